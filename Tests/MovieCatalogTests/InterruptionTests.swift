import Foundation
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("A person who wants a long answer no more")
struct InterruptionTests {
    /// Becomes readable when Ctrl-C is pressed.
    private let bell = Pipe()
    private var descriptor: Int32 { bell.fileHandleForReading.fileDescriptor }

    private func ring() throws { try bell.fileHandleForWriting.write(contentsOf: Data([0])) }

    /// Returns a query that finds all films and takes hundreds of thousands of steps.
    private func dear() throws -> MovieQuery {
        MovieQuery(search: try MovieSearch((1800..<1850).map { "-year:\($0)" }.joined(separator: " ")))
    }

    private func films(_ count: Int) -> [Movie] {
        (1...count).map { Movie(id: Movie.ID($0), title: "Film \($0)") }
    }

    @Test("leaves it at once, and has short ones still, without a word of damage")
    func questions() throws {
        let file = try CatalogFile { catalog in
            try catalog.writing { () throws(CatalogError) in
                for film in films(3_000) { _ = try catalog.table.insert(film, id: nil) }
                try catalog.table.count(added: 3_000)
            }
        }
        let catalog = try file.open(until: descriptor)
        let query = try dear()
        #expect(try catalog.count(of: query) == .exactly(3_261))
        try ring()
        let another = MovieQuery(search: query.search, order: .year)
        #expect(throws: CatalogError.stopped) { try catalog.movies(of: another, in: 3_000..<3_010) }
        #expect(try catalog.movie(Movie.ID(1)) != nil)
        #expect(!catalog.hasFailed)
    }

    @Test("is told from a question without end")
    func endless() throws {
        let file = try CatalogFile(of: nil)
        let catalog = try file.open(until: descriptor)
        let numbers =
            "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 20000000) SELECT max(i) FROM n"
        let damage = #expect(throws: CatalogError.self) { try catalog.database.integer(numbers) }
        #expect(damage != .stopped)
        try ring()
        #expect(throws: CatalogError.stopped) { try catalog.database.integer(numbers) }
    }

    @Test("is asked by an import and an export in their own way, in the middle of a question too")
    func work() throws {
        let folder = try ImportFolder(["films.csv": "title\nHeat\n"])
        let interruption = Interruption(descriptor)
        let catalog = try Catalog(movies: films(3_000), until: interruption)
        try ring()
        let query = try dear()
        let path = folder["films.jsonl"]
        var totals: [Int?] = []
        let report = try catalog.export(query, to: ExportFile(at: path, from: catalog)) {
            totals.append($0.total)
            return true
        }
        #expect(report.movies == 3_000)
        #expect(totals.first == Int?.none && totals.last == 3_000)
        #expect(throws: CatalogError.stopped) {
            try catalog.export(query, to: ExportFile(at: path, from: catalog, replacing: true)) { _ in false }
        }
        let files = try folder.opened("films.csv")
        #expect(try catalog.preview(files).added == 1)
    }
}
