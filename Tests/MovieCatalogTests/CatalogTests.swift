import Randomness
import Testing

@testable import MovieCatalog

@Suite("Movies of a catalog")
struct CatalogTests {
    private func movie(
        _ number: Int, _ title: String, _ year: Int? = nil, rating: Int? = nil, score: Int? = nil
    ) -> Movie {
        var movie = Movie(id: Movie.ID(number), title: title)
        movie.year = year
        movie.rating = rating.flatMap { Rating(tenths: $0 * 5) }
        movie.score = score
        return movie
    }

    /// Movies 1 and 2 have the same title and year. Movies 3 and 4 have the same title.
    private var movies: [Movie] {
        [
            movie(6, "Zulu"), movie(2, "Gaslight", 1944, score: 80), movie(1, "Gaslight", 1944, rating: 18),
            movie(3, "The Alamo", 2004, rating: 10, score: 29),
            movie(4, "The Alamo", 1960, rating: 18, score: 53),
            movie(5, "Éden", 1944, score: 80),
        ]
    }

    @Test("A separator character in a note is saved as a space")
    func separators() throws {
        let catalog = try Catalog(movies: movies)
        for sign in ["\u{1E}", "\u{1F}"] {
            var movie = movie(0, "Heat", 1995)
            movie.viewings = [Viewing(note: "a\(sign)b")]
            let id = try catalog.add(movie)
            #expect(try catalog.movie(id)?.viewings == [Viewing(note: "a b")])
        }
    }

    @Test("All tags are saved, even if there are more than the cache holds")
    func manyTags() throws {
        let catalog = try Catalog(movies: movies)
        let tags = (0...10_000).map { "tag \($0)" }
        try catalog.update(Movie.ID(1), as: .tagged) { $0.tags = Array(tags[..<5_000]) }
        try catalog.update(Movie.ID(2), as: .tagged) { $0.tags = Array(tags[5_000...]) }
        try catalog.update(Movie.ID(3), as: .tagged) { $0.tags = [tags[0], tags[10_000]] }
        #expect(try catalog.groups(by: .tag).count == 10_001)
        #expect(try catalog.integrityProblems() == [])
    }

    @Test("Deleting a missing movie does nothing and adds no step to undo")
    func gone() throws {
        let catalog = try Catalog(movies: movies)
        try catalog.delete(Movie.ID(99))
        #expect(try catalog.steps.undoable == nil)
        #expect(try catalog.count(of: MovieQuery()) == .exactly(6))
    }

    @Test(
        "Every order puts missing values last and breaks ties by title, year and id, also reversed",
        arguments: [
            (MovieOrder?.none, false, [4, 3, 5, 1, 2, 6]),
            (.title, false, [4, 3, 5, 1, 2, 6]), (.title, true, [6, 2, 1, 5, 3, 4]),
            (.year, false, [5, 1, 2, 4, 3, 6]), (.year, true, [3, 4, 2, 1, 5, 6]),
            (.rating, false, [4, 1, 3, 5, 2, 6]), (.rating, true, [3, 1, 4, 6, 2, 5]),
            (.score, false, [5, 2, 4, 3, 1, 6]), (.score, true, [3, 4, 2, 5, 6, 1]),
            (.publicRating, false, [4, 3, 5, 1, 2, 6]), (.renown, false, [4, 3, 5, 1, 2, 6]),
        ])
    func orders(_ order: MovieOrder?, _ isReversed: Bool, _ expected: [Int]) throws {
        for movies in [movies, movies.reversed()] {
            let catalog = try Catalog(movies: movies)
            for search in [MovieSearch(), try MovieSearch("-zzz")] {
                let query = MovieQuery(search: search, order: order, isReversed: isReversed)
                #expect(try catalog.movies(of: query, in: 0..<100).map(\.id.number) == expected)
            }
        }
    }

    @Test(
        "A page has the movies that exist in its range, in every order",
        arguments: [
            (0..<2, 2), (4..<10, 2), (6..<7, 0), (100..<200, 0), (-5..<1, 1), (3..<3, 0), (0..<0, 0),
            (-5..<0, 0), (.min ..< .max, 6),
        ])
    func pages(_ range: Range<Int>, _ count: Int) throws {
        let catalog = try Catalog(movies: movies)
        for order in MovieOrder.allCases {
            let query = MovieQuery(order: order)
            let all = try catalog.movies(of: query, in: 0..<10)
            let page = try catalog.movies(of: query, in: range)
            #expect(page.count == count)
            #expect(page == Array(all[range.clamped(to: 0..<6)]))
        }
    }

    @Test(
        "Pages read one after another make up the whole list, in every order", arguments: MovieOrder.allCases)
    func pageByPage(order: MovieOrder) throws {
        var random = RandomMovies(seed: RandomNumbers.seed)
        let movies = (1...40).map { id in
            var movie = random.kept(id: id)
            movie.year = [nil, 1944, 1960][random.number(in: 0...2)]
            movie.score = [nil, 50, 90][random.number(in: 0...2)]
            movie.publicRating = [nil, 70, 81][random.number(in: 0...2)]
            return movie
        }
        let catalog = try Catalog(movies: movies)
        for isReversed in [false, true] {
            let query = MovieQuery(order: order, isReversed: isReversed)
            let all = try catalog.movies(of: query, in: 0..<200)
            #expect(all.count == 40)
            let walked = try Catalog(movies: movies)
            for start in stride(from: 0, to: 40, by: 10) {
                let page = try walked.movies(of: query, in: start..<start + 10)
                #expect(page == Array(all[start..<start + 10]), "\(query), USHER_SEED=\(RandomNumbers.seed)")
            }
        }
    }

    @Test("A page far down the list stays right when movies before it are added, deleted or restored")
    func changesBefore() throws {
        let catalog = try Catalog(movies: (1...100).map { movie($0, "B \($0)") })
        let last = 90..<101
        #expect(try catalog.movies(of: MovieQuery(), in: last).count == 10)
        _ = try catalog.add(movie(0, "A"))
        #expect(try catalog.movies(of: MovieQuery(), in: last).map(\.title).first == "B 90")
        #expect(try catalog.movies(of: MovieQuery(), in: last).count == 11)
        try catalog.delete(Movie.ID(1))
        try catalog.delete(Movie.ID(2))
        #expect(try catalog.movies(of: MovieQuery(), in: last).map(\.title).first == "B 92")
        try catalog.undo()
        #expect(try catalog.movies(of: MovieQuery(), in: last).map(\.title).first == "B 91")
    }

    @Test("The next query lists a changed movie by its new title, year and rating")
    func changes() throws {
        let catalog = try Catalog(movies: movies)
        let zulu = Movie.ID(6)
        let search = MovieQuery(search: try MovieSearch("zulu"))
        #expect(!catalog.hasChanges)
        #expect(!catalog.changesAreKept)
        #expect(try catalog.count(of: search) == .exactly(1))
        #expect(try !catalog.update(zulu, as: .edited([.year])) { _ in })
        #expect(!catalog.hasChanges, "leaving a movie as it is changes nothing")

        try catalog.update(zulu, as: .edited([.year])) {
            $0.title = "A Dawn"
            $0.year = 1879
            $0.rating = Rating(tenths: 100)
        }
        #expect(catalog.hasChanges)
        #expect(try catalog.movie(zulu)?.title == "A Dawn")
        #expect(try catalog.count(of: search) == .exactly(0))
        #expect(try catalog.movies(of: MovieQuery(), in: 2..<3).map(\.id) == [zulu])
        #expect(try catalog.movies(of: MovieQuery(order: .year), in: 0..<1).map(\.id) == [zulu])
        #expect(try catalog.movies(of: MovieQuery(order: .rating), in: 0..<1).map(\.id) == [zulu])
    }

    @Test("A deleted movie is gone, and changing or deleting it again does nothing")
    func deletion() throws {
        let catalog = try Catalog(movies: movies)
        let alamo = Movie.ID(4)
        try catalog.delete(alamo)
        #expect(catalog.hasChanges)
        #expect(try catalog.movie(alamo) == nil)
        #expect(try !catalog.update(alamo, as: .edited([.year])) { $0.year = 1 })
        try catalog.delete(alamo)
        try catalog.delete(Movie.ID(99))
        #expect(try catalog.count(of: MovieQuery()) == .exactly(5))
        #expect(try catalog.movies(of: MovieQuery(), in: 0..<100).map(\.id.number) == [3, 5, 1, 2, 6])
    }

    @Test("A new movie gets a new id, never that of a deleted movie")
    func addition() throws {
        let catalog = try Catalog(movies: movies)
        try catalog.delete(Movie.ID(6))
        let id = try catalog.add(movie(1, "Ran", 1985))
        #expect(id == Movie.ID(7))
        #expect(try catalog.movie(id)?.title == "Ran")
        #expect(try catalog.count(of: MovieQuery()) == .exactly(6))
    }

    @Test("An empty catalog finds no movies")
    func empty() throws {
        let catalog = try Catalog(movies: [])
        #expect(try catalog.count(of: MovieQuery()) == .exactly(0))
        #expect(try catalog.movies(of: MovieQuery(), in: 0..<10).isEmpty)
        #expect(try catalog.movie(Movie.ID(1)) == nil)
        var random = RandomNumbers(seed: 1)
        #expect(try catalog.unwatchedMovie(of: MovieQuery(), using: &random) == nil)
    }
}

extension CatalogTests {
    private func largeCatalog() throws -> Catalog {
        try Catalog(
            movies: (1...20_101).map { id in
                var movie = movie(id, id % 6 == 0 ? "Zulu \(99_999 - id)" : "\(99_999 - id)")
                movie.year = id % 7 == 0 ? nil : 1950 + id % 60
                movie.rating = id % 3 == 0 ? Rating(tenths: id % 11 * 10) : nil
                movie.genres = id % 2 == 0 ? ["Drama"] : ["Dramatic"]
                movie.watchlist = id % 67 == 0 ? WatchlistEntry() : nil
                movie.viewings = id % 67 == 1 || id > 15_000 ? [Viewing()] : []
                if id == 600 { movie.title = "Zulu" }
                if [4, 501, 19_001].contains(id) { movie.runtime = 90 }
                return movie
            })
    }

    @Test("Pages and exports of a large catalog agree with the complete list")
    func largePages() throws {
        let catalog = try largeCatalog()
        for (search, order) in [
            ("", MovieOrder.title), ("", .rating), ("zulu", nil), ("year:1951..1960", .year),
            ("zulu year:1956", nil),
        ] {
            for isReversed in [false, true] {
                let query = MovieQuery(search: try MovieSearch(search), order: order, isReversed: isReversed)
                let count = search.isEmpty ? MovieCount.exactly(20_101) : .moreThan(250)
                #expect(try catalog.count(of: query) == count || search == "zulu year:1956")
                let all = try catalog.listedMovies(of: query, in: 0..<20_101).map(\.id)
                #expect(Set(all).count == all.count && (search != "" || all.count == 20_101))
                for start in [
                    0, 10, 985, 995, 1_005, 985, 0, 12_000, all.count - 60, all.count - 5, all.count,
                ]
                where start >= 0 {
                    let page = try catalog.movies(of: query, in: start..<start + 11).map(\.id)
                    #expect(page == Array(all.dropFirst(start).prefix(11)), "\(query), from \(start)")
                }
                if order == .year {
                    let years = try catalog.listedMovies(of: query, in: 0..<20_101).compactMap(\.year)
                    #expect(years == (isReversed ? years.sorted(by: >) : years.sorted()))
                }
                if search == "zulu", !isReversed { #expect(all.first == Movie.ID(600)) }
            }
            let query = MovieQuery(search: try MovieSearch(search), order: order)
            var text: [UInt8] = []
            let file = try ExportWriter(as: .text) {
                text += $0
                return true
            }
            try catalog.export(query, to: file)
            let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
            let titles = try catalog.listedMovies(of: query, in: 0..<20_101).map(\.title)
            #expect(
                lines.count == titles.count && zip(lines, titles).allSatisfy { $0.hasPrefix($1) }, "\(search)"
            )
        }
    }

    @Test("A search with few results in a large catalog finds all of them in every order")
    func largeSelections() throws {
        let catalog = try largeCatalog()
        try catalog.change(listNamed: "Long", .put((1...300).reversed().map { Movie.ID($0) }))
        try catalog.delete([Movie.ID(299)])
        let wanted = Array(stride(from: 67, through: 20_101, by: 67)).filter { $0 != 299 }
        for (search, expected) in [
            ("watchlist:yes", wanted), ("runtime:90", [4, 501, 19_001]), ("runtime:92", []),
            ("list:long", Array(1...300).filter { $0 != 299 }),
            ("watchlist:yes year:1955", wanted.filter { $0 % 60 == 5 && $0 % 7 > 0 }),
        ] {
            for order in MovieOrder.allCases where order != .hand || search == "list:long" {
                let query = MovieQuery(search: try MovieSearch(search), order: order)
                let found = try catalog.movies(of: query, in: 0..<999).map(\.id.number)
                #expect(found.sorted() == expected, "\(search), \(order)")
                switch try catalog.count(of: query) {
                case .exactly(let count): #expect(count == expected.count)
                case .moreThan(let count):
                    #expect(count < expected.count || search == "list:long" && count == 250)
                }
                if order == .hand { #expect(found.prefix(3) == [300, 298, 297]) }
            }
        }
        var random = RandomNumbers(seed: 3)
        for search in ["", "genre:drama", "zulu genre:drama"] {
            let query = MovieQuery(search: try MovieSearch(search))
            let picked = try (0..<20).map { _ in
                try #require(try catalog.unwatchedMovie(of: query, using: &random))
            }
            #expect(picked.allSatisfy { !$0.isWatched && (search.isEmpty || $0.genres == ["Drama"]) })
            #expect(Set(picked.map(\.id)).count > 5)
        }
    }

    @Test("Words that match nothing as conditions are searched in all fields, not only in titles")
    func wordsOfConditions() throws {
        let catalog = try Catalog(of: [
            Movie("Short Circuit", 1986) { $0.runtime = 98 },
            Movie("Heat", 1995) { ($0.runtime, $0.cast) = (170, ["Circe Short"]) },
        ])
        let query = MovieQuery(search: try MovieSearch("short circ"))
        #expect(try catalog.movies(of: query, in: 0..<9).map(\.title) == ["Short Circuit", "Heat"])
    }

    @Test("A search for a year finds movies of that year and words that begin with it")
    func yearAlone() throws {
        let catalog = try Catalog(of: [Movie("Night", 2000), Movie("Day", 1999), Movie("2000AD", 1998)])
        let query = MovieQuery(search: try MovieSearch("2000"), order: .title)
        #expect(try Set(catalog.movies(of: query, in: 0..<9).map(\.title)) == ["Night", "2000AD"])
    }
}
