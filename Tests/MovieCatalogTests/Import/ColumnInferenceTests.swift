import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("What a column means, told from all of its values")
struct ColumnInferenceTests {
    /// Returns a list of movies with a column of these values.
    private func list(_ column: String, _ values: [String]) -> String {
        (["title,\(column)"] + values.enumerated().map { "Film \($0),\"\($1)\"" }).joined(separator: "\n")
    }

    private func read(_ column: String, _ values: [String]) throws -> MovieFileReading {
        try MovieFileReading(list(column, values))
    }

    @Test(
        "the scale of ratings is told from all of them, and said",
        arguments: [
            (["4", "3.5", "0", "5"], 5, [80, 70, 0, 100]), (["4", "10", "7.5"], 10, [40, 100, 75]),
            (["4", "6"], 10, [40, 60]),
            (["87", "100", "3", "52"], 100, [87, 100, 3, 52]), (["3.25", "4"], 5, [65, 80]),
            (["★★★½", "★★★★★", "½"], 10, [70, 100, 10]), (["★★☆☆", "****"], 10, [50, 80]),
            (["4/5", "8/10", "85%", "85/100"], 10, [80, 80, 85, 85]), (["8,5", "7"], 10, [85, 70]),
            (["4.5"], 5, [90]), (["8.3"], 10, [83]), (["5.0"], 5, [100]), (["6"], 10, [60]),
            (["21"], 100, [21]),
            (["8.3", "7.1", "8", "7"], 10, [83, 71, 80, 70]),
            ((1...20).map { "\($0)/20" }, 10, (1...20).map { $0 * 5 }),
            ((1...20).map { "\(Double($0) / 2)" }, 10, (1...20).map { $0 * 5 }),
            ((1...19).map { "\($0 * 5)" }, 100, (1...19).map { $0 * 5 }),
        ])
    func scales(_ values: [String], _ scale: Int, _ tenths: [Int]) throws {
        for column in ["Rating", "score", "Your Rating"] {
            let reading = try read(column, values)
            #expect(reading.movies.map(\.rating?.tenths) == tenths)
            #expect(reading.columns == ["“\(column)” → your rating, of \(scale)"])
            #expect(reading.problems == [])
        }
    }

    @Test(
        "what other programs write for nothing is nothing, but where it may be a title",
        arguments: ["N/A", "n/a", "NULL", "None", "nan", "-", "\\N", "#N/A"])
    func nothing(_ mark: String) throws {
        let reading = try MovieFileReading(
            "title,year,director,genre,tags,notes,rating,runtime\nHeat,\(mark),\(mark),\(mark),\(mark),\(mark),\(mark),\(mark)\n"
        )
        #expect(reading.movies == [Movie("Heat")])
        #expect(reading.problems == [])
        let titles = try MovieFileReading("title,year,tags\n\(mark),,a\n").movies.map(\.title)
        #expect(titles == (["None", "nan", "-"].contains(mark) ? [mark] : []))
        // The program's own files are taken literally.
        let own = try MovieFileReading(
            "title,rating,watched,watchlist,imdb_votes,letterboxd_uri,tags\nHeat,,,,,,\(mark)\n")
        #expect(own.movies.map(\.tags) == [[mark]])
    }

    @Test(
        "a day of the person's own that can't have been is told, and not taken",
        arguments: ["2131-01-01", "1900-01-01", "1/1/1900", "5/13/29", "31.12.2199"])
    func impossibleDay(_ day: String) throws {
        for column in ["watched", "Date Rated", "date added"] {
            let reading = try MovieFileReading("title,year,\(column)\nHeat,1995,\(day)\n")
            #expect(reading.movies.map(\.isWatched) == [false] && reading.movies.map(\.dayRated) == [nil])
            #expect(reading.movies.map(\.dayAdded) == [nil])
            #expect(
                reading.problems.count == 1 && reading.problems.first?.contains(day) == true,
                "\(reading.problems)")
        }
        // It may already be tomorrow in another time zone. A release date can be any day.
        let tomorrow = try #require(Day.today.before(days: -1))
        #expect(try MovieFileReading("title,watched\nHeat,\(tomorrow)\n").movies.map(\.isWatched) == [true])
        #expect(
            try MovieFileReading("title,released\nHeat,1900-01-02\n").movies.map(\.released?.year) == [1900])
    }

    @Test("a length above 1,000 minutes is one in seconds, and isn't taken")
    func seconds() throws {
        let reading = try read("Runtime", ["5400", "140", "1000", "1,140"])
        #expect(reading.movies.map(\.runtime) == [nil, 140, 1_000, nil])
        #expect(reading.problems.count == 2)
    }

    @Test("MovieLens' 4 of 5 are not 4 of 10")
    func stars() throws {
        let reading = try MovieFileReading("title,userRef,rating\nHeat,1,4\nAlien,1,4.5\n")
        #expect(reading.movies.map(\.rating?.description) == ["8", "9"])
    }

    @Test("“Your Rating” beats “Rating”, wherever it stands, and also where it is empty")
    func yours() throws {
        for header in ["title,Rating,Your Rating", "title,Rating,my rating"] {
            let reading = try MovieFileReading(header + "\nHeat,7.9,9\nAlien,8.5,\n")
            #expect(reading.movies.map(\.rating?.description) == ["9", nil])
            #expect(reading.ignoredColumns == ["Rating"])
        }
        let reading = try MovieFileReading("title,your rating,rating\nHeat,6,10\n")
        #expect(reading.movies.map(\.rating?.description) == ["6"])
    }

    @Test("the public's averages are not the person's ratings, though some of them are in halves")
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

    @Test("a column in which each number stands once is a ranking, from 20 rows on")
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

    @Test("certificates are taken for what they are, the numbers among them too")
    func certificates() throws {
        let reading = try read("Rating", ["PG-13", "R", "Not Rated", "18", "PG"])
        #expect(reading.movies.map(\.certificate) == ["PG-13", "R", "Not Rated", "18", "PG"])
        #expect(reading.movies.allSatisfy { $0.rating == nil })
        #expect(reading.columns == ["“Rating” → certificate"])
    }

    @Test(
        "what is no rating on any scale that is clear is left out, with the reason",
        arguments: [
            (["12", "15"], "its scale isn't clear: the highest is 15"),
            (["120", "15"], "its scale isn't clear: the highest is 120"),
            (["good", "bad", "7"], "2 of 3 values are not ratings (such as “good”)"),
            (["10", "9", "8", "11"], "its scale isn't clear: the highest is 11"),
            (["8.3", "7.1"], "most values have decimals, like public averages"),
            (["8.3", "7.1", "8"], "most values have decimals, like public averages"),
        ])
    func unclear(_ values: [String], _ reason: String) throws {
        let reading = try read("Rating", values)
        #expect(reading.movies.allSatisfy { $0.rating == nil })
        #expect(reading.problems == ["films.csv, column “Rating”: \(reason), so the column is ignored."])
    }

    @Test(
        "half of the values may be something else, and one in five may be above ten",
        arguments: [
            (["good", "bad", "7", "8"], [nil, nil, 70, 80]), (["PG", "R", "7", "8"], [nil, nil, 70, 80]),
            (["10", "9", "8", "7", "11"], [100, 90, 80, 70, nil]),
            (["10", "10", "10", "10", "11"], [100, 100, 100, 100, nil]),
        ] as [([String], [Int?])])
    func someOthers(_ values: [String], _ tenths: [Int?]) throws {
        let reading = try read("Rating", values)
        #expect(reading.movies.map(\.rating?.tenths) == tenths)
        #expect(reading.columns == ["“Rating” → your rating, of 10"])
        #expect(reading.problems.count == tenths.count { $0 == nil })
    }

    @Test("a column that is left out leaves those behind it as they are")
    func leftOut() throws {
        let reading = try MovieFileReading("title,Rating,runtime,tags\nHeat,12,170,a\nRan,15,162,b\n")
        #expect(reading.movies.map(\.runtime) == [170, 162] && reading.movies.map(\.tags) == [["a"], ["b"]])
    }

    @Test("three certificates of four are certificates, and a column without values is what its name says")
    func mostCertificates() throws {
        #expect(
            try read("Rating", ["PG", "R", "g", "8"]).movies.map(\.certificate) == ["PG", "R", "g", "8"])
        #expect(try read("Rating", ["", ""]).columns == ["“Rating” → your rating"])
    }

    @Test("a thousand and one ratings are more than any scale has", arguments: [1_001, 1_002])
    func manyRatings(count: Int) throws {
        let values = (0..<count).map { "\($0 / 100).\($0 / 10 % 10)\($0 % 10)" }
        let reading = try read("Your Rating", values + ["0.00", "10.00"])
        #expect(reading.columns == (count == 1_001 ? ["“Your Rating” → your rating, of 10"] : []))
        // Later values count too, however many there are.
        let averages = try read("Rating", values + [String](repeating: "5.55", count: 1_100))
        #expect(averages.problems.count == 1 && averages.problems[0].contains("like public averages"))
    }

    @Test("a name of one word among twenty names is one, and among nineteen may be two", arguments: [19, 20])
    func oneWord(count: Int) throws {
        let values = (0..<count).map { "First \($0)" } + ["Heat", "Coen, Joel"]
        let reading = try read("Director", values)
        #expect(reading.movies.last?.directors == (count == 20 ? ["Coen", "Joel"] : []))
        #expect(reading.problems.count == (count == 20 ? 0 : 1))
    }

    @Test("a value that doesn't fit here and there is named, and the others are kept")
    func few() throws {
        let reading = try read("Rating", (0..<60).map { $0 == 7 ? "soon" : "\($0 % 10 + 1)" })
        #expect(reading.movies.filter { $0.rating != nil }.count == 59)
        #expect(
            reading.problems == [
                "films.csv, line 9, Rating: “soon” is not 0 to 10 with at most one decimal, so the cell is left empty."
            ])
    }

    @Test("however many cells don't fit, the others of the column are taken")
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

    @Test("titles are never left out")
    func needed() throws {
        let long = String(repeating: "x", count: 1 << 16 + 1)
        #expect(try MovieFileReading("title\n\(long)\n\(long)\nHeat\n").movies == [Movie("Heat")])
    }

    @Test("an import takes what the preview says, and its plan says it")
    func imported() throws {
        let folder = try ImportFolder(["films.csv": list("Rating", ["4", "5", "3.5"])])
        let catalog = try Catalog(of: [])
        let (plan, report) = try catalog.take(folder.opened("films.csv"))
        #expect(plan.columns.map(\.description) == ["“Rating” → your rating, of 5"])
        #expect(report.columns == plan.columns)
        #expect(plan.added == 3 && report.added == 3)
        #expect(try catalog.movies().map(\.rating?.description) == ["8", "10", "7"])
        #expect(try catalog.take(folder.opened("films.csv")).plan.unchanged == 3)
    }

    @Test("what isn't called as its field is said; what is, or stands in an export that is known, is not")
    func said() throws {
        let reading = try MovieFileReading(
            "Film Name,Release Year,Length,Genre,Director,director,Watched,type,IMDb_ID,shelf\n"
                + "Heat,1995,170,Crime,Michael Mann,x,,movie,tt0113277,3\n")
        #expect(
            reading.columns == [
                "“Film Name” → title", "“Release Year” → year", "“Length” → runtime",
            ])
        #expect(reading.ignoredColumns == ["director", "shelf"])
        #expect(try MovieFileReading([Movie("Heat", 1995)].csv).columns == [])
        #expect(try MovieFileReading("title,year,notes,tag\nHeat,,a,b\n").columns == [])
        let imdb = "Const,Your Rating,Title,Title Type,Num Votes\ntt0000001,7,Heat,movie,3\n"
        #expect(try MovieFileReading(imdb).columns == [])
        #expect(
            try MovieFileReading(imdb, mapping: "Num Votes=note").columns == ["“Num Votes” → note"])
    }

    @Test("what movies writes keeps its ratings, whatever they are")
    func own() throws {
        let movies = (1...30).map { number in
            Movie("Film \(number)") { $0.rating = Rating(tenths: number % 9 * 5) }
        }
        #expect(try MovieFileReading(movies.csv).movies == movies)
    }

    @Test("what was rated was watched, and a 0 among whole numbers is no rating of an unseen film")
    func watched() throws {
        let reading = try MovieFileReading("title,Rating,watched\nHeat,8,\nRan,0,\nM,0,2020-01-02\n")
        #expect(reading.movies.map { $0.yourRating?.tenths } == [80, nil, 0])
        #expect(reading.movies.map(\.isWatched) == [true, false, true])
        #expect(
            reading.problems == [
                "films.csv: 1 rating of 0 ignored, as nothing shows that the movie was watched."
            ])
        #expect(try read("Rating", ["0", "3.5", "5"]).movies.map(\.rating?.tenths) == [0, 70, 100])
        let folder = try ImportFolder([
            "films.csv": "title,Rating,watched\nHeat,8,\nRan,0,\nM,5,2020-01-02\nSaw,,\n"
        ])
        #expect(try Catalog(of: []).preview(folder.opened("films.csv")).ratedAsWatched == 1)
        // In a file written by the program, the values are known to be viewings.
        try folder.write([Movie("Heat") { $0.rating = Rating(tenths: 80) }].csv, to: "own.csv")
        #expect(try Catalog(of: []).preview(folder.opened("own.csv")).ratedAsWatched == 0)
    }
}
