import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Merging of movies")
struct MovieMergeTests {
    @Test(
        "Among up to a hundred viewings of one day, the one with the same rating is matched",
        arguments: [99, 100])
    func manyOnOneDay(place: Int) {
        func viewing(_ tenths: Int, _ note: String? = nil) -> Viewing {
            Viewing(on: PartialDate("2024-01-05"), rating: Rating(tenths: tenths), note: note)
        }
        var known = Movie("Heat") { $0.viewings = (0...place).map { viewing($0 == place ? 80 : 70) } }
        known.merge(Movie("Heat") { $0.viewings = [viewing(80, "Again.")] })
        #expect(known.viewings.firstIndex { $0.note != nil } == (place == 99 ? 99 : 0))
        #expect(known.viewings.count == place + 1)
    }

    @Test("Merging the same movie again changes nothing", arguments: 0..<40)
    func idempotence(run: Int) {
        let seed = RandomNumbers.seed &+ UInt64(run)
        var movies = RandomMovies(seed: seed)
        let (movie, other) = (movies.any(id: 1), movies.any(id: 2))
        let merged = movie.merging(other)
        #expect(merged.merging(other) == merged, "USHER_SEED=\(seed)")
        #expect(movie.merging(movie) == movie, "USHER_SEED=\(seed)")
        #expect(merged.id == movie.id)
    }
}
