import MovieCatalog

struct MovieMatcher {
    enum Result {
        case new
        case movie(Movie)
        /// Movies that the row may be about. Empty if another row matched the movie with its id.
        case doubtful([Movie])
    }

    private let catalog: Catalog
    private let films: (Movie) -> [Movie]
    /// The last movie that existed before the import. Later movies aren't candidates.
    private let lastID: Int
    private var titles = "movie"
    /// SQL that finds movies by the spelling of the title or the original title.
    private var spelled = Self.spelled(in: "movie")
    /// A bit set of already matched movies, 64 ids per word. Used if each row is a different movie.
    private var taken: [Int: UInt64] = [:]
    private var originals: [Movie.ID: Movie] = [:]

    /// The most movies with the same title to compare. If there are more, no match is certain.
    private static let mostNamesakes = 100
    private static let limits = " AND id <= ?1 LIMIT ?3"

    /// `films` returns known films that a movie could be.
    init(
        in catalog: Catalog, upTo lastID: Int? = nil, among films: @escaping (Movie) -> [Movie] = { _ in [] }
    ) throws(CatalogError) {
        (self.catalog, self.films) = (catalog, films)
        let last = "SELECT coalesce(max(id), 0) FROM movie"
        self.lastID = if let lastID { lastID } else { try catalog.database.integer(last) }
    }

    private static func spelled(in titles: String) -> String {
        let indexed = "\(titles) INDEXED BY \(titles)"
        return indexed + "_by_spelling WHERE spelling = ?2 AND id <= ?1 UNION ALL SELECT id FROM "
            + indexed + "_by_original_spelling WHERE original_spelling = ?2"
    }

    /// Copies the titles for later lookups, so that the catalog's own indexes can be dropped.
    mutating func copyTitles() throws(CatalogError) {
        try catalog.database.execute(Schema.knownTitles)
        (titles, spelled) = ("known", Self.spelled(in: "known"))
    }

    /// Finds the movie of a row. `isOnce` means that each row of the source is a different movie.
    mutating func find(
        _ movie: Movie, decision: ImportDoubt.Decision?, isOnce: Bool
    ) throws(CatalogError) -> Result {
        guard hasCandidates else { return .new }
        var result = choose(try candidates(for: movie), for: movie)
        if case .doubtful(let candidates) = result {
            switch decision {
            case .new: result = .new
            case .movie(let id): result = candidates.first { $0.id == id }.map { .movie($0) } ?? result
            case .leftOut, nil: break
            }
        }
        if isOnce, case .movie(let found) = result {
            taken[found.id.number >> 6, default: 0] |= 1 << UInt64(found.id.number & 63)
        }
        return result
    }

    /// Returns a movie with this title that existed before the import.
    func movie(called title: String) throws(CatalogError) -> Movie? {
        let movie = Movie(title: title)
        return hasCandidates ? try moviesSpelled(as: movie).first { $0.sharesTitle(movie) } : nil
    }

    var hasCandidates: Bool { lastID > 0 }

    mutating func remember(_ movie: Movie, before merged: Movie) {
        if merged.identity != movie.identity, originals[movie.id] == nil { originals[movie.id] = movie }
    }

    /// Returns movies that share an id, or else movies that may have the same title.
    private func candidates(
        for movie: Movie
    ) throws(CatalogError) -> [(movie: Movie, likeness: MovieMatchLevel)] {
        for (column, id) in [
            ("imdb_id", movie.imdbID.map(SQLValue.text)), ("tmdb_id", movie.tmdbID.map(SQLValue.integer)),
            ("letterboxd_uri", movie.letterboxdURI.map(SQLValue.text)),
        ] {
            guard let id else { continue }
            let found = try movies("movie WHERE \(column) = ?2", id).filter { $0.hasID(of: movie) }
            if !found.isEmpty { return likely(found, to: movie) }
        }
        guard !movie.title.isEmpty else { return [] }
        let found = try moviesSpelled(as: movie)
        guard found.count <= Self.mostNamesakes else {
            return found.prefix(Self.mostNamesakes).map { ($0, .perhaps) }
        }
        let likely = likely(found, to: movie)
        return likely.isEmpty ? self.likely(try moviesWithOtherSubtitle(than: movie), to: movie) : likely
    }

    private func moviesWithOtherSubtitle(than movie: Movie) throws(CatalogError) -> [Movie] {
        guard let year = movie.year else { return [] }
        let keys = sortKeys(beginningWith: titlesWithoutSubtitle(of: movie.title).first ?? movie.title)
        let ids = try catalog.database.integers(
            """
            SELECT id FROM \(titles) INDEXED BY \(titles)_by_title WHERE sort_key >= ?2 AND sort_key < ?3
            AND id <= ?1 AND year BETWEEN ?4 - 1 AND ?4 + 1 LIMIT \(Self.mostNamesakes)
            """, [.integer(lastID), .bytes(keys.lowerBound), .bytes(keys.upperBound), .integer(year)])
        return try movies(ids)
    }

    private func likely(_ movies: [Movie], to movie: Movie) -> [(movie: Movie, likeness: MovieMatchLevel)] {
        movies.map { ($0, movie.likeness(to: $0, among: films)) }.filter { $0.likeness > .none }
    }

    private func moviesSpelled(as movie: Movie) throws(CatalogError) -> [Movie] {
        var found: [Movie] = []
        for number in Set(movie.titles.map(spellingNumber)) {
            found += try movies(spelled, .integer(number)).filter { !found.map(\.id).contains($0.id) }
        }
        return found.sorted { $0.id < $1.id }
    }

    /// Chooses the likeliest candidate. If in doubt, prefers one that has all of the row's values.
    private func choose(_ all: [(movie: Movie, likeness: MovieMatchLevel)], for movie: Movie) -> Result {
        let candidates = all.filter { !isTaken($0.movie) }
        guard let most = candidates.map(\.likeness).max() else {
            return all.contains { $0.likeness == .identified } ? .doubtful([]) : .new
        }
        var likeliest = candidates.filter { $0.likeness == most }.map(\.movie)
        let written = likeliest.filter(movie.hasSameTitleAndYear)
        if most > .perhaps {
            if most < .identified, !written.isEmpty { likeliest = written }
            if likeliest.count == 1 { return .movie(likeliest[0]) }
        }
        let same = (most == .identified ? likeliest : written).filter { $0.includes(movie) }
        let equal = same.first { movie.includes($0) && movie.title == $0.title }
        return (equal ?? same.first).map { .movie($0) } ?? .doubtful(likeliest)
    }

    private func movies(_ rows: String, _ value: SQLValue) throws(CatalogError) -> [Movie] {
        // Fetch one more than the limit to detect an excess, and enough to replace filtered movies.
        let ids = try catalog.database.integers(
            "SELECT id FROM " + rows + Self.limits,
            [.integer(lastID), value, .integer(Self.mostNamesakes + 1 + originals.count)])
        return try movies(Set(ids).sorted()).filter {
            originals[$0.id] == nil || RowsByMovie.keys(of: $0).contains(value)
        }
    }

    /// Returns movies with the titles and ids that they had before the import.
    private func movies(_ ids: [Int]) throws(CatalogError) -> [Movie] {
        var movies: [Movie] = []
        for id in ids.map(Movie.ID.init) {
            let movie: Movie? = if let original = originals[id] { original } else { try catalog.movie(id) }
            if let movie { movies.append(movie) }
        }
        return movies
    }

    private func isTaken(_ movie: Movie) -> Bool {
        taken[movie.id.number >> 6, default: 0] & 1 << UInt64(movie.id.number & 63) != 0
    }
}
