import Testing

@testable import MovieCatalog

@Suite("The sample")
struct SampleFilmsTests {
    private let catalog: Catalog

    init() throws {
        catalog = try Catalog.sample()
    }

    @Test("it is at least 250 films, each with what a detail page shows")
    func films() throws {
        #expect(catalog.problems.isEmpty)
        let films = try catalog.movies(of: MovieQuery(), in: 0..<1000)
        #expect(films.count >= 250)
        for film in films {
            #expect(
                !film.title.isEmpty && film.imdbID != nil && film.year != nil && film.runtime != nil,
                "\(film.title)")
            #expect(!film.directors.isEmpty && !film.genres.isEmpty && film.score != nil, "\(film.title)")
            #expect(film.rating == nil && !film.isWatched, "\(film.title)")
        }
    }

    @Test(
        "every decade from the 1940s to the 2010s is there",
        arguments: [1940, 1950, 1960, 1970, 1980, 1990, 2000, 2010])
    func decades(_ decade: Int) throws {
        let films = try catalog.movies(of: MovieQuery(), in: 0..<1000)
        #expect(films.filter { ($0.year ?? 0) / 10 * 10 == decade }.count >= 20)
    }

    @Test(
        "the famous are there",
        arguments: [
            ("Gaslight", 1944), ("The Third Man", 1949), ("Casablanca", 1942), ("Amélie", 2001),
            ("Seven Samurai", 1954),
            ("Psycho", 1960), ("The Godfather", 1972), ("Alien", 1979), ("The 'Burbs", 1989), ("8½", 1963),
        ])
    func famous(_ title: String, _ year: Int) throws {
        let found = try catalog.movies(of: MovieQuery(search: MovieSearch(title)), in: 0..<10)
        #expect(found.contains { $0.title == title && $0.year == year })
    }

    @Test("its first page is sorted by title")
    func firstPage() throws {
        let titles = try catalog.movies(of: MovieQuery(), in: 0..<4).map(\.title)
        #expect(titles == ["2 Fast 2 Furious", "8½", "10 Things I Hate About You", "12 Angry Men"])
    }
}
