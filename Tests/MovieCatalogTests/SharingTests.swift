import Foundation
import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Two connections to one catalog")
final class SharingTests {
    private let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite")
        .path
    private let one: Catalog
    private let two: Catalog

    init() throws {
        one = try Catalog(keptAt: path, beginningWith: Catalog.addSample)
        two = try Catalog.open(path)
    }

    deinit {
        for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
    }

    @Test("Every query sees the latest change of another connection")
    func fresh() throws {
        let id = Movie.ID(7)
        for (number, search) in ["", "the", "year:1950..1965", "genre:drama", "-zzz"].enumerated() {
            let query = MovieQuery(search: try MovieSearch(search))
            for range in [0..<1, 3..<5, 0..<1_000] {
                _ = try one.count(of: query)
                _ = try one.movies(of: query, in: range)
                var random = RandomNumbers(seed: 1)
                _ = try one.unwatchedMovie(of: query, using: &random)
                for trait in GroupingKey.allCases { _ = try one.groups(by: trait) }
                _ = try (one.movie(id), one.steps.undoable?.name, one.steps.redoable?.name)
                let note = "\(number) \(range)"
                try two.update(id, as: .edited([.note])) { $0.note = note }
                #expect(try one.movie(id)?.note == note)
                #expect(try one.movies(of: MovieQuery(), in: 0..<1_000).first { $0.id == id }?.note == note)
            }
        }
    }

    @Test("Queries about one moment see no change in between, which has to wait")
    func moment() throws {
        two.database.monitor.patience = .zero
        try one.reading { () throws(CatalogError) in
            let last = try one.movies(of: MovieQuery(), in: 260..<261)
            #expect(throws: CatalogError.busy(path: path)) { try two.delete(last[0].id) }
            #expect(try one.count(of: MovieQuery()) == .exactly(261))
            #expect(try one.movies(of: MovieQuery(), in: 260..<261) == last)
        }
        try two.delete(one.movies(of: MovieQuery(), in: 260..<261)[0].id)
        #expect(try one.count(of: MovieQuery()) == .exactly(260))
        #expect(try one.movies(of: MovieQuery(), in: 260..<261) == [])
    }

    @Test("A change locks out other connections from its first query on")
    func alone() throws {
        let impatient = try Database(path: path, mode: .existing, patience: 0)
        let change = "UPDATE total SET movies = movies"
        try one.writing { () throws(CatalogError) in
            _ = try one.movie(Movie.ID(1))
            #expect(throws: CatalogError.busy(path: path)) { try impatient.execute(change) }
        }
        try impatient.execute(change)
    }

    @Test("A change does nothing if the movie was deleted or changed alike before the lock")
    func changedBefore() throws {
        var isFirst = true
        let didChange = try one.update(Movie.ID(1), as: .edited([.note])) { movie in
            movie.note = "Fine."
            guard isFirst else { return }
            isFirst = false
            _ = try? two.update(Movie.ID(1), as: .edited([.note])) { $0.note = "Fine." }
        }
        #expect(!didChange)
        #expect(try two.movie(Movie.ID(1))?.note == "Fine.")
        let didChangeDeleted = try one.update(Movie.ID(2), as: .edited([.note])) { movie in
            movie.note = "Fine."
            try? two.delete(Movie.ID(2))
        }
        #expect(!didChangeDeleted)
        #expect(try one.movie(Movie.ID(2)) == nil)
        #expect(try one.undo()?.name == "deleting “Gaslight”")
    }

    @Test("Undoing the other connection's changes keeps labels, counts and ids correct")
    func undone() throws {
        for round in 0..<3 {
            var movie = Movie(id: Movie.ID(0), title: "Film \(round)")
            movie.directors = ["New Director"]
            movie.tags = ["round \(round)", "new"]
            let id = try one.add(movie)
            #expect(try two.undo()?.name == "adding “Film \(round)”")
            let again = try one.add(movie)
            #expect(again != id)
            try two.update(again, as: .edited([.year])) { $0.tags.append("two") }
            try one.update(again, as: .edited([.year])) { $0.directors = [] }
            #expect(try two.undo()?.name == "changing the year of “Film \(round)”")
            #expect(try one.movie(again)?.directors == ["New Director"])
            #expect(try one.movie(again)?.tags == movie.tags + ["two"])
            #expect(try one.integrityProblems() == [])
        }
        #expect(try two.count(of: MovieQuery(search: MovieSearch("tag:new"))) == .exactly(3))
    }

    @Test("Labels of a failed change are created again by the next change")
    func failedChange() throws {
        var movie = Movie(id: Movie.ID(0), title: "Ran")
        movie.tags = ["samurai"]
        #expect(throws: CatalogError.stopped) {
            try one.change(CatalogChange(.described("adding"))) { () throws(CatalogError) in
                _ = try one.table.insert(movie, id: nil)
                throw .stopped
            }
        }
        try two.update(Movie.ID(1), as: .tagged) { $0.tags = ["other", "samurai"] }
        _ = try one.add(movie)
        #expect(try one.count(of: MovieQuery(search: MovieSearch("tag:samurai"))) == .exactly(2))
        #expect(try one.integrityProblems() == [])
    }

    @Test("A stopped import isn't a failure, and can be repeated")
    func stopped() throws {
        let file = path + ".csv"
        try Data(("title\n" + (0..<600).map { "New \($0)\n" }.joined()).utf8).write(to: URL(filePath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        let files = try ImportBatch([file])
        let plan = try one.preview(files)
        #expect(throws: CatalogError.stopped) { try one.importMovies(files, plan: plan) { _ in false } }
        #expect(!one.hasFailed)
        #expect(try one.count(of: MovieQuery()) == .exactly(261))
        #expect(try one.importMovies(files, plan: plan).added == 600)
        #expect(try two.count(of: MovieQuery()) == .exactly(861))
    }
}
