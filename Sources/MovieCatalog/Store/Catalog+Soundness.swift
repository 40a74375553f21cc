// A file that somebody hands over as a catalog may hold anything.
extension Catalog {
    /// Looks whether the tables and indexes are those that this program makes, and no others. Any other could answer, or
    /// do, what it likes.
    ///
    /// - Throws: ``CatalogError/catalogDamaged(path:fault:)`` where they aren't.
    func checkSchema(format: Int = Schema.format) throws(CatalogError) {
        var missing = Schema.objects[format]
        let statement = try database.statement("SELECT type, name, sql FROM sqlite_schema")
        defer { statement.reset() }
        while try statement.step() {
            let (name, sql) = (try statement.text(1) ?? "", try statement.text(2))
            // Not by `==`, for which a letter may be written in several ways.
            if let sql, missing[name] == Array(sql.utf8) {
                missing[name] = nil
                continue
            }
            guard Schema.isInternal(name, sql: sql) else {
                throw database.damage(
                    "a catalog has no such \(try statement.text(0) ?? "object") as “\(name)”")
            }
        }
        guard missing.isEmpty else {
            throw database.damage("some of its tables and indexes are missing")
        }
    }

    /// Looks whether numbers that are kept agree with what they tell of, as far as that is quickly done.
    ///
    /// - Throws: ``CatalogError/catalogDamaged(path:fault:)`` where they don't.
    func checkSums() throws(CatalogError) {
        let total = try total()
        guard total <= 1_000 else { return }
        let count = try database.integer("SELECT count(*) FROM (SELECT 1 FROM movie LIMIT \(total + 1))")
        guard count == total else { throw database.unlikeCount() }
    }
}

extension Catalog {
    /// What doesn't hold together, in words; nothing in a catalog that is sound. Pages, indexes, the index of words,
    /// labels and the number of movies are looked at.
    package func troubles() throws(CatalogError) -> [String] {
        var troubles: [String] = []
        let check = try database.text("PRAGMA integrity_check")
        if check != "ok" { troubles.append(check ?? "pages") }
        do {
            try database.execute("INSERT INTO movie_text (movie_text, rank) VALUES ('integrity-check', 1)")
        } catch {
            troubles.append("words: \(error)")
        }
        let movies = try movies(of: MovieQuery(), in: 0 ..< .max)
        if try database.integer("SELECT count(*) FROM movie") != movies.count { troubles.append("total") }
        for label in Label.allCases {
            let expected = movies.reduce(0) { $0 + Set(label.names(of: $1).map(Label.key)).count }
            if try database.integer("SELECT count(*) FROM \(label.movieTable)") != expected {
                troubles.append(label.table)
            }
        }
        let viewings = Set(
            movies.flatMap { movie in
                movie.diaryNumbers.enumerated().map { [$1, movie.id.number, $0] }
            })
        let statement = try database.statement("SELECT date, movie, place FROM viewing")
        defer { statement.reset() }
        var diary: Set<[Int]> = []
        while try statement.step() {
            diary.insert([0, 1, 2].compactMap { (column) in try? statement.integer(column) })
        }
        if diary != viewings { troubles.append("viewing") }
        return troubles
    }
}
