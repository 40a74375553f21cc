import Catalogs
import Foundation
import MovieImport
import MoviesApp
import Testing

@testable import MovieCatalog

@Suite("A damaged cell") struct DamagedCellTests {
    private static let values = [
        "NULL", "0", "1", "-1", "9223372036854775807", "-9223372036854775808", "2.5", "1e300", "''", "'x'",
        "'2024-13'", "char(27) || '[31m'", "char(30)", "char(31)", "x''", "x'00'", "x'FF'", "x'7B7D'",
    ]

    /// Columns that are never read.
    private static let unread = ["limits", "sqlite_sequence.name"]

    /// Returns a catalog with at least one row in each table.
    private static func catalog() throws -> CatalogFile {
        try CatalogFile(of: nil) { catalog in
            for (title, director) in [("Heat", "Mann"), ("Ran", "Kurosawa"), ("Alien", "Scott")] {
                var movie = Movie(id: Movie.ID(0), title: title)
                movie.year = 1985
                movie.directors = [director]
                movie.genres = ["Drama"]
                movie.tags = ["seen"]
                movie.runtime = 100
                movie.publicRating = 80
                _ = try catalog.add(movie)
            }
            try catalog.change(listNamed: "Noir", .put([Movie.ID(1), Movie.ID(2)]))
            try catalog.change(listNamed: "Kept", .keep(search: "director:mann"))
            try catalog.update(Movie.ID(1), as: .notedViewing) {
                $0.see(Viewing(on: Day("2024-01-05")))
            }
            try catalog.delete(Movie.ID(3))
            try catalog.undo()
        }
    }

    private static func columns(
        of table: String, in file: CatalogFile
    ) throws -> [(name: String, type: String)] {
        let database = try Database(path: file.path, mode: .existing)
        return try database.rows("SELECT name, type FROM pragma_table_info(?)", [.text(table)]) {
            (row) throws(CatalogError) in (try row.text(0) ?? "", try row.text(1) ?? "")
        }
    }

    @Test(
        "takes no other movie away, and check names it",
        arguments: [
            "movie", "genre", "director", "tag", "movie_genre", "movie_director", "movie_tag", "viewing",
            "list",
            "movie_list", "step", "step_change", "sqlite_sequence",
        ])
    func cells(table: String) throws {
        let file = try Self.catalog()
        let sound = try Data(contentsOf: URL(filePath: file.path))
        #expect(try file.open().integrityProblems() == [])
        // Others each time.
        for column in try Self.columns(of: table, in: file) {
            for value in Self.values.shuffled().prefix(7) {
                try sound.write(to: URL(filePath: file.path))
                let change = "\(table) SET \"\(column.name)\" = \(value) WHERE \(Self.first(of: table))"
                guard (try? file.execute("UPDATE OR IGNORE \(change)")) != nil else { continue }
                let wrong = try Self.wrongTypes(column.name, column.type, of: table, in: file)
                let isRead = !Self.unread.contains { [column.name, "\(table).\(column.name)"].contains($0) }
                try look(at: file, isWrong: wrong > 0 && isRead, change)
            }
        }
    }

    /// Returns the condition for the first row that the program created.
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

    private func look(at file: CatalogFile, isWrong: Bool, _ cell: String) throws {
        let catalog = try file.open()
        var exported: [UInt8] = []
        try catalog.export(
            MovieQuery(),
            to: ExportFile(as: .jsonLines) {
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
        for trait in MovieTrait.allCases { _ = try catalog.groups(by: trait) }
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

    @Test("is left out of an export and a search, and named by movie, title and column")
    func movie() throws {
        let file = try Self.catalog()
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

    @Test(
        "of a list leaves the rest of it, and the next change repairs it",
        arguments: [
            ("UPDATE list SET description = x'00' WHERE key = 'noir'", "a value of description is not text"),
            ("UPDATE list SET name = x'00' WHERE key = 'noir'", "the list “noir” can't be read"),
            ("UPDATE movie_list SET note = x'00' WHERE movie = 1", "a value of note is not text"),
            ("UPDATE movie_list SET place = 'a' WHERE movie = 1", "a value of place is not a whole number"),
            ("UPDATE movie_list SET movie = 'x' WHERE movie = 1", "a value of movie is not a whole number"),
            ("UPDATE list SET search = x'00' WHERE key = 'noir'", "a value of search is not text"),
        ])
    func list(sql: String, problem: String) throws {
        let file = try Self.catalog()
        try file.execute(sql)
        let catalog = try file.open()
        #expect(try catalog.list(named: "noir")?.entries.contains { $0.movie == Movie.ID(2) } == true)
        #expect(try catalog.list(named: "kept")?.search == "director:mann")
        #expect(catalog.unreadableRows.contains { $0.description.contains(problem) })
        #expect(try catalog.integrityProblems().contains { $0.description.contains(problem) })
        try catalog.change(listNamed: "noir", .describe("Best first"))
        #expect(try file.open().integrityProblems() == [])
    }

    @Test(
        "of a place that leads nowhere is a problem, unless the movie can be brought back",
        arguments: [
            ("UPDATE movie_list SET movie = 99 WHERE movie = 1", 1),
            ("UPDATE movie_list SET label = 77 WHERE movie = 1", 1), ("", 0),
        ])
    func places(sql: String, problems: Int) throws {
        let file = try Self.catalog()
        let catalog = try file.open()
        try catalog.delete(Movie.ID(2))
        try file.execute(sql)
        let lost = try file.open().integrityProblems().filter { $0.hasSuffix("one of which is gone") }
        #expect(lost.count == problems)
    }

    @Test(
        "of a step leaves it as a change that can be undone, which repairs it",
        arguments: [
            ("UPDATE step SET name = x'00'", "a value of name is not text"),
            ("UPDATE step SET action = 'flown'", "an undo step is of an unknown kind: “flown”"),
            ("UPDATE step SET action = 'edited wings'", "an undo step is of an unknown kind: “edited wings”"),
            ("UPDATE step SET count = 'many'", "a value of count is not a whole number"),
            ("UPDATE step SET is_undone = 'x'", "a value of is_undone is not a whole number"),
        ])
    func step(sql: String, problem: String) throws {
        let file = try CatalogFile { try $0.delete(Movie.ID(7)) }
        try file.execute(sql)
        let catalog = try file.open()
        #expect(try catalog.integrityProblems().contains { $0.description.contains(problem) })
        #expect(try catalog.steps.undoable?.change == CatalogChange(.unknown))
        #expect(try catalog.undo()?.change == CatalogChange(.unknown))
        #expect(catalog.unreadableRows.contains { $0.description.contains(problem) })
        #expect(try catalog.movie(Movie.ID(7)) != nil)
        #expect(try file.open().integrityProblems() == [])
    }

    @Test(
        "of what a step keeps leaves that movie as it is, and the others are undone",
        arguments: ["'none'", "x'7B7D'", "x''", "CAST(state AS TEXT)", "7"])
    func keptState(value: String) throws {
        let file = try CatalogFile { try $0.delete([Movie.ID(7), Movie.ID(8)]) }
        try file.execute("UPDATE step_change SET state = \(value) WHERE movie = 7")
        let catalog = try file.open()
        let problem = "movie 7, kept for undo, can't be read"
        #expect(try catalog.integrityProblems().contains { $0.description.contains(problem) })
        #expect(try catalog.undo() != nil)
        #expect(catalog.unreadableRows.map { $0.description.contains(problem) } == [true])
        #expect(try catalog.movie(Movie.ID(7)) == nil && catalog.movie(Movie.ID(8)) != nil)
        #expect(try file.open().integrityProblems() == [])
        try catalog.redo()
        #expect(try catalog.count(of: MovieQuery()) == .exactly(259))
    }

    @Test("of a movie leaves it as it is when what added it is undone")
    func undoneMovie() throws {
        let file = try Self.catalog()
        try file.execute("UPDATE movie SET directors = x'00' WHERE id = 3")
        let catalog = try file.open()
        while try catalog.undo() != nil {}
        #expect(try catalog.count(of: MovieQuery()) == .exactly(1))
        #expect(!catalog.unreadableRows.isEmpty)
    }

    @Test(
        "with the highest number there is has check say that no numbers are left",
        arguments: [
            (
                "UPDATE movie SET id = 9223372036854775807 WHERE id = 3",
                "it has no numbers left for a new movie"
            ),
            (
                "UPDATE sqlite_sequence SET seq = 9223372036854775807",
                "it has no numbers left for a new movie"
            ),
            (
                "UPDATE list SET id = 9223372036854775807 WHERE id = 2",
                "it has no numbers left for a new list"
            ),
            (
                "UPDATE step SET id = 9223372036854775807 WHERE id = 1",
                "it has no numbers left for a new undo step"
            ),
        ])
    func numbers(sql: String, problem: String) throws {
        let file = try Self.catalog()
        try file.execute(sql)
        let catalog = try file.open()
        #expect(try catalog.integrityProblems().contains { $0.description == problem })
        let error = #expect(throws: CatalogError.self) {
            try catalog.change(listNamed: "New", .put([Movie.ID(1)]))
            _ = try catalog.add(Movie(id: Movie.ID(0), title: "New"))
        }
        #expect(error?.description.contains(problem.dropFirst(3)) == true && error?.kind == .badData)
    }
}
