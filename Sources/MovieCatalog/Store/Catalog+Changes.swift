// What a person changes. Every change is kept when its method returns, and can be undone.
extension Catalog {
    /// Adds a movie; its own id doesn't matter. Without a day on which it was added, that is today.
    ///
    /// - Returns: The id that it has in the catalog.
    /// - Throws: ``CatalogError``; nothing has changed then.
    public func add(_ movie: Movie) throws(CatalogError) -> Movie.ID {
        Movie.ID(
            try change(CatalogChange(.added, titles: [movie.title])) { () throws(CatalogError) in
                var movie = movie
                movie.dayAdded = movie.dayAdded ?? today()
                let id = try insert(movie, id: nil)
                try count(added: 1)
                try record(nil, of: id)
                return id
            })
    }

    /// Changes a movie as it is now in the catalog. Nothing happens when it was deleted meanwhile, or when the change
    /// leaves it as it is. Another rating is one of today, where the change gives it no day.
    ///
    /// - Parameters:
    ///   - id: The movie.
    ///   - action: What the change does, under which the step can be undone.
    ///   - change: Changes the movie.
    /// - Returns: Whether the movie was changed.
    /// - Throws: ``CatalogError``; nothing has changed then.
    @discardableResult
    public func update(
        _ id: Movie.ID, as action: CatalogChange.Action, _ change: (inout Movie) -> Void
    ) throws(CatalogError) -> Bool {
        // Looked at before the catalog is locked, so that an answer that changes nothing waits for nobody.
        guard let movie = try movie(id, changedBy: change) else { return false }
        return try self.change(CatalogChange(action, titles: [movie.title])) { () throws(CatalogError) in
            guard let old = try self.movie(id) else { return false }
            let new = changed(old, by: change)
            guard new != old else { return false }
            try exchange(old, new)
            return true
        }
    }

    /// Changes several movies in one step: see ``update(_:as:_:)``.
    ///
    /// - Returns: The number of movies that were changed.
    /// - Throws: ``CatalogError``; nothing has changed then.
    @discardableResult
    public func update(
        _ ids: [Movie.ID], as action: CatalogChange.Action, _ change: (inout Movie) -> Void
    ) throws(CatalogError) -> Int {
        if ids.count == 1 { return try update(ids[0], as: action, change) ? 1 : 0 }
        var isNeeded = false
        for id in ids where !isNeeded { isNeeded = try movie(id, changedBy: change) != nil }
        guard isNeeded else { return 0 }
        return try self.change(CatalogChange(action, count: ids.count)) { () throws(CatalogError) in
            var count = 0
            for id in ids {
                guard let movie = try movie(id, changedBy: change) else { continue }
                try exchange(movie, changed(movie, by: change))
                count += 1
            }
            return count
        }
    }

    /// Changes the typed fields in which a movie was edited, and leaves the others as they are in the catalog.
    ///
    /// - Returns: What was changed.
    package func update(_ movie: Movie, to edited: Movie) throws(CatalogError) -> [MovieField] {
        let fields = MovieField.typed.filter { $0.text(of: edited) != $0.text(of: movie) }
        let isChanged = try update(movie.id, as: .edited(fields)) { movie in
            for field in fields { movie.take(field, from: edited) }
        }
        return isChanged ? fields : []
    }

    /// Takes all movies out of the catalog, in one step.
    ///
    /// - Throws: ``CatalogError``; nothing has changed then.
    public func deleteAll() throws(CatalogError) {
        try change(CatalogChange(.deletedAll)) { () throws(CatalogError) in
            while let movie = try movies(of: MovieQuery(), in: 0..<1).first {
                try take(movie)
            }
        }
    }

    /// Takes a movie out of the catalog. Nothing happens when it is not there.
    ///
    /// - Throws: ``CatalogError``; nothing has changed then.
    public func delete(_ id: Movie.ID) throws(CatalogError) { try delete([id]) }

    /// Takes movies out of the catalog, in one step; those that are not there are left out.
    ///
    /// - Throws: ``CatalogError``; nothing has changed then.
    public func delete(_ ids: [Movie.ID]) throws(CatalogError) {
        var titles: [String] = []
        for id in ids { if let movie = try movie(id) { titles.append(movie.title) } }
        guard let title = titles.first else { return }
        let step =
            titles.count == 1
            ? CatalogChange(.deleted, titles: [title]) : CatalogChange(.deleted, count: titles.count)
        try change(step) { () throws(CatalogError) in
            for id in ids { if let movie = try movie(id) { try take(movie) } }
        }
    }

    /// A movie as it is, where a change would make another of it.
    private func movie(
        _ id: Movie.ID, changedBy change: (inout Movie) -> Void
    ) throws(CatalogError) -> Movie? {
        guard let movie = try movie(id), movie != changed(movie, by: change) else { return nil }
        return movie
    }

    private func exchange(_ old: Movie, _ new: Movie) throws(CatalogError) {
        try replace(old, with: new)
        try record(old, of: old.id.number)
    }

    private func take(_ movie: Movie) throws(CatalogError) {
        try remove(movie)
        try count(added: -1)
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
