/// A check of all of a catalog: pages, indexes, the index of words, and all that is kept beside movies.
struct IntegrityCheck {
    /// The first hundred problems.
    private(set) var problems: [IntegrityProblem] = []

    private let database: Database

    init(of catalog: Catalog) throws(CatalogError) {
        database = catalog.database
        try check { (check) throws(CatalogError) in try check.checkWords() }
        try catalog.reading { () throws(CatalogError) in
            try check { (check) throws(CatalogError) in try check.checkPages() }
            try check { (check) throws(CatalogError) in try check.checkMovies() }
            try check { (check) throws(CatalogError) in try check.checkSteps() }
        }
    }

    private mutating func add(_ problem: IntegrityProblem) {
        if problems.count < 100 { problems.append(problem) }
    }

    /// Runs a check; data that can't be read are a problem, and the next check goes on behind it.
    private mutating func check(
        _ body: (inout IntegrityCheck) throws(CatalogError) -> Void
    ) throws(CatalogError) {
        do throws(CatalogError) {
            try body(&self)
        } catch {
            guard error.kind == .badData else { throw error }
            add(.unreadable(error))
        }
    }

    private func checkWords() throws(CatalogError) {
        try database.execute("INSERT INTO movie_text (movie_text, rank) VALUES ('integrity-check', 1)")
    }

    private mutating func checkPages() throws(CatalogError) {
        try database.forEachRow("PRAGMA integrity_check") { (row) throws(CatalogError) in
            // A row that breaks a check is looked at field by field.
            if let line = try row.text(0), line != "ok", !line.hasPrefix("CHECK ") { add(.database(line)) }
        }
    }

    private mutating func checkMovies() throws(CatalogError) {
        var (movies, viewings) = (0, 0)
        var labels = LabelKind.ofFields.map { _ in 0 }
        let all = "SELECT \(MovieRow.selected) FROM movie NOT INDEXED"
        try database.forEachRow(all) { (row) throws(CatalogError) in
            movies += 1
            try check { (check) throws(CatalogError) in
                let movie: Movie
                do throws(CatalogError) {
                    movie = try MovieRow.movie(in: row)
                } catch {
                    guard error.kind == .badData else { throw error }
                    return check.add(.unreadableMovie(try row.number(0), error))
                }
                func add(_ problem: IntegrityProblem.MovieProblem) {
                    check.add(.movie(movie.id, title: movie.title, problem))
                }
                let beyond = try MovieRow.beyondLimits(in: row)
                for (field, value) in beyond { add(.beyondLimit(field, value, path: check.database.path)) }
                if beyond.isEmpty, try !MovieRow.isDerived(from: movie, in: row) { add(.wrongKeys) }
                for (place, label) in LabelKind.ofFields.enumerated() {
                    for key in Set(label.names(of: movie).map(LabelKind.key)) {
                        labels[place] += 1
                        if try !check.has(movie, label, key: key) { add(.missingLabel(table: label.table)) }
                    }
                }
                for (place, date) in movie.diaryNumbers.enumerated() {
                    viewings += 1
                    if try !check.hasViewing(on: date, of: movie, at: place) { add(.missingViewing) }
                }
            }
        }
        try compare(movies, with: "total", "movies")
        try compare(viewings, with: "viewing", "count(*)")
        for (place, label) in LabelKind.ofFields.enumerated() {
            try compare(labels[place], with: label.movieTable, "count(*)")
        }
    }

    private mutating func compare(
        _ count: Int, with table: String, _ counted: String
    ) throws(CatalogError) {
        let other = try database.integer("SELECT \(counted) FROM \(table)")
        if other != count { add(.wrongCount(table: table, other, expected: count)) }
    }

    private func has(_ movie: Movie, _ label: LabelKind, key: String) throws(CatalogError) -> Bool {
        try database.integer(
            "SELECT 1 FROM \(label.movieTable) WHERE label = (SELECT id FROM \(label.table) WHERE key = ?) AND movie = ?",
            [.text(key), .integer(movie.id.number)]) == 1
    }

    private func hasViewing(on date: Int, of movie: Movie, at place: Int) throws(CatalogError) -> Bool {
        try database.integer(
            "SELECT 1 FROM viewing WHERE date = ? AND movie = ? AND place = ?",
            [.integer(date), .integer(movie.id.number), .integer(place)]) == 1
    }

    /// Checks that the states kept for undoing can be read, and are as many as each step counts.
    private mutating func checkSteps() throws(CatalogError) {
        try database.forEachRow("SELECT movie, state FROM step_change WHERE state IS NOT NULL") {
            (row) throws(CatalogError) in
            let (id, state) = (Movie.ID(try row.number(0)), try row.bytes(1))
            let isReadable =
                id.number < 0
                ? state.flatMap { MovieList(json: $0) } != nil
                : state.flatMap { try? Movie(json: $0, id: id) } != nil
            if !isReadable { add(.unreadableState(id)) }
        }
        let wrong = try database.integer(
            """
            SELECT count(*) FROM step WHERE films <>
                (SELECT coalesce(sum(last - movie + 1), 0) FROM step_change WHERE step = step.id)
            """)
        if wrong > 0 { add(.wrongSteps(wrong)) }
    }
}
