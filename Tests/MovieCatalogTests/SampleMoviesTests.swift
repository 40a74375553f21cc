import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Sample movies")
struct SampleMoviesTests {
    private let catalog: Catalog

    init() throws {
        catalog = try Catalog.sample()
    }

    @Test("The sample has at least 250 unwatched movies with the facts that their pages show")
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

    @Test("The sample counts as untouched only if it's complete, in order and never changed")
    func untouched() throws {
        #expect(try Catalog.sample().isUntouchedSample)
        for films in [[], BuiltInFilms.sample.dropLast(), BuiltInFilms.sample.reversed()] {
            #expect(try !Catalog(of: films).isUntouchedSample)
        }
        let catalog = try Catalog.sample()
        try catalog.delete(Movie.ID(7))
        #expect(try !catalog.isUntouchedSample)
        try catalog.undo()
        #expect(try !catalog.isUntouchedSample)
    }

    @Test(
        "A sample movie has its whole cast, actors of the most movies first",
        arguments: [
            ("bogart", "Casablanca", "Humphrey Bogart", 51), ("dicaprio", "Inception", "Michael Caine", 21),
            ("monroe", "Some Like It Hot", "Franklyn Farnum", 24),
        ])
    func cast(_ actor: String, _ title: String, _ first: String, _ count: Int) throws {
        let found = try catalog.movies(of: MovieQuery(search: MovieSearch(actor)), in: 0..<20)
        let movie = try #require(found.first { $0.title == title })
        #expect(movie.cast.first == first && movie.cast.count == count)
    }

    @Test("The first page of the sample is sorted by title")
    func firstPage() throws {
        let titles = try catalog.movies(of: MovieQuery(), in: 0..<4).map(\.title)
        #expect(titles == ["2 Fast 2 Furious", "8½", "10 Things I Hate About You", "12 Angry Men"])
    }
}
