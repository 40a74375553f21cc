import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("What a person's own files say of movies")
struct RowsByMovieTests {
    private let letterboxd = [
        "diary.csv": """
        Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
        2023-01-02,The Third Man,1949,https://boxd.it/e1,4.5,,"cinema, with Anna",2023-01-01
        2023-05-02,The Third Man,1949,https://boxd.it/e2,3,Yes,,2023-05-01
        2023-05-02,The Third Man,1949,https://boxd.it/e3,,Yes,,2023-05-01
        2023-05-04,1776,1972,https://boxd.it/e4,,,,2023-05-03

        """,
        "reviews.csv": """
        Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date
        2023-01-02,The Third Man,1949,https://boxd.it/e1,4.5,,"<b>Zither!</b>
        Second line",noir,2023-01-01
        2023-05-02,The Third Man,1949,https://boxd.it/e2,3,Yes,Still.,,2023-05-01

        """,
        "ratings.csv": """
        Date,Name,Year,Letterboxd URI,Rating
        2023-05-02,The Third Man,1949,https://boxd.it/f1,5

        """,
        "watched.csv": """
        Date,Name,Year,Letterboxd URI
        2023-01-02,The Third Man,1949,https://boxd.it/f1
        2023-05-04,1776,1972,https://boxd.it/f2
        2023-01-03,Laura,1944,https://boxd.it/f3
        2023-01-04,M,1931,https://boxd.it/f4
        2023-01-04,M,1931,https://boxd.it/f5

        """,
        "watchlist.csv": """
        Date,Name,Year,Letterboxd URI
        2023-01-02,Ran,1985,https://boxd.it/f6
        2023-01-02,Laura,1944,https://boxd.it/f3

        """,
    ]

    private var movies: [Movie] {
        [
            Movie("1776", 1972) { movie in
                movie.letterboxdURI = "https://boxd.it/f2"
                movie.viewings = [Viewing(on: Day("2023-05-03"))]
                movie.dayAdded = Day("2023-05-04")
            },
            Movie("Laura", 1944) { movie in
                movie.letterboxdURI = "https://boxd.it/f3"
                movie.viewings = [Viewing()]
                movie.watchlist = WatchlistEntry(on: Day("2023-01-02"))
                movie.dayAdded = Day("2023-01-03")
            },
        ]
            + ["https://boxd.it/f4", "https://boxd.it/f5"].map { address in
                Movie("M", 1931) { movie in
                    (movie.letterboxdURI, movie.viewings) = (address, [Viewing()])
                    movie.dayAdded = Day("2023-01-04")
                }
            } + [
                Movie("Ran", 1985) { movie in
                    (movie.letterboxdURI, movie.watchlist) = (
                        "https://boxd.it/f6", WatchlistEntry(on: Day("2023-01-02"))
                    )
                },
                Movie("The Third Man", 1949) { movie in
                    movie.letterboxdURI = "https://boxd.it/f1"
                    movie.rating = Rating(tenths: 100)
                    movie.tags = ["cinema", "with Anna", "noir"]
                    movie.viewings = [
                        Viewing(
                            on: PartialDate("2023-01-01"), rating: Rating(tenths: 90),
                            note: "Zither!\nSecond line"),
                        Viewing(
                            on: PartialDate("2023-05-01"), isRewatch: true, rating: Rating(tenths: 60),
                            note: "Still."),
                        Viewing(on: PartialDate("2023-05-01"), isRewatch: true),
                    ]
                    (movie.dayRated, movie.dayAdded) = (Day("2023-05-02"), Day("2023-01-02"))
                },
            ]
    }

    @Test("the files of one account make each movie once, each viewing once, rewatches counted, ratings last")
    func account() throws {
        let folder = try ImportFolder(letterboxd)
        var names = letterboxd.keys.sorted()
        for _ in names {
            names.append(names.removeFirst())
            let files = try ImportFiles(names.map { folder[$0] })
            let catalog = try Catalog(of: [])
            #expect(try catalog.take(files).report.counts == ImportCounts(added: 6))
            var found = try catalog.movies().sorted {
                ($0.title, $0.letterboxdURI ?? "") < ($1.title, $1.letterboxdURI ?? "")
            }
            // Tags are in file order.
            #expect(found[5].tags.sorted() == ["cinema", "noir", "with Anna"])
            found[5].tags = movies[5].tags
            #expect(found == movies)
            #expect(try catalog.preview(files).counts == ImportCounts(unchanged: 6))
        }
    }

    @Test("a file after the other comes to the same movies, and is known once it is there")
    func oneByOne() throws {
        let folder = try ImportFolder(letterboxd)
        let catalog = try Catalog(of: [])
        for name in ["watched.csv", "diary.csv", "reviews.csv", "ratings.csv", "watchlist.csv"] {
            let files = try folder.opened(name)
            #expect(try !catalog.take(files).report.counts.isNothing)
            #expect(try catalog.preview(files).counts.isNothing, "\(name)")
        }
        // A movie without a year in the diary could be the existing one.
        #expect(
            try catalog.movies().map(\.title).sorted() == ["1776", "Laura", "M", "M", "Ran", "The Third Man"])
    }

    @Test("a person's files from two places make each movie once")
    func twoPlaces() throws {
        let folder = try ImportFolder([
            "imdb.csv": """
            Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors
            tt0041959,9,2018-04-18,The Third Man,https://www.imdb.com/title/tt0041959/,movie,8.1,93,1949,"Film-Noir, Mystery",170000,1949-08-31,Carol Reed
            tt0000001,2,2018-04-18,M,https://www.imdb.com/title/tt0000001/,movie,8.1,93,1931,Drama,12,1931-01-01,A
            tt0000002,3,2018-04-18,M,https://www.imdb.com/title/tt0000002/,movie,8.1,93,1931,Drama,12,1931-01-01,B

            """,
            "ratings.csv": letterboxd["ratings.csv"] ?? "",
        ])
        let files = try folder.opened("imdb.csv", "ratings.csv")
        let catalog = try Catalog(of: [])
        #expect(try catalog.take(files).report.counts == ImportCounts(added: 3))
        let found = try catalog.movies()[0]
        #expect(found.imdbID == "tt0041959" && found.letterboxdURI == "https://boxd.it/f1")
        #expect(found.rating == Rating(tenths: 100), "the file named last has the last word")
        #expect(try catalog.preview(files).counts == ImportCounts(unchanged: 3))
    }

    @Test("two entries that turn out to be one movie of the catalog are counted as one, and add up")
    func sameMovie() throws {
        let folder = try ImportFolder([
            "diary.csv": """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
            2023-01-02,Der dritte Mann,1949,https://boxd.it/e1,4,,,2023-01-01

            """,
            "import.csv":
                "imdbID,Title,Year,WatchedDate,Rating10\ntt0041959,The Third Man,1949,2023-05-01,\n",
            "mine.csv": "imdbID,Title,Year,WatchedDate,Rating10\ntt0041959,Third Man,1950,2023-06-01,7\n",
        ])
        let known = Movie("Der dritte Mann", 1949) { $0.imdbID = "tt0041959" }
        let catalog = try Catalog(of: [known])
        let files = try folder.opened("diary.csv", "import.csv", "mine.csv")
        let (plan, report) = try catalog.take(files)
        #expect(plan.counts == ImportCounts(changed: 1) && report.counts == plan.counts)
        #expect(
            try catalog.movies() == [
                Movie("Der dritte Mann", 1949) { movie in
                    movie.imdbID = "tt0041959"
                    movie.viewings = [
                        Viewing(on: PartialDate("2023-01-01"), rating: Rating(tenths: 80)),
                        Viewing(on: PartialDate("2023-05-01")),
                        Viewing(on: PartialDate("2023-06-01"), rating: Rating(tenths: 70)),
                    ]
                }
            ])
        #expect(try catalog.preview(files).counts == ImportCounts(unchanged: 1))
    }

    @Test("of rows that turn out to be one movie of the catalog, ratings that give way are told each time")
    func sameMovieRatedTwice() throws {
        let folder = try ImportFolder([
            "mine.csv": """
            imdbID,Title,Year,Rating10
            ,Der dritte Mann,1949,8
            tt0041959,The Third Man,1950,7
            ,M,1931,5
            ,M,1931,6

            """
        ])
        let catalog = try Catalog(of: [Movie("Der dritte Mann", 1949) { $0.imdbID = "tt0041959" }])
        let files = try folder.opened("mine.csv")
        let plan = try catalog.preview(files)
        for _ in 1...2 {
            let report = try catalog.importMovies(files, plan: plan)
            for told in [plan.outdated, report.outdated] {
                #expect(
                    told.lines()
                        == ["M (1931): your rating 5 → 6", "Der dritte Mann (1949): your rating 7 → 8"])
            }
            #expect(try catalog.movies().map(\.rating?.tenths) == [80, 60])
            try catalog.undo()
        }
    }

    @Test("rows with an id each are one movie where a row has both, in any order, unless a third id differs")
    func bridge() throws {
        let rows = [
            "tt0041959,,Der dritte Mann,1949,2024-01-01", ",5,The Third Man,1949,2024-02-02",
            "tt0041959,5,Tretí muž,1949,2024-03-03",
        ]
        let header = "imdbID,tmdbID,Title,Year,WatchedDate,LetterboxdURI\n"
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let folder = try ImportFolder(["a.csv": header + order.map { rows[$0] + ",\n" }.joined()])
            let catalog = try Catalog(of: [])
            #expect(try catalog.take(folder.opened("a.csv")).report.counts == ImportCounts(added: 1))
            let movie = try #require(try catalog.movies().first)
            #expect(movie.imdbID == "tt0041959" && movie.tmdbID == 5 && movie.viewings.count == 3)
        }
        let pages = zip(rows, ["https://boxd.it/a", "https://boxd.it/b", ""]).map { "\($0),\($1)\n" }
        let folder = try ImportFolder(["a.csv": header + pages.joined() + "tt0041959,,M,1949,2024-04-04,\n"])
        let catalog = try Catalog(of: [])
        #expect(try catalog.take(folder.opened("a.csv")).report.counts == ImportCounts(added: 2))
        #expect(try catalog.movies().map(\.viewings.count) == [3, 1])
    }

    @Test("rows with one id are one movie, whatever each calls it")
    func oneID() throws {
        for (ids, address) in [("tt0041959,", ""), (",5", ""), (",", "https://boxd.it/a")] {
            let rows = ["Der dritte Mann", "The Third Man"].map { "\(ids),\($0),1949,\(address)\n" }
            let folder = try ImportFolder([
                "a.csv": "imdbID,tmdbID,Title,Year,LetterboxdURI\n" + rows.joined()
            ])
            let report = try Catalog(of: []).preview(folder.opened("a.csv"))
            #expect(report.counts == ImportCounts(added: 1), "\(rows)")
        }
    }

    @Test("rows are one movie by an original title, and where a title is all there is, by it and the length")
    func titles() throws {
        for rows in [
            ["Léon,,1994", "The Professional,Léon,1994"], ["The Professional,Léon,1994", "Léon,,1994"],
            ["The Professional,Léon,1994", "Der Profi,Léon,1994"],
        ] {
            let text = (["title,original title,year"] + rows).joined(separator: "\n")
            let folder = try ImportFolder(["a.csv": text])
            #expect(try Catalog(of: []).preview(folder.opened("a.csv")).added == 1)
        }
        for (rows, doubtful) in [
            (["Heat,170", "Heat,170"], 0), (["Heat,170", "Heat,"], 0), (["Heat,", "Heat,170"], 0),
            (["Heat,", "Heat,"], 0), (["Heat,170", "HEAT,170"], 0), (["Heat,170", "The Heat,170"], 0),
            (["Heat,", "The Heat,"], 1), (["Heat,170", "Heat,90"], 1),
        ] {
            let folder = try ImportFolder(["a.csv": (["title,runtime"] + rows).joined(separator: "\n")])
            let report = try Catalog(of: []).preview(folder.opened("a.csv"))
            #expect(report.counts == ImportCounts(added: 1, doubtful: doubtful), "\(rows)")
        }
    }

    @Test("two ids are two movies, where the catalog has one of that title and year without an id")
    func namesakes() throws {
        let folder = try ImportFolder([
            "mine.csv": """
            tmdbID,Title,Year,Rating10,WatchedDate
            1,Heat,1995,8,2024-01-01
            2,Heat,1995,7,2024-02-02

            """
        ])
        let files = try folder.opened("mine.csv")
        let catalog = try Catalog(of: [Movie("Heat", 1995)])
        let (plan, report) = try catalog.take(files)
        #expect(plan.counts == ImportCounts(added: 1, changed: 1) && report.counts == plan.counts)
        let movies = try catalog.movies()
        #expect(movies.map(\.tmdbID) == [1, 2])
        #expect(movies.map(\.viewings.count) == [1, 1])
        #expect(movies.map(\.yourRating?.tenths) == [80, 70])
        #expect(try catalog.preview(files).counts == ImportCounts(unchanged: 2))
    }

    @Test("a row with the id of a movie that is a row with another id already is left out, or what is said")
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

    @Test("a doubtful row that is said to be the movie of a row with another id stays doubtful")
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

    @Test("a row that is said to be its own movie, or isn't there, is joined to none", arguments: [2, 9])
    func joinedToNone(line: Int) throws {
        let folder = try ImportFolder(["a.csv": "Title,Year,Rating10\nHeat,1995,8\nRan,1985,9\n"])
        let report = try Catalog(of: []).preview(
            folder.opened("a.csv"), decisions: [ImportDoubt.ID(file: 0, line: line): .movie(Movie.ID(-1))])
        #expect(report.counts == ImportCounts(added: 2) && report.joined.count == 0)
    }

    @Test("what the catalog has by the time of the import counts, and not what it had for the preview")
    func catalogChanges() throws {
        let folder = try ImportFolder([
            "two.csv": "imdbID,Title,Year,Rating10\n,Heat,1995,8\ntt0041959,The Third Man,1950,7\n",
            "one.csv": "Title,Year,Rating10\nRan,1985,9\n",
        ])
        let known = [Movie("Heat", 1995) { $0.imdbID = "tt0041959" }, Movie("Ran", 1985)]
        // Two rows are matched by id until the movie loses it.
        let catalog = try Catalog(of: known)
        var files = try folder.opened("two.csv")
        var plan = try catalog.preview(files)
        #expect(plan.counts == ImportCounts(changed: 1))
        try catalog.update(Movie.ID(1), as: .edited([.imdbID])) { $0.imdbID = nil }
        #expect(try catalog.importMovies(files, plan: plan).counts == ImportCounts(added: 1, changed: 1))
        // A row is matched by title until the movie gets a different one.
        files = try folder.opened("one.csv")
        plan = try catalog.preview(files)
        #expect(plan.counts == ImportCounts(changed: 1))
        try catalog.update(Movie.ID(2), as: .edited([.title])) { $0.title = "Chaos" }
        #expect(try catalog.importMovies(files, plan: plan).counts == ImportCounts(added: 1))
        #expect(try catalog.movie(Movie.ID(2))?.rating == nil)
    }

    @Test("what a preview has read counts for no other files, nor for the same ones read in another way")
    func otherFiles() throws {
        let rows = "Title,Year,Type,Stuff\nHeat,1995,movie,Again\nM,1990,series,Never\n,1999,movie,\n"
        let folder = try ImportFolder([
            "films.csv": rows, "watched.csv": "Date,Name,Year,Letterboxd URI\n2024-01-01,Heat,1995,\n",
        ])
        try FileManager.default.linkItem(atPath: folder["watched.csv"], toPath: folder["watchlist.csv"])
        func imported(_ others: ImportFiles, after files: ImportFiles) throws -> [Movie] {
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

    @Test("what a preview has read is imported as often as it is wanted")
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
            let troubles = try catalog.integrityProblems()
            #expect(troubles == [])
            try catalog.undo()
        }
    }

    @Test("rows of one movie come together, be they among the first 20,000 or far behind them")
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
