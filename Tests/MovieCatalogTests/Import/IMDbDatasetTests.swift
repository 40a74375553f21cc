import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Reading the data sets of IMDb")
struct IMDbDatasetTests {
    private let titles = """
        tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear\truntimeMinutes\tgenres
        tt0000009\tmovie\tMiss Jerry\tMiss Jerry\t0\t1894\t\\N\t45\tRomance
        tt0041959\tmovie\tThe Third Man\tThe 3rd Man\t0\t1949\t\\N\t93\tFilm-Noir,Mystery,Thriller
        tt0067023\ttvMovie\tDuel\tDuel\t0\t1971\t\\N\t90\tAction
        tt0903747\ttvSeries\tBreaking Bad\tBreaking Bad\t0\t2008\t2013\t45\tCrime
        tt0959621\ttvEpisode\tPilot\tPilot\t0\t2008\t\\N\t58\tCrime
        tt0000001\tshort\tCarmencita\tCarmencita\t0\t1894\t\\N\t1\tDocumentary,Short
        tt0068156\tmovie\t1776\t1776\t0\t1972\t\\N\t141\t\\N
        tt1234567\tmovie\t"Rocky" & "Bullwinkle\tA &amp; B\t1\t\\N\t\\N\t\\N\t\\N

        """

    @Test("public ratings are gone through without a step that sorts them, which nobody could stop")
    func unsorted() throws {
        let table = try JoinTable()
        let plan = try table.database.statement("EXPLAIN QUERY PLAN \(JoinTable.all)")
        #expect(try plan.step() && plan.text(3) == "SCAN supplement")
        #expect(try !plan.step())
    }

    @Test("movies for the cinema and for television are read, other types passed over and counted")
    func movies() throws {
        let reading = try MovieFileReading(titles, named: "title.basics.tsv")
        #expect(reading.kind == .imdbTitles)
        #expect(reading.problems == [] && reading.ignoredColumns == ["isAdult", "endYear"])
        #expect(reading.passedOver == 3)
        #expect(
            reading.movies == [
                Movie("Miss Jerry", 1894) { movie in
                    movie.imdbID = "tt0000009"
                    movie.runtime = 45
                    movie.genres = ["Romance"]
                },
                Movie("The Third Man", 1949) { movie in
                    movie.imdbID = "tt0041959"
                    movie.originalTitle = "The 3rd Man"
                    movie.runtime = 93
                    movie.genres = ["Film-Noir", "Mystery", "Thriller"]
                },
                Movie("Duel", 1971) { movie in
                    movie.imdbID = "tt0067023"
                    movie.runtime = 90
                    movie.genres = ["Action"]
                },
                Movie("1776", 1972) { movie in
                    movie.imdbID = "tt0068156"
                    movie.runtime = 141
                },
                Movie("\"Rocky\" & \"Bullwinkle") { movie in
                    movie.imdbID = "tt1234567"
                    movie.originalTitle = "A &amp; B"
                },
            ])
        #expect(reading.rows.map(\.line) == [2, 3, 4, 8, 9])
        #expect(reading.rows.map(\.key).first == 10_000_009)
    }

    @Test(
        "of two ratings of a movie the last one counts, as far as it says anything, as often as they are read"
    )
    func repeatedRatings() throws {
        let folder = try ImportFolder([
            "title.ratings.tsv": """
            tconst\taverageRating\tnumVotes
            tt0041959\t8.0\t190000
            tt0041959\t8.1\t\\N

            """
        ])
        let catalog = try Catalog(of: [Movie("The Third Man", 1949) { $0.imdbID = "tt0041959" }])
        let files = try folder.opened("title.ratings.tsv")
        let plans = try catalog.reading { () throws(CatalogError) in
            [try catalog.preview(files), try catalog.preview(files)]
        }
        #expect(plans.map(\.changed) == [1, 1])
        try catalog.take(files)
        let movie = try #require(try catalog.movies().first)
        #expect(movie.publicRating == 81 && movie.votes == 190_000)
    }

    @Test(
        "ratings complete the titles with their ids, in a new catalog and in one that has them",
        arguments: [false, true])
    func completed(isLarge: Bool) throws {
        let catalog = try Catalog(of: [])
        for (rating, counts) in [("8.1", [5, 0, 0]), ("8.1", [0, 0, 5]), ("8.2", [0, 1, 4])] {
            let folder = try ImportFolder([
                "title.basics.tsv": titles,
                "title.ratings.tsv": """
                tconst\taverageRating\tnumVotes
                tt0041959\t\(rating)\t9
                tt00041959\t1.0\t5
                tt0041958\t1.0\t5

                """,
            ])
            let files = try folder.opened("title.basics.tsv", "title.ratings.tsv")
            let (plan, report) = try catalog.take(files, withoutIndexes: isLarge)
            #expect([plan.added, plan.changed, plan.unchanged] == counts)
            #expect([report.added, report.changed, report.unchanged] == counts)
            let rated = try catalog.movies().filter { $0.publicRating != nil }
            #expect(rated.map(\.title) == ["The Third Man"])
            #expect(rated.map(\.publicRating) == [rating == "8.1" ? 81 : 82])
        }
    }

    @Test("so they do in whatever order titles and ratings stand, and where many have none")
    func anyOrder() throws {
        var random = RandomNumbers(seed: RandomNumbers.seed)
        for _ in 0..<20 {
            let numbers = (1...60).map { $0 * 7 }
            let rated = numbers.filter { _ in Bool.random(using: &random) }
            // Ratings of what is no movie stand between them.
            let others = (0..<60).map { $0 * 7 + 3 }.filter { _ in Bool.random(using: &random) }
            func lines(_ numbers: [Int], _ line: (Int) -> String) -> String {
                let isSorted = Bool.random(using: &random)
                return (isSorted ? numbers.sorted() : numbers.shuffled(using: &random))
                    .map { "tt\(1_000_000 + $0)\t\(line($0))\n" }.joined()
            }
            let folder = try ImportFolder([
                "title.basics.tsv": titles.prefix { $0 != "\n" } + "\n"
                    + lines(numbers) { "movie\tM\($0)\tM\($0)\t0\t1950\t\\N\t90\tDrama" },
                "title.ratings.tsv": "tconst\taverageRating\tnumVotes\n"
                    + lines(rated + others) { "5.\($0 % 10)\t\($0)" },
            ])
            let catalog = try Catalog(of: [])
            _ = try catalog.take(folder.opened("title.basics.tsv", "title.ratings.tsv"))
            let votes = try catalog.movies().map { ($0.title, $0.votes) }.sorted { $0.0 < $1.0 }
            let expected = numbers.map { ("M\($0)", rated.contains($0) ? $0 : nil) }.sorted { $0.0 < $1.0 }
            #expect(votes.elementsEqual(expected, by: ==), "seed \(RandomNumbers.seed)")
        }
    }

    @Test("ratings alone are taken in the order of the ids, for each movie that has one")
    func orderOfRatings() throws {
        let ids = ["tt0903747", "tt9999999", "tt9999999", "tt10000000"]
        let catalog = try Catalog(of: ids.reversed().map { id in Movie("M", 1949) { $0.imdbID = id } })
        let folder = try ImportFolder([
            "title.ratings.tsv": """
            tconst\taverageRating\tnumVotes
            tt0903747\t8.0\t1
            tt9999999\t8.0\t1
            tt10000000\t8.0\t1
            tt99999999\t8.0\t1

            """
        ])
        let (plan, report) = try catalog.take(folder.opened("title.ratings.tsv"))
        for report in [plan, report] {
            #expect(report.changed == 4 && report.unused == 1)
            #expect(report.gains.lines == ids.prefix(3).map { "M (1949): \($0)" })
        }
    }

    @Test("all types are read where that is asked for")
    func allTypes() throws {
        let reading = try MovieFileReading(titles, includesAllTypes: true)
        #expect(reading.rows.count == 8 && reading.passedOver == 0)
    }

    @Test("public ratings have the key of their movie, and no title")
    func ratings() throws {
        let reading = try MovieFileReading(
            "tconst\taverageRating\tnumVotes\ntt0000001\t5.7\t2193\ntt0041959\t8\t190000\nnm1\t9.0\t1\ntt0000002\t0.5\t\\N\n",
            named: "title.ratings.tsv")
        #expect(reading.kind == .imdbPublicRatings)
        #expect(
            reading.rows.map(\.key) == [10_000_001, 10_041_959, 10_000_002])
        #expect(reading.movies.map(\.publicRating) == [57, 80, nil])
        #expect(reading.movies.map(\.votes) == [2193, 190_000, nil])
        #expect(
            reading.problems == [
                "title.ratings.tsv, line 4, tconst: “nm1” is not an IMDb id such as tt0041959; the row is left out.",
                "title.ratings.tsv, line 5, averageRating: “0.5” is not 1 to 10 in tenths; the cell is left empty.",
            ])
    }

    @Test(
        "a data set without movies says what it holds",
        arguments: [
            (
                "titleId\tordering\ttitle\tregion\tlanguage\ttypes\tattributes\tisOriginalTitle",
                "the titles that movies have elsewhere"
            ),
            ("tconst\tordering\tnconst\tcategory\tjob\tcharacters", "the people of movies"),
            ("tconst\tdirectors\twriters", "the numbers of directors and writers"),
            ("tconst\tparentTconst\tseasonNumber\tepisodeNumber", "the episodes of series"),
            (
                "nconst\tprimaryName\tbirthYear\tdeathYear\tprimaryProfession\tknownForTitles",
                "the names of people"
            ),
        ])
    func withoutMovies(_ header: String, _ contents: String) {
        let error = #expect(throws: CatalogError.self) {
            try MovieFileReading(header + "\n", named: "x.tsv")
        }
        #expect(
            error?.description
                == "x.tsv holds \(contents), no movies; import title.basics.tsv and title.ratings.tsv.")
        #expect(error?.kind == .badData)
    }

    @Test("a file that ends in the middle of a row is refused")
    func endsInRow() {
        let error = #expect(throws: CatalogError.self) {
            try MovieFileReading(String(titles.dropLast(30)), named: "title.basics.tsv")
        }
        #expect(
            error?.description
                == "title.basics.tsv, line 9: the file ends here, before it should; download or copy it again."
        )
    }
}
