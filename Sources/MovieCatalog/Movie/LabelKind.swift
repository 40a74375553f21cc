/// A kind of name that movies share. Each name is stored once.
package enum LabelKind: String, CaseIterable {
    case genre, director, tag, list

    static let ofFields: [LabelKind] = [.genre, .director, .tag]

    var field: MovieField? {
        switch self {
        case .genre: .genres
        case .director: .directors
        case .tag: .tags
        case .list: nil
        }
    }

    func names(of movie: Movie) -> [String] { field?.value(of: movie)?.texts ?? [] }

    /// Returns the name in a form for comparison: “scifi” for “Sci-Fi”.
    package static func key(of name: String) -> String {
        var letters = folded(name)
        letters.removeAll { $0 < 0x80 && !$0.isDigit && !(0x61...0x7A ~= $0) }
        return String(decoding: letters.isEmpty ? folded(name) : letters, as: UTF8.self)
    }
}
