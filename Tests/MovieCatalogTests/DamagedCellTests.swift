import Catalogs
import Foundation
import MovieImport
import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog

@Suite("Damaged cells") struct DamagedCellTests {
    private static let values = [
        "NULL", "0", "1", "-1", "9223372036854775807", "-9223372036854775808", "2.5", "1e300", "''", "'x'",
        "'2024-13'", "char(27) || '[31m'", "char(30)", "char(31)", "x''", "x'00'", "x'FF'", "x'7B7D'",
    ]

    /// Columns that the program never reads.
    private static let unread = ["limits", "sqlite_sequence.name"]

    private static func columns(
        of table: String, in file: CatalogFile
    ) throws -> [(name: String, type: String)] {
        let database = try Database(path: file.path, mode: .existing)
        return try database.rows("SELECT name, type FROM pragma_table_info(?)", [.text(table)]) {
            (try $0.text(0) ?? "", try $0.text(1) ?? "")
        }
    }

    @Test(
        "A damaged cell hides no other movie, and the check reports it",
        arguments: [
            "movie", "genre", "director", "tag", "movie_genre", "movie_director", "movie_tag", "viewing",
            "list",
            "movie_list", "step", "step_change", "sqlite_sequence",
        ])
    func cells(table: String) throws {
        let file = try DamagedCatalog.file()
        let sound = try Data(contentsOf: URL(filePath: file.path))
        #expect(try file.open().integrityProblems() == [])
        var random = RandomNumbers(seed: RandomNumbers.seed)
        for column in try Self.columns(of: table, in: file) {
            for value in Self.values.shuffled(using: &random).prefix(2) {
                try sound.write(to: URL(filePath: file.path))
                let change = "\(table) SET \"\(column.name)\" = \(value) WHERE \(Self.first(of: table))"
                guard (try? file.execute("UPDATE OR IGNORE \(change)")) != nil else { continue }
                let wrong = try Self.wrongTypes(column.name, column.type, of: table, in: file)
                let isRead = !Self.unread.contains { [column.name, "\(table).\(column.name)"].contains($0) }
                try check(file, isWrong: wrong > 0 && isRead, "USHER_SEED=\(RandomNumbers.seed), \(change)")
            }
        }
    }

    private static func first(of table: String) -> String {
        switch table {
        case "movie", "genre", "director", "tag", "list", "step": "id = 1"
        case "step_change": "step = 1"
        case "sqlite_sequence": "name = 'movie'"
        default: "movie = 1"
        }
    }

    private static func wrongTypes(
        _ column: String, _ type: String, of table: String, in file: CatalogFile
    ) throws -> Int {
        guard !type.isEmpty else { return 0 }
        let database = try Database(path: file.path, mode: .existing)
        return try database.integer(
            "SELECT count(*) FROM \(table) WHERE typeof(\"\(column)\") NOT IN ('null', ?)",
            [.text(type.lowercased())])
    }

    private func check(_ file: CatalogFile, isWrong: Bool, _ cell: String) throws {
        let catalog = try file.open()
        var exported: [UInt8] = []
        try catalog.export(
            MovieQuery(),
            to: ExportWriter(as: .jsonLines) {
                exported += $0
                return true
            })
        let text = String(decoding: exported, as: UTF8.self)
        #expect(text.contains("\"title\":\"Ran\"") && text.contains("\"title\":\"Alien\""), "\(cell)")
        for order in MovieOrder.allCases where order != .hand {
            let listed = try catalog.listedMovies(of: MovieQuery(order: order), in: 0..<10)
            #expect(listed.count == 3, "\(cell), \(order)")
        }
        #expect(try catalog.lists.contains { $0.list.search == "director:mann" }, "\(cell)")
        _ = try catalog.diary(in: 0..<10)
        _ = try catalog.watchedStatistics()
        _ = try catalog.statistics()
        for trait in GroupingKey.allCases { _ = try catalog.groups(by: trait) }
        let problems = try catalog.integrityProblems()
        #expect(!isWrong || !problems.isEmpty, "\(cell)")
        do {
            while try catalog.undo() != nil {}
        } catch {
            #expect(error.kind == .badData, "\(cell)")
        }
        for problem in problems.map(\.description) + catalog.unreadableRows.map(\.description) {
            #expect(!problem.contains("\u{1B}") && !problem.contains(".."), "\(cell): \(problem)")
        }
    }

    @Test("A movie with a damaged cell is left out, and named by id, title and column")
    func movie() throws {
        let file = try DamagedCatalog.file()
        try file.execute("UPDATE movie SET directors = x'00' WHERE id = 1")
        let catalog = try file.open()
        #expect(try catalog.movies(of: MovieQuery(), in: 0..<10).map(\.title) == ["Alien", "Ran"])
        let named = "movie 1, “Heat”, can't be read: a value of directors is not text"
        #expect(catalog.unreadableRows.map { $0.description.contains(named) } == [true])
        #expect(
            try catalog.listedMovies(of: MovieQuery(), in: 0..<10).map(\.isReadable) == [true, true, true])
        try file.execute("UPDATE movie SET year = x'00' WHERE id = 1")
        let reopened = try file.open()
        let listed = try reopened.listedMovies(of: MovieQuery(), in: 0..<10)
        #expect(listed.filter { !$0.isReadable }.map(\.title) == ["Heat"])
    }

    @Test("Undoing the addition of a movie with a damaged cell leaves the movie in place")
    func undoneMovie() throws {
        let file = try DamagedCatalog.file()
        try file.execute("UPDATE movie SET directors = x'00' WHERE id = 3")
        let catalog = try file.open()
        while try catalog.undo() != nil {}
        #expect(try catalog.count(of: MovieQuery()) == .exactly(1))
        #expect(!catalog.unreadableRows.isEmpty)
    }

}
