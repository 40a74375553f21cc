// The names that movies share, each kept once in a table of its own.
extension LabelKind {
    var table: String { Self.tables[rawValue] }
    private static let tables = allCases.map { "\($0)" }

    var movieTable: String { "movie_" + table }

    /// The condition of a search that finds the movies with a name.
    func condition(_ name: String) -> String { "\(table):\"\(name.replacing("\"", with: " "))\"" }

    /// The number of the name with a key, and the first two keys that begin so, as SQL.
    package var number: String { Self.numbers[rawValue] }
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
}
