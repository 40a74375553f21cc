import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Imports of random movies")
struct ImportPropertyTests {
    /// Generates movies that often share titles, years and ids.
    struct Movies {
        var random: RandomMovies
        var seed: UInt64

        init(run: Int) {
            seed = RandomNumbers.seed &+ UInt64(run)
            random = RandomMovies(seed: seed)
        }

        mutating func list(_ count: ClosedRange<Int>) -> [Movie] {
            (0..<random.number(in: count)).map { any(id: $0 + 1) }
        }

        private mutating func any(id: Int) -> Movie {
            var movie = random.listed(id: id)
            if !one(in: 4) {
                movie.title = ["Heat", "The Heat", "HÉAT", "M", "0", "00", "1776"][random.number(in: 0...6)]
            }
            movie.year = [nil, 1949, 1950][random.number(in: 0...2)]
            movie.imdbID = one(in: 2) ? nil : "tt000000\(random.number(in: 1...6))"
            movie.tmdbID = one(in: 2) ? nil : random.number(in: 1...6)
            movie.letterboxdURI =
                one(in: 2)
                ? nil
                : ["https://boxd.it/", "https://letterboxd.com/"][random.number(in: 0...1)]
                    + "\(random.number(in: 1...4))"
            if one(in: 3) {
                let all = movie
                movie = Movie(id: all.id, title: all.title)
                (movie.year, movie.imdbID) = (all.year, all.imdbID)
            }
            return MovieTable.storable(movie)
        }

        mutating func one(in count: Int) -> Bool { random.number(in: 1...count) == 1 }

        mutating func shuffled(_ movies: [Movie]) -> [Movie] {
            var order = RandomNumbers(seed: UInt64(random.number(in: 0...1_000_000)))
            return movies.shuffled(using: &order)
        }
    }

    @Test(
        "A catalog is imported equal from its JSON Lines or CSV, and again without a change",
        arguments: 0..<rounds(2))
    func roundTrip(run: Int) throws {
        var movies = Movies(run: run)
        let catalog = try Catalog(movies: movies.list(0...30))
        let rows = movies.shuffled(try catalog.all())
        let folder = try ImportFolder()
        try folder.write(rows.jsonLines, to: "films.jsonl")
        try folder.write(rows.csv, to: "films.csv")
        for name in rows.isEmpty ? ["films.csv"] : ["films.jsonl", "films.csv"] {
            let files = try folder.opened(name)
            let copy = try Catalog(of: [])
            let (plan, report) = try copy.take(files, withoutIndexes: movies.one(in: 2))
            #expect(plan.counts == report.counts)
            #expect(report.counts == ImportCounts(added: rows.count), "USHER_SEED=\(movies.seed)")
            #expect(try copy.movies() == rows.map { $0.numbered(0) }, "USHER_SEED=\(movies.seed)")
            let problems = try copy.integrityProblems()
            #expect(problems == [], "USHER_SEED=\(movies.seed)")
            for catalog in [catalog, copy] {
                let before = try catalog.all()
                let again = try catalog.take(files).report
                #expect(again.counts.isNothing, "USHER_SEED=\(movies.seed) \(again.counts)")
                #expect(try catalog.all() == before, "USHER_SEED=\(movies.seed)")
            }
        }
    }

    @Test(
        "An import matches its preview, with or without indexes, and can be undone and redone",
        arguments: 0..<rounds(2))
    func anyImport(run: Int) throws {
        var movies = Movies(run: run)
        let known = movies.list(0...15)
        let rows = movies.list(1...20)
        let folder = try ImportFolder()
        try folder.write(rows.jsonLines, to: "films.jsonl")
        let files = try folder.opened("films.jsonl")

        let doubts = try Catalog(movies: known).preview(files).doubts
        var decisions: [ImportDoubt.ID: ImportDoubt.Decision] = [:]
        for doubt in doubts {
            switch movies.random.number(in: 0...3) {
            case 0: decisions[doubt.id] = .new
            case 1: decisions[doubt.id] = .leftOut
            case 2: decisions[doubt.id] = doubt.candidates.first.map { .movie($0.id) }
            default: break
            }
        }
        var results: [[Movie]] = []
        for isLarge in [false, true] {
            let catalog = try Catalog(movies: known)
            let before = try catalog.all()
            let (plan, report) = try catalog.take(files, decisions, withoutIndexes: isLarge)
            #expect(plan.counts == report.counts, "USHER_SEED=\(movies.seed)")
            #expect(plan.doubts.map(\.id) == report.doubts.map(\.id), "USHER_SEED=\(movies.seed)")
            let after = try catalog.all()
            results.append(after)
            var problems = try catalog.integrityProblems()
            #expect(problems == [], "USHER_SEED=\(movies.seed)")
            #expect(after.count == before.count + report.added, "USHER_SEED=\(movies.seed)")
            guard !report.counts.isNothing else { continue }
            let name = try catalog.undo()?.name
            #expect(name == "importing \(counted(report.added + report.changed, "movie"))")
            #expect(try catalog.all() == before, "USHER_SEED=\(movies.seed)")
            try catalog.redo()
            #expect(try catalog.all() == after, "USHER_SEED=\(movies.seed)")
            problems = try catalog.integrityProblems()
            #expect(problems == [], "USHER_SEED=\(movies.seed)")
        }
        #expect(results[0] == results[1], "USHER_SEED=\(movies.seed)")
    }

    @Test(
        "An import stopped at any point leaves the catalog as it was",
        arguments: [false, true])
    func stop(isLarge: Bool) throws {
        var random = RandomMovies(seed: RandomNumbers.seed)
        let movies = (1...1_000).map { number in
            var movie = random.listed(id: number)
            (movie.title, movie.imdbID, movie.tmdbID, movie.letterboxdURI) = ("Film \(number)", nil, nil, nil)
            movie.year = 1950
            return MovieTable.storable(movie)
        }
        let known = Array(movies[..<200])
        let rows = movies.map { movie in
            var movie = movie
            movie.tags.append("seen")
            return movie
        }
        let folder = try ImportFolder()
        try folder.write(rows.jsonLines, to: "films.jsonl")
        let files = try folder.opened("films.jsonl")
        let catalog = try Catalog(movies: known)
        try catalog.update(Movie.ID(1), as: .tagged) { $0.tags = ["first"] }
        let before = try catalog.all()
        let plan = try catalog.preview(files)

        var stops = 0
        var isDone = false
        while !isDone {
            for isPreview in [true, false] {
                var calls = 0
                let goOn: (CatalogProgress) -> Bool = { _ in
                    calls += 1
                    return calls <= stops
                }
                do {
                    if isPreview {
                        _ = try catalog.preview(files, progress: goOn)
                    } else {
                        _ = try catalog.importMovies(
                            files, plan: plan, decisions: [:], withoutIndexes: isLarge, progress: goOn)
                        isDone = true
                    }
                } catch {
                    #expect(error == .stopped)
                    let now = try catalog.all()
                    #expect(now == before, "stopped at \(stops), USHER_SEED=\(RandomNumbers.seed)")
                    #expect(try catalog.steps.undoable?.name == "tagging “\(known[0].title)”")
                    #expect(!catalog.hasFailed)
                }
            }
            if !isDone, stops.isMultiple(of: 3) {
                let problems = try catalog.integrityProblems()
                #expect(problems == [])
            }
            stops += 1
        }
        #expect(stops > 3)
        #expect(try catalog.movies().count == 1_000)
        let problems = try catalog.integrityProblems()
        #expect(problems == [])
        #expect(try catalog.preview(files).counts.isNothing)
    }

    @Test("An import of three thousand new movies gives a sound and searchable catalog")
    func large() throws {
        let known = 500
        var lines = "title,year,genres,director,tags\n"
        for number in 0..<3_000 {
            lines += "Film \(number),\(1950 + number % 70),Drama,\"Somebody \(number % 100)\",x\n"
        }
        let folder = try ImportFolder(["films.csv": lines])
        let files = try folder.opened("films.csv")
        let catalog = try Catalog(of: (0..<known).map { Movie("Known \($0)", 1950) })
        var actions: Set<CatalogProgress.Activity> = []
        let plan = try catalog.preview(files)
        let report = try catalog.importMovies(files, plan: plan) {
            actions.insert($0.action)
            return true
        }
        #expect(report.counts == ImportCounts(added: 3_000) && actions == [.importing])
        #expect(try catalog.steps.undoable?.name == "importing 3,000 movies")
        #expect(try catalog.count(of: MovieQuery(search: MovieSearch("genre:drama"))) == .exactly(3_000))
        let problems = try catalog.integrityProblems()
        #expect(problems == [])
        #expect(try catalog.preview(files).counts == ImportCounts(unchanged: 3_000))
        let found = try catalog.movies(of: MovieQuery(search: MovieSearch("film 2999")), in: 0..<2)
        #expect(found.map(\.title) == ["Film 2999"])
        try catalog.update(found[0].id, as: .edited([.title])) { $0.title = "Renamed" }
        #expect(try catalog.count(of: MovieQuery(search: MovieSearch("renamed"))) == .exactly(1))
    }
}
