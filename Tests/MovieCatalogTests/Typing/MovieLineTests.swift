import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("A line on a page of movies")
struct MovieLineTests {
    private func read(_ text: String, of count: Int = 10) throws -> MovieLine {
        try MovieLine(text, numbered: count, today: sunday)
    }

    private static func typed(_ text: String) -> TypedViewing {
        (try? TypedViewing(text, today: sunday)) ?? TypedViewing(Viewing())
    }

    @Test(
        "adds, does something to several of those that are shown, or is looked for",
        arguments: [
            ("a Heat (1995)", .add(FilmName(title: "Heat", year: 1995), nil)),
            ("add Heat (1995)", .add(FilmName(title: "Heat", year: 1995), nil)),
            (
                "A Perfect Days (2023) yesterday 8.5 With Anna.",
                .add(
                    FilmName(title: "Perfect Days", year: 2023),
                    typed("yesterday 8.5 With Anna."))
            ),
            ("a beautiful mind", .search("a beautiful mind", title: "beautiful mind")),
            ("a", .search("a", title: "a")),
            ("seven samurai", .search("seven samurai", title: "seven samurai")),
            ("tag 1,3,5-8 noirvember", .tag([1, 3, 5, 6, 7, 8], ["noirvember"])),
            ("TAG 2 slow, quiet", .tag([2], ["slow", "quiet"])),
            ("seen 1,3 yesterday", .seen([1, 3], typed("yesterday"))),
            ("seen 10", .seen([10], typed(""))),
            ("watch 1-4", .watch([1, 2, 3, 4])),
            ("watch", .search("watch", title: "watch")),
            ("tag line", .search("tag line", title: "tag line")),
            ("seen director:mann", .search("seen director:mann", title: "seen director:mann")),
            ("12 angry men", .search("12 angry men", title: "12 angry men")),
        ] as [(String, MovieLine)])
    func meaning(_ text: String, _ line: MovieLine) throws {
        #expect(try read(text) == line)
    }

    @Test(
        "that begins as one of these and can't be it is refused with what would do",
        arguments: [
            ("tag 1,3", "Write the tag behind the numbers, such as tag 1,3 noirvember."),
            ("watch 1 2", "watch takes numbers alone, such as watch 1,3; 2 is none."),
            ("seen 11", "There is no 11 here; there is 1 to 10."),
            ("seen 1 b", "“b” is no viewing; - b writes it as words."),
            (
                "a Heat (1995) 85",
                "85 is not a rating from 0 to 10; 85/100 is one (8.5 of 10), and - 85 writes it as words."
            ),
        ])
    func refused(_ text: String, _ message: String) {
        let error = #expect(throws: InvalidValue.self) { try read(text) }
        #expect(error?.description == message)
    }

    @Test("names no numbers where no movies have any")
    func withoutNumbers() throws {
        #expect(throws: InvalidValue.self) { try read("tag 1 quiet", of: 0) }
        #expect(try read("watch this", of: 0) == .search("watch this", title: "watch this"))
    }

    @Test("tags several movies, notes viewings of them and takes all away, in one step each")
    func severalAtOnce() throws {
        let catalog = try Catalog.sample()
        #expect(try catalog.isUntouchedSample)
        let movies = try catalog.movies(of: MovieQuery(), in: 0..<3)
        let ids = movies.map(\.id)
        #expect(try catalog.update(ids, as: .tagged) { $0.add(tags: ["Quiet", "quiet", "slow"]) } == 3)
        #expect(try catalog.undoableStep?.name == "tagging 3 movies")
        #expect(try catalog.movie(ids[1])?.tags == ["Quiet", "slow"])
        #expect(!(try catalog.isUntouchedSample))
        #expect(try catalog.update(ids, as: .tagged) { $0.add(tags: ["SLOW"]) } == 0)
        #expect(try catalog.undoableStep?.movies == 3)
        try catalog.undo()
        #expect(try ids.compactMap { try catalog.movie($0) } == movies)
        try catalog.deleteAll()
        #expect(try catalog.count(of: MovieQuery()) == .exactly(0))
        #expect(try catalog.undoableStep?.movies == 261)
        try catalog.undo()
        #expect(try catalog.movies(of: MovieQuery(), in: 0..<3) == movies)
    }
}
