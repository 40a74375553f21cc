import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Inference of columns")
struct ColumnInferenceTests {
    private func list(_ column: String, _ values: [String]) -> String {
        (["title,\(column)"] + values.enumerated().map { "Film \($0),\"\($1)\"" }).joined(separator: "\n")
    }

    private func read(_ column: String, _ values: [String]) throws -> MovieFileReading {
        try MovieFileReading(list(column, values))
    }

    @Test("A column of averages with decimals isn't taken for the user's ratings")
    func averages() throws {
        let values = (0..<1000).map { $0 % 5 == 0 ? "8.5" : "8.\($0 % 5)" }
        let reading = try read("Rating", values)
        #expect(reading.movies.allSatisfy { $0.rating == nil })
        #expect(
            reading.problems == [
                "films.csv, column “Rating”: most values have decimals, like public averages, "
                    + "so the column is ignored."
            ])
        #expect(reading.columns == [])
    }

    @Test("A rating column of 20 or more rows, each with another number, is ignored as a ranking")
    func ranks() throws {
        for count in [20, 250] {
            let reading = try read("Rating", (0..<count).map(String.init))
            #expect(reading.movies.allSatisfy { $0.rating == nil })
            #expect(
                reading.problems == [
                    "films.csv, column “Rating”: each number appears once, as in a ranking, so the column is ignored."
                ])
        }
        #expect(try read("Rating", (1...10).map(String.init)).movies.last?.rating == Rating(tenths: 100))
        #expect(try read("My Rating", (41...90).map(String.init)).movies.last?.rating == Rating(tenths: 90))
    }

    @Test("A column of more than 1,001 different ratings isn't taken for ratings", arguments: [1_001, 1_002])
    func manyRatings(count: Int) throws {
        let values = (0..<count).map { "\($0 / 100).\($0 / 10 % 10)\($0 % 10)" }
        let reading = try read("Your Rating", values + ["0.00", "10.00"])
        #expect(reading.columns == (count == 1_001 ? ["“Your Rating” → your rating, of 10"] : []))
        // Values after the first thousand count, too.
        let averages = try read("Rating", values + [String](repeating: "5.55", count: 1_100))
        #expect(averages.problems.count == 1 && averages.problems[0].contains("like public averages"))
    }

    @Test(
        "“Coen, Joel” is two names in a column of 20 full names, and doubtful in one of 19",
        arguments: [19, 20])
    func oneWord(count: Int) throws {
        let values = (0..<count).map { "First \($0)" } + ["Heat", "Coen, Joel"]
        let reading = try read("Director", values)
        #expect(reading.movies.last?.directors == (count == 20 ? ["Coen", "Joel"] : []))
        #expect(reading.problems.count == (count == 20 ? 0 : 1))
    }

    @Test("A single value that doesn't fit is reported, and the others are kept")
    func few() throws {
        let reading = try read("Rating", (0..<60).map { $0 == 7 ? "soon" : "\($0 % 10 + 1)" })
        #expect(reading.movies.filter { $0.rating != nil }.count == 59)
        #expect(
            reading.problems == [
                "films.csv, line 9, Rating: “soon” is not 0 to 10 with at most one decimal, so the cell is left empty."
            ])
    }

    @Test("However many cells of a column don't fit, the others are read")
    func many() throws {
        let years = { (misfits: Int, count: Int) in (0..<count).map { $0 < misfits ? "soon" : "1950" } }
        let left = try read("year", years(3, 40) + ["", "", ""])
        #expect(left.movies.filter { $0.year == 1950 }.count == 37 && left.movies.count == 43)
        #expect(
            left.problems
                == (2...4).map {
                    "films.csv, line \($0), year: “soon” is not a whole number from 1874 to 2036, so the cell is left empty."
                })
        let kept = try read("year", years(2, 40))
        #expect(kept.movies.filter { $0.year == 1950 }.count == 38)
        #expect(kept.problems.count == 2)
        #expect(try read("year", years(1, 2)).movies.map(\.year) == [nil, 1950])
    }

    @Test("The column of titles is read even if most of its titles are too long")
    func needed() throws {
        let long = String(repeating: "x", count: 1 << 16 + 1)
        #expect(try MovieFileReading("title\n\(long)\n\(long)\nHeat\n").movies == [Movie("Heat")])
    }

    @Test("A list that the program exported keeps its ratings, whatever they are")
    func own() throws {
        let movies = (1...30).map { number in
            Movie("Film \(number)") { $0.rating = Rating(tenths: number % 9 * 5) }
        }
        #expect(try MovieFileReading(movies.csv).movies == movies)
    }
}
