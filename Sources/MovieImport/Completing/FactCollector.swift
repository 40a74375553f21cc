import MovieCatalog

/// Collects facts from files about the films that a catalog may have, and ignores other films.
struct FactCollector {
    private var ids: Set<Int> = []
    /// The years of the catalog's movies. The keys are hashes of titles with and without subtitles.
    private var years: [Int: [Int?]] = [:]
    private var byID: [String: Movie] = [:]
    private var bySpelling: [Int: [Movie]] = [:]

    private static let mostNamesakes = 100

    init(about catalog: Catalog) throws(CatalogError) {
        let films = "SELECT imdb_id, year, spelling, original_spelling, title FROM movie"
        try catalog.database.forEachRow(films) { row in
            if let id = try row.text(0).flatMap(Self.number) { ids.insert(id) }
            let year = try row.integer(1)
            for column in 2...3 {
                if let spelling = try row.integer(column) { years[spelling, default: []].append(year) }
            }
            if let stem = try row.text(4).flatMap(Self.stem) { years[stem, default: []].append(year) }
        }
    }

    func includes(_ id: Int) -> Bool { ids.contains(id) }

    /// Whether the catalog may have the film. The years may be one apart, or missing in both.
    func includes(_ title: String, _ year: Int?) -> Bool {
        includes(spellingNumber(of: title), year) || Self.stem(of: title).map { includes($0, year) } == true
    }

    private func includes(_ spelling: Int, _ year: Int?) -> Bool {
        years[spelling]?.contains { own in
            guard let own, let year else { return own == year }
            return abs(own - year) < 2
        } ?? false
    }

    mutating func add(_ row: Movie) {
        var film = Movie(title: row.title)
        film.complete(from: row)
        if let id = film.imdbID, Self.number(id).map(ids.contains) == true {
            byID[id, default: film].complete(from: film)
        }
        for spelling in Self.spellings(of: film)
        where includes(spelling, film.year) && bySpelling[spelling]?.count ?? 0 < Self.mostNamesakes {
            bySpelling[spelling, default: []].append(film)
        }
    }

    func match(of movie: Movie) -> FilmMatch {
        let named = Self.spellings(of: movie).flatMap { bySpelling[$0] ?? [] }
        return movie.match(among: [movie.imdbID.flatMap { byID[$0] }].compactMap(\.self) + named)
    }

    private static func spellings(of movie: Movie) -> Set<Int> {
        Set(movie.titles.flatMap { [spellingNumber(of: $0)] + [stem(of: $0)].compactMap(\.self) })
    }

    private static func stem(of title: String) -> Int? {
        titlesWithoutSubtitle(of: title).first.map(spellingNumber)
    }

    private static func number(_ id: String) -> Int? { id.dropFirst(2).utf8.number }
}
