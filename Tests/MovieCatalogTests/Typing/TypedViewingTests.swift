import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog

@Suite("Typed viewings")
struct TypedViewingTests {
    @Test("A viewing that can mean two things is refused with both meanings")
    func twoThings() {
        let error = #expect(throws: InvalidValue.self) {
            try TypedViewing("great movie 9", today: sunday).certain
        }
        #expect(
            error?.description == "“great movie 9” can mean two things. Type 2026-11-22 9 great movie or "
                + "2026-11-22 - great movie 9.")
    }

    @Test(
        "A viewing is written as the shortest text that means it",
        arguments: [
            (nil, nil, "unknown"), (nil, "great", "2024-08-31 great"),
            (nil, "3 of us", "2024-08-31 - 3 of us"),
            ("8.5", nil, "2024-08-31 8.5"), ("8", "great", "2024-08-31 8 great"),
            ("8", "friends", "2024-08-31 8/10 friends"), ("8", "stars", "2024-08-31 8/10, stars"),
            (nil, nil, "2024-08-31"),
        ] as [(String?, String?, String)])
    func shortest(_ rating: String?, _ note: String?, _ text: String) {
        let date = PartialDate(text.prefix(10))
        #expect(Viewing(on: date, rating: rating.flatMap { Rating($0) }, note: note).typed == text)
    }

    @Test("The text of a random viewing is read back as the same viewing")
    func roundTrip() throws {
        var random = RandomMovies(seed: RandomNumbers.seed)
        let pieces = [
            "8", "-", "today", "2024", "May", "3 days ago", "stars", "of 10", "/5", "★", "½", "great", ",",
            ".", "unknown",
            "\n", "12", "b", "1999-13", "3/4/2024",
        ]
        var typedNotes = 0
        for _ in 0..<1_000 {
            for var viewing in random.any(id: 1).viewings {
                if random.number(in: 0...1) == 0 {
                    viewing.note = (0...random.number(in: 0...3)).map { _ in
                        pieces[random.number(in: 0...pieces.count - 1)]
                    }.joined(separator: random.number(in: 0...2) == 0 ? "" : " ")
                }
                let text = viewing.typed
                #expect(!text.contains { $0.isNewline }, "seed \(RandomNumbers.seed)")
                let read = try TypedViewing(text, changing: viewing, today: sunday).certain
                #expect(read == viewing, "“\(text)”, seed \(RandomNumbers.seed)")
                let blank = Viewing(on: viewing.date, isRewatch: viewing.isRewatch)
                let fresh = try? TypedViewing(text, changing: blank, today: sunday).certain
                if let note = viewing.note, !note.isEmpty, note.allSatisfy({ $0.isLetter || $0 == " " }),
                    note.trimmed == note[...]
                {
                    #expect(fresh == viewing, "“\(text)”, seed \(RandomNumbers.seed)")
                    typedNotes += 1
                }
            }
        }
        #expect(typedNotes > 20)
    }

    @Test("A viewing long before its movie, or a second one on a day, has a warning")
    func warnings() throws {
        var movie = Movie(id: Movie.ID(1), title: "Heat")
        movie.year = 1995
        movie.viewings = [Viewing(on: sunday), Viewing(on: PartialDate("2024")), Viewing()]
        func warnings(_ text: String) throws -> [String] {
            movie.warnings(on: try TypedViewing(text, today: sunday).certain)
        }
        #expect(try warnings("1993") == ["That is 2 years before the movie came out (1995)."])
        #expect(try warnings("today 9") == ["You already noted a viewing on that day."])
        for text in ["1994", "2024", "unknown", "yesterday"] { #expect(try warnings(text) == []) }
    }

    @Test("A watched film is taken off the watchlist, and the message says so")
    func offWatchlist() throws {
        let catalog = try Catalog(of: [
            Movie("Heat", 1995) { $0.watchlist = WatchlistEntry() }, Movie("Ran", 1985),
        ])
        let viewing = Viewing(on: PartialDate("2024-01-05"))
        let movies = try [1, 2].compactMap { try catalog.movie(Movie.ID($0)) }
        try catalog.note(viewing, of: movies)
        #expect(
            viewing.sentence(notedOf: movies, today: sunday)
                == "Noted “Heat” (1995), “Ran” (1985): 5 Jan 2024. “Heat”: Taken off your watchlist.")
        #expect(try catalog.movies().map(\.isOnWatchlist) == [false, false])
    }
}
