import Catalogs
import Foundation
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Lists of movies")
struct OwnListTests {
    private func ids(_ numbers: Int...) -> [Movie.ID] { numbers.map { Movie.ID($0) } }

    private func found(_ search: String, by order: MovieOrder? = .hand, in catalog: Catalog) throws -> [Int] {
        let query = MovieQuery(search: try MovieSearch(search), order: order)
        return try catalog.listedMovies(of: query, in: 0..<100).map(\.id.number)
    }

    @Test("Movies are appended to a list, moved and removed, by its name in any spelling")
    func movies() throws {
        let catalog = try Catalog.sample()
        try catalog.change(listNamed: "Film noir", .put(ids(5, 3, 9)))
        try catalog.change(listNamed: "film NOIR", .put(ids(3, 7)))
        #expect(try found("list:film-noir", in: catalog) == [5, 3, 9, 7])
        try catalog.change(listNamed: "Film noir", .move(ids(9, 7), to: 0, in: nil))
        #expect(try found("list:filmn", by: .hand, in: catalog).count == 4)
        #expect(try found("list:filmnoir", in: catalog) == [9, 7, 5, 3])
        try catalog.change(listNamed: "Film noir", .move(ids(9), to: .max, in: nil))
        try catalog.change(listNamed: "Film noir", .take(ids(5)))
        #expect(try found("list:filmnoir", in: catalog) == [7, 3, 9])
        #expect(try found("list:filmnoir -list:filmnoir", in: catalog) == [])
        #expect(try catalog.change(listNamed: "Film noir", .take(ids(5))) == false)
        #expect(try catalog.lists.map(\.list.name) == ["Film noir"])
        #expect(try catalog.lists.map(\.movies) == [3] && catalog.lists.map(\.watched) == [0])
        #expect(try catalog.steps.undoable?.change == CatalogChange(.changedList, titles: ["Film noir"]))
        #expect(try catalog.integrityProblems() == [])
    }

    @Test(
        "A list that doesn't exist is created only to put movies on it or to keep a search",
        arguments: [
            ListChange.take([Movie.ID(1)]), .move([Movie.ID(1)], to: 0, in: nil), .remark([Movie.ID(1)], "a"),
            .rename("Other"), .describe("a"), .delete,
        ])
    func missing(change: ListChange) throws {
        let catalog = try Catalog.sample()
        let error = CatalogError.described(.noInput, "The list “Noir” is no longer there.")
        #expect(throws: error) { try catalog.change(listNamed: "Noir", change) }
        #expect(try catalog.lists.isEmpty && catalog.steps.undoable == nil)
    }

    @Test("The watchlist can be ordered by hand, with later additions last")
    func watchlist() throws {
        let catalog = try Catalog.sample()
        try catalog.update(ids(1, 2, 3), as: .putOnWatchlist) { $0.watchlist = WatchlistEntry() }
        let search = try MovieSearch("watchlist:yes")
        #expect(try !catalog.isByHand(search) && !catalog.isByHand(MovieSearch("year:1949")))
        try catalog.change(listNamed: "", .move(ids(3), to: 0, in: ids(1, 2, 3)))
        #expect(try catalog.isByHand(search))
        try catalog.update(ids(200), as: .putOnWatchlist) { $0.watchlist = WatchlistEntry() }
        #expect(try found("watchlist:yes", in: catalog) == [3, 1, 2, 200])
        #expect(try catalog.lists.isEmpty)
        let reversed = MovieQuery(search: search, order: .hand, isReversed: true)
        #expect(try catalog.listedMovies(of: reversed, in: 0..<9).map(\.id.number) == [2, 1, 3, 200])
    }

    @Test("A deleted movie that's restored is in its old place on a list")
    func deleted() throws {
        let catalog = try Catalog.sample()
        try catalog.change(listNamed: "Noir", .put(ids(1, 2, 3)))
        try catalog.delete(ids(2))
        #expect(try found("list:noir", in: catalog) == [1, 3])
        try catalog.undo()
        #expect(try found("list:noir", in: catalog) == [1, 2, 3])
    }

    @Test("Merged movies share one place on each list, and undo separates them again")
    func merged() throws {
        let catalog = try Catalog.sample()
        try catalog.change(listNamed: "One", .put(ids(4, 8, 1)))
        try catalog.change(listNamed: "Both", .put(ids(2, 8, 4)))
        try catalog.change(listNamed: "Newer", .put(ids(3, 8, 5)))
        let before = try lists(of: catalog)
        try catalog.merge(MoviePair(older: Movie.ID(4), newer: Movie.ID(8)))
        #expect(try found("list:one", in: catalog) == [4, 1])
        #expect(try found("list:both", in: catalog) == [2, 4])
        #expect(try found("list:newer", in: catalog) == [3, 4, 5])
        try catalog.undo()
        #expect(try lists(of: catalog) == before)
    }

    private func lists(of catalog: Catalog) throws -> [MovieList?] {
        try (catalog.lists.map(\.list.name) + [""]).map { try catalog.list(named: $0) }
    }

    @Test("Undo and redo lead through every state of randomly changed lists")
    func history() throws {
        var random = RandomNumbers(seed: RandomNumbers.seed)
        let catalog = try Catalog.sample()
        var states = [try lists(of: catalog)]
        func some() -> [Movie.ID] {
            (0..<Int.random(in: 1...4, using: &random)).map { _ in
                Movie.ID(.random(in: 1...12, using: &random))
            }
        }
        let names = ["Noir", "noir", "Sci-Fi", "scifi: the “best”", "Ärger", ""]
        for _ in 0..<150 {
            let name = names.randomElement(using: &random) ?? ""
            let changes: [ListChange] = [
                .put(some()), .put(some()), .take(some()),
                .move(some(), to: .random(in: -1...9, using: &random), in: nil),
                .move(some(), to: 2, in: some()), .remark(some(), "Note “\(name)”\n\u{1F}"),
                .remark(some(), ""),
                .describe(name), .keep(search: "list:noir \"x\""), .delete,
            ]
            let change = changes.randomElement(using: &random) ?? .delete
            let isChanged = try? catalog.change(listNamed: name, change)
            if isChanged == true { states.append(try lists(of: catalog)) }
        }
        #expect(try catalog.integrityProblems() == [], "seed \(RandomNumbers.seed)")
        for state in states.dropLast().reversed() {
            #expect(try catalog.undo() != nil)
            #expect(try lists(of: catalog) == state, "seed \(RandomNumbers.seed)")
        }
        #expect(try catalog.undo() == nil)
        for state in states.dropFirst() {
            #expect(try catalog.redo() != nil)
            #expect(try lists(of: catalog) == state, "seed \(RandomNumbers.seed)")
        }
    }

    @Test(
        "A damaged saved list is reported, and undoing its step leaves the list as it is",
        arguments: [#"[{"place":"x"}]"#, #"[{"list":1}]"#, "[]", "{}", "[1]", #"[{"list":"A"}"#])
    func damaged(state: String) throws {
        let file = try CatalogFile { try $0.change(listNamed: "Noir", .put(ids(1))) }
        try file.execute("UPDATE step_change SET state = CAST('\(state)' AS BLOB)")
        let catalog = try file.open()
        #expect(try catalog.integrityProblems().count == 1)
        #expect(try catalog.undo() != nil && catalog.unreadableRows.count == 1)
        #expect(try found("list:noir", in: catalog) == [1])
        try catalog.redo()
        try file.execute("UPDATE step_change SET state = NULL, last = 3; UPDATE step SET films = 5")
        #expect(throws: CatalogError.self) { try file.open().undo() }
    }

    @Test("Restoring a backup counts the lists that differ and brings them back")
    func restored() throws {
        let file = try CatalogFile { try $0.change(listNamed: "Noir", .put(ids(1))) }
        let backup = file.path + ".backup"
        let catalog = try file.open()
        try catalog.backUp(to: backup)
        try catalog.change(listNamed: "Noir", .put(ids(2)))
        try catalog.change(listNamed: "New", .put(ids(2)))
        let restoration = try BackupRestoration(of: backup)
        #expect(try restoration.difference(from: catalog).lists == 2)
        _ = try restoration.replace(catalog)
        #expect(try found("list:noir", in: catalog) == [1])
        #expect(try catalog.lists.count == 1)
    }
}

@Suite("Lists in files")
struct ListFileTests {
    private func catalog() throws -> Catalog {
        let catalog = try Catalog.sample()
        try catalog.change(listNamed: "Film “noir”", .put([3, 1, 2].map { Movie.ID($0) }))
        try catalog.change(listNamed: "Film “noir”", .remark([Movie.ID(1)], "The best,\nby far"))
        try catalog.change(listNamed: "Film “noir”", .describe("=Of, all"))
        try catalog.change(listNamed: "Another", .put([Movie.ID(1)]))
        return catalog
    }

    private func titles(_ list: String, in catalog: Catalog) throws -> [String] {
        try catalog.list(named: list)?.entries.map { entry in
            "\(try catalog.movie(entry.movie)?.title ?? ""): \(entry.note ?? "")"
        } ?? []
    }

    @Test(
        "An exported list is imported with the same movies, notes and description",
        arguments: ["a.jsonl", "a.csv"])
    func own(name: String) throws {
        let folder = try ImportFolder()
        let catalog = try catalog()
        // Deletes the list's first movie, whose row would contain the description.
        try catalog.delete([Movie.ID(3)])
        try catalog.export(MovieQuery(), to: ExportWriter(at: folder[name], from: catalog))
        let text = try String(contentsOfFile: folder[name], encoding: .utf8)
        #expect(text.ranges(of: "Of, all").count == 1, "the description is written once")
        for other in [try Catalog(of: []), try Catalog.sample()] {
            let count = try other.count(of: MovieQuery())
            let (plan, report) = try other.take(ImportBatch([folder[name]]))
            #expect((plan.gains.lists, report.gains.lists) == (2, 2))
            #expect(report.ignoredColumns.isEmpty && report.problems.skippedRows == 0)
            for list in ["Film “noir”", "Another"] {
                #expect(try titles(list, in: other) == titles(list, in: catalog).filter { $0 != ": " })
                #expect(try other.list(named: list)?.description == catalog.list(named: list)?.description)
            }
            #expect(try other.preview(ImportBatch([folder[name]])).gains.lists == 0)
            try other.undo()
            #expect(try other.lists.isEmpty && other.count(of: MovieQuery()) == count)
        }
    }

    @Test("An import puts known and new movies in their places on a list")
    func mixed() throws {
        let rows = ["A", "B", "C", "D"].enumerated().map {
            #"{"title":"\#($1)","year":1990,"lists":[{"list":"Noir","place":\#(4 - $0)}]}"# + "\n"
        }
        let folder = try ImportFolder(["all.jsonl": rows.joined(), "known.jsonl": rows[0] + rows[2]])
        for (name, order) in [("all.jsonl", [5, 3, 4, 1]), ("known.jsonl", [3, 1])] {
            let catalog = try Catalog(of: [Movie("A", 1990), Movie("X"), Movie("C", 1990)])
            let plan = try catalog.preview(folder.opened(name))
            #expect(try plan.gains.lists == 1 && catalog.lists.isEmpty)
            #expect(try catalog.take(folder.opened(name)).report.gains.lists == 1)
            #expect(try catalog.list(named: "Noir")?.entries.map(\.movie) == order.map { Movie.ID($0) })
        }
    }

    @Test("A list exported for Letterboxd has Letterboxd's format and is read back equal")
    func letterboxd() throws {
        let folder = try ImportFolder()
        let catalog = try catalog()
        let query = MovieQuery(search: try MovieSearch("list:filmnoir"), order: .hand)
        try catalog.export(query, to: ExportWriter(at: folder["letterboxd.csv"], from: catalog))
        let text = try String(contentsOfFile: folder["letterboxd.csv"], encoding: .utf8)
        #expect(text.hasPrefix("Letterboxd list export v7\nDate,Name,Tags,URL,Description\n"))
        let other = try Catalog.sample()
        let (plan, _) = try other.take(ImportBatch([folder["letterboxd.csv"]]))
        #expect(plan.counts == ImportCounts(unchanged: 3))
        #expect(plan.ignoredColumns == ["Date of the list"])
        #expect(try other.list(named: "Film “noir”") == catalog.list(named: "Film “noir”"))
        #expect(try other.steps.undoable?.movies == 1)
    }

    @Test("A list without a name gets its file's name, despite gaps and repeats in its places")
    func nameless() throws {
        let folder = try ImportFolder([
            "best-of.csv": "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2020-01-01,,,u,\n\n"
                + "Position,Name,Year,URL,Description\n9,Ran,1985,u1,\n2,Heat,1995,u2,First\nx,Heat,1995,u2,\n"
        ])
        let catalog = try Catalog(of: [])
        _ = try catalog.take(ImportBatch([folder["best-of.csv"]]))
        #expect(try catalog.lists.map(\.list.name) == ["best-of"])
        #expect(try Set(titles("best-of", in: catalog)) == ["Heat: First", "Ran: "])
    }

    @Test("An imported list doesn't replace a saved search of the same name")
    func keptSearch() throws {
        let folder = try ImportFolder([
            "a.jsonl": #"{"title":"Ran","lists":[{"list":"Kurosawa","place":1}]}"# + "\n"
        ])
        let catalog = try Catalog(of: [])
        try catalog.change(listNamed: "Kurosawa", .keep(search: "by:kurosawa"))
        let (plan, _) = try catalog.take(ImportBatch([folder["a.jsonl"]]))
        #expect(plan.gains.lists == 0)
        #expect(try catalog.list(named: "kurosawa")?.search == "by:kurosawa")
    }

    @Test(
        "A row with an invalid place on a list is skipped and counted",
        arguments: [#"{"title":"Ran","lists":[{"list":1}]}"#, #"{"title":"Ran","lists":{}}"#])
    func damaged(line: String) throws {
        let folder = try ImportFolder(["a.jsonl": line + "\n" + #"{"title":"Heat"}"# + "\n"])
        let catalog = try Catalog(of: [])
        let (plan, _) = try catalog.take(ImportBatch([folder["a.jsonl"]]))
        #expect(plan.problems.skippedRows == 1 && plan.added == 1)
    }
}
