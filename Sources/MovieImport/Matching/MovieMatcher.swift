import MovieCatalog

/// A search for the movie of the catalog that a row is about.
///
/// Movies are matched by an id, else by title and year, never by title alone; then by the original title, and by other
/// spellings of both.
struct MovieMatcher {
    enum Result {
        case new
        case movie(Movie)
        /// Several movies, or one that may be another; empty where another row is that movie.
        case doubtful([Movie])
    }

    private let catalog: Catalog
    /// The last movie before the import; those that it adds are no candidates.
    private let lastID: Int
    /// The rows with a title, and with a spelling of either title, each by its index, which SQLite needn't look for.
    private let (titled, spelled): (String, String)
    /// The movies that rows were matched with, in a file with one row a movie: a bit each, 64 a word.
    private var taken: [Int: UInt64] = [:]
    /// Movies that have got an id or a year since, as they were before the import, for comparison.
    private var originals: [Movie.ID: Movie] = [:]

    /// The most movies of one title that are compared; with more, a row is doubtful.
    private static let mostNamesakes = 100
    private static let limits = " AND id <= ?1 LIMIT \(mostNamesakes + 1)"

    /// - Parameters:
    ///   - titles: A table with the sort keys and spellings of the movies that were there; `movie` itself by default.
    ///   - lastID: The last of the movies that may be meant; that which is there now by default.
    init(in catalog: Catalog, titles: String = "movie", upTo lastID: Int? = nil) throws(CatalogError) {
        self.catalog = catalog
        let indexed = "\(titles) INDEXED BY \(titles)"
        titled = indexed + "_by_title WHERE sort_key BETWEEN ?2 AND ?3"
        spelled =
            indexed + "_by_spelling WHERE spelling = ?2 AND id <= ?1 UNION ALL SELECT id FROM "
            + indexed + "_by_original_spelling WHERE original_spelling = ?2"
        let last = "SELECT coalesce(max(id), 0) FROM movie"
        self.lastID = if let lastID { lastID } else { try catalog.database.integer(last) }
    }

    /// Matches a movie.
    ///
    /// - Parameters:
    ///   - decision: The answer of a person to a doubt.
    ///   - isOnce: Whether two rows of the source are two movies.
    mutating func find(
        _ movie: Movie, decision: ImportDoubt.Decision?, isOnce: Bool
    ) throws(CatalogError) -> Result {
        guard hasCandidates else { return .new }
        var result = try search(movie)
        if case .doubtful(let candidates) = result {
            switch decision {
            case .new: result = .new
            case .movie(let id): result = candidates.first { $0.id == id }.map { .movie($0) } ?? result
            case .leftOut, nil: break
            }
        }
        if isOnce, case .movie(let found) = result { take(found.id.number) }
        return result
    }

    /// Whether there was a movie of this title before the import.
    func knows(_ title: String) throws(CatalogError) -> Bool {
        hasCandidates ? try movies(titled: title).contains { folded($0.title) == folded(title) } : false
    }

    private func movies(titled title: String) throws(CatalogError) -> [Movie] {
        let key = SortKey(title: title, year: nil).bytes.dropLast(2)
        return try movies(titled, [.bytes(key + [0, 0]), .bytes(key + [0xFF, 0xFF])])
    }

    /// Whether there were movies before the import.
    var hasCandidates: Bool { lastID > 0 }

    /// Keeps a movie as it was before it changed.
    mutating func remember(_ movie: Movie, before merged: Movie) {
        let isAsKnown =
            merged.year == movie.year && merged.imdbID == movie.imdbID && merged.tmdbID == movie.tmdbID
            && merged.letterboxdURI == movie.letterboxdURI
        if !isAsKnown { originals[movie.id] = movie }
    }

    private func search(_ movie: Movie) throws(CatalogError) -> Result {
        if let id = movie.imdbID {
            let found = try movies("movie WHERE imdb_id = ?2", [.text(id)]).filter { $0.imdbID == id }
            if !found.isEmpty { return choose(among: found, for: movie) }
        }
        // The other ids count where none says otherwise.
        var found: [Movie] = []
        if let id = movie.tmdbID {
            found = try movies("movie WHERE tmdb_id = ?2", [.integer(id)]).filter { $0.tmdbID == id }
        }
        if let address = movie.letterboxdURI, found.isEmpty {
            found = try movies("movie WHERE letterboxd_uri = ?2", [.text(address)]).filter {
                $0.letterboxdURI == address
            }
        }
        if !found.isEmpty {
            let agreeing = found.filter { !$0.contradicts(movie) }
            return agreeing.isEmpty
                ? .doubtful(found.filter { !isTaken($0) }) : choose(among: agreeing, for: movie)
        }
        guard !movie.title.isEmpty else { return .new }
        let alike = try movies(titled: movie.title)
        guard alike.count <= Self.mostNamesakes else {
            return .doubtful(Array(alike.prefix(Self.mostNamesakes)))
        }
        let named = alike.filter {
            folded($0.title) == folded(movie.title) && !$0.contradicts(movie) && !$0.isLater(than: movie)
        }
        found = named.filter { $0.year == movie.year && !isTaken($0) }
        if !found.isEmpty, found.allSatisfy(movie.hasOtherDirectors) { return .doubtful(found) }
        found = named.filter { $0.year == movie.year && !$0.hasOtherDirectors(than: movie) }
        if found.contains(where: { !isTaken($0) }) {
            return choose(among: found, for: movie, isEnough: movie.year != nil)
        }
        return try searchOtherTitles(of: movie, beside: named)
    }

    /// Matches a movie by other spellings and original titles.
    ///
    /// - Parameter named: The movies with the title itself, of which none has its year.
    private func searchOtherTitles(
        of movie: Movie, beside named: [Movie]
    ) throws(CatalogError) -> Result {
        let others = try moviesSpelled(as: movie).filter { other in
            other.isCalledAs(movie, withArticle: !named.isEmpty) && !other.contradicts(movie)
                && !other.isLater(than: movie)
                && !named.contains { $0.id == other.id }
        }
        let free = (named + others).filter {
            ($0.year == movie.year || $0.year == nil || movie.year == nil) && !isTaken($0)
        }
        let isSure = free.allSatisfy {
            $0.year != nil && $0.year == movie.year && $0.agrees(with: movie)
                && $0.isCalledAs(movie, withArticle: true)
        }
        guard !free.isEmpty else { return .new }
        return isSure ? choose(among: free, for: movie) : .doubtful(free.sorted { $0.id < $1.id })
    }

    /// Movies that have a spelling of a title in common with a movie, in any year, up to a limit.
    private func moviesSpelled(as movie: Movie) throws(CatalogError) -> [Movie] {
        var found: [Movie.ID: Movie] = [:]
        for spelling in movie.titles.map(spellingNumber) {
            for other in try movies(spelled, [.integer(spelling)]) { found[other.id] = other }
        }
        return found.values.sorted { $0.id < $1.id }
    }

    /// Chooses the movie that has all values of the row.
    ///
    /// - Parameter isEnough: Whether the only movie is chosen in any case.
    private func choose(among movies: [Movie], for movie: Movie, isEnough: Bool = true) -> Result {
        let free = movies.filter { !isTaken($0) }
        if isEnough, movies.count == 1, let movie = free.first { return .movie(movie) }
        let same = free.filter { $0.includes(movie) }
        let equal = same.first { movie.includes($0) && movie.title == $0.title }
        return (equal ?? same.first).map { .movie($0) } ?? .doubtful(free)
    }

    /// The movies of rows, as they were before the import.
    private func movies(_ rows: String, _ values: [SQLValue]) throws(CatalogError) -> [Movie] {
        let statement = try catalog.database.statement("SELECT id FROM " + rows + Self.limits)
        defer { statement.reset() }
        try statement.bind([.integer(lastID)] + values)
        var movies: [Movie] = []
        for id in try statement.integers().sorted().map(Movie.ID.init) {
            let movie = if let original = originals[id] { original } else { try catalog.movie(id) }
            if let movie { movies.append(movie) }
        }
        return movies
    }

    private func isTaken(_ movie: Movie) -> Bool {
        taken[movie.id.number >> 6, default: 0] & 1 << UInt64(movie.id.number & 63) != 0
    }

    private mutating func take(_ id: Int) {
        taken[id >> 6, default: 0] |= 1 << UInt64(id & 63)
    }
}
