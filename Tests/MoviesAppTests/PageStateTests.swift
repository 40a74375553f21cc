import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// Pages with no rows, one row and more rows than fit.
@Suite struct PageStateTests {
    private func movie(_ id: Int, _ change: (inout Movie) -> Void = { _ in }) -> Movie {
        var movie = Movie(id: Movie.ID(id), title: "Film \(id)")
        change(&movie)
        return movie
    }

    private func open(_ movies: [Movie], _ answers: String...) throws -> ScriptedSession {
        let catalog = try Catalog(movies: movies)
        catalog.today = { Day("2026-11-22") ?? .today }
        return ScriptedSession(of: catalog, answers)
    }

    private func watched(_ dates: String?...) -> (inout Movie) -> Void {
        { $0.viewings = dates.map { Viewing(on: $0.flatMap { PartialDate($0) }) } }
    }

    @Test("A diary without entries says how to note one, and a period that nothing was watched then")
    func diary() throws {
        func hasPeriods(_ session: ScriptedSession) -> Bool {
            session.page.commands.contains { $0.letter == "g" }
        }
        let empty = try open([movie(1)], "v")
        #expect(empty.page.texts == ["To note a viewing, open a movie and type s."] && !hasPeriods(empty))
        let one = try open([movie(1, watched("2024-01-05"))], "v")
        #expect(one.page.texts.first == "What you watched, latest first" && hasPeriods(one))
        #expect(one.page.items == ["5 Jan 2024 Film 1"])
        one.answer("diary 2023")
        #expect(one.page.texts == ["Nothing was watched then."] && hasPeriods(one))
        one.answer("diary 2024")
        #expect(one.page.texts.first == "What you watched, latest first")
    }

    @Test("The page of duplicates lists pairs of movies, or says that there are none")
    func duplicates() throws {
        let none = try open([movie(1), movie(2)], "d")
        #expect(
            none.page.title == "Likely duplicates" && none.page.texts == ["No movies look like duplicates."])
        let twins = [1, 2].map { id in movie(id) { ($0.title, $0.year) = ("Heat", 1995) } }
        let one = try open(twins, "d")
        #expect(one.page.texts.first == "These may be in the catalog twice. Choose a pair to compare.")
        #expect(one.page.items == ["“Heat” (1995) and “Heat” (1995)"])
    }

    @Test("Ratings are compared with the public's if any movie has both")
    func ratings() throws {
        func fields(_ ratings: (own: Int?, publics: Int?)...) throws -> [String] {
            let movies = ratings.enumerated().map { index, rating in
                movie(index + 1) {
                    ($0.rating, $0.publicRating) = (rating.own.flatMap { Rating(tenths: $0) }, rating.publics)
                }
            }
            return try open(movies, "c", "1").page.fields.dropFirst(3).map { "\($0.name): \($0.value)" }
        }
        #expect(try fields((nil, 80)) == [])
        #expect(try fields((80, nil)) == ["Rated: 1, 8.0 of 10 on average", "8 of 10: you 1"])
        #expect(
            try fields((80, 60)) == [
                "Rated: 1, 8.0 of 10 on average", "Public: 6.0 of 10 on average for the same movies",
                "You differ by: 2.0 on average", "8 of 10: you 1, public 0", "6 of 10: you 0, public 1",
            ])
        #expect(try fields((80, 80), (80, nil))[1] == "Public: 8.0 of 10 on average for 1 of these")
    }

    @Test("The overview has the last three viewings of a known day, and three movies for tonight")
    func overview() throws {
        let dates = ["2024-01-01", "2024-01-02", "2024-01-03", "2024-01-04", nil]
        let seen = dates.enumerated().map { movie($0 + 1, watched($1)) }
        let unseen = (6...10).map { movie($0) }
        let session = try open(seen + unseen, "j")
        #expect(
            session.page.texts.prefix(3) == ["5 movies watched, 0 to watch", "Watched last:", "For tonight:"])
        #expect(
            session.page.items.prefix(3) == [
                "Film 4, seen 4 Jan 2024", "Film 3, seen 3 Jan 2024", "Film 2, seen 2 Jan 2024",
            ])
        #expect(session.page.items.count == 6)
        session.answer("s")
        #expect(session.page.title == "Sort" && !session.page.items.contains("By hand"))
        let few = try open([movie(1, watched("2024-01-01")), movie(2, watched(nil))], "j")
        #expect(few.page.items == ["Film 1, seen 1 Jan 2024"])
    }

    @Test("The sort page says the current order, and its item reverses it")
    func orders() throws {
        let session = try open((1...20).map { movie($0) }, "s")
        #expect(session.page.texts == ["Current order: by title, A to Z."])
        #expect(session.page.items.prefix(2) == ["Reverse this order", "By year"])
        #expect(!session.page.items.contains("By hand"))
        session.answer("2", "s")
        #expect(session.page.texts == ["Current order: by year, oldest first."])
        session.answer("2", "s")
        #expect(session.page.texts == ["Current order: by year, newest first."])
        session.answer("b", "/film", "s")
        #expect(session.page.items.first == "By title" && session.page.items.last == "Reverse this order")
        #expect(session.page.texts == ["Current order: titles first, then best known."])
        session.answer("b", "put 3 Noir", "put 1 Noir", "lists Noir", "s")
        #expect(session.page.texts == ["Current order: in your order."])
        #expect(session.page.items.contains("By hand"))
        session.answer("1", "s")
        #expect(session.page.texts == ["Current order: by title, A to Z."])
    }

    @Test("A brief row has the movie's title, its year, and the value it's sorted by")
    func brief() throws {
        let catalog = try Catalog(movies: [
            movie(1) { ($0.year, $0.runtime, $0.directors) = (1995, 90, ["Michael Mann"]) }
        ])
        let session = ScriptedSession(options: Session.Options(isBrief: true)) {
            AppCoordinator(catalog: catalog, navigator: $0)
        }
        #expect(session.page.items == ["Film 1 (1995)"])
        session.answer("sort runtime")
        #expect(session.page.items == ["Film 1 (1995), 90 minutes"])
    }

    @Test("A brief session says what an answer changed and nothing else")
    func briefOutcome() throws {
        let catalog = try Catalog(movies: [movie(1) { $0.year = 1995 }, movie(2)])
        let context = SessionContext(day: Day("2026-03-02"))
        context.isBrief = true
        let session = ScriptedSession(options: Session.Options(isBrief: true)) {
            AppCoordinator(catalog: catalog, context: context, greets: false, navigator: $0)
        }
        for (line, said) in [
            ("seen 1 yesterday 8", "Seen “Film 1” (1995) yesterday, 8."),
            ("tag 2 noir", "Tagged noir: “Film 2”."),
        ] {
            session.answer(line)
            #expect(
                session.transcript.hasSuffix("> \(line)\n\n\(said)\n> "), "\(session.transcript.suffix(300))")
        }
        session.answer("1", "s yesterday 7 With Anna.")
        #expect(
            session.transcript.hasSuffix(
                "\nSeen yesterday, 7, with your note. You already noted a viewing on that day.\n> "),
            "\(session.transcript.suffix(300))")
    }

    @Test("A list turns to its last page, even if that is full, and its page is part of the route")
    func turned() throws {
        let session = try open((1...20).map { movie($0) }, "/film")
        #expect(
            session.page.texts.contains("1–10 of 20") && session.route.description == "/movies/../movies:film"
        )
        session.answer("n")
        #expect(session.page.texts.contains("11–20 of 20") && session.page.items.count == 10)
        #expect(session.route.description == "/movies/../movies:film;page=2")
        session.answer("n")
        #expect(session.errorLines == ["This is the last page. Type p for the previous one."])
        session.answer("/", "n")
        #expect(session.route.description == "/movies;page=2")
        for (page, shown) in [(1, "1–10 of 20"), (2, "11–20 of 20")] {
            try session.open(#require(Route("/movies;page=\(page)")))
            #expect(session.page.texts.contains(shown))
        }
    }

    @Test(
        "Undoing and redoing a change of more than a thousand movies shows a page meanwhile",
        arguments: [1_000, 1_001])
    func longUndo(count: Int) throws {
        let session = try open((1...count).map { movie($0) }, "tag all seen before", "y", "u")
        #expect(session.transcript.contains("\nUndoing tagging ") == (count > 1_000))
        #expect(session.page.said.first?.hasPrefix("Undone: tagging ") == true)
        session.answer("y")
        #expect(session.transcript.contains("\nRedoing tagging ") == (count > 1_000))
    }

    @Test("A change of more than ten movies at once is confirmed first", arguments: [10, 11])
    func manyAtOnce(count: Int) throws {
        let session = try open((1...count).map { movie($0) }, "tag all seen before")
        #expect((session.page.title == "All movies found") == (count == 11))
        if count == 11 { session.answer("y") }
        #expect(session.page.said.first?.hasPrefix("Tagged seen before: ") == true)
    }
}
