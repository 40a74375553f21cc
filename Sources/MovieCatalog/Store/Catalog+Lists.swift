extension Catalog {
    /// All lists except the watchlist, without their entries.
    package var lists: [(list: MovieList, movies: Int, watched: Int)] {
        get throws(CatalogError) {
            try database.rows(
                """
                SELECT list.id, key, name, description, search, count(movie.id), count(viewings) FROM list
                LEFT JOIN movie_list ON label = list.id LEFT JOIN movie ON movie.id = movie_list.movie
                WHERE key <> '' GROUP BY list.id ORDER BY key
                """
            ) { row in (try list(in: row), try row.number(5), try row.number(6)) }
        }
    }

    /// Finds a list, ignoring case, accents and punctuation. An empty name means the watchlist.
    package func list(named name: String) throws(CatalogError) -> MovieList? {
        try number(ofList: name).flatMap { (id) throws(CatalogError) in try self.list(id) }
    }

    /// Finds the list with the longest name that starts the text, and returns the remaining text.
    package func list(leading text: String) throws(CatalogError) -> (list: MovieList, rest: String)? {
        let words = text.split(whereSeparator: \.isWhitespace)
        for count in stride(from: words.count, to: 0, by: -1) {
            let name = text[..<words[count - 1].endIndex]
            guard let list = try self.list(named: String(name)), !list.name.isEmpty else { continue }
            return (list, String(text[name.endIndex...].trimmed))
        }
        return nil
    }

    package func hasList(named name: String) throws(CatalogError) -> Bool { try number(ofList: name) != nil }

    package func isByHand(_ search: MovieSearch) throws(CatalogError) -> Bool {
        guard let key = search.list, !search.ranks else { return false }
        return try hasList(named: key)
    }

    /// Changes a list and returns whether anything changed. If a named list is missing, `put` and
    /// `keep` create it, and other changes throw an error.
    @discardableResult
    package func change(listNamed name: String, _ change: ListChange) throws(CatalogError) -> Bool {
        func changed(_ known: MovieList?) throws(CatalogError) -> MovieList? {
            switch change {
            case .put, .keep: break
            case .take, .move, .remark, .rename, .describe, .delete:
                guard known != nil || name.isEmpty else {
                    throw .described(.noInput, "The list \(shown(name)) is no longer there.")
                }
            }
            var list = known ?? MovieList(name: name)
            list.apply(change)
            return change == .delete ? nil : list
        }
        let old = try self.list(named: name)
        guard try changed(old) != old else { return false }
        let action: CatalogChange.Action = change == .delete ? .deletedList : .changedList
        let step = CatalogChange(action, titles: [old?.name ?? name])
        return try self.change(step) { () throws(CatalogError) in
            let new = try changed(self.list(named: name))
            return try self.change(listNamed: name) { $0 = new }
        }
    }

    @discardableResult
    func change(
        listNamed name: String, _ change: (inout MovieList?) -> Void
    ) throws(CatalogError) -> Bool {
        let known = try number(ofList: name)
        if let known { return try self.change(listNumbered: known, change) }
        let last = try database.integer("SELECT max(id) FROM list")
        guard last < .max else { throw database.damage(.idsUsedUp(table: "list")) }
        return try self.change(listNumbered: last + 1, change)
    }

    private func change(
        listNumbered id: Int, _ change: (inout MovieList?) -> Void
    ) throws(CatalogError) -> Bool {
        let before = try list(id)
        var list = before
        change(&list)
        guard list != before else { return false }
        try record(before, ofList: id)
        try write(list, as: id)
        return true
    }

    package func replaceOnLists(_ movie: Movie.ID, with other: Movie.ID) throws(CatalogError) {
        let ids = try database.integers(
            "SELECT label FROM movie_list WHERE movie = ?", [.integer(movie.number)])
        for id in ids { _ = try change(listNumbered: id) { $0?.replace(movie, with: other) } }
    }

    func listPlaces() throws(CatalogError) -> [Movie.ID: [ListPlace]] {
        var places: [Movie.ID: [ListPlace]] = [:]
        for (summary, _, _) in try lists {
            guard let list = try self.list(named: summary.name) else { continue }
            var description = list.description
            for (index, entry) in list.entries.enumerated() {
                places[entry.movie, default: []].append(
                    ListPlace(list: list.name, description: description, place: index + 1, note: entry.note))
                // Export a list's description only once, with the first movie that exists.
                if description != nil, try imdbID(of: entry.movie) != nil { description = nil }
            }
        }
        return places
    }

    /// Adds imported movies to their lists, or just counts the lists to change if `isTried`.
    package func put(
        _ places: [(place: ListPlace, movie: Movie.ID)], isTried: Bool
    ) throws(CatalogError) -> Int {
        var count = 0
        let lists = Dictionary(grouping: places) { LabelKind.key(of: $0.place.list) }
        for (key, places) in lists.sorted(by: { $0.key < $1.key }) where !key.isEmpty {
            let list = try self.list(named: key)
            var new = list ?? MovieList(name: places[0].place.list)
            guard new.search == nil else { continue }
            new.description = new.description ?? places.lazy.compactMap(\.place.description).first
            let sorted = places.enumerated().sorted {
                ($0.element.place.place, $0.offset) < ($1.element.place.place, $1.offset)
            }
            new.apply(.put(sorted.map(\.element.movie)))
            let notes = Dictionary(places.map { ($0.movie, $0.place.note) }) { $0 ?? $1 }
            for index in new.entries.indices where new.entries[index].note == nil {
                new.entries[index].note = notes[new.entries[index].movie] ?? nil
            }
            guard new != list else { continue }
            count += 1
            if !isTried { try change(listNamed: key) { $0 = new } }
        }
        return count
    }

    private func number(ofList name: String) throws(CatalogError) -> Int? {
        try database.integers("SELECT id FROM list WHERE key = ?", [.text(LabelKind.key(of: name))]).first
    }

    func list(_ id: Int) throws(CatalogError) -> MovieList? {
        let head = "SELECT id, key, name, description, search FROM list WHERE id = ?"
        guard var list = try database.row(head, [.integer(id)], list(in:)) else { return nil }
        let name = CatalogError.Row.list(id, name: list.name)
        list.entries = try database.rows(
            "SELECT movie, note, place FROM movie_list WHERE label = ? ORDER BY place", [.integer(id)]
        ) { row in
            let movie = try database.readable(in: name) { try row.integer(0) }
            let note = try database.readable(in: name) { try row.text(1) }
            _ = try database.readable(in: name) { try row.integer(2) }
            return movie.map { MovieList.Entry(movie: Movie.ID($0), note: note) }
        }.compactMap(\.self)
        return list
    }

    /// Reads a list without its entries. An unreadable name is replaced by the key.
    private func list(in row: Statement) throws(CatalogError) -> MovieList {
        let (id, key) = (try row.number(0), (try? row.text(1)) ?? "")
        let name = (try? row.text(2)) ?? key
        func text(_ column: Int) throws(CatalogError) -> String? {
            try database.readable(in: .list(id, name: name)) { try row.text(column) }
        }
        _ = (try text(1), try text(2))
        return MovieList(name: name, description: try text(3), search: try text(4))
    }

    func write(_ list: MovieList?, as id: Int) throws(CatalogError) {
        try database.run("DELETE FROM movie_list WHERE label = ?", .integer(id))
        try database.run("DELETE FROM list WHERE id = ?", .integer(id))
        guard let list else { return }
        try database.run(
            "INSERT INTO list (id, key, name, description, search) VALUES (?, ?, ?, ?, ?)",
            [
                .integer(id), .text(list.key), .text(list.name), list.description.map(SQLValue.text),
                list.search.map(SQLValue.text),
            ])
        for (place, entry) in list.entries.enumerated() {
            try database.run(
                "INSERT OR IGNORE INTO movie_list (label, movie, place, note) VALUES (?, ?, ?, ?)",
                .integer(id), .integer(entry.movie.number), .integer(place), entry.note.map(SQLValue.text))
        }
    }
}
