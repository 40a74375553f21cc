struct IntegrityCheck {
    private(set) var problems: [String] = []

    private let catalog: Catalog
    private let database: Database

    init(of catalog: Catalog) throws(CatalogError) {
        (self.catalog, database) = (catalog, catalog.database)
        try check { (check) throws(CatalogError) in try check.checkWords() }
        try catalog.reading { () throws(CatalogError) in
            try check { (check) throws(CatalogError) in try check.checkPages() }
            try check { (check) throws(CatalogError) in try check.checkMovies() }
            try check { (check) throws(CatalogError) in try check.checkLabels() }
            try check { (check) throws(CatalogError) in try check.checkLists() }
            try check { (check) throws(CatalogError) in try check.checkSteps() }
            try check { (check) throws(CatalogError) in try check.checkIDs() }
        }
    }

    private mutating func add(_ problem: String) {
        if problems.count < 100 { problems.append(problem) }
    }

    private mutating func add(unreadable error: CatalogError) {
        var remedy = ""
        if case .catalogDamaged(let path, let fault?) = error { remedy = fault.remedy(path: path) }
        add(harmless(error.damageInWords + remedy))
    }

    /// Reports unreadable data as a problem, including rows that results leave out.
    private mutating func check(
        _ body: (inout IntegrityCheck) throws(CatalogError) -> Void
    ) throws(CatalogError) {
        let known = database.unreadableRows
        database.unreadableRows = []
        defer { database.unreadableRows = known }
        do throws(CatalogError) {
            try body(&self)
        } catch {
            try database.note(unreadable: error)
        }
        for error in database.unreadableRows { add(unreadable: error) }
    }

    private func checkWords() throws(CatalogError) {
        let question = "INSERT INTO movie_text (movie_text, rank) VALUES ('integrity-check', 1)"
        do throws(CatalogError) {
            try database.execute(question)
        } catch  where error == .catalogDamaged(path: database.path) {
            throw database.damage("its index of words doesn't fit its movies")
        }
    }

    private mutating func checkPages() throws(CatalogError) {
        try database.forEachRow("PRAGMA integrity_check") { (row) throws(CatalogError) in
            // Rows that violate a CHECK are examined by field.
            if let line = try row.text(0), line != "ok", !line.hasPrefix("CHECK ") { add(line) }
        }
    }

    private mutating func checkMovies() throws(CatalogError) {
        var (movies, viewings) = (0, 0)
        var labels = LabelKind.ofFields.map { _ in 0 }
        let all = "SELECT \(MovieRow.selected) FROM movie NOT INDEXED"
        try database.forEachRow(all) { (row) throws(CatalogError) in
            movies += 1
            try check { (check) throws(CatalogError) in
                let movie = try MovieRow.movie(in: row)
                func add(_ problem: String) {
                    check.add("movie \(movie.id.number), \(shown(movie.title)), \(problem)")
                }
                let beyond = try MovieRow.beyondLimits(in: row)
                for (field, value) in beyond {
                    add(
                        "has \(value.map { harmless($0) } ?? "more than \(field.longest >> 10) KiB") as “\(field.name)”, "
                            + "which is out of range. To change it: "
                            + "\(command(on: check.database.path)) --open /movies/\(movie.id.number)/edit")
                }
                let isDerived = (try? MovieRow.isDerived(from: movie, in: row)) == true
                if beyond.isEmpty, !isDerived { add("is indexed under the wrong values") }
                for (place, label) in LabelKind.ofFields.enumerated() {
                    for key in Set(label.names(of: movie).map(LabelKind.key)) {
                        labels[place] += 1
                        if try !check.has(movie, label, key: key) { add("is missing under a \(label.table)") }
                    }
                }
                for (place, date) in movie.diaryNumbers.enumerated() {
                    viewings += 1
                    if try !check.hasViewing(on: date, of: movie, at: place) {
                        add("is missing from the diary")
                    }
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
        if other != count { add("\(table): there are \(other), but the movies have \(count)") }
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

    private func checkLabels() throws(CatalogError) {
        for label in LabelKind.ofFields {
            _ = try database.readableRows("SELECT id, key, name FROM \(label.table)") {
                (row) throws(CatalogError) in (try row.number(0), try row.text(1), try row.text(2))
            }
        }
    }

    private mutating func checkLists() throws(CatalogError) {
        for id in try database.integers("SELECT id FROM list") {
            guard let list = try catalog.list(id) else { continue }
            if try catalog.list(named: list.name) == nil {
                add("the list \(shown(list.name)) is filed under another name")
            }
            if let search = list.search, (try? MovieSearch(search)) == nil {
                add(
                    "the search \(shown(list.name)) can't be read. To delete it: "
                        + "\(command(on: database.path)) forget \(shellWord(list.name))")
            }
        }
        // Deleted movies keep their places while they can be restored.
        let lost = """
            SELECT label, movie FROM movie_list
            WHERE label NOT IN (SELECT id FROM list) OR movie NOT IN (SELECT id FROM movie) AND NOT EXISTS (
                SELECT 1 FROM step_change WHERE movie_list.movie BETWEEN step_change.movie AND last)
            """
        let places = try database.readableRows(lost) { (row) throws(CatalogError) in
            (list: try row.number(0), movie: try row.number(1))
        }
        for (list, movie) in places {
            add("movie \(movie) has a place on list \(list), one of which is gone")
        }
    }

    private mutating func checkSteps() throws(CatalogError) {
        _ = try database.readableRows(
            "SELECT \(Catalog.stepColumns) FROM step", [], catalog.historyStep(in:))
        try database.forEachRow("SELECT movie, state, step, last FROM step_change") {
            (row) throws(CatalogError) in
            _ = try database.readable { () throws(CatalogError) in
                let (id, _, _) = (try row.number(0), try row.integer(2), try row.integer(3))
                guard let state = try row.value(1) else { return }
                if id < 0 { return _ = try catalog.list(id, from: state) }
                _ = try catalog.movie(id, from: state)
            }
        }
        try database.forEachRow("SELECT token FROM step") { (row) throws(CatalogError) in
            _ = try database.readable { () throws(CatalogError) in try row.integer(0) }
        }
        let wrong = try database.integer(
            """
            SELECT (SELECT count(*) FROM step WHERE is_undone NOT IN (0, 1)
                    OR NOT is_undone AND id > (SELECT min(id) FROM step WHERE is_undone)
                    OR films <> (SELECT coalesce(sum(last - movie + 1), 0) FROM step_change WHERE step = step.id))
                + (SELECT count(DISTINCT step) FROM step_change WHERE step NOT IN (SELECT id FROM step))
            """)
        if wrong > 0 {
            add("\(counted(wrong, "undo step")) with the wrong number of movies, or undone out of order")
        }
    }

    private mutating func checkIDs() throws(CatalogError) {
        let sequence = try database.integer("SELECT seq FROM sqlite_sequence WHERE name = 'movie'")
        for table in ["movie", "list", "step"] {
            let last = try max(
                database.integer("SELECT max(id) FROM \(table)"), table == "movie" ? sequence : 0)
            guard last > .max - MovieRow.several else { continue }
            add(unreadable: database.damage(.idsUsedUp(table: table)))
        }
    }
}
