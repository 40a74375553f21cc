import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Names of columns, encodings and notes as others have them")
struct NotationTests {
    @Test(
        "a column is known by the parts of its name, in ten languages and without accents",
        arguments: [
            ("My Rating (1-10)", "your rating, of 10"), ("IMDb Num", "IMDb"), ("imdburl", "IMDb"),
            ("Viewing Date", "watched"), ("Seen It", "watched"), ("checked", "watched"),
            ("DateWatched", "watched"),
            ("last_watched_at", "watched"), ("Movie Year", "year"), ("Año", "year"), ("ano", "year"),
            ("Année", "year"),
            ("Réalisateur", "directors"), ("Realisateur", "directors"), ("Режиссёр", "directors"),
            ("監督", "directors"),
            ("Meine Bewertung", "your rating"), ("Durata", "runtime"), ("Runtime (mins)", "runtime"),
            ("Data di uscita", "released"), ("Notatki własne", nil), ("movieId", nil), ("Date", "watched"),
            ("Season", "season or episode"),
            ("Region", nil), ("Date Added", "added"), ("Film Title", "title"),
            ("Original Title", "original title"), ("Rating (1-5)", "your rating, of 5"),
            ("score /100", "your rating, of 100"), ("Rating out of 10", "your rating, of 10"),
            ("Rating 6", nil),
            ("Rating 11", nil), ("score /101", nil), ("year 5", nil), ("my", nil), ("my year", nil),
        ] as [(String, String?)])
    func columns(_ name: String, _ meaning: String?) {
        #expect(Column(named: name)?.description == meaning)
    }

    @Test(
        "a field is named by a person as columns are, but a rating only by what says that it is theirs",
        arguments: [
            ("rating", .rating), ("my rating", .rating), ("score", nil), ("stars", nil),
            ("released", .released),
            ("notes", .note), ("nonsense", nil), ("status", nil),
        ] as [(String, MovieField?)])
    func fields(_ name: String, _ field: MovieField?) {
        #expect(Column.field(called: name) == field)
    }

    @Test(
        "a day and a yes in two columns are one viewing, two days are two, and a no outweighs both",
        arguments: [
            ("2020-01-05", "yes", ["2020-01-05"]), ("yes", "2020-01-05", ["2020-01-05"]),
            ("yes", "yes", [nil]),
            ("2020-01-05", "2020-01-06", ["2020-01-05", "2020-01-06"]),
            ("2020-01-05", "2020-01-05", ["2020-01-05"]),
            ("2020-01-05", "no", []), ("no", "no", []), ("1930", "", ["1930"]), ("1929", "", []),
        ] as [(String, String, [String?])])
    func twoColumns(_ first: String, _ second: String, _ days: [String?]) throws {
        let reading = try MovieFileReading("title,Watched Date,seen\nHeat,\(first),\(second)\n")
        #expect(reading.movies.map { $0.viewings.map(\.date?.description) } == [days])
        #expect(reading.problems.count == (first == "1929" ? 1 : 0))
    }

    @Test(
        "a mark is a yes where a day may stand too, but not for the day of a rating",
        arguments: [
            ("watchlist", "x", "watchlist", 0), ("watchlist", "yes", "watchlist", 0),
            ("watchlist", "no", "", 0),
            ("watchlist", "unknown", "watchlist", 0), ("watchlist", "2020-01-05", "watchlist", 0),
            ("watched", "x", "watched", 0), ("watched", "no", "", 0), ("watched", "unknown", "watched", 0),
            ("watchlist", "maybe", "", 1), ("Date Rated", "x", "", 1), ("Date Rated", "unknown", "", 1),
        ])
    func marks(_ column: String, _ cell: String, _ meaning: String, _ problems: Int) throws {
        let reading = try MovieFileReading("title,year,\(column)\nHeat,1995,\(cell)\n")
        #expect(reading.movies.map(\.isOnWatchlist) == [meaning == "watchlist"])
        #expect(
            reading.movies.map(\.isWatched) == [meaning == "watched"] && reading.problems.count == problems)
    }

    private static let rewatch = Viewing(on: PartialDate?.none, isRewatch: true)

    @Test(
        "the number of plays, one more viewing, a status and what is liked are read from columns of their own",
        arguments: [
            ("plays", "0", Movie("Heat")), ("plays", "1", Movie("Heat") { $0.viewings = [Viewing()] }),
            ("plays", "3", Movie("Heat") { $0.viewings = [Viewing(), Viewing(), Viewing()] }),
            (
                "play count", "1000",
                Movie("Heat") { $0.viewings = [Viewing](repeating: Viewing(), count: 1_000) }
            ),
            ("plays", "1001", nil), ("plays", "x", nil), ("rewatched", "maybe", nil), ("liked", "maybe", nil),
            ("rewatched", "yes", Movie("Heat") { $0.viewings = [rewatch] }),
            ("rewatched", "no", Movie("Heat")),
            ("status", "watched", Movie("Heat") { $0.viewings = [Viewing()] }),
            ("status", "planned", Movie("Heat") { $0.watchlist = WatchlistEntry() }),
            ("status", "dropped", Movie("Heat")), ("status", "maybe", nil),
            ("liked", "x", Movie("Heat") { $0.tags = ["liked"] }), ("liked", "no", Movie("Heat")),
            (
                "favourite", "2020-01-25",
                Movie("Heat") { ($0.tags, $0.dayAdded) = (["liked"], Day("2020-01-25")) }
            ),
            ("owned", "25.1.2020", Movie("Heat") { ($0.tags, $0.dayAdded) = (["owned"], Day("2020-01-25")) }),
            ("owned", "1/2/2020", Movie("Heat") { $0.tags = ["owned"] }), ("owned", "2999-01-01", nil),
        ] as [(String, String, Movie?)])
    func roles(_ column: String, _ cell: String, _ movie: Movie?) throws {
        let reading = try MovieFileReading("movie,\(column)\nHeat,\(cell)\n")
        #expect(
            reading.movies == [movie ?? Movie("Heat")] && reading.problems.count == (movie == nil ? 1 : 0))
        let dated = try MovieFileReading("movie,\(column),Watched Date\nHeat,\(cell),2020-01-05\n")
        // Zero plays or an abandoned film override a date.
        guard cell != "0", cell != "dropped" else { return #expect(dated.movies.map(\.isWatched) == [false]) }
        #expect(dated.movies.map(\.viewings.count) == [max(1, movie?.viewings.count ?? 1)])
        #expect(dated.movies.map { $0.viewings.first?.date?.description } == ["2020-01-05"])
        #expect(dated.movies.map { $0.viewings.first?.isRewatch } == [column == "rewatched" && cell == "yes"])
        // A rating of 0 means unrated unless the row says that the movie was watched.
        let rated = try MovieFileReading("movie,\(column),rating\nHeat,\(cell),0\nRan,,8\n")
        #expect(rated.movies.map(\.rating?.tenths) == [movie?.isWatched == true ? 0 : nil, 80])
    }

    @Test(
        "a year alone is that of the release, and the first of January may stand for no day",
        arguments: [
            ("release date", "1971", nil, 1971, nil), ("release date", "1971", 1972, 1972, nil),
            ("release date", "1971-10", nil, 1971, nil),
            ("release date", "1971-1-2", nil, 1971, "1971-01-02"),
            ("release date", "1971-01-01", nil, 1971, "1971-01-01"),
            ("released", "1971-01-01", nil, 1971, nil),
            ("released", "1971-02-01", nil, 1971, "1971-02-01"),
            ("released", "1971-01-02", nil, 1971, "1971-01-02"),
            ("released", "1971-12-03", 1972, 1972, "1971-12-03"), ("released", "971", nil, nil, nil),
        ] as [(String, String, Int?, Int?, String?)])
    func releases(_ column: String, _ cell: String, _ known: Int?, _ year: Int?, _ day: String?) throws {
        let reading = try MovieFileReading(
            "title,year,\(column)\nHeat,\(known.map(String.init) ?? ""),\(cell)\n")
        #expect(reading.movies.map(\.year) == [year] && reading.movies.map(\.released?.description) == [day])
        #expect(
            reading.problems.isEmpty == (day != nil || cell == "1971-01-01" || cell == "1971" && year == 1971)
        )
    }

    @Test("a title of white space is none, and one in any other letters or signs is one")
    func titles() throws {
        let reading = try MovieFileReading("title,original title\n漢字,None\n\u{A0} \u{A0},x\n…,\n\u{7F},\n")
        #expect(reading.movies.map(\.title) == ["漢字", "…", "\u{7F}"])
        #expect(reading.movies.first?.originalTitle == "None")
        #expect(reading.problems == ["films.csv, line 3: there is no title, so the row is skipped."])
    }

    @Test("a status in a cell says that a film was watched, or is to be")
    func status() throws {
        let reading = try MovieFileReading(
            "title,year,seen\nM,1931,Watched\nRan,1985,Want to watch\nHeat,1995,no\n")
        #expect(reading.movies.map(\.isWatched) == [true, false, false] && reading.problems == [])
        #expect(reading.movies.map(\.isOnWatchlist) == [false, true, false])
    }

    @Test("a line of white space and a title above the names of columns are passed over")
    func titleLine() throws {
        for text in ["My films 2023\nTitle,Year\nM,1931\n", "  \n\nMy films,,\n\nTitle;Year\nM;1931\n"] {
            #expect(try MovieFileReading(text).movies == [Movie("M", 1931)])
        }
        #expect(
            throws: CatalogError.file(
                FilePosition(path: "films.csv", row: 1), .noTitleColumn(among: ["My films"]))
        ) {
            try MovieFileReading("My films\nOf 2023\nTitle,Year\n")
        }
        let latin = Array("Meine Gr".utf8) + [0xF6, 0xDF] + Array("en\nTitle,Year\nM,1931\n".utf8)
        #expect(try MovieFileReading(latin).ignoredColumns == ["Meine Größen"])
    }

    @Test("days that a spreadsheet has as numbers are read beside others")
    func serialDays() throws {
        let reading = try MovieFileReading(
            "title,year,watched\nM,1931,43209\nRan,1985,2018-04-20\nHeat,1995,12345\n")
        #expect(
            reading.movies.map { $0.viewings.first?.date?.description } == ["2018-04-19", "2018-04-20", nil])
    }

    @Test("links, strokes and ticked boxes of Markdown, and links to other places")
    func markdown() throws {
        let text = """
            # Seen
            - [x] [[Heat (1995)|Heat]]
            - [ ] ~~Ran (1985)~~
            - [M](https://www.imdb.com/title/tt0022100/)
            - [My blog](https://blog.example/films)

            """
        let reading = try MovieFileReading(text, named: "films.md")
        #expect(reading.movies.map(\.title) == ["Heat", "Ran", "M"])
        #expect(reading.movies.map(\.isWatched) == [true, false, false])
        #expect(reading.problems.count == 1 && reading.problems[0].contains("line 5"))
    }

    @Test("properties that go on for more than a megabyte are none")
    func longNote() throws {
        func note(_ length: Int) throws -> MovieFileReading {
            let text = "---\nyear: 1995\nabout: " + String(repeating: "x", count: length) + "\n---\n"
            return try MovieFileReading(text, named: "Heat.md")
        }
        #expect(try note((1 << 20) - 50).movies.map(\.title) == ["Heat"])
        #expect(throws: CatalogError.self) { try note(1 << 20) }
    }

    @Test("a note with properties is one film, with its name for a title")
    func note() throws {
        let text = """
            ---
            year: 1995
            director: "[[Michael Mann]]"
            rating: 8/10
            watched: 2024-01-05
            tags: [crime, LA]
            genres:
              - Crime
              - Drama
            ---
            Again, and better.

            """
        for step in [1, .max] {
            let reading = try MovieFileReading(text, named: "notes/Heat.md", step: step)
            #expect(
                reading.movies == [
                    Movie("Heat", 1995) {
                        ($0.directors, $0.genres, $0.tags) = (
                            ["Michael Mann"], ["Crime", "Drama"], ["crime", "LA"]
                        )
                        ($0.note, $0.viewings) = (
                            "Again, and better.",
                            [Viewing(on: PartialDate("2024-01-05"), rating: Rating(tenths: 80))]
                        )
                    }
                ])
        }
    }

    @Test(
        "an encoding that makes no words is asked about, with what each one makes of a title",
        arguments: [
            (CodePage.windows1251, [0xD1, 0xE2, 0xE0, 0xE4, 0xFC, 0xE1, 0xE0] as [UInt8], "Свадьба"),
            (.macRoman, [0x41, 0x6D, 0x8E, 0x6C, 0x69, 0x65], "Amélie"),
        ])
    func encoding(_ encoding: CodePage, _ title: [UInt8], _ text: String) throws {
        let folder = try ImportFolder()
        // The titles decide, in any column. Rows without a title don't count.
        try folder.write(
            Array("year,title\n".utf8) + title + Array("\n2001,".utf8) + title + Array("\n".utf8),
            to: "films.csv")
        #expect(try Catalog(of: []).preview(folder.opened("films.csv")).questions.count == 1)
        // Without titles, the values of the first column decide.
        try folder.write(
            Array("Review,imdbID,Rating10\n".utf8) + title + Array(",tt0113277,8\n".utf8), to: "films.csv")
        #expect(try Catalog(of: []).preview(folder.opened("films.csv")).questions.count == 1)
        try folder.write(Array("title,year\n".utf8) + title + Array(",2001\n".utf8), to: "films.csv")
        let plan = try Catalog(of: []).preview(folder.opened("films.csv"))
        let question = try #require(plan.questions.first)
        #expect(
            question.answers.first?.answer == .encoding(encoding) && question.answers.first?.example == text)
        var files = try folder.opened("films.csv")
        try files.take(.encoding(encoding))
        let catalog = try Catalog(of: [])
        let report = try catalog.take(files).report
        #expect(report.questions == [] && report.problems.isEmpty)
        #expect(try catalog.movies().map(\.title) == [text])
    }

    @Test("Latin letters of Windows-1252 are a guess, and Japanese is named with what converts it")
    func otherEncodings() throws {
        let folder = try ImportFolder()
        try folder.write(Array("title,year\nAm".utf8) + [0xE9] + Array("lie,2001\n".utf8), to: "films.csv")
        let plan = try Catalog(of: []).preview(folder.opened("films.csv"))
        #expect(plan.questions == [] && plan.problems.warnings.count == 1)
        let japanese: [UInt8] = [0x8E, 0xB5, 0x90, 0x6C, 0x82, 0xCC, 0x8E, 0x98, 0x82, 0xCC, 0x82, 0xF1]
        try folder.write(Array("title,year\n".utf8) + japanese + Array(",1954\n".utf8), to: "films.csv")
        #expect(throws: CatalogError.file(folder["films.csv"], .otherEncoding("SHIFT_JIS"))) {
            try Catalog(of: []).preview(folder.opened("films.csv"))
        }
    }

    @Test(
        "a film is watched where it was played for twenty minutes of a day, or for half of its length",
        arguments: [
            (["00:20:00"], true), (["00:19:59"], false), (["20:00"], true), (["1200"], true),
            (["1199"], false),
            (["0:0:20:00"], false), (["x:19:59"], false), (["x"], false), (["99999"], true),
            (["100000"], false),
            ([""], false), (["00:19:59", "00:00:01"], true), (["00:10:00", "00:09:59"], false),
        ])
    func played(_ durations: [String], _ isWatched: Bool) throws {
        let header = "Profile Name,Start Time,Duration,Title,Supplemental Video Type\n"
        for sign in [" ", "T"] {
            let rows = durations.enumerated().map { "A,2022-07-28\(sign)0\($0):22:11,\($1),No Such Film,\n" }
            #expect(try MovieFileReading(header + rows.joined()).movies.isEmpty == !isWatched)
            let days = durations.enumerated().map { "A,2022-07-2\($0)\(sign)04:22:11,\($1),No Such Film,\n" }
            #expect(
                try MovieFileReading(header + days.joined()).movies.isEmpty
                    == (!isWatched || durations.count > 1))
        }
        // For a film of 88 minutes.
        for (duration, count) in [("00:44:00", 1), ("00:43:59", 0)] {
            #expect(
                try MovieFileReading(header + "A,2022-07-28,\(duration),Rashomon,\n").movies.count == count)
        }
    }

    @Test("where there are several people, twenty at most are asked about", arguments: [1, 2, 20, 21])
    func people(count: Int) throws {
        let rows = (0..<count).map { "P\($0),2022-07-28,00:30:00,No Such Film,\n" }.joined()
        let text = "Profile Name,Start Time,Duration,Title,Supplemental Video Type\n" + rows
        let folder = try ImportFolder(["a.csv": text])
        let question = try Catalog(of: []).preview(folder.opened("a.csv")).questions.first
        let people = (0..<min(count, 20)).map { "P\($0)" }
        #expect(question?.answers.map(\.example) == (count == 1 ? nil : people))
    }

    @Test("what was played for a moment wasn't watched; several people are asked about")
    func activity() throws {
        let header = "Profile Name,Start Time,Duration,Title,Supplemental Video Type\n"
        let rows = """
            A,2022-07-28 04:22:11,00:12:00,No Such Film,
            A,2022-07-28 05:22:11,00:12:00,No Such Film,
            A,2022-07-29 05:22:11,00:12:00,No Such Film,
            A,2022-07-30 05:22:11,00:25:00,Heat,
            B,2022-07-30 05:22:11,01:25:00,M,

            """
        let folder = try ImportFolder(["ViewingActivity.csv": header + rows])
        let catalog = try Catalog(of: [Movie("Heat", 1995) { $0.runtime = 170 }])
        var files = try folder.opened("ViewingActivity.csv")
        let question = try #require(try catalog.preview(files).questions.first)
        #expect(question.answers.map(\.example) == ["A", "B"])
        try files.take(.profile("A"))
        let report = try catalog.take(files).report
        #expect(report.tooShort.description == "2: “No Such Film”, “Heat”" && report.rowsOfOthers == 1)
        #expect(
            try catalog.movies().filter(\.isWatched) == [
                Movie("No Such Film") { $0.viewings = [Viewing(on: Day("2022-07-28"))] }
            ])
    }

    @Test("a folder of another service is one import, and folders that are named as files are told")
    func folders() throws {
        let folder = try ImportFolder([
            "history.json":
                "[{\"watched_at\":\"2024-01-05T10:00:00Z\",\"movie\":{\"title\":\"M\",\"year\":1931,\"ids\":{\"trakt\":1,\"slug\":\"m\"}}}]",
            "ratings.json":
                "[{\"rating\":8,\"movie\":{\"title\":\"Ran\",\"year\":1985,\"ids\":{\"trakt\":2,\"slug\":\"r\"}}}]",
            "other.csv": "title,year\nHeat,1995\n", "readme": "x", "bad.csv": "x,y\n1,2\n",
        ])
        try FileManager.default.createDirectory(
            atPath: folder["ratings.csv"], withIntermediateDirectories: true)
        let files = try ImportFiles([folder.path])
        #expect(files.files.map(\.format.kind) == [.trakt, .trakt])
        #expect(
            files.ignored.map(\.description).sorted() == ["bad.csv", "other.csv", "ratings.csv", "readme"])
        let catalog = try Catalog(of: [])
        #expect(try catalog.take(files).report.counts == ImportCounts(added: 2))
    }
}
