/// Finds the film of the catalog that a row is about: by an id, else by title and year, never by title alone.
struct FilmMatch {
    enum Result {
        case new
        case film(Movie)
        /// Several films, or one that is this one only perhaps; none where another row has taken it.
        case doubtful([Movie])
    }

    private let catalog: Catalog
    /// The films that were there before the import; those that it adds are no candidates.
    private let lastID: Int
    /// Where titles are looked up.
    private let titles: String
    /// Which films of a source that lists each film once were found already: a bit each, 64 a word.
    private var taken: [Int: UInt64] = [:]
    /// Films that have got an id or a year since, as they were: rows are compared with what was there before the import.
    private var originals: [Movie.ID: Movie] = [:]

    /// - Parameter titles: A table with the sort keys of the films that were there; `movie` itself by default.
    init(in catalog: Catalog, titles: String = "movie") throws(CatalogError) {
        self.catalog = catalog
        self.titles = titles
        lastID = try catalog.database.integer("SELECT coalesce(max(id), 0) FROM movie")
    }

    /// Looks for a film.
    ///
    /// - Parameters:
    ///   - decision: What a person said, should it be doubtful.
    ///   - isOnce: Whether the source names each film once, so that two rows are two films.
    mutating func find(
        _ movie: Movie, decision: ImportDoubt.Decision?, isOnce: Bool
    ) throws(CatalogError) -> Result {
        guard lastID > 0 else { return .new }
        var result = try search(movie)
        if case .doubtful(let candidates) = result {
            switch decision {
            case .new: result = .new
            case .film(let id): result = candidates.first { $0.id == id }.map { .film($0) } ?? result
            case .leftOut, nil: break
            }
        }
        if isOnce, case .film(let found) = result { take(found.id.number) }
        return result
    }

    /// Remembers what a film was that has become another one.
    mutating func remember(_ film: Movie, before merged: Movie) {
        let isAsKnown =
            merged.year == film.year && merged.imdbID == film.imdbID && merged.tmdbID == film.tmdbID
            && merged.letterboxdURI == film.letterboxdURI
        if !isAsKnown { originals[film.id] = film }
    }

    private func search(_ movie: Movie) throws(CatalogError) -> Result {
        if let id = movie.imdbID {
            let found = try films("imdb_id = ?", [.text(id)]).filter { $0.imdbID == id }
            if !found.isEmpty { return choose(among: found, for: movie) }
        }
        // The other ids count where none says otherwise.
        var found: [Movie] = []
        if let id = movie.tmdbID {
            found = try films("tmdb_id = ?", [.integer(id)]).filter { $0.tmdbID == id }
        }
        if let address = movie.letterboxdURI, found.isEmpty {
            found = try films("letterboxd_uri = ?", [.text(address)]).filter { $0.letterboxdURI == address }
        }
        if !found.isEmpty {
            let agreeing = found.filter { !$0.contradicts(movie) }
            return agreeing.isEmpty
                ? .doubtful(found.filter { !isTaken($0) }) : choose(among: agreeing, for: movie)
        }
        guard !movie.title.isEmpty else { return .new }
        let key = SortKey(title: movie.title, year: nil).bytes.dropLast(2)
        let named = try films(
            "sort_key BETWEEN ? AND ?", [.bytes(key + [0, 0]), .bytes(key + [0xFF, 0xFF])], of: titles
        ).filter { folded($0.title) == folded(movie.title) && !$0.contradicts(movie) }
        found = named.filter { $0.year == movie.year }
        if !found.contains(where: { !isTaken($0) }) {
            let unsure = named.filter { ($0.year == nil || movie.year == nil) && !isTaken($0) }
            return unsure.isEmpty ? .new : .doubtful(unsure)
        }
        return choose(among: found, for: movie, isEnough: movie.year != nil)
    }

    /// Of several films, that one is meant which has all that the row says already.
    ///
    /// - Parameter isEnough: Whether a film that is the only one is meant in any case.
    private func choose(among films: [Movie], for movie: Movie, isEnough: Bool = true) -> Result {
        let free = films.filter { !isTaken($0) }
        if isEnough, films.count == 1, let film = free.first { return .film(film) }
        let same = free.filter { $0.includes(movie) }
        let equal = same.first { movie.includes($0) && movie.title == $0.title }
        return (equal ?? same.first).map { .film($0) } ?? .doubtful(free)
    }

    /// The films, as they were before the import, of the rows that a condition holds for.
    private func films(
        _ condition: String, _ values: [SQLValue], of table: String = "movie"
    ) throws(CatalogError) -> [Movie] {
        let statement = try catalog.database.statement(
            "SELECT id FROM \(table) WHERE \(condition) AND id BETWEEN 1 AND ?")
        defer { statement.reset() }
        try statement.bind(values + [.integer(lastID)])
        var ids: [Movie.ID] = []
        while try statement.step() { if let id = try statement.integer(0) { ids.append(Movie.ID(id)) } }
        var films: [Movie] = []
        for id in ids.sorted() {
            if let film = originals[id] {
                films.append(film)
            } else if let film = try catalog.movie(id) {
                films.append(film)
            }
        }
        return films
    }

    private func isTaken(_ film: Movie) -> Bool {
        taken[film.id.number >> 6, default: 0] & 1 << UInt64(film.id.number & 63) != 0
    }

    private mutating func take(_ id: Int) {
        taken[id >> 6, default: 0] |= 1 << UInt64(id & 63)
    }
}
