import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("What a person says that columns mean")
struct ColumnMappingTests {
    /// A list of movies with a column of these values.
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
            // Most are tenths, as the public's averages are.
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
