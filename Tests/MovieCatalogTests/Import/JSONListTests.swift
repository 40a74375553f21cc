import Foundation
import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("JSON of other programs")
struct JSONListTests {
    private func read(_ bytes: some Sequence<UInt8>) throws -> MovieFileReading {
        try MovieFileReading(Array(bytes), named: "films.json")
    }

    @Test("JSON in UTF-16 or with carriage returns is read, and a guessed encoding is reported")
    func encodings() throws {
        let text = "[{\"name\":\"Amélie\"},\r{\"name\":\"Señor\"}]"
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let latin = text.unicodeScalars.map { UInt8($0.value) }
        let all: [(bytes: [UInt8], isGuess: Bool)] = [
            ([0xFF, 0xFE] + little, false), (big, true), (Array(text.utf8), false), (latin, true),
        ]
        for (bytes, isGuess) in all {
            let reading = try read(bytes)
            #expect(reading.movies.map(\.title) == ["Amélie", "Señor"])
            #expect(reading.problems.isEmpty == !isGuess)
        }
    }

    @Test("Random movies in the program's own JSON are read back equal from an array", arguments: 0..<20)
    func own(run: Int) throws {
        let seed = RandomNumbers.seed &+ UInt64(run)
        var random = RandomMovies(seed: seed)
        var movies = (0..<9).map { _ in random.any(id: 0) }.filter { $0.misfit == nil }
        movies.append(Movie("M") { $0.viewings = [Viewing()] })
        let list =
            Array("[".utf8) + movies.map(\.json).joined(separator: Array(",\n ".utf8)) + Array("]".utf8)
        let reading = try read(list)
        #expect(reading.kind == .json)
        #expect(reading.movies.map(\.json) == movies.map(\.json), "USHER_SEED=\(seed)")
    }

    @Test("At most a thousand unknown keys are listed", arguments: [1_000, 1_001])
    func manyKeys(count: Int) throws {
        let keys = (0..<count).map { "\"k\($0)\":1" }.joined(separator: ",")
        #expect(try read("{\"title\":\"Heat\",\(keys)}".utf8).ignoredColumns.count == 1_000)
    }

    @Test(
        "A list under a key is recognized if its first movie has at most 64 KiB", arguments: [65_536, 65_537])
    func longMovie(count: Int) throws {
        let movie = "{\"title\":\"M\",\"note\":\"" + String(repeating: "x", count: count - 23) + "\"}"
        #expect(movie.utf8.count == count)
        let text = "{\"movies\":[\(movie)]}"
        if count == 65_536 {
            #expect(try read(text.utf8).movies.map(\.title) == ["M"])
        } else {
            #expect(throws: CatalogError.self) { try read(text.utf8) }
        }
    }

    @Test("A truncated list under a key is refused with its line")
    func endsEarly() throws {
        let text = "{\n\"page\":1,\"movies\":[{\"title\":\"M\"}]}\n"
        #expect(throws: CatalogError.file(FilePosition(path: "films.json", row: 1), .endsEarly)) {
            try read(gzip(Array(text.utf8)).dropLast())
        }
    }
}
