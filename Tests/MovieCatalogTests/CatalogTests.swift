import Randomness
import Testing

@testable import MovieCatalog

@Suite("What a catalog finds")
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

    /// Numbers are ids: 3 and 4 differ only in the year, 1 and 2 only in the id, and 6 has just a
    /// title.
    private var movies: [Movie] {
        [
            movie(6, "Zulu"), movie(2, "Gaslight", 1944, score: 80), movie(1, "Gaslight", 1944, rating: 18),
            movie(3, "The Alamo", 2004, rating: 10, score: 29),
            movie(4, "The Alamo", 1960, rating: 18, score: 53),
            movie(5, "Éden", 1944, score: 80),
        ]
    }

    @Test("thousands of pages can be turned, one movie each, and back to any of them")
    func manyPages() throws {
        let catalog = try Catalog(movies: (1...4_300).map { movie($0, "Movie \($0 + 10_000)") })
        for place in Array(0..<4_200) + [0, 4_150, 17, 4_299] {
            try #require(
                try catalog.movies(of: MovieQuery(), in: place..<place + 1).map(\.id.number) == [place + 1])
        }
    }

    @Test("the signs that separate what is kept of a movie are spaces in its words")
    func separators() throws {
        let catalog = try Catalog(movies: movies)
        for sign in ["\u{1E}", "\u{1F}"] {
            var movie = movie(0, "Heat", 1995)
            movie.viewings = [Viewing(note: "a\(sign)b")]
            let id = try catalog.add(movie)
            #expect(try catalog.movie(id)?.viewings == [Viewing(note: "a b")])
        }
    }

    @Test("more tags than are remembered while movies are written are all kept")
    func manyTags() throws {
        let catalog = try Catalog(movies: movies)
        let tags = (0...10_000).map { "tag \($0)" }
        try catalog.update(Movie.ID(1), as: .tagged) { $0.tags = Array(tags[..<5_000]) }
        try catalog.update(Movie.ID(2), as: .tagged) { $0.tags = Array(tags[5_000...]) }
        try catalog.update(Movie.ID(3), as: .tagged) { $0.tags = [tags[0], tags[10_000]] }
        #expect(try catalog.groups(by: .tag).count == 10_001)
        #expect(try catalog.integrityProblems() == [])
    }

    @Test("what is gone already is not deleted again, and is no step")
    func gone() throws {
        let catalog = try Catalog(movies: movies)
        try catalog.delete(Movie.ID(99))
        #expect(try catalog.steps.undoable == nil)
        #expect(try catalog.count(of: MovieQuery()) == .exactly(6))
    }

    @Test(
        "orders are total: missing values last either way, ties by title, year and id, turned round with the rest",
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
        "a page is as many movies as there are, from wherever it begins",
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

    @Test("every order can be walked page by page, whatever else movies have", arguments: MovieOrder.allCases)
    func pageByPage(order: MovieOrder) throws {
        var random = RandomMovies(seed: RandomNumbers.seed)
        let movies = (1...120).map { id in
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
            #expect(all.count == 120)
            let walked = try Catalog(movies: movies)
            for start in stride(from: 0, to: 120, by: 10) {
                let page = try walked.movies(of: query, in: start..<start + 10)
                #expect(page == Array(all[start..<start + 10]), "\(query), USHER_SEED=\(RandomNumbers.seed)")
            }
        }
    }

    @Test("a page deep in the list is the right one after movies before it come and go")
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

    @Test("a change is found by the next query, under its new title, year and rating")
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

    @Test("a deleted movie is gone, and changing or deleting it again does nothing")
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

    @Test("a movie that is added gets an id of its own, never that of a deleted one")
    func addition() throws {
        let catalog = try Catalog(movies: movies)
        try catalog.delete(Movie.ID(6))
        let id = try catalog.add(movie(1, "Ran", 1985))
        #expect(id == Movie.ID(7))
        #expect(try catalog.movie(id)?.title == "Ran")
        #expect(try catalog.count(of: MovieQuery()) == .exactly(6))
    }

    @Test("an empty catalog finds nothing")
    func empty() throws {
        let catalog = try Catalog(movies: [])
        #expect(try catalog.count(of: MovieQuery()) == .exactly(0))
        #expect(try catalog.movies(of: MovieQuery(), in: 0..<10).isEmpty)
        #expect(try catalog.movie(Movie.ID(1)) == nil)
        var random = RandomNumbers(seed: 1)
        #expect(try catalog.unwatchedMovie(of: MovieQuery(), using: &random) == nil)
    }

    @Test("every page of a large catalog is the same, walked forward, backward, or asked for at once")
    func walks() throws {
        var random = RandomNumbers(seed: 7)
        let titles = ["The Alamo", "Éden", "10", "9", "Zulu", "A Room"]
        let movies = (1...21_000).map { number in
            movie(
                number, "\(titles[number % 6]) \(number % 50)",
                [nil, 1944, 1960, 2004].randomElement(using: &random) ?? nil,
                rating: [nil, nil, 3, 18].randomElement(using: &random) ?? nil)
        }
        let keys = movies.map { TitleForm(of: $0.title).sortKey(year: $0.year) }
        let filed = movies.indices.sorted { left, right in
            keys[left] == keys[right] ? left < right : keys[left].lexicographicallyPrecedes(keys[right])
        }.map { movies[$0] }
        let catalog = try Catalog(movies: movies)
        for order in [MovieOrder.title, .year, .rating, .score] {
            for isReversed in [false, true] {
                for search in ["", "year:1944", "year:1944..1960", "-year:1944"] {
                    let query = MovieQuery(
                        search: try MovieSearch(search), order: order, isReversed: isReversed)
                    let count = search.isEmpty ? MovieCount.exactly(21_000) : .moreThan(250)
                    #expect(try catalog.count(of: query) == count)
                    let all = sorted(filed, by: query)
                    var pages = Array(stride(from: 0, to: min(all.count, 300), by: 10))
                    pages += pages.reversed() + (order == .title ? [all.count - 5, 990, all.count] : [5])
                    for start in pages {
                        let page = try catalog.movies(of: query, in: start..<start + 10).map(\.id)
                        #expect(page == all.dropFirst(start).prefix(10).map(\.id), "\(query), from \(start)")
                    }
                }
            }
        }
    }
}

extension CatalogTests {
    @Test("a word that many movies have lists them as they were added, behind one called so, on every page")
    func commonWord() throws {
        var movies = (1...21_000).map { movie($0, $0.isMultiple(of: 6) ? "Zulu \($0)" : "\($0)", 1964) }
        let titled = Movie.ID(600)
        movies[599].title = "Zulu"
        let catalog = try Catalog(movies: movies)
        let found = movies.filter { $0.title.hasPrefix("Zulu") }.map(\.id)
        for isReversed in [false, true] {
            for search in ["zulu", "zulu year:1964"] {
                let isTitle = search == "zulu" && !isReversed
                let all =
                    isTitle ? [titled] + found.filter { $0 != titled } : isReversed ? found.reversed() : found
                let query = MovieQuery(search: try MovieSearch(search), isReversed: isReversed)
                #expect(try catalog.count(of: query) == .moreThan(250))
                for start in [0, 10, 985, 995, 1_005, 1_015, 985, 0, 3_495, 3_500] {
                    let page = try catalog.movies(of: query, in: start..<start + 11).map(\.id)
                    #expect(page == Array(all.dropFirst(start).prefix(11)), "\(query), from \(start)")
                }
            }
        }
    }

    @Test("in a large catalog, too, a movie to pick is one of those found that aren't watched")
    func picking() throws {
        let movies = (1...21_000).map { number in
            var movie = movie(number, "Film \(number)", 1964)
            movie.genres = number.isMultiple(of: 2) ? ["Drama"] : ["Dramatic"]
            // From most positions on, no movie has a viewing.
            movie.viewings = number > 9_000 ? [Viewing()] : []
            return movie
        }
        let catalog = try Catalog(movies: movies)
        for search in ["", "genre:drama", "film genre:drama"] {
            let query = MovieQuery(search: try MovieSearch(search))
            #expect(try catalog.movies(of: query, in: 0..<10).count == 10)
            var random = RandomNumbers(seed: 3)
            var picked: Set<Movie.ID> = []
            for _ in 0..<20 {
                let movie = try #require(try catalog.unwatchedMovie(of: query, using: &random))
                #expect(!movie.isWatched && (search.isEmpty || movie.genres == ["Drama"]))
                picked.insert(movie.id)
            }
            #expect(picked.count > 5)
        }
    }

    @Test("words that find nothing as conditions are words of everything, and not of titles alone")
    func wordsOfConditions() throws {
        let catalog = try Catalog(of: [
            Movie("Short Circuit", 1986) { $0.runtime = 98 },
            Movie("Heat", 1995) { ($0.runtime, $0.cast) = (170, ["Circe Short"]) },
        ])
        let query = MovieQuery(search: try MovieSearch("short circ"))
        #expect(try catalog.movies(of: query, in: 0..<9).map(\.title) == ["Short Circuit", "Heat"])
    }

    @Test("a year alone is the beginning of a word, too")
    func yearAlone() throws {
        let catalog = try Catalog(of: [Movie("Night", 2000), Movie("Day", 1999), Movie("2000AD", 1998)])
        let query = MovieQuery(search: try MovieSearch("2000"), order: .title)
        #expect(try Set(catalog.movies(of: query, in: 0..<9).map(\.title)) == ["Night", "2000AD"])
    }

    @Test("of many movies 250 are counted, and a count that is given up claims no more than there are")
    func interruptedCount() throws {
        var movies = (1...40_000).map { movie($0, "\($0)", 1964) }
        for index in [3, 500, 39_000] { movies[index].runtime = 90 }
        movies[20_000].runtime = 91
        for (title, year, indices) in [("Zulu", 1965, 1_000..<1_250), ("Heat", 1966, 2_000..<2_251)] {
            for index in indices { (movies[index].title, movies[index].year) = ("\(title) \(index)", year) }
        }
        let catalog = try Catalog(movies: movies)
        for (search, count) in [
            ("zulu", MovieCount.exactly(250)), ("year:1965", .exactly(250)), ("heat", .moreThan(250)),
            ("year:1966", .moreThan(250)),
        ] {
            #expect(try catalog.count(of: MovieQuery(search: MovieSearch(search))) == count, "\(search)")
        }
        for (search, ids) in [
            ("runtime:90", [4, 501, 39_001]), ("runtime:91", [20_001]), ("runtime:92", []),
        ] {
            let query = MovieQuery(search: try MovieSearch(search))
            switch try catalog.count(of: query) {
            case .exactly(let count): #expect(count == ids.count)
            case .moreThan(let count): #expect(count < ids.count)
            }
            #expect(try catalog.movies(of: query, in: 0..<10).map(\.id.number) == ids)
        }
    }

    @Test("the last pages of many movies are read from the end, in every order, and are the same")
    func lastPages() throws {
        let catalog = try Catalog(
            movies: (1...20_101).map { id in
                var movie = movie(id, "\(id % 7_919)", id % 7 == 0 ? nil : 1950 + id % 60)
                movie.rating = id % 3 == 0 ? Rating(tenths: id % 11 * 10) : nil
                movie.publicRating = id > 20_050 ? nil : 10 + id % 90
                return movie
            })
        let total = 20_101
        for order in [MovieOrder.title, .rating, .publicRating, .watched] {
            for isReversed in [false, true] {
                let query = MovieQuery(order: order, isReversed: isReversed)
                let ends = [total - 1..<total, total - 10..<total, total - 60..<total - 40, 12_000..<12_010]
                let found = try ends.map { try catalog.listedMovies(of: query, in: $0).map(\.id) }
                let all = try catalog.listedMovies(of: query, in: 0..<total).map(\.id)
                #expect(found == ends.map { Array(all[$0]) }, "\(order), \(isReversed)")
                #expect(Set(all).count == total)
            }
        }
    }

    @Test("of a large catalog, what is wanted or was watched is counted and sorted whole, in every order")
    func ownOfMany() throws {
        let catalog = try Catalog(
            movies: (1...20_101).map { id in
                var movie = movie(id, "Film \(99_999 - id)", 1950 + id % 60)
                if id % 67 == 0 { movie.watchlist = WatchlistEntry() }
                if id % 67 == 1 { movie.viewings = [Viewing()] }
                return movie
            })
        for (search, first) in [("watchlist:yes", 67), ("watched:any", 1)] {
            let wanted = stride(from: first, through: 20_101, by: 67)
            for order in MovieOrder.allCases where order != .hand {
                let query = MovieQuery(search: try MovieSearch(search), order: order)
                #expect(try catalog.count(of: query) == .exactly(Array(wanted).count), "\(order)")
                let found = try catalog.movies(of: query, in: 0..<999).map(\.id.number)
                #expect(found.sorted() == Array(wanted), "\(order)")
                if order == .title { #expect(found == wanted.reversed()) }
            }
            let narrowed = MovieQuery(search: try MovieSearch("\(search) year:1955"))
            #expect(
                try catalog.movies(of: narrowed, in: 0..<999).map(\.id.number).sorted()
                    == wanted.filter { $0 % 60 == 5 })
        }
    }

    @Test("an export of a large catalog has what its pages have, in the same order")
    func wholeOfMany() throws {
        let catalog = try Catalog(
            movies: (1...20_101).map { id in
                var movie = movie(id, "\(id % 3 == 0 ? "Love" : "Hate") \(99_999 - id)", 1950 + id % 60)
                movie.note = id % 5 == 0 ? "Noted" : nil
                return movie
            })
        for (search, order) in [
            ("love", nil), ("year:1951..2000", MovieOrder.title), ("", .year),
        ] {
            let query = MovieQuery(search: try MovieSearch(search), order: order)
            var text: [UInt8] = []
            try catalog.export(
                query,
                to: ExportFile(as: .text) {
                    text += $0; return true
                })
            let lines = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
            let movies = try catalog.movies(of: query, in: 0..<20_101)
            #expect(movies.count > 1_000)
            #expect(lines == movies.map { "\($0.title) (\($0.year ?? 0))" }, "\(search)")
        }
    }

    /// Returns the movies that match a query by year, sorted in memory. They must be in title order
    /// already.
    private func sorted(_ movies: [Movie], by query: MovieQuery) -> [Movie] {
        func value(_ movie: Movie) -> Int? {
            switch query.order {
            case .year: movie.year
            case .rating: movie.rating.map { -$0.tenths }
            case .score: movie.score.map { -$0 }
            default: 0
            }
        }
        let found = movies.filter {
            switch query.search.text {
            case "year:1944": $0.year == 1944
            case "year:1944..1960": (1944...1960).contains($0.year ?? 0)
            case "-year:1944": $0.year != 1944
            default: true
            }
        }
        let groups = Dictionary(grouping: found, by: value)
        let values = groups.keys.compactMap { $0 }.sorted()
        let order = query.isReversed ? values.reversed() : values
        return (order as [Int?] + [nil]).flatMap { value -> [Movie] in
            let group = groups[value] ?? []
            return query.isReversed ? group.reversed() : group
        }
    }
}
