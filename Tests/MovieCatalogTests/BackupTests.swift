import Foundation
import MoviesApp
import Synchronization
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Backups") struct BackupTests {
    @Test("A backup has every movie and step of the catalog, and only its owner can read it")
    func whole() throws {
        let file = try CatalogFile { catalog in
            try catalog.update(Movie.ID(1), as: .notedViewing) {
                $0.see(Viewing(on: PartialDate("2024-01-05"), note: "Zither."))
            }
            try catalog.delete(Movie.ID(2))
            try catalog.undo()
        }
        let path = file.path + ".backup"
        let catalog = try file.open()
        try catalog.backUp(to: path)
        let backup = try Catalog.open(path)
        #expect(try backup.integrityProblems() == [])
        for query in [MovieQuery(), MovieQuery(search: try MovieSearch("zither"))] {
            #expect(try backup.movies(of: query, in: 0..<300) == catalog.movies(of: query, in: 0..<300))
        }
        #expect(try backup.redo()?.name == catalog.steps.redoable?.name)
        #expect(try backup.undo() != nil && backup.undo()?.name == catalog.steps.undoable?.name)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test("A backup replaces no file, not even the catalog, and leaves nothing when it fails")
    func refused() throws {
        let file = try CatalogFile()
        let catalog = try file.open()
        let folder = URL(filePath: file.path).deletingLastPathComponent()
        let names = { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
        let path = folder.appending(path: "backup").path
        try Data("mine".utf8).write(to: URL(filePath: path))
        let before = try names()
        for path in [path, file.path, file.path + "-wal", folder.path + "/none/backup"] {
            #expect(throws: CatalogError.self) { try catalog.backUp(to: path) }
        }
        #expect(try Data(contentsOf: URL(filePath: path)) == Data("mine".utf8))
        #expect(try names() == before && !catalog.hasFailed)
    }

    @Test("A backup of a damaged catalog is a copy of its pages")
    func damaged() throws {
        let file = try CatalogFile()
        let size = try Data(contentsOf: URL(filePath: file.path)).count
        let handle = try FileHandle(forWritingTo: URL(filePath: file.path))
        // Leaves the beginning of the file intact, because the schema is there.
        for page in 2..<size / 4_096 {
            try handle.seek(toOffset: UInt64(page * 4_096))
            try handle.write(contentsOf: Data(repeating: 0xFF, count: 512))
        }
        try handle.close()
        let database = try Database(path: file.path, mode: .existing, patience: 0)
        let catalog = Catalog(database: database, changesAreKept: true)
        try catalog.backUp(to: file.path + ".backup")
        let files = try [file.path, file.path + ".backup"].map { try Data(contentsOf: URL(filePath: $0)) }
        #expect(files[0].dropFirst(4_096) == files[1].dropFirst(4_096))
        #expect(try !catalog.integrityProblems().isEmpty)
    }

    @Test("A backup captures one moment while another program changes the catalog")
    func oneMoment() throws {
        let file = try CatalogFile(of: nil)
        let path = file.path
        let (done, failures) = (Flags(), Flags())
        let writer = Thread {
            do {
                let catalog = try Catalog.open(path)
                while done.count == 0 {
                    try catalog.change(CatalogChange(.described("adding two"))) { () throws(CatalogError) in
                        for _ in 0..<2 {
                            let id = try catalog.table.insert(Movie(id: Movie.ID(0), title: "Film"), id: nil)
                            try catalog.record(nil, of: id)
                        }
                        try catalog.table.count(added: 2)
                    }
                }
            } catch {
                failures.add()
            }
        }
        writer.start()
        defer { done.add() }
        let catalog = try file.open()
        var counts: [Int] = []
        for number in 0..<8 {
            try catalog.backUp(to: "\(path).\(number)")
            let backup = try Catalog.open("\(path).\(number)")
            #expect(try backup.integrityProblems() == [])
            counts.append(try backup.database.integer("SELECT count(*) FROM movie"))
        }
        #expect(counts.allSatisfy { $0.isMultiple(of: 2) } && counts == counts.sorted())
        #expect(failures.count == 0)
    }

    private final class Flags: Sendable {
        private let number = Atomic(0)
        var count: Int { number.load(ordering: .relaxed) }
        func add() { number.add(1, ordering: .relaxed) }
    }
}
