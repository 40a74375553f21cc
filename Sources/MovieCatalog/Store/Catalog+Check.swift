extension Catalog {
    /// Looks whether all of the catalog holds together: pages, indexes, the index of words, and all that is kept beside
    /// movies. It takes the memory of one movie, and changes nothing.
    ///
    /// - Returns: What doesn't hold together, in words, the first hundred; nothing in a catalog that is sound.
    /// - Throws: ``CatalogError`` when the catalog can't be read for another reason, or ``CatalogError/stopped``.
    public func troubles() throws(CatalogError) -> [String] {
        var troubles = Troubles()
        try troubles.look { (_) throws(CatalogError) in
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
            for check in [checkPages, checkMovies, checkSteps] { try troubles.look(check) }
        }
        return troubles.words
    }

    private func checkPages(_ troubles: inout Troubles) throws(CatalogError) {
        let statement = try database.statement("PRAGMA integrity_check")
        defer { statement.reset() }
        while try statement.step() {
            guard let line = try statement.text(0), line != "ok" else { continue }
            // A row that breaks a check is looked at field by field.
            if !line.hasPrefix("CHECK ") { troubles.add(line) }
        }
    }

    private func checkMovies(_ troubles: inout Troubles) throws(CatalogError) {
        let statement = try database.statement("SELECT \(MovieRow.selected) FROM movie NOT INDEXED")
        defer { statement.reset() }
        var (movies, viewings) = (0, 0)
        var labels = Label.allCases.map { _ in 0 }
        let isOwn = database.path == Self.ownPath
        let command = isOwn ? "movies --open" : "movies --catalog \(shellWord(database.path)) --open"
        while try statement.step() {
            movies += 1
            try troubles.look { (troubles) throws(CatalogError) in
                let movie: Movie
                do throws(CatalogError) {
                    movie = try MovieRow.movie(in: statement)
                } catch {
                    guard error.kind == .badData else { throw error }
                    return troubles.add("movie \(try statement.integer(0) ?? 0) can't be read: \(error.text)")
                }
                let name = "movie \(movie.id.number), \(shown(movie.title)),"
                let beyond = try MovieRow.beyondLimits(in: statement)
                for (field, value) in beyond {
                    troubles.add(
                        "\(name) has \(harmless(value)) as “\(field.name)”, which no film can have; "
                            + "a change of the film mends it: \(harmless(command)) /movies/\(movie.id.number)/edit"
                    )
                }
                if beyond.isEmpty, try !MovieRow.isDerived(from: movie, in: statement) {
                    troubles.add("\(name) is sorted and found by other values than its own")
                }
                for (place, label) in Label.allCases.enumerated() {
                    for key in Set(label.names(of: movie).map(Label.key)) {
                        labels[place] += 1
                        if try !has(movie, label, key: key) {
                            troubles.add("\(name) is missing under a \(label.table)")
                        }
                    }
                }
                for (place, date) in movie.diaryNumbers.enumerated() {
                    viewings += 1
                    if try !hasViewing(on: date, of: movie, at: place) {
                        troubles.add("\(name) is missing in the diary")
                    }
                }
            }
        }
        func compare(_ count: Int, with table: String, _ counted: String) throws(CatalogError) {
            let other = try database.integer("SELECT \(counted) FROM \(table)")
            if other != count { troubles.add("\(table): there are \(other), and movies have \(count)") }
        }
        try compare(movies, with: "total", "movies")
        try compare(viewings, with: "viewing", "count(*)")
        for (place, label) in Label.allCases.enumerated() {
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

    /// What undoing keeps of movies can be read, and is as much as each step counts.
    private func checkSteps(_ troubles: inout Troubles) throws(CatalogError) {
        let statement = try database.statement(
            "SELECT step, movie, state FROM step_change WHERE state IS NOT NULL")
        defer { statement.reset() }
        while try statement.step() {
            let id = Movie.ID(try statement.integer(1) ?? 0)
            guard let state = try statement.bytes(2), (try? Movie(json: state, id: id)) != nil else {
                troubles.add("what undoing keeps of movie \(id.number) is no movie")
                continue
            }
        }
        let counted = try database.integer(
            """
            SELECT count(*) FROM step WHERE films <>
                (SELECT coalesce(sum(last - movie + 1), 0) FROM step_change WHERE step = step.id)
            """)
        if counted > 0 {
            troubles.add(
                "\(MovieCatalog.counted(counted, "step")) to undo keep other movies than were counted")
        }
    }
}

/// What doesn't hold together, as far as anybody reads it.
private struct Troubles {
    private(set) var words: [String] = []

    private static let most = 100

    mutating func add(_ trouble: String) {
        if words.count < Self.most { words.append(trouble) }
    }

    /// Looks for more; what can't be read is one, and the look goes on behind it.
    mutating func look(_ body: (inout Troubles) throws(CatalogError) -> Void) throws(CatalogError) {
        do throws(CatalogError) {
            try body(&self)
        } catch {
            guard error.kind == .badData else { throw error }
            add(error.text)
        }
    }
}
