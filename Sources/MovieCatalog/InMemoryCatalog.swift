/// A catalog that lives as long as the program does.
///
/// The first question of a new query, or after a change, takes time in proportion to the catalog; every further page
/// of the same query costs only the page.
public final class InMemoryCatalog: Catalog {
    /// What could not be used of the file that the catalog was read from.
    public let problems: CSVProblems

    /// Whether anything was changed since the catalog was opened.
    public private(set) var hasChanges = false

    /// In ascending order of their ids.
    private var films: [Movie]
    /// Beside `films`, from the first query on; empty before.
    private var keys: [FilingKey] = []
    private var filing: Filing?
    private var found: (query: MovieQuery, places: [Int])?

    /// Makes a catalog of these films.
    ///
    /// - Precondition: No two films have the same id.
    public convenience init(movies: [Movie]) {
        self.init(movies: movies, problems: CSVProblems())
    }

    init(movies: [Movie], problems: CSVProblems) {
        let isSorted = movies.indices.dropFirst().allSatisfy { movies[$0 - 1].id < movies[$0].id }
        films = isSorted ? movies : movies.sorted { $0.id < $1.id }
        self.problems = problems
        precondition(
            isSorted || films.indices.dropFirst().allSatisfy { films[$0 - 1].id < films[$0].id },
            "two films have the same id")
    }

    /// False: what is changed here is gone when the program ends.
    public var changesAreKept: Bool { false }

    /// How many films a query finds.
    public func count(of query: MovieQuery) -> Int {
        places(of: query).count
    }

    /// The films at these places among what a query finds: as many as there are, none for a range beyond the end.
    public func movies(of query: MovieQuery, in range: Range<Int>) -> [Movie] {
        let places = places(of: query)
        return places[range.clamped(to: places.indices)].map { films[$0] }
    }

    /// The film with this id; `nil` when it is not in the catalog any more.
    public func movie(_ id: Movie.ID) -> Movie? {
        place(of: id).map { films[$0] }
    }

    /// Replaces the film that has the same id. Nothing happens when it was deleted meanwhile.
    public func save(_ movie: Movie) {
        guard let place = place(of: movie.id), films[place] != movie else { return }
        let old = films[place]
        films[place] = movie
        hasChanges = true
        found = nil
        guard old.title != movie.title || old.year != movie.year else { return }
        filing = nil
        if !keys.isEmpty { keys[place] = FilingKey(of: movie.title) }
    }

    /// Takes the film out of the catalog. Nothing happens when it is not there.
    public func delete(_ id: Movie.ID) {
        guard let place = place(of: id) else { return }
        films.remove(at: place)
        if !keys.isEmpty { keys.remove(at: place) }
        hasChanges = true
        found = nil
        filing = nil
    }

    private func place(of id: Movie.ID) -> Int? {
        var low = 0
        var high = films.count
        while low < high {
            let middle = (low + high) / 2
            if films[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low < films.count && films[low].id == id ? low : nil
    }

    private func places(of query: MovieQuery) -> [Int] {
        if let found, found.query == query { return found.places }
        if keys.isEmpty { keys = films.map { FilingKey(of: $0.title) } }
        let filing = filing ?? Filing(films, keys: keys)
        self.filing = filing
        let places = filing.places(of: query, in: films)
        found = (query, places)
        return places
    }
}
