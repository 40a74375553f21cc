import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Reading any list of movies")
struct MovieListFileTests {
    @Test("a list has the columns of movies' own, in any order and letter case, and unknown ones are told")
    func columns() throws {
        let reading = try MovieFileReading(
            "\u{FEFF}Mystery,Watched,TITLE,imdb_id,Year,rating,,shelf\n?,yes,The Third Man,tt0041959,1949,\"8,5\",x,3\n"
        )
        #expect(reading.kind == .movieList && reading.problems == [])
        #expect(reading.ignoredColumns == ["Mystery", "shelf"])
        #expect(
            reading.movies == [
                Movie("The Third Man", 1949) { movie in
                    movie.imdbID = "tt0041959"
                    movie.rating = Rating(tenths: 85)
                    movie.viewings = [Viewing()]
                }
            ])
    }

    @Test(
        "the names that others give to columns do as well",
        arguments: [
            "Name,Release Year,My Rating", "Movie,year,rating", "movie,YEAR,Your Rating",
            "Movie Title,Year,Rating",
            "movie title,Year,Rating", "\"title\",\"year\",\"rating\"",
        ])
    func synonyms(_ header: String) throws {
        let reading = try MovieFileReading(header + "\n1776,1972,7\n")
        #expect(
            reading.movies == [
                Movie("1776", 1972) { ($0.rating, $0.viewings) = (Rating(tenths: 70), [Viewing()]) }
            ])
        #expect(reading.ignoredColumns == [])
    }

    @Test(
        "a column's own name goes before what it may also be called, and one of two with the same name is told"
    )
    func twoTitles() throws {
        let reading = try MovieFileReading("Name,Title,title,Movie,Year\nAnna,M,x,y,\n")
        #expect(reading.movies == [Movie("M")])
        #expect(reading.ignoredColumns == ["Name", "title", "Movie"])
    }

    @Test(
        "semicolons and tabs out of spreadsheets separate cells, where the column names have them",
        arguments: [";", "\t"])
    func separators(_ separator: String) throws {
        let rows = [
            ["Title", "Year", "Rating"], ["Good, Bad", "1966", "8,5"], ["\"A \(separator) B\"", "", ""],
        ]
        let text = rows.map { $0.joined(separator: separator) }.joined(separator: "\r\n")
        #expect(
            try MovieFileReading(text).movies == [
                Movie("Good, Bad", 1966) { ($0.rating, $0.viewings) = (Rating(tenths: 85), [Viewing()]) },
                Movie("A \(separator) B"),
            ])
        #expect(try MovieFileReading("\"a;b;c\",movie\nx;y,M\n").movies == [Movie("M")])
        #expect(try MovieFileReading("title\nGood, Bad\n").movies == [])
        #expect(try MovieFileReading("movie,a;b\nHeat,\n").ignoredColumns == ["a;b"])
        #expect(try MovieFileReading("title\n \"Heat\"\n").movies == [Movie("\"Heat\"")])
    }

    @Test("cells that a spreadsheet couldn't look up are empty")
    func notAvailable() throws {
        let reading = try MovieFileReading("title,year\nA,#N/A\n#N/A,1950\n")
        #expect(reading.movies == [Movie("A")])
        #expect(reading.problems == ["films.csv, line 3: there is no title, so the row is skipped."])
    }

    @Test(
        "cells of movies' own CSV are what they say, #N/A and None included",
        arguments: ["#N/A", "None", "-", "null"])
    func ownCells(text: String) throws {
        let movie = Movie(text) { ($0.note, $0.tags, $0.directors) = (text, [text], [text]) }
        let csv = String(decoding: Movie.csvHeader + [0x0A] + movie.csv, as: UTF8.self)
        #expect(try MovieFileReading(csv).movies == [movie])
    }

    @Test("the column names are passed over where they stand once more, and counted")
    func headerTwice() throws {
        let reading = try MovieFileReading("\u{FEFF}title, year\ntitle,year\nA,1950\n title ,year\nyear,\n")
        #expect(reading.movies == [Movie("A", 1950), Movie("year")])
        #expect(
            reading.problems == [
                "films.csv, line 2: the column names are repeated here, so the row is skipped.",
                "films.csv, line 4: the column names are repeated here, so the row is skipped.",
            ])
    }

    @Test("rows that can't be used are told with line and column, and those around them are read")
    func badRows() throws {
        let reading = try MovieFileReading(
            "title,year\n\"A\"x,1950\nB,\n,1950\nC,2046\nD,1950,more\n\n\"E\n\nF\",1951")
        #expect(
            reading.movies == [Movie("B"), Movie("C"), Movie("E\n\nF", 1951)])
        #expect(reading.rows.map(\.line) == [3, 5, 8])
        #expect(
            reading.problems == [
                "films.csv, line 2, column 4: text follows a closing quote (double a quote that is part of the text), "
                    + "so the row is skipped.",
                "films.csv, line 4: there is no title, so the row is skipped.",
                "films.csv, line 5, year: 2046 is not a whole number from 1874 to 2036, so the cell is left empty.",
                "films.csv, line 6: 3 values for 2 columns, so the row is skipped.",
            ])
    }

    @Test(
        "a file that holds no movies is refused with what would do",
        arguments: [
            ("", "x.csv is empty. A movie list begins with a line of column names, one of them title."),
            ("\n\r\n", "x.csv is empty. A movie list begins with a line of column names, one of them title."),
            (
                "date,amount\n1,2\n",
                "x.csv, line 1: there is no title column among “date”, “amount”. Name the column of titles “title”."
            ),
            (
                "[1,2]\n",
                "x.csv, line 1: there is no title column among “[1”, “2]”. Name the column of titles “title”."
            ),
            (
                "PK\u{3}\u{4}\u{14}\u{0}",
                "x.csv is a zip archive, not a movie list. Import it, or a file out of it."
            ),
            (
                "Letterboxd list export v7\na,b\n",
                "x.csv, line 1: there is no title column among “Letterboxd list export”. Name the column of titles “title”."
            ),
            (
                "title\n\"A",
                "x.csv, line 2, column 1: this quote is never closed. Close it, or double it if it is part of the "
                    + "text."
            ),
        ])
    func refused(_ text: String, _ message: String) {
        let error = #expect(throws: CatalogError.self) { try MovieFileReading(text, named: "x.csv") }
        #expect(error?.description == message)
        #expect(error?.kind == .badData)
    }

    @Test(
        "French notes are ratings, and all others are notes",
        arguments: [
            ("titre,note", [80, 60], nil), ("titre,année,note", [80, 60], nil),
            ("film,année,note", [80, 60], nil),
            ("film,note", [nil, nil], "8"), ("titel,jahr,note", [nil, nil], "8"),
        ] as [(String, [Int?], String?)])
    func frenchNotes(_ header: String, _ tenths: [Int?], _ note: String?) throws {
        let between = header.split(separator: ",").count == 3 ? ",1995," : ","
        let reading = try MovieFileReading("\(header)\nHeat\(between)8\nRan\(between)6\n")
        #expect(reading.movies.map(\.rating?.tenths) == tenths && reading.movies.first?.note == note)
    }

    @Test("a first line that is a title with a year, or stands behind a bullet, begins a plain list")
    func plainLists() throws {
        for text in ["Heat (1995)\n", "- Heat\n", "- Heat (1995)\n"] {
            #expect(try MovieFileReading(text).kind == .plainList)
        }
        for text in ["1,2\n3,4\n", "Heat (1995), great\n", "Heat\n"] {
            #expect(throws: CatalogError.self) { try MovieFileReading(text) }
        }
        // A list has no columns to map.
        #expect(try MovieFileReading("Heat (1995)\n", mapping: "title=note").movies == [Movie("Heat", 1995)])
    }

    @Test("a first line that is no text is refused")
    func notText() {
        #expect(throws: CatalogError.file(FilePosition(path: "x.txt", row: 1), .noText)) {
            try MovieFileReading([0x89, 0x50, 0x4E, 0x47, 0x00, 0x0A], named: "x.txt")
        }
        let error = #expect(throws: CatalogError.self) {
            try MovieFileReading([0x89, 0x50, 0x4E, 0x47, 0x00, 0x0A], named: "x")
        }
        #expect(error?.description == "x, line 1: this is not text. Save the file as CSV in UTF-8.")
    }

    @Test("a row longer than 16 MiB is refused, in one line or in a quote that is never closed")
    func tooLong() {
        for start in ["title\nA\n", "title\nA\n\""] {
            let bytes = Array(start.utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 17 << 20)
            let error = #expect(throws: CatalogError.self) { try MovieFileReading(bytes) }
            #expect(
                error?.description
                    == "films.csv, line 3: the row that begins here is longer than 16 MiB. Close its quote, or remove it."
            )
        }
    }

    @Test("what movies writes comes back equal, as CSV and as JSON Lines")
    func own() throws {
        var random = RandomMovies(seed: RandomNumbers.seed)
        for _ in 0..<10 {
            var movies = (0..<25).map { _ in random.listed(id: 0) }
            movies[0].originalTitle = movies[0].title
            let csv = [Movie.csvHeader] + movies.map(\.csv)
            for (kind, lines) in [(MovieFileKind.movieList, csv), (.json, movies.map(\.json))] {
                let reading = try MovieFileReading(Array(lines.joined(separator: [UInt8(ascii: "\n")])))
                let context: Comment = "USHER_SEED=\(RandomNumbers.seed)"
                try #require(reading.kind == kind, context)
                try #require(reading.problems == [], context)
                try #require(reading.ignoredColumns == [], context)
                try #require(reading.movies == movies, context)
            }
        }
    }

    @Test("lines of JSON that are no movies are told with line and column, and keys that nobody knows once")
    func jsonLines() throws {
        let reading = try MovieFileReading(
            """

            {"title": "M", "year": 1931, "shelf": 3, "box": null}
            {"title": "M", "shelf": 4, "watched": [{"date": null, "mood": 3}, {"mood": 4}]}
            {"year": 1931}
            title,year
            {"title": 1776}
            """)
        #expect(reading.kind == .json)
        #expect(
            reading.movies == [
                Movie("M", 1931), Movie("M") { $0.viewings = [Viewing(), Viewing()] }, Movie("1776"),
            ])
        #expect(reading.rows.map(\.line) == [2, 3, 6])
        #expect(reading.ignoredColumns == ["shelf", "box", "watched.mood"])
        #expect(
            reading.problems == [
                "films.csv, line 4, column 1: there is no title, so the row is skipped.",
                "films.csv, line 5, column 1: “title” is not a value, so the row is skipped.",
            ])
    }
}
