import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("What a person says that columns mean")
struct ColumnMappingTests {
    /// Reads a list of movies with a column of these values.
    private func read(_ column: String, _ values: [String], _ mapping: String) throws -> MovieFileReading {
        let rows = values.enumerated().map { "Film \($0),\($1)" }
        return try MovieFileReading((["title,\(column)"] + rows).joined(separator: "\n"), mapping: mapping)
    }

    @Test(
        "goes before what their values say: a scale, whose ratings they are, what is none",
        arguments: [
            (["4", "2", "1"], "Rating=rating/10", [40, 20, 10]),
            (["4", "2", "1"], "Rating=rating/100", [4, 2, 1]),
            (["12", "15"], "Rating=rating/20", [60, 75]),
            // Most of them have decimals, like the public's averages.
            (["8.3", "7.1", "6.9", "7"], "Rating=rating/10", [83, 71, 69, 70]),
            (["3.5", "4", "0.5"], "Rating=rating/4", [88, 100, 13]),
            (["4", "5", "3.5"], "Rating=rating", [80, 100, 70]),
            (["8/10", "85%", "★★★★"], "Rating=rating/5", [80, 85, 80]),
        ])
    func scales(_ values: [String], _ mapping: String, _ tenths: [Int]) throws {
        let reading = try read("Rating", values, mapping)
        #expect(reading.movies.map(\.rating?.tenths) == tenths)
        #expect(reading.problems == [])
    }

    @Test("a rank from 1 to 30 that a person says is their rating is one")
    func rank() throws {
        let values = (1...30).map(String.init)
        #expect(try read("Rating", values, "Rating=rating/100").movies.last?.rating == Rating(tenths: 30))
        #expect(try read("Rating", values, "rating=").movies.allSatisfy { $0.rating == nil })
    }

    @Test("a column is named in any case, with or without spaces and punctuation; a field too")
    func names() throws {
        for mapping in [
            "My Mark=rating/5", "my_mark = Rating / 5", "MYMARK=RATING/5", " my-mark =rating/ 5 ",
        ] {
            #expect(try read("My Mark", ["4"], mapping).movies.map(\.rating?.tenths) == [80])
        }
        let reading = try MovieFileReading(
            "Titel,Jahr,Memo,memo,★\nHeat,1995,a,b,3\n",
            mapping: "titel=title,JAHR=year,memo=notes,★=rating/5")
        #expect(
            reading.movies == [
                Movie("Heat", 1995) {
                    ($0.note, $0.viewings) = ("b", [Viewing()])
                    $0.rating = Rating(tenths: 60)
                }
            ])
        #expect(reading.ignoredColumns == ["Memo"])
    }

    @Test("the one column of a field is the one that the person names, wherever it stands")
    func beats() throws {
        for header in ["title,Your Rating,Score", "title,Rating,Score"] {
            let reading = try MovieFileReading(header + "\nHeat,3,90\n", mapping: "Score=rating/100")
            #expect(reading.movies.map(\.rating?.description) == ["9"])
            #expect(reading.columns == ["“Score” → your rating, of 100"])
            #expect(reading.ignoredColumns.count == 1)
        }
    }

    @Test("what is left out leaves its field to the next column that could be it")
    func leftOut() throws {
        let text = "title,Your Rating,Rating\nHeat,3,4\nAlien,2,5\n"
        let reading = try MovieFileReading(text, mapping: "Your Rating=")
        #expect(reading.movies.map(\.rating?.description) == ["8", "10"])
        #expect(reading.columns == ["“Rating” → your rating, of 5", "“Your Rating” → ignored"])
        #expect(reading.problems == [] && reading.ignoredColumns == [])
    }

    @Test("exports of other programs, and of movies itself, can be read otherwise too")
    func exports() throws {
        let letterboxd = try MovieFileReading(
            "Date,Name,Year,Letterboxd URI,Rating\n2024-05-01,Heat,1995,https://boxd.it/2a,4\n",
            named: "ratings.csv", mapping: "Date=watched,Rating=")
        #expect(letterboxd.kind == .letterboxdRatings)
        #expect(letterboxd.movies.map(\.rating) == [nil])
        #expect(letterboxd.movies.map { $0.viewings.map(\.date?.description) } == [["2024-05-01"]])
        let own = [Movie("Heat", 1995) { ($0.rating, $0.note) = (Rating(tenths: 85), "mine") }]
        let reading = try MovieFileReading(own.csv, mapping: "rating=")
        #expect(reading.movies == [Movie("Heat", 1995) { $0.note = "mine" }])
    }

    @Test("values that don't fit what the person says are left out one by one, and the others are taken")
    func misfits() throws {
        let reading = try read("Rating", ["87", "64", "3"], "Rating=rating/5")
        #expect(reading.movies.map(\.rating?.description) == [nil, nil, "6"])
        #expect(
            reading.problems
                == [87, 64].enumerated().map {
                    "films.csv, line \($0 + 2), Rating: \($1) is not a rating from 0 to 5, so the cell is left empty."
                })
    }

    @Test("an import goes by it, in the file that has the column")
    func imported() throws {
        let folder = try ImportFolder([
            "films.csv": "title,Rating,Memo\nHeat,50,good\nAlien,100,\n",
            "ratings.csv": "Const,Your Rating,Title,Year\ntt0000001,7,Heat,1995\n",
            "list.csv": "Const,Title,Year,Description\ntt0000001,Heat,1995,long\n",
        ])
        let catalog = try Catalog(of: [])
        let report = try catalog.take(folder.opened("films.csv", mapping: "Rating=rating/100,Memo=note"))
            .report
        #expect(report.columns.map(\.description) == ["“Rating” → your rating, of 100", "“Memo” → note"])
        #expect(try catalog.movies().map(\.rating?.description) == ["5", "10"])
        #expect(try catalog.movies().map(\.note) == ["good", nil])
        let entries = try Catalog(of: [])
        try entries.take(folder.opened("ratings.csv", "list.csv", mapping: "Description="))
        #expect(try entries.movies().map(\.note) == [nil])
        #expect(try entries.movies().map(\.rating?.description) == ["7"])
    }

    @Test(
        "what can't be meant is refused with what can be",
        arguments: [
            (
                "Rating",
                "“Rating” doesn't name a column and a field. Write COLUMN=FIELD, with commas between several, "
                    + "or COLUMN= to ignore one."
            ),
            (
                "Rating=rating,",
                "“” doesn't name a column and a field. Write COLUMN=FIELD, with commas between several, "
                    + "or COLUMN= to ignore one."
            ),
            (
                "=rating",
                "“=rating” doesn't name a column and a field. Write COLUMN=FIELD, with commas between several, "
                    + "or COLUMN= to ignore one."
            ),
            (
                "Rating=stars",
                "There is no field “stars”. Use one of title, original_title, year, release_date, runtime_min, genres, "
                    + "directors, writers, cast, languages, countries, mpaa, tomatometer, tomato_reviews, metacritic, imdb_rating, "
                    + "imdb_votes, box_office_usd, oscars, rating, date_rated, watched, watchlist, date_added, tags, note, "
                    + "imdb_id, tmdb_id, letterboxd_uri."
            ),
            (
                "Rating=year/10",
                "“year/10” has a scale, which only ratings have. Write year, or rating/100."
            ),
            (
                "Rating=rating/0",
                "0 is not a scale of ratings. Write the highest rating, from 1 to 1000: rating/5, rating/10, rating/100."
            ),
            (
                "Rating=rating/",
                "“” is not a scale of ratings. Write the highest rating, from 1 to 1000: rating/5, rating/10, rating/100."
            ),
            (
                "Rating=rating/5/6",
                "“5/6” is not a scale of ratings. Write the highest rating, from 1 to 1000: rating/5, rating/10, rating/100."
            ),
            (
                "Mark=rating",
                "There is no column “Mark” whose meaning can be chosen: FILE has “title”, “Rating”, “Score”."
            ),
            (
                "Rating=rating,score=rating/100",
                "The columns “Rating” and “Score” of FILE can't both be rating. Ignore one of them."
            ),
            (
                "Rating=rating,RATING=",
                "The column “Rating” of FILE can mean only one thing. Name it once."
            ),
        ])
    func refused(_ mapping: String, _ message: String) throws {
        let folder = try ImportFolder(["films.csv": "title,Rating,Score\nHeat,3,90\n"])
        let error = #expect(throws: CatalogError.self) { try folder.opened("films.csv", mapping: mapping) }
        #expect(error?.kind == .wrongUsage)
        #expect(error?.description == message.replacing("FILE", with: folder["films.csv"]))
    }

    @Test(
        "a later mapping takes the place of those of its column and of its field",
        arguments: [
            ("Rating=rating/10,Memo=note", "rating=rating/5", "Memo=note,rating=rating/5"),
            ("Rating=rating/10,Memo=note", "Score=rating", "Memo=note,Score=rating"),
            ("Rating=rating/10,Memo=note", "Memo=", "Rating=rating/10,Memo="),
            ("A=,B=note", "C=", "A=,B=note,C="),
            ("A=note", "B=tags", "A=note,B=tags"), ("A=,B=", "a=note", "B=,a=note"),
        ])
    func later(_ first: String, _ then: String, _ both: String) throws {
        var mapping = try ColumnMapping(first)
        mapping.add(try ColumnMapping(then))
        #expect(try mapping == ColumnMapping(both))
    }

    @Test(
        "the columns that could be one's ratings are those that are called so, unless a person says what they are",
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

    @Test("a scale that is said rounds ratings, and none leaves the column out")
    func saidScale() throws {
        #expect(try ColumnMapping("Score", asRatingsOf: 4) == ColumnMapping("Score=rating/4"))
        #expect(try ColumnMapping("Score", asRatingsOf: nil) == ColumnMapping("Score="))
        #expect(
            ColumnMapping("Score", asRatingsOf: 4).entries.first?.column?.form
                == .rating(RatingScale(highest: 4, isRounding: true)))
    }

    @Test(
        "the name of a column stands in a mapping as it is, or without signs that mean something there",
        arguments: [
            ("Rating", "Rating"), ("Rating 10", "Rating 10"), ("my_mark-x", "my_mark-x"), ("Größe", "Größe"),
            ("Rating (1-10)", "rating110"), ("a=b", "ab"), ("a,b", "ab"), ("★", "★"),
        ])
    func plainNames(_ name: String, _ plain: String) {
        #expect(ColumnMapping.name(name) == plain)
    }

    @Test(
        "a question about a scale names three that hold the highest rating, and leaving the column out",
        arguments: [
            (400, ["4", "5", "10", ""]), (401, ["5", "10", "20", ""]), (500, ["5", "10", "20", ""]),
            (501, ["10", "20", "100", ""]), (1_000, ["10", "20", "100", ""]), (1_001, ["20", "100", ""]),
            (2_000, ["20", "100", ""]), (2_001, ["100", ""]), (10_000, ["100", ""]), (10_001, [""]),
        ])
    func scaleQuestions(_ hundredths: Int, _ scales: [String]) {
        let question = ImportQuestion(ratingsUpTo: hundredths, of: "Score", in: "x")
        #expect(question.answers.map(\.example) == scales)
        #expect(
            question.answers.map(\.answer)
                == scales.map { .columns("Score=" + ($0.isEmpty ? "" : "rating/\($0)")) })
    }

    @Test("a question is another one in another file, or about another column")
    func sameQuestions() {
        let question = ImportQuestion(ratingsUpTo: 400, of: "Score", in: "x")
        #expect(question == ImportQuestion(ratingsUpTo: 400, of: "Score", in: "x"))
        #expect(question != ImportQuestion(ratingsUpTo: 400, of: "Score", in: "y"))
        #expect(question != ImportQuestion(ratingsUpTo: 400, of: "Mark", in: "x"))
        #expect(ImportQuestion(days: "1/2/20", of: "D", .released, in: "x").answers.isEmpty)
        let answers = ImportQuestion(days: "1/2/20", of: "D", .viewings, in: "x").answers
        #expect(answers.map(\.example) == ["2020-01-02", "2020-02-01"])
    }

    @Test("files whose columns are always the same have none to choose, and neither has JSON")
    func fixed() throws {
        let folder = try ImportFolder([
            "films.jsonl": "{\"title\": \"Heat\"}\n"
        ])
        for (file, column) in [("films.jsonl", "title")] {
            let error = #expect(throws: CatalogError.self) {
                try folder.opened(file, mapping: "\(column)=note")
            }
            #expect(
                error?.description
                    == "There is no column “\(column)” whose meaning can be chosen: \(folder[file]) has none."
            )
        }
    }

    @Test("without a title there are no movies")
    func title() {
        for text in [
            "title\nHeat\n", "Const,Title,Your Rating\ntt0000001,Heat,7\n", "type,year\nmovie,1995\n",
        ] {
            let error = #expect(throws: CatalogError.self) {
                try MovieFileReading(text, mapping: text.hasPrefix("type") ? nil : "title=")
            }
            #expect(error?.kind == .badData)
            #expect(error?.description.contains("there is no title column") == true)
        }
    }
}
