import Testing

@testable import MovieCatalog

@Suite("The catalog in memory")
struct CatalogTests {
    private func film(
        _ number: Int, _ title: String, _ year: Int? = nil, rating: Int? = nil, score: Int? = nil
    ) -> Movie {
        var movie = Movie(id: Movie.ID(number), title: title)
        movie.year = year
        movie.rating = rating.flatMap { Rating(halves: $0) }
        movie.score = score
        return movie
    }

    /// Numbers are ids: 3 and 4 differ in the year alone, 1 and 2 in nothing but the id, 6 has a title alone.
    private var films: [Movie] {
        [
            film(6, "Zulu"), film(2, "Gaslight", 1944, score: 80), film(1, "Gaslight", 1944, rating: 18),
            film(3, "The Alamo", 2004, rating: 10, score: 29),
            film(4, "The Alamo", 1960, rating: 18, score: 53),
            film(5, "Éden", 1944, score: 80),
        ]
    }

    @Test(
        "orders are total: missing values last either way, ties by title, year and id",
        arguments: [
            (MovieOrder.title, false, [4, 3, 5, 1, 2, 6]), (.title, true, [6, 1, 2, 5, 4, 3]),
            (.year, false, [5, 1, 2, 4, 3, 6]), (.year, true, [3, 4, 5, 1, 2, 6]),
            (.rating, false, [4, 1, 3, 5, 2, 6]), (.rating, true, [3, 4, 1, 5, 2, 6]),
            (.score, false, [5, 2, 4, 3, 1, 6]), (.score, true, [3, 4, 5, 2, 1, 6]),
        ])
    func orders(_ order: MovieOrder, _ isReversed: Bool, _ expected: [Int]) {
        for films in [films, films.reversed()] {
            let catalog = InMemoryCatalog(movies: films)
            let found = catalog.movies(of: MovieQuery(order: order, isReversed: isReversed), in: 0..<100)
            #expect(found.map(\.id) == expected.map { Movie.ID($0) })
        }
    }

    @Test(
        "a text finds the titles that contain it, letter case and accents aside",
        arguments: [
            ("", 6), ("gas", 2), ("GASLIGHT", 2), ("the", 2), ("eden", 1), ("ÉDEN", 1), ("light", 2),
            ("zz", 0),
            ("gaslights", 0), ("e a", 2), ("\u{301}", 6),
        ])
    func filter(_ text: String, _ count: Int) {
        #expect(InMemoryCatalog(movies: films).count(of: MovieQuery(text: text)) == count)
    }

    @Test(
        "a page is as many films as there are",
        arguments: [
            (0..<2, 2), (4..<10, 2), (6..<7, 0), (100..<200, 0), (-5..<1, 1), (3..<3, 0), (.min ..< .max, 6),
        ])
    func pages(_ range: Range<Int>, _ count: Int) {
        #expect(InMemoryCatalog(movies: films).movies(of: MovieQuery(), in: range).count == count)
    }

    @Test("a change is found by the next query, under its new title, year and rating")
    func changes() throws {
        let catalog = InMemoryCatalog(movies: films)
        #expect(!catalog.hasChanges)
        #expect(!catalog.changesAreKept)
        #expect(catalog.count(of: MovieQuery(text: "zulu")) == 1)
        var zulu = try #require(catalog.movie(Movie.ID(6)))
        catalog.save(zulu)
        #expect(!catalog.hasChanges, "saving what is there changes nothing")

        zulu.title = "A Dawn"
        zulu.year = 1879
        zulu.rating = Rating(halves: 20)
        catalog.save(zulu)
        #expect(catalog.hasChanges)
        #expect(catalog.movie(zulu.id) == zulu)
        #expect(catalog.count(of: MovieQuery(text: "zulu")) == 0)
        #expect(catalog.movies(of: MovieQuery(), in: 2..<3) == [zulu])
        #expect(catalog.movies(of: MovieQuery(order: .year), in: 0..<1) == [zulu])
        #expect(catalog.movies(of: MovieQuery(order: .rating), in: 0..<1) == [zulu])
    }

    @Test("a deleted film is gone, and saving or deleting it again does nothing")
    func deletion() throws {
        let catalog = InMemoryCatalog(movies: films)
        let alamo = try #require(catalog.movies(of: MovieQuery(), in: 0..<1).first)
        catalog.delete(alamo.id)
        #expect(catalog.hasChanges)
        #expect(catalog.movie(alamo.id) == nil)
        catalog.save(alamo)
        catalog.delete(alamo.id)
        catalog.delete(Movie.ID(99))
        let rest = catalog.movies(of: MovieQuery(), in: 0..<100).map(\.id)
        #expect(rest == [3, 5, 1, 2, 6].map { Movie.ID($0) })
        for id in rest { #expect(catalog.movie(id)?.id == id) }
    }

    @Test("an empty catalog finds nothing")
    func empty() {
        let catalog = InMemoryCatalog(movies: [])
        #expect(catalog.count(of: MovieQuery()) == 0)
        #expect(catalog.movies(of: MovieQuery(), in: 0..<10).isEmpty)
        #expect(catalog.movie(Movie.ID(1)) == nil)
    }

    @Test("any sequence of changes gives what a catalog made afresh gives", arguments: [UInt64(1), 20, 300])
    func randomChanges(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var films = films
        let catalog = InMemoryCatalog(movies: films)
        let titles = ["The Alamo", "Éden", "10", "9", "Zulu", "A Room"]
        for step in 0..<200 {
            let index = Int.random(in: 0..<6, using: &random)
            let id = Movie.ID(index + 1)
            if Int.random(in: 0..<40, using: &random) == 0 {
                catalog.delete(id)
                films.removeAll { $0.id == id }
            } else if let place = films.firstIndex(where: { $0.id == id }) {
                films[place].title = titles.randomElement(using: &random) ?? ""
                films[place].year = [nil, 1944, 1960, .min, .max].randomElement(using: &random) ?? nil
                films[place].score = [nil, 1, 2, .min].randomElement(using: &random) ?? nil
                catalog.save(films[place])
            }
            let fresh = InMemoryCatalog(movies: films)
            for order in MovieOrder.allCases {
                let query = MovieQuery(
                    text: Bool.random(using: &random) ? "" : "e", order: order,
                    isReversed: .random(using: &random))
                let found = catalog.movies(of: query, in: 0..<9)
                #expect(found == fresh.movies(of: query, in: 0..<9), "seed \(seed), step \(step), \(query)")
            }
        }
    }
}

/// A generator that gives the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
