extension Catalog {
    /// The titles with their years, tags, genres and fields of a search that begin with a text, up to fifty of each; behind a
    /// field such as `genre:`, its names.
    ///
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    package func names(beginning text: String) throws(CatalogError) -> [String] {
        if let colon = text.firstIndex(of: ":"), !text[..<colon].contains(" ") {
            let field = text[..<colon].lowercased()
            guard
                let label = Label.allCases.first(where: {
                    $0.table == field || $0 == .director && field == "by"
                })
            else { return [] }
            let names = try strings(
                "SELECT name FROM \(label.table) WHERE name", beginning: text[colon...].dropFirst())
            return names.filter { !$0.contains(" ") }.map { text[...colon] + $0 }
        }
        return try strings(
            "SELECT title || coalesce(' (' || year || ')', '') FROM movie WHERE title", beginning: text)
            + strings("SELECT name FROM tag WHERE name", beginning: text)
            + strings("SELECT name FROM genre WHERE name", beginning: text)
            + SearchField.names.filter { $0.hasPrefix(text.lowercased()) }.map { "\($0):" }
    }

    private func strings(
        _ sql: String, beginning text: some StringProtocol
    ) throws(CatalogError) -> [String] {
        let statement = try database.statement("\(sql) LIKE ? ESCAPE '!' ORDER BY 1 LIMIT 50")
        defer { statement.reset() }
        let signs: [Character] = ["!", "%", "_"]
        try statement.bind([
            .text(text.reduce("") { $0 + (signs.contains($1) ? "!" : "") + String($1) } + "%")
        ])
        var found: [String] = []
        while try statement.step() { if let name = try statement.text(0) { found.append(name) } }
        return found
    }
}
