import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Which movie of the catalog a movie of a file is")
struct ImportMatchTests {
    enum Outcome: Equatable { case new, known(Int), doubtful([Int]) }

    struct Case: Sendable, CustomTestStringConvertible {
        let known: [Movie]
        let movie: Movie
        let outcome: Outcome
        let testDescription: String

        init(_ rule: String, _ movie: Movie, in known: [Movie], _ outcome: Outcome) {
            (testDescription, self.movie, self.known, self.outcome) = (rule, movie, known, outcome)
        }
    }

    private static func imdb(_ title: String, _ year: Int?, _ id: String) -> Movie {
        Movie(title, year) { $0.imdbID = id }
    }

    private static func tmdb(_ title: String, _ year: Int?, _ id: Int) -> Movie {
        Movie(title, year) { $0.tmdbID = id }
    }

    private static func page(_ title: String, _ year: Int?, _ address: String) -> Movie {
        Movie(title, year) { $0.letterboxdURI = address }
    }

    @Test(
        "of a thousand doubts each is told, of more the first thousand, and all are counted",
        arguments: [1_000, 1_001])
    func manyDoubts(count: Int) throws {
        let folder = try ImportFolder([
            "films.csv": "title,year\n" + String(repeating: "Heat,\n", count: count)
        ])
        let report = try Catalog(of: [Movie("Heat", 1995)]).preview(folder.opened("films.csv"))
        #expect(report.doubtful == count)
        #expect(report.doubts.map(\.id.line) == Array(2...1_001))
    }

    @Test("a doubt names three of the films that it could be, and how many there are beside them")
    func manyCandidates() {
        func doubt(_ candidates: [Movie]) -> String {
            "\(ImportDoubt(id: ImportDoubt.ID(file: 0, line: 2), position: FilePosition(path: "films.csv", row: 2), movie: Movie("Heat"), candidates: candidates))"
        }
        let films = [1972, 1986, 1995, 2013, 2019].map { Movie("Heat", $0) }
        #expect(
            doubt(films)
                == "films.csv, line 2: “Heat” could be “Heat” (1972) or “Heat” (1986) or “Heat” (1995) or 2 others, "
                + "which the catalog has already, so it is skipped.")
        #expect(doubt([]) == "films.csv, line 2: “Heat” has the id of an earlier row, so it is skipped.")
    }

    @Test("a film without a title is found by its id, or left out")
    func noTitle() throws {
        let folder = try ImportFolder([
            "letterboxd.csv":
                "tmdbID,Title,Rating10,WatchedDate\n949,,8,2024-01-01\n862,,7,\n949,,9,2024-02-01\n"
        ])
        let catalog = try Catalog(of: [Self.tmdb("Heat", 1995, 949)])
        let report = try catalog.take(folder.opened("letterboxd.csv")).report
        #expect(report.counts == ImportCounts(changed: 1, unused: 1))
        let movie = try #require(try catalog.movies().first)
        #expect(movie.yourRating == Rating(tenths: 90) && movie.viewings.count == 2)
    }

    @Test("addresses without a scheme are of one place too")
    func addresses() {
        let film = Self.page("Heat", 1995, "boxd.it/a")
        #expect(film.contradicts(Self.page("Heat", 1995, "boxd.it/b")))
        #expect(!film.contradicts(Self.page("Heat", 1995, "letterboxd.com/film/heat")))
    }

    @Test("a person's films can be stopped in their midst, and nothing has changed")
    func stopped() throws {
        let films = (0..<600).map { number in
            Movie("Film \(number)", 1995) { $0.imdbID = "tt\(1_000_000 + number)" }
        }
        let folder = try ImportFolder([
            "watched.csv": "Date,Name,Year,Letterboxd URI\n"
                + films.map { "2024-01-05,\($0.title),1995,\n" }.joined()
        ])
        for name in ["watched.csv"] {
            let catalog = try Catalog(of: films)
            let before = try catalog.all()
            let files = try folder.opened(name)
            let plan = try catalog.preview(files)
            #expect(plan.changed == 600)
            var actions: [CatalogProgress.Action] = []
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

    @Test(
        "by id first, then by title and year, never by title alone",
        arguments: [
            Case("nothing is known", Movie("Heat", 1995), in: [], .new),
            Case(
                "an id at IMDb, under another title and year", imdb("Calor", 1996, "tt0000001"),
                in: [imdb("Heat", 1995, "tt0000001")], .known(1)),
            Case("a number at TMDB", tmdb("Calor", 1996, 949), in: [tmdb("Heat", 1995, 949)], .known(1)),
            Case(
                "an address at Letterboxd", page("Calor", nil, "https://boxd.it/a"),
                in: [page("Heat", 1995, "https://boxd.it/a")], .known(1)),
            Case(
                "an id before title and year", imdb("Heat", 1995, "tt0000001"),
                in: [Movie("Heat", 1995), imdb("Calor", 1990, "tt0000001")], .known(2)),
            Case("other ids", imdb("Heat", 1995, "tt0000002"), in: [imdb("Heat", 1995, "tt0000001")], .new),
            Case(
                "ids of other kinds", tmdb("Heat", 1995, 949), in: [imdb("Heat", 1995, "tt0000001")],
                .known(1)),
            Case(
                "a number at TMDB with another id at IMDb",
                Movie("Heat", 1995) { ($0.imdbID, $0.tmdbID) = ("tt0000002", 949) },
                in: [Movie("Heat", 1995) { ($0.imdbID, $0.tmdbID) = ("tt0000001", 949) }], .doubtful([1])),
            Case(
                "other pages at Letterboxd", page("Heat", 1995, "https://boxd.it/b"),
                in: [page("Heat", 1995, "https://boxd.it/a")], .new),
            Case(
                "a long and a short address at Letterboxd",
                page("Heat", 1995, "https://letterboxd.com/movie/heat-1995/"),
                in: [page("Heat", 1995, "https://boxd.it/a")], .known(1)),
            Case(
                "title and year", Movie("Heat", 1995), in: [Movie("Heat", 1986), Movie("Heat", 1995)],
                .known(2)),
            Case("case and accents", Movie("AMELIE", 2001), in: [Movie("Amélie", 2001)], .known(1)),
            Case("another year", Movie("Heat", 1972), in: [Movie("Heat", 1986), Movie("Heat", 1995)], .new),
            Case("the year before", Movie("Saw", 2003), in: [Movie("Saw", 2004)], .doubtful([1])),
            Case(
                "the year behind, and the director", Movie("Anora", 2025) { $0.directors = ["Baker, Sean"] },
                in: [Movie("Anora", 2024) { $0.directors = ["Sean Baker"] }], .known(1)),
            Case(
                "the year before, and the length", Movie("Saw", 2003) { $0.runtime = 103 },
                in: [Movie("Saw", 2004) { $0.runtime = 103 }], .known(1)),
            Case(
                "the year before, and another director", Movie("Saw", 2003) { $0.directors = ["A"] },
                in: [Movie("Saw", 2004) { $0.directors = ["James Wan"] }], .new),
            Case(
                "the year itself before the year before", Movie("Saw", 2003),
                in: [Movie("Saw", 2004), Movie("Saw", 2003)], .known(2)),
            Case(
                "an article, and the director", Movie("Monuments Men", 2014) { $0.directors = ["A"] },
                in: [Movie("The Monuments Men", 2014) { $0.directors = ["A"] }], .known(1)),
            Case(
                "punctuation", Movie("Star Trek Generations", 1994),
                in: [Movie("Star Trek: Generations", 1994)],
                .known(1)),
            Case("a numeral", Movie("Rocky 2", 1979), in: [Movie("Rocky II", 1979)], .known(1)),
            Case("an article", Movie("Heat", 2013), in: [Movie("The Heat", 2013)], .doubtful([1])),
            Case(
                "an article and punctuation", Movie("Burbs", 1989), in: [Movie("The 'Burbs", 1989)],
                .doubtful([1])),
            Case("digits", Movie("Se7en", 1995), in: [Movie("Se07en", 1995)], .new),
            Case(
                "the same title and year twice", Movie("Heat", 1995) { $0.runtime = 170 },
                in: [Movie("Heat", 1995), Movie("Heat", 1995) { $0.runtime = 90 }], .doubtful([1, 2])),
            Case(
                "the same title and year twice, and one has all of it", Movie("Heat", 1995) { $0.votes = 7 },
                in: [Movie("Heat", 1995), Movie("Heat", 1995) { ($0.votes, $0.runtime) = (7, 90) }],
                .known(2)),
            Case(
                "the same title and year twice, one with more", Movie("Heat", 1995),
                in: [Movie("Heat", 1995) { $0.runtime = 90 }, Movie("Heat", 1995)], .known(2)),
            Case(
                "the same title and year twice, one in other letters", Movie("Heat", 1995),
                in: [Movie("HEAT", 1995), Movie("Heat", 1995)], .known(2)),
            Case(
                "the same title and year twice, both with more", Movie("Heat", 1995),
                in: [Movie("Heat", 1995) { $0.runtime = 90 }, Movie("Heat", 1995) { $0.runtime = 91 }],
                .known(1)),
            Case(
                "one number at TMDB twice", Movie("Heat", 1995) { ($0.tmdbID, $0.votes) = (949, 7) },
                in: [tmdb("Heat", 1995, 949), tmdb("Calor", 1996, 949)], .doubtful([1, 2])),
            Case(
                "one number at TMDB twice, one with all of it",
                Movie("Heat", 1995) { ($0.tmdbID, $0.votes) = (949, 7) },
                in: [tmdb("Heat", 1995, 949), Movie("Calor", 1995) { ($0.tmdbID, $0.votes) = (949, 7) }],
                .known(2)),
            Case("no year in the file", Movie("Heat"), in: [Movie("Heat", 1995)], .doubtful([1])),
            Case("no year in the catalog", Movie("Heat", 1995), in: [Movie("Heat")], .doubtful([1])),
            Case(
                "no year in the file, two in the catalog", Movie("Heat"),
                in: [Movie("Heat", 1986), Movie("Heat", 1995), Movie("The Heat", 2013)], .doubtful([1, 2, 3])),
            Case(
                "no year at all, and something new", Movie("Heat") { $0.runtime = 170 }, in: [Movie("Heat")],
                .doubtful([1])),
            Case(
                "no year at all, and nothing new", Movie("Heat"),
                in: [Movie("Heat") { $0.runtime = 170 }], .known(1)),
            Case(
                "the original title of the catalog", Movie("Léon", 1994),
                in: [Movie("Léon: The Professional", 1994) { $0.originalTitle = "Léon" }], .known(1)),
            Case(
                "the original title of the file",
                Movie("The Professional", 1994) { $0.originalTitle = "Léon" },
                in: [Movie("Leon", 1994)], .known(1)),
            Case(
                "the original title of both",
                Movie("Le Fabuleux Destin", 2001) { $0.originalTitle = "Amélie Poulain" },
                in: [Movie("Amélie", 2001) { $0.originalTitle = "Amelie Poulain" }], .known(1)),
            Case(
                "the title before another one's original title", Movie("Gloria", 1999),
                in: [Movie("Glory", 1999) { $0.originalTitle = "Gloria" }, Movie("Gloria", 1999)], .known(2)),
            Case(
                "an original title of another year", Movie("Léon", 1996),
                in: [Movie("Léon: The Professional", 1994) { $0.originalTitle = "Léon" }], .new),
            Case(
                "another original title", Movie("Love", 2011) { $0.originalTitle = "Amor" },
                in: [Movie("Amour", 2011) { $0.originalTitle = "Love" }], .doubtful([1])),
            Case(
                "an original title of other directors", Movie("Love", 2011) { $0.directors = ["Angela"] },
                in: [Movie("Amour", 2011) { ($0.originalTitle, $0.directors) = ("Love", ["Berta"]) }],
                .new),
            Case(
                "an original title of one director who is the same",
                Movie("Love", 2011) { $0.directors = ["Angela", "Zoë"] },
                in: [Movie("Amour", 2011) { ($0.originalTitle, $0.directors) = ("Love", ["zoe"]) }],
                .known(1)),
            Case(
                "an original title of two", Movie("Love", 2011) { $0.runtime = 90 },
                in: ["Amour", "Liebe"].map { Movie($0, 2011) { $0.originalTitle = "Love" } },
                .doubtful([1, 2])),
            Case(
                "an original title under another id", imdb("Love", 2011, "tt0000002"),
                in: [Movie("Amour", 2011) { ($0.originalTitle, $0.imdbID) = ("Love", "tt0000001") }], .new),
            Case(
                "no year, and an original title", Movie("Léon"),
                in: [Movie("Léon: The Professional", 1994) { $0.originalTitle = "Léon" }], .doubtful([1])),
            Case(
                "and for &", Movie("Fast and Furious", 2009), in: [Movie("Fast & Furious", 2009)], .known(1)),
            Case("a space for a dash", Movie("Spider Man", 2002), in: [Movie("Spider-Man", 2002)], .known(1)),
            Case("nothing for a dash", Movie("Spiderman", 2002), in: [Movie("Spider–Man", 2002)], .known(1)),
            Case(
                "a dash for nothing", Movie("Re-Animator", 1985), in: [Movie("Reanimator", 1985)], .known(1)),
            Case(
                "a space for nothing", Movie("Black Bird", 1975), in: [Movie("Blackbird", 1975)], .new),
            Case(
                "a dash in another year", Movie("Spider Man", 2004), in: [Movie("Spider-Man", 2002)], .new),
            Case(
                "a dash, and no year in the catalog", Movie("Spider Man", 2002),
                in: [Movie("Spider-Man")], .doubtful([1])),
            Case(
                "a dash in the same year, and the title itself in none", Movie("Spider Man", 2002),
                in: [Movie("Spider-Man", 2002), Movie("Spider Man")], .known(1)),
            Case(
                "the year is there, and there is one without", Movie("Heat", 1995),
                in: [Movie("Heat"), Movie("Heat", 1995)], .known(2)),
        ])
    func outcome(_ example: Case) throws {
        let folder = try ImportFolder()
        try folder.write([example.movie].jsonLines, to: "films.jsonl")
        let catalog = try Catalog(of: example.known)
        let before = try catalog.all()
        let (plan, report) = try catalog.take(folder.opened("films.jsonl"))
        #expect(plan.counts == report.counts)
        switch example.outcome {
        case .new:
            #expect(report.added == 1 && report.movies == 1)
            #expect(try catalog.movies() == example.known + [example.movie])
        case .known(let number):
            #expect(report.unchanged + report.changed == 1 && report.movies == 1)
            var expected = before
            expected[number - 1].merge(example.movie)
            #expect(try catalog.all() == expected)
        case .doubtful(let numbers):
            #expect(report.doubtful == 1 && report.movies == 1)
            #expect(report.doubts.map { $0.candidates.map(\.id.number) } == [numbers])
            #expect(try catalog.all() == before)
        }
        #expect(try catalog.preview(folder.opened("films.jsonl")).counts.isNothing)
    }

    @Test("each movie of the catalog is found once, in whatever order", arguments: [false, true])
    func once(isReversed: Bool) throws {
        let films = (1...130).map { Self.tmdb("Film \($0)", 1995, $0) }
        let folder = try ImportFolder()
        let again = [1, 2, 63, 64, 65, 127, 128, 129, 130].map { films[$0 - 1] }
        try folder.write(((isReversed ? films.reversed() : films) + again).jsonLines, to: "films.jsonl")
        let report = try Catalog(of: films).preview(folder.opened("films.jsonl"))
        #expect(report.counts == ImportCounts(unchanged: 130, doubtful: again.count))
    }

    @Test("of more than a hundred namesakes a hundred are told, those by the title before others")
    func namesakes() throws {
        let other = Movie("Hitze", 1990) { $0.originalTitle = "Heat" }
        let folder = try ImportFolder(["films.csv": "title,year\nHeat,\n"])
        for count in [99, 101] {
            let catalog = try Catalog(of: [other] + (1...count).map { Movie("Heat", 1900 + $0) })
            let doubts = try catalog.preview(folder.opened("films.csv")).doubts
            #expect(doubts.map { $0.candidates.map(\.id.number) } == [Array(count == 99 ? 1...100 : 2...101)])
        }
    }

    @Test("two spellings in a list are one movie, which is counted and named")
    func twoSpellings() throws {
        let folder = try ImportFolder(["films.csv": "title,year\nSpider Man,2002\nSpider-Man,2002\n"])
        let catalog = try Catalog(of: [Movie("Spider–Man", 2002)])
        let report = try catalog.take(folder.opened("films.csv")).report
        #expect(report.counts == ImportCounts(unchanged: 1))
        #expect(report.joined.description == "1: Spider-Man (2002) with Spider Man (2002)")
    }

    @Test(
        "a row that may be the movie that another row has been found to be is a doubt",
        arguments: [false, true])
    func takenAlready(isLarge: Bool) throws {
        let folder = try ImportFolder([
            "films.csv": "imdb_id,title,year\ntt0000001,Spider-Man,2002\n,Heat,1995\n,Spider Man,2004\n"
        ])
        let known = [Movie("Spider-Man") { $0.imdbID = "tt0000001" }]
        let catalog = try Catalog(of: known)
        let (plan, report) = try catalog.take(folder.opened("films.csv"), withoutIndexes: isLarge)
        #expect(plan.counts == report.counts)
        #expect(report.counts == ImportCounts(added: 1, changed: 1, doubtful: 1))
    }

    @Test("a row with the id of the movie that another row has been found to be is a doubt")
    func idTaken() throws {
        let folder = try ImportFolder()
        let rows = [Movie("Heat", 1995), Self.imdb("Calor", 1996, "tt0000001")]
        try folder.write(rows.jsonLines, to: "films.jsonl")
        let catalog = try Catalog(of: [Self.imdb("Heat", 1995, "tt0000001")])
        let report = try catalog.take(folder.opened("films.jsonl")).report
        #expect(report.counts == ImportCounts(unchanged: 1, doubtful: 1))
        #expect(report.doubts.map(\.candidates) == [[]])
    }

    @Test(
        "an id or a title that a movie got from an earlier row tells nothing of the next",
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
                // As many movies with the same title as are compared.
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

    @Test("two movies of a list are two movies, where one is known too, but with title and year in common")
    func twice() throws {
        let folder = try ImportFolder(["films.csv": "title,year,runtime\nM,1931,117\nM,1931,99\nM,1951,88\n"])
        let catalog = try Catalog(of: [Movie("M", 1931)])
        #expect(
            try catalog.take(folder.opened("films.csv")).report.counts == ImportCounts(added: 1, changed: 1))
        #expect(try catalog.movies().map(\.runtime) == [117, 88])
        #expect(try catalog.preview(folder.opened("films.csv")).counts == ImportCounts(unchanged: 2))
    }

    @Test(
        "a person decides which movie is meant, or that it is another, or leaves it out",
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
        // The known runtime isn't replaced.
        let expected = decision == .movie(Movie.ID(2)) ? [nil, 90] : runtimes
        #expect(try catalog.movies().map(\.runtime) == expected)
        #expect(try catalog.movies()[1].tags == (decision == .movie(Movie.ID(2)) ? ["x"] : []))
    }

    @Test("two rows that are decided to be one movie of the catalog are")
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

    @Test(
        "a viewing comes after its film: one that is later isn't meant, whatever a person says to all alike")
    func later() throws {
        for (day, counts) in [
            ("2020-05-01", ImportCounts(added: 1)), ("2024-01-02", ImportCounts(doubtful: 1)),
        ] {
            let folder = try ImportFolder(["n.csv": "title,watched\nMaria,\(day)\n"])
            let catalog = try Catalog(of: [Movie("Maria", 2024)])
            #expect(try catalog.preview(folder.opened("n.csv")).counts == counts)
        }
    }

    @Test("films of one title and year with other directors stay two, in files and beside the catalog")
    func otherDirectors() throws {
        let rows =
            "Movie,Year,Director,Note\n"
            + "Chaos,2005,Tony Giglio,a\nChaos,2005,David DeFalco,b\nChaos,2005,Tony Giglio,c\n"
        let folder = try ImportFolder(["films.csv": rows])
        let catalog = try Catalog(of: [])
        try catalog.take(folder.opened("films.csv"))
        #expect(try catalog.movies().map(\.note) == ["a\n\nc", "b"])
        #expect(try catalog.preview(folder.opened("films.csv")).counts == ImportCounts(unchanged: 2))
        let other = try Catalog(of: [Movie("Chaos", 2005) { $0.directors = ["Coline Serreau"] }])
        #expect(try other.preview(folder.opened("films.csv")).counts == ImportCounts(added: 2))
    }

    @Test("films of one import that may be one are a doubt, and one film once a person says so")
    func doubtWithinFiles() throws {
        let folder = try ImportFolder([
            "a.csv": "Title,Year,Rating10\nAnora,2024,8\n", "b.csv": "Title,Year,Tags\nAnora,2025,x\n",
        ])
        for names in [["a.csv", "b.csv"], ["b.csv", "a.csv"]] {
            let catalog = try Catalog(of: [])
            let files = try ImportFiles(names.map { folder[$0] })
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

    @Test("an import of others' spellings and years leaves no film twice without a doubt")
    func exports() throws {
        let folder = try ImportFolder([
            "films.csv":
                "title,year,directors,imdb_id\nStar Trek: Generations,1994,David Carson,tt0111280\n"
                + "Tucker & Dale vs. Evil,2010,Eli Craig,tt1465522\nMonuments Men,2014,George Clooney,tt2177771\n"
                + "Saw,2003,James Wan,tt0387564\n",
            "watched.csv":
                "Date,Name,Year,Letterboxd URI\n2023-01-02,Star Trek Generations,1994,https://boxd.it/a\n"
                + "2023-01-02,Tucker and Dale vs. Evil,2010,https://boxd.it/b\n"
                + "2023-01-02,The Monuments Men,2014,https://boxd.it/c\n2023-01-02,Saw,2004,https://boxd.it/d\n"
                + "2023-01-02,Anora,2024,https://boxd.it/e\n2023-01-02,Dune: Part Two,2024,https://boxd.it/f\n",
            "ratings.csv":
                "Const,Your Rating,Date Rated,Title,Title Type,Year,Directors\n"
                + "tt0387564,7,2018-04-18,Saw,Movie,2004,James Wan\ntt28607951,9,2025-04-18,Anora,Movie,2025,Sean Baker\n"
                + "tt15239678,9,2025-04-18,Dune - Part Two,Movie,2024,Denis Villeneuve\n",
        ])
        let catalog = try Catalog(of: [])
        var doubts: [String] = []
        for name in ["films.csv", "watched.csv", "ratings.csv"] {
            doubts += try catalog.take(folder.opened(name)).report.doubts.map(\.movie.title)
        }
        #expect(doubts == ["The Monuments Men", "Saw", "Anora"])
        #expect(try catalog.likelyDuplicates() == [])
        #expect(try catalog.movies().count == 6)
    }
}
