/// A catalog that lives as long as the program does.
public final class InMemoryCatalog: Catalog {
    /// What could not be read of the file it was made from.
    public let problems: CSVProblems

    /// Whether anything was changed since the catalog was opened.
    public private(set) var hasChanges = false

    private var movies: [Movie.ID: Movie]
    private var titleKeys: [Movie.ID: [UInt8]] = [:]
    private var found: (query: MovieQuery, ids: [Movie.ID])?

    /// Makes a catalog of these movies; their ids must differ.
    public convenience init(movies: [Movie]) {
        self.init(movies: movies, problems: CSVProblems())
    }

    init(movies: [Movie], problems: CSVProblems) {
        self.movies = Dictionary(uniqueKeysWithValues: movies.map { ($0.id, $0) })
        self.problems = problems
    }

    /// Its changes end with the program.
    public var keepsChanges: Bool { false }

    /// How many movies the query finds.
    ///
    /// The first question after a change, or with a new query, takes time in proportion to the catalog.
    public func count(of query: MovieQuery) -> Int {
        ids(of: query).count
    }

    /// The movies at these places of what the query finds; as many of them as there are.
    public func movies(of query: MovieQuery, in range: Range<Int>) -> [Movie] {
        let ids = ids(of: query)
        return ids[range.clamped(to: ids.indices)].compactMap { movies[$0] }
    }

    /// A movie by its id; `nil` when it is not in the catalog any more.
    public func movie(_ id: Movie.ID) -> Movie? {
        movies[id]
    }

    /// Replaces the movie with the same id. Nothing happens when it is not in the catalog any more.
    public func save(_ movie: Movie) {
        guard movies[movie.id] != nil else { return }
        movies[movie.id] = movie
        changed(movie.id)
    }

    /// Takes a movie out of the catalog.
    public func delete(_ id: Movie.ID) {
        if movies.removeValue(forKey: id) != nil { changed(id) }
    }

    private func changed(_ id: Movie.ID) {
        hasChanges = true
        titleKeys[id] = nil
        found = nil
    }

    private func ids(of query: MovieQuery) -> [Movie.ID] {
        if let found, found.query == query { return found.ids }
        let text = folded(query.text)
        var places: [Place] = []
        places.reserveCapacity(movies.count)
        for movie in movies.values where text.isEmpty || folded(movie.title).contains(text) {
            places.append(Place(of: movie, titleKey: titleKey(of: movie), in: query))
        }
        let ids = places.sorted().map(\.id)
        found = (query, ids)
        return ids
    }

    private func titleKey(of movie: Movie) -> [UInt8] {
        if let key = titleKeys[movie.id] { return key }
        let key = MovieCatalog.titleKey(movie.title)
        titleKeys[movie.id] = key
        return key
    }
}

/// Where a movie stands in an order: by the value sorted by, then by title, year and id.
private struct Place: Comparable {
    let value: Int
    let isReversed: Bool
    let titleKey: [UInt8]
    let year: Int
    let id: Movie.ID

    init(of movie: Movie, titleKey: [UInt8], in query: MovieQuery) {
        let natural: Int? =
            switch query.order {
            case .title: 0
            case .year: movie.year
            case .rating: movie.rating.map { -$0.halves }
            case .score: movie.score.map { -$0 }
            }
        value = natural.map { query.isReversed ? -$0 : $0 } ?? .max
        isReversed = query.isReversed && query.order == .title
        year = movie.year ?? .max
        id = movie.id
        self.titleKey = titleKey
    }

    static func < (left: Place, right: Place) -> Bool {
        if left.value != right.value { return left.value < right.value }
        if left.titleKey != right.titleKey {
            return left.titleKey.lexicographicallyPrecedes(right.titleKey) != left.isReversed
        }
        return (left.year, left.id) < (right.year, right.id)
    }
}
