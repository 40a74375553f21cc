import Foundation
import Testing

@testable import MovieCatalog

@Suite("A catalog of the first format")
struct FirstFormatTests {
    @Test("is brought to this one with all that was in it, and exports the same bytes")
    func migration() throws {
        try inFolder { path in
            let catalog = try Catalog(keptAt: path, hasSample: true)
            #expect(try catalog.database.integer("PRAGMA user_version") == 2)
            #expect(try catalog.troubles() == [])
            let movies = try catalog.movies(of: MovieQuery(), in: 0..<100)
            let export = try FirstFormat.export()
            #expect(movies.flatMap { $0.json + [UInt8(ascii: "\n")] } == export)
            #expect(try catalog.undoableStep?.name == "putting on the watchlist “Heat”")
            #expect(try catalog.redoableStep?.name == "deleting “Gaslight”")
        }
    }

    @Test("has the tables, indexes and triggers of one that is made anew, text by text")
    func objects() throws {
        func objects(_ catalog: Catalog) throws -> String? {
            try catalog.database.text(
                "SELECT group_concat(sql, char(10)) FROM (SELECT sql FROM sqlite_schema ORDER BY name)")
        }
        try inFolder { path in
            let new = try objects(Catalog(keptAt: path + "-new", hasSample: false))
            #expect(try objects(Catalog.open(path)) == new)
        }
    }

    @Test("finds its viewings by their dates, and words of notes, writers and countries")
    func searches() throws {
        try inFolder { path in
            let catalog = try Catalog.open(path)
            #expect(
                try catalog.database.text("SELECT group_concat(date) FROM viewing WHERE movie = 1")
                    == "0,20231231,20240105")
            #expect(try catalog.database.integer("SELECT last_watched FROM movie WHERE id = 1") == 20_240_105)
            for (words, title) in [
                ("sewer", "The Third Man"), ("greene", "The Third Man"), ("swing", "Ikiru"),
            ] {
                let found = try catalog.movies(of: MovieQuery(search: MovieSearch(words)), in: 0..<9)
                #expect(found.map(\.title) == [title])
            }
        }
    }

    @Test("is undone to its beginning and done again to its end, through all that the old program did")
    func history() throws {
        try inFolder { path in
            let catalog = try Catalog.open(path)
            while try catalog.redo() != nil {}
            let end = try catalog.movies(of: MovieQuery(), in: 0..<100)
            #expect(end.count == 10)
            var steps = 0
            while try catalog.undo() != nil { steps += 1 }
            #expect(steps == 10)
            #expect(try catalog.count(of: MovieQuery()) == .exactly(0))
            #expect(try catalog.troubles() == [])
            while try catalog.redo() != nil {}
            #expect(try catalog.movies(of: MovieQuery(), in: 0..<100) == end)
            #expect(try catalog.troubles() == [])
        }
    }

    @Test("stays what it is when bringing it to this one fails, wherever that is, and can be opened later")
    func stopped() throws {
        try inFolder { path in
            for steps in stride(from: 0, to: 4_000, by: 250) {
                let database = try Database(path: path, mode: .existing, patience: 0)
                #expect(throws: CatalogError.self) {
                    try database.transaction { () throws(CatalogError) in
                        let parts = Schema.migrations[1].utf8.prefix(steps).lastIndex(of: UInt8(ascii: ";"))
                        if let parts { _ = try? database.execute(String(Schema.migrations[1][...parts])) }
                        throw CatalogError.stopped
                    }
                }
                #expect(try database.integer("PRAGMA user_version") == 1)
            }
            #expect(try Catalog.open(path).troubles() == [])
        }
    }

    @Test(
        "is not touched where it has tables, triggers or views that no catalog of its format has",
        arguments: [
            "CREATE TRIGGER taker AFTER UPDATE ON movie BEGIN DELETE FROM movie; END",
            "CREATE TABLE viewing (date)", "DROP INDEX movie_by_title",
            "ALTER TABLE movie ADD COLUMN day_rated",
        ])
    func hostile(sql: String) throws {
        try inFolder { path in
            let database = try Database(path: path, mode: .existing, patience: 0)
            try database.execute(sql)
            #expect(throws: CatalogError.self) { try Catalog.open(path) }
            #expect(try database.integer("PRAGMA user_version") == 1)
            #expect(try database.integer("SELECT count(*) FROM movie") == 11)
        }
    }

    @Test(
        "tells of a value that no movie has, where it is come upon",
        arguments: ["viewings = 'May'", "viewings = x'001F'", "viewings = '?' || char(31)", "rating = 'x'"])
    func values(sql: String) throws {
        try inFolder { path in
            let database = try Database(path: path, mode: .existing, patience: 0)
            try database.execute("UPDATE movie SET \(sql) WHERE id = 1")
            let catalog = try Catalog.open(path)
            #expect(throws: CatalogError.self) { try catalog.movie(Movie.ID(1)) }
            #expect(try catalog.movie(Movie.ID(2)) != nil)
        }
    }

    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "movies-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "catalog.sqlite").path
        try Data(FirstFormat.bytes()).write(to: URL(filePath: path))
        try body(path)
    }
}
