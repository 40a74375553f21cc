import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Files of movies")
struct MovieFileTests {
    private func withFile(_ bytes: some Sequence<UInt8>, _ body: (String) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(path)
    }

    /// A list that takes more than one read.
    private let long =
        "title\n" + (1...4000).map { "Film \($0) \(String(repeating: "x", count: 150))\n" }.joined()

    @Test("A file that's only opened is a catalog in memory, with movies numbered from 1")
    func lookedAt() throws {
        for text in ["title\nHeat\nRan\n", "{\"title\":\"Heat\"}\n{\"title\":\"Ran\"}\n"] {
            try withFile(text.utf8) { path in
                let catalog = try Catalog.open(path)
                #expect(!catalog.changesAreKept)
                #expect(try catalog.all().map(\.id) == [Movie.ID(1), Movie.ID(2)])
            }
        }
    }

    @Test("The progress of reading is in bytes of the stored file, also of a compressed one")
    func progress() throws {
        for bytes in try [Array(long.utf8), gzip(Array(long.utf8))] {
            try withFile(bytes) { path in
                var file = try MovieFileReader(path: path)
                #expect(file.size == bytes.count)
                var last = file.bytesRead
                #expect((1...bytes.count).contains(last))
                while try file.next() != nil {
                    #expect(file.bytesRead >= last)
                    last = file.bytesRead
                }
                #expect(last == bytes.count)
                #expect(try file.next() == nil)
            }
        }
    }

    @Test("Text appended to a file while it's read is left out")
    func grows() throws {
        try withFile(long.utf8) { path in
            var file = try MovieFileReader(path: path)
            let more = try #require(FileHandle(forWritingAtPath: path))
            try more.seekToEnd()
            try more.write(contentsOf: Data("One more\n".utf8))
            var count = 0
            while try file.next() != nil { count += 1 }
            #expect(count == 4000)
        }
    }

    @Test("A file that shrinks while it's read is refused")
    func shrinks() throws {
        try withFile(long.utf8) { path in
            var file = try MovieFileReader(path: path)
            #expect(truncate(path, 400_000) == 0)
            var count = 0
            do throws(CatalogError) {
                while try file.next() != nil { count += 1 }
                Issue.record("the file is read to its end")
            } catch {
                #expect(count > 0 && error == .file(FilePosition(path: path, row: count + 2), .endsEarly))
                #expect(error.kind == .damagedFile)
            }
        }
    }

    @Test("A file deleted while it's read is read to its end")
    func vanishes() throws {
        try withFile(long.utf8) { path in
            var file = try MovieFileReader(path: path)
            try FileManager.default.removeItem(atPath: path)
            var count = 0
            while try file.next() != nil { count += 1 }
            #expect(count == 4000)
        }
    }
}
