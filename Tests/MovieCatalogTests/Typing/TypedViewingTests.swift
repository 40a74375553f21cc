import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog

@Suite("A viewing is typed")
struct TypedViewingTests {
    @Test(
        "as a day, a rating and words, each where there is one, and says how it was understood",
        arguments: [
            ("", "today"), ("today", "today"), ("9", "today, 9 of 10"), ("8.5", "today, 8.5 of 10"),
            ("8,5 great", "today, 8.5 of 10, “great”"), ("great", "today, no rating, “great”"),
            ("yesterday 9 great", "yesterday, 9 of 10, “great”"), ("10 wow", "today, 10 of 10, “wow”"),
            ("2024-08-31 8 With Anna.", "2024-08-31, 8 of 10, “With Anna.”"),
            ("0 awful", "today, 0 of 10, “awful”"),
            ("friday - 3 of us", "2026-11-20, no rating, “3 of us”"), ("today -", "today"), ("-", "today"),
            ("3 days ago 8", "2026-11-19, 8 of 10"), ("With 3 friends", "today, no rating, “With 3 friends”"),
            ("Part 2", "today, no rating, “Part 2”"),
            ("4 stars", "today, 8 of 10"), ("4.5 stars, lovely", "today, 9 of 10, “lovely”"),
            ("1 star", "today, 2 of 10"), ("3½ stars", "today, 7 of 10"), ("★★★★", "today, 8 of 10"),
            ("★★★★½ again", "today, again, 9 of 10"), ("½", "today, 1 of 10"), ("★★★☆☆", "today, 6 of 10"),
            ("4/5", "today, 8 of 10"), ("3.75/5", "today, 7.5 of 10"), ("8.5/10", "today, 8.5 of 10"),
            ("85/100", "today, 8.5 of 10"), ("100/100", "today, 10 of 10"), ("4 of 5", "today, 8 of 10"),
            ("8 out of 10 fine", "today, 8 of 10, “fine”"), ("unknown", "on an unknown day"),
            ("unknown 9", "on an unknown day, 9 of 10"), ("2024 8", "2024, 8 of 10"),
            ("2024 - 8 times", "2024, no rating, “8 times”"),
            ("5 May 2024 7", "2024-05-05, 7 of 10"), ("May 2024 7", "2024-05, 7 of 10"),
            ("31.8.2024 ★★", "2024-08-31, 4 of 10"), ("today, 9 of 10, great", "today, 9 of 10, “great”"),
            ("2nd time", "today, no rating, “2nd time”"), ("3-D", "today, no rating, “3-D”"),
            ("300 Spartans", "today, no rating, “300 Spartans”"),
            ("today 1984 was better", "today, no rating, “1984 was better”"),
            ("sunday matinee", "2026-11-15, no rating, “matinee”"), ("- b", "today, no rating, “b”"),
            ("today b", "today, no rating, “b”"), ("9 b", "today, 9 of 10, “b”"),
            ("- 85", "today, no rating, “85”"),
            ("today 9 - meh", "today, 9 of 10, “meh”"), ("8 -", "today, 8 of 10"),
            ("24/seven", "today, no rating, “24/seven”"),
            ("- 1-3", "today, no rating, “1-3”"),
            ("8 yesterday's guests", "today, 8 of 10, “yesterday's guests”"),
            ("3 stars out of 5 fine", "today, 6 of 10, “fine”"), ("5 stars of 10", "today, 5 of 10"),
            ("Sat with Anna", "today, no rating, “Sat with Anna”"),
            ("Sunny", "today, no rating, “Sunny”"), ("last of us", "today, no rating, “last of us”"),
            ("- firday 8", "today, no rating, “firday 8”"), ("loved 1984", "today, no rating, “loved 1984”"),
            ("summer nights", "today, no rating, “summer nights”"),
            ("night", "today, no rating, “night”"), ("of 2024", "today, no rating, “of 2024”"),
            ("We saw that one long ago", "today, no rating, “We saw that one long ago”"),
            ("toda", "today, no rating, “toda”"), ("part-2", "today, no rating, “part-2”"),
            ("101 Dalmatians", "today, no rating, “101 Dalmatians”"),
            ("☆☆☆☆☆", "today, no rating, “☆☆☆☆☆”"), ("8 was it", "today, 8 of 10, “was it”"),
            ("8.0 friends", "today, 8 of 10, “friends”"), ("0004 stars", "0004, no rating, “stars”"),
        ])
    func understood(_ text: String, _ words: String) throws {
        let viewing = try TypedViewing(text, today: sunday).certain
        #expect(viewing.inWords(today: sunday) == words)
        #expect(try TypedViewing(viewing.typed, changing: viewing, today: sunday).certain == viewing)
    }

    @Test(
        "in the words of people, read whole",
        arguments: [
            ("2 weeks ago 7", "2026-11-08, 7 of 10"), ("1 month ago 7", "2026-10, 7 of 10"),
            ("a month ago", "2026-10"), ("two years ago 7 fine", "2024, 7 of 10, “fine”"),
            ("11 months ago", "2025-12"), ("last month 8", "2026-10, 8 of 10"), ("last year", "2025"),
            ("tonight 8", "today, 8 of 10"), ("last night 8", "yesterday, 8 of 10"),
            ("the day before yesterday 8", "2026-11-20, 8 of 10"), ("on friday 8", "2026-11-20, 8 of 10"),
            ("last friday 8", "2026-11-20, 8 of 10"), ("this evening", "today"), ("in june", "2026-06"),
            ("last december 6", "2025-12, 6 of 10"), ("in 2019 6", "2019, 6 of 10"),
            ("last november", "2025-11"), ("in november", "2026-11"), ("in june 2019 6", "2019-06, 6 of 10"),
            ("friday night 8", "2026-11-20, 8 of 10"), ("yesterday evening 8", "yesterday, 8 of 10"),
            ("last sunday night 7", "2026-11-15, 7 of 10"), ("gestern Abend 7", "yesterday, 7 of 10"),
            ("last fri 8", "2026-11-20, 8 of 10"), ("fri 8", "2026-11-20, 8 of 10"),
            ("sun 7", "2026-11-15, 7 of 10"), ("tues ****", "2026-11-17, 8 of 10"),
            ("mon 8", "2026-11-16, 8 of 10"), ("on sat", "yesterday"), ("yday 8", "yesterday, 8 of 10"),
            ("Sun was out", "today, no rating, “Sun was out”"), ("we", "today, no rating, “we”"),
            ("5 Jan 8", "2026-01-05, 8 of 10"), ("Jan 5 8", "2026-01-05, 8 of 10"), ("24.12.", "2025-12-24"),
            ("5.1. 8", "2026-01-05, 8 of 10"), ("31.8.24 8", "2024-08-31, 8 of 10"),
            ("5 December 8 snow", "2025-12-05, 8 of 10, “snow”"), ("December 5th", "2025-12-05"),
            ("August 8", "2026-08-08"), ("1st of May 2024 7", "2024-05-01, 7 of 10"),
            ("1st of May 7", "2026-05-01, 7 of 10"), ("22 November", "today"), ("23 November", "2025-11-23"),
            ("*** 1/2", "today, 7 of 10"), ("3 1/2 friends", "today, 3.5 of 10, “friends”"),
            ("four out of five", "today, 8 of 10"), ("8 today", "today, 8 of 10"),
            ("29 february", "2024-02-29"), ("1 1 2024", "2024-01-01"),
            ("31 12 2023 8", "2023-12-31, 8 of 10"),
            ("montag", "2026-11-16"), ("gestern 8", "yesterday, 8 of 10"),
            ("am Samstag 9", "yesterday, 9 of 10"),
            ("5. März 8", "2026-03-05, 8 of 10"), ("vendredi 8", "2026-11-20, 8 of 10"),
            ("5 août 2024", "2024-08-05"), ("hier 8", "yesterday, 8 of 10"), ("ayer 8", "yesterday, 8 of 10"),
            ("miércoles", "2026-11-18"), ("31 de agosto de 2024 8", "2024-08-31, 8 of 10"),
            ("venerdì 8", "2026-11-20, 8 of 10"), ("5 gennaio 8", "2026-01-05, 8 of 10"),
            ("3 1/2", "today, 3.5 of 10"), ("3 1/2 stars", "today, 7 of 10"), ("****", "today, 8 of 10"),
            ("***½ sad", "today, 7 of 10, “sad”"), ("80%", "today, 8 of 10"),
            ("80 % fine", "today, 8 of 10, “fine”"),
            ("four stars", "today, 8 of 10"), ("four and a half stars, wow", "today, 9 of 10, “wow”"),
            ("nine out of ten", "today, 9 of 10"), ("eight of 10", "today, 8 of 10"),
            ("8.5 yesterday", "yesterday, 8.5 of 10"),
            ("4/5 2024-08-31", "2024-08-31, 8 of 10"), ("8 last friday", "2026-11-20, 8 of 10"),
            ("yesterday 8/10 2024", "yesterday, 8 of 10, “2024”"),
            ("8 Best of 2024.", "today, 8 of 10, “Best of 2024.”"),
        ])
    func wholeLines(_ text: String, _ words: String) throws {
        try understood(text, words)
    }

    @Test(
        "with signs between its parts",
        arguments: [
            ("yesterday 9/10. With Anna.", "yesterday, 9 of 10, “With Anna.”"),
            ("8/10: great", "today, 8 of 10, “great”"), ("8/10! great", "today, 8 of 10, “great”"),
            ("yesterday 8: great", "yesterday, 8 of 10, “great”"), ("****. Great", "today, 8 of 10, “Great”"),
            ("yesterday (8)", "yesterday, 8 of 10"), ("(4/5), fine", "today, 8 of 10, “fine”"),
            ("4 stars. Great", "today, 8 of 10, “Great”"), ("4 Stars!", "today, 8 of 10"),
            ("4.5 / 5", "today, 9 of 10"), ("4/5 stars", "today, 8 of 10"),
            ("4 of 5 stars: fine", "today, 8 of 10, “fine”"),
            ("8/10, stars", "today, 8 of 10, “stars”"), ("8 - great", "today, 8 of 10, “great”"),
            ("8 – great", "today, 8 of 10, “great”"), ("8— great", "today, 8 of 10, “great”"),
            ("8! friends", "today, 8 of 10, “friends”"), ("3 1/2. Great", "today, 3.5 of 10, “Great”"),
            ("yesterday.", "yesterday"), ("yesterday: 8", "yesterday, 8 of 10"),
            ("yesterday; 9", "yesterday, 9 of 10"), ("yesterday – 9", "yesterday, 9 of 10"),
            ("8/10.", "today, 8 of 10"), ("7!", "today, 7 of 10"), ("8.", "today, 8 of 10"),
            ("2024-08-31. 8", "2024-08-31, 8 of 10"), ("31.8.2024: 8", "2024-08-31, 8 of 10"),
            ("Aug. 31, 2024", "2024-08-31"),
            ("yesterday 8.5. With Anna", "yesterday, 8.5 of 10, “With Anna”"),
        ])
    func signs(_ text: String, _ words: String) throws { try understood(text, words) }

    @Test(
        "and one that can mean two things is neither, whatever looks like a day or a rating among its words",
        arguments: [
            ("great movie 9", "today, 9 of 10, “great movie”", "today, no rating, “great movie 9”"),
            ("8 8", "today, 8 of 10, “8”", "today, no rating, “8 8”"),
            ("8 2024", "2024, 8 of 10", "today, no rating, “8 2024”"),
            ("yesterday 8 2024", "yesterday, 8 of 10, “2024”", "yesterday, no rating, “8 2024”"),
            ("3 friends", "today, 3 of 10, “friends”", "today, no rating, “3 friends”"),
            ("5. Akt", "today, 5 of 10, “Akt”", "today, no rating, “5. Akt”"),
            ("8.5.", "today, 8.5 of 10", "2026-05-08"),
            ("8.5. With Anna", "today, 8.5 of 10, “With Anna”", "2026-05-08, no rating, “With Anna”"),
            ("8.5. - fine", "today, 8.5 of 10, “fine”", "2026-05-08, no rating, “fine”"),
            ("friday 3 of us", "2026-11-20, 3 of 10, “of us”", "2026-11-20, no rating, “3 of us”"),
            (
                "loved it yesterday", "yesterday, no rating, “loved it”",
                "today, no rating, “loved it yesterday”"
            ),
            (
                "With Anna, yesterday 8", "yesterday, 8 of 10, “With Anna”",
                "today, no rating, “With Anna, yesterday 8”"
            ),
            (
                "9 With Anna on friday", "2026-11-20, 9 of 10, “With Anna”",
                "today, 9 of 10, “With Anna on friday”"
            ),
            (
                "8 Friday Night Lights", "2026-11-20, 8 of 10, “Lights”",
                "today, 8 of 10, “Friday Night Lights”"
            ),
            ("loved it ****", "today, 8 of 10, “loved it”", "today, no rating, “loved it ****”"),
            ("great, 9 of 10", "today, 9 of 10, “great”", "today, no rating, “great, 9 of 10”"),
            ("today mon 8", "today, 8 of 10, “mon”", "today, no rating, “mon 8”"),
            ("no 1 fan", "today, 1 of 10, “no fan”", "today, no rating, “no 1 fan”"),
            ("we 3 loved it", "today, 3 of 10, “we loved it”", "today, no rating, “we 3 loved it”"),
            ("ma 5", "today, 5 of 10, “ma”", "today, no rating, “ma 5”"),
            ("3 cats", "today, 3 of 10, “cats”", "today, no rating, “3 cats”"),
            ("8 last year", "2025, 8 of 10", "today, 8 of 10, “last year”"),
            ("great 9 8", "today, 8 of 10, “great 9”", "today, no rating, “great 9 8”"),
            (
                "great 9 of 10 wow", "today, 9 of 10, “great wow”",
                "today, no rating, “great 9 of 10 wow”"
            ),
        ])
    func doubtful(_ text: String, _ viewing: String, _ words: String) throws {
        let typed = try TypedViewing(text, today: sunday)
        #expect(typed.viewing.inWords(today: sunday) == viewing)
        #expect(typed.asWords?.inWords(today: sunday) == words)
        #expect(throws: InvalidValue.self) { try typed.certain }
        for reading in [typed.viewing, typed.asWords].compactMap(\.self) {
            #expect(try TypedViewing(reading.typed, today: sunday).certain == reading)
        }
    }

    @Test(
        "and what would make a false record is refused with what would do",
        arguments: [
            ("b", .notAViewing("b")),
            ("?", .notAViewing("?")),
            (" Q ", .notAViewing("Q")),
            ("Watchlist", .notAViewing("Watchlist")),
            ("85", .ratingOf100("85", Rating(tenths: 85)!)),
            ("yesterday 11", .ratingOf100("11", Rating(tenths: 11)!)),
            ("2024 85 good", .ratingOf100("85", Rating(tenths: 85)!)),
            ("12 Angry Men", .ratingOf100("12", Rating(tenths: 12)!)),
            ("8.25", .notARating("8.25")),
            ("10.5", .notARating("10.5")),
            ("-3", .notARating("-3")),
            ("24/7", .notARating("24/7")),
            ("1-3", .neitherDayNorRating("1-3")),
            ("yesterday 8..5", .neitherDayNorRating("8..5")),
            ("31 february", .notInCalendar("31 february")),
            ("firday 8", .notADay("firday", in: "firday 8")),
            ("yestreday 8.5 great", .notADay("yestreday", in: "yestreday 8.5 great")),
            ("yesterday8", .notADay("yesterday8", in: "yesterday8")),
            ("Sun", .notADay("Sun", in: "Sun")),
            ("yest, 8", .notADay("yest, 8", in: "yest, 8")),
            ("summer 2019, nice", .notADay("summer 2019", in: "summer 2019, nice")),
            ("january", .notADay("january", in: "january")),
            (
                "last week",
                .severalDays("last week", (9...15).compactMap { Day("2026-11-\($0 < 10 ? "0" : "")\($0)") })
            ),
            ("a while ago 8", .notADay("a while ago", in: "a while ago 8")),
            ("We saw it long ago", .notADay("We saw it long ago", in: "We saw it long ago")),
            ("todai 8", .notADay("todai", in: "todai 8")),
            ("yes 8", .notADay("yes 8", in: "yes 8")),
            ("oktober", .notADay("oktober", in: "oktober")),
            ("2024-13-", .neitherDayNorRating("2024-13-")),
            ("2024-131", .neitherDayNorRating("2024-131")),
            ("100.12.", .notARating("100.12")),
            ("12.100.", .neitherDayNorRating("12.100.")),
            ("4/", .notARating("4/")),
            ("4/5/6", .neitherDayNorRating("4/5/6")),
            ("10 1/2", .notARating("10")),
            ("100", .ratingOf100("100", Rating(tenths: 100)!)),
            ("8.250", .neitherDayNorRating("8.250")),
            ("1000000.5", .neitherDayNorRating("1000000.5")),
            ("next Friday 8", .yetToCome("next friday")),
            ("tomorrow night", .yetToCome("tomorrow")),
            ("9 of 10 next friday", .yetToCome("next friday")),
            ("4 / 7", .notARating("4 / 7")),
            ("+5", .neitherDayNorRating("+5")),
            (".5", .neitherDayNorRating(".5")),
            ("3 out of 4", .notARating("3 out of 4")),
            ("3 stars out of 4", .notARating("3 stars out of 4")),
            ("8 of 20, fine", .notARating("8 of 20")),
            ("8.5 3/4/2024", .twoDays("3/4/2024", Day("2024-03-04")!, Day("2024-04-03")!)),
            ("6/5", .notARating("6/5")),
            ("9 stars", .notARating("9 stars")),
            ("\(Int.max) stars", .notARating("\(Int.max)")),
            ("★★★★★★", .notARating("★★★★★★")),
            ("3/4/2024 8", .twoDays("3/4/2024", Day("2024-03-04")!, Day("2024-04-03")!)),
            ("2026-11-23", .yetToCome("2026-11-23")),
            ("2049 was better", .yetToCome("2049")),
            ("tomorrow", .yetToCome("tomorrow")),
            ("Tomorrow 8", .yetToCome("tomorrow")),
            ("2024-02-30", .notInCalendar("2024-02-30")),
        ] as [(String, InvalidValue)])
    func refused(_ text: String, _ expected: InvalidValue) {
        #expect(throws: expected) {
            try TypedViewing(text, today: sunday, commands: ["watchlist", "seen today"]).certain
        }
    }

    @Test(
        "and the refusal says what is wrong, then what would do",
        arguments: [
            ("b", "“b” is not a viewing. To note it as words, type - b."),
            ("85", "85 is not a rating from 0 to 10. Type 85/100 for 8.5 of 10, or - 85 for a note."),
            ("8.25", "“8.25” is not a rating. Enter 0 to 10 with at most one decimal, or - for none."),
            ("1-3", "1-3 is neither a date nor a rating. To note it as words, type - 1-3."),
            (
                "31 february",
                "“31 february” is not in the calendar. Use a date such as 2024-08-31, 2024-08 or 2024."
            ),
            (
                "firday 8",
                "“firday” is not a date such as friday, 3 days ago or 2024-08-31. To note it as words, type - firday 8."
            ),
            (
                "great movie 9",
                "“great movie 9” can mean two things. Type 2026-11-22 9 great movie or 2026-11-22 - great movie 9."
            ),
            ("3/4/2024", "“3/4/2024” can mean two days. Type 2024-03-04 or 2024-04-03."),
            ("2049", "2049 is in the future. Use a date up to today."),
            ("999999 days ago", "999,999 days ago is before the calendar begins. Use a date."),
        ])
    func sentences(_ text: String, _ sentence: String) {
        let error = #expect(throws: InvalidValue.self) { try TypedViewing(text, today: sunday).certain }
        #expect(error?.description == sentence)
    }

    @Test(
        "anew, a change keeps what isn't typed",
        arguments: [
            ("", "2024-08-31, again, 7.3 of 10, “With Anna.”"),
            ("9", "2024-08-31, again, 9 of 10, “With Anna.”"),
            ("2026-11-22 9.5", "today, again, 9.5 of 10, “With Anna.”"),
            ("alone", "2024-08-31, again, 7.3 of 10, “alone”"),
            ("-", "2024-08-31, again, no rating, “With Anna.”"), ("8 -", "2024-08-31, again, 8 of 10"),
            ("- -", "2024-08-31, again"), ("unknown", "on an unknown day, again, 7.3 of 10, “With Anna.”"),
        ])
    func changed(_ text: String, _ words: String) throws {
        let viewing = Viewing(
            on: PartialDate("2024-08-31"), isRewatch: true, rating: Rating("7.3"), note: "With Anna.")
        #expect(
            try TypedViewing(text, changing: viewing, today: sunday).certain.inWords(today: sunday) == words)
    }

    @Test(
        "is typed with no more than it takes",
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

    @Test("reads back as itself, whatever a catalog holds")
    func roundTrip() throws {
        var random = RandomMovies(seed: RandomNumbers.seed)
        let pieces = [
            "8", "-", "today", "2024", "May", "3 days ago", "stars", "of 10", "/5", "★", "½", "great", ",",
            ".", "unknown",
            "\n", "12", "b", "1999-13", "3/4/2024",
        ]
        var typedNotes = 0
        for _ in 0..<5_000 {
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
                // Checks that everything the line can express is in it.
                let blank = Viewing(on: viewing.date, isRewatch: viewing.isRewatch)
                let anew = try? TypedViewing(text, changing: blank, today: sunday).certain
                if let note = viewing.note, !note.isEmpty, note.allSatisfy({ $0.isLetter || $0 == " " }),
                    note.trimmed == note[...]
                {
                    #expect(anew == viewing, "“\(text)”, seed \(RandomNumbers.seed)")
                    typedNotes += 1
                }
            }
        }
        #expect(typedNotes > 100)
    }

    @Test("and what is odd about it is said: long before its movie, or a second one of that day")
    func warnings() throws {
        var movie = Movie(id: Movie.ID(1), title: "Heat")
        movie.year = 1995
        movie.viewings = [Viewing(on: sunday), Viewing(on: PartialDate("2024")), Viewing()]
        func warnings(_ text: String) throws -> [String] {
            movie.warnings(on: try TypedViewing(text, today: sunday).certain).map(\.sentence)
        }
        #expect(try warnings("1993") == ["That is 2 years before the movie came out (1995)."])
        #expect(try warnings("today 9") == ["You already noted a viewing on that day."])
        for text in ["1994", "2024", "unknown", "yesterday"] { #expect(try warnings(text) == []) }
    }

    @Test("a film that is watched is off the watchlist, and that is said")
    func offWatchlist() throws {
        let catalog = try Catalog(of: [
            Movie("Heat", 1995) { $0.watchlist = WatchlistEntry() }, Movie("Ran", 1985),
        ])
        let viewing = Viewing(on: PartialDate("2024-01-05"))
        let movies = try [1, 2].compactMap { try catalog.movie(Movie.ID($0)) }
        try catalog.note(viewing, of: movies)
        #expect(
            viewing.sentence(notedOf: movies, today: sunday)
                == "Noted “Heat” (1995), “Ran” (1985): 2024-01-05. “Heat”: Taken off your watchlist.")
        #expect(try catalog.movies().map(\.isOnWatchlist) == [false, false])
    }
}
