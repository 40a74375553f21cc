import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

/// Ambiguous values. Each is either read as the file means it or reported as left out.
@Suite("What a file says and what it doesn't") struct TrueValuesTests {
    @Test(
        "a day is one with a time behind it at most; what has more in it is no day",
        arguments: [
            ("2020-01-02", "2020-01-02"), ("2020-01-02 22:10:00+00:00", "2020-01-02"),
            ("2020-01-02T9:30", "2020-01-02"), ("1/31/2020 4:22", "2020-01-31"),
            ("31.01.2020, 12:10", "2020-01-31"), ("2020-01-02 2021-01-02", nil), ("1/31/2020 or so", nil),
            ("2020-01-02 perhaps", nil), ("Thursday, January 2, 2020 9:30 PM", "2020-01-02"),
            ("2 Sept. 2020", "2020-09-02"), ("January 2, 2020 → January 3, 2020", nil), ("Maybe 2 2020", nil),
            ("2 Jan 2020 perhaps", nil), ("2 Jan 2020 2021", nil),
        ] as [(String, String?)])
    func days(_ cell: String, _ day: String?) throws {
        let reading = try MovieFileReading("title;watched\nHeat;\(cell)\n")
        #expect(reading.movies.map { $0.viewings.first?.date?.description } == [day])
        #expect(reading.problems.count == (day == nil ? 1 : 0))
    }

    @Test(
        "a month or another year of release is named, a year that is there already isn't missed",
        arguments: [
            ("Heat,1995,1995-12", 1995, true), ("Heat,,1995-12", 1995, true), ("Heat,1995,1995", 1995, false),
            ("Heat,,1995", 1995, false), ("Heat,1995,1996", 1995, true),
        ])
    func release(_ row: String, _ year: Int, _ isNamed: Bool) throws {
        let reading = try MovieFileReading("title,year,Release Date\n\(row)\n")
        #expect(reading.movies == [Movie("Heat", year)])
        #expect(reading.problems.contains { $0.contains("Release Date") } == isNamed)
    }

    @Test(
        "no is an answer, and any other word is named",
        arguments: [("no", 0), ("0", 0), ("false", 0), ("some day", 1)])
    func watchlist(_ cell: String, _ problems: Int) throws {
        let reading = try MovieFileReading("title,watchlist\nHeat,\(cell)\n")
        #expect(reading.movies == [Movie("Heat")] && reading.problems.count == problems)
    }

    @Test("a slip in a column of ratings is one cell, whatever it is, and not the scale of the others")
    func slip() throws {
        for (slip, others) in [
            ("11", "9,8,3.5,10"), ("85", "9,8,3.5,10"), ("2046", "9,8,3.5,10"), ("55", "1,2,3,5"),
        ] {
            let ratings = others.split(separator: ",")
            let rows = (ratings + [slip[...]]).enumerated().map { "Film \($0),\($1)\n" }
            let reading = try MovieFileReading("title,Rating\n\(rows.joined())")
            let doubled = others.contains("9") ? 1 : 2
            #expect(
                reading.movies.map { $0.rating?.description }
                    == ratings.map {
                        Double($0).flatMap { Rating(tenths: Int($0 * 10) * doubled)?.description }
                    }
                    + [nil])
            #expect(reading.problems.count == 1 && reading.problems[0].contains(slip))
        }
        // In a shorter column, the value can decide.
        #expect(try MovieFileReading("title,Score\nHeat,87\nM,9\n").movies.map(\.rating?.tenths) == [87, 9])
    }

    @Test("a film that is planned was not watched")
    func planned() throws {
        let header = "media_id,source,media_type,title,score,status,repeats,end_date\n"
        let reading = try MovieFileReading(
            header + "1,tmdb,movie,A,,Planning,0,\n2,tmdb,movie,B,,In progress,0,\n"
                + "3,tmdb,movie,C,,Completed,0,\n4,tmdb,movie,D,,Completed,2,2024-01-05\n")
        #expect(reading.movies.map(\.viewings.count) == [0, 0, 1, 1])
        #expect(reading.movies.map(\.isOnWatchlist) == [true, false, false, false])
    }

    @Test(
        "each row of Trakt's history is a viewing, on an unknown day too; the same once more changes nothing")
    func history() throws {
        let days = ["unknown", "2020-03-04T23:30:00.000Z", "unknown", "2020-03-04T01:30:00.000Z"]
        let movie = #"{"title":"M","year":1931,"ids":{"trakt":1,"slug":"m-1931","imdb":"tt0022100"}}"#
        let rows = days.map { #"{"watched_at":"\#($0)","type":"movie","movie":\#(movie)}"# }
        let folder = try ImportFolder([
            "history.json": "[\(rows.joined(separator: ","))]",
            "watched.json": #"[{"plays":4,"last_watched_at":"2020-03-04T23:30:00.000Z","movie":\#(movie)}]"#,
        ])
        let catalog = try Catalog(of: [])
        let day = Viewing(on: Day("2020-03-04"))
        try catalog.take(folder.opened("history.json"))
        let viewings = try catalog.movies().map(\.viewings)
        #expect(viewings == [[day, day, Viewing(), Viewing()]])
        for name in ["history.json", "watched.json"] {
            #expect(try catalog.preview(folder.opened(name)).counts == ImportCounts(unchanged: 1), "\(name)")
        }
    }

    @Test("lines of a review end in one way, so that the same review of a file with others is no other one")
    func lineEnds() throws {
        let text =
            "Name,Year,Letterboxd URI,Rating,Review,Watched Date\nHeat,1995,https://boxd.it/e,4,\"A\nB\",2020-01-02\n"
        let folder = try ImportFolder(["a.csv": text, "b.csv": text.replacing("\n", with: "\r\n")])
        let catalog = try Catalog(of: [])
        try catalog.take(folder.opened("b.csv"))
        #expect(try catalog.movies().first?.viewings.first?.note == "A\nB")
        #expect(try catalog.preview(folder.opened("a.csv")).counts == ImportCounts(unchanged: 1))
    }

    @Test("of several ratings of one film those that give way are named")
    func outdated() throws {
        let folder = try ImportFolder([
            "r.csv": "title,year,Rating\nHeat,1995,8\nHeat,1995,9\nM,1931,7\nM,1931,7\n"
        ])
        let catalog = try Catalog(of: [])
        let report = try catalog.take(folder.opened("r.csv")).report
        #expect(try catalog.movies().map(\.rating?.tenths) == [90, 70])
        #expect(report.outdated.lines() == ["Heat (1995): your rating 8 → 9"])
    }

    @Test(
        "what a rating is called in other languages is no note",
        arguments: [
            "Titre;Année;Note\n", "Título;Año;Nota\n", "Titolo;Anno;Voto\n", "Tytuł;Rok;Ocena\n",
            "片名;年份;评分\n",
        ])
    func languages(_ header: String) throws {
        let reading = try MovieFileReading(header + "Heat;1995;8\nRan;1985;9,5\n")
        #expect(
            reading.movies == [
                Movie("Heat", 1995) { ($0.rating, $0.viewings) = (Rating(tenths: 80), [Viewing()]) },
                Movie("Ran", 1985) { ($0.rating, $0.viewings) = (Rating(tenths: 95), [Viewing()]) },
            ])
    }

    @Test(
        "a tag comes once, and nothing is no tag",
        arguments: [("\"a, b, A\"", ["a", "b"]), ("\"[\"\"a\"\", null, \"\"null\"\"]\"", ["a", "null"])])
    func tags(_ cell: String, _ tags: [String]) throws {
        #expect(try MovieFileReading("movie,tags\nHeat,\(cell)\n").movies.map(\.tags) == [tags])
    }

    @Test(
        "a line of a plain list is its title alone, however it is marked",
        arguments: [
            ("- **Alien** – 1979", "Alien", 1979), ("**Alien** (1979)", "Alien", 1979),
            ("- *Ran* - 1985", "Ran", 1985),
            ("- _M (1931)_", "M", 1931), ("- Face\\|Off (1997)", "Face|Off", 1997),
            ("- Catch-22", "Catch-22", nil), (". Heat (1995)", ". Heat", 1995),
            ("- \\*batteries not included\\* (1987)", "*batteries not included*", 1987),
            ("- [Up](https://x.y) (2009)", "Up", 2009), ("- Heat \\(1995\\)", "Heat", 1995),
            ("- *A* and *B*", "*A* and *B*", nil), ("1. Wonder Woman - 1984", "Wonder Woman", 1984),
        ] as [(String, String, Int?)])
    func plainLines(_ line: String, _ title: String, _ year: Int?) throws {
        let reading = try MovieFileReading("\(line)\n", named: "films.md")
        #expect(reading.movies == [Movie(title, year)] && reading.problems == [])
    }

    @Test("a bar that is escaped is part of a cell of Markdown, and emphasis isn't")
    func bars() throws {
        let reading = try MovieFileReading(
            "| Title | Year |\n|---|---|\n| **Face\\|Off** | 1997 |\n| Heat | 1995 |\n", named: "films.md")
        #expect(reading.movies == [Movie("Face|Off", 1997), Movie("Heat", 1995)] && reading.problems == [])
    }

    @Test(
        "what could be one name or two is named, and names with the last one first stay as they are",
        arguments: [
            ("Joel Coen, Ethan Coen", ["Joel Coen", "Ethan Coen"]), ("Akira Kurosawa", ["Akira Kurosawa"]),
            ("Mann, Michael; Coen, Joel", ["Mann, Michael", "Coen, Joel"]),
            ("Downey, A|Robert Downey, Jr.", ["Downey, A", "Robert Downey, Jr."]),
            ("王家卫, 李安", ["王家卫", "李安"]), ("Mann, Michael", []), ("Coen, Joel, Coen, Ethan", []),
            ("Costa-Gavras, John Landis", []),
        ])
    func names(_ cell: String, _ directors: [String]) throws {
        let reading = try MovieFileReading("title,Director\nHeat,\"\(cell)\"\n")
        #expect(reading.movies.map(\.directors) == [directors])
        #expect(reading.problems.count == (directors.isEmpty ? 1 : 0))
        #expect(reading.problems.allSatisfy { $0.contains("“\(cell)” is not clearly one name") })
        let others = String(repeating: "Ran,Akira Kurosawa\n", count: 20)
        let many = try MovieFileReading("title,Director\nMad City,\"Costa-Gavras, John Landis\"\n\(others)")
        #expect(many.movies.first?.directors == ["Costa-Gavras", "John Landis"])
        // IMDb separates names with a comma.
        let imdb = try MovieFileReading("Const,Title,Directors\ntt0000001,Heat,\"Joel Coen, McG\"\n")
        #expect(imdb.movies.map(\.directors) == [["Joel Coen", "McG"]])
        #expect(throws: CatalogError.self) { try ColumnMapping("Director=directors/last") }
    }

    @Test(
        "a mark that says plainly yes is a viewing, one that says no is none, and any other is named",
        arguments: [
            ("x", 1), ("X", 1), ("✓", 1), ("✔", 1), ("✔\u{FE0F}", 1), ("☑", 1), ("ja", 1), ("WAHR", 1),
            ("oui", 1), ("true", 1),
            ("yes", 1), ("nein", 0), ("FALSCH", 0), ("no", 0), ("☐", 0), ("false", 0), ("maybe", nil),
            ("✖", nil),
        ] as [(String, Int?)])
    func marks(_ mark: String, _ viewings: Int?) throws {
        for name in ["Watched", "Seen", "Gesehen"] {
            let reading = try MovieFileReading("title;\(name)\nHeat;\(mark)\n")
            #expect(reading.movies.map(\.viewings) == [Array(repeating: Viewing(), count: viewings ?? 0)])
            #expect(reading.problems.count == (viewings == nil ? 1 : 0))
        }
    }

    @Test("a column of yes and one of days tell of the same viewing, two days of two, and a no of none")
    func twoColumns() throws {
        let reading = try MovieFileReading(
            "Title,Watched,First Watched,Last Watched,Date Watched\nHeat,x,,,\nRan,x,,2020-01-02,2020-01-02\n"
                + "M,,,2021-01-02,2020-01-02\nUp,no,,,2020-01-02\n")
        let (day, later) = (Viewing(on: PartialDate("2020-01-02")), Viewing(on: PartialDate("2021-01-02")))
        #expect(reading.movies.map(\.viewings) == [[Viewing()], [day], [later, day], []])
        #expect(reading.ignoredColumns == ["First Watched"])
    }

    @Test(
        "a point with three digits behind it may set thousands apart, and an average may be one of five",
        arguments: [
            ("Votes", "700.000", nil), ("Votes", "700.0", 700), ("Votes", "700,000", 700_000),
            ("Votes", "700", 700),
        ] as [(String, String, Int?)])
    func thousands(_ name: String, _ cell: String, _ votes: Int?) throws {
        let reading = try MovieFileReading("title;IMDb \(name);Average Rating\nHeat;\(cell);3,9\n")
        #expect(reading.movies == [Movie("Heat") { $0.votes = votes }])
        #expect(
            reading.problems.count == (votes == nil ? 1 : 0) && reading.ignoredColumns == ["Average Rating"])
    }

    @Test("what is further in is about the film above")
    func inner() throws {
        let reading = try MovieFileReading(
            "- [x] Heat (1995)\n  - rewatch\n- [ ] Ran (1985)\n\t* Kagemusha (1980)\n", named: "films.md")
        #expect(reading.movies.map(\.title) == ["Heat", "Ran", "Kagemusha"])
        #expect(
            reading.problems == [
                "films.md, line 2: this is neither a title with its year nor an item of a list, so the row is skipped."
            ])
    }

    @Test("what Plex, Kodi and tables of others call days, counts and scales")
    func others() throws {
        let reading = try MovieFileReading(
            "Title,Réalisateur,View Count,Last Viewed at,My rating (out of 5)\nHeat,Michael Mann,2,2023-02-03 20:15:00,4\n"
        )
        #expect(
            reading.movies == [
                Movie("Heat") { movie in
                    movie.directors = ["Michael Mann"]
                    movie.viewings = [Viewing(on: PartialDate("2023-02-03"), rating: Rating("8")), Viewing()]
                }
            ])
        #expect(reading.problems == [] && reading.ignoredColumns == [])
        #expect(throws: CatalogError.self) {
            try MovieFileReading("Title,Author,Bookshelves\nSolaris,Lem,sf\n")
        }
    }
}
