import Testing

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

@Suite("A line on a page of movies")
struct MovieLineTests {
    @Test(
        "is a verb and what follows it, or neither",
        arguments: [
            ("a Heat (1995)", .add, "Heat (1995)"), ("ADD heat", .add, "heat"), ("seen 3 8", .seen, "3 8"),
            ("watched heat", .seen, "heat"), ("rate  heat 8", .rate, "heat 8"), ("tag", .tag, ""),
            ("remove 3", .delete, "3"), ("seven samurai", nil, ""), ("12 angry men", nil, ""), ("", nil, ""),
            ("watchlist", .watchlist, ""), ("watchlist heat", .watch, "heat"), ("undo it", nil, ""),
            ("surprise me", .pick, ""), ("check mate", nil, ""), ("random horror", .pick, "horror"),
        ] as [(String, Verb.Name?, String)])
    func verbs(_ text: String, _ verb: Verb.Name?, _ rest: String) {
        let line = TypedVerb(text)
        #expect(line?.verb.name == verb && line?.rest ?? "" == rest)
    }

    @Test("has a verb of one meaning: no two have a name in common, and each can be called by its own")
    func names() {
        let names = Verb.table.flatMap(\.names)
        #expect(Set(names).count == names.count)
        for name in Verb.Name.allCases { #expect(Verb.named(name).name == name) }
    }

    @Test(
        "names films by numbers with commas, spaces, “and” and ranges; the last one may be a rating",
        arguments: [
            ("tag 3 4 noirvember", [[3, 4]], ["noirvember"]), ("tag 3, 4 and 5 slow", [[3, 4, 5]], ["slow"]),
            ("tag 1,3,5-8 noirvember", [[1, 3, 5, 6, 7, 8]], ["noirvember"]),
            ("watch 1-4", [[1, 2, 3, 4]], [""]),
            ("tag 3 1984", [[3]], ["1984"]), ("watch 1 2", [[1, 2]], [""]), ("watch 1 & 2", [[1, 2]], [""]),
            ("rate 3 8", [[3]], ["8"]), ("rate 1 3 8", [[1, 3]], ["8"]),
            ("rate 1-3 8.5", [[1, 2, 3]], ["8.5"]),
            ("rate 3", [[3]], [""]), ("seen 1,3 8", [[1, 3]], ["8"]),
            ("seen 1 8", [[1], [1, 8]], ["8", ""]),
            ("seen 1 8 great", [[1], [1, 8]], ["8 great", "great"]),
            ("seen 1 3 yesterday 8", [[1, 3]], ["yesterday 8"]), ("seen 1 3 4/5", [[1, 3]], ["4/5"]),
            ("seen 1 yesterday", [[1]], ["yesterday"]), ("seen heat", [], []),
        ] as [(String, [[Int]], [String])])
    func numbers(_ text: String, _ numbers: [[Int]], _ rests: [String]) throws {
        let picked = try #require(TypedVerb(text)).numbers(of: 10, today: sunday)
        #expect(picked.map(\.numbers) == numbers && picked.map(\.rest) == rests)
    }

    @Test("that names numbers which aren't there is refused")
    func refused() throws {
        #expect(throws: InvalidValue.unknownNumber(11, known: 1...10)) {
            try TypedVerb(.seen, "11").numbers(of: 10, today: sunday)
        }
        #expect(throws: InvalidValue.noNumberedMovies) {
            try TypedVerb(.tag, "1 quiet").numbers(of: 0, today: sunday)
        }
        #expect(try TypedVerb(.watch, "this").numbers(of: 0, today: sunday) == [])
    }

    @Test("tags several movies, notes viewings of them and takes all away, in one step each")
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
