final class IntegrityCheck {
    private(set) var problems: [String] = []

    private let catalog: Catalog
    private let database: Database

    init(of catalog: Catalog) throws(CatalogError) {
        (self.catalog, database) = (catalog, catalog.database)
        try check(words)
        try catalog.reading { () throws(CatalogError) in
            for part in [pages, movies, labels, lists, steps, ids] { try check(part) }
        }
    }

    private func add(_ problem: String) {
        if problems.count < 100 { problems.append(problem) }
    }

    private func add(unreadable error: CatalogError) {
        var remedy = ""
        if case .catalogDamaged(let path, let fault?) = error { remedy = fault.remedy(path: path) }
        add(harmless(error.damageInWords + remedy))
    }

    /// Runs a part of the check, and adds a problem for each unreadable row that it finds.
    private func check(_ body: () throws -> Void) throws(CatalogError) {
        let known = database.unreadableRows
        database.unreadableRows = []
        defer { database.unreadableRows = known }
        _ = try database.readable { try body() }
        for error in database.unreadableRows { add(unreadable: error) }
    }

    private func words() throws(CatalogError) {
        let question = "INSERT INTO movie_text (movie_text, rank) VALUES ('integrity-check', 1)"
        do throws(CatalogError) {
            try database.execute(question)
        } catch  where error == .catalogDamaged(path: database.path) {
            throw database.damage("its index of words doesn't fit its movies")
        }
    }

    private func pages() throws(CatalogError) {
        try database.forEachRow("PRAGMA integrity_check") { row in
            // Skip rows that violate a CHECK: `movies()` reports their fields.
            if let line = try row.text(0), line != "ok", !line.hasPrefix("CHECK ") { add(line) }
        }
    }

    private func movies() throws(CatalogError) {
        var counts: [String: Int] = [:]
        let all = "SELECT \(MovieTable.selected) FROM movie NOT INDEXED"
        try database.forEachRow(all) { row in
            counts["total", default: 0] += 1
            try check {
                let movie = try MovieReading.all.movie(in: row)
                let id = SQLValue.integer(movie.id.number)
                func add(_ problem: String) {
                    self.add("movie \(movie.id.number), \(shown(movie.title)), \(problem)")
                }
                func expect(_ row: String, _ values: SQLValue..., missing: String) throws(CatalogError) {
                    if try database.integer("SELECT 1 FROM " + row, values) != 1 {
                        add("is missing " + missing)
                    }
                }
                let beyond = try MovieTable.beyondLimits(in: row)
                for (field, value) in beyond {
                    add(
                        "has \(value.map { harmless($0) } ?? "more than \(field.longest >> 10) KiB") as “\(field.name)”, "
                            + "which is out of range. To change it: "
                            + "\(command(on: database.path)) --open /movies/\(movie.id.number)/edit")
                }
                let isDerived = (try? MovieTable.isDerived(from: movie, in: row)) == true
                if beyond.isEmpty, !isDerived { add("is indexed under the wrong values") }
                for label in LabelKind.ofFields {
                    for key in Set(label.names(of: movie).map(LabelKind.key)) {
                        counts[label.movieTable, default: 0] += 1
                        try expect(
                            "\(label.movieTable) WHERE label = \(label.number) AND movie = ?", .text(key), id,
                            missing: "under a \(label.table)")
                    }
                }
                for (place, date) in movie.diaryNumbers.enumerated() {
                    counts["viewing", default: 0] += 1
                    try expect(
                        "viewing WHERE date = ? AND movie = ? AND place = ?", .integer(date), id,
                        .integer(place), missing: "from the diary")
                }
            }
        }
        for table in ["total", "viewing"] + LabelKind.ofFields.map(\.movieTable) {
            let column = table == "total" ? "movies" : "count(*)"
            let (count, other) = (counts[table] ?? 0, try database.integer("SELECT \(column) FROM \(table)"))
            if other != count { add("\(table): there are \(other), but the movies have \(count)") }
        }
    }

    private func labels() throws(CatalogError) {
        for label in LabelKind.ofFields {
            _ = try database.readableRows("SELECT id, key, name FROM \(label.table)") { row in
                (try row.number(0), try row.text(1), try row.text(2))
            }
        }
    }

    private func lists() throws(CatalogError) {
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
        // Deleted movies keep their places on lists as long as the deletion can be undone.
        let lost = """
            SELECT label, movie FROM movie_list
            WHERE label NOT IN (SELECT id FROM list) OR movie NOT IN (SELECT id FROM movie) AND NOT EXISTS (
                SELECT 1 FROM step_change WHERE movie_list.movie BETWEEN step_change.movie AND last)
            """
        let places = try database.readableRows(lost) { row in
            (list: try row.number(0), movie: try row.number(1))
        }
        for (list, movie) in places {
            add("movie \(movie) has a place on list \(list), one of which is gone")
        }
    }

    private func steps() throws(CatalogError) {
        _ = try database.readableRows("SELECT \(Catalog.stepColumns), token FROM step") { row in
            (try catalog.historyStep(in: row), try row.integer(6))
        }
        try database.forEachRow("SELECT movie, state, step, last FROM step_change") { row in
            _ = try database.readable {
                let (id, _, _) = (try row.number(0), try row.integer(2), try row.integer(3))
                guard let state = try row.value(1) else { return }
                if id < 0 { return _ = try catalog.list(id, from: state) }
                _ = try catalog.movie(id, from: state)
            }
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

    private func ids() throws(CatalogError) {
        let sequence = try database.integer("SELECT seq FROM sqlite_sequence WHERE name = 'movie'")
        for table in ["movie", "list", "step"] {
            let last = try max(
                database.integer("SELECT max(id) FROM \(table)"), table == "movie" ? sequence : 0)
            guard last > .max - MovieTable.several else { continue }
            add(unreadable: database.damage(.idsUsedUp(table: table)))
        }
    }
}
