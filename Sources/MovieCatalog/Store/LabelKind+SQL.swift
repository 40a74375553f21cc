extension LabelKind {
    var table: String { rawValue }
    var movieTable: String { "movie_" + table }

    /// As typed in a search.
    func condition(_ name: String) -> String { "\(table):\"\(name.replacing("\"", with: " "))\"" }

    package var number: String { "(SELECT id FROM \(table) WHERE key = ?)" }

    /// The first two keys in a range.
    var beginning: String { "SELECT key FROM \(table) WHERE key BETWEEN ? AND ? ORDER BY key LIMIT 2" }
}
