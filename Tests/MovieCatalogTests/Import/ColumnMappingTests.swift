import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Mapped columns")
struct ColumnMappingTests {
    private func read(_ column: String, _ values: [String], _ mapping: String) throws -> MovieFileReading {
        let rows = values.enumerated().map { "Film \($0),\($1)" }
        return try MovieFileReading((["title,\(column)"] + rows).joined(separator: "\n"), mapping: mapping)
    }

    @Test("A ranking is read as ratings if the user maps it to them")
    func rank() throws {
        let values = (1...30).map(String.init)
        #expect(try read("Rating", values, "Rating=rating/100").movies.last?.rating == Rating(tenths: 30))
        #expect(try read("Rating", values, "rating=").movies.allSatisfy { $0.rating == nil })
    }

    @Test(
        "Possible rating columns are those named so, except those mapped to something else",
        arguments: [
            ("title,Rating,Score", nil, ["Rating", "Score"]),
            ("title,Rating,Score", "Score=rating/100", ["Rating", "Score"]),
            ("title,Rating,Score", "Rating=", ["Rating", "Score"]),
            ("title,Rating,Score", "Rating=note", ["Score"]),
            ("title,Rating,Rating", nil, ["Rating"]), ("title,runtime", nil, []),
            ("title,runtime,x", "x=", ["x"]),
            ("Date,Name,Year,Letterboxd URI,Rating", nil, []),
            ("Date,Name,Year,Letterboxd URI,Rating", "Rating=", ["Rating"]),
        ] as [(String, String?, [String])])
    func ratingColumns(_ header: String, _ mapping: String?, _ names: [String]) throws {
        let file = try MovieFileReader(
            BytesInMemory(Array("\(header)\n".utf8)), path: "ratings.csv",
            options: ReadingOptions(mapping: try mapping.map { try ColumnMapping($0) } ?? ColumnMapping()))
        #expect(file.ratingColumns == names)
    }

    @Test("A scale from the user rounds ratings, and no scale leaves the column out")
    func givenScale() throws {
        #expect(try ColumnMapping("Score", asRatingsOf: 4) == ColumnMapping("Score=rating/4"))
        #expect(try ColumnMapping("Score", asRatingsOf: nil) == ColumnMapping("Score="))
        #expect(
            ColumnMapping("Score", asRatingsOf: 4).entries.first?.column?.form
                == .rating(RatingScale(highest: 4, isRounding: true)))
    }

    @Test("Questions about different files or columns are different")
    func sameQuestions() {
        let question = ImportQuestion(ratingsUpTo: 400, of: "Score", in: "x")
        #expect(question == ImportQuestion(ratingsUpTo: 400, of: "Score", in: "x"))
        #expect(question != ImportQuestion(ratingsUpTo: 400, of: "Score", in: "y"))
        #expect(question != ImportQuestion(ratingsUpTo: 400, of: "Mark", in: "x"))
        #expect(ImportQuestion(days: "1/2/20", of: "D", .released, in: "x").answers.isEmpty)
        let answers = ImportQuestion(days: "1/2/20", of: "D", .viewings, in: "x").answers
        #expect(answers.map(\.text) == ["1/2/20 is 2020-01-02", "1/2/20 is 2020-02-01"])
    }
}
