import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("The sample")
struct SampleMoviesTests {
    private let catalog: Catalog

    init() throws {
        catalog = try Catalog.sample()
    }

    @Test("it is at least 250 movies, each with what a detail page shows")
    func movies() throws {
        let movies = try catalog.movies(of: MovieQuery(), in: 0..<1000)
        #expect(movies.count >= 250)
        for movie in movies {
            #expect(
                !movie.title.isEmpty && movie.imdbID != nil && movie.year != nil && movie.runtime != nil,
                "\(movie.title)")
            #expect(!movie.directors.isEmpty && !movie.genres.isEmpty && movie.score != nil, "\(movie.title)")
            #expect(movie.rating == nil && !movie.isWatched, "\(movie.title)")
        }
    }

    @Test(
        "every decade from the 1940s to the 2010s is there",
        arguments: [1940, 1950, 1960, 1970, 1980, 1990, 2000, 2010])
    func decades(_ decade: Int) throws {
        let movies = try catalog.movies(of: MovieQuery(), in: 0..<1000)
        #expect(movies.filter { ($0.year ?? 0) / 10 * 10 == decade }.count >= 20)
    }

    @Test("it is untouched as long as it is all there, in its order, and nothing was done")
    func untouched() throws {
        #expect(try Catalog.sample().isUntouchedSample)
        for films in [[], FilmFacts.sample.dropLast(), FilmFacts.sample.reversed()] {
            #expect(try !Catalog(of: films).isUntouchedSample)
        }
        let catalog = try Catalog.sample()
        try catalog.delete(Movie.ID(7))
        #expect(try !catalog.isUntouchedSample)
        try catalog.undo()
        #expect(try !catalog.isUntouchedSample)
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

    @Test(
        "a whole cast is there, those first who are in most movies",
        arguments: [
            ("bogart", "Casablanca", "Humphrey Bogart", 51), ("dicaprio", "Inception", "Michael Caine", 21),
            ("monroe", "Some Like It Hot", "Franklyn Farnum", 24),
        ])
    func cast(_ actor: String, _ title: String, _ first: String, _ count: Int) throws {
        let found = try catalog.movies(of: MovieQuery(search: MovieSearch(actor)), in: 0..<20)
        let movie = try #require(found.first { $0.title == title })
        #expect(movie.cast.first == first && movie.cast.count == count)
    }

    @Test("its first page is sorted by title")
    func firstPage() throws {
        let titles = try catalog.movies(of: MovieQuery(), in: 0..<4).map(\.title)
        #expect(titles == ["2 Fast 2 Furious", "8½", "10 Things I Hate About You", "12 Angry Men"])
    }
}
