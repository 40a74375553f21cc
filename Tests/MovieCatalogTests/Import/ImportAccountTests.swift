import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Rows of imports")
struct ImportAccountTests {
    /// Returns rows of films that are often the same or nearly the same.
    private static func rows(
        _ random: inout RandomNumbers, _ row: (String, String, Int) -> String
    ) -> [String] {
        let titles = ["Heat", "The Heat", "HEAT", "Saw", "Saw II", "Saw 2", "Face/Off", "Face-Off", ""]
        let years = ["1995", "1996", "2004", ""]
        return (0..<Int.random(in: 1...12, using: &random)).map { _ in
            row(
                titles.randomElement(using: &random) ?? "", years.randomElement(using: &random) ?? "",
                Int.random(in: 1...9, using: &random))
        }
    }

    private static func files(
        _ random: inout RandomNumbers
    ) -> [(name: String, header: String, rows: [String])] {
        [
            (
                "list.csv", "title,year,director,rating,type,tags",
                rows(&random) {
                    "\($0),\($1),\($2 < 6 ? "" : "Director \($2 % 2)"),\($2),\($2 == 3 ? "tv" : "movie"),t\($2)"
                }
            ),
            (
                "imdb.csv", "Const,Your Rating,Date Rated,Title,Title Type,Year",
                rows(&random) { "tt000000\($2),\($2),2018-04-1\($2),\($0),Movie,\($1)" }
            ),
            (
                "diary.csv", "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date",
                rows(&random) { "2023-01-02,\($0),\($1),https://boxd.it/x,4,,\"a\($2),b,t1\",2023-01-0\($2)" }
            ),
            (
                "watchlist.csv", "Date,Name,Year,Letterboxd URI",
                rows(&random) { "2023-01-0\($2),\($0),\($1),https://boxd.it/\($2)" }
            ),
            ("history.csv", "Title,Date", rows(&random) { title, _, day in "\(title),2020-10-0\(day)" }),
            ("broken.csv", "title,year,note", rows(&random) { $2 == 1 ? "\($0)" : "\($0),\($1),x" }),
        ]
    }

    @Test(
        "Each row of an import is counted once, and the order of the files doesn't matter",
        arguments: 0..<8)
    func everyRow(run: Int) throws {
        let seed = RandomNumbers.seed &+ UInt64(run)
        var random = RandomNumbers(seed: seed)
        let chosen = Self.files(&random).shuffled(using: &random).prefix(
            Int.random(in: 1...6, using: &random))
        let folder = try ImportFolder(
            Dictionary(
                uniqueKeysWithValues: chosen.map {
                    ($0.name, ([$0.header] + $0.rows).joined(separator: "\n") + "\n")
                }))
        let known = [Movie("Heat", 1995), Movie("Saw", 2004) { $0.imdbID = "tt0000001" }]
        var results: [[Movie]] = []
        for names in [chosen.map(\.name), chosen.map(\.name).reversed(), chosen.map(\.name).sorted()] {
            let catalog = try Catalog(of: known)
            let files = try ImportBatch(names.map { folder[$0] })
            let (plan, report) = try catalog.take(files)
            #expect(plan.hasSameResults(as: report), "USHER_SEED=\(seed)")
            let rows =
                report.movies + report.joined.count + report.passedOver.count + report.unused
                + report.problems.skippedRows
            #expect(rows == chosen.reduce(0) { $0 + $1.rows.count { !$0.isEmpty } }, "USHER_SEED=\(seed)")
            #expect(try catalog.movies().count == known.count + report.added, "USHER_SEED=\(seed)")
            results.append(try catalog.movies())
            // Importing again changes nothing, except that doubtful rows can become certain.
            if report.doubtful == 0 {
                #expect(try catalog.take(files).report.counts.isNothing, "USHER_SEED=\(seed)")
            }
            #expect(try catalog.integrityProblems() == [])
        }
        #expect(results[0] == results[1] && results[0] == results[2], "USHER_SEED=\(seed)")
    }

    @Test("An exported catalog is imported back equal, and again without a change", arguments: 0..<4)
    func thereAndBack(run: Int) throws {
        let seed = RandomNumbers.seed &+ UInt64(run)
        var random = RandomNumbers(seed: seed)
        let files = Self.files(&random)
        let folder = try ImportFolder(
            Dictionary(
                uniqueKeysWithValues: files.map {
                    ($0.name, ([$0.header] + $0.rows).joined(separator: "\n") + "\n")
                }))
        let catalog = try Catalog(of: [])
        for file in files { try catalog.take(folder.opened(file.name)) }
        let movies = try catalog.all()
        try folder.write(movies.jsonLines, to: "all.jsonl")
        try folder.write(movies.csv, to: "all.csv")
        for name in movies.isEmpty ? [] : ["all.jsonl", "all.csv"] {
            let copy = try Catalog(of: [])
            try copy.take(folder.opened(name))
            #expect(try copy.movies() == catalog.movies(), "USHER_SEED=\(seed)")
            #expect(try catalog.take(folder.opened(name)).report.counts.isNothing, "USHER_SEED=\(seed)")
        }
    }
}
