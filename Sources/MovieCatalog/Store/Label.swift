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
    var movieTable: String {
        switch self {
        case .genre: "movie_genre"
        case .director: "movie_director"
        case .tag: "movie_tag"
        }
    }

    /// The number of the name with a key, and the first two keys that begin so, as SQL.
    var number: String { Self.numbers[rawValue] }
    var beginning: String { Self.beginnings[rawValue] }

    private static let numbers = allCases.map { "(SELECT id FROM \($0.table) WHERE key = ?)" }
    private static let beginnings = allCases.map {
        "SELECT key FROM \($0.table) WHERE key BETWEEN ? AND ? ORDER BY key LIMIT 2"
    }

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
        var letters = folded(name)
        letters.removeAll { $0 < 0x80 && !$0.isDigit && !(0x61...0x7A ~= $0) }
        return String(decoding: letters.isEmpty ? folded(name) : letters, as: UTF8.self)
    }
}
