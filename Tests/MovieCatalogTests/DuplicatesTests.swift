import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Duplicates")
struct DuplicatesTests {
    @Test("A movie two years apart doesn't use up the comparisons that find a duplicate")
    func near() throws {
        let others = (0..<8).map { number in Movie("Heat", 1995) { $0.imdbID = "tt\(1_000_000 + number)" } }
        let twins = [Movie("Heat", 1997), Movie("Heat", 1997)]
        #expect(
            try Catalog(of: others + twins).likelyDuplicates() == [
                MoviePair(older: Movie.ID(9), newer: Movie.ID(10))
            ])
        let unknown = [Movie("Saw"), Movie("Saw")]
        #expect(try Catalog(of: others + unknown).likelyDuplicates().map(\.newer) == [Movie.ID(10)])
    }

    @Test("A movie is compared with eight earlier ones of its title, not with hundreds")
    func many() throws {
        let movies = (0..<300).map { number in
            Movie("Heat", 1995) { $0.imdbID = "tt\(1_000_000 + number)" }
        }
        #expect(try Catalog(of: movies).likelyDuplicates() == [])
        // A movie is compared with eight earlier ones, but not with a ninth.
        for (count, isFound) in [(7, true), (8, false)] {
            let films = movies[..<count] + [Movie("Heat", 1995), movies[count]]
            let pair = MoviePair(older: Movie.ID(count + 1), newer: Movie.ID(count + 2))
            #expect(try Catalog(of: Array(films)).likelyDuplicates().contains(pair) == isFound)
        }
    }

    @Test("Merging fills in the older movie from the newer one, in one step to undo and redo")
    func merged() throws {
        let older = Movie("Heat", 1995) {
            ($0.runtime, $0.rating, $0.tags) = (170, Rating(tenths: 70), ["crime"])
            $0.viewings = [Viewing(on: Day("2024-01-05") ?? .today)]
        }
        let newer = Movie("Heat") {
            ($0.runtime, $0.directors, $0.tags, $0.note) = (90, ["Michael Mann"], ["Crime", "LA"], "Again")
            $0.genres = ["Thriller"]
            $0.viewings = [Viewing(on: Day("2025-02-06") ?? .today)]
        }
        let catalog = try Catalog(of: [older, Movie("Alien", 1979), newer])
        let before = try catalog.all()
        let pair = try #require(try catalog.likelyDuplicates().first)
        let comparison = try #require(try catalog.movies(of: pair))
        #expect(comparison.older == before[0] && comparison.newer == before[2])
        #expect(try catalog.merge(pair))
        let after = try catalog.all()
        #expect(after == [comparison.merged, before[1]])
        #expect(after[0].runtime == 170 && after[0].directors == ["Michael Mann"])
        #expect(after[0].rating == Rating(tenths: 70) && after[0].viewings.count == 2)
        let lost = MovieField.allCases.filter { !$0.isKept(of: before[2], in: after[0]) }
        #expect(
            lost == [.runtime] && MovieField.allCases.allSatisfy { $0.isKept(of: before[0], in: after[0]) })
        #expect(after[0].tags == ["crime", "LA"] && after[0].note == "Again")
        #expect(try catalog.count(of: MovieQuery()) == .exactly(2) && catalog.integrityProblems() == [])
        #expect(try !catalog.merge(pair) && catalog.movies(of: pair) == nil)
        #expect(try catalog.undo()?.name == "merging “Heat” and “Heat”")
        #expect(try catalog.all() == before && catalog.integrityProblems() == [])
        #expect(try catalog.steps.undoable == nil)
        try catalog.redo()
        #expect(try catalog.all() == after && catalog.integrityProblems() == [])
    }

    @Test(
        "Merging keeps the rating of the later day, or the older movie's if a day is missing",
        arguments: [("2024-05-01", "2025-01-02", 9), ("2025-01-02", "2024-05-01", 8), ("2024-05-01", nil, 8)])
    func ratings(olderDay: String, newerDay: String?, stars: Int) throws {
        let older = Movie("Heat", 1995) {
            ($0.rating, $0.dayRated) = (Rating(tenths: 80), Day(olderDay))
        }
        let newer = Movie("Heat", 1995) {
            ($0.rating, $0.dayRated) = (Rating(tenths: 90), newerDay.flatMap { Day($0) })
        }
        let catalog = try Catalog(of: [older, newer])
        try catalog.merge(try #require(try catalog.likelyDuplicates().first))
        #expect(try catalog.all().map(\.rating) == [Rating(tenths: stars * 10)])
    }
}
