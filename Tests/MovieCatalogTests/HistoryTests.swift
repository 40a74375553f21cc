import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Undo and redo")
struct HistoryTests {
    @Test("Each step to undo or redo is named after its change")
    func names() throws {
        let catalog = try Catalog.sample()
        #expect(try catalog.steps.undoable == nil)
        #expect(try catalog.undo() == nil)
        #expect(try catalog.redo() == nil)
        var ran = Movie(id: Movie.ID(0), title: "Ran")
        ran.year = 1985
        let id = try catalog.add(ran)
        try catalog.update(id, as: .edited([.rating])) { $0.rating = Rating(tenths: 95) }
        try catalog.delete(id)
        #expect(try catalog.steps.undoable?.name == "deleting “Ran”")
        #expect(try catalog.steps.redoable == nil)
        #expect(try catalog.undo()?.name == "deleting “Ran”")
        #expect(try catalog.movie(id)?.rating == Rating(tenths: 95))
        #expect(try catalog.steps.undoable?.name == "changing your rating of “Ran”")
        #expect(try catalog.steps.redoable?.name == "deleting “Ran”")
        #expect(try catalog.undo()?.name == "changing your rating of “Ran”")
        #expect(try catalog.undo()?.name == "adding “Ran”")
        #expect(try catalog.movie(id) == nil)
        #expect(try catalog.undo() == nil)
        #expect(try catalog.count(of: MovieQuery()) == .exactly(261))
        #expect(try catalog.redo()?.name == "adding “Ran”")
        #expect(try catalog.redo()?.name == "changing your rating of “Ran”")
        #expect(try catalog.movie(id)?.rating == Rating(tenths: 95))
    }

    @Test("Changing a rating and undoing it leave the word index as it was")
    func wordsAlone() throws {
        let catalog = try Catalog.sample()
        func index() throws -> [String] {
            try catalog.database.rows("SELECT id || ' ' || hex(block) FROM movie_text_data") {
                try $0.text(0) ?? ""
            }
        }
        let before = try index()
        try catalog.update(Movie.ID(1), as: .edited([.rating])) { $0.rating = Rating(tenths: 95) }
        #expect(try catalog.undo() != nil)
        #expect(try index() == before)
    }

    @Test(
        "The change of a step is saved and read back equal, whatever its titles",
        arguments: [
            CatalogChange(.added, titles: ["Ran"]), CatalogChange(.merged, titles: ["“Heat”", "Heat"]),
            CatalogChange(.tagged, count: 3), CatalogChange(.deletedAll), CatalogChange(.imported, count: 0),
            CatalogChange(.edited([.rating, .note]), titles: ["3 movies"]),
            CatalogChange(.described("adding “Ran”")), CatalogChange(.deletedList, titles: ["Noir"]),
            CatalogChange(.changedList, titles: [""]),
        ])
    func columns(change: CatalogChange) throws {
        let catalog = try Catalog(movies: [Movie(title: "Ran")])
        try catalog.change(change) { () throws(CatalogError) in try catalog.record(nil, of: 1) }
        #expect(try catalog.steps.undoable?.change == change)
    }

    @Test("Undoing an expected step does nothing if another step is now the latest")
    func expected() throws {
        let catalog = try Catalog.sample()
        try catalog.delete(Movie.ID(1))
        let step = try catalog.steps.undoable
        try catalog.delete(Movie.ID(2))
        #expect(try catalog.undo(step) == nil)
        #expect(try catalog.movie(Movie.ID(2)) == nil)
        #expect(try catalog.undo(catalog.steps.undoable)?.name == "deleting “Gaslight”")
    }

    @Test("Undo restores a movie that one step changed twice, in searches too")
    func changedTwice() throws {
        let movies = ["First", "Second", "Third"].map { Movie(id: Movie.ID(1), title: $0) }
        let catalog = try Catalog(movies: [movies[0]])
        func expectOnly(_ movie: Movie, _ place: SourceLocation = #_sourceLocation) throws {
            #expect(try catalog.all() == [movie], sourceLocation: place)
            for title in movies.map(\.title) {
                let found = try catalog.count(of: MovieQuery(search: MovieSearch(title)))
                #expect(found == .exactly(title == movie.title ? 1 : 0), "\(title)", sourceLocation: place)
            }
            #expect(try catalog.integrityProblems() == [], sourceLocation: place)
        }
        try catalog.change(CatalogChange(.described("renaming"))) { () throws(CatalogError) in
            for (old, new) in zip(movies, movies.dropFirst()) {
                try catalog.table.replace(old, with: new)
                try catalog.record(old, of: 1)
            }
        }
        try expectOnly(movies[2])
        try catalog.undo()
        try expectOnly(movies[0])
        try catalog.redo()
        try expectOnly(movies[2])
    }

    @Test("A new change discards the steps to redo")
    func branches() throws {
        let catalog = try Catalog.sample()
        try catalog.delete(Movie.ID(1))
        try catalog.undo()
        try catalog.delete(Movie.ID(2))
        #expect(try catalog.steps.redoable == nil)
        #expect(try catalog.undo()?.name == "deleting “Gaslight”")
    }

    @Test("Nothing is stored of steps that can't be redone anymore")
    func forgotten() throws {
        let catalog = try Catalog.sample()
        for number in 1...3 { try catalog.delete(Movie.ID(number)) }
        for _ in 1...2 { try catalog.undo() }
        #expect(
            try catalog.database.row("SELECT group_concat(movie) FROM step_change", [], text(in:)) == "1,2,3")
        try catalog.delete(Movie.ID(4))
        #expect(
            try catalog.database.row("SELECT group_concat(movie) FROM step_change", [], text(in:)) == "1,4")
        #expect(try catalog.integrityProblems() == [])
    }

    @Test("Movies that a step renames or an undo restores are found by their current titles")
    func words() throws {
        let catalog = try Catalog.sample()
        func count(_ word: String) throws -> MovieCount {
            try catalog.count(of: MovieQuery(search: MovieSearch(word)))
        }
        try catalog.change(CatalogChange(.described("adding"))) { () throws(CatalogError) in
            let id = try catalog.table.insert(Movie(title: "Xenolith"), id: nil)
            try catalog.table.count(added: 1)
            try catalog.record(nil, of: id)
            guard let added = try catalog.movie(Movie.ID(id)) else { return }
            var renamed = added
            renamed.title = "Yttrium"
            try catalog.table.replace(added, with: renamed)
        }
        #expect(try (count("xenolith"), count("yttrium")) == (.exactly(0), .exactly(1)))
        let gone = try [2, 3, 5, 9].map { try #require(try catalog.movie(Movie.ID($0))) }
        try catalog.change(CatalogChange(.described("deleting"))) { () throws(CatalogError) in
            for movie in gone {
                try catalog.table.remove(movie)
                try catalog.record(movie, of: movie.id.number)
            }
            try catalog.table.count(added: -gone.count)
        }
        try catalog.undo()
        for movie in gone {
            let name = FilmName(title: movie.title, year: movie.year)
            #expect(try catalog.movies(called: name) == [movie])
        }
        let problems = try catalog.integrityProblems()
        #expect(problems == [])
    }

    @Test(
        "A large undo or redo reports its progress, and stopping it changes nothing",
        arguments: [600, 2_047])
    func manyMovies(count: Int) throws {
        let catalog = try Catalog(movies: [])
        try catalog.change(CatalogChange(.described("adding"))) { () throws(CatalogError) in
            let ids = try (1...count).map { (number) throws(CatalogError) in
                try catalog.table.insert(Movie(id: Movie.ID(0), title: "Film \(number)"), id: nil)
            }
            try catalog.table.count(added: count)
            try catalog.record(nil, of: ids[0], through: ids[count - 1])
        }
        #expect(throws: CatalogError.stopped) { try catalog.undo { $0.count < 512 } }
        #expect(try catalog.count(of: MovieQuery()) == .exactly(count))
        var counts: [Int] = []
        try catalog.undo {
            if $0.count != counts.last { counts.append($0.count) }
            return $0.total == count && $0.action == .undoing
        }
        #expect(counts.filter { $0 > 0 } == Array(stride(from: 256, through: count, by: 256)))
        #expect(try catalog.count(of: MovieQuery()) == .exactly(0))
        #expect(throws: CatalogError.stopped) { try catalog.redo { _ in false } }
        try catalog.redo()
        #expect(try catalog.count(of: MovieQuery()) == .exactly(count))
        #expect(try catalog.integrityProblems() == [])
    }

    @Test("Undo and redo lead to each state between random changes", arguments: 0..<rounds(2))
    func anyChanges(run: Int) throws {
        let seed = RandomNumbers.seed &+ UInt64(run)
        var random = RandomNumbers(seed: seed)
        var movies = RandomMovies(seed: seed)
        let catalog = try Catalog(movies: (1...5).map { movies.kept(id: $0) })
        var states = [try catalog.all()]
        for _ in 0..<30 {
            let id = Movie.ID(Int.random(in: 1...8, using: &random))
            let other = movies.kept(id: id.number)
            let before = try catalog.steps.undoable
            switch Int.random(in: 0..<4, using: &random) {
            case 0: _ = try catalog.add(other)
            case 1: try catalog.delete(id)
            default: try catalog.update(id, as: .edited([.year])) { $0 = other }
            }
            let now = try catalog.all()
            if try now != states[states.count - 1] || before != catalog.steps.undoable { states.append(now) }
        }
        for _ in 0..<60 {
            let steps = Int.random(in: 0..<states.count, using: &random)
            for _ in 0..<steps { try catalog.undo() }
            #expect(try catalog.all() == states[states.count - 1 - steps], "USHER_SEED=\(seed)")
            for _ in 0..<steps { try catalog.redo() }
            #expect(try catalog.all() == states[states.count - 1], "USHER_SEED=\(seed)")
        }
        let problems = try catalog.integrityProblems()
        #expect(problems == [], "USHER_SEED=\(seed)")
    }
}

extension Catalog {
    func all() throws -> [Movie] {
        try movies(of: MovieQuery(), in: 0 ..< .max).sorted { $0.id < $1.id }
    }
}
