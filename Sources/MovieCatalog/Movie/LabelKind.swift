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

    /// Returns the name without case, accents, spaces and ASCII punctuation: “scifi” for “Sci-Fi”.
    /// A name of only such characters keeps them.
    package static func key(of name: String) -> String {
        var letters = folded(name)
        letters.removeAll { $0 < 0x80 && !$0.isDigit && !(0x61...0x7A ~= $0) }
        return String(decoding: letters.isEmpty ? folded(name) : letters, as: UTF8.self)
    }
}
