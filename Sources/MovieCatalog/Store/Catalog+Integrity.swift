extension Catalog {
    /// Checks all of the catalog: pages, indexes, the index of words, and all that is kept beside movies. It takes the
    /// memory of one movie, and changes nothing.
    ///
    /// - Returns: The first hundred problems; none in a catalog that is sound.
    /// - Throws: ``CatalogError`` when the catalog can't be read for another reason, or ``CatalogError/stopped``.
    public func integrityProblems() throws(CatalogError) -> [IntegrityProblem] {
        var report = IntegrityReport()
        try report.check { (_) throws(CatalogError) in
            // FTS5 takes the question as a row that is written, so that it is asked of a copy while another program writes.
            let question = "INSERT INTO movie_text (movie_text, rank) VALUES ('integrity-check', 1)"
            do throws(CatalogError) {
                try database.attempt(question)
            } catch  where error == .busy(path: database.path) {
                let copy = try Database(path: database.path, mode: .copy(database.bytes()), patience: 0)
                try copy.execute(question)
            }
        }
        try reading { () throws(CatalogError) in
            for check in [checkPages, checkMovies, checkSteps] { try report.check(check) }
        }
        return report.problems
    }

    private func checkPages(_ report: inout IntegrityReport) throws(CatalogError) {
        let statement = try database.statement("PRAGMA integrity_check")
        defer { statement.reset() }
        while try statement.step() {
            guard let line = try statement.text(0), line != "ok" else { continue }
            // A row that breaks a check is looked at field by field.
            if !line.hasPrefix("CHECK ") { report.add(.database(line)) }
        }
    }

    private func checkMovies(_ report: inout IntegrityReport) throws(CatalogError) {
        let statement = try database.statement("SELECT \(MovieRow.selected) FROM movie NOT INDEXED")
        defer { statement.reset() }
        var (movies, viewings) = (0, 0)
        var labels = Label.ofFields.map { _ in 0 }
        while try statement.step() {
            movies += 1
            try report.check { (report) throws(CatalogError) in
                let movie: Movie
                do throws(CatalogError) {
                    movie = try MovieRow.movie(in: statement)
                } catch {
                    guard error.kind == .badData else { throw error }
                    return report.add(.unreadableMovie(try statement.integer(0) ?? 0, error))
                }
                func add(_ problem: IntegrityProblem.MovieProblem) {
                    report.add(.movie(movie.id, title: movie.title, problem))
                }
                let beyond = try MovieRow.beyondLimits(in: statement)
                for (field, value) in beyond { add(.beyondLimit(field, value, path: database.path)) }
                if beyond.isEmpty, try !MovieRow.isDerived(from: movie, in: statement) { add(.wrongKeys) }
                for (place, label) in Label.ofFields.enumerated() {
                    for key in Set(label.names(of: movie).map(Label.key)) {
                        labels[place] += 1
                        if try !has(movie, label, key: key) { add(.missingLabel(table: label.table)) }
                    }
                }
                for (place, date) in movie.diaryNumbers.enumerated() {
                    viewings += 1
                    if try !hasViewing(on: date, of: movie, at: place) { add(.missingViewing) }
                }
            }
        }
        func compare(_ count: Int, with table: String, _ counted: String) throws(CatalogError) {
            let other = try database.integer("SELECT \(counted) FROM \(table)")
            if other != count { report.add(.wrongCount(table: table, other, expected: count)) }
        }
        try compare(movies, with: "total", "movies")
        try compare(viewings, with: "viewing", "count(*)")
        for (place, label) in Label.ofFields.enumerated() {
            try compare(labels[place], with: label.movieTable, "count(*)")
        }
    }

    private func has(_ movie: Movie, _ label: Label, key: String) throws(CatalogError) -> Bool {
        let statement = try database.statement(
            "SELECT 1 FROM \(label.movieTable) WHERE label = (SELECT id FROM \(label.table) WHERE key = ?) AND movie = ?"
        )
        defer { statement.reset() }
        try statement.bind([.text(key), .integer(movie.id.number)])
        return try statement.step()
    }

    private func hasViewing(on date: Int, of movie: Movie, at place: Int) throws(CatalogError) -> Bool {
        let statement = try database.statement(
            "SELECT 1 FROM viewing WHERE date = ? AND movie = ? AND place = ?")
        defer { statement.reset() }
        try statement.bind([date, movie.id.number, place].map { .integer($0) })
        return try statement.step()
    }

    /// Checks that the states kept for undoing can be read, and are as many as each step counts.
    private func checkSteps(_ report: inout IntegrityReport) throws(CatalogError) {
        let statement = try database.statement(
            "SELECT step, movie, state FROM step_change WHERE state IS NOT NULL")
        defer { statement.reset() }
        while try statement.step() {
            let id = Movie.ID(try statement.integer(1) ?? 0)
            let state = try statement.bytes(2)
            let isReadable =
                id.number < 0
                ? state.flatMap { MovieList(json: $0) } != nil
                : state.flatMap { try? Movie(json: $0, id: id) } != nil
            if !isReadable { report.add(.unreadableState(id)) }
        }
        let wrong = try database.integer(
            """
            SELECT count(*) FROM step WHERE films <>
                (SELECT coalesce(sum(last - movie + 1), 0) FROM step_change WHERE step = step.id)
            """)
        if wrong > 0 { report.add(.wrongSteps(wrong)) }
    }
}

// A file that somebody hands over as a catalog may hold anything.
extension Catalog {
    /// Looks whether the tables and indexes are those that this program makes, and no others. Any other could answer, or
    /// do, what it likes.
    ///
    /// - Throws: ``CatalogError/catalogDamaged(path:fault:)`` where they aren't.
    func checkSchema(format: Int = Schema.format) throws(CatalogError) {
        var missing = Schema.objects(ofFormat: format)
        let statement = try database.statement("SELECT type, name, sql FROM sqlite_schema")
        defer { statement.reset() }
        while try statement.step() {
            let (name, sql) = (try statement.text(1) ?? "", try statement.text(2))
            // Not by `==`, for which a letter may be written in several ways.
            if let sql = sql.map({ Array($0.utf8) }),
                let index = missing.firstIndex(where: { $0.name == name && $0.sql == sql })
            {
                missing.remove(at: index)
                continue
            }
            guard Schema.isInternal(name, sql: sql) else {
                throw database.damage(.unknownObject(type: try statement.text(0) ?? "", name: name))
            }
        }
        guard missing.isEmpty else {
            throw database.damage(.missingObjects)
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

/// The first problems of a catalog.
private struct IntegrityReport {
    private(set) var problems: [IntegrityProblem] = []

    private static let limit = 100

    mutating func add(_ problem: IntegrityProblem) {
        if problems.count < Self.limit { problems.append(problem) }
    }

    /// Runs a check; data that can't be read are a problem, and the next check goes on behind it.
    mutating func check(
        _ body: (inout IntegrityReport) throws(CatalogError) -> Void
    ) throws(CatalogError) {
        do throws(CatalogError) {
            try body(&self)
        } catch {
            guard error.kind == .badData else { throw error }
            add(.unreadable(error))
        }
    }
}
