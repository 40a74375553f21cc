import Catalogs
import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Movie lists in CSV")
struct MovieListTests {
    private func open(_ bytes: some Sequence<UInt8>) throws -> OpenedFile {
        try OpenedFile(MovieFileReader(BytesInMemory(Array(bytes)), path: "films.csv", thisYear: 2026))
    }

    private func all(_ file: OpenedFile) throws -> [Movie] {
        try file.catalog.movies(of: MovieQuery(), in: 0..<100_000)
    }

    @Test("columns are found by name, in any order and letter case, and unknown ones passed over")
    func columns() throws {
        let text = """
            Watched,RATING,mystery,Title,imdb_id,year,released,runtime_min,genres,directors,writers,cast,languages,\
            countries,mpaa,metacritic,tomatometer,tomato_reviews,box_office_usd,oscars
            yes,"8,5",?,The Third Man,tt0041959,1949,1949-08-31,93,"Thriller, Noir",Carol Reed,Graham Greene,\
            "Orson Welles,Alida Valli, ","English, German",United Kingdom,PG,97,99,80,1229197,1
            """
        let file = try open(text.utf8)
        #expect(file.problems.isEmpty)
        var expected = Movie(id: Movie.ID(1), title: "The Third Man")
        expected.imdbID = "tt0041959"
        expected.year = 1949
        expected.released = Day("1949-08-31")
        expected.runtime = 93
        expected.genres = ["Thriller", "Noir"]
        expected.directors = ["Carol Reed"]
        expected.writers = ["Graham Greene"]
        expected.cast = ["Orson Welles", "Alida Valli"]
        expected.languages = ["English", "German"]
        expected.countries = ["United Kingdom"]
        expected.certificate = "PG"
        expected.metascore = 97
        expected.score = 99
        expected.reviews = 80
        expected.boxOffice = 1_229_197
        expected.oscars = 1
        expected.rating = Rating(tenths: 85)
        expected.viewings = [Viewing()]
        #expect(try all(file) == [expected])
    }

    @Test("a file that is too large, or that the system fails to read, is told so")
    func unreadable() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data("title\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try #require(truncate(file.path, (1 << 29) + 1) == 0)
        #expect(throws: CatalogError.file(file.path, .tooLarge(limit: 1 << 29))) {
            try Catalog.open(file.path)
        }
        // A file of the maximum size is recognized by its first bytes.
        try Data("%PDF\n".utf8).write(to: file)
        try #require(truncate(file.path, 1 << 29) == 0)
        #expect(
            throws: CatalogError.file(
                file.path, .other("a PDF", advice: "Export the list as CSV where it comes from"))
        ) { try Catalog.open(file.path) }
        #if os(Linux)
            let memory = "/proc/self/mem"
            #expect(throws: CatalogError.unreadable(path: memory, reason: "Input/output error")) {
                try Catalog(movieFile: memory)
            }
        #endif
    }

    @Test("other names for columns do as well, and empty cells are no values")
    func synonyms() throws {
        let file = try open("title,runtime,certificate,score,director,genre,year\nA,9,G,7,B,C,\n".utf8)
        let movie = try #require(try all(file).first)
        #expect(
            movie.runtime == 9 && movie.certificate == "G" && movie.rating == Rating(tenths: 70)
                && movie.year == nil)
        #expect(movie.directors == ["B"] && movie.genres == ["C"] && movie.oscars == 0 && movie.isWatched)
    }

    @Test("the first of January means that only the year is known")
    func yearOnly() throws {
        let movies = try all(open("title,released\nA,1940-01-01\nB,1940-02-29\n".utf8))
        #expect(movies.map(\.released) == [nil, Day("1940-02-29")])
    }

    @Test(
        "rows with an id, or a title and a year in common are one movie; without a year, or with two ids, they are two"
    )
    func duplicates() throws {
        func titles(_ text: String) throws -> [String] { try all(open(text.utf8)).map(\.title) }
        #expect(try titles("title,imdb_id\nA,tt0000001\nB,tt0000001\nC,tt0000002\n") == ["A", "C"])
        #expect(try titles("title,year\nA,1950\nA,1950\nA,1951\nA,\nA,\n") == ["A", "A", "A", "A"])
        #expect(try titles("title,year,imdb_id\nA,1950,tt0000001\nA,1950,tt0000002\n") == ["A", "A"])
    }

    @Test("control characters and line breaks inside quotes are kept")
    func controlCharacters() throws {
        let movies = try all(open("title,year\n\"A\u{1B}[2J\r\nB\",1950\n".utf8))
        #expect(movies.map(\.title) == ["A\u{1B}[2J\r\nB"])
    }

    @Test(
        "a row that can't be used is left out and told with its line",
        arguments: [
            ("A", "films.csv, line 2: 1 value for 4 columns, so the row is skipped."),
            ("A,1950", "films.csv, line 2: 2 values for 4 columns, so the row is skipped."),
            (",1950,9", "films.csv, line 2: 3 values for 4 columns, so the row is skipped."),
            ("A,1950,9,,", "films.csv, line 2: 5 values for 4 columns, so the row is skipped."),
            (",1950,9,", "films.csv, line 2: there is no title, so the row is skipped."),
            ("\" \t\",1950,9,", "films.csv, line 2: there is no title, so the row is skipped."),
            (
                "\"The \"Best\" Man\",1950,9,",
                "films.csv, line 2, column 7: text follows a closing quote (double a quote that is part of the text), "
                    + "so the row is skipped."
            ),
        ])
    func badRows(_ row: String, _ message: String) throws {
        let file = try open("title,year,runtime,released\n\(row)\nB,,,\n".utf8)
        #expect(try all(file).map(\.title) == ["B"])
        #expect(file.problems.lines == [message])
        #expect(file.problems.skippedRows == 1 && file.problems.skippedCells == 0)
    }

    @Test(
        "a row that is not UTF-8 is read as Windows-1252, also when a character would span two cells, and told"
    )
    func notText() throws {
        let rows: [[UInt8]] = [[0x41, 0xE9, 0x2C, 0x42], [0xC3, 0x2C, 0xA9]]
        let file = try open(
            Array("movie,x\n".utf8) + rows.joined(separator: [0x0A]) + Array("\nB,\n".utf8))
        #expect(Set(try all(file).map(\.title)) == ["Aé", "B", "Ã"])
        #expect(
            file.problems.lines == [
                "films.csv: 2 rows read as Windows-1252, a guess. Check the letters: “Aé”, “Ã”."
            ])
    }

    @Test("two letters with accents side by side are a word's")
    func accents() throws {
        let file = try open(Array("movie\nCr".utf8) + [0xE9, 0xE9, 0x65, 0x0A])
        #expect(try all(file).map(\.title) == ["Créée"])
    }

    @Test(
        "a cell that can't be used is left empty and told with its line and column name",
        arguments: [
            ("year", "1700", "1700 is not a whole number from 1874 to 2036"),
            ("Year", "2037", "2037 is not a whole number from 1874 to 2036"),
            ("year", "MCMXL", "“MCMXL” is not a whole number from 1874 to 2036"),
            ("runtime_min", "0", "0 is not a whole number from 1 to 6000"),
            ("metacritic", "101", "101 is not a whole number from 0 to 100"),
            ("tomatometer", "-1", "-1 is not a whole number from 0 to 100"),
            ("box_office_usd", "22.812", "“22.812” is not a whole number, 0 or more"),
            ("oscars", "99999999999999999999", "99999999999999999999 is not a whole number from 0 to 100"),
            ("released", "1949-02-29", "1949-02-29 is not a date such as 1949-08-31"),
            ("released", "1949-13-01", "1949-13-01 is not a date such as 1949-08-31"),
            ("rating", "8.35", "“8.35” is not 0 to 10 with at most one decimal"),
            ("watched", "so so", "“so so” is not yes, no or dates such as 2024-01-05"),
            ("watched", "\"2024-01-05, no\"", "“2024-01-05, no” is not yes, no or dates such as 2024-01-05"),
            ("watched", "1/50/2024", "“1/50/2024” is not yes, no or dates such as 2024-01-05"),
            ("watchlist", "so so", "“so so” is not yes, no or a date such as 2024-01-05"),
            ("imdb_rating", "7.95", "“7.95” is not 1 to 10 with at most one decimal"),
            ("imdb_rating", "1e999", "“1e999” is not 1 to 10 with at most one decimal"),
            ("imdb_rating", "0.9", "“0.9” is not 1 to 10 with at most one decimal"),
            ("imdb_votes", "'-1", "“'-1” is not a whole number, 0 or more"),
            ("tmdb_id", "tt0000001", "“tt0000001” is not a whole number, 0 or more"),
        ])
    func badCells(_ column: String, _ cell: String, _ message: String) throws {
        let file = try open("title,\(column)\nA,\(cell)\n".utf8)
        #expect(try all(file) == [Movie(id: Movie.ID(1), title: "A")])
        #expect(
            file.problems.lines == ["films.csv, line 2, \(column): \(message), so the cell is left empty."])
        #expect(file.problems.skippedCells == 1 && file.problems.skippedRows == 0)
    }

    @Test("however many problems there are, they are told in a handful of lines with the counts")
    func manyProblems() throws {
        let rows = (0..<1000).map { $0 < 30 ? "A,soon" : $0 < 998 ? "A \($0),1950" : ",1950" }
        let file = try open((["title,year"] + rows).joined(separator: "\n").utf8)
        #expect(file.problems.lines.count == 5)
        #expect(
            file.problems.lines.last
                == "28 more problems. In all, 2 rows skipped and 30 cells left empty: 30 of “year”.")
        #expect(try all(file).count == 998)
    }

    @Test(
        "a file that is no movie list is refused with what would do",
        arguments: [
            ("", "films.csv is empty. A movie list begins with a line of column names, one of them title."),
            (
                "\n\n",
                "films.csv is empty. A movie list begins with a line of column names, one of them title."
            ),
            (
                "names, year\nA,1950\n",
                "films.csv, line 1: there is no title column among “names”, “year”. Name the column of titles “title”."
            ),
            (
                "a,b,c,d,e,f,g,h,i,j\n",
                "films.csv, line 1: there is no title column among “a”, “b”, “c”, “d”, “e”, “f”, “g”, “h”, “i”, “j”. "
                    + "Name the column of titles “title”."
            ),
            (
                "title,year\nA,1950\nB,\"1951\nC,1952\n",
                "films.csv, line 3, column 3: this quote is never closed. Close it, or double it if it is part of "
                    + "the text."
            ),
        ])
    func badFiles(_ text: String, _ message: String) {
        let error = #expect(throws: CatalogError.self) { try open(text.utf8) }
        #expect(error?.description == message)
        #expect(error?.kind == .badData)
    }

    @Test("a first line that is no text is refused")
    func notTextAtAll() {
        let error = #expect(throws: CatalogError.self) { try open([0x89, 0x50, 0x4E, 0x47, 0x00, 0x0A]) }
        #expect(
            error?.description == "films.csv, line 1: this is not text. Save the file as CSV in UTF-8.")
    }

    @Test("a list that has only column names is an empty catalog")
    func onlyNames() throws {
        let file = try open("title".utf8)
        #expect(try all(file).isEmpty && file.problems.isEmpty)
    }

    @Test("a file that is not there, a folder and a file without permission are no input")
    func noInput() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let missing = folder + "/none.csv"
        for (path, expected) in [
            (missing, CatalogError.noSuchFile(path: missing)), (folder, .isFolder(path: folder)),
            (missing + "\0", .noSuchFile(path: missing + "\0")), ("", .noSuchFile(path: "")),
        ] {
            let error = #expect(throws: CatalogError.self) { try Catalog(movieFile: path) }
            #expect(error == expected)
            #expect(error?.kind == expected.kind)
        }
        #expect(
            CatalogError.noSuchFile(path: "a\nb").description
                == "a\\nb: there is no such file. Check the name and the folder.")
        #expect(CatalogError.isFolder(path: "a").description == "a is a folder. Choose a file in it.")
        #expect(CatalogError.noSuchFile(path: "a").kind == .missing)
        #expect(CatalogError.isFolder(path: "a").kind == .noInput)
        #expect(CatalogError.noPermission(path: "a").kind == .noInput)
        #expect(CatalogError.unreadable(path: "a", reason: "r").kind == .inputOutputFailed)
        #expect(CatalogError.unreadable(path: "a", reason: "r").description == "a can't be read: r.")
    }

    @Test("a file without permission is told as such", .enabled(if: geteuid() != 0))
    func noPermission() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        #expect(
            FileManager.default.createFile(atPath: path, contents: Data(), attributes: [.posixPermissions: 0])
        )
        defer { try? FileManager.default.removeItem(atPath: path) }
        let error = #expect(throws: CatalogError.self) { try Catalog(movieFile: path) }
        #expect(error == .noPermission(path: path))
    }

    @Test(
        "a file of any kind that is imported is opened as well",
        arguments: [
            (
                "diary.csv",
                "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
                    + "2024-01-05,Heat,1995,https://boxd.it/1,4.5,,night,2024-01-04\n"
                    + "2024-02-05,Heat,1995,https://boxd.it/2,5,Yes,,2024-02-04\n"
            ),
            (
                "ratings.csv",
                "Const,Your Rating,Title,Title Type,Year\n"
                    + "tt0113277,10,Heat,Movie,1995\ntt0903747,9,Breaking Bad,TV Series,2008\n"
            ),
            ("films.jsonl", #"{"title":"Heat","year":1995,"rating":10}"#),
        ])
    func anyKind(_ name: String, _ text: String) throws {
        let file = try OpenedFile(MovieFileReader(BytesInMemory(Array(text.utf8)), path: name))
        let movie = try #require(try all(file).first)
        #expect(try all(file).count == 1)
        #expect(movie.title == "Heat" && movie.year == 1995 && movie.yourRating == Rating(tenths: 100))
        #expect(movie.viewings.count == (name == "diary.csv" ? 2 : name == "ratings.csv" ? 1 : 0))
        #expect(file.passedOver.count == (name == "ratings.csv" ? 1 : 0))
    }

    @Test("a named pipe is read to its end")
    func namedPipe() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        #expect(mkfifo(path, 0o600) == 0)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let text = "title\n" + (1...7_000).map { "Film \($0)\n" }.joined()
        let writer = Thread {
            let file = FileHandle(forWritingAtPath: path)
            try? file?.write(contentsOf: Data(text.utf8))
            try? file?.close()
        }
        writer.start()
        #expect(try Catalog(movieFile: path).count(of: MovieQuery()) == .exactly(7_000))
    }

    @Test("a person stops a movie list while it is read, and while its movies are sorted in")
    func stopped() throws {
        let bell = Pipe()
        let descriptor = bell.fileHandleForReading.fileDescriptor
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let path = root.deletingLastPathComponent().appending(path: "Examples/films.csv").path
        let movies = (1...1_000).map { Movie(id: Movie.ID($0), title: "Film \($0)") }
        #expect(
            try Catalog(movies: movies, until: Interruption(descriptor)).count(of: MovieQuery())
                == .exactly(1_000))
        bell.fileHandleForWriting.write(Data([0]))
        #expect(throws: CatalogError.stopped) { try Catalog.open(path, until: Interruption(descriptor)) }
        #expect(throws: CatalogError.stopped) {
            var file = try MovieFileReader(InputFile(path: path, until: Interruption(descriptor)), path: path)
            _ = try file.movies()
        }
        #expect(throws: CatalogError.stopped) { try Catalog(movies: movies, until: Interruption(descriptor)) }
    }

    @Test("a person stops waiting for a pipe that nobody writes to")
    func stoppedPipe() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        #expect(mkfifo(path, 0o600) == 0)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let bell = Pipe()
        bell.fileHandleForWriting.write(Data([0]))
        #expect(throws: CatalogError.stopped) {
            try Catalog.open(path, until: Interruption(bell.fileHandleForReading.fileDescriptor))
        }
    }

    @Test("the large example is read whole, without a problem")
    func example() throws {
        let file = try CatalogFile(of: .allFilms)
        let catalog = try file.open()
        #expect(try catalog.count(of: MovieQuery()) == .exactly(17_470))
        let movies = try catalog.all()
        #expect(movies.filter { $0.released == nil }.count == 11_467)
        #expect(movies.contains { $0.runtime == 1 })
        #expect(try catalog.count(of: MovieQuery(search: MovieSearch("third man"))) == .exactly(1))
    }
}
