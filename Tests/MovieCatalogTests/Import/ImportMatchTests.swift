import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Matching of imported movies")
struct ImportMatchTests {
    private static func tmdb(_ title: String, _ year: Int?, _ id: Int) -> Movie {
        Movie(title, year) { $0.tmdbID = id }
    }

    private static func page(_ title: String, _ year: Int?, _ address: String) -> Movie {
        Movie(title, year) { $0.letterboxdURI = address }
    }

    @Test(
        "All doubts are counted, and the first thousand are listed",
        arguments: [1_000, 1_001])
    func manyDoubts(count: Int) throws {
        let folder = try ImportFolder([
            "films.csv": "title,year\n" + String(repeating: "Heat,\n", count: count)
        ])
        let report = try Catalog(of: [Movie("Heat", 1995)]).preview(folder.opened("films.csv"))
        #expect(report.doubtful == count)
        #expect(report.doubts.map(\.id.line) == Array(2...1_001))
    }

    @Test("Addresses without a scheme are compared like those with one")
    func addresses() {
        let film = Self.page("Heat", 1995, "boxd.it/a")
        #expect(film.contradicts(Self.page("Heat", 1995, "boxd.it/b")))
        #expect(!film.contradicts(Self.page("Heat", 1995, "letterboxd.com/film/heat")))
    }

    @Test("An import stopped between films changes nothing")
    func stopped() throws {
        let films = (0..<600).map { number in
            Movie("Film \(number)", 1995) { $0.imdbID = "tt\(1_000_000 + number)" }
        }
        let folder = try ImportFolder([
            "watched.csv": "Date,Name,Year,Letterboxd URI\n"
                + films.map { "2024-01-05,\($0.title),1995,\n" }.joined()
        ])
        do {
            let catalog = try Catalog(of: films)
            let before = try catalog.all()
            let files = try folder.opened("watched.csv")
            let plan = try catalog.preview(files)
            #expect(plan.changed == 600)
            var actions: [CatalogProgress.Activity] = []
            #expect(throws: CatalogError.stopped) {
                try catalog.importMovies(files, plan: plan) {
                    actions.append($0.action)
                    return $0.count < 256
                }
            }
            #expect(actions.last == .importing)
            #expect(try catalog.all() == before)
        }
    }

    @Test("Each movie of the catalog is matched once, in any order of the rows", arguments: [false, true])
    func once(isReversed: Bool) throws {
        let films = (1...130).map { Self.tmdb("Film \($0)", 1995, $0) }
        let folder = try ImportFolder()
        let again = [1, 2, 63, 64, 65, 127, 128, 129, 130].map { films[$0 - 1] }
        try folder.write(((isReversed ? films.reversed() : films) + again).jsonLines, to: "films.jsonl")
        let report = try Catalog(of: films).preview(folder.opened("films.jsonl"))
        #expect(report.counts == ImportCounts(unchanged: 130, doubtful: again.count))
    }

    @Test("At most a hundred candidates are listed, and those with the same title come first")
    func namesakes() throws {
        let other = Movie("Hitze", 1990) { $0.originalTitle = "Heat" }
        let folder = try ImportFolder(["films.csv": "title,year\nHeat,\n"])
        for count in [99, 101] {
            let catalog = try Catalog(of: [other] + (1...count).map { Movie("Heat", 1900 + $0) })
            let doubts = try catalog.preview(folder.opened("films.csv")).doubts
            #expect(doubts.map { $0.candidates.map(\.id.number) } == [Array(count == 99 ? 1...100 : 2...101)])
        }
    }

    @Test(
        "An id or title that a movie gets from one row doesn't affect how the next is matched",
        arguments: [
            (
                known: [
                    Movie("Heat", 1995) { ($0.tmdbID, $0.letterboxdURI) = (949, "boxd.it/a") },
                    tmdb("Heat", 1995, 949),
                ],
                rows: [
                    Movie("Heat", 1995) { ($0.imdbID, $0.letterboxdURI) = ("tt0000001", "boxd.it/a") },
                    Movie("Heat", 1995) { ($0.imdbID, $0.tmdbID) = ("tt0000001", 949) },
                ]
            ),
            (
                // A hundred movies have Heat as title or original title. An import compares no
                // more.
                known: [tmdb("Calor", 2015, 1), tmdb("Calor", 2025, 2)]
                    + (1901..<2000).map { Movie("Heat", $0) }
                    + [Movie("Hitze", 2005) { $0.originalTitle = "Heat" }],
                rows: [
                    Movie("Calor", 2015) { ($0.tmdbID, $0.originalTitle) = (1, "Heat") },
                    Movie("Calor", 2025) { ($0.tmdbID, $0.originalTitle) = (2, "Heat") },
                    Movie("Heat", 2005) { $0.runtime = 90 },
                ]
            ),
        ])
    func valuesOfEarlierRows(known: [Movie], rows: [Movie]) throws {
        let folder = try ImportFolder()
        try folder.write(rows.jsonLines, to: "films.jsonl")
        let (plan, report) = try Catalog(of: known).take(folder.opened("films.jsonl"))
        #expect(plan.counts == ImportCounts(changed: rows.count))
        #expect(report.counts == plan.counts)
    }

    @Test(
        "The user decides which movie a row means, that it's new, or that it's left out",
        arguments: [
            (ImportDoubt.Decision.movie(Movie.ID(2)), [nil, 170], ImportCounts(changed: 1)),
            (.new, [nil, 90, 170], ImportCounts(added: 1)), (.leftOut, [nil, 90], ImportCounts(doubtful: 1)),
            (.movie(Movie.ID(7)), [nil, 90], ImportCounts(doubtful: 1)),
        ])
    func decisions(_ decision: ImportDoubt.Decision, _ runtimes: [Int?], _ counts: ImportCounts) throws {
        let folder = try ImportFolder(["films.csv": "title,year,tags,runtime\nHeat,1995,x,170\n"])
        let known = [Movie("Heat", 1995), Movie("Heat", 1995) { $0.runtime = 90 }]
        let catalog = try Catalog(of: known)
        let files = try folder.opened("films.csv")
        let doubt = try #require(try catalog.preview(files).doubts.first)
        #expect(doubt.place == "\(folder["films.csv"]), line 2")
        #expect(
            "\(doubt)" == "\(doubt.place): “Heat” (1995) could be “Heat” (1995) or “Heat” (1995), "
                + "which the catalog has already, so it is skipped.")
        let (plan, report) = try catalog.take(files, [doubt.id: decision])
        #expect(plan.counts == counts && report.counts == counts)
        // A known runtime isn't replaced.
        let expected = decision == .movie(Movie.ID(2)) ? [nil, 90] : runtimes
        #expect(try catalog.movies().map(\.runtime) == expected)
        #expect(try catalog.movies()[1].tags == (decision == .movie(Movie.ID(2)) ? ["x"] : []))
    }

    @Test("Two rows decided to be one movie of the catalog change that movie")
    func decidedOnce() throws {
        let folder = try ImportFolder(["films.csv": "title,runtime\nHeat,170\nHeat,90\n"])
        let catalog = try Catalog(of: [Movie("Heat", 1995)])
        let files = try folder.opened("films.csv")
        let doubts = try catalog.preview(files).doubts
        try #require(doubts.count == 2)
        let (plan, report) = try catalog.take(
            files, [doubts[0].id: .movie(Movie.ID(1)), doubts[1].id: .movie(Movie.ID(1))])
        #expect(plan.counts == ImportCounts(changed: 1) && report.counts == plan.counts)
    }

    @Test("Similar films of one import are a doubt, and one film if the user says so")
    func doubtWithinFiles() throws {
        let folder = try ImportFolder([
            "a.csv": "Title,Year,Rating10\nAnora,2024,8\n", "b.csv": "Title,Year,Tags\nAnora,2025,x\n",
        ])
        for names in [["a.csv", "b.csv"], ["b.csv", "a.csv"]] {
            let catalog = try Catalog(of: [])
            let files = try ImportBatch(names.map { folder[$0] })
            let plan = try catalog.preview(files)
            #expect(plan.counts == ImportCounts(added: 1, doubtful: 1))
            let doubt = try #require(plan.doubts.first)
            #expect(doubt.candidates.map(\.year) == [2024] && doubt.isWithinFiles)
            let one = try Catalog(of: [])
            let report = try one.take(files, [doubt.id: .movie(doubt.candidates[0].id)]).report
            #expect(report.counts == ImportCounts(added: 1) && report.joined.count == 1)
            #expect(try one.movies().map(\.tags) == [["x"]])
            #expect(try catalog.take(files, [doubt.id: .new]).report.counts == ImportCounts(added: 2))
            #expect(try catalog.likelyDuplicates().count == 1)
        }
    }

    @Test("Rows with the title of 200 movies are doubtful, not new")
    func manyNamesakes() throws {
        let films = (0..<200).map { number in
            Movie("Heat", 1_900 + number % 100) { $0.imdbID = "tt\(1_000_000 + number)" }
        }
        let catalog = try Catalog(of: films)
        let rows = (0..<200).map { "Heat,\(1_900 + $0 % 100),tt\(2_000_000 + $0)\n" }.joined()
        let folder = try ImportFolder(["h.csv": "title,year,imdb\n\(rows)"])
        let report = try catalog.preview(folder.opened("h.csv"))
        #expect(report.doubtful == 200 && report.added == 0)
    }
}
