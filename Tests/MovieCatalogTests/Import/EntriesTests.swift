import Testing

@testable import MovieCatalog

@Suite("What a person's own files say of movies")
struct EntriesTests {
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
            let files = try MovieImport(names.map { folder[$0] })
            let catalog = try Catalog(of: [])
            #expect(try catalog.take(files).report.counts == ImportCounts(added: 6))
            var found = try catalog.movies().sorted {
                ($0.title, $0.letterboxdURI ?? "") < ($1.title, $1.letterboxdURI ?? "")
            }
            // They stand in the order of the files.
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
        // A movie that the diary has without a year could be the one that is there.
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
            let troubles = try catalog.troubles()
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
