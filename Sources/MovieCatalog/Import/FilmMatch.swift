/// Finds the film of the catalog that a row is about: by an id, else by title and year, never by title alone.
struct FilmMatch {
    enum Result {
        case new
        case film(Movie)
        /// Several films, or one of which the year isn't known.
        case doubtful([Movie])
    }

    private let catalog: Catalog
    /// The films that were there before the import; those that it adds are no candidates.
    private let lastID: Int
    /// Which films of a source that lists each film once were found already, by id.
    private var taken: [UInt64] = []
    /// Where titles are looked up.
    private let titles: String

    /// Whether nothing can match, because there was nothing.
    private let isEmpty: Bool

    /// - Parameter titles: A table with the sort keys of the films that were there; `movie` itself by default.
    init(in catalog: Catalog, titles: String = "movie") throws(CatalogError) {
        self.catalog = catalog
        self.titles = titles
        lastID = try catalog.database.integer("SELECT coalesce(max(id), 0) FROM movie")
        isEmpty = lastID == 0
    }

    /// Looks for a film.
    ///
    /// - Parameter isOnce: Whether the source names each film once, so that two rows are two films.
    mutating func find(_ movie: Movie, isOnce: Bool) throws(CatalogError) -> Result {
        guard !isEmpty else { return .new }
        let result = try search(movie, isOnce: isOnce)
        if isOnce, case .film(let found) = result { take(found.id.number) }
        return result
    }

    private func search(_ movie: Movie, isOnce: Bool) throws(CatalogError) -> Result {
        let ids: [(column: String, value: SQLValue?)] = [
            ("imdb_id", movie.imdbID.map { .text($0) }), ("tmdb_id", movie.tmdbID.map { .integer($0) }),
            ("letterboxd_uri", movie.letterboxdURI.map { .text($0) }),
        ]
        for (column, value) in ids {
            guard let value else { continue }
            let found = try films(
                "SELECT id FROM movie WHERE \(column) = ? AND id BETWEEN 1 AND ?", [value, .integer(lastID)],
                isOnce: isOnce)
            if let result = choose(among: found, for: movie) { return result }
        }
        guard !movie.title.isEmpty else { return .new }
        let key = SortKey(title: movie.title, year: nil).bytes.dropLast(2)
        let found = try films(
            "SELECT id FROM \(titles) WHERE sort_key BETWEEN ? AND ? AND id BETWEEN 1 AND ?",
            [.bytes(key + [0, 0]), .bytes(key + [0xFF, 0xFF]), .integer(lastID)], isOnce: isOnce
        ).filter { folded($0.title) == folded(movie.title) && !$0.differs(from: movie) }
        if let result = choose(among: found.filter { $0.year == movie.year }, for: movie) { return result }
        let unsure = found.filter { $0.year == nil || movie.year == nil }
        return unsure.isEmpty ? .new : .doubtful(unsure)
    }

    /// Of several films that one is meant which has all that the row says already; `nil` where there is none at all.
    private func choose(among films: [Movie], for movie: Movie) -> Result? {
        guard films.count > 1 else { return films.first.map { .film($0) } }
        let same = films.first { film in
            var merged = film
            merged.merge(movie)
            return merged == film && film.title == movie.title
        }
        return same.map { .film($0) } ?? .doubtful(films)
    }

    private func films(_ sql: String, _ values: [SQLValue], isOnce: Bool) throws(CatalogError) -> [Movie] {
        let statement = try catalog.database.statement(sql)
        statement.bind(values)
        var ids: [Int] = []
        while try statement.step() {
            if let id = statement.integer(0), !(isOnce && isTaken(id)) { ids.append(id) }
        }
        var films: [Movie] = []
        for id in ids { if let film = try catalog.movie(Movie.ID(id)) { films.append(film) } }
        return films
    }

    private func isTaken(_ id: Int) -> Bool {
        id / 64 < taken.count && taken[id / 64] & (1 << UInt64(id % 64)) != 0
    }

    private mutating func take(_ id: Int) {
        while taken.count <= id / 64 { taken.append(0) }
        taken[id / 64] |= 1 << UInt64(id % 64)
    }
}

extension Movie {
    /// Whether both have an id of the same kind, and not the same one.
    fileprivate func differs(from other: Movie) -> Bool {
        func differ<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool {
            left != nil && right != nil && left != right
        }
        return differ(imdbID, other.imdbID) || differ(tmdbID, other.tmdbID)
            || differ(letterboxdURI, other.letterboxdURI)
    }
}
