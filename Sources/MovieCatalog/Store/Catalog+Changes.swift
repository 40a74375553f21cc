// What a person changes. Every change is kept when its method returns, and can be undone.
extension Catalog {
    /// Adds a movie; its own id doesn't matter. Without a day on which it was added, that is today.
    ///
    /// - Returns: The id that it has in the catalog.
    /// - Throws: ``CatalogError``; nothing has changed then.
    public func add(_ movie: Movie) throws(CatalogError) -> Movie.ID {
        Movie.ID(
            try change("adding “\(movie.title)”") { () throws(CatalogError) in
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
    ///   - name: What is done, for undoing it: `the rating of`, to which the title is added.
    ///   - change: Changes the movie; when it throws, nothing has happened.
    /// - Returns: Whether the movie was changed.
    /// - Throws: ``CatalogError``; nothing has changed then.
    @discardableResult
    public func update(
        _ id: Movie.ID, as name: String, _ change: (inout Movie) -> Void
    ) throws(CatalogError) -> Bool {
        // Looked at before the catalog is locked, so that an answer that changes nothing waits for nobody.
        guard let movie = try movie(id), movie != changed(movie, by: change) else { return false }
        return try self.change("\(name) “\(movie.title)”") { () throws(CatalogError) in
            guard let old = try self.movie(id) else { return false }
            let new = changed(old, by: change)
            guard new != old else { return false }
            try replace(old, with: new)
            try record(old, of: id.number)
            return true
        }
    }

    /// Takes a movie out of the catalog. Nothing happens when it is not there.
    ///
    /// - Throws: ``CatalogError``; nothing has changed then.
    public func delete(_ id: Movie.ID) throws(CatalogError) {
        guard let movie = try movie(id) else { return }
        try change("deleting “\(movie.title)”") { () throws(CatalogError) in
            guard let movie = try self.movie(id) else { return }
            try remove(movie)
            try count(added: -1)
            try record(movie, of: id.number)
        }
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
