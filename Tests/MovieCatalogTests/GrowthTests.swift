import CSQLite
import Catalogs
import Foundation
import Synchronization
import Testing

@testable import MovieCatalog
@testable import MovieImport

/// What work costs, counted in steps of SQLite's machine: twice as much of anything may not cost four times as much.
@Suite("Twice as much", .serialized) struct GrowthTests {
    @Test("of movies costs twice as many steps to import, to undo and to do again")
    func movies() throws {
        try expectProportion(of: [200, 400, 800]) { count in
            let rows = (0..<count).map { "Film \($0),1950,Director \($0),Drama\n" }
            let folder = try ImportFolder(["films.csv": "title,year,directors,genres\n" + rows.joined()])
            return try Self.steps { catalog in
                try catalog.take(folder.opened("films.csv"))
                try catalog.undo()
                try catalog.redo()
            }
        }
    }

    @Test("of movies costs no more steps to find those that a new one may be, with a year or without")
    func like() throws {
        func cost(among count: Int) throws -> Int {
            let rows = (0..<count).map { "Film \($0),Le Film \($0),1950\n" }
            let folder = try ImportFolder(["films.csv": "title,original_title,year\n" + rows.joined()])
            return try Self.steps(after: { try $0.take(folder.opened("films.csv")) }) { catalog in
                for movie in [Movie("Le film - 7", 1950), Movie("Film-7")] {
                    try #require(try catalog.movies(like: movie).count == 1)
                }
            }
        }
        let (few, many) = (try cost(among: 200), try cost(among: 800))
        #expect(few > 10 && many <= few)
    }

    @Test("of tags on a movie costs twice as many steps to store and to change")
    func tags() throws {
        try expectProportion(of: [200, 400, 800]) { count in
            try Self.steps { catalog in
                let id = try catalog.add(Movie(id: Movie.ID(0), title: "Heat"))
                let tags = (0..<count).map { "tag \($0)" }
                try catalog.update(id, as: .tagged) { $0.tags = tags }
                try catalog.update(id, as: .tagged) { $0.tags = tags.reversed() }
                _ = try catalog.groups(by: .tag)
            }
        }
    }

    @Test("of movies found costs twice as many steps to count and to turn over")
    func found() throws {
        let query = MovieQuery(search: try MovieSearch("film"))
        try expectProportion(of: [200, 400, 800]) { count in
            let rows = (0..<count).map { "Film \($0)\n" }
            let folder = try ImportFolder(["films.csv": "title\n" + rows.joined()])
            return try Self.steps(after: { try $0.take(folder.opened("films.csv")) }) { catalog in
                for query in [query, MovieQuery()] {
                    for start in stride(from: 0, to: count, by: 10) {
                        _ = try catalog.count(of: query)
                        _ = try catalog.movies(of: query, in: start..<start + 10)
                    }
                }
            }
        }
    }

    @Test("of steps to undo costs twice as many steps to take back")
    func depth() throws {
        try expectProportion(of: [50, 100, 200]) { count in
            try Self.steps { catalog in
                let id = try catalog.add(Movie(id: Movie.ID(0), title: "Heat"))
                for number in 0..<count {
                    try catalog.update(id, as: .edited([.year])) { $0.year = 1950 + number % 2 }
                }
                for _ in 0..<count { try catalog.undo() }
                for _ in 0..<count { try catalog.redo() }
            }
        }
    }

    /// Doubles the size twice: what the second doubling adds is twice what the first added, or little more.
    private func expectProportion(
        of sizes: [Int], _ cost: (Int) throws -> Int, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let costs = try sizes.map(cost)
        #expect(costs[0] > 100, sourceLocation: sourceLocation)
        #expect(
            costs[2] - costs[1] < 3 * (costs[1] - costs[0]), "\(sizes) cost \(costs)",
            sourceLocation: sourceLocation)
    }

    /// How many steps of SQLite's machine something takes on an empty catalog, or on one that was prepared.
    private static func steps(
        after preparation: (Catalog) throws -> Void = { _ in }, _ work: (Catalog) throws -> Void
    ) throws -> Int {
        countSteps()
        let catalog = try CatalogFile(name: "counted.sqlite", of: nil)
        let opened = try catalog.open()
        try preparation(opened)
        let before = counted.load(ordering: .relaxed)
        try work(opened)
        return counted.load(ordering: .relaxed) - before
    }

    private static let counted = Atomic(0)

    /// Has the steps of every catalog of the name `counted.sqlite` counted.
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
                    GrowthTests.counted.add(Int(steps), ordering: .relaxed)
                    return 0
                }, nil)
        }
        sqlite3_auto_extension(unsafeBitCast(count, to: (@convention(c) () -> Void).self))
    }
}
