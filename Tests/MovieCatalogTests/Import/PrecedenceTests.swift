import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Whose ratings and days count in an import")
struct PrecedenceTests {
    struct Ratings: Sendable, CustomTestStringConvertible {
        let mine: String
        let theirs: String
        /// The result if the later value wins, and the message.
        let later: String
        let words: String?
        var testDescription: String { "\(mine) and \(theirs)" }

        init(_ mine: String, _ theirs: String, later: String, _ words: String?) {
            (self.mine, self.theirs, self.later, self.words) = (mine, theirs, later, words)
        }
    }

    /// Returns a movie with a rating and a day from `8 2024-05-01`, or with neither.
    private static func movie(_ rating: String) -> Movie {
        let parts = rating.split(separator: " ").map(String.init)
        return Movie("Alien", 1979) { movie in
            movie.rating = parts.first.flatMap(Rating.init)
            movie.dayRated = parts.dropFirst().first.flatMap(Day.init)
        }
    }

    @Test(
        "of two ratings the one of a later day counts, and the person's own where a day is missing",
        arguments: [
            Ratings("", "7", later: "7", nil), Ratings("8", "", later: "8", nil),
            Ratings("8 2024-05-01", "8", later: "8 2024-05-01", nil),
            Ratings("8", "8 2024-05-01", later: "8 2024-05-01", nil),
            Ratings("8", "7", later: "8", "your rating 8, not 7"),
            Ratings(
                "8", "7 2024-05-01", later: "8",
                "your rating 8, not 7 (rated on an unknown day, not 2024-05-01)"),
            Ratings(
                "8 2024-05-01", "7", later: "8 2024-05-01",
                "your rating 8, not 7 (rated 2024-05-01, not on an unknown day)"),
            Ratings(
                "8 2024-05-01", "7 2024-05-01", later: "8 2024-05-01",
                "your rating 8, not 7 (rated 2024-05-01)"),
            Ratings(
                "8 2024-05-01", "9.5 2025-01-02", later: "9.5 2025-01-02",
                "your rating 8 → 9.5 (rated 2024-05-01 → 2025-01-02)"),
            Ratings(
                "8 2024-05-01", "7 2024-04-30", later: "8 2024-05-01",
                "your rating 8, not 7 (rated 2024-05-01, not 2024-04-30)"),
            Ratings(
                "8 2024-05-01", "8 2025-01-02", later: "8 2025-01-02",
                "your rating 8 (rated 2024-05-01 → 2025-01-02)"),
        ])
    func ratings(_ ratings: Ratings) {
        let (mine, theirs) = (Self.movie(ratings.mine), Self.movie(ratings.theirs))
        var merged = mine
        #expect(merged.merge(theirs, .later).map(\.description) == [ratings.words].compactMap { $0 })
        #expect(merged == Self.movie(ratings.later))

        var kept = mine
        #expect(kept.merge(theirs, .mine).allSatisfy { !$0.isReplaced })
        if mine.rating != nil { #expect(kept.rating == mine.rating) }
        if ratings.words != nil { #expect(kept == mine) }

        var replaced = mine
        #expect(replaced.merge(theirs, .theirs).allSatisfy { $0.isReplaced })
        if ratings.words != nil { #expect(replaced == theirs) }
    }

    @Test("the day it was added and the rating of a viewing stay unless the file wins, and both are told")
    func daysAndViewings() {
        let mine = Movie("Alien") { movie in
            movie.dayAdded = Day("2024-05-01")
            movie.viewings = [
                Viewing(on: PartialDate("2024-01-05"), rating: Rating(tenths: 80), note: "Dark.")
            ]
        }
        let theirs = Movie("Alien") { movie in
            movie.dayAdded = Day("2025-01-01")
            movie.viewings = [
                Viewing(on: PartialDate("2024-01-05"), rating: Rating(tenths: 90), note: "Loud.")
            ]
        }
        for precedence in [Precedence.later, .mine] {
            var merged = mine
            #expect(
                merged.merge(theirs, precedence).map(\.description) == [
                    "added 1 May 2024, not 1 Jan 2025", "your rating of 5 Jan 2024: 8, not 9",
                ])
            #expect(merged.dayAdded == mine.dayAdded && merged.viewings[0].rating == mine.viewings[0].rating)
            #expect(merged.viewings.map(\.note) == ["Dark.\n\nLoud."])
        }
        var merged = mine
        #expect(
            merged.merge(theirs, .theirs).map(\.description) == [
                "added 1 May 2024 → 1 Jan 2025", "your rating of 5 Jan 2024: 8 → 9",
            ])
        #expect(merged.dayAdded == theirs.dayAdded && merged.viewings[0].rating == theirs.viewings[0].rating)
    }

    @Test(
        "what a file says otherwise is told, whatever the movies, and once it has won there is nothing left")
    func whatever() {
        for run in 0..<200 {
            let seed = RandomNumbers.seed &+ UInt64(run)
            var movies = RandomMovies(seed: seed)
            let (movie, other) = (movies.any(id: 1), movies.any(id: 2))
            for precedence in Precedence.allCases {
                var merged = movie
                let conflicts = merged.merge(other, precedence)
                let isSame =
                    (movie.rating == nil || merged.rating == movie.rating)
                    && (movie.dayAdded == nil || merged.dayAdded == movie.dayAdded)
                #expect(isSame || conflicts.contains { $0.isReplaced }, "USHER_SEED=\(seed)")
                let once = merged
                #expect(merged.merge(other, precedence).allSatisfy { !$0.isReplaced }, "USHER_SEED=\(seed)")
                #expect(merged == once, "USHER_SEED=\(seed)")
            }
        }
    }
}
