import CSQLite
import Foundation
import MovieImport
import MoviesApp
import Platform
import Testing

@testable import MovieCatalog

@Suite("A catalog in which somebody has put other values")
struct HostileCatalogTests {
    /// A modification of a catalog's file and the expected message.
    struct Change: Sendable, CustomTestStringConvertible {
        let sql: String
        let fault: String
        var testDescription: String { sql }

        init(_ sql: String, _ fault: String) {
            (self.sql, self.fault) = (sql, fault)
        }
    }

    @Test(
        "is not opened where it has tables, views, triggers or sums that no catalog has",
        arguments: [
            Change(
                """
                DROP TABLE total; CREATE VIEW total AS
                WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) AS movies FROM n
                """, "it has an unknown view, “total”"),
            Change(
                "CREATE TRIGGER taker AFTER UPDATE ON movie BEGIN DELETE FROM movie; END",
                "it has an unknown trigger, “taker”"),
            Change("CREATE TABLE more (x)", "it has an unknown table, “more”"),
            Change("DROP INDEX movie_by_title", "some of its tables and indexes are missing"),
            Change(
                "UPDATE sqlite_schema SET sql = replace(sql, 'oscars INTEGER', 'oscars INTEGER CHECK (oscars < 1)')",
                "it has an unknown table, “movie”"),
            Change(
                "CREATE TRIGGER movie_text_deleted AFTER DELETE ON movie BEGIN SELECT 1; END",
                "it has an unknown trigger, “movie_text_deleted”"),
            Change(
                """
                UPDATE sqlite_schema SET type = 'view', rootpage = 0,
                sql = 'CREATE VIEW movie_text_config AS SELECT 1 AS k, 1 AS v' WHERE name = 'movie_text_config'
                """, "it has an unknown view, “movie_text_config”"),
            Change("DELETE FROM total", "its number of movies is missing"),
            Change("UPDATE total SET movies = 9223372036854775807", unlike),
            Change("UPDATE total SET movies = -1", unlike), Change("UPDATE total SET movies = 5", unlike),
            Change("DELETE FROM movie WHERE id = 5", unlike),
            Change("UPDATE total SET movies = 'many'", "a value of movies is not a whole number"),
            Change("UPDATE total SET movies = 2.5", "a value of movies is not a whole number"),
        ])
    func opening(change: Change) throws {
        let file = try CatalogFile()
        try file.execute(change.sql)
        // A file that can't be written is opened as a copy.
        for open in [{ try file.open() }, { try Catalog(reading: file.path) }] as [() throws -> Catalog] {
            let error = #expect(throws: CatalogError.self) { try open() }
            #expect(
                error?.description.hasPrefix("\(file.path) is damaged: \(harmless(change.fault)). ") == true)
        }
    }

    private static let unlike = "its number of movies is wrong"

    @Test("has movies of one spelling that are no duplicates, however far their years are apart")
    func anyYears() throws {
        let file = try CatalogFile()
        for (year, other) in [(Int.max, Int.min), (.min, .max), (.min, 0)] {
            try file.execute(
                "UPDATE movie SET spelling = 1, year = CASE id WHEN 1 THEN \(year) ELSE \(other) END WHERE id < 3"
            )
            #expect(try file.open().likelyDuplicates() == [])
        }
    }

    @Test("is not shown to its end where somebody counts fewer movies meanwhile than there are, or more")
    func fewer() throws {
        let file = try CatalogFile { try $0.delete(Movie.ID(100)) }
        let catalog = try file.open()
        for count in [259, 261] {
            try file.execute("UPDATE total SET movies = \(count)")
            #expect(try catalog.movies(of: MovieQuery(), in: 0..<10).count == 10)
            #expect(throws: CatalogError.self) { try catalog.movies(of: MovieQuery(), in: 250..<count) }
        }
    }

    @Test("is not opened where more movies are counted than there are numbers in use")
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

    @Test("is opened where SQLite has put its own tables beside the catalog's")
    func statistics() throws {
        let file = try CatalogFile()
        try file.execute("ANALYZE")
        #expect(try file.open().count(of: MovieQuery()) == .exactly(261))
    }

    @Test(
        "shows no movie of which a value is none that a movie has, and says which",
        arguments: [
            Change("title = x'00'", "a value of title is not text"),
            Change("year = 'soon'", "a value of year is not a whole number"),
            Change("runtime = 2.5", "a value of runtime is not a whole number"),
            Change("note = x'FF'", "a value of note is not text"),
            Change("viewings = 'May'", "“May” is not a viewing"),
            Change("viewings = '2024-13'", "“2024-13” is not a viewing"),
            Change("viewings = '2024' || char(30) || '21'", "“2024\u{1E}21” is not a viewing"),
            Change("day_added = 'soon'", "a value of day_added is not a whole number"),
        ])
    func values(change: Change) throws {
        let file = try CatalogFile()
        try file.execute("UPDATE movie SET \(change.sql) WHERE id = 100")
        let catalog = try file.open()
        let error = #expect(throws: CatalogError.self) { try catalog.movie(Movie.ID(100)) }
        #expect(error?.description.hasPrefix("\(file.path) is damaged: movie 100") == true)
        #expect(error?.description.contains(" can't be read: \(harmless(change.fault)). ") == true)
        #expect(try catalog.movie(Movie.ID(99)) != nil)
    }

    @Test("has lists that say which movie has a day that is none")
    func noDay() throws {
        let file = try CatalogFile()
        try file.execute("UPDATE movie SET last_watched = 20240230 WHERE id = 100")
        let listed = try file.open().listedMovies(of: MovieQuery(), in: 0..<300)
        #expect(listed.filter { !$0.isReadable }.map(\.id) == [Movie.ID(100)])
    }

    @Test("is sorted by any score, the lowest number there is among them")
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

    @Test(
        "shows and exports no value that no film can have, and its check names film and field, with the line that mends it",
        arguments: [
            ("year", "9223372036854775807", "Year"), ("year", "1700", "Year"),
            ("public_rating", "999", "Public"),
            ("runtime", "-555", "Runtime"), ("score", "10101", "Critics"), ("votes", "-111", "Votes"),
            ("oscars", "1000", "Oscars"), ("metascore", "-222", "Metacritic"), ("reviews", "-1", "Reviews"),
            ("box_office", "-333", "Box office"), ("rating", "101", "Your rating"),
            ("released", "'May'", "Released"), ("day_rated", "20240230", "Rated"),
            ("day_added", "-444", "Added"), ("is_on_watchlist", "2", "Watchlist"),
        ])
    func beyondLimits(column: String, value: String, name: String) throws {
        let file = try CatalogFile()
        let update = "UPDATE movie SET \(column) = \(value) WHERE id = 100"
        // The schema only checks the range of days.
        if !["released", "day_rated", "is_on_watchlist"].contains(column) {
            #expect(throws: CatalogError.self) { try file.open().database.execute(update) }
        }
        try file.execute(update)
        let shown = value.replacing("'", with: "")
        let catalog = try file.open()
        let movie = try #require(try catalog.movie(Movie.ID(100)))
        #expect(!String(decoding: movie.json, as: UTF8.self).contains(": \(shown)"))
        let all = try catalog.listedMovies(
            of: MovieQuery(), in: 0..<300, showing: ListedMovieTests.details)
        let listed = all.first { $0.id == movie.id }
        #expect(listed == ListedMovie(movie))
        let troubles = try catalog.integrityProblems()
        #expect(troubles.count == 1)
        let trouble = try #require(troubles.first)
        #expect(trouble.description.contains("“\(movie.title)”, has \(shown) as “\(name)”"))
        #expect(trouble.description.hasSuffix(": movies --catalog \(file.path) --open /movies/100/edit"))
        // Any change repairs it.
        try catalog.update(movie.id, as: .edited([.note])) { $0.note = "Mended" }
        #expect(try catalog.integrityProblems() == [])
    }

    @Test("takes no value that its own export couldn't hold")
    func tooLong() throws {
        let file = try CatalogFile()
        let catalog = try file.open()
        let title = String(repeating: "x", count: 70_000)
        let error = #expect(throws: CatalogError.self) { _ = try catalog.add(Movie(title)) }
        #expect(error?.description.hasSuffix("Title takes 64 KiB at most. Nothing was changed.") == true)
        #expect(throws: CatalogError.self) {
            try catalog.update(Movie.ID(1), as: .tagged) { $0.tags = [title] }
        }
        // In the cell, each is followed by a comma and a space.
        let tags = (0..<12_000).map { "t\($0)" }
        #expect(throws: CatalogError.self) {
            try catalog.update(Movie.ID(1), as: .tagged) { $0.tags = tags }
        }
        #expect(try catalog.count(of: MovieQuery()) == .exactly(261))
        #expect(try catalog.steps.undoable == nil)
    }

    @Test("has the limits of each field in its schema", arguments: MovieField.allCases)
    func schema(field: MovieField) {
        let sql = Schema.objects.first { $0.name == "movie" }?.sql ?? ""
        #expect([" AND ", ")"].contains { sql.contains(field.limit + $0) })
    }

    @Test("is checked for texts that no film can have, which are shown, and can be shortened")
    func tooLongAlready() throws {
        let file = try CatalogFile()
        let update = "UPDATE movie SET certificate = printf('%.*c', 65537, 'x') WHERE id = 100"
        #expect(throws: CatalogError.self) { try file.open().database.execute(update) }
        try file.execute(update)
        let catalog = try file.open()
        let troubles = try catalog.integrityProblems()
        #expect(
            troubles.count == 1
                && troubles[0].description.contains(" has more than 64 KiB as “Certificate”, which"))
        #expect(try catalog.movie(Movie.ID(100))?.certificate?.utf8.count == 65_537)
        #expect(throws: CatalogError.self) {
            try catalog.update(Movie.ID(100), as: .edited([.title])) { $0.title = "Long" }
        }
        try catalog.update(Movie.ID(100), as: .edited([.certificate])) { $0.certificate = "R" }
        #expect(try catalog.integrityProblems() == [])
    }

    @Test(
        "undoes no step whose movies are not those that were counted",
        arguments: [
            "UPDATE step_change SET last = 9000000000000000000",
            "UPDATE step_change SET last = 9000000000000000000; UPDATE step SET films = 9000000000000000000 - movie + 1 FROM step_change",
            "UPDATE step_change SET last = movie - 1", "UPDATE step_change SET last = 'many'",
            "UPDATE step_change SET last = 9223372036854775807, movie = -9223372036854775807",
            "UPDATE step_change SET movie = 9223372036854775807, last = -9223372036854775807",
            "UPDATE step_change SET movie = 0, last = 9223372036854775807, state = NULL",
            "UPDATE step_change SET last = x'01'", "UPDATE step_change SET movie = 'first'",
            "UPDATE step SET films = 7", "UPDATE step SET films = 0", "UPDATE step SET films = 'many'",
            "DELETE FROM step_change",
            "DELETE FROM step_change; UPDATE step SET films = 0",
            "UPDATE step_change SET movie = -9223372036854775807, last = -1, state = NULL; INSERT INTO step_change SELECT step, 1, 9223372036854775806, NULL FROM step_change",
            "UPDATE step_change SET last = movie + 3, state = NULL; INSERT INTO step_change SELECT step, movie + 1, movie + 6, state FROM step_change; UPDATE step SET films = 10",
            "UPDATE step_change SET last = movie + 3, state = NULL; INSERT INTO step_change SELECT step, movie + 3, movie + 6, state FROM step_change; UPDATE step SET films = 8",
            "INSERT INTO step_change SELECT step, movie + 1, last, state FROM step_change",
        ])
    func steps(sql: String) throws {
        let file = try CatalogFile { try $0.delete(Movie.ID(7)) }
        try file.execute(sql)
        let catalog = try file.open()
        let movies = try catalog.all()
        let error = #expect(throws: CatalogError.self) { try catalog.undo() }
        #expect(error?.kind == .badData)
        #expect(error?.description.hasPrefix("\(file.path) is damaged: ") == true)
        #expect(error != .catalogDamaged(path: file.path))
        #expect(try catalog.all() == movies)
    }

    @Test("records no step behind the highest number there is")
    func lastStep() throws {
        let file = try CatalogFile { try $0.delete(Movie.ID(7)) }
        try file.execute("UPDATE step SET id = 9223372036854775807")
        let catalog = try file.open()
        let error = #expect(throws: CatalogError.self) { try catalog.delete(Movie.ID(8)) }
        #expect(
            error
                == .catalogDamaged(
                    path: file.path, fault: .idsUsedUp(table: "step")))
        #expect(try catalog.movie(Movie.ID(8)) != nil)
    }

    @Test("answers no question without end")
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

    @Test("answers in ten million steps of SQLite's machine, and a hundred more for each byte of its file")
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
            while monitor.goesOn() { count += Int(StatementMonitor.interval) }
            #expect(count == 110_000_000 && monitor.isEndless)
        }
    }

    @Test("answers many questions that take long, each by itself")
    func dear() throws {
        let file = try CatalogFile(of: nil)
        let catalog = try file.open()
        let (found, areAll) = try catalog.database.statement(numbers(to: 1_000_000))
            .integers(upTo: 10, within: 1_000)
        #expect(found == [] && !areAll)
        for _ in 0..<3 {
            #expect(try catalog.database.integer(numbers(to: 1_000_000)) == 1_000_000)
            try catalog.database.execute(numbers(to: 1_000_000))
        }
        // A catalog in memory has no file, so it can't have a cyclic path.
        let memory = try Catalog(movies: []).database
        #expect(try memory.integer(numbers(to: 1_000_000)) == 1_000_000)
    }

    /// Returns a query that takes about fifteen of SQLite's steps for each number.
    private func numbers(to end: Int) -> String {
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT \(end)) SELECT max(i) FROM n"
    }

    @Test(
        "has its troubles named",
        arguments: [
            ("DELETE FROM movie_genre WHERE movie = 7", "is missing under a genre"),
            ("INSERT INTO movie_genre VALUES (1, 999)", "movie_genre: there are"),
            ("INSERT INTO movie_text (movie_text) VALUES ('delete-all')", "its index of words doesn't fit"),
            ("UPDATE movie SET your_rating = 70 WHERE id = 7", "is indexed under the wrong values"),
            ("UPDATE movie SET last_watched = NULL WHERE id = 1", "is indexed under the wrong values"),
            ("UPDATE movie SET rating = 'good' WHERE id = 7", "can't be read: a value of rating"),
            ("UPDATE viewing SET place = 3", "is missing from the diary"),
            ("INSERT INTO viewing VALUES (0, 9, 0)", "viewing: there are 2"),
            ("UPDATE step_change SET state = x'7B7D'", "movie 1, kept for undo, can't be read"),
            ("UPDATE step SET films = 4", "1 undo step with the wrong number of movies"),
        ])
    func troubles(sql: String, trouble: String) throws {
        let file = try CatalogFile { catalog in
            try catalog.update(Movie.ID(1), as: .notedViewing) { $0.see(Viewing(on: Day("2024-01-05"))) }
        }
        let catalog = try file.open()
        #expect(try catalog.integrityProblems() == [])
        try file.execute(sql)
        #expect(try catalog.integrityProblems().first?.description.contains(trouble) == true)
    }

    @Test("has a hundred of its troubles named")
    func manyTroubles() throws {
        let file = try CatalogFile()
        try file.execute("UPDATE movie SET your_rating = 70")
        let troubles = try file.open().integrityProblems()
        #expect(troubles.count == 100 && troubles.last?.description.hasPrefix("movie 100, ") == true)
    }

    @Test("can't make SQLite write where the defensive flag forbids it")
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

@Suite("What SQLite does not take") struct RefusedValueTests {
    @Test("is not stored as nothing, and the change is refused whole")
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
        "is told with the system's reason, where there is one",
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

    @Test("is not forgotten by a step, which could only delete the movie then")
    func state() throws {
        Self.shortenValues()
        let file = try CatalogFile(name: "short.sqlite")
        let catalog = try file.open()
        // Each of these takes six bytes in the state and one in the row.
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
