import MovieCatalog

/// Facts about the films of a catalog, collected from files; what they have about other films is dropped.
struct FactCollector {
    private var ids: Set<Int> = []
    /// The years of the films by the numbers of their spellings.
    private var years: [Int: [Int]] = [:]
    private var byID: [String: Movie] = [:]
    private var bySpelling: [Int: [Movie]] = [:]

    /// The most films of one title and about one year that are told apart.
    private static let mostNamesakes = 100

    init(about catalog: Catalog) throws(CatalogError) {
        let films = "SELECT imdb_id, year, spelling, original_spelling FROM movie"
        try catalog.database.forEachRow(films) { (row) throws(CatalogError) in
            if let id = try row.text(0).flatMap(Self.number) { ids.insert(id) }
            guard let year = try row.integer(1) else { return }
            for column in 2...3 {
                if let spelling = try row.integer(column) { years[spelling, default: []].append(year) }
            }
        }
    }

    /// Whether a film has this id at IMDb.
    func includes(_ id: Int) -> Bool { ids.contains(id) }

    /// Whether a film is called so, of that year or one beside it.
    func includes(_ title: String, _ year: Int) -> Bool { includes(spellingNumber(of: title), year) }

    private func includes(_ spelling: Int, _ year: Int) -> Bool {
        years[spelling]?.contains { abs($0 - year) < 2 } ?? false
    }

    mutating func add(_ row: Movie) {
        var film = Movie(title: row.title)
        film.complete(from: row)
        if let id = film.imdbID, Self.number(id).map(ids.contains) == true {
            byID[id, default: film].complete(from: film)
        }
        guard let year = film.year else { return }
        for spelling in Set(film.titles.map(spellingNumber))
        where includes(spelling, year) && bySpelling[spelling]?.count ?? 0 < Self.mostNamesakes {
            bySpelling[spelling, default: []].append(film)
        }
    }

    /// The facts about a film, without a doubt.
    func facts(of movie: Movie) -> Movie? {
        let named = movie.titles.flatMap { bySpelling[spellingNumber(of: $0)] ?? [] }
        return movie.match(among: [movie.imdbID.flatMap { byID[$0] }].compactMap(\.self) + named)
    }

    private static func number(_ id: String) -> Int? { id.dropFirst(2).utf8.number }
}
