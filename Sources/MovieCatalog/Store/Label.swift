/// A kind of names that movies share, each kept once in a table of its own.
enum Label: Int, CaseIterable {
    case genre, director, tag

    /// The table of the names.
    var table: String {
        switch self {
        case .genre: "genre"
        case .director: "director"
        case .tag: "tag"
        }
    }

    /// The table that says which movies have which of the names.
    var movieTable: String { "movie_\(table)" }

    /// Gives movies so many names or fewer, one each: the power of two that `count` reaches, 16 at most.
    func insertion(ofUpTo count: Int) -> (sql: String, count: Int) {
        let power = min(Int.bitWidth - 1 - count.leadingZeroBitCount, 4)
        return (Self.insertions[rawValue][power], 1 << power)
    }

    /// Takes one of the names from a movie.
    var deletion: String { Self.deletions[rawValue] }

    private static let insertions = allCases.map { label in
        (0...4).map { power in
            "INSERT OR IGNORE INTO \(label.movieTable) (label, movie) VALUES "
                + Array(repeating: "(?, ?)", count: 1 << power).joined(separator: ", ")
        }
    }
    private static let deletions = allCases.map {
        "DELETE FROM \($0.movieTable) WHERE label = ? AND movie = ?"
    }

    /// The field of a movie that holds the names.
    var field: MovieField {
        switch self {
        case .genre: .genres
        case .director: .directors
        case .tag: .tags
        }
    }

    /// The movies' values of this kind.
    func names(of movie: Movie) -> [String] { field.value(of: movie)?.texts ?? [] }

    /// What makes two names the same: letters and digits, case and accents aside. “Sci-Fi” is “scifi”.
    static func key(of name: String) -> String {
        let letters = folded(name).filter { !($0 < 0x80) || $0.isDigit || ($0 >= 0x61 && $0 <= 0x7A) }
        return letters.isEmpty
            ? String(decoding: folded(name), as: UTF8.self) : String(decoding: letters, as: UTF8.self)
    }
}
