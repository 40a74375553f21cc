extension Catalog {
    /// The numbers of movies that the person watched and wants to watch.
    ///
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    package func personalCounts() throws(CatalogError) -> (watched: Int, toWatch: Int) {
        (
            try database.integer("SELECT count(*) FROM movie WHERE viewings IS NOT NULL"),
            try database.integer("SELECT count(*) FROM movie WHERE is_on_watchlist")
        )
    }

    /// The number of movies that the person watched among those that a search finds, where these are a director's or an
    /// actor's, and no others; `nil` for another search.
    ///
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    package func watchedCount(ofPersonIn search: MovieSearch) throws(CatalogError) -> Int? {
        guard search.parts.count == 1, case .words(_, let fields, _) = search.parts[0].term.condition,
            fields == [.directors] || fields == [.cast], !search.parts[0].term.isExcluded
        else { return nil }
        return try count("WHERE viewings IS NOT NULL", found(by: search))
    }

    /// Picks movies that the person hasn't watched, of the watchlist as far as there are some, by chance.
    ///
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    package func unwatchedMovies(
        _ count: Int, using random: inout some RandomNumberGenerator
    ) throws(CatalogError) -> [Movie.ID] {
        let last = try database.integer("SELECT coalesce(max(id), 0) FROM movie")
        var found: [Int] = []
        for condition in ["is_on_watchlist", "NOT is_on_watchlist"] {
            let statement = try database.statement(
                "SELECT id FROM movie WHERE \(condition) AND viewings IS NULL AND id >= ? ORDER BY id LIMIT ?"
            )
            defer { statement.reset() }
            // From any movie on, the next one, or else the first of all.
            let starts = (0..<count).map { _ in Int.random(in: 0...last, using: &random) } + [0]
            for start in starts where found.count < count {
                statement.reset()
                try statement.bind([.integer(start), .integer(count)])
                let next = try statement.integers().filter { !found.contains($0) }
                found += next.prefix(start == 0 ? count - found.count : 1)
            }
        }
        return found.map { Movie.ID($0) }
    }
}
