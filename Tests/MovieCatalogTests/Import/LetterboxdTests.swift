import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Reading what a person takes home from Letterboxd")
struct LetterboxdTests {
    @Test("each row of a diary is one viewing, on its day; the address is the entry's, not the movie's")
    func diary() throws {
        let reading = try MovieFileReading(
            """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
            2023-01-02,The Third Man,1949,https://boxd.it/3Abcd1,4.5,,"cinema, with Anna",2023-01-01
            2023-05-02,The Third Man,1949,https://boxd.it/3Abcd2,5,Yes,,2023-05-01
            2023-05-03,1776,,,,,,
            2023-05-04,Tár,2022,https://boxd.it/4xyz,0.5,,,05/13/2023

            """.replacing("\n", with: "\r\n"), named: "diary.csv")
        #expect(reading.kind == .letterboxdDiary && reading.problems == [])
        #expect(reading.ignoredColumns == ["Date", "Letterboxd URI"])
        #expect(
            reading.movies == [
                Movie("The Third Man", 1949) { movie in
                    movie.tags = ["cinema", "with Anna"]
                    movie.viewings = [Viewing(on: PartialDate("2023-01-01"), rating: Rating(tenths: 90))]
                },
                Movie("The Third Man", 1949) { movie in
                    movie.viewings = [
                        Viewing(on: PartialDate("2023-05-01"), isRewatch: true, rating: Rating(tenths: 100))
                    ]
                },
                Movie("1776") { $0.viewings = [Viewing()] },
                Movie("Tár", 2022) { movie in
                    movie.viewings = [Viewing(on: PartialDate("2023-05-13"), rating: Rating(tenths: 10))]
                },
            ])
        #expect(reading.rows.map(\.line) == [2, 3, 4, 5])
    }

    @Test("an older diary has no column for rewatches")
    func olderDiary() throws {
        let reading = try MovieFileReading(
            "Date,Name,Year,Letterboxd URI,Rating,Tags,Watched Date\n2013-01-02,M,1931,https://boxd.it/x,4,,2013-01-01\n",
            named: "diary.csv")
        #expect(reading.kind == .letterboxdDiary)
        #expect(
            reading.movies.map(\.viewings) == [
                [Viewing(on: PartialDate("2013-01-01"), rating: Rating(tenths: 80))]
            ])
    }

    @Test("a review is a note without its markup, of several lines")
    func reviews() throws {
        let reading = try MovieFileReading(
            """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date
            2023-01-02,The Third Man,1949,https://boxd.it/3Abcd1,4.5,,"<b>Zither!</b> Said ""<i>Harry</i>"" &amp; left.<br />
            Second line,
            third <3",noir,2023-01-01
            2023-01-03,Laura,1944,https://boxd.it/3Abcd3,,,<p>One</p><p>Two &lt;b&gt;</p>,,
            """, named: "reviews.csv")
        #expect(reading.kind == .letterboxdReviews && reading.problems == [])
        #expect(reading.ignoredColumns == ["Date", "Letterboxd URI"])
        #expect(reading.movies.map(\.note) == [nil, "One\n\nTwo <b>"])
        #expect(
            reading.movies.map(\.viewings) == [
                [
                    Viewing(
                        on: PartialDate("2023-01-01"), rating: Rating(tenths: 90),
                        note: "Zither! Said \"Harry\" & left.\n\nSecond line,\nthird <3")
                ], [Viewing()],
            ])
        #expect(reading.movies.map(\.letterboxdURI) == [nil, nil])
        #expect(reading.rows.map(\.line) == [2, 5])
    }

    @Test("a rated movie is watched, and the address is the movie's")
    func ratings() throws {
        let reading = try MovieFileReading(
            "Date,Name,Year,Letterboxd URI,Rating\n2023-01-02,Face/Off,1997,https://boxd.it/2b5i,3.5\n"
                + "2023-01-02,Heat,1995,https://boxd.it/2a,3.26\n2023-01-02,Ran,1985,https://boxd.it/2c,5\n",
            named: "ratings.csv")
        #expect(reading.kind == .letterboxdRatings)
        #expect(
            reading.movies.first
                == Movie("Face/Off", 1997) { movie in
                    movie.letterboxdURI = "https://boxd.it/2b5i"
                    movie.rating = Rating(tenths: 70)
                    movie.dayRated = Day("2023-01-02")
                    movie.viewings = [Viewing()]
                })
        #expect(
            reading.problems == [
                "ratings.csv, line 3, Rating: “3.26” is not a rating from 0 to 5, so the cell is left empty."
            ])
    }

    @Test(
        "watched movies and a watchlist have the same columns and are told by the file's name",
        arguments: [
            ("watched.csv", MovieFileKind.letterboxdWatched),
            ("/a/watchlist/Watched.CSV", .letterboxdWatched),
            ("watchlist.csv", .letterboxdWatchlist), ("watched/watchlist (1).csv", .letterboxdWatchlist),
            ("my-WatchList.csv.gz", .letterboxdWatchlist),
        ])
    func sameColumns(_ name: String, _ kind: MovieFileKind) throws {
        let reading = try MovieFileReading(
            "Date,Name,Year,Letterboxd URI\n2023-01-02,The 'Burbs,1989,https://boxd.it/28Fu\n", named: name)
        #expect(reading.kind == kind)
        #expect(
            reading.movies == [
                Movie("The 'Burbs", 1989) { movie in
                    movie.letterboxdURI = "https://boxd.it/28Fu"
                    movie.watchlist =
                        kind == .letterboxdWatchlist ? WatchlistEntry(on: Day("2023-01-02")) : nil
                    movie.viewings = kind == .letterboxdWatched ? [Viewing()] : []
                    movie.dayAdded = kind == .letterboxdWatched ? Day("2023-01-02") : nil
                }
            ])
    }

    @Test("where the name tells nothing, the file's old name is asked for")
    func unclearName() {
        let error = #expect(throws: CatalogError.self) {
            try MovieFileReading("Date,Name,Year,Letterboxd URI\n", named: "films.csv")
        }
        #expect(
            error?.description
                == "films.csv: watched movies, likes and a watchlist look the same inside. Keep the name and the "
                + "folder that Letterboxd gave it, such as “watched.csv” or “likes”.")
        #expect(error?.kind == .badData)
    }

    @Test("a list begins with lines about itself, of which its name and description are read")
    func list() throws {
        let text = """
            Letterboxd list export v7
            Date,Name,Tags,URL,Description
            2020-01-01,Night and rain,"noir, rain",https://boxd.it/abc,"Of two
            lines"

            Position,Name,Year,URL,Description
            1,The Third Man,1949,https://boxd.it/2b5i,<i>Zither</i>
            2,The Big Sleep,,https://boxd.it/2a3c,
            """
        for step in [1, 7, .max] {
            let reading = try MovieFileReading(text, named: "night-and-rain.csv", step: step)
            #expect(reading.kind == .letterboxdList && reading.problems == [])
            #expect(
                reading.movies == [
                    Movie("The Third Man", 1949) { movie in
                        movie.letterboxdURI = "https://boxd.it/2b5i"
                    },
                    Movie("The Big Sleep") { $0.letterboxdURI = "https://boxd.it/2a3c" },
                ])
            let list = "Night and rain"
            #expect(
                reading.rows.flatMap(\.places) == [
                    ListPlace(list: list, description: "Of two\nlines", place: 1, note: "Zither"),
                    ListPlace(list: list, description: "Of two\nlines", place: 2),
                ])
            #expect(reading.ignoredColumns == ["Date", "Tags", "URL"].map { "\($0) of the list" })
            #expect(reading.rows.map(\.line) == [7, 8])
        }
    }

    @Test("a list without lines about itself is one of films, and empty ones are not told")
    func shortLists() throws {
        let rows = "Position,Name,Year,URL,Description\nx,Heat,1995,https://boxd.it/2a,\n2,Ran,1985,,Good\n"
        let short = try MovieFileReading("Letterboxd list export v7\nDate,Name\n" + rows)
        #expect(
            short.kind == .letterboxdList && short.rows.map(\.places) == [[], []]
                && short.ignoredColumns == [])
        #expect(short.movies.map(\.note) == [nil, "Good"])
        let long = try MovieFileReading(
            "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2020-01-01,,,u,\n\n" + rows,
            named: "a/noir.csv")
        #expect(
            long.rows.map(\.places) == [
                [ListPlace(list: "noir", place: 0)], [ListPlace(list: "noir", place: 2, note: "Good")],
            ])
        #expect(long.ignoredColumns == ["Date of the list", "URL of the list"])
        // A file that is only previewed has no lists.
        let folder = try ImportFolder([
            "noir.csv": "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2020-01-01,Noir,,u,\n\n"
                + rows
        ])
        let movies = try OpenedFile(at: folder["noir.csv"]).catalog.movies()
        #expect(movies.map(\.tags) == [["Noir"], ["Noir"]] && movies.map(\.note) == [nil, "Good"])
    }

    @Test("a row that is short is told, and where the file breaks off with it the file is refused")
    func shortRows() throws {
        let text = "Date,Name,Year,Letterboxd URI\n2023-01-02,Heat\n2023-01-03,Ran,1985,https://boxd.it/2c"
        let reading = try MovieFileReading(text, named: "watched.csv")
        #expect(reading.movies.map(\.title) == ["Ran"])
        #expect(reading.problems == ["watched.csv, line 2: 2 values for 4 columns, so the row is skipped."])
        #expect(throws: CatalogError.file(FilePosition(path: "watched.csv", row: 3), .endsEarly)) {
            try MovieFileReading(String(text.dropLast(21)), named: "watched.csv")
        }
        let list = try MovieFileReading("title,year,x\nHeat,1995")
        #expect(
            list.movies == []
                && list.problems == ["films.csv, line 2: 2 values for 3 columns, so the row is skipped."])
    }

    @Test(
        "likes are told by the folder that they are in, and by no other",
        arguments: ["films.csv", "likes/films/x.csv", "watchlist/films.csv", "films/likes.csv"])
    func unclearFolder(_ name: String) {
        #expect(throws: CatalogError.file(name, .ambiguousName)) {
            try MovieFileReading("Date,Name,Year,Letterboxd URI\n", named: name)
        }
    }

    @Test("what others write for Letterboxd is read: by title or id, rated in stars or out of ten")
    func importFile() throws {
        let reading = try MovieFileReading(
            """
            imdbID,tmdbID,Title,Year,Directors,WatchedDate,Rating,Rating10,Rewatch,Tags,Review
            tt0041959,1092,The Third Man,1949,Carol Reed,2018-04-18,4.5,,false,"noir,rain",<em>Zither</em>
            tt0068156,,,,,,,7,,,
            ,,,1950,,,,,,,
            ,603,,,,,,,,,
            """, named: "export.csv")
        #expect(reading.kind == .letterboxdImport && reading.ignoredColumns == [])
        #expect(
            reading.movies == [
                Movie("The Third Man", 1949) { movie in
                    movie.imdbID = "tt0041959"
                    movie.tmdbID = 1092
                    movie.directors = ["Carol Reed"]
                    movie.viewings = [
                        Viewing(on: PartialDate("2018-04-18"), rating: Rating(tenths: 90), note: "Zither")
                    ]
                    movie.tags = ["noir", "rain"]
                },
                Movie("") { movie in
                    movie.imdbID = "tt0068156"
                    movie.rating = Rating(tenths: 70)
                    movie.viewings = [Viewing()]
                },
                Movie("") { $0.tmdbID = 603 },
            ])
        #expect(
            reading.problems == ["export.csv, line 4: there is no title and no id, so the row is skipped."])
    }

    @Test(
        "the form for Letterboxd is told by any of its own columns",
        arguments: [
            "Title,WatchedDate,Rewatch", "LetterboxdURI,Rating", "IMDBID,Rating10", "tmdbID,Rating10,Year",
        ])
    func importSigns(_ header: String) throws {
        #expect(try MovieFileReading(header + "\n").kind == .letterboxdImport)
    }
}
