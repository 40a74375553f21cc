import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Movies as lines of CSV")
struct MovieCSVTests {
    private func csv(_ movies: [Movie]) -> [UInt8] {
        Array(([Movie.csvHeader] + movies.map(\.csv)).joined(separator: [UInt8(ascii: "\n")]))
    }

    private func read(_ bytes: [UInt8]) throws -> (movies: [Movie], problems: ImportProblems) {
        var file = try MovieFileReader(BytesInMemory(bytes), path: "films.csv", thisYear: 2026)
        let movies = try file.movies()
        return (movies, file.problems)
    }

    @Test("Random movies are read back equal from CSV, byte for byte")
    func roundTrip() throws {
        let seed = RandomNumbers.seed
        var random = RandomMovies(seed: seed)
        for round in 0..<20 {
            let movies = (0..<25).map { random.listed(id: $0 + 1) }
            let table = try read(csv(movies))
            try #require(table.problems.lines == [], "USHER_SEED=\(seed), round \(round)")
            try #require(table.movies.count == movies.count, "USHER_SEED=\(seed), round \(round)")
            for (read, movie) in zip(table.movies, movies) {
                let context: Comment = "USHER_SEED=\(seed), \(String(decoding: movie.csv, as: UTF8.self))"
                try #require(read == movie, context)
                try #require(read.json == movie.json, context)
            }
        }
    }

    @Test("Short cells of special characters are read back equal, and a spreadsheet runs none")
    func shortCells() throws {
        let letters = ["'", "=", " ", "A", "\t", "\"", ",", "\\", ";"]
        var titles = [""]
        for _ in 0..<4 { titles = [""] + titles.flatMap { title in letters.map { title + $0 } } }
        let movies = titles.filter { !$0.allSatisfy(\.isWhitespace) }.map { title in
            var movie = Movie(id: Movie.ID(0), title: title)
            movie.tags = [title, title]
            return movie
        }
        #expect(movies.count > 4000)
        let read = try read(csv(movies)).movies
        #expect(read.map(\.title) == movies.map(\.title))
        #expect(read.map(\.tags) == movies.map(\.tags))
        var reader = CSVReader(BytesInMemory(csv(movies)), path: "films.csv")
        var record = CSVReader.Record()
        while try reader.read(into: &record) {
            for cell in 0..<record.count {
                let isHarmless = record[cell].first.map { !"=+-@\t\r\n ".utf8.contains($0) } ?? true
                if !isHarmless { Issue.record("line \(record.line), cell \(cell)") }
            }
        }
        // Splits like a program that cuts at semicolons and tabs, and ignores quotes.
        for cell in csv(movies).split(whereSeparator: { ";\n\r\t".utf8.contains($0) }) {
            let first = cell.first { !" \"".utf8.contains($0) }
            let isHarmless = first.map { !"=+-@".utf8.contains($0) } ?? true
            if !isHarmless { Issue.record("\(String(decoding: cell, as: UTF8.self))") }
        }
    }
}
