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
