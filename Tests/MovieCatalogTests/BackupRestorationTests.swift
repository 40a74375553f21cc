import Catalogs
import Foundation
import Platform
import Testing

@testable import MovieCatalog
import MovieImport

@Suite("Restoring a backup")
struct BackupRestorationTests {
    @Test("A restoration says how many films, viewings and days differ, and names five films")
    func difference() throws {
        let file = try CatalogFile()
        let backup = file.path + ".backup"
        let catalog = try file.open()
        func update(_ number: Int, _ dates: String...) throws {
            try catalog.update(Movie.ID(number), as: .edited([.note])) {
                $0.viewings = dates.map { Viewing(on: PartialDate($0)) }
            }
        }
        try update(3, "2023-05-06")
        try catalog.backUp(to: backup)
        for number in 0..<6 { _ = try catalog.add(Movie("Film \(number)") { $0.year = 2001 }) }
        try catalog.delete(Movie.ID(1))
        try update(2, "2024-01-05", "2024-01-05", "2024-02-01")
        try update(3)
        let difference = try BackupRestoration(of: backup).difference(from: catalog)
        #expect(difference.films == 9)
        #expect(difference.viewings == 4)
        #expect(difference.days == 3)
        #expect(difference.titles.count == 5)
        #expect(difference.titles.contains("Film 0 (2001)"))
        let same = try BackupRestoration(of: backup).difference(from: Catalog(reading: backup))
        #expect(same == BackupRestoration.Difference())
    }

    @Test("A restoration counts as a change, to be saved elsewhere if the file is deleted")
    func change() throws {
        let file = try CatalogFile()
        let backup = file.path + ".backup"
        try file.open().backUp(to: backup)
        let catalog = try file.open()
        #expect(!catalog.hasChanges)
        _ = try BackupRestoration(of: backup).replace(catalog)
        try FileManager.default.removeItem(atPath: file.path)
        #expect(try catalog.keepElsewhere() != nil)
    }

    @Test("A restoration keeps a copy of the replaced catalog, and an open catalog goes on")
    func replacing() throws {
        let file = try CatalogFile()
        let backup = file.path + ".backup"
        let catalog = try file.open()
        try catalog.backUp(to: backup)
        let bytes = try Data(contentsOf: URL(filePath: backup))
        _ = try catalog.add(Movie(id: Movie.ID(0), title: "Ran"))
        let kept = try BackupRestoration(of: backup).replace(catalog)
        #expect(try catalog.count(of: MovieQuery()) == .exactly(261))
        #expect(try catalog.integrityProblems() == [])
        _ = try catalog.add(Movie(id: Movie.ID(0), title: "Ikiru"))
        #expect(!catalog.hasMoved)
        let before = try Catalog.open(kept)
        #expect(try before.count(of: MovieQuery()) == .exactly(262))
        #expect(try before.integrityProblems() == [])
        #expect(try Data(contentsOf: URL(filePath: backup)) == bytes)
        // The copy of the replaced catalog can be restored, too.
        _ = try BackupRestoration(of: kept).replace(catalog)
        #expect(try catalog.movies(of: MovieQuery(), in: 0..<300).contains { $0.title == "Ran" })
    }

    @Test("A restoration keeps the file's identity and mode, and others see it like any change")
    func inPlace() throws {
        let file = try CatalogFile()
        let backup = file.path + ".backup"
        let (catalog, other) = (try file.open(), try file.open())
        try catalog.backUp(to: backup)
        _ = try catalog.add(Movie("Ran"))
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        let before = try FileStatus(at: file.path)
        #expect(try other.count(of: MovieQuery()) == .exactly(262))
        let revision = try (catalog.revision, other.revision)
        _ = try BackupRestoration(of: backup).replace(catalog)
        let after = try FileStatus(at: file.path)
        #expect(after.identity == before.identity && after.mode == before.mode)
        #expect(try catalog.revision != revision.0 && other.revision != revision.1)
        #expect(try other.count(of: MovieQuery()) == .exactly(261))
        #expect(try other.takeLostChanges() == [])
        _ = try other.add(Movie("Ikiru"))
        #expect(try catalog.count(of: MovieQuery()) == .exactly(262))
        #expect(!other.hasMoved && !catalog.hasMoved)
    }

    @Test("A restoration repairs a catalog with a damaged page")
    func damagedPages() throws {
        let file = try CatalogFile()
        let backup = file.path + ".backup"
        let catalog = try file.open()
        try catalog.backUp(to: backup)
        let handle = try FileHandle(forWritingTo: URL(filePath: file.path))
        try handle.seek(toOffset: 8 * 4_096)
        try handle.write(contentsOf: Data(repeating: 0xFF, count: 4_096))
        try handle.close()
        _ = try BackupRestoration(of: backup).replace(catalog)
        #expect(try catalog.integrityProblems() == [])
    }

    @Test("A restoration works on a file system without hard links", arguments: [true, false])
    func withoutLinks(canBeOpened: Bool) throws {
        let file = try CatalogFile()
        let backup = file.path + ".backup"
        try file.open().backUp(to: backup)
        if !canBeOpened { try file.overwrite(with: "not a catalog".utf8) }
        let bytes = try Data(contentsOf: URL(filePath: file.path)).dropFirst(4_096)
        let observer = Observer { (change) throws(SystemError) in
            if case .link = change { throw SystemError(code: EPERM) }
        }
        let kept = try FileSystem.$observer.withValue(observer) {
            let restoration = try BackupRestoration(of: backup)
            return try canBeOpened
                ? restoration.replace(file.open()) : restoration.replace(fileAt: file.path)
        }
        // Ignores the first page, which contains the file's change counter.
        #expect(try Data(contentsOf: URL(filePath: #require(kept))).dropFirst(4_096) == bytes)
        #expect(try file.open().integrityProblems() == [])
    }

    @Test("A restoration doesn't replace a movie list")
    func otherFile() throws {
        let file = try CatalogFile()
        let (backup, list) = (file.path + ".backup", file.path + ".csv")
        try file.open().backUp(to: backup)
        try Data("title\nRan\n".utf8).write(to: URL(filePath: list))
        #expect(throws: CatalogError.notACatalog(path: list)) {
            try BackupRestoration(of: backup).replace(fileAt: list)
        }
        #expect(try Data(contentsOf: URL(filePath: list)) == Data("title\nRan\n".utf8))
    }

    @Test(
        "Files that can be used, or that never were catalogs, are left as they are",
        arguments: ["CREATE TABLE a (b)", "PRAGMA user_version = 3", "newer", "a text\n"])
    func usableFile(contents: String) throws {
        let file = try CatalogFile()
        let (backup, other) = (file.path + ".backup", file.path + ".sqlite")
        try file.open().backUp(to: backup)
        var error = CatalogError.notACatalog(path: other)
        if contents == "newer" {
            try file.open().backUp(to: other)
            try Catalogs.execute("PRAGMA user_version = 99", in: other)
            error = .newerFormat(path: other, format: 99, latest: Schema.format)
        } else if contents.hasSuffix("\n") {
            try Data(contents.utf8).write(to: URL(filePath: other))
        } else {
            let database = try Database(path: other, mode: .creating)
            try database.execute(contents)
        }
        let bytes = try Data(contentsOf: URL(filePath: other))
        #expect(throws: error) { try Catalog.open(other) }
        #expect(throws: error) { try BackupRestoration(of: backup).replace(fileAt: other) }
        #expect(try Data(contentsOf: URL(filePath: other)) == bytes)
    }

    @Test("A restoration replaces a catalog that can't be opened, or creates a missing one")
    func unreadable() throws {
        let file = try CatalogFile()
        let backup = file.path + ".backup"
        try file.open().backUp(to: backup)
        try file.overwrite(with: "not a catalog any more".utf8)
        let bytes = try Data(contentsOf: URL(filePath: file.path))
        let kept = try BackupRestoration(of: backup).replace(fileAt: file.path)
        #expect(try Data(contentsOf: URL(filePath: #require(kept))) == bytes)
        #expect(try file.open().count(of: MovieQuery()) == .exactly(261))
        let other = file.path + ".folder/catalog.sqlite"
        #expect(try BackupRestoration(of: backup).replace(fileAt: other) == nil)
        #expect(try Catalog.open(other).count(of: MovieQuery()) == .exactly(261))
    }

    @Test("A damaged backup, another file or the catalog itself can't be restored")
    func refused() throws {
        let file = try CatalogFile()
        let backup = file.path + ".backup"
        try file.open().backUp(to: backup)
        #expect(throws: (any Error).self) {
            try BackupRestoration(of: file.path).replace(fileAt: file.path)
        }
        for damage in ["DELETE FROM movie_genre", "UPDATE total SET movies = 5"] {
            try Catalogs.execute(damage, in: backup)
            #expect(throws: CatalogError.self) { try BackupRestoration(of: backup) }
        }
        try Data("title\nRan\n".utf8).write(to: URL(filePath: backup))
        #expect(throws: CatalogError.notACatalog(path: backup)) { try BackupRestoration(of: backup) }
        #expect(try file.open().count(of: MovieQuery()) == .exactly(261))
    }
}
