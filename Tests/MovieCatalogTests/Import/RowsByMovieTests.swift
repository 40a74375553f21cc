import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Rows of one movie")
struct RowsByMovieTests {
    @Test("A row whose id contradicts an earlier row's is doubtful unless the user says it's new")
    func contradiction() throws {
        let folder = try ImportFolder([
            "mine.csv": """
            imdbID,tmdbID,Title,Year,WatchedDate
            ,5,Heat,1995,2024-01-01
            tt0113277,6,Heat,1995,2024-02-02

            """
        ])
        let files = try folder.opened("mine.csv")
        let known = Movie("Heat", 1995) { $0.imdbID = "tt0113277" }
        for decision in [nil, ImportDoubt.Decision.leftOut, .movie(Movie.ID(1))] {
            let catalog = try Catalog(of: [known])
            let doubts = try catalog.preview(files).doubts
            #expect(doubts.map(\.candidates.count) == [0])
            var decisions: [ImportDoubt.ID: ImportDoubt.Decision] = [:]
            decisions[doubts[0].id] = decision
            let report = try catalog.take(files, decisions).report
            #expect(report.counts == ImportCounts(changed: 1, doubtful: 1))
            #expect(report.doubts.map(\.movie.tmdbID) == [6])
            #expect(try catalog.movies().map(\.viewings) == [[Viewing(on: PartialDate("2024-01-01"))]])
        }
        let catalog = try Catalog(of: [known])
        let doubts = try catalog.preview(files).doubts
        let report = try catalog.take(files, [doubts[0].id: .new]).report
        #expect(report.counts == ImportCounts(added: 1, changed: 1))
        #expect(try catalog.movies().map(\.tmdbID) == [5, 6])
    }

    @Test("A row can't be decided to be the movie of a row with another id")
    func contradictoryDecision() throws {
        let folder = try ImportFolder(["a.csv": "tmdbID,Title,Year,Rating10\n5,Heat,1995,8\n6,Heat,,7\n"])
        let files = try folder.opened("a.csv")
        let catalog = try Catalog(of: [Movie("Heat", 1995)])
        let doubts = try catalog.preview(files).doubts
        #expect(doubts.map(\.candidates.count) == [1])
        let report = try catalog.take(files, [doubts[0].id: .movie(Movie.ID(1))]).report
        #expect(report.counts == ImportCounts(changed: 1, doubtful: 1))
        #expect(try catalog.movies().map(\.tmdbID) == [5])
    }

    @Test("A decision to join a row to itself or to a missing row is ignored", arguments: [2, 9])
    func joinedToNone(line: Int) throws {
        let folder = try ImportFolder(["a.csv": "Title,Year,Rating10\nHeat,1995,8\nRan,1985,9\n"])
        let report = try Catalog(of: []).preview(
            folder.opened("a.csv"), decisions: [ImportDoubt.ID(file: 0, line: line): .movie(Movie.ID(-1))])
        #expect(report.counts == ImportCounts(added: 2) && report.joined.count == 0)
    }

    @Test("An import matches rows with the catalog as it is then, not as it was at the preview")
    func catalogChanges() throws {
        let folder = try ImportFolder([
            "two.csv": "imdbID,Title,Year,Rating10\n,Heat,1995,8\ntt0041959,The Third Man,1950,7\n",
            "one.csv": "Title,Year,Rating10\nRan,1985,9\n",
        ])
        let known = [Movie("Heat", 1995) { $0.imdbID = "tt0041959" }, Movie("Ran", 1985)]
        // Both rows match one movie. The second row matches the movie's id, which is then removed.
        let catalog = try Catalog(of: known)
        var files = try folder.opened("two.csv")
        var plan = try catalog.preview(files)
        #expect(plan.counts == ImportCounts(changed: 1))
        try catalog.update(Movie.ID(1), as: .edited([.imdbID])) { $0.imdbID = nil }
        #expect(try catalog.importMovies(files, plan: plan).counts == ImportCounts(added: 1, changed: 1))
        // The row matches a movie's title, which is then changed.
        files = try folder.opened("one.csv")
        plan = try catalog.preview(files)
        #expect(plan.counts == ImportCounts(changed: 1))
        try catalog.update(Movie.ID(2), as: .edited([.title])) { $0.title = "Chaos" }
        #expect(try catalog.importMovies(files, plan: plan).counts == ImportCounts(added: 1))
        #expect(try catalog.movie(Movie.ID(2))?.rating == nil)
    }

    @Test("Rows read by a preview aren't reused for other files or with other options")
    func otherFiles() throws {
        let rows = "Title,Year,Type,Stuff\nHeat,1995,movie,Again\nM,1990,series,Never\n,1999,movie,\n"
        let folder = try ImportFolder([
            "films.csv": rows, "watched.csv": "Date,Name,Year,Letterboxd URI\n2024-01-01,Heat,1995,\n",
        ])
        try FileManager.default.linkItem(atPath: folder["watched.csv"], toPath: folder["watchlist.csv"])
        func imported(_ others: ImportBatch, after files: ImportBatch) throws -> [Movie] {
            let catalog = try Catalog(of: [])
            _ = try catalog.importMovies(others, plan: catalog.preview(files))
            return try catalog.movies()
        }
        let films = try folder.opened("films.csv")
        #expect(try imported(films, after: films) == [Movie("Heat", 1995)])
        let mapped = try folder.opened("films.csv", mapping: "Stuff=note")
        #expect(try imported(mapped, after: films).map(\.note) == ["Again"])
        let all = try folder.opened("films.csv", includesAllTypes: true)
        #expect(try imported(all, after: films).count == 2)
        let listed = try imported(folder.opened("watchlist.csv"), after: folder.opened("watched.csv"))
        #expect(listed.map(\.isWatched) == [false])
        let catalog = try Catalog(of: [])
        let plan = try catalog.preview(films)
        try folder.write(Array((rows + "Ran,1985,movie,\n").utf8), to: "films.csv")
        let report = try catalog.importMovies(folder.opened("films.csv"), plan: plan)
        #expect(report.counts.added == 2)
    }

    @Test("Rows read by a preview can be imported repeatedly")
    func readOnce() throws {
        let rows = (1...20).map { "Film \($0),\(1980 + $0),\($0 == 3 ? "a\u{1F}b" : "x")\n" }
        let folder = try ImportFolder(["films.csv": "title,year,tags\n" + rows.joined()])
        let files = try folder.opened("films.csv")
        let catalog = try Catalog(of: [Movie("Film 7", 1987), Movie("Film 12", 1992)])
        let plan = try catalog.preview(files)
        for _ in 1...2 {
            let report = try catalog.importMovies(files, plan: plan)
            #expect(report.counts == ImportCounts(added: 18, changed: 2))
            let movies = try catalog.movies().sorted { $0.year ?? 0 < $1.year ?? 0 }
            #expect(movies.map(\.title) == (1...20).map { "Film \($0)" })
            #expect(movies.map(\.tags) == (1...20).map { [$0 == 3 ? "a b" : "x"] })
            let problems = try catalog.integrityProblems()
            #expect(problems == [])
            try catalog.undo()
        }
    }

    @Test("Rows of one movie are merged, even if they're 20,000 rows apart")
    func manyRows() throws {
        let rows = (0..<20_100).map {
            "2024-01-05,Film \($0 % 20_050),2000,https://boxd.it/\($0),4.5,,tag \($0),2024-01-0\($0 / 20_050 + 1)\n"
        }
        let header = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
        let folder = try ImportFolder(["diary.csv": header + rows.joined()])
        let files = try folder.opened("diary.csv")
        let catalog = try Catalog(of: [])
        #expect(try catalog.take(files).report.counts == ImportCounts(added: 20_050))
        for (title, tags, days) in [
            ("Film 7", ["tag 7", "tag 20057"], ["2024-01-01", "2024-01-02"]),
            ("Film 19999", ["tag 19999"], ["2024-01-01"]), ("Film 20000", ["tag 20000"], ["2024-01-01"]),
        ] {
            let movie = try #require(catalog.movies(called: FilmName(title: title, year: 2000)).first)
            #expect(movie.tags == tags)
            #expect(movie.viewings == days.map { Viewing(on: PartialDate($0), rating: Rating(tenths: 90)) })
        }
    }
}
