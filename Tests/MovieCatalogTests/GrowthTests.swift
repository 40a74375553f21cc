import CSQLite
import Catalogs
import Foundation
import Synchronization
import Testing

@testable import MovieCatalog
@testable import MovieImport

/// Checks how the cost of operations, in SQLite VM steps, grows with ten times the data.
/// Tests/Tools/Growth counts all instructions with a million films.
@Suite("Growth of work", .serialized) struct GrowthTests {
    private static let operations: [(name: String, run: @Sendable (Catalog) throws -> Void)] = [
        ("the first page", { try showPage(0..<10, of: $0) }),
        ("a film by name", { _ = try $0.movies(called: FilmName(title: "Watched", year: nil)) }),
        ("the watchlist", { try search(for: "watchlist:yes", in: $0) }),
        ("what was watched", { try search(for: "watched:any", in: $0) }),
        ("a change", { try $0.update(watched(in: $0), as: .edited([.year])) { $0.year = 1999 } }),
        ("undo", { try $0.undo() }),
        ("a change after undo", { try $0.update(watched(in: $0), as: .edited([.year])) { $0.year = 1998 } }),
        (
            "adding after an undone one",
            {
                _ = try $0.add(Movie("Zyzzyva"))
                try $0.undo()
                _ = try $0.add(Movie("Zyzzyvas"))
            }
        ),
    ]

    private static func showPage(_ rows: Range<Int>, of catalog: Catalog) throws {
        _ = try catalog.count(of: MovieQuery())
        try #require(try catalog.listedMovies(of: MovieQuery(), in: rows).count == rows.count)
    }

    private static func search(for words: String, in catalog: Catalog) throws {
        for order in MovieOrder.allCases.map(Optional.some) + [nil] where order != .hand {
            let query = MovieQuery(search: try MovieSearch(words), order: order)
            try #require(try catalog.count(of: query) == .exactly(1))
            _ = try catalog.listedMovies(of: query, in: 0..<10)
        }
    }

    private static func watched(in catalog: Catalog) throws -> Movie.ID {
        try #require(try catalog.movies(called: FilmName(title: "Watched", year: nil)).first?.id)
    }

    @Test("A page, a change or an undo costs about as much in a catalog ten times as large")
    func independent() throws {
        let catalogs = try [100, 1_000].map { count in
            let folder = try Self.films(count)
            return try Counted { catalog in
                try catalog.take(folder.opened("films.csv"))
                _ = try catalog.add(Movie("Watched") { $0.viewings = [Viewing(on: Day("2024-01-05"))] })
                _ = try catalog.add(Movie("Wanted") { $0.watchlist = WatchlistEntry() })
            }
        }
        for (name, operation) in Self.operations {
            try expectGrowth(of: name, from: 1, to: 10, atMost: 0.2) { size in
                try catalogs[size == 1 ? 0 : 1].steps(operation)
            }
        }
    }

    @Test("A verb's import reads its rows without the catalog and compares them only once")
    func comparedOnce() throws {
        let folder = try Self.films(200)
        let catalog = try Counted { try $0.take(folder.opened("films.csv")) }
        let files = try folder.opened("films.csv")
        var plan = ImportReport()
        let reading = try catalog.steps { plan = try $0.preview(files, comparing: false) }
        let importing = try catalog.steps { catalog in
            let report = try catalog.importMovies(files, plan: plan)
            #expect((report.added, report.unchanged) == (0, 200))
        }
        let comparing = try catalog.steps { _ = try $0.preview(files) }
        #expect(reading < 100 && comparing > 1_000 && importing < comparing * 3 / 2)
    }

    @Test("Ten times as much to import, undo or redo takes about ten times as many steps")
    func proportional() throws {
        try expectGrowth(of: "import, undo and redo", from: 80, to: 800) { count in
            let folder = try Self.films(count)
            return try Counted().steps { catalog in
                try catalog.take(folder.opened("films.csv"))
                try catalog.undo()
                try catalog.redo()
            }
        }
        // Each undo has to skip the changes that are already undone.
        try expectGrowth(of: "steps to undo", from: 20, to: 200, atMost: 1.25) { count in
            try Counted().steps { catalog in
                let id = try catalog.add(Movie(id: Movie.ID(0), title: "Heat"))
                for number in 0..<count {
                    try catalog.update(id, as: .edited([.year])) { $0.year = 1950 + number % 2 }
                }
                for _ in 0..<count { try catalog.undo() }
                for _ in 0..<count { try catalog.redo() }
            }
        }
    }

    private static func films(_ count: Int) throws -> ImportFolder {
        let rows = (0..<count).map { "Film \($0),1950,Director \($0 / 3),Drama,Actor \($0 / 2)\n" }
        return try ImportFolder(["films.csv": "title,year,directors,genres,cast\n" + rows.joined()])
    }

    private func expectGrowth(
        of name: String, from small: Int, to large: Int, atMost most: Double = 1.15,
        _ cost: (Int) throws -> Int
    ) throws {
        let costs = (small: try cost(small), large: try cost(large))
        let exponent = log(Double(costs.large) / Double(costs.small)) / log(Double(large) / Double(small))
        #expect(costs.small > 10 && exponent <= most, "\(name): \(costs), exponent \(exponent)")
    }
}

private struct Counted {
    private let catalog: Catalog
    private let file: CatalogFile

    init(after preparation: (Catalog) throws -> Void = { _ in }) throws {
        Self.countSteps()
        file = try CatalogFile(name: "counted.sqlite", of: nil)
        catalog = try file.open()
        try preparation(catalog)
    }

    func steps(_ work: (Catalog) throws -> Void) throws -> Int {
        let before = Self.counted.load(ordering: .relaxed)
        try work(catalog)
        return Self.counted.load(ordering: .relaxed) - before
    }

    private static let counted = Atomic(0)

    /// Counts the steps of every catalog named `counted.sqlite`.
    private static func countSteps() {
        let count: @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Int32 = {
            connection, _, _ in
            let path = sqlite3_db_filename(connection, "main").map { String(cString: $0) } ?? ""
            guard path.hasSuffix("/counted.sqlite") else { return SQLITE_OK }
            return sqlite3_trace_v2(
                connection, UInt32(SQLITE_TRACE_PROFILE),
                { _, _, statement, _ in
                    let steps = sqlite3_stmt_status(
                        statement.map { OpaquePointer($0) }, SQLITE_STMTSTATUS_VM_STEP, 1)
                    Counted.counted.add(Int(steps), ordering: .relaxed)
                    return 0
                }, nil)
        }
        sqlite3_auto_extension(unsafeBitCast(count, to: (@convention(c) () -> Void).self))
    }
}
