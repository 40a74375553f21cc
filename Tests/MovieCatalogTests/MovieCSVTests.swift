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

    @Test("a movie that has everything is written with every column and reads back equal")
    func everything() throws {
        var movie = Movie.withEverything
        movie.cast = ["Orson Welles", "Sammy Davis, Jr."]
        movie.tags = ["-vienna"]
        let expected = #"""
            title,original_title,year,release_date,runtime_min,genres,directors,writers,cast,languages,countries,mpaa,\#
            tomatometer,tomato_reviews,metacritic,imdb_rating,imdb_votes,box_office_usd,oscars,rating,date_rated,\#
            watched,watchlist,date_added,tags,note,imdb_id,tmdb_id,letterboxd_uri
            The Third Man,Der dritte Mann,1949,1949-01-01,93,"Thriller, Noir",Carol Reed,Graham Greene,\#
            "Orson Welles, Sammy Davis\, Jr.","English, German",United Kingdom,PG,99,80,97,8.1,187000,1229197,1,8.5,\#
            2024-01-06,"2024-01-05, yes, 2019-03 (8): With Anna\, again.",yes,2018-04-18,'-vienna,"The sewer.
            ""Harry""",tt0041959,1092,https://boxd.it/2b5i
            """#
        #expect(String(decoding: csv([movie]), as: UTF8.self) == expected)
        let table = try read(Array(expected.utf8))
        #expect(table.movies == [movie])
        #expect(table.problems.lines == [])
    }

    @Test("any movies that a list can hold come back equal, byte for byte")
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

    @Test(
        "all short cells of the characters that matter come back equal, and none is one that a spreadsheet runs"
    )
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
        // Splits like a program that uses semicolons as delimiters and doesn't know quotes.
        for cell in csv(movies).split(whereSeparator: { ";\n\r\t".utf8.contains($0) }) {
            let first = cell.first { !" \"".utf8.contains($0) }
            let isHarmless = first.map { !"=+-@".utf8.contains($0) } ?? true
            if !isHarmless { Issue.record("\(String(decoding: cell, as: UTF8.self))") }
        }
    }
}
