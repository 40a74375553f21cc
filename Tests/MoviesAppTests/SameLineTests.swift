import Randomness
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// A line's effect depends on the page on top and the list below it, not on how the user got
/// there.
@Suite struct SameLineTests {
    private static let today = Day(year: 2026, month: 11, day: 22) ?? .today

    /// The start of a page's title, and several ways to reach the page.
    private static let ways: [(page: String, ways: [[String]])] = [
        ("The Relic", [["/horror", "open the relic"], ["/horror", "the relic"], ["/horror", "relic"]]),
        ("Jaws", [["open jaws"], ["v", "b", "open jaws"], ["c", "open jaws"]]),
        ("Alien", [["/horror", "open alien"], ["/horror", "alien"], ["/horror", "alien 1979"]]),
        ("Heat", [["/heat"], ["open heat"], ["heat 1995"]]),
        ("Jaws", [["v", "1"], ["v", "open jaws"], ["v", "jaws"]]),
        ("Jaws", [["k", "1", "2"], ["lists noir", "2"], ["lists noir", "open jaws"]]),
        ("2024 in review", [["c", "g 2024"], ["numbers 2024"], ["c", "numbers 2024"]]),
        ("Heat", [["t", "1"], ["t", "open heat"], ["v", "t", "heat"]]),
        ("Diary", [["v"], ["c", "v"], ["1", "v"], ["v", "g 2024", "b"]]),
        ("What you watched", [["c"], ["v", "c"], ["1", "c"], ["c", "g 2024", "b"]]),
        ("Noir", [["lists noir"], ["k", "1"], ["v", "lists noir"], ["1", "lists noir"]]),
    ]

    private static let known = Result {
        let titles = ["Heat", "Jaws", "Alien", "Aliens", "The Relic", "Christine", "Ran", "Seven"]
        return try Catalog.sample().movies(of: MovieQuery(), in: 0..<300).filter { titles.contains($0.title) }
    }

    static let lines = [
        "filter 80s", "sort year", "numbers 2024", "diary june 2024", "rate 8", "u", "r", "/ran", "ran",
        "rate jaws 8", "put heat Noir", "watchlist", "lists", "year 1980", "drama",
        "export", "pick horror", "delete jaws", "x y z", "rate 1 5", "move 1 last", "keep Best",
    ]

    private func session(after way: [String]) throws -> (ScriptedSession, Catalog) {
        let catalog = try Catalog(movies: Self.known.get())
        catalog.today = { Self.today }
        func id(_ title: String) throws -> Movie.ID {
            try #require(try catalog.movies(called: FilmName(typed: title)).first?.id)
        }
        for (title, date) in [("Alien", "2024-06-05"), ("Jaws", "2025-01-02")] {
            let movie = try #require(try catalog.movie(try id(title)))
            try catalog.note(Viewing(on: PartialDate(date), rating: Rating(tenths: 80)), of: [movie])
        }
        _ = try catalog.change(listNamed: "Noir", .put([try id("Heat"), try id("Jaws")]))
        _ = try catalog.make(.watch([try id("Heat")]))
        let session = ScriptedSession(width: 200) {
            AppCoordinator(
                catalog: catalog, context: SessionContext(day: Self.today, seed: 1), greets: false,
                navigator: $0)
        }
        for answer in way { session.answer(answer) }
        return (session, catalog)
    }

    @Test(
        "A line has the same effect on a page, whichever way led there",
        arguments: lines)
    func everyWay(line: String) throws {
        let place = try #require(Self.lines.firstIndex(of: line))
        // Each line is typed on every other page, or on all with `USHER_ROUNDS=2`.
        for (number, (page, ways)) in Self.ways.enumerated() where (number + place) % 2 < rounds(1) {
            var first: (way: [String], title: String, text: [String], titles: [String])?
            for way in ways {
                let (session, catalog) = try session(after: way)
                if let first { #expect(first.title == session.page.title, "\(way)") }
                let (title, before) = (session.page.title, session.errorLines.count)
                session.answer(line)
                let page = session.page
                let text =
                    [page.title] + page.texts + page.items + page.said + session.errorLines.dropFirst(before)
                let movies = try catalog.movies(of: MovieQuery(), in: 0..<300).map { "\($0)" }
                if let first {
                    #expect(first.text == text, "\(line) after \(way) and \(first.way)")
                    #expect(first.titles == movies, "\(line) after \(way) and \(first.way)")
                } else {
                    first = (way, title, text, movies)
                }
            }
            #expect(first?.title.hasPrefix(page) == true, "\(page)")
        }
    }

    @Test(
        "`it` is the movie on the page, or the one that was shown last",
        arguments: [
            ("open ran|open jaws|h", "Jaws"), ("open ran|open jaws|b", "Ran"), ("open ran|/horror", "Ran"),
            ("open ran|/horror|open jaws|b", "Jaws"), ("open ran|v", "Ran"), ("v|1|b", "Jaws"),
            ("open ran|w", "Ran"), ("open ran|open heat|m", "Heat"), ("open ran|delete jaws", "Ran"),
            ("open ran|casablenca", "Ran"), ("open ran|t|1|h", "Heat"),
        ])
    func pronoun(way: String, title: String) throws {
        let (session, catalog) = try session(after: way.split(separator: "|").map { String($0) })
        session.answer("rate it 3")
        #expect(
            session.page.said.contains { $0.hasPrefix("Rated 3 of 10: “\(title)”") }, "\(session.page.said)")
        let rated = try catalog.movies(of: MovieQuery(search: try MovieSearch("rating:3")), in: 0..<9)
        #expect(rated.map(\.title) == [title])
    }

    @Test("`it` is refused before a movie was shown, and after that movie was deleted")
    func noPronoun() throws {
        let (session, catalog) = try session(after: ["rate it 3", "open ran", "delete it", "y", "rate it 3"])
        #expect(session.errorLines.count == 2, "\(session.errorLines)")
        #expect(try catalog.movies(of: MovieQuery(search: try MovieSearch("rating:3")), in: 0..<9).isEmpty)
    }

    @Test("A command typed at a yes-or-no question runs instead of answering it")
    func insteadOfAnAnswer() throws {
        for way in [
            ["open heat", "d"], ["open heat", "delete heat"], ["delete heat"], ["v", "delete heat"],
        ] {
            let (session, catalog) = try session(after: way + ["rate jaws 3"])
            #expect(session.page.said.first?.hasPrefix("Rated 3 of 10: “Jaws”") == true, "\(way)")
            #expect(session.page.question == nil, "\(way)")
            #expect(try !catalog.movies(called: FilmName(typed: "Heat")).isEmpty, "\(way)")
        }
    }
}
