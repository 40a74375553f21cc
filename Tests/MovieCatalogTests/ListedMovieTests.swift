import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite struct ListedMovieTests {
    static let details: [MovieField] = [.directors, .runtime, .score, .publicRating, .dayAdded]

    private func check(_ catalog: Catalog) throws {
        for order in MovieOrder.allCases {
            for isReversed in [false, true] {
                var query = MovieQuery(order: order)
                query.isReversed = isReversed
                for range in [0..<10, 10..<20, 0..<10] {
                    let movies = try catalog.movies(of: query, in: range)
                    let listed = try catalog.listedMovies(of: query, in: range, showing: Self.details)
                    for (movie, all) in zip(listed, movies) {
                        let fields = MovieReading.ofLists + Self.details
                        #expect(fields.allSatisfy { $0.value(of: movie) == $0.value(of: all) })
                    }
                    #expect(listed.map(\.id) == movies.map(\.id))
                }
            }
        }
    }

    @Test("A list shows its movies' current values after each change and undo")
    func afterChanges() throws {
        let catalog = try Catalog.sample()
        try check(catalog)
        let first = try #require(catalog.listedMovies(of: MovieQuery(), in: 0..<1).first)
        try catalog.update(first.id, as: .edited([.year])) {
            $0.title = "Zardoz"
            $0.originalTitle = "Zardoz!"
            $0.rating = Rating("8.5")
            $0.viewings = [Viewing(on: PartialDate("2024-05"))]
        }
        #expect(try catalog.listedMovies(of: MovieQuery(), in: 0..<1).first != first)
        try check(catalog)
        try catalog.undo()
        #expect(try catalog.listedMovies(of: MovieQuery(), in: 0..<1).first == first)
        #expect(try catalog.steps.undoable == nil)
        #expect(try catalog.steps.redoable != nil)
        try check(catalog)
    }
}
