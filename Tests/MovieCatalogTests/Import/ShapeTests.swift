import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Shapes of files that collectors bring")
struct ShapeTests {
    @Test(
        "Netflix's history: episodes stay out by their parts, day and month are told from all rows, a film is one film"
    )
    func netflix() throws {
        let reading = try MovieFileReading(
            """
            Title,Date
            "Dark: Season 1: Secrets","10/21/20"
            "Dark: Staffel 2: Anfänge und Enden","9/2/20"
            "The Crown: Part 2: Beryl","9/2/20"
            "Kill Bill: Vol. 2","9/2/20"
            "Okja","1/5/21"

            """, named: "NetflixViewingHistory.csv")
        #expect(reading.kind == .netflixHistory && reading.problems == [] && reading.ignoredColumns == [])
        #expect(
            reading.passedTitles == [
                "Dark: Season 1: Secrets", "Dark: Staffel 2: Anfänge und Enden", "The Crown: Part 2: Beryl",
            ])
        #expect(
            reading.movies == [
                Movie("Kill Bill: Vol. 2") { $0.viewings = [Viewing(on: Day("2020-09-02"))] },
                Movie("Okja") { $0.viewings = [Viewing(on: Day("2021-01-05"))] },
            ])
        let folder = try ImportFolder(["n.csv": "Title,Date\nOkja,12/31/20\nOkja,12/31/20\nOkja,1/2/21\n"])
        let catalog = try Catalog(of: [])
        try catalog.take(folder.opened("n.csv"))
        #expect(
            try catalog.movies() == [
                Movie("Okja") { $0.viewings = ["2020-12-31", "2021-01-02"].map { Viewing(on: Day($0)) } }
            ])
    }

    @Test("days that can be two ask, name the answer, and are read as it says")
    func days() throws {
        let folder = try ImportFolder(["n.csv": "Title,Date\nOkja,12/10/20\nM,1/2/20\n"])
        let plan = try Catalog(of: []).preview(folder.opened("n.csv"))
        #expect(
            plan.questions.map(\.words) == [
                "\(folder["n.csv"]), column “Date”: it isn't clear whether the month or the day comes first in “12/10/20”"
            ])
        #expect(
            plan.questions.first?.answers.map(\.answer)
                == ["Date=watched/mdy", "Date=watched/dmy"].map(ImportQuestion.Answer.columns))
        #expect(plan.questions.first?.answers.map(\.example) == ["2020-12-10", "2020-10-12"])
        for (mapping, days) in [
            ("mdy", ["2020-12-10", "2020-01-02"]), ("dmy", ["2020-10-12", "2020-02-01"]),
        ] {
            let catalog = try Catalog(of: [])
            let report = try catalog.take(folder.opened("n.csv", mapping: "Date=watched/\(mapping)")).report
            #expect(report.questions.isEmpty)
            #expect(try catalog.movies().map { $0.viewings.first?.date?.description } == days)
        }
    }

    @Test("Netflix's activity: trailers stay out, rows of a day are one viewing, the country is no film's")
    func activity() throws {
        let header =
            "Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type,Bookmark,Latest Bookmark,Country\n"
        let folder = try ImportFolder([
            "ViewingActivity.csv": header + """
                A,2022-07-28 04:22:11,00:10:00,,Okja,,TV,00:10:00,Not latest view,DE (Germany)
                A,2022-07-28 05:22:11,01:10:00,,Okja,,TV,01:20:00,01:20:00,DE (Germany)
                A,2022-07-29 05:22:11,00:00:10,,Okja,TRAILER,TV,00:00:10,00:00:10,DE (Germany)
                A,2022-08-01 05:22:11,00:40:10,,Dark: Season 1: Lies (Episode 2),,TV,00:00:10,00:00:10,DE (Germany)

                """
        ])
        let catalog = try Catalog(of: [])
        let report = try catalog.take(folder.opened("ViewingActivity.csv")).report
        #expect(try catalog.movies() == [Movie("Okja") { $0.viewings = [Viewing(on: Day("2022-07-28"))] }])
        #expect(
            report.passedOver.description == "2: “Okja”, “Dark: Season 1: Lies (Episode 2)”")
        #expect(
            report.ignoredColumns.map { shown($0) } == [
                "“Attributes”", "“Device Type”", "“Bookmark”", "“Latest Bookmark”", "“Country”",
            ])
    }

    @Test(
        "Criticker's: a space behind each comma, scores of 100, days with a time; a scale is said by example")
    func criticker() throws {
        let text = """
            Score, Film Name, Year, Date Rated, Mini Review, URL, IMDB ID
            87, Heat, 1995, "Jan 16 2013, 21:54", "Tense, ""cold\"\"", https://www.criticker.com/film/Heat/, tt0113277
            99, Ran, 1985, "Jan 17 2013, 21:54", , https://www.criticker.com/film/Ran/, tt0089881

            """
        let reading = try MovieFileReading(text)
        #expect(reading.problems == [] && reading.ignoredColumns == ["URL"])
        #expect(
            reading.movies == [
                Movie("Heat", 1995) { movie in
                    (movie.rating, movie.dayRated) = (Rating(tenths: 87), Day("2013-01-16"))
                    (movie.note, movie.imdbID) = ("Tense, \"cold\"", "tt0113277")
                    movie.viewings = [Viewing()]
                },
                Movie("Ran", 1985) { movie in
                    (movie.rating, movie.dayRated) = (Rating(tenths: 99), Day("2013-01-17"))
                    (movie.imdbID, movie.viewings) = ("tt0089881", [Viewing()])
                },
            ])
        let folder = try ImportFolder(["c.csv": text])
        let plan = try Catalog(of: []).preview(folder.opened("c.csv"))
        #expect(plan.scales.map(\.description) == ["“Score”: 99 of 100 → 9.9, 87 of 100 → 8.7"])
        try folder.write(Array("title,Score\nM,4.5\n".utf8), to: "d.csv")
        let both = try Catalog(of: []).preview(folder.opened("c.csv", "d.csv"))
        #expect(both.scales == ["c.csv: \(plan.scales[0])", "d.csv: “Score”: 4.5 of 5 → 9"])
    }

    @Test("what can't be held exactly is left out and named; a person's scale rounds it, and names two")
    func exact() throws {
        let folder = try ImportFolder(["c.csv": "title,Score\nHeat,3.5\nRan,4\nM,2.5\n"])
        let catalog = try Catalog(of: [])
        let report = try catalog.take(folder.opened("c.csv", mapping: "Score=rating/4")).report
        #expect(try catalog.movies().map(\.rating?.tenths) == [88, 100, 63])
        #expect(report.scales.map(\.description) == ["“Score”: 3.5 of 4 → 8.8, 2.5 of 4 → 6.3, rounded"])
        let cells = try MovieFileReading("title,Score\nHeat,3.5/4\nRan,4\n")
        #expect(cells.movies.map(\.rating?.tenths) == [nil, 80])
        #expect(cells.problems.count == 1 && cells.problems[0].contains("“3.5/4”"))
    }

    @Test("Filmtipset's: -1 is no id, and rows that are separated otherwise are left out, never shifted")
    func filmtipset() throws {
        let reading = try MovieFileReading(
            "VoteDate;MovieTitle;IMDB;Score\n2005-01-02;Heat;0113277;4\n2005-01-02;M;-1;5\n"
                + "2005-01-02,Ran,0089881,3\n")
        #expect(
            reading.movies == [
                Movie("Heat") { movie in
                    (movie.imdbID, movie.rating, movie.dayRated) = (
                        "tt0113277", Rating(tenths: 80), Day("2005-01-02")
                    )
                    movie.viewings = [Viewing()]
                },
                Movie("M") { movie in
                    (movie.rating, movie.dayRated) = (Rating(tenths: 100), Day("2005-01-02"))
                    movie.viewings = [Viewing()]
                },
            ])
        #expect(
            reading.problems == [
                "films.csv, line 3, IMDB: -1 is not an IMDb id such as tt0041959, so the cell is left empty.",
                "films.csv, line 4: 1 value for 4 columns, so the row is skipped.",
            ])
    }

    @Test("Simkl's: known by its own column, ratings of 10 whatever they are, series and anime stay out")
    func simkl() throws {
        let reading = try MovieFileReading(
            """
            SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,Memo,TVDB,TMDB,IMDB
            1,Heat,movie,1995,completed,,2020-01-02,4,Fine,,949,tt0113277
            2,Lost,tv,2004,watching,s1e1,2020-01-02,5,,1,,
            3,Monster,anime,2004,completed,,2020-01-02,5,,1,,
            4,Ran,movie,1985,plantowatch,,,,,,,tt0089881

            """, named: "simkl.csv")
        #expect(reading.kind == .simkl && reading.problems == [])
        #expect(reading.passedTitles == ["Lost", "Monster"])
        #expect(reading.ignoredColumns == ["SIMKL_ID", "LastEpWatched", "TVDB"])
        #expect(
            reading.movies == [
                Movie("Heat", 1995) { movie in
                    (movie.imdbID, movie.tmdbID, movie.note) = ("tt0113277", 949, "Fine")
                    movie.viewings = [Viewing(on: PartialDate("2020-01-02"), rating: Rating(tenths: 40))]
                },
                Movie("Ran", 1985) { ($0.imdbID, $0.watchlist) = ("tt0089881", WatchlistEntry()) },
            ])
    }

    @Test(
        "Yamtrack's: films alone, the day they were watched, planned ones wanted"
    )
    func yamtrack() throws {
        let header =
            "media_id,source,media_type,title,image,season_number,episode_number,score,progress,status,repeats,start_date,end_date,notes\n"
        let reading = try MovieFileReading(
            header
                + "949,tmdb,movie,Heat,x,,,8.5,1,Completed,1,,2024-01-05,Fine\n7,mal,movie,Akira,x,,,,,Planning,,,,\n"
                + "1,tmdb,tv,Lost,x,,,8,,Completed,,,,\n2,mal,anime,Monster,x,,,8,,Completed,,,,\n"
                + "3,mangaupdates,manga,Berserk,x,,,8,,Completed,,,,\n4,hardcover,book,Dune,x,,,8,,Completed,,,,\n"
                + "5,igdb,game,Myst,x,,,8,,Completed,,,,\n")
        #expect(reading.kind == .yamtrack && reading.problems == [])
        #expect(reading.passedTitles == ["Lost", "Monster", "Berserk", "Dune", "Myst"])
        #expect(
            reading.movies == [
                Movie("Heat") { movie in
                    (movie.note, movie.tmdbID) = ("Fine", 949)
                    movie.viewings = [Viewing(on: PartialDate("2024-01-05"), rating: Rating(tenths: 85))]
                }, Movie("Akira") { $0.watchlist = WatchlistEntry() },
            ])
        #expect(
            reading.ignoredColumns == [
                "image", "progress", "repeats", "start_date",
            ])
    }

    @Test("Trakt's watched films: as many viewings as plays, the last on its day; what is owned is a tag")
    func traktBackup() throws {
        let movie = #""movie":{"title":"M","year":1931,"ids":{"trakt":1,"slug":"m-1931","imdb":"tt0022100"}}"#
        let watched = try MovieFileReading(
            #"[{"plays":4,"last_watched_at":"2024-03-01T20:00:00.000Z","last_updated_at":"x",\#(movie)}]"#,
            named: "watched-movies.json")
        #expect(
            watched.movies.map(\.viewings) == [
                [Viewing(on: Day("2024-03-01"))] + [Viewing(), Viewing(), Viewing()]
            ])
        #expect(watched.ignoredColumns == ["last_updated_at", "trakt", "slug"])
        let untitled = try MovieFileReading(
            #"[{"plays":1,"movie":{"title":null,"ids":{"trakt":1,"slug":"m-1931","imdb":"tt0022100"}}}]"#,
            named: "watched-movies.json")
        #expect(untitled.movies.map(\.imdbID) == ["tt0022100"] && untitled.problems == [])
        let owned = try MovieFileReading(
            #"[{"collected_at":"2024-03-01T20:00:00.000Z",\#(movie)}]"#, named: "collection-movies.json")
        #expect(
            owned.movies.map(\.tags) == [["owned"]] && owned.movies.map(\.dayAdded) == [Day("2024-03-01")])
        let list = try MovieFileReading(
            #"[{"rank":1,"listed_at":"2024-03-01T20:00:00.000Z","notes":null,"type":"movie",\#(movie)}]"#,
            named: "trakt/list-noir.json")
        #expect(list.rows.map(\.places) == [[ListPlace(list: "noir", place: 1)]])
        #expect(list.movies.map(\.tags) == [[]] && list.movies.map(\.isWatched) == [false])
        #expect(list.ignoredColumns == ["trakt", "slug"])
        #expect(throws: CatalogError.self) {
            try MovieFileReading(#"[{"rating":8,"show":{"title":"Lost"},"type":"show"}]"#, named: "x.json")
        }
    }

    @Test(
        "a plain list: bullets, numbers and boxes, the year behind, before or after a comma",
        arguments: [
            "Heat (1995)", "- Heat (1995)", "* Heat (1995)", "12. Heat (1995)", "3) Heat (1995)",
            "- [ ] Heat (1995)",
            "- [x] Heat (1995)", "(1995) Heat", "* Heat, 1995", "• **Heat** (1995)", "- Heat (1995)\\",
        ])
    func plain(_ line: String) throws {
        let reading = try MovieFileReading("\(line)\n\nRan (1985)\n", named: "list.txt")
        #expect(reading.kind == .plainList)
        #expect(reading.movies.last == Movie("Ran", 1985))
        if !line.contains("**"), !line.hasSuffix("\\") {
            let heat = Movie("Heat", 1995) { $0.viewings = line.contains("[x]") ? [Viewing()] : [] }
            #expect(reading.movies == [heat, Movie("Ran", 1985)])
        }
    }

    @Test("what is no title in a plain list is left out by name, and a title without a year needs a bullet")
    func plainRest() throws {
        let reading = try MovieFileReading(
            "# Films\n- Heat\nSome words\n- Ran (1985), 8.5 of 10\n1776 (1972)\n", named: "films.md")
        let ran = Movie("Ran", 1985) { ($0.rating, $0.viewings) = (Rating(tenths: 85), [Viewing()]) }
        #expect(reading.movies == [Movie("Heat"), ran, Movie("1776", 1972)])
        #expect(reading.problems.count == 1 && reading.ignoredColumns == ["# Films"])
        #expect(reading.rows.map(\.line) == [2, 4, 5])
    }

    @Test(
        "a table of Markdown is read as any other, by the names of its columns",
        arguments: ["films.md", "films.csv"])
    func markdownTable(_ name: String) throws {
        let heading = name.hasSuffix(".md") ? "# Films\n\n" : ""
        let reading = try MovieFileReading(
            """
            \(heading)| Film | Year | My rating | Seen by |
            |:-----|-----:|-----------|---|
            | **Heat** | 1995 | 8.5 | Anna |
            | [Ran](https://boxd.it/2a9q) | 1985 | 9 | |
            | "Crocodile" Dundee | 1986 | | |
            | M |

            That was all.
            """, named: name)
        #expect(reading.kind == .movieList)
        #expect(
            reading.movies == [
                Movie("Heat", 1995) { ($0.rating, $0.viewings) = (Rating(tenths: 85), [Viewing()]) },
                Movie("Ran", 1985) { ($0.rating, $0.viewings) = (Rating(tenths: 90), [Viewing()]) },
                Movie("\"Crocodile\" Dundee", 1986),
            ])
        #expect(reading.ignoredColumns == (heading.isEmpty ? [] : ["# Films"]) + ["Seen by"])
        let line = heading.isEmpty ? 6 : 8
        #expect(
            reading.problems == [
                "\(name), line \(line): 3 values for 6 columns, so the row is skipped.",
                "\(name), line \(line + 2): 1 value for 6 columns, so the row is skipped.",
            ])
    }

    @Test(
        "files of other programs are refused in a line that says what would do",
        arguments: [
            ("<?xml version=\"1.0\"?><movies/>", "XML"), ("<movie><title>x</title></movie>", "XML"),
            ("<!DOCTYPE html><html>", "web page"), ("%PDF-1.7\n", "PDF"),
            ("SQLite format 3\u{0}", "SQLite"),
        ])
    func others(_ text: String, _ what: String) {
        let error = #expect(throws: CatalogError.self) { try MovieFileReading(text, named: "x.nfo") }
        #expect(error?.kind == .badData && error?.description.contains(what) == true)
    }

    @Test("a diary out of a spreadsheet: one film with a viewing a row, whatever its program has become of")
    func spreadsheet() throws {
        let folder = try ImportFolder([
            "diary.csv":
                "Name,Year,Director,Rating,Watched Date\rHeat,1995,Mann,4,7/22/16\rHeat,1995,Mann,4.5,8/1/17\r"
        ])
        let catalog = try Catalog(of: [])
        #expect(try catalog.take(folder.opened("diary.csv")).report.counts == ImportCounts(added: 1))
        #expect(
            try catalog.movies() == [
                Movie("Heat", 1995) { movie in
                    movie.directors = ["Mann"]
                    movie.viewings = [
                        Viewing(on: PartialDate("2016-07-22"), rating: Rating(tenths: 80)),
                        Viewing(on: PartialDate("2017-08-01"), rating: Rating(tenths: 90)),
                    ]
                }
            ])
        #expect(try catalog.movies().first?.yourRating == Rating(tenths: 90))
    }

    @Test("of a thousand films of one title a hundred are looked at, and their rows are doubtful")
    func namesakes() throws {
        let films = (0..<1_000).map { number in
            Movie("Heat", 1_900 + number % 100) { $0.imdbID = "tt\(1_000_000 + number)" }
        }
        let catalog = try Catalog(of: films)
        let rows = (0..<1_000).map { "Heat,\(1_900 + $0 % 100),tt\(2_000_000 + $0)\n" }.joined()
        let folder = try ImportFolder(["h.csv": "title,year,imdb\n\(rows)"])
        let report = try catalog.preview(folder.opened("h.csv"))
        #expect(report.doubtful == 1_000 && report.added == 0)
    }

    @Test("what comes is counted, and three movies are shown as they will stand")
    func gains() throws {
        let folder = try ImportFolder([
            "reviews.csv": """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date
            2023-01-02,Heat,1995,https://boxd.it/e1,4.5,,Tense,noir,2023-01-01
            2023-01-02,Ran,1985,https://boxd.it/e2,,Yes,,,2023-01-01

            """
        ])
        let gains = try Catalog(of: [Movie("Ran", 1985)]).preview(folder.opened("reviews.csv")).gains
        #expect((gains.viewings, gains.ratings, gains.notes, gains.tags) == (2, 1, 1, 1))
        #expect(
            gains.lines == [
                "Heat (1995): rated 9 on 2023-01-01; watched 2023-01-01 (9), “Tense”; tags noir",
                "Ran (1985): watched 2023-01-01 again",
            ])
    }
}
