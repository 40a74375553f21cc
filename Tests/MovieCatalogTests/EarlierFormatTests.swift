import Catalogs
import Foundation
import Testing

@testable import MovieCatalog

@Suite("A catalog of an earlier format")
struct EarlierFormatTests {
    @Test("is kept here of each that there was")
    func all() {
        #expect(EarlierFormat.allCases.map(\.rawValue) == Array(1..<Schema.format))
    }

    @Test("is brought to this one with all that was in it, and exports the same bytes")
    func first() throws {
        try withCatalog(of: .first) { (catalog) throws in
            #expect(try exported(catalog) == EarlierFormat.first.export())
            #expect(try catalog.undoableStep?.name == "putting on the watchlist “Heat”")
            #expect(try catalog.redoableStep?.name == "deleting “Gaslight”")
        }
    }

    @Test("has ratings that were noted beside their viewings as those of the viewings alone")
    func second() throws {
        try withCatalog(of: .second) { (catalog) throws in
            var expected = try EarlierFormat.second.export()
            for copy in [
                #""year":2006,"rating":4.5"#, #""year":1949,"rating":8.5,"date_rated":"2026-11-22""#,
                #""oscars":2,"rating":9,"date_rated":"2026-11-22""#,
            ] {
                let parts = expected.components(separatedBy: copy)
                try #require(parts.count == 2)
                expected = parts.joined(separator: String(copy.prefix { $0 != "," }))
            }
            #expect(try exported(catalog) == expected)
            #expect(try catalog.undoableStep?.name == "deleting “Gaslight”")
            #expect(try catalog.redoableStep?.name == "noting a viewing of “Heat”")
            let ratings = [
                "300": "4.5", "Heat": "6.5", "Ikiru": "9", "Ran": "9.5", "Seven Samurai": "9",
                "The Third Man": "8.5",
                "Up": "9",
            ]
            for movie in try catalog.movies(of: MovieQuery(), in: 0..<100) {
                #expect(movie.yourRating?.description == ratings[movie.title])
            }
            // What undoing keeps of a movie has them so, too.
            #expect(try catalog.redo() != nil)
            let heat = try #require(try catalog.id(ofIMDb: "tt0113277").flatMap { try catalog.movie($0) })
            #expect(heat.yourRating == Rating("8") && heat.rating == nil)
        }
    }

    @Test(
        "finds movies by the ways in which others write their titles, and keeps ratings beside those of viewings"
    )
    func third() throws {
        try withCatalog(of: .third) { (catalog) throws in
            #expect(try exported(catalog) == EarlierFormat.third.export())
            #expect(try catalog.redoableStep?.name == "deleting “Heat”")
            for (title, year, known) in [
                ("Spiderman", 2002, "Spider-Man"), ("Fast and Furious", nil, "Fast & Furious"),
                ("Il buono, il brutto, il cattivo", 1966, "The Good, the Bad and the Ugly"),
                ("Wall-E", 2008, "WALL·E"),
            ] {
                #expect(try catalog.movies(like: Movie(title) { $0.year = year }).map(\.title) == [known])
            }
            #expect(try catalog.movies(like: Movie("Spiderman") { $0.year = 2012 }) == [])
        }
    }

    @Test(
        "has the tables and indexes of one that is made anew, text by text", arguments: EarlierFormat.allCases
    )
    func objects(format: EarlierFormat) throws {
        func objects(_ catalog: Catalog) throws -> String? {
            try catalog.database.text(
                "SELECT group_concat(sql, char(10)) FROM (SELECT sql FROM sqlite_schema ORDER BY name)")
        }
        let new = try objects(CatalogFile(hasSample: false).open())
        try withCatalog(of: format) { (catalog) throws in #expect(try objects(catalog) == new) }
    }

    @Test("finds its viewings by their dates, and words of notes, writers and countries")
    func searches() throws {
        try withCatalog(of: .first) { (catalog) throws in
            #expect(
                try catalog.database.text("SELECT group_concat(date) FROM viewing WHERE movie = 1")
                    == "0,20231231,20240105")
            #expect(try catalog.database.integer("SELECT last_watched FROM movie WHERE id = 1") == 20_240_105)
            try expectFound(
                ["sewer": "The Third Man", "greene": "The Third Man", "swing": "Ikiru"], in: catalog)
        }
        try withCatalog(of: .second) { (catalog) throws in
            try expectFound(
                [
                    "prater": "The Third Man", "rating:6.5": "Heat", "rated:2021": "Heat",
                    "tag:truck mud": "Sorcerer",
                ],
                in: catalog)
        }
    }

    private func expectFound(_ titles: [String: String], in catalog: Catalog) throws {
        for (search, title) in titles {
            let found = try catalog.movies(of: MovieQuery(search: MovieSearch(search)), in: 0..<9)
            #expect(found.map(\.title) == [title], "\(search)")
        }
    }

    @Test(
        "is undone to its beginning and done again to its end, through all that the old program did",
        arguments: [(EarlierFormat.first, 10, 10), (.second, 14, 9), (.third, 5, 7)])
    func history(format: EarlierFormat, expected: Int, movies: Int) throws {
        try withCatalog(of: format) { (catalog) throws in
            while try catalog.redo() != nil {}
            let end = try catalog.movies(of: MovieQuery(), in: 0..<100)
            #expect(end.count == movies)
            var steps = 0
            while try catalog.undo() != nil { steps += 1 }
            #expect(steps == expected)
            #expect(try catalog.count(of: MovieQuery()) == .exactly(0))
            #expect(try catalog.troubles() == [])
            while try catalog.redo() != nil {}
            #expect(try catalog.movies(of: MovieQuery(), in: 0..<100) == end)
        }
    }

    @Test(
        "stays what it is when bringing it to this one fails, wherever that is, and can be opened later",
        arguments: EarlierFormat.allCases)
    func stopped(format: EarlierFormat) throws {
        try inFolder { path in
            try format.write(to: path)
            let migration = Schema.migrations[format.rawValue...].joined()
            for steps in stride(from: 0, to: migration.utf8.count, by: 250) {
                let database = try Database(path: path, mode: .existing, patience: 0)
                #expect(throws: CatalogError.self) {
                    try database.transaction { () throws(CatalogError) in
                        let parts = migration.utf8.prefix(steps).lastIndex(of: UInt8(ascii: ";"))
                        if let parts { _ = try? database.execute(String(migration[...parts])) }
                        throw CatalogError.stopped
                    }
                }
                #expect(try database.integer("PRAGMA user_version") == format.rawValue)
            }
            #expect(try Catalog.open(path).troubles() == [])
        }
    }

    @Test(
        "is not touched where it has tables, triggers or views that no catalog of its format has",
        arguments: EarlierFormat.allCases,
        [
            "CREATE TRIGGER taker AFTER UPDATE ON movie BEGIN DELETE FROM movie; END",
            "CREATE TABLE changed_words (date)", "DROP INDEX movie_by_title",
            "ALTER TABLE movie ADD COLUMN extra",
        ])
    func hostile(format: EarlierFormat, sql: String) throws {
        try inFolder { path in
            try format.write(to: path, sql)
            let count = try Database(path: path, mode: .existing, patience: 0).integer(
                "SELECT count(*) FROM movie")
            #expect(throws: CatalogError.self) { try Catalog.open(path) }
            let database = try Database(path: path, mode: .existing, patience: 0)
            #expect(try database.integer("PRAGMA user_version") == format.rawValue)
            #expect(try database.integer("SELECT count(*) FROM movie") == count)
        }
    }

    @Test(
        "tells of a value that no movie has, where it is come upon",
        arguments: EarlierFormat.allCases,
        ["viewings = 'May'", "viewings = x'001F'", "viewings = '?' || char(31)", "rating = 'x'"])
    func values(format: EarlierFormat, sql: String) throws {
        try inFolder { path in
            try format.write(to: path, "UPDATE movie SET \(sql) WHERE id = 1")
            let catalog = try Catalog.open(path)
            #expect(throws: CatalogError.self) { try catalog.movie(Movie.ID(1)) }
            #expect(try catalog.movie(Movie.ID(2)) != nil)
        }
    }

    @Test("keeps a rating of another day than the viewing that was rated the same")
    func otherDay() throws {
        try inFolder { path in
            try EarlierFormat.second.write(to: path, "UPDATE movie SET day_rated = 20200101 WHERE id = 2")
            let movie = try #require(try Catalog.open(path).movie(Movie.ID(2)))
            #expect(movie.rating == Rating(tenths: 90) && movie.dayRated == Day("2020-01-01"))
            #expect(movie.viewings.map(\.rating) == [Rating(tenths: 90)])
        }
    }

    /// What its program would export now.
    private func exported(_ catalog: Catalog) throws -> String {
        let movies = try catalog.movies(of: MovieQuery(), in: 0..<100)
        return String(decoding: movies.flatMap { $0.json + [UInt8(ascii: "\n")] }, as: UTF8.self)
    }

    private func withCatalog(of format: EarlierFormat, _ body: (Catalog) throws -> Void) throws {
        try inFolder { path in
            try format.write(to: path)
            let catalog = try Catalog.open(path)
            #expect(try catalog.database.integer("PRAGMA user_version") == Schema.format)
            #expect(try catalog.troubles() == [])
            try body(catalog)
            #expect(try catalog.troubles() == [])
        }
    }

    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "movies-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appending(path: "catalog.sqlite").path)
    }
}
