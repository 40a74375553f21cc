import Foundation
import Randomness
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// Lines in everyday words, as typed by people who don't know the commands.
@Suite("Everyday phrases") struct PhraseTests {
    private static let today = Day("2026-11-22") ?? .today

    /// Lines to type, and the title, message or refusal that the last line leads to.
    private static let lines: [(path: String, lines: [String], leads: String)] = [
        // A question about the user isn't narrowed to the list it was typed on.
        ("/watchlist", ["what did i watch in march"], "Watched in March 2026: 2 movies"),
        ("/watchlist", ["did we see anything in march"], "Watched in March 2026: 2 movies"),
        ("/watchlist", ["how many films did i watch"], "Watched: 3 movies"),
        ("/watchlist", ["what did i rate 9"], "You rated 9: 1 movie"),
        ("/watchlist", ["what have i not seen yet"], "Not watched: "),
        ("/watchlist", ["watched in march"], "Nothing like that is on your watchlist. This is from all"),
        ("/watchlist", ["spielberg"], "Nothing like that is on your watchlist. This is from all"),
        ("/watchlist", ["kurosawa"], "“kurosawa”: 1 movie"),
        ("/list:noir", ["films i saw in march"], "Watched in March 2026: 2 movies"),
        ("/list:noir", ["watched"], "Watched: 1 movie"),
        ("/list:noir", ["only i watched"], "Watched: 1 movie"),
        ("/numbers", ["what did i watch in march"], "Watched in March 2026: 2 movies"),
        ("/diary", ["what did i watch twice"], "No movie matches: watched more than once."),
        ("/movies/1", ["what did i watch in march"], "Watched in March 2026: 2 movies"),
        // Corrections
        ("/movies", ["seen jaws 8", "no, 7"], "Changed “Jaws” (1975): today, 7 of 10."),
        ("/movies", ["seen jaws 8", "make that 9"], "Changed “Jaws” (1975): today, 9 of 10."),
        ("/movies", ["seen jaws 8", "actually 8.5"], "Changed “Jaws” (1975): today, 8.5 of 10."),
        ("/movies", ["seen jaws 8", "sorry, i meant 4 stars"], "Changed “Jaws” (1975): today, 8 of 10."),
        (
            "/movies", ["seen jaws 8", "no wait, it was yesterday"],
            "Changed “Jaws” (1975): yesterday, 8 of 10."
        ),
        ("/movies", ["seen jaws 8", "7 i mean"], "Changed “Jaws” (1975): today, 7 of 10."),
        ("/movies", ["seen jaws 8", "nein, freitag"], "Changed “Jaws” (1975): 20 Nov, 8 of 10."),
        ("/movies", ["seen jaws 8", "no, 7", "actually 6"], "Changed “Jaws” (1975): today, 6 of 10."),
        ("/movies", ["rate jaws 8", "change that to 6"], "Rated 6 of 10: “Jaws” (1975)."),
        ("/movies", ["rate 1,2 8", "no, 7"], "Rated 7 of 10: “Alien” (1979), “Gilda” (1946)."),
        ("/movies", ["a Heat (1995) 8", "no, 7"], "Changed “Heat” (1995): today, 7 of 10."),
        ("/movies", ["seen jaws 8", "rate it 7"], "Rated 7 of 10: “Jaws” (1975)."),
        ("/movies", ["seen jaws 8", "undo that"], "Undone: noting a viewing of “Jaws”."),
        ("/movies", ["seen jaws 8", "take that back"], "Undone: noting a viewing of “Jaws”."),
        ("/movies", ["seen jaws 8", "oops"], "u undo: undoes noting a viewing of “Jaws”"),
        (
            "/movies", ["no, 7"],
            "Type the movie, too, such as rate heat 7, or undo to take back the last change."
        ),
        ("/movies", ["seen jaws 8", "undo", "no, 7"], "Type the movie, too, such as rate heat 7"),
        ("/movies", ["seen jaws 8", "alien", "actually 7"], "Rated 7 of 10: “Alien” (1979)."),
        ("/movies", ["seen jaws 8", "wrong, it was last week"], "Which day of last week?"),
        ("/movies", ["seen jaws 8", "no, last week", "1"], "Changed “Jaws” (1975): 9 Nov, 8 of 10."),
        ("/movies", ["seen jaws 8", "wrong day, it was friday"], "Changed “Jaws” (1975): 20 Nov, 8 of 10."),
        ("/movies", ["seen jaws 8", "wrong day"], "Type e to change the movie, w to change or delete"),
        (
            "/movies", ["seen jaws 8", "i meant alien"],
            "“alien” isn't what was noted last. Type undo, then seen"
        ),
        ("/movies", ["seen jaws 8", "that was alien"], "“alien” isn't what was noted last."),
        ("/movies/1", ["it's a 9"], "Rated 9 of 10: “Alien” (1979)."),
        // Politeness
        ("/movies", ["please show my watchlist"], "Watchlist"),
        ("/movies", ["could you please show me my diary"], "What you watched, latest first"),
        ("/movies", ["ok show me my watchlist please"], "Watchlist"),
        ("/movies", ["open my watchlist, thanks"], "Watchlist"),
        ("/movies", ["i'd like to see my stats"], "What you watched"),
        ("/movies", ["can i see my lists"], "Your lists"),
        ("/movies", ["note jaws more please"], "Added “more please” to the note: “Jaws” (1975)."),
        ("/movies", ["can you show me horror films from the 70s please"], "Horror, 1970s: 2 movies"),
        ("/movies", ["could you sort by year please"], "All, by year, oldest first"),
        ("/movies", ["please delete jaws"], "Delete “Jaws” (1975)?"),
        // Viewings, ratings and plans in other words
        ("/movies", ["mark as watched jaws"], "Noted “Jaws” (1975): today."),
        ("/movies", ["mark jaws as seen yesterday"], "Noted “Jaws” (1975): yesterday."),
        ("/movies", ["log jaws as watched"], "Noted “Jaws” (1975): today."),
        ("/movies", ["add a viewing of jaws"], "Noted “Jaws” (1975): today."),
        ("/movies", ["record jaws yesterday"], "Note of “Jaws” (1975): yesterday?"),
        ("/movies", ["i've seen jaws"], "Note of “Jaws” (1975): today?"),
        (
            "/movies", ["i watched jaws yesterday and gave it an 8"],
            "Note of “Jaws” (1975): yesterday, 8 of 10?"
        ),
        ("/movies", ["seen jaws then alien"], "“then alien” may be another movie."),
        ("/movies", ["give jaws a 9"], "Rate “Jaws” (1975) 9?"),
        ("/movies", ["jaws gets a 9"], "Rate “Jaws” (1975) 9?"),
        ("/movies", ["my rating for jaws is 9"], "Rate “Jaws” (1975) 9?"),
        ("/movies", ["this is a test"], "No movie matches"),
        ("/movies", ["save jaws for later"], "On your watchlist: “Jaws” (1975)."),
        ("/movies", ["remind me to watch jaws"], "On your watchlist: “Jaws” (1975)."),
        ("/movies/1", ["watch later"], "On your watchlist: “Alien” (1979)."),
        ("/movies/1", ["add to watchlist", "remove from watchlist"], "Off your watchlist: “Alien” (1979)."),
        ("/movies/1", ["i want to see this"], "Put “Alien” (1979) on your watchlist?"),
        ("/movies/1", ["add a note: loud"], "Added “loud” to the note: “Alien” (1979)."),
        ("/movies/1", ["change year to 1980"], "Changed: Year 1980: “Alien” (1979)."),
        ("/movies/1", ["never seen it"], "Delete a viewing of “Alien” (1979)"),
        ("/movies/1", ["delete this movie"], "Delete “Alien” (1979)?"),
        ("/movies", ["a film under 120"], "Under 120 minutes: 3 movies"),
        ("/movies", ["a horror film"], "Horror: 2 movies"),
        ("/movies", ["add the movie jaws"], "“Jaws” (1975) is in the catalog already."),
        // Answers to yes or no
        ("/movies", ["delete jaws", "yep", "undo"], "Undone: deleting “Jaws”."),
        ("/movies", ["delete jaws", "never mind", "jaws"], "Jaws (1975)"),
        ("/movies", ["delete jaws", "no wait", "jaws"], "Jaws (1975)"),
        ("/movies", ["delete jaws", "maybe"], "Please answer y or n."),
        ("/movies", ["yep"], "No movie matches “yep”."),
        // Lines about the page in front
        ("/movies", ["the 2nd one"], "Gilda (1946)"),
        ("/movies", ["open the first one"], "Alien (1979)"),
        ("/movies", ["number 3"], "Ikiru (1952)"),
        ("/movies", ["delete everything"], "Delete “Alien” (1979), “Gilda”"),
        ("/movies", ["put 1,2 in Scary"], "On the new list “Scary”: “Alien” (1979), “Gilda” (1946)."),
        ("/movies", ["horror", "save this search as Scary"], "Kept “horror” as “Scary”."),
        ("/list:noir", ["put jaws here"], "On the list “Noir”: “Jaws” (1975)."),
        ("/list:noir", ["remove laura from this list"], "Off the list “Noir”: “Laura” (1944)."),
        ("/list:noir", ["move 2 to the top"], "Moved: “Gilda” (1946)."),
        ("/list:noir", ["rename to Dark"], "The list “Noir” is called “Dark” now."),
        ("/list:noir", ["rename it to Road to Hell"], "The list “Noir” is called “Road to Hell” now."),
        ("/list:noir", ["rename Back to Back"], "The list “Noir” is called “Back to Back” now."),
        ("/movies", ["rename noir to Back to Back"], "The list “Noir” is called “Back to Back” now."),
        ("/movies", ["add the movie Another Horror Movie"], "No movie is called “Another Horror Movie”."),
        ("/movies", ["a bugs and rats movie"], "No movie is called “bugs and rats movie”."),
        ("/movies", ["rename noir to Dark"], "The list “Noir” is called “Dark” now."),
        ("/list:noir", ["delete this list"], "Delete “Noir”?"),
        ("/movies", ["delete my list noir"], "Delete “Noir”?"),
        ("/movies", ["make a list called Best"], "put MOVIE LIST: puts a movie on a list of yours"),
        ("/movies", ["i want to see oppenheimer"], "1. Add “Oppenheimer” (2023), Christopher Nolan to your"),
        ("/movies", ["we saw oppenheimer yesterday"], "Christopher Nolan, and note: yesterday"),
        ("/movies", ["horror", "clear the filter"], "All, by title, A to Z"),
        ("/movies", ["hide watched"], "Not watched: 2 movies"),
        ("/movies", ["show me horror"], "Horror: 2 movies"),
        ("/diary", ["march 2026"], "Diary, March 2026"),
        ("/diary", ["jaws"], "Jaws (1975)"),
        ("/numbers", ["2026"], "2026 in review"),
        ("/numbers", ["directors"], "Movies by director"),
        ("/movies", ["my favorite genres"], "Movies by genre"),
        // Commands in more words
        ("/movies", ["help me"], "Help: Movies"),
        ("/movies", ["commands"], "Help: Movies"),
        ("/watchlist", ["list all films"], "All, by title, A to Z"),
        ("/watchlist", ["show all movies"], "All, by title, A to Z"),
        ("/watchlist", ["alle filme"], "All, by title, A to Z"),
        ("/movies", ["sort by rating"], "All, by your rating, best first"),
        ("/movies", ["sort -year"], "All, by year, newest first"),
        ("/movies", ["sort by year descending"], "All, by year, newest first"),
        ("/movies", ["sort by rating ascending"], "All, by your rating, lowest first"),
        ("/movies", ["order by title"], "All, by title, A to Z"),
        ("/movies", ["sort by title", "sort by title"], "All, by title, A to Z"),
        ("/movies", ["sort by year", "sort by year"], "All, by year, oldest first"),
        ("/movies", ["s", "reverse this order"], "All, by title, Z to A"),
        ("/movies", ["reverse the order"], "Current order: by title, A to Z."),
        ("/movies", ["s by year"], "All, by year, oldest first"),
        ("/movies", ["sort title"], "All, by title, Z to A"),
        ("/movies", ["longest first"], "All, by length, longest first"),
        ("/movies", ["sortiere nach jahr"], "All, by year, oldest first"),
        ("/movies", ["sort by colour"], "“colour” is not an order."),
        ("/movies", ["show my diary"], "What you watched, latest first"),
        ("/movies", ["2026 in review"], "2026 in review"),
        ("/movies", ["how do i rate a film"], "rate MOVIE RATING: rates a movie."),
        ("/movies", ["show me only horror"], "Horror: 2 movies"),
        ("/movies", ["what should we watch tonight?"], "Your movies"),
        // Questions about a film
        ("/movies", ["how long is jaws"], "Jaws (1975)"),
        ("/movies", ["who directed alien"], "Alien (1979)"),
        ("/movies", ["when did jaws come out"], "Jaws (1975)"),
        ("/movies", ["is jaws any good?"], "Jaws (1975)"),
        ("/movies", ["jaws?"], "Jaws (1975)"),
        ("/movies", ["jaws 1975?"], "Jaws (1975)"),
        ("/movies", ["who played ripley in alien"], "Alien (1979)"),
        ("/movies", ["have I seen Ikiru yet?"], "Ikiru (1952)"),
        ("/movies", ["wie lang ist jaws"], "Jaws (1975)"),
        ("/movies", ["how long is 2"], "Gilda (1946)"),
        ("/movies/1", ["seen"], "How was “Alien” (1979)?"),
        ("/movies/1", ["saw it"], "How was “Alien” (1979)?"),
        ("/movies/1", ["how long is it"], "This is its page."),
        (
            "/movies", ["how long is oppenheimer"],
            "Oppenheimer (2023), Christopher Nolan, 180 minutes, tt15398776: not"
        ),
        ("/movies", ["how long is jews"], "No movie matches “jews”"),
        ("/movies", ["who directed the best films"], "All: 5 movies"),
        // Viewings that never happened
        ("/movies", ["delete last viewing of jaws"], "Delete a viewing of “Jaws” (1975)"),
        ("/movies", ["i didn't watch jaws"], "Delete a viewing of “Jaws” (1975)"),
        ("/movies", ["mark jaws as not watched"], "Delete a viewing of “Jaws” (1975)"),
        ("/movies", ["i haven't seen jaws", "1"], "Removed: "),
        ("/movies", ["unsee ikiru"], "No viewing of “Ikiru” (1952) is noted."),
        ("/movies", ["films i haven't seen"], "Not watched: 2 movies"),
        ("/movies", ["rate jaws -"], "A viewing of it is rated 9. Open the movie and type w to change that"),
        (
            "/movies", ["remove my rating from jaws"],
            "A viewing of it is rated 9. Open the movie and type w"
        ),
        ("/movies", ["change rating of jaws to 7"], "Rated 7 of 10: “Jaws” (1975)."),
        (
            "/movies", ["change date of jaws to friday"],
            "Type e to change the movie, w to change or delete a viewing."
        ),
        // Short weekdays, and hints that name the movie
        ("/movies", ["seen jaws sat"], "Noted “Jaws” (1975): yesterday."),
        ("/movies", ["seen jaws mo 8"], "Noted “Jaws” (1975): 16 Nov, 8 of 10."),
        ("/movies", ["seen jaws fri night 8"], "Noted “Jaws” (1975): 20 Nov, 8 of 10."),
        ("/movies", ["seen jaws sat through it"], "Noted “Jaws” (1975): today, no rating, “sat through it”."),
        ("/movies", ["saw black sun"], "No movie is called “black sun”."),
        (
            "/movies", ["seen jaws 80"],
            "Type seen Jaws (1975) 80/100 for 8 of 10, or seen Jaws (1975) - 80 for a note."
        ),
        ("/movies", ["films under 100"], "Under 100 minutes: 1 movie"),
        ("/movies", ["horror under 120"], "Horror, under 120 minutes: 1 movie"),
        ("/movies", ["critics over 90"], "No movie matches: critics over 90."),
        ("/movies", ["undoo"], "Type undo if you mean that, or / to show all."),
        ("/movies", ["seen jaws ★★★★"], "Noted “Jaws” (1975): today, 8 of 10."),
        ("/movies", ["i want to rate jaws 8"], "Rated 8 of 10: “Jaws” (1975)."),
        ("/movies", ["how do i import my letterboxd data"], "import FILE...: imports movies"),
        ("/movies", ["70's horror"], "1970s, horror: 2 movies"),
        ("/movies", ["rating over 8"], "You rated more than 8: 1 movie"),
        ("/movies", ["how many movies do i have"], "All: 5 movies"),
        ("/movies", ["what have i watched recently"], "What you watched, latest first"),
        ("/movies", ["the last movie i watched"], "What you watched, latest first"),
        ("/movies", ["more about jaws"], "Jaws (1975)"),
        ("/movies", ["films under an hour and a half"], "Under 90 minutes: 1 movie"),
        ("/movies", ["under two hours and a half"], "Under 150 minutes: 5 movies"),
        ("/movies", ["films over 2 hours and 20 minutes"], "Over 140 minutes: 1 movie"),
        // A film that is known by another title
        (
            "/movies", ["add godfather part iii 1990"],
            "1. Add “The Godfather Part III” (1990), Francis Ford Coppola"
        ),
        ("/movies", ["add past lives (2023)"], "Added “past lives” (2023)."),
    ]

    @Test("Each line leads to its page, message or question", arguments: lines.indices)
    func leads(index: Int) throws {
        let (path, lines, words) = Self.lines[index]
        let session = try session(at: path)
        for line in lines { session.answer(line) }
        let (page, transcript) = (session.page, session.transcript)
        let end = transcript.range(of: "> \(lines[lines.count - 1])").map { transcript[$0.upperBound...] }
        let isTitle = page.title == words
        #expect(
            isTitle || end?.contains(words) == true || session.errorLines.last?.contains(words) == true,
            "\(path), \(lines): \(transcript.suffix(600))")
    }

    private func session(at path: String) throws -> ScriptedSession {
        let catalog = try catalog()
        let session = ScriptedSession(width: 200) {
            AppCoordinator(
                catalog: catalog, context: SessionContext(day: Self.today, seed: 1), greets: false,
                navigator: $0)
        }
        try session.open(#require(Route(path)))
        return session
    }

    private func catalog() throws -> Catalog {
        func movie(
            _ title: String, _ year: Int, _ director: String, _ runtime: Int, _ genres: [String],
            _ viewing: String = ""
        ) throws -> Movie {
            var movie = Movie(title: title)
            (movie.year, movie.directors, movie.runtime, movie.genres) = (year, [director], runtime, genres)
            if !viewing.isEmpty { movie.onlyViewing = try TypedViewing(viewing, today: Self.today).viewing }
            if director == "Akira Kurosawa" { movie.watchlist = WatchlistEntry(on: Self.today) }
            return movie
        }
        let catalog = try Catalog(movies: [])
        let movies = try [
            movie("Alien", 1979, "Ridley Scott", 117, ["Horror"], "2026-03-04 8"),
            movie("Jaws", 1975, "Steven Spielberg", 124, ["Horror"], "2026-03-10 9"),
            movie("Ikiru", 1952, "Akira Kurosawa", 143, ["Drama"]),
            movie("Laura", 1944, "Otto Preminger", 88, ["Film-Noir"]),
            movie("Gilda", 1946, "Charles Vidor", 110, ["Film-Noir"], "2025-01-01 7"),
        ]
        let ids = try movies.map { try catalog.add($0) }
        catalog.today = { Self.today }
        _ = try catalog.change(listNamed: "Noir", .put(Array(ids.suffix(2))))
        return catalog
    }

    @Test("Words turn the pages of a long list")
    func turns() throws {
        let catalog = try Catalog(movies: [])
        for number in 1...45 { _ = try catalog.add(Movie(title: "Film \(number)")) }
        let session = ScriptedSession { AppCoordinator(catalog: catalog, greets: false, navigator: $0) }
        for (line, rows) in [
            ("show the next page", "11–20"), ("previous page", "1–10"), ("keep going", "11–20"),
            ("last page", "41–45"), ("previous page", "31–40"),
            ("first page", "1–10"),
            ("go to page 3", "21–30"), ("nächste Seite", "31–40"), ("more films", "41–45"),
        ] {
            session.answer(line)
            #expect(
                session.page.texts.contains { $0.hasPrefix("\(rows) of 45") },
                "\(line): \(session.page.texts)")
        }
    }

    @Test("No phrase means a line that is a phrase, too")
    func certain() {
        for row in CommonPhrases.table.split(separator: "\n") {
            let line = String(row.prefix { $0 != "=" }).replacing("*", with: "jaws")
            guard CommonPhrases.Intent(rawValue: line[...]) == nil else { continue }
            #expect(CommonPhrases.line(meantBy: line) == nil, "\(row)")
        }
    }

    @Test("A film's title is never read as a phrase")
    func titles() throws {
        let known = [
            "How to Train Your Dragon", "Help!", "No", "Next", "What Did You Do in the War, Daddy?",
            "Saturday Night Fever", "Who Killed Captain Alex?", "Show Me Love", "Go", "Undo",
            "Is Paris Burning?",
            "What About Bob?", "Who Framed Roger Rabbit", "When Harry Met Sally...",
            "It Was Just an Accident",
            "Never Let Me Go", "Nope", "Sorry to Bother You", "Wait Until Dark", "No Country for Old Men",
        ]
        // Only these titles can be phrases, since each phrase begins or ends with one of the words.
        let words = Set(CommonPhrases.table.split { !$0.isLetter }.map { $0.lowercased() })
        let facts = words.filter { $0.count > 2 }.sorted()
            .flatMap { BuiltInFilms().films(beginningWith: $0) }.map(\.title)
        #expect(facts.count > 1_000)
        var random = RandomNumbers(seed: RandomNumbers.seed)
        let parser = LineParser(try catalog())
        for title in known + facts.shuffled(using: &random).prefix(rounds(100)) where !title.hasSuffix("?") {
            let comment: Comment = "\(title), USHER_SEED=\(RandomNumbers.seed)"
            #expect(parser.line(meantBy: title) == nil, comment)
            #expect(try parser.meaning(ofPhrase: title) == nil, comment)
        }
    }
}
