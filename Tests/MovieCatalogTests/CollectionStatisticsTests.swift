import Randomness
import Testing

@testable import MovieCatalog

@Suite("Statistics of a catalog")
struct CollectionStatisticsTests {
    private func movie(_ id: Int, _ change: (inout Movie) -> Void) -> Movie {
        var movie = Movie(id: Movie.ID(id), title: "Film \(id)")
        change(&movie)
        return movie
    }

    private func rated(_ id: Int, _ tenths: Int, publicly publicRating: Int?) -> Movie {
        movie(id) {
            $0.rating = Rating(tenths: tenths)
            $0.publicRating = publicRating
        }
    }

    @Test("The statistics of an empty catalog have zero counts and no averages")
    func empty() throws {
        let numbers = try Catalog(movies: []).statistics()
        #expect(numbers == CollectionStatistics())
        #expect(numbers.movies == 0)
        #expect(numbers.ratings.average == nil)
        #expect(numbers.publicRatings.average == nil)
        #expect(numbers.averageDifference == nil)
    }

    @Test("A movie counts as watched once, however many viewings it has")
    func viewings() throws {
        let day = Viewing(on: Day("2024-01-05"))
        let numbers = try Catalog(movies: [
            movie(1) { $0.viewings = [day, Viewing(), day] },
            movie(2) {
                $0.viewings = [Viewing()]
                $0.watchlist = WatchlistEntry()
            },
            movie(3) { $0.viewings = [day, Viewing()] },
            movie(4) { $0.runtime = 200 },
            movie(5) { $0.watchlist = WatchlistEntry() },
        ]).statistics()
        #expect(numbers.movies == 5)
        #expect(numbers.watched == 3)
        #expect(numbers.onWatchlist == 2)
    }

    @Test("An impossible runtime counts as unknown, so sums can't overflow", arguments: [.max, .min, 0, -1])
    func runtimes(_ runtime: Int) throws {
        let catalog = try Catalog(movies: [movie(1) { $0.viewings = [Viewing(), Viewing()] }])
        try catalog.database.execute("PRAGMA ignore_check_constraints = ON")
        try catalog.database.execute("UPDATE movie SET runtime = CAST('\(runtime)' AS INTEGER)")
        let watched = try catalog.watchedStatistics()
        #expect(watched.viewings == 2 && watched.minutesWatched == 0 && watched.viewingsWithoutRuntime == 2)
    }

    @Test("Ratings are counted by whole points and compared with public ratings of the same movies")
    func ratings() throws {
        let catalog = try Catalog(movies: [
            rated(1, 100, publicly: 81), rated(2, 85, publicly: 89), rated(3, 80, publicly: 100),
            rated(4, 0, publicly: 10), rated(5, 92, publicly: nil), rated(6, 5, publicly: nil),
            movie(7) { $0.publicRating = 50 },
        ])
        try catalog.database.execute("PRAGMA ignore_check_constraints = ON")
        try catalog.database.execute("UPDATE movie SET public_rating = 9223372036854775807 WHERE id = 6")
        let numbers = try catalog.statistics()
        #expect(numbers.ratings.counts == [2, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1])
        #expect(numbers.publicRatings.counts == [0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1])
        #expect(numbers.ratings.count == 6)
        #expect(numbers.publicRatings.count == 4)
        // The user's: 10 + 8.5 + 8 + 0 + 9.2 + 0.5 = 36.2. The public's: 8.1 + 8.9 + 10 + 1 = 28.
        #expect(numbers.ratings.average == 60)
        #expect(numbers.publicRatings.average == 70)
        // Differences between both ratings: 1.9 + 0.4 + 2 + 1 = 5.3.
        #expect(numbers.averageDifference == 13)
        let two = try Catalog(movies: [rated(1, 80, publicly: nil), rated(2, 81, publicly: nil)])
        #expect(try two.statistics().ratings.average == 81, "an average is rounded up at a half")
        let one = try Catalog(movies: [rated(1, 80, publicly: 60)]).statistics()
        #expect(one.ratings.average == 80 && one.publicRatings.average == 60 && one.averageDifference == 20)
    }

    @Test("Movies to watch are picked at random without repeats, those on the watchlist first")
    func unwatched() throws {
        let catalog = try Catalog(
            movies: (1...15).map { id in
                movie(id) {
                    if id.isMultiple(of: 3) { $0.viewings = [Viewing()] }
                    if [4, 11].contains(id) { $0.watchlist = WatchlistEntry() }
                }
            })
        var random = RandomNumbers(seed: 7)
        for count in Array(0...12) + Array(repeating: 3, count: 40) {
            let ids = try catalog.unwatchedMovies(count, using: &random).map(\.number)
            #expect(ids.count == min(count, 10) && Set(ids).count == ids.count)
            #expect(Set(ids.prefix(2)).isSubset(of: [4, 11]))
            #expect(ids.allSatisfy { !$0.isMultiple(of: 3) && $0 <= 15 })
        }
        let pairs = try (0..<100).map { _ in try catalog.unwatchedMovies(4, using: &random).dropFirst(2) }
        let besideFive = Set(pairs.filter { $0.first?.number == 5 }.map(\.last))
        #expect(besideFive.count > 1, "each movie is picked at random")
    }
}
