import CSQLite
import Foundation
import MovieImport
import MoviesApp
import Platform
import Testing

@testable import MovieCatalog

@Suite("Catalogs with values from other programs")
struct HostileCatalogTests {
    @Test("Movies of one spelling aren't duplicates if their years are as far apart as possible")
    func anyYears() throws {
        let file = try CatalogFile()
        for (year, other) in [(Int.max, Int.min), (.min, .max), (.min, 0)] {
            try file.execute(
                "UPDATE movie SET spelling = 1, year = CASE id WHEN 1 THEN \(year) ELSE \(other) END WHERE id < 3"
            )
            #expect(try file.open().likelyDuplicates() == [])
        }
    }

    @Test("With a wrong count of movies, the first page is shown and the last one fails")
    func fewer() throws {
        let file = try CatalogFile { try $0.delete(Movie.ID(100)) }
        let catalog = try file.open()
        for count in [259, 261] {
            try file.execute("UPDATE total SET movies = \(count)")
            #expect(try catalog.movies(of: MovieQuery(), in: 0..<10).count == 10)
            #expect(throws: CatalogError.self) { try catalog.movies(of: MovieQuery(), in: 250..<count) }
        }
    }

    @Test("A catalog that counts more movies than its ids allow is refused as damaged")
    func moreThanNumbers() throws {
        let file = try CatalogFile(of: nil)
        try file.execute(
            """
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 1001)
                INSERT INTO movie (id, title, sort_key, oscars, is_on_watchlist) SELECT i, i, x'30', 0, 0 FROM n;
            UPDATE total SET movies = 1001;
            """)
        #expect(try file.open().count(of: MovieQuery()) == .exactly(1_001))
        try file.execute("UPDATE total SET movies = 1002")
        #expect(throws: CatalogError.catalogDamaged(path: file.path, fault: .wrongCount)) { try file.open() }
    }

    @Test("Movies with the lowest and highest possible numbers as scores are sorted and found")
    func lowestScore() throws {
        let file = try CatalogFile()
        try file.execute(
            "UPDATE movie SET score = CASE id WHEN 1 THEN -9223372036854775807 - 1 ELSE 9223372036854775807 END WHERE id < 3"
        )
        let catalog = try file.open()
        for isReversed in [false, true] {
            let query = MovieQuery(order: .score, isReversed: isReversed)
            var movies: [Movie] = []
            for start in stride(from: 0, to: 261, by: 10) {
                movies += try catalog.movies(of: query, in: start..<min(start + 10, 261))
            }
            #expect(movies.count == 261 && Set(movies.map(\.id)).count == 261)
            let scores = movies.compactMap(\.score)
            #expect(scores == (isReversed ? scores.sorted() : scores.sorted(by: >)))
        }
        let any = MovieQuery(search: try MovieSearch("score:any"))
        let none = MovieQuery(search: try MovieSearch("score:none"))
        let low = MovieQuery(search: try MovieSearch("score:<-5"))
        #expect(
            try catalog.movies(of: any, in: 0..<300).count + catalog.movies(of: none, in: 0..<300).count
                == 261)
        #expect(try catalog.movies(of: low, in: 0..<300).map(\.id) == [Movie.ID(1)])
    }

    @Test("A value too long for an export is refused, and nothing is changed")
    func tooLong() throws {
        let file = try CatalogFile()
        let catalog = try file.open()
        let title = String(repeating: "x", count: 70_000)
        let error = #expect(throws: CatalogError.self) { _ = try catalog.add(Movie(title)) }
        #expect(error?.description.hasSuffix("Title takes 64 KiB at most. Nothing was changed.") == true)
        #expect(throws: CatalogError.self) {
            try catalog.update(Movie.ID(1), as: .tagged) { $0.tags = [title] }
        }
        // In an export, these tags and the “, ” between them are too long for one cell.
        let tags = (0..<12_000).map { "t\($0)" }
        #expect(throws: CatalogError.self) {
            try catalog.update(Movie.ID(1), as: .tagged) { $0.tags = tags }
        }
        #expect(try catalog.count(of: MovieQuery()) == .exactly(261))
        #expect(try catalog.steps.undoable == nil)
    }

    @Test("The schema has the limits of each field", arguments: MovieField.allCases)
    func schema(field: MovieField) {
        let sql = Schema.objects.first { $0.hasPrefix("CREATE TABLE movie ") } ?? ""
        #expect([" AND ", ")"].contains { sql.contains(field.limit + $0) })
    }

    @Test("The check reports a text that's too long, which can still be shown and shortened")
    func tooLongAlready() throws {
        let file = try CatalogFile()
        let update = "UPDATE movie SET certificate = printf('%.*c', 65537, 'x') WHERE id = 100"
        #expect(throws: CatalogError.self) { try file.open().database.execute(update) }
        try file.execute(update)
        let catalog = try file.open()
        let problems = try catalog.integrityProblems()
        #expect(
            problems.count == 1
                && problems[0].description.contains(" has more than 64 KiB as “Certificate”, which"))
        #expect(try catalog.movie(Movie.ID(100))?.certificate?.utf8.count == 65_537)
        #expect(throws: CatalogError.self) {
            try catalog.update(Movie.ID(100), as: .edited([.title])) { $0.title = "Long" }
        }
        try catalog.update(Movie.ID(100), as: .edited([.certificate])) { $0.certificate = "R" }
        #expect(try catalog.integrityProblems() == [])
    }

    @Test("A query without an end fails and reports that the catalog is damaged")
    func endless() throws {
        let file = try CatalogFile(of: nil)
        let catalog = try file.open()
        let error = CatalogError.catalogDamaged(
            path: file.path, fault: .endless)
        #expect(throws: error) { try catalog.database.integer(numbers(to: 20_000_000)) }
        #expect(throws: error) { try catalog.database.execute(numbers(to: 20_000_000)) }
        let copy = try Catalog(reading: file.path)
        #expect(throws: error) { try copy.database.integer(numbers(to: 20_000_000)) }
        #expect(try catalog.count(of: MovieQuery()) == .exactly(0))
    }

    @Test("A query may take ten million steps, and a hundred more for each byte of its file")
    func steps() throws {
        let file = try CatalogFile(of: nil)
        let path = file.path + ".data"
        try Data(count: 1_000_999).write(to: URL(filePath: path))
        var connection: OpaquePointer?
        defer { sqlite3_close(connection) }
        #expect(sqlite3_open(path, &connection) == SQLITE_OK)
        let monitor = StatementMonitor()
        monitor.file = connection
        for _ in 0..<2 {
            monitor.begin()
            var count = 0
            while monitor.shouldContinue() { count += Int(StatementMonitor.interval) }
            #expect(count == 110_000_000 && monitor.isEndless)
        }
    }

    @Test("Each of several long queries is answered, with its own limit of steps")
    func longQueries() throws {
        let file = try CatalogFile(of: nil)
        let catalog = try file.open()
        let (found, areAll) = try catalog.database.statement(numbers(to: 1_000_000))
            .integers(upTo: 10, within: 1_000)
        #expect(found == [] && !areAll)
        for _ in 0..<3 {
            #expect(try catalog.database.integer(numbers(to: 1_000_000)) == 1_000_000)
            try catalog.database.execute(numbers(to: 1_000_000))
        }
        // A catalog in memory has no limit of steps, since it has no file that could be damaged.
        let memory = try Catalog(movies: []).database
        #expect(try memory.integer(numbers(to: 1_000_000)) == 1_000_000)
    }

    /// Returns a query that counts up to a number and takes about fifteen SQLite steps for each.
    private func numbers(to end: Int) -> String {
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT \(end)) SELECT max(i) FROM n"
    }

    @Test("SQL can't turn off SQLite's protections or write to the search index")
    func defense() throws {
        let file = try CatalogFile()
        let catalog = try file.open()
        for sql in ["PRAGMA journal_mode = OFF", "DELETE FROM movie_text_data"] {
            try? catalog.database.execute(sql)
        }
        #expect(try catalog.integrityProblems() == [])
        #expect(try catalog.database.integer("PRAGMA trusted_schema") == 0)
        #expect(throws: CatalogError.self) {
            try catalog.database.execute("PRAGMA writable_schema = ON; DELETE FROM sqlite_schema")
        }
    }
}

@Suite("Values that SQLite refuses") struct RefusedValueTests {
    @Test("A change with a value that SQLite refuses fails as a whole")
    func note() throws {
        Self.shortenValues()
        let file = try CatalogFile(name: "short.sqlite")
        let catalog = try file.open()
        let movie = try catalog.movie(Movie.ID(7))
        let note = String(repeating: "n", count: 30_000)
        for change in [{ $0.note = note }, { $0.cast = [note] }, { $0.tags = [note] }]
            as [(inout Movie) -> Void]
        {
            #expect(throws: CatalogError.failed(path: file.path, reason: "string or blob too big")) {
                try catalog.update(Movie.ID(7), as: .edited([.year]), change)
            }
        }
        #expect(throws: CatalogError.self) {
            try catalog.change(CatalogChange(.described(note))) { () throws(CatalogError) in }
        }
        #expect(catalog.hasFailed)
        #expect(try catalog.movie(Movie.ID(7)) == movie)
        #expect(try catalog.steps.undoable == nil)
        #expect(try catalog.integrityProblems() == [])
    }

    @Test(
        "An error of SQLite is reported with the system's reason if there is one",
        arguments: [
            (SQLITE_FULL, 0, .full(path: "x")), (SQLITE_IOERR, ENOSPC, .full(path: "x")),
            (SQLITE_IOERR, EFBIG, .full(path: "x")), (SQLITE_CANTOPEN, EDQUOT, .full(path: "x")),
            (SQLITE_CANTOPEN, EROFS, .readOnly(path: "x")), (SQLITE_IOERR, EACCES, .readOnly(path: "x")),
            (SQLITE_CORRUPT, EIO, .unreadable(path: "x", reason: SystemError(code: EIO).reason)),
            (SQLITE_CORRUPT, 0, .catalogDamaged(path: "x")), (SQLITE_BUSY, ENOSPC, .busy(path: "x")),
            (SQLITE_IOERR, EIO, .failed(path: "x", reason: "disk I/O error")),
            (SQLITE_NOMEM, 0, .failed(path: "x", reason: "out of memory")),
            (
                SQLITE_ERROR, 0,
                .catalogDamaged(path: "x", fault: "SQLite can\'t use what it holds (SQL logic error)")
            ),
            (
                SQLITE_CONSTRAINT | 8 << 8, 0,
                .catalogDamaged(path: "x", fault: "SQLite can\'t use what it holds (constraint failed)")
            ),
            (
                SQLITE_MISMATCH, 0,
                .catalogDamaged(path: "x", fault: "SQLite can\'t use what it holds (datatype mismatch)")
            ),
        ] as [(Int32, Int32, CatalogError)])
    func reasons(code: Int32, system: Int32, expected: CatalogError) {
        errno = system
        let error = CatalogError(code: code, connection: nil, path: "x")
        #expect(error == expected)
    }

    @Test("A movie that's too large to be saved for an undo can't be deleted")
    func state() throws {
        Self.shortenValues()
        let file = try CatalogFile(name: "short.sqlite")
        let catalog = try file.open()
        // In the state saved for undo, each of these characters is escaped and takes six bytes.
        let note = String(repeating: "\u{1}", count: 10_000)
        try catalog.update(Movie.ID(7), as: .edited([.year])) { $0.note = note }
        #expect(throws: CatalogError.self) { try catalog.delete(Movie.ID(7)) }
        #expect(throws: CatalogError.self) { try catalog.undo() }
        #expect(try catalog.movie(Movie.ID(7))?.note == note)
        #expect(try catalog.integrityProblems() == [])
    }

    /// Limits every catalog named `short.sqlite` to values of 20,000 bytes.
    private static func shortenValues() {
        let shorten: @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Int32 = {
            connection, _, _ in
            let path = sqlite3_db_filename(connection, "main").map { String(cString: $0) } ?? ""
            if path.hasSuffix("/short.sqlite") { sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, 20_000) }
            return SQLITE_OK
        }
        sqlite3_auto_extension(unsafeBitCast(shorten, to: (@convention(c) () -> Void).self))
    }
}
