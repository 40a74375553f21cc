import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// A page is shown completely, however the user reaches it.
@Suite struct VisitTests {
    /// A page, the answers that lead to it from the list, and some of its contents.
    struct Visit: CustomTestStringConvertible, Sendable {
        let title: String
        let answers: [String]
        let content: String
        let keys: [String]
        var testDescription: String { title }

        init(_ title: String, _ answers: String..., shows content: String, keys: String...) {
            (self.title, self.answers, self.content, self.keys) = (title, answers, content, keys)
        }
    }

    static let visits = [
        Visit("Movies", "/the", shows: "“the”: 107 movies", keys: "n next", "s sort", "f filter"),
        Visit("Movies", "gaslight", shows: "1. Gaslight (1944)", keys: "s sort", "b back"),
        Visit("Movies", "1950s", shows: "1950s: 28 movies", keys: "n next", "b back"),
        Visit("Watchlist", "t", shows: "1. Ikiru (1952)", keys: "s sort", "b back"),
        Visit("Watchlist", "t", "s", "2", shows: "by year, oldest first", keys: "f filter"),
        Visit("Diary", "v", shows: "1. 5 Oct Amadeus (1984), you 9: Grand.", keys: "g period"),
        Visit("2026 in review", "v", "g 2026", shows: "Viewings: 2", keys: "b back"),
        Visit("What you watched", "c", shows: "Movies: 2", keys: "g period", "b back"),
        Visit("All movies in numbers", "c", "1", shows: "9 of 10: you 1", keys: "b back"),
        Visit(
            "2026 in review: by genre", "c", "g 2026", "2", "by genre", shows: "1. Adventure: 1",
            keys: "b back"),
        Visit("Movies by genre", "c", "1", "2", shows: "1. Drama: ", keys: "b back"),
        Visit("Your movies", "j", shows: "2 movies watched, 2 to watch", keys: "m movies", "q quit"),
        Visit("Amadeus (1984)", "amadeus", shows: "Watched: 5 Oct", keys: "e edit", "s seen"),
        Visit("Ikiru (1952)", "ikiru", shows: "Watched: not yet", keys: "s seen", "l take off watchlist"),
        Visit("Viewings of “Amadeus” (1984)", "amadeus", "w", shows: "1. 5 Oct", keys: "s seen"),
        Visit("Filter", "f", shows: "1. Watched", keys: "b back"),
        Visit("Filter by genre", "f", "8", shows: "1. Drama: ", keys: "b back"),
        Visit("Likely duplicates", "d", shows: "1. ", keys: "b back", "h home"),
        Visit("One movie or two?", "d", "1", shows: "Merged, it would be:", keys: "o merge", "b back"),
        Visit("Import", "i", shows: "File", keys: ":b back"),
        Visit("Export", "e", shows: "File", keys: ":b back"),
    ]

    @Test(
        "Each page says in its help what it is for",
        arguments: [
            (["f"], "Keeps only the movies that match. Type / on the list to show all again."),
            (["f", "8"], "The number of movies of each. Choose a line to see them."),
            (["amadeus", "d"], "Your viewings, rating and note of it go, too. Type u to bring it back."),
            (
                ["amadeus", "w", "s"],
                "Notes a viewing, today if you give no date. Type unknown if you don't know it. Your rating becomes the "
                    + "movie's, and it leaves the watchlist."
            ),
            (
                ["c", "g 2026", "2", "by genre"],
                "The number of movies of each, and your average rating. Choose a line to see them."
            ),
            (["v", "g"], "How many viewings there were in each year."),
            (["s"], "Movies without a value come last, even reversed."),
        ])
    func help(answers: [String], help: String) throws {
        let session = try open()
        for answer in answers { session.answer(answer) }
        #expect(session.page.help == [help])
    }

    @Test("A movie's title typed on its own page says that this is its page")
    func here() throws {
        let session = try open()
        session.answer("amadeus", "amadeus")
        #expect(session.page.title == "Amadeus (1984)" && session.page.said == ["This is its page."])
        session.answer("s")
        #expect(session.page.title == "How was “Amadeus” (1984)?")
    }

    private func open() throws -> ScriptedSession {
        let catalog = try Catalog.sample()
        let today = Day(year: 2026, month: 11, day: 22) ?? .today
        for (title, viewing) in [("Amadeus", "2026-10-05 9 Grand."), ("Jaws", "2026-10-01 8")] {
            _ = try catalog.note(
                TypedViewing(viewing, today: today).certain,
                of: catalog.movies(called: FilmName(typed: title)))
        }
        for title in ["Ran", "Ikiru"] {
            let movie = try #require(catalog.movies(called: FilmName(typed: title)).first)
            try catalog.update(movie.id, as: .putOnWatchlist) { $0.watchlist = WatchlistEntry() }
            if title == "Ran" { _ = try catalog.add(movie) }
        }
        let session = ScriptedSession {
            AppCoordinator(
                catalog: catalog, context: SessionContext(day: today, seed: 1), greets: false, navigator: $0)
        }
        session.answer("m")
        return session
    }

    @Test("A page shows its title, contents and keys, whichever way led to it", arguments: visits)
    func whole(visit: Visit) throws {
        // The page is reached by its answers, from the list, by going back and from its help.
        let colon = visit.keys[0].hasPrefix(":") ? ":" : ""
        let away = visit.answers[0] == "v" ? "t" : "v"
        for way in [visit.answers, ["\(colon)m"] + visit.answers, [colon + away, "b"], ["\(colon)?"]] {
            let session = try open()
            if way != visit.answers { for answer in visit.answers { session.answer(answer) } }
            var start = session.transcript.endIndex
            for answer in way {
                start = session.transcript.endIndex
                session.answer(answer)
            }
            let shown = session.transcript[start...].replacing("\n", with: " ")
            #expect(shown.contains(visit.title), "\(way): \(shown)")
            #expect(shown.contains(visit.content), "\(way): \(shown)")
            for key in visit.keys + ["\(colon)? more"] {
                #expect(shown.contains(key), "\(way): \(shown)")
            }
        }
    }

    @Test(
        "No page is longer than thirty lines, however long the notes",
        arguments: visits.map(\.answers) + [["m"], ["v", "1"], ["v", "1", "w"], ["v", "1", "e"]])
    func longNotes(answers: [String]) throws {
        let note = (1...40).map {
            "Paragraph \($0) of a review with some forty words, " + String(repeating: "and more ", count: 18)
        }
        .joined(separator: "\n")
        let catalog = try Catalog.sample()
        let movies = try catalog.movies(of: MovieQuery(), in: 0..<12)
        for movie in movies {
            try catalog.update(movie.id, as: .notedViewing) {
                $0.viewings = (1...4).map {
                    Viewing(on: PartialDate(Day(year: 2026, month: $0, day: 3) ?? .today), note: note)
                }
                $0.note = note
            }
        }
        let session = ScriptedSession { AppCoordinator(catalog: catalog, navigator: $0) }
        session.answer("m")
        for answer in answers {
            let start = session.transcript.endIndex
            session.answer(answer)
            let lines = session.transcript[start...].split(
                separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count <= 31, "\(answers): \(session.transcript[start...])")
        }
    }

    @Test("The letter that a shortened note names shows all of it, in its own paragraphs")
    func wholeNote() throws {
        let catalog = try Catalog.sample()
        let movie = try #require(catalog.movies(called: FilmName(typed: "Amadeus")).first)
        let note = "First. " + String(repeating: "word ", count: 300) + "\nSecond paragraph."
        try catalog.update(movie.id, as: .notedViewing) { $0.viewings = [Viewing(note: note)] }
        let session = ScriptedSession { AppCoordinator(catalog: catalog, navigator: $0) }
        session.answer("amadeus")
        #expect(session.page.value(of: "Watched")?.hasSuffix(" more words)") == true)
        session.answer("o")
        #expect(session.page.texts.suffix(1) == ["Second paragraph."])
    }
}
