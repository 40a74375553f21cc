extension Catalog {
    /// What doesn't hold together, in words; nothing in a catalog that is sound. Pages, indexes, the index of words,
    /// labels and the number of films are looked at.
    package func troubles() throws(CatalogError) -> [String] {
        var troubles: [String] = []
        let check = try database.text("PRAGMA integrity_check")
        if check != "ok" { troubles.append(check ?? "pages") }
        do {
            try database.execute("INSERT INTO movie_text (movie_text, rank) VALUES ('integrity-check', 1)")
        } catch {
            troubles.append("words: \(error)")
        }
        let films = try movies(of: MovieQuery(), in: 0 ..< .max)
        if try database.integer("SELECT count(*) FROM movie") != films.count { troubles.append("total") }
        for label in Label.allCases {
            let expected = films.reduce(0) { $0 + Set(label.names(of: $1).map(Label.key)).count }
            if try database.integer("SELECT count(*) FROM movie_\(label)") != expected {
                troubles.append("\(label)")
            }
        }
        return troubles
    }
}
