import Foundation
import Testing

@testable import MovieCatalog

@Suite("Opening a catalog")
struct OpeningTests {
    @Test(
        "a catalog in which nothing was made yet is made, with the sample where one is wanted",
        arguments: [0, 261])
    func nothingYet(count: Int) throws {
        try inFolder { folder in
            let path = "\(folder)/catalog.sqlite"
            let database = try Database(path: path, mode: .creating, patience: 0)
            try database.execute("PRAGMA application_id = \(Schema.application)")
            let catalog = try Catalog(keptAt: path, hasSample: count > 0)
            #expect(try catalog.count(of: MovieQuery()) == .exactly(count))
            #expect(try catalog.troubles() == [])
            #expect(try database.integer("PRAGMA user_version") == Schema.format)
        }
    }

    @Test("an empty database of nobody knows whom is left as it is")
    func unknown() throws {
        try inFolder { folder in
            let path = "\(folder)/catalog.sqlite"
            try Database(path: path, mode: .creating, patience: 0).execute("PRAGMA user_version = 1")
            #expect(throws: CatalogError.notACatalog(path: path)) {
                try Catalog(keptAt: path, hasSample: true)
            }
        }
    }

    @Test("tables without a format are nothing to build on, and left as they are")
    func tablesOnly() throws {
        try inFolder { folder in
            let path = "\(folder)/catalog.sqlite"
            let database = try Database(path: path, mode: .creating, patience: 0)
            try database.execute(
                "PRAGMA application_id = \(Schema.application); CREATE TABLE total (movies)")
            for _ in 0..<2 {
                #expect(throws: CatalogError.notACatalog(path: path)) { try Catalog.open(path) }
            }
            #expect(try database.text("SELECT group_concat(name) FROM sqlite_schema") == "total")
            #expect(try database.integer("PRAGMA user_version") == 0)
        }
    }

    @Test("a newer format is refused where only the log beside the file tells of it")
    func newerInLog() throws {
        try inFolder { folder in
            let path = "\(folder)/catalog.sqlite"
            let catalog = try Catalog(keptAt: path, hasSample: true)
            try catalog.database.execute("PRAGMA user_version = 99")
            #expect(throws: CatalogError.newerFormat(path: path, format: 99)) { try Catalog.open(path) }
            #expect(try catalog.troubles() == [])
        }
    }

    @Test("a catalog that was being made when the program was killed is made again")
    func killedWhileMade() throws {
        try inFolder { folder in
            let (path, killed) = ("\(folder)/catalog.sqlite", "\(folder)/killed.sqlite")
            let database = try Database(path: path, mode: .creating, patience: 0)
            // With so small a cache, pages are written before they are committed, and the journal before them.
            try database.execute("PRAGMA cache_size = 1")
            try database.transaction { () throws(CatalogError) in
                try database.execute("PRAGMA application_id = \(Schema.application)")
                for migration in Schema.migrations { try database.execute(migration) }
                try database.execute("PRAGMA user_version = \(Schema.format)")
                #expect(throws: Never.self) { try copy(["-journal"], of: path, to: killed) }
            }
            try Data(contentsOf: URL(filePath: path)).prefix(20_000).write(to: URL(filePath: killed))

            let catalog = try Catalog(keptAt: killed, hasSample: true)
            #expect(try catalog.count(of: MovieQuery()) == .exactly(261))
            #expect(try catalog.troubles() == [])
        }
    }

    @Test("a catalog whose log was being moved to the file when the program was killed has all of its films")
    func killedWhileLogIsMoved() throws {
        try inFolder { folder in
            let (path, killed) = ("\(folder)/catalog.sqlite", "\(folder)/killed.sqlite")
            do {
                let catalog = try Catalog(keptAt: path, hasSample: true)
                try catalog.database.execute("PRAGMA wal_autocheckpoint = 0")
                for number in 0..<100 {
                    _ = try catalog.add(
                        Movie(id: Movie.ID(0), title: "Film \(number) \(String(repeating: "x", count: 900))"))
                }
                try copy(["", "-wal"], of: path, to: killed)
            }
            // The first page, which says how long the file is, is the first to be moved.
            let whole = try Data(contentsOf: URL(filePath: path))
            let before = try Data(contentsOf: URL(filePath: killed))
            #expect(before.count < whole.count)
            try (whole.prefix(4_096) + before.dropFirst(4_096)).write(to: URL(filePath: killed))

            let catalog = try Catalog.open(killed)
            #expect(try catalog.count(of: MovieQuery()) == .exactly(361))
            #expect(try catalog.troubles() == [])
        }
    }

    private func copy(_ endings: [String], of path: String, to copy: String) throws {
        for ending in endings {
            try FileManager.default.copyItem(atPath: path + ending, toPath: copy + ending)
        }
    }

    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "movies-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path)
    }
}
