extension LabelKind {
    var table: String { Self.tables[rawValue] }
    private static let tables = allCases.map { "\($0)" }

    var movieTable: String { "movie_" + table }

    func condition(_ name: String) -> String { "\(table):\"\(name.replacing("\"", with: " "))\"" }

    package var number: String { Self.numbers[rawValue] }
    var beginning: String { Self.beginnings[rawValue] }

    private static let numbers = allCases.map { "(SELECT id FROM \($0.table) WHERE key = ?)" }
    private static let beginnings = allCases.map {
        "SELECT key FROM \($0.table) WHERE key BETWEEN ? AND ? ORDER BY key LIMIT 2"
    }

    /// Inserts up to `count` labels: a power of two, at most 16, so that few statements exist.
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
