import Foundation
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// Compares the sentences of errors, reports and questions with `Tests/Tables/sentences.txt`.
///
/// `RECORD_CASES=1 swift test --filter SentenceTests` records them. Review the diff.
@Suite("Sentences") struct SentenceTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    private static let file = root.appending(path: "Tables/sentences.txt")

    @Test("The sentences match Tests/Tables/sentences.txt")
    func recorded() throws {
        let text = try Self.sections.map { name, lines in
            "=== \(name)\n" + (try lines()).map { $0 + "\n" }.joined()
        }.joined(separator: "\n")
        if ProcessInfo.processInfo.environment["RECORD_CASES"] == "1" {
            try Data(text.utf8).write(to: Self.file)
        }
        #expect(
            TranscriptDifference(text, expected: try String(contentsOf: Self.file, encoding: .utf8)) == nil)
    }

    @Test(
        "Each case of an error that the sources declare has a recorded sentence",
        arguments: [
            ("MovieCatalog/Reports/CatalogError.swift", names(catalogErrors)),
            ("MovieCatalog/Typing/InvalidValue.swift", names(invalidValues)),
            ("MovieImport/Bytes/FileFault.swift", names(fileFaults)),
            ("MovieImport/Formats/CellError.swift", names(cellErrors)),
        ])
    func complete(path: String, names: Set<String>) throws {
        let source = try String(
            contentsOf: Self.root.deletingLastPathComponent().appending(path: "Sources/\(path)"),
            encoding: .utf8)
        let cases = source.split(separator: "\n").filter { $0.hasPrefix("    case ") }.flatMap { line in
            line.dropFirst(9).replacing(/\([^)]*\)/, with: "").split(separator: ", ").map(String.init)
        }
        // `Mirror` has no name for an enum case without associated values.
        let plain = names.filter { $0.contains(" ") }.count
        let named = names.filter { !$0.contains(" ") }
        #expect(
            named.isSubset(of: cases) && named.count + plain == cases.count,
            "\(Set(cases).subtracting(named))")
    }

    private static func names(_ values: [some Any]) -> Set<String> {
        Set(values.map { Mirror(reflecting: $0).children.first?.label ?? "\($0) " })
    }

    private static var sections: [(name: String, lines: () throws -> [String])] {
        [
            ("errors of catalogs and files", { catalogErrors.map { "\($0)" } }),
            ("files that can't be imported", { fileFaults.map { "\(CatalogError.file("films.csv", $0))" } }),
            ("cells that can't be read", { cellErrors.map { $0.said(of: Array("soon".utf8)[...]) } }),
            ("damage", { damage.map { "\(CatalogError.catalogDamaged(path: "c.sqlite", fault: $0))" } }),
            ("notices at the start", { notices.map { "\($0)" } }),
            ("values that can't be used", { invalidValues.map { "\($0)" } }),
            ("questions about files", { questions.flatMap(said) }),
            ("verbs in a shell", { Verb.table.flatMap(said) }),
            ("changes to undo", { changes.map { "\($0)" } }),
            ("counts", { counts }),
            ("movies that could be another", { (0...6).map(doubt) }),
            ("problems of files", { problems }),
            ("movies of an import", { try gains() }),
            ("values that differ", { conflicts }),
            ("a report of an import", { try report() }),
            ("a report of a completion", { completion }),
            ("a backup's differences", { differences }),
            ("viewings", { try viewings() }),
            ("searches", { try searches() }),
            ("what was watched", { try numbers() }),
            ("Usher's sentences, in English and German", { usher }),
        ]
    }

    private static var usher: [String] {
        Words.english.sentences.sorted { $0.key < $1.key }.map { key, sentence in
            "\(key): \(sentence)" + (Words.german.sentences[key].map { " / \($0)" } ?? "")
        }
    }

    static let catalogErrors: [CatalogError] = [
        .noSuchFile(path: "a"), .isFolder(path: "a"), .isNoFile(path: "a"), .noPermission(path: "a"),
        .tooLong(path: "a", limit: 65_536), .unreadable(path: "a", reason: "Input/output error"),
        .noFolder(path: "a"), .readOnly(path: "a"), .full(path: "a"), .full(path: ""),
        .full(path: ":memory:"),
        .alreadyThere(path: "a"), .isAnother(path: "a"), .isCatalog(path: "a"), .notReplaceable(path: "a"),
        .isDatabase(path: "a"), .unwritable(path: "a", reason: "File too large"),
        .logEnded(path: "a", reason: "File too large"), .notACatalog(path: "a"), .overwritten(path: "a"),
        .earlierFormat(path: "a", format: 3), .newerFormat(path: "a", format: 9, latest: 7), .busy(path: "a"),
        .catalogDamaged(path: "a"), .catalogMoved(path: "a"), .usedByEarlierVersion(path: "a"),
        .ownerNotKept(path: "a"), .inTheWay(path: "a-wal"), .severalNames(path: "it's"),
        .beyondLimit(.year, title: "Heat"), .beyondLimit(.title, title: "Heat"),
        .failed(path: "a", reason: "out of memory"), .unknownEnding(path: "a.doc"),
        .nothingFits(ExportLosses()), .nothingFound(search: ""), .nothingFound(search: "heat"), .stopped,
        .described(.badData, "A sentence of its own."),
    ]

    static let fileFaults: [FileFault] = [
        .endsEarly, .damaged("incorrect data check"), .badZip("its list of files is damaged"),
        .badList("movie 2, the list breaks off here"), .tooLarge(limit: 1 << 29),
        .tooLargeForPipe(limit: 1 << 26),
        .changed, .notRegular, .openQuote, .longRow(limit: 1 << 24), .otherEncoding("SHIFT_JIS"), .noText,
        .noTitleColumn(among: ["label", "year"]), .noTitleColumn(among: ["x", "Film name"]),
        .noTitleColumn(among: (1...21).map { "c\($0)" }), .manyColumns(limit: 1_000), .empty, .noFilms,
        .manyRows(limit: 1_000_000), .listsUnderKeys(["a", "b"]), .noMoviesInJSON,
        .other("a PDF", advice: "Export the list as CSV where it comes from"), .withoutMovies("facts"),
        .ambiguousName, .otherThings("games, not movies", column: "Platform"), .noSignOfMovies(title: "Heat"),
        .otherArchive(lists: []), .otherArchive(lists: ["a.csv"]),
        .otherArchive(lists: (1...6).map { "\($0).csv" }), .otherFolder(lists: [], areExports: false),
        .otherFolder(lists: ["a.csv"], areExports: false), .otherFolder(lists: ["a"], areExports: true),
        .notTogether(with: "b.csv"),
    ]

    static let cellErrors: [CellError] = [
        .value(of: .year, years: 1874...2030), .number(in: 1...9), .rating(.ten),
        .rating(RatingScale(highest: 5, isRounding: false)), .ownDay, .imdbID, .list, .watchStatus, .yesOrNo,
        .names, .tooLong(.note),
    ]

    private static let damage: [CatalogError.Damage] = [
        .endless, .missingObjects, .unreadableState, .wrongCount, .idsUsedUp(table: "movie"),
        .idsUsedUp(table: "step"), .init("a value of year is not a whole number", in: "year"),
    ]

    private static let notices: [Catalog.Notice] = [
        .converted(path: "c.sqlite", from: 6, kept: "c.sqlite.format-6", log: nil),
        .converted(path: "c.sqlite", from: 6, kept: "c.sqlite.format-6", log: "c.sqlite.log-of-another-file"),
        .recovered(path: "c.sqlite"), .usedByEarlierVersion(path: "c.sqlite"),
    ]

    static var invalidValues: [InvalidValue] {
        let (day, viewing) = (
            Day(number: 2024_05_01) ?? .today, Viewing(on: PartialDate("2024-05-01"), note: "Great")
        )
        let eight = Rating(tenths: 80).map { [InvalidValue.ratedViewing($0), .ratingOf100("80", $0)] } ?? []
        let kinds: [InvalidValue.ExpectedKind] = [
            .year, .rating, .publicRating, .score, .number, .runtime, .date, .dateOrAnswer, .imdbID, .tmdbID,
            .answer,
            .decade, .orderOfSearch,
        ]
        return MovieField.typed.flatMap { field -> [InvalidValue] in
            [.empty(field, year: 2026), .noValues(field, year: 2026), .notAValue("x", of: field, year: 2026)]
        } + eight + kinds.map { .wrongFieldValue("x", in: "field:x", $0) } + [
            .notAFilmYear("(95)", years: 1874...2030), .notAPeriod("soon"), .notInCalendar("2024-02-30"),
            .severalDays("May", [day]), .severalDays("May", []), .twoDays("5/6/2024", day, day),
            .beforeCalendar(days: 1_000_000), .yetToCome("2999-01-01"), .notAViewing("x"), .notARating("11"),
            .neitherDayNorRating("x"), .notADay("yesterdy", in: "yesterdy. 8. Fine."),
            .twoViewings("great movie 9", viewing, viewing), .noNumberedMovies, .missingNumber,
            .notANumber("x"),
            .unknownNumber(9, known: 1...1), .unknownNumber(9, known: 1...8), .backwards("8-3", 3...8),
            .missingTag,
            .tooManyWords(65, limit: 64), .openQuote("third man"), .missingValue(after: "genre:"),
            .unknownField("directr", in: "directr:x", near: "director"),
            .unknownField("x", in: "x:y", near: nil),
            .ambiguousField("w", in: "w:x", ["writer", "cast", "watched"]), .noLetters("!!"),
            .noLabel("tag:!!"),
            .backwardsRange("9..8", in: "rating:9..8"),
        ]
    }

    private static var questions: [ImportQuestion] {
        let people = (1...6).map { "P \($0)" }
        return [
            ImportQuestion(days: "12/10/20", of: "Date", .viewings, in: "a.csv"),
            ImportQuestion(ratingsUpTo: 400, of: "Score", in: "a.csv"),
            ImportQuestion(ratingsUpTo: 10_001, of: "Score", in: "a.csv"),
            ImportQuestion(profiles: Array(people.prefix(2)), in: "a.csv"),
            ImportQuestion(profiles: people, in: "a.csv"),
            ImportQuestion(encodings: [(.windows1251, "Москва")], in: "a.csv"),
        ]
    }

    private static func said(_ question: ImportQuestion) -> [String] {
        [question.words] + question.answers.map { "- \($0.text)" } + ["\(CatalogError(question))"]
    }

    private static func said(_ verb: Verb) -> [String] {
        [[], ["x"], ["x", "y"]].map { words in
            do throws(UsageError) {
                try verb.check(words)
                return "\(verb.name) \(words.joined(separator: " "))"
            } catch {
                return "\(error)"
            }
        }.filter { !$0.hasPrefix("\(verb.name) x") && $0 != "\(verb.name) " }
    }

    private static let changes: [CatalogChange] = [
        CatalogChange(.added, titles: ["Ran"]), CatalogChange(.deleted, count: 2), CatalogChange(.deletedAll),
        CatalogChange(.imported, count: 1_000), CatalogChange(.completed, titles: ["Ran"]),
        CatalogChange(.merged, titles: ["Ran", "M"]), CatalogChange(.edited([.rating]), titles: ["Ran"]),
        CatalogChange(.edited([.year, .rating]), count: 2),
        CatalogChange(.edited([.year, .rating, .note]), titles: ["Ran"]),
        CatalogChange(.notedViewing, titles: ["Ran"]),
        CatalogChange(.changedViewing, titles: ["Ran"]), CatalogChange(.removedViewing, titles: ["Ran"]),
        CatalogChange(.putOnWatchlist, titles: ["Ran"]), CatalogChange(.takenOffWatchlist, count: 1),
        CatalogChange(.tagged, titles: ["Ran"]), CatalogChange(.changedList, titles: [""]),
        CatalogChange(.changedList, titles: ["Noir"]), CatalogChange(.deletedList, titles: ["Noir"]),
        CatalogChange(.unknown), CatalogChange(.described("renaming")),
    ]

    private static var counts: [String] {
        let letters = ["a", "b", "c", "d", "e", "f", "g"]
        return [0, 1, 2, 1_000].map { counted($0, "movie") }
            + [0, 1, 5, 6, 7].map { firstOf(Array(letters.prefix($0))) }
            + [firstOf(letters, separator: "; "), firstOf(["a", "b"], of: 5), firstOf(["a", "b"], of: 6)]
            + [0, 5, 9, 10, 11, 100, 101, 350, 1_234].map { decimal(hundredths: $0) }
            + ["a/b._-=,1", "é½", "a b", "it's", "$1", ""].map { "for a shell: \(shellWord($0))" }
    }

    private static func movie(_ title: String, _ change: (inout Movie) -> Void = { _ in }) -> Movie {
        var movie = Movie(title: title)
        change(&movie)
        return movie
    }

    private static func doubt(_ count: Int) -> String {
        let candidates = (0..<count).map { Movie(id: Movie.ID($0 + 1), title: "M\($0)") }
        return ImportDoubt(
            id: ImportDoubt.ID(file: 0, line: 2), position: FilePosition(path: "films.csv", row: 2),
            movie: Movie(title: "Heat"), candidates: candidates
        ).description
    }

    private static func add(
        _ treatment: ImportProblems.Treatment, column: String? = nil, to problems: inout ImportProblems
    ) {
        problems.add(treatment, at: FilePosition(path: "films.csv", row: 2), column: column) {
            "\($0): there is no title"
        }
    }

    private static var problems: [String] {
        var problems = ImportProblems()
        for _ in 1...4 { add(.rowLeftOut, to: &problems) }
        var lines = problems.lines
        for (treatment, column) in [(.rowLeftOut, nil), (.cellLeftEmpty, "Year"), (.takenAsIs, nil)]
            as [(ImportProblems.Treatment, String?)]
        {
            add(treatment, column: column, to: &problems)
            lines += problems.lines.suffix(1)
        }
        return lines
    }

    private static func gains() throws -> [String] {
        let days = (1...5).map { Viewing(on: PartialDate("2024-01-0\($0)")) }
        let viewings = [0, 1, 3, 4, 5].map { count in
            movie("Heat") { $0.viewings = Array(days.prefix(count)) }
        }
        let whole = movie("Heat") { movie in
            (movie.year, movie.directors, movie.imdbID) = (1995, ["A", "B"], "tt0113277")
            (movie.note, movie.tags, movie.watchlist) = ("Great", ["noir", "heist"], WatchlistEntry())
            movie.viewings = [Viewing(isRewatch: true, rating: Rating(tenths: 80), note: "So good")]
        }
        return (viewings + [whole]).flatMap { movie in
            var gains = ImportGains()
            gains.add(movie, beside: nil)
            return gains.lines
        }
    }

    private static var conflicts: [String] {
        var few = CountWithExamples()
        for number in 1...6 {
            let conflict = ValueConflict(value: "added", mine: "a", theirs: "b", isReplaced: true)
            few.add([conflict].inWords(of: movie("M\(number)")))
        }
        return [
            ("8", "9", nil, nil, false), ("8", "8", "2024-01-05", nil, true),
            ("8", "9", nil, "2024-01-05", false),
        ]
        .map { (mine, theirs, ours, other, isReplaced) in
            ValueConflict(
                value: "your rating", mine: mine, theirs: theirs, dayOfMine: ours.flatMap { Day($0) },
                dayOfTheirs: other.flatMap { Day($0) }, isReplaced: isReplaced
            ).description
        } + few.lines()
    }

    private static func report() throws -> [String] {
        var report = ImportReport()
        var lines = [report.summary] + report.lines() + report.lines(isDryRun: true)
        let conflict = ValueConflict(value: "your rating", mine: "8", theirs: "9.5", isReplaced: true)
        let conflicts = [conflict].inWords(of: movie("Heat") { $0.year = 1995 })
        (report.known, report.doubtful, report.gains.lists, report.ratedAsWatched) = (1, 1, 1, 1)
        report.rerated.add("Heat (1995) 8 → 9.5")
        report.joined.add(nil)
        report.joinedByTitle = 1
        add(.rowLeftOut, to: &report.problems)
        report.passedOver.add("Dark")
        report.tooShort.add("Heat")
        (report.rowsOfOthers, report.unused) = (1, 1)
        for path in [\ImportReport.outdated, \.replaced, \.kept] { report[keyPath: path].add(conflicts) }
        report.ignoredColumns = ["Date"]
        lines += ["--- before"] + report.lines(isVerbose: true)
        for isDryRun in [true, false] {
            lines +=
                ["--- \(isDryRun ? "only looked at" : "done")"]
                + report.lines(isDryRun: isDryRun, isVerbose: true)
        }
        report.joinedByTitle = 0
        report.joined.add("Heat (1995) with Heat (1996)")
        report.columns = ["“Date” → nothing"]
        return lines + ["---"] + report.lines()
    }

    private static var completion: [String] {
        var report = CompletionReport()
        var lines = report.lines
        (report.films, report.completed, report.gains) = (2, 1, [.imdbID: 1])
        (report.lastYear, report.unknown, report.unknownCount) = (
            2024, [FilmName(title: "Heat", year: 1995)], 1
        )
        lines += report.lines
        (report.unknownCount, report.laterCount) = (3, 1)
        return lines + report.lines
    }

    private static var differences: [String] {
        var difference = BackupRestoration.Difference()
        var lines = difference.lines
        difference.lists = 1
        lines += difference.lines
        (difference.films, difference.viewings, difference.days) = (1, 2, 1)
        difference.titles = ["Heat (1995)"]
        lines += difference.lines
        difference.films = 2
        return lines + difference.lines
    }

    private static func viewings() throws -> [String] {
        let today = try #require(Day("2026-11-22"))
        func movies(_ count: Int) -> [Movie] {
            (0..<count).map { number in movie("M\(number)") { $0.watchlist = WatchlistEntry() } }
        }
        let viewing = Viewing(on: today)
        let heat = movie("Heat") { ($0.year, $0.directors) = (1995, ["A", "B", "C"]) }
        let rated = movie("Heat") {
            ($0.viewings, $0.dayRated) = ([Viewing(rating: Rating(tenths: 80))], Day("2024-01-05"))
        }
        let twice = movie("Heat") {
            ($0.viewings, $0.dayRated) = ([Viewing(), Viewing(isRewatch: true)], Day("2024-01-05"))
        }
        let dates = [
            "2026-11-22", "2026-11-21", "2026-11-20", "2026-11-23", "2025-11-22", "2026-11", "2026", "?",
        ]
        return [1, 2, 10, 11].map { viewing.sentence(notedOf: movies($0), today: today) }
            + [viewing.sentence(notedOf: movies(2), naming: false, today: today)]
            + dates.map { Viewing(on: PartialDate($0)).inWords(today: today) }
            + [
                Viewing(on: PartialDate(today), isRewatch: true, note: "Great").inWords(today: today),
                Viewing(on: PartialDate(today), rating: Rating(tenths: 80), note: "Great").inWords(
                    today: today),
                heat.titleYearAndDirectors, heat.sentenceOfAdding(today: today),
            ] + [rated, twice].flatMap { movie in movie.viewings.map { movie.day(of: $0, today: today) } }
    }

    private static func searches() throws -> [String] {
        let searches = [
            ("unseen 70s under 100 minutes", 47), ("horror", 1), ("horror", 0), ("kurosawa", 0),
            ("by kurosawa", 2),
            ("watched 2024-10", 0), ("by women", 0),
        ]
        return try searches.map { try MovieSearch($0).sentence(finding: .exactly($1)) }
            + [try MovieSearch("ran").sentence(finding: .moreThan(250))]
    }

    private static func numbers() throws -> [String] {
        func film(
            _ title: String, _ year: Int, _ runtime: Int?, _ director: String, _ genre: String,
            _ dates: String...,
            rating: Int? = nil, public publicRating: Int? = nil
        ) -> Movie {
            movie(title) { movie in
                (movie.year, movie.runtime, movie.directors, movie.genres) = (
                    year, runtime, [director], [genre]
                )
                movie.viewings = dates.map { Viewing(on: PartialDate($0)) }
                (movie.rating, movie.publicRating) = (rating.flatMap { Rating(tenths: $0) }, publicRating)
            }
        }
        let catalog = try Catalog(movies: [])
        for film in [
            film("Heat", 1995, 170, "Mann", "Crime", "2024-01-05", "2024-01-06", rating: 90, public: 83),
            film("Ran", 1985, 160, "Kurosawa", "Drama", "2023-12-31", rating: 100, public: 82),
            film("Dune", 2021, nil, "Villeneuve", "Drama", "2024-03-01", rating: 70),
            film("Alien", 1979, 117, "Scott", "Horror", "2024-12-30", rating: 50, public: 85),
            film("M", 1931, 99, "Lang", "Crime", "2024-03-02", "2024-03-03", "2024-03-04"),
        ] { _ = try catalog.add(film) }
        let all = try catalog.watchedStatistics(limit: 3)
        let year = try catalog.watchedStatistics(
            in: Period(typed: "2024", today: try #require(Day("2026-11-22"))), limit: 1)
        let page = Page { all.draw(on: &$0, of: MovieSearch()) }
        let conditions = [all, year].flatMap { statistics in
            statistics.figures.flatMap { figure in
                figure.rows.prefix(1).map { figure.condition(of: $0, in: statistics.period) ?? "none" }
            }
        }
        return [page.title] + page.lines + [year.markdown(of: MovieSearch()), all[.decade]?.summary ?? ""]
            + conditions
    }
}

@Suite struct SentenceRuleTests {
    @Test("Values are listed as far as two lines have room, and never with “1 more” in place of one")
    func values() {
        for (lengths, shown) in [
            ([], 0), ([1], 1), ([62, 62], 2), ([62, 62, 62], 3), ([62, 62, 62, 62], 2),
            ([62, 63, 62, 62], 1),
            ([61, 63, 62, 62], 2), ([200, 1, 1], 1), ([200, 1], 2), ([200], 1), ([126, 9, 9], 1),
            ([127, 9, 9], 1),
        ] {
            // Lengths are in visible characters.
            for letter in ["x", "é"] {
                let values = lengths.map { String(repeating: letter, count: $0) }
                let more = lengths.count - shown
                #expect(values.shown(upTo: 128) == shown, "\(lengths)")
                #expect(
                    values.inWords == values.prefix(shown).joined(separator: ", ")
                        + (more > 0 ? ", and \(more) more" : ""))
            }
        }
    }

    @Test("A note is shortened to the room in its rows, after a whole word if possible")
    func excerpts() {
        func text(_ count: Int) -> String { String(repeating: "é", count: count) }
        #expect(text(78).excerpt() == text(78) && text(79).excerpt() == text(58) + " … (1 more word)")
        #expect(text(136).excerpt(ofRows: 2) == text(136))
        #expect(text(137).excerpt(ofRows: 2) == text(116) + " … (1 more word)")
        #expect(
            text(36).excerpt(after: 42) == text(36)
                && text(37).excerpt(after: 42) == text(16) + " … (1 more word)")
        #expect(text(35).excerpt(after: 43) == text(35) && text(36).excerpt(after: 43) == "(1 word)")
        for count in [58, 59, 100] {
            #expect(
                text(20).excerpt(after: count) == text(20) && text(21).excerpt(after: count) == "(1 word)")
        }
        #expect("a\nb\r\n\nc".excerpt() == "a b c")
        let words = (text(50) + " " + text(20) + " " + text(20))
        #expect(words.excerpt() == text(50) + " … (2 more words)")
    }

    @Test("Viewings are listed from the latest to the earliest, with undated ones last")
    func order() {
        let dates = ["2024", nil, "2024-05-01", "2025", nil, "2024-05-01"]
        var film = Movie(title: "Heat")
        film.viewings = dates.enumerated().map { Viewing(on: $1.flatMap { PartialDate($0) }, note: "\($0)") }
        #expect(film.viewingsLatestFirst.compactMap(\.note) == ["3", "5", "2", "0", "4", "1"])
    }

    @Test("The watched hours are rounded, and viewings of unknown length are counted")
    func hours() throws {
        func watched(_ runtimes: Int?...) throws -> WatchedStatistics {
            let catalog = try Catalog(movies: [])
            for (index, runtime) in runtimes.enumerated() {
                var movie = Movie(title: "M\(index)")
                (movie.runtime, movie.viewings) = (runtime, [Viewing(on: PartialDate("2024-01-05"))])
                _ = try catalog.add(movie)
            }
            return try catalog.watchedStatistics()
        }
        for (minutes, hours) in [(29, "0"), (30, "1"), (89, "1"), (90, "2"), (6_000, "100")] {
            #expect(try watched(minutes).sums.last?.value == hours)
        }
        #expect(try watched(60, nil).sums.last?.value == "1, plus 1 viewing of unknown length")
        #expect(try watched(60).sums.map(\.name) == ["Movies", "Viewings", "Hours"])
    }
}
