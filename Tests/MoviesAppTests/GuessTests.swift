import Randomness
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// Lines that users might guess, on each kind of page.
@Suite struct GuessTests {
    private static let today = Day(year: 2026, month: 11, day: 22) ?? .today

    /// The answers that lead to each kind of page.
    private static let ways = [[], ["t"], ["heat", "1"], ["heat", "1", "w"], ["v"], ["d"]]

    private static let lines = """
        s 2 weeks ago 7|s 1 month ago 7|s 5 Jan 8|s tonight 8|s 3 1/2|s ****|s montag|s gestern 8|s 1 1 2024|s 8 8
        s great movie 9|s a month ago|s Jan 5|s 5.1.|s last friday|s 8,5|s 4/5|s 80%|s four stars|s 2024-02-30
        s 31 february|s yesterday 8.5 With Anna.|s 9 of the cast|s 3 friends|s unknown 7|s tomorrow|s 11|s 85|s -|s x
        s last weekend 8|s yesteday 8|s 8 9 2024|s lunes 7|s martedi|s hier 8|s 3 days ago|s in june|s the other day 7
        seen 2 weeks ago 7|seen 5 jan 8|seen 1 1 2024|seen yesterday|seen 8|seen|seen 1 2|seen 1,2 yesterday 8
        seen heat yesterday 8|seen heat|seen heat 1995 8|seen Heat (1995) yesterday 8|seen heta 8|saw jaws|watched jaws 7
        seen all 8|seen heat great movie 9|seen gaslight 8|seen jaws 5 Jan 8|seen jaws tonight 8|log heat 2024
        tag 3 4 noirvember|tag 1 3 noirvember|tag heat crime|tag noir|tag|untag noir|untag heat crime|tag 1,2|tag all x
        tag noir --all genre:crime|tag noir --all|rate 8 --all kurosawa|watch --all kurosawa|tag noir --every crime
        rate heat 8|rate 8|rate 3 8|rate 1 2 8|rate 1,2 8.5|rate heat|rate heat great|rate heat 11|rate|rate gaslight 9
        r 8|w yesterday 8|w heat|r heat 8|e 8 9|l yes|l no|l heat|note great|note heat Great.|note|note 2 Great.
        year 1980|year 12|runtime 100|set year 1980|set heat year 1980|set 1 title Heat|set|set heat colour red
        watch heat|watch 1-4|watch|watch 1 and 2|unwatch heat|watchlist heat|watchlist|watch jaws tomorrow|want jaws
        delete heat|delete|delete 1|remove jaws|d heat|d 1|merge 1 2|merge heat|merge|open heat|open 1|show jaws
        a Heat (1995) yesterday 8|a Heat (1995)|a heat|a heat 8|a oppenheimer|a La Chimera 2023|add La Chimera 2023 8
        add Past Lives [2023]|add Oppenheimer, 2023|add The Beast yesterday 8|add tt0113277|a Heat (95)|add Toy Story 9
        heat 8/10|heat yesterday|heat 8|jaws ****|toy story 3|jaws|the third man|zzzzqqq|casablenca|horror|1995|2026|1700
        s year|sort year|sort my rating|sort nothing|sort|filter horror|filter zzzzqqq|only 80s|random|surprise me|pick
        pick zzzzqqq|r under 2h|stats|numbers|menu|diary|diary 2026|diary 1700|help|help seen|help me|find|find kurosawa
        find zzzzqqq|find heat --json|search jaws|undo that|check|check mate|import|import nosuch.csv|export
        backup /nosuch/folder/b|restore nosuch|99|8.5|8/10|yesterday|yesterday 8|z|?? |great movie|With Anna|open range
        watch on the rhine|seen it all before|tag team|note to self|rate my professor|new york|show me the money
        """.split { $0 == "|" || $0 == "\n" }.map { String($0) }

    private let catalog: Catalog

    init() throws {
        catalog = try Catalog.sample()
        var heat = Movie(title: "Heat")
        (heat.year, heat.viewings) = (1995, [Viewing(on: PartialDate("2026-10-05"))])
        _ = try catalog.add(heat)
    }

    /// Each line is typed on every third kind of page, or on all with `USHER_ROUNDS=3`.
    @Test(
        "A guessed line never leads to a page without matches, and stores what its page says",
        arguments: ways.enumerated().map { ($0, $1) })
    func line(number: Int, way: [String]) throws {
        #expect(Self.lines.count > 200)
        let before = try movies()
        for (place, line) in Self.lines.enumerated() where (place + number) % 3 < rounds(1) {
            let session = ScriptedSession(width: 300) {
                AppCoordinator(
                    catalog: catalog,
                    // Tests don't write to the working directory.
                    context: SessionContext(day: Self.today, seed: 1, exportPath: "/nowhere/movies.jsonl"),
                    navigator: $0)
            }
            for answer in way { session.answer(answer) }
            let revision = try catalog.revision
            for answer in [line, ""] {
                let (title, errors) = (session.page.title, session.errorLines.count)
                session.answer(answer)
                let page = session.page
                let comment: Comment = "“\(line)”, “\(answer)” at \(way): \(page.said) \(page.texts)"
                #expect(!page.texts.contains { $0.hasPrefix("No movie matches") }, comment)
                if session.errorLines.count > errors { #expect(session.page.title == title, comment) }
                if try catalog.revision != revision {
                    for change in try changes(since: before, isAsked: answer.isEmpty) {
                        #expect(page.said.joined(separator: "\n").contains(change), comment)
                    }
                    break
                }
                // The empty line is only meant to answer a question.
                guard page.question != nil else { break }
            }
            while try catalog.steps.undoable?.name != "adding “Heat”", try catalog.undo() != nil {}
        }
    }

    @Test("Any title and a viewing are of that movie, whatever separates them, and on no other's page")
    func titles() throws {
        let heat = try #require(catalog.movies(called: FilmName(title: "Heat", year: 1995)).first)
        let parser = LineParser(catalog, on: PageMovies(movie: heat.id))
        for movie in try movies().values where movie.title != "Heat" {
            let name = "\(FilmName(title: movie.title, year: movie.year))"
            for line in ["yesterday 8", "yesterday,8", "yesterday - 8", "- yesterday - 8", ", yesterday, 8"] {
                guard
                    case .change(.seen(let viewing, let ids, _), _)? = try LineParser(catalog).meaning(
                        of: "seen \(name) \(line)")
                else {
                    Issue.record("\(name) \(line)")
                    continue
                }
                #expect(
                    ids == [movie.id] && viewing.rating == Rating("8") && viewing.note == nil,
                    "\(name) \(line)")
            }
            for line in [
                "note \(name) loud", "tag \(name) loud", "put \(name) loud", "seen \(movie.title) 8",
            ] {
                guard case .ask? = try parser.meaning(of: line) else {
                    Issue.record("\(line)")
                    continue
                }
            }
        }
    }

    private func movies() throws -> [Movie.ID: Movie] {
        let ids = try catalog.listedMovies(of: MovieQuery(), in: 0..<400).map(\.id)
        return try ids.reduce(into: [:]) { $0[$1] = try catalog.movie($1) }
    }

    private func changes(since before: [Movie.ID: Movie], isAsked: Bool) throws -> [String] {
        let now = try movies()
        let removed = before.values.filter { now[$0.id] == nil }.map(\.title)
        return try removed
            + now.values.filter { before[$0.id] != $0 }.flatMap { movie in
                let old = before[movie.id] ?? Movie(title: "")
                var words = before[movie.id] == nil ? [movie.titleAndYear] : []
                for viewing in movie.viewings where !old.viewings.contains(viewing) {
                    words.append(viewing.inWords(today: Self.today))
                    // A note must not contain an unrecognized day or rating, unless the user was
                    // asked for a note.
                    if let note = viewing.note, !isAsked {
                        let rest = try TypedViewing(note, today: Self.today)
                        #expect(rest.asWords == nil && rest.viewing.note == note, "\(note)")
                    }
                }
                if movie.viewings == old.viewings, movie.rating != old.rating, let rating = movie.rating {
                    words.append("Rated \(rating) of 10")
                }
                words += movie.tags.filter { !old.tags.contains($0) }
                if movie.note != old.note, let note = movie.note { words.append(note) }
                if movie.isOnWatchlist != old.isOnWatchlist, movie.viewings == old.viewings {
                    words.append("watchlist")
                }
                if movie.year != old.year, let year = movie.year { words.append("\(year)") }
                if movie.runtime != old.runtime, let runtime = movie.runtime { words.append("\(runtime)") }
                if movie.title != old.title { words.append(movie.title) }
                return words
            }
    }
}
