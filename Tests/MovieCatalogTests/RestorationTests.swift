import Catalogs
import Foundation
import Testing

@testable import MovieCatalog
import MovieImport

@Suite("Going back to a backup")
struct RestorationTests {
    @Test("says how many films, viewings and days differ, and the first five by name")
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
        let difference = try Restoration(of: backup).difference(from: catalog)
        #expect(difference.films == 9)
        #expect(difference.viewings == 4)
        #expect(difference.days == 3)
        #expect(difference.titles.count == 5)
        #expect(difference.titles.contains("Film 0 (2001)"))
        let same = try Restoration(of: backup).difference(from: Catalog(copyOf: backup))
        #expect(same == Restoration.Difference())
    }

    @Test("is a change, which is kept elsewhere where the file is gone after it")
    func change() throws {
        let file = try CatalogFile()
        let backup = file.path + ".backup"
        try file.open().backUp(to: backup)
        let catalog = try file.open()
        #expect(!catalog.hasChanges)
        try Restoration(of: backup).replace(catalog) { _ in }
        try FileManager.default.removeItem(atPath: file.path)
        #expect(try catalog.keepElsewhere() != nil)
    }

    @Test(
        "puts it in the catalog's place, keeps what stood there, and the catalog that is open goes on with it"
    )
    func replacing() throws {
        let file = try CatalogFile()
        let backup = file.path + ".backup"
        let catalog = try file.open()
        try catalog.backUp(to: backup)
        let bytes = try Data(contentsOf: URL(filePath: backup))
        _ = try catalog.add(Movie(id: Movie.ID(0), title: "Ran"))
        var kept: String?
        try Restoration(of: backup).replace(catalog) { kept = $0 }
        #expect(try catalog.count(of: MovieQuery()) == .exactly(261))
        #expect(try catalog.integrityProblems() == [])
        _ = try catalog.add(Movie(id: Movie.ID(0), title: "Ikiru"))
        #expect(!catalog.hasMoved)
        let before = try Catalog.open(#require(kept))
        #expect(try before.count(of: MovieQuery()) == .exactly(262))
        #expect(try before.integrityProblems() == [])
        #expect(try Data(contentsOf: URL(filePath: backup)) == bytes)
        // What is kept is a backup itself.
        try Restoration(of: #require(kept)).replace(catalog) { _ in }
        #expect(try catalog.movies(of: MovieQuery(), in: 0..<300).contains { $0.title == "Ran" })
    }

    @Test("leaves the catalog as it was where that can't be told")
    func untold() throws {
        let file = try CatalogFile()
        let backup = file.path + ".backup"
        let catalog = try file.open()
        try catalog.backUp(to: backup)
        _ = try catalog.add(Movie(id: Movie.ID(0), title: "Ran"))
        #expect(throws: CatalogError.stopped) {
            try Restoration(of: backup).replace(catalog) { (_) throws(CatalogError) in throw .stopped }
        }
        #expect(try catalog.count(of: MovieQuery()) == .exactly(262))
        _ = try catalog.add(Movie(id: Movie.ID(0), title: "Ikiru"))
        let folder = URL(filePath: file.path).deletingLastPathComponent().path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(!names.contains { $0.contains("before-restore") || $0.hasPrefix(".") })
    }

    @Test("puts it in the place of no list of films, and of nothing else that never was a catalog")
    func otherFile() throws {
        let file = try CatalogFile()
        let (backup, list) = (file.path + ".backup", file.path + ".csv")
        try file.open().backUp(to: backup)
        try Data("title\nRan\n".utf8).write(to: URL(filePath: list))
        #expect(throws: CatalogError.notACatalog(path: list)) {
            try Restoration(of: backup).replace(fileAt: list) { _ in }
        }
        #expect(try Data(contentsOf: URL(filePath: list)) == Data("title\nRan\n".utf8))
    }

    @Test("puts it where the catalog can't be opened, or where there is none")
    func unreadable() throws {
        let file = try CatalogFile()
        let backup = file.path + ".backup"
        try file.open().backUp(to: backup)
        let text = Data("not a catalog any more".utf8)
        try text.write(to: URL(filePath: file.path))
        var kept: String?
        try Restoration(of: backup).replace(fileAt: file.path) { kept = $0 }
        #expect(try Data(contentsOf: URL(filePath: #require(kept))) == text)
        #expect(try file.open().count(of: MovieQuery()) == .exactly(261))
        let other = file.path + ".folder/catalog.sqlite"
        try Restoration(of: backup).replace(fileAt: other) { #expect($0 == nil) }
        #expect(try Catalog.open(other).count(of: MovieQuery()) == .exactly(261))
    }

    @Test("a catalog that can't be opened again takes no change, which nobody would keep")
    func lost() throws {
        let file = try CatalogFile()
        let catalog = try file.open()
        try Data("something else".utf8).write(to: URL(filePath: file.path))
        #expect(throws: CatalogError.self) { try catalog.reopen() }
        #expect(throws: CatalogError.readOnly(path: Database.memoryPath)) { try catalog.add(Movie("Ran")) }
    }

    @Test("refuses what is damaged, no catalog, or the catalog itself, and leaves all as it is")
    func refused() throws {
        let file = try CatalogFile()
        let backup = file.path + ".backup"
        try file.open().backUp(to: backup)
        #expect(throws: (any Error).self) {
            try Restoration(of: file.path).replace(fileAt: file.path) { _ in }
        }
        try Catalogs.execute("UPDATE total SET movies = 5", in: backup)
        #expect(throws: CatalogError.self) { try Restoration(of: backup) }
        try Data("title\nRan\n".utf8).write(to: URL(filePath: backup))
        #expect(throws: CatalogError.notACatalog(path: backup)) { try Restoration(of: backup) }
        #expect(try file.open().count(of: MovieQuery()) == .exactly(261))
    }
}
