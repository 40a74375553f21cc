import Testing

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

@Suite("Lines on a page of movies")
struct MovieLineTests {
    @Test("No two verbs share a name, and each is found by its own")
    func names() {
        let names = Verb.table.flatMap(\.names)
        #expect(Set(names).count == names.count)
        for name in Verb.Name.allCases { #expect(Verb.named(name).name == name) }
    }

    @Test("Numbers of movies that aren't on the page are refused")
    func refused() throws {
        #expect(throws: InvalidValue.unknownNumber(11, known: 1...10)) {
            try TypedVerb(.seen, "11").numbers(of: 10, today: sunday)
        }
        #expect(throws: InvalidValue.noNumberedMovies) {
            try TypedVerb(.tag, "1 quiet").numbers(of: 0, today: sunday)
        }
        #expect(try TypedVerb(.watch, "this").numbers(of: 0, today: sunday) == [])
    }

    @Test("Tagging several movies and deleting all are one step each")
    func severalAtOnce() throws {
        let catalog = try Catalog.sample()
        #expect(try catalog.isUntouchedSample)
        let movies = try catalog.movies(of: MovieQuery(), in: 0..<3)
        let ids = movies.map(\.id)
        #expect(try catalog.update(ids, as: .tagged) { $0.add(tags: ["Quiet", "quiet", "slow"]) } == 3)
        #expect(try catalog.steps.undoable?.name == "tagging 3 movies")
        #expect(try catalog.movie(ids[1])?.tags == ["Quiet", "slow"])
        #expect(!(try catalog.isUntouchedSample))
        #expect(try catalog.update(ids, as: .tagged) { $0.add(tags: ["SLOW"]) } == 0)
        #expect(try catalog.steps.undoable?.movies == 3)
        try catalog.undo()
        #expect(try ids.compactMap { try catalog.movie($0) } == movies)
        try catalog.deleteAll()
        #expect(try catalog.count(of: MovieQuery()) == .exactly(0))
        #expect(try catalog.steps.undoable?.movies == 261)
        try catalog.undo()
        #expect(try catalog.movies(of: MovieQuery(), in: 0..<3) == movies)
    }
}
