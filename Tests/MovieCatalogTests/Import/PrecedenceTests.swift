import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Precedence in imports")
struct PrecedenceTests {
    @Test("Each replaced rating or day is reported, and importing again replaces nothing")
    func anyMovies() {
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
