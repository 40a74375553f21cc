import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Files with a movie in JSON a line")
struct MovieJSONLineTests {
    private func file(_ bytes: [UInt8]) throws -> (movies: [Movie], problems: [String]) {
        var file = try MovieFileReader(BytesInMemory(bytes), path: "films.jsonl", thisYear: 2026)
        var movies: [Movie] = []
        while let row = try file.next() { movies.append(row.movie) }
        return (movies, file.problems.lines)
    }

    @Test("any movies that a catalog can hold come back equal")
    func roundTrip() throws {
        let seed = RandomNumbers.seed
        var random = RandomMovies(seed: seed)
        let movies = (0..<200).map { _ in random.listed(id: 0) }
        let (read, problems) = try file(Array(movies.map(\.json).joined(separator: [UInt8(ascii: "\n")])))
        #expect(problems == [], "USHER_SEED=\(seed)")
        #expect(read == movies, "USHER_SEED=\(seed)")
    }

    @Test(
        "a line that can't be read is left out and told",
        arguments: [
            (#"{"year":1949}"#, "column 1: there is no title"),
            (#"{"title":"A","year":"x"}"#, "column 21: the year “x” is not a whole number"),
            (#"{"title":"A""#, "column 13: a comma or “}” is missing"),
        ])
    func faults(_ line: String, _ fault: String) throws {
        let (movies, problems) = try file(Array("{\"title\":\"B\"}\n\(line)\n{\"title\":\"C\"}".utf8))
        #expect(movies.map(\.title) == ["B", "C"])
        #expect(problems == ["films.jsonl, line 2, \(fault), so the row is skipped."])
    }

    @Test("the guards, list escapes and viewings of our own CSV are read from a movie file as well")
    func csv() throws {
        var movie = Movie(id: Movie.ID(0), title: "=A")
        movie.cast = ["Sammy Davis, Jr.", "B"]
        movie.viewings = [Viewing(on: Day("2024-01-05")), Viewing()]
        movie.note = " spaces "
        let (movies, problems) = try file(
            Array([Movie.csvHeader, movie.csv].joined(separator: [UInt8(ascii: "\n")])))
        #expect(problems == [])
        #expect(movies == [movie])
    }
}
