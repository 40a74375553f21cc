import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Limits of imports")
struct ImportLimitTests {
    @Test("A file with more than a thousand columns is refused", arguments: [1_000, 1_001, 40_000])
    func columns(count: Int) throws {
        let names = ["movie"] + (1..<count).map { "column \($0)" }
        let text = names.joined(separator: ",") + "\nHeat" + String(repeating: ",", count: count - 1) + "\n"
        let folder = try ImportFolder(["films.csv": text])
        let catalog = try Catalog(movies: [])
        if count == 1_000 {
            let report = try catalog.take(folder.opened("films.csv")).report
            #expect(report.added == 1 && report.ignoredColumns.count == 999)
            #expect(try Catalog(movieFile: folder["films.csv"]).all().map(\.title) == ["Heat"])
            return
        }
        let error = CatalogError.file(
            FilePosition(path: folder["films.csv"], row: 1), .manyColumns(limit: 1_000))
        #expect(
            error.description
                == "\(folder["films.csv"]), line 1: more than 1000 columns are too many. A movie list "
                + "begins with a line of column names, one of them title.")
        #expect(throws: error) { try folder.opened("films.csv") }
        #expect(throws: error) { try Catalog(movieFile: folder["films.csv"]) }
    }

    @Test("Texts over 64 KiB and notes over 1 MiB are left out and reported")
    func lengths() throws {
        func text(_ count: Int) -> String { String(repeating: "x", count: count) }
        let folder = try ImportFolder()
        let list = """
            title,cast,note
            \(text(65_536)),\(text(65_536)),\(text(1_048_576))
            \(text(65_537)),,
            Heat,\(text(65_537)),
            Ran,,\(text(1_048_577))
            \(text(1_048_577)),,

            """
        try folder.write(Array(list.utf8), to: "films.csv")
        let problems = [
            "line 3, title: this is longer than 64 KiB, so the cell is left empty.",
            "line 3: there is no title, so the row is skipped.",
            "line 4, cast: this is longer than 64 KiB, so the cell is left empty.",
            "line 5, note: this is longer than 1024 KiB, so the cell is left empty.",
            "2 more problems. In all, 2 rows skipped and 4 cells left empty: 2 of “title”, 1 of “cast”, 1 of “note”.",
        ]
        func expected(_ name: String) -> [String] {
            problems.map { $0.hasPrefix("line") ? "\(folder[name]), \($0)" : $0 }
        }
        let catalog = try Catalog(movies: [])
        let report = try catalog.take(folder.opened("films.csv")).report
        #expect(report.problems.lines == expected("films.csv"))
        let movies = try catalog.movies()
        #expect(movies.map { $0.title.utf8.count } == [65_536, 4, 3])
        #expect(movies.map { $0.cast.joined().utf8.count } == [65_536, 0, 0])
        #expect(movies.map { $0.note?.utf8.count } == [1_048_576, nil, nil])
        let opened = try OpenedFile(at: folder["films.csv"])
        #expect(opened.problems.lines == expected("films.csv"))
        #expect(try opened.catalog.movies() == movies)

        let lines = [
            "{\"title\":\"Heat\",\"note\":\"\(text(1_048_576))\",\"cast\":[\"\(text(65_535))\"]}",
            "{\"title\":\"\(text(65_537))\"}", "{\"title\":\"Ran\",\"note\":\"\(text(1_048_577))\"}",
            "{\"title\":\"Ikiru\",\"cast\":[\"\(text(40_000))\",\"\(text(40_000))\"]}",
            "{\"title\":\"Dune\",\"watched\":[\(Array(repeating: "null", count: 210_000).joined(separator: ","))]}",
        ]
        try folder.write(Array(lines.joined(separator: "\n").utf8), to: "films.jsonl")
        let other = try Catalog(movies: [])
        #expect(
            try other.take(folder.opened("films.jsonl")).report.problems.lines
                == [(2, "title", 64), (3, "note", 1_024), (4, "cast", 64), (5, "watched", 1_024)].map {
                    "\(folder["films.jsonl"]), line \($0), \($1): this is longer than \($2) KiB, so the row is skipped."
                })
        #expect(try other.movies().map(\.note?.utf8.count) == [1_048_576])
    }

    @Test(
        "A file with too many rows isn't opened as a catalog in memory",
        arguments: [true, false])
    func tooMany(areMovies: Bool) throws {
        let rows = (1...1_001).map { "\(areMovies ? $0 : 1),1990\n" }.joined()
        let folder = try ImportFolder(["films.csv": "title,year\n" + rows])
        let path = folder["films.csv"]
        let error = CatalogError.file(path, .manyRows(limit: 1_000))
        #expect(error.description == "\(path) has more than 1,000 rows, too many to open. Import it.")
        #expect(throws: error) {
            var file = try MovieFileReader(InputFile(path: path), path: path)
            try file.forEachMovie(among: 1_000) { _ in }
        }
        #expect(throws: Never.self) {
            var file = try MovieFileReader(InputFile(path: path), path: path)
            try file.forEachMovie(among: 1_001) { _ in }
        }
    }

    @Test("Hundreds of rows of one movie give it each viewing, and each tag once")
    func oneMovie() throws {
        let rows = (0..<400).map {
            "2024-01-05,Heat,1995,https://boxd.it/2b5i,5,,\"tag \($0 / 2), Tag \($0 / 2)\",2024-01-05,Note \($0 / 2)\n"
        }
        let header = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date,Review\n"
        let folder = try ImportFolder(["reviews.csv": header + rows.joined()])
        let catalog = try Catalog(movies: [])
        let report = try catalog.take(folder.opened("reviews.csv")).report
        #expect(report.added == 1)
        let movie = try #require(try catalog.movies().first)
        #expect(Set(movie.tags.map(LabelKind.key)).count == 200)
        #expect(movie.viewings.map(\.note) == (0..<400).map { "Note \($0 / 2)" })
        #expect(movie.viewings.count == 400)
        #expect(try catalog.preview(folder.opened("reviews.csv")).unchanged == 1)
    }

    @Test("A row longer than 16 MiB is refused, even in a quote that's never closed")
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
}
