import Catalogs
import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Catalogs of earlier formats")
struct EarlierFormatTests {
    @Test("The tests have a catalog of each earlier format that can be opened")
    func all() {
        #expect(EarlierFormat.allCases.map(\.rawValue) == Array(Schema.firstFormat..<Schema.format))
    }

    @Test(
        "A converted catalog exports the same bytes and keeps its steps to undo and redo",
        arguments: [
            (EarlierFormat.fourth, "adding “Ran”", "noting a viewing of “Ran”"),
            (.fifth, "noting a viewing of “Heat”", "adding “Dreams”"),
            (.sixth, "changing the list “Kept”", "changing your rating of “WALL·E”"),
        ])
    func exports(format: EarlierFormat, undoable: String, redoable: String) throws {
        try withCatalog(of: format) { (catalog) throws in
            #expect(try exported(catalog) == format.export())
            #expect(try catalog.steps.undoable?.name == undoable)
            #expect(try catalog.steps.redoable?.name == redoable)
            let lists = try catalog.lists.count
            try catalog.change(listNamed: "New", .put([Movie.ID(2)]))
            try catalog.undo()
            #expect(try catalog.lists.count == lists)
        }
    }

    @Test("A catalog of one of the first three formats is refused and left as it is", arguments: 1...3)
    func tooEarly(format: Int) throws {
        try inFolder { path in
            try EarlierFormat.fourth.write(to: path, "PRAGMA user_version = \(format)")
            let bytes = try Data(contentsOf: URL(filePath: path))
            let error = #expect(throws: CatalogError.self) { try Catalog.open(path) }
            #expect(error == .earlierFormat(path: path, format: format))
            #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
        }
    }

    @Test("A catalog of an earlier format can be opened read-only, and keeps its format")
    func onlyRead() throws {
        try inFolder { path in
            try EarlierFormat.fourth.write(to: path)
            let catalog = try Catalog(reading: path)
            #expect(try exported(catalog) == EarlierFormat.fourth.export())
            #expect(throws: CatalogError.readOnly(path: path)) { try catalog.deleteAll() }
            #expect(
                try Database(path: path, mode: .existing, patience: 0).integer("PRAGMA user_version") == 4)
        }
    }

    @Test("A converted catalog has the same schema as a new one", arguments: EarlierFormat.allCases)
    func objects(format: EarlierFormat) throws {
        func objects(_ catalog: Catalog) throws -> String? {
            try catalog.database.row(
                "SELECT group_concat(sql, char(10)) FROM (SELECT sql FROM sqlite_schema ORDER BY name)", [],
                text(in:))
        }
        let file = try CatalogFile(of: nil)
        let new = try objects(file.open())
        try withCatalog(of: format) { (catalog) throws in #expect(try objects(catalog) == new) }
    }

    @Test(
        "Every step from before a conversion can be undone and redone after it",
        arguments: [(EarlierFormat.fourth, 4, 4), (.fifth, 3, 5), (.sixth, 6, 5)])
    func history(format: EarlierFormat, expected: Int, movies: Int) throws {
        try withCatalog(of: format) { (catalog) throws in
            while try catalog.redo() != nil {}
            let end = try catalog.movies(of: MovieQuery(), in: 0..<100)
            #expect(end.count == movies)
            var steps = 0
            while try catalog.undo() != nil { steps += 1 }
            #expect(steps == expected)
            #expect(try catalog.count(of: MovieQuery()) == .exactly(0))
            #expect(try catalog.integrityProblems() == [])
            while try catalog.redo() != nil {}
            #expect(try catalog.movies(of: MovieQuery(), in: 0..<100) == end)
        }
    }

    @Test(
        "A conversion that fails at any point leaves the catalog as it was, to be opened later",
        arguments: EarlierFormat.allCases)
    func stopped(format: EarlierFormat) throws {
        try inFolder { path in
            try format.write(to: path)
            let migration = Schema.migration(from: format.rawValue)
            for steps in stride(from: 0, to: migration.utf8.count, by: 50) {
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
            #expect(try Catalog.open(path).integrityProblems() == [])
        }
    }

    @Test(
        "A catalog of an earlier format with an unexpected schema is refused and left as it is",
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
        "A catalog with changes in a log is copied as it is, then recovered and converted",
        arguments: EarlierFormat.Interrupted.allCases)
    func interrupted(catalog interrupted: EarlierFormat.Interrupted) throws {
        try inFolder { path in
            try interrupted.write(to: path)
            let files = try ["", "-wal"].map { try Data(contentsOf: URL(filePath: path + $0)) }
            let catalog = try Catalog.open(path)
            let kept = path + ".format-6"
            #expect(catalog.notice == .converted(path: path, from: 6, kept: kept, log: nil))
            #expect(catalog.notice?.description.contains(kept) == true)
            #expect(try ["", "-wal"].map { try Data(contentsOf: URL(filePath: kept + $0)) } == files)
            #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
            for title in interrupted.newTitles {
                #expect(
                    try catalog.count(of: MovieQuery(search: MovieSearch("title:\(title)"))) == .exactly(1))
            }
            #expect(try catalog.integrityProblems() == [])
            #expect(try Catalog.open(path).notice == nil)
            // The copy in the old format is a complete catalog, too.
            #expect(try Catalog.open(kept).count(of: MovieQuery()) == catalog.count(of: MovieQuery()))
        }
    }

    @Test(
        "A catalog with changes in a log can be read with them without creating a file",
        arguments: EarlierFormat.Interrupted.allCases)
    func readInterrupted(catalog interrupted: EarlierFormat.Interrupted) throws {
        try inFolder { path in
            try interrupted.write(to: path)
            let folder = URL(filePath: path).deletingLastPathComponent().path
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            let catalog = try Catalog(reading: path)
            for title in interrupted.newTitles {
                #expect(
                    try catalog.count(of: MovieQuery(search: MovieSearch("title:\(title)"))) == .exactly(1))
            }
            #expect(throws: CatalogError.readOnly(path: path)) { try catalog.deleteAll() }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == names.sorted())
        }
    }

    @Test("A log that was set aside is named, with a command that recovers its changes")
    func setAside() throws {
        try inFolder { path in
            try EarlierFormat.Interrupted.logged.write(to: path)
            let log = path + ".log-of-another-file"
            try FileManager.default.moveItem(atPath: path + "-wal", toPath: log)
            let catalog = try Catalog.open(path)
            #expect(try catalog.count(of: MovieQuery()) == .exactly(5))
            let words = try #require(catalog.notice?.description)
            let command = try #require(words.split(separator: "To get them back: ").last)
            let folder = URL(filePath: path).deletingLastPathComponent().path
            let copies = command.split(separator: " && movies")[0]
            let process = try Process.run(
                URL(filePath: "/bin/sh"), arguments: ["-c", "cd '\(folder)' && \(copies)"])
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            let recovered = try Catalog.open("\(folder)/x.sqlite")
            #expect(try recovered.integrityProblems() == [])
            #expect(try recovered.count(of: MovieQuery()) == .exactly(7))
        }
    }

    private func exported(_ catalog: Catalog) throws -> String {
        var bytes: [UInt8] = []
        try catalog.export(
            MovieQuery(),
            to: ExportWriter(as: .jsonLines) {
                bytes += $0
                return true
            })
        return String(decoding: bytes, as: UTF8.self)
    }

    private func withCatalog(of format: EarlierFormat, _ body: (Catalog) throws -> Void) throws {
        try inFolder { path in
            try format.write(to: path)
            let catalog = try Catalog.open(path)
            #expect(try catalog.database.integer("PRAGMA user_version") == Schema.format)
            #expect(try catalog.integrityProblems() == [])
            try body(catalog)
            #expect(try catalog.integrityProblems() == [])
        }
    }

    private func inFolder(_ body: (String) throws -> Void) throws {
        try MovieCatalogTests.inFolder { try body("\($0)/catalog.sqlite") }
    }
}
