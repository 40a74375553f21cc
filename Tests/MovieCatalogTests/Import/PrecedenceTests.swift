import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Whose ratings and days count in an import")
struct PrecedenceTests {
    @Test(
        "what a file says otherwise is told, whatever the movies, and once it has won there is nothing left")
    func whatever() {
        for run in 0..<40 {
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
