import Foundation
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Interrupted queries")
struct InterruptionTests {
    /// Becomes readable when Ctrl-C is pressed.
    private let pipe = Pipe()
    private var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

    private func interrupt() throws { try pipe.fileHandleForWriting.write(contentsOf: Data([0])) }

    /// Returns a query that finds all films and takes hundreds of thousands of steps.
    private func longQuery() throws -> MovieQuery {
        MovieQuery(search: try MovieSearch((1800..<1850).map { "-year:\($0)" }.joined(separator: " ")))
    }

    private func films(_ count: Int) -> [Movie] {
        (1...count).map { Movie(id: Movie.ID($0), title: "Film \($0)") }
    }

    @Test("Ctrl-C stops a long query without reporting damage, and short ones still work")
    func questions() throws {
        let file = try CatalogFile { catalog in
            try catalog.writing { () throws(CatalogError) in
                for film in films(3_000) { _ = try catalog.table.insert(film, id: nil) }
                try catalog.table.count(added: 3_000)
            }
        }
        let catalog = try file.open(until: descriptor)
        let query = try longQuery()
        #expect(try catalog.count(of: query) == .exactly(3_261))
        try interrupt()
        let another = MovieQuery(search: query.search, order: .year)
        #expect(throws: CatalogError.stopped) { try catalog.movies(of: another, in: 3_000..<3_010) }
        #expect(try catalog.movie(Movie.ID(1)) != nil)
        #expect(!catalog.hasFailed)
    }

    @Test("Ctrl-C in a query without an end is reported as a stop, not as damage")
    func endless() throws {
        let file = try CatalogFile(of: nil)
        let catalog = try file.open(until: descriptor)
        let numbers =
            "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 20000000) SELECT max(i) FROM n"
        let damage = #expect(throws: CatalogError.self) { try catalog.database.integer(numbers) }
        #expect(damage != .stopped)
        try interrupt()
        #expect(throws: CatalogError.stopped) { try catalog.database.integer(numbers) }
    }

    @Test("Only their own progress handlers stop imports and exports, also during a long query")
    func work() throws {
        let folder = try ImportFolder(["films.csv": "title\nHeat\n"])
        let interruption = Interruption(descriptor)
        let catalog = try Catalog(movies: films(3_000), until: interruption)
        try interrupt()
        let query = try longQuery()
        let path = folder["films.jsonl"]
        var totals: [Int?] = []
        let report = try catalog.export(query, to: ExportWriter(at: path, from: catalog)) {
            totals.append($0.total)
            return true
        }
        #expect(report.movies == 3_000)
        #expect(totals.first == Int?.none && totals.last == 3_000)
        #expect(throws: CatalogError.stopped) {
            try catalog.export(query, to: ExportWriter(at: path, from: catalog, replacing: true)) { _ in false
            }
        }
        let files = try folder.opened("films.csv")
        #expect(try catalog.preview(files).added == 1)
    }
}
