extension Catalog {
    /// Adds a movie and returns its id, ignoring that of `movie`. The day added defaults to today.
    package func add(_ movie: Movie) throws(CatalogError) -> Movie.ID {
        Movie.ID(
            try change(CatalogChange(.added, titles: [movie.title])) { () throws(CatalogError) in
                var movie = movie
                movie.dayAdded = movie.dayAdded ?? today()
                let id = try table.insert(movie, id: nil)
                try table.count(added: 1)
                try record(nil, of: id)
                return id
            })
    }

    /// Changes a movie. A new rating gets today's date unless the closure sets a date.
    @discardableResult
    package func update(
        _ id: Movie.ID, as action: CatalogChange.Action, _ change: (inout Movie) -> Void
    ) throws(CatalogError) -> Bool {
        try update([id], as: action, change) > 0
    }

    @discardableResult
    package func update(
        _ ids: [Movie.ID], as action: CatalogChange.Action, _ change: (inout Movie) -> Void
    ) throws(CatalogError) -> Int {
        // Check before taking the lock, so that a change without effect doesn't wait.
        var first: Movie?
        for id in ids where first == nil {
            first = try movie(id).flatMap { $0 == changed($0, by: change) ? nil : $0 }
        }
        guard let first else { return 0 }
        return try self.change(CatalogChange(action, of: ids.count, first.title)) { () throws(CatalogError) in
            var count = 0
            for id in ids {
                guard let old = try movie(id), case let new = changed(old, by: change), new != old else {
                    continue
                }
                try table.replace(old, with: new)
                try record(old, of: old.id.number)
                count += 1
            }
            return count
        }
    }

    /// Writes the edited fields, or nothing if another program has changed one of them.
    package func update(
        _ movie: Movie, to edited: Movie
    ) throws(CatalogError) -> (fields: [MovieField], conflict: Movie?) {
        let fields = MovieField.typed.filter { $0.text(of: edited) != $0.text(of: movie) }
        var (conflicts, stored) = ([MovieField](), nil as Movie?)
        let isChanged = try update(movie.id, as: .edited(fields)) { new in
            conflicts = fields.filter { ![movie, edited].map($0.text(of:)).contains($0.text(of: new)) }
            stored = conflicts.isEmpty ? nil : new
            if conflicts.isEmpty { for field in fields { new.take(field, from: edited) } }
        }
        return stored == nil ? (isChanged ? fields : [], nil) : (conflicts, stored)
    }

    package func note(_ viewing: Viewing, of movies: [Movie]) throws(CatalogError) {
        try update(movies.map(\.id), as: .notedViewing) { $0.see(viewing) }
    }

    /// Changes a viewing, or removes it if `changed` is nil. Returns warnings about the new
    /// viewing, or nil if the movie no longer has the old one.
    package func change(
        _ viewing: Viewing, to changed: Viewing?, of id: Movie.ID
    ) throws(CatalogError) -> [String]? {
        var warnings: [String]?
        let isChanged = try update(id, as: changed == nil ? .removedViewing : .changedViewing) {
            warnings = nil
            guard let place = $0.viewings.firstIndex(of: viewing) else { return }
            $0.viewings.remove(at: place)
            let rest = $0
            warnings = changed.map { rest.warnings(on: $0) } ?? []
            if let changed { $0.viewings.insert(changed, at: place) }
        }
        return isChanged || changed == viewing ? warnings : nil
    }

    package func deleteAll() throws(CatalogError) {
        try change(CatalogChange(.deletedAll)) { () throws(CatalogError) in
            for id in try database.integers("SELECT id FROM movie ORDER BY id") {
                if let movie = try movie(Movie.ID(id)) { try take(movie) }
            }
        }
    }

    package func delete(_ id: Movie.ID) throws(CatalogError) { try delete([id]) }

    package func delete(_ ids: [Movie.ID]) throws(CatalogError) {
        var titles: [String] = []
        for id in ids { if let movie = try movie(id) { titles.append(movie.title) } }
        guard let title = titles.first else { return }
        try change(CatalogChange(.deleted, of: titles.count, title)) { () throws(CatalogError) in
            for id in ids { if let movie = try movie(id) { try take(movie) } }
        }
    }

    private func take(_ movie: Movie) throws(CatalogError) {
        try table.remove(movie)
        try table.count(added: -1)
        try record(movie, of: movie.id.number)
    }

    private func changed(_ movie: Movie, by change: (inout Movie) -> Void) -> Movie {
        var new = movie
        change(&new)
        if new.rating != movie.rating, new.dayRated == movie.dayRated {
            new.dayRated = new.rating == nil ? nil : today()
        }
        return new
    }
}
