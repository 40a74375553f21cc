/// A kind of names that movies share: each is kept once.
package enum LabelKind: Int, CaseIterable {
    case genre, director, tag
    /// A person's own lists, which no field holds.
    case list

    static let ofFields: [LabelKind] = [.genre, .director, .tag]

    /// The field of a movie that holds the names, if one does.
    var field: MovieField? {
        switch self {
        case .genre: .genres
        case .director: .directors
        case .tag: .tags
        case .list: nil
        }
    }

    func names(of movie: Movie) -> [String] { field?.value(of: movie)?.texts ?? [] }

    /// The key of a name, the same for equal names: letters and digits, without case and accents. “Sci-Fi” is “scifi”.
    package static func key(of name: String) -> String {
        var letters = folded(name)
        letters.removeAll { $0 < 0x80 && !$0.isDigit && !(0x61...0x7A ~= $0) }
        return String(decoding: letters.isEmpty ? folded(name) : letters, as: UTF8.self)
    }
}
