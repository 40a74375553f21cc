import Testing
import Usher

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// Sentences with counts: zero, one, and more than fit.
@Suite struct SentenceTests {
    private let heat = FilmName(title: "Heat", year: 1995)
    private let today = Day("2026-11-22")

    private func movie(_ title: String, _ change: (inout Movie) -> Void = { _ in }) -> Movie {
        var movie = Movie(title: title)
        change(&movie)
        return movie
    }

    private func rating(_ tenths: Int) throws -> Rating { try #require(Rating(tenths: tenths)) }

    @Test("a count names its things, and has a sign between its thousands")
    func counts() {
        #expect(
            [0, 1, 2, 1_000].map { counted($0, "movie") } == [
                "0 movies", "1 movie", "2 movies", "1,000 movies",
            ])
        let letters = ["a", "b", "c", "d", "e", "f", "g"]
        #expect(
            firstOf([]) == "" && firstOf(["a"]) == "a" && firstOf(Array(letters.prefix(5))) == "a, b, c, d, e"
        )
        #expect(firstOf(Array(letters.prefix(6))) == "a, b, c, d, e, and 1 more")
        #expect(firstOf(letters, separator: "; ") == "a; b; c; d; e; 2 more")
        #expect(firstOf(["a", "b"], of: 5) == "a, b" && firstOf(["a", "b"], of: 6) == "a, b, and 1 more")
        #expect("übung".sentenceCased == "Übung" && "ab".sentenceCased == "Ab" && "".sentenceCased == "")
    }

    @Test(
        "values are told as far as two lines have room for them, and one more rather than that there is one")
    func values() {
        for (lengths, shown) in [
            ([], 0), ([1], 1), ([62, 62], 2), ([62, 62, 62], 3), ([62, 62, 62, 62], 2),
            ([62, 63, 62, 62], 1),
            ([61, 63, 62, 62], 2), ([200, 1, 1], 1), ([200, 1], 2), ([200], 1), ([126, 9, 9], 1),
            ([127, 9, 9], 1),
        ] {
            let values = lengths.map { String(repeating: "x", count: $0) }
            let more = lengths.count - shown
            #expect(values.shown(upTo: 128) == shown, "\(lengths)")
            #expect(
                values.inWords == values.prefix(shown).joined(separator: ", ")
                    + (more > 0 ? ", and \(more) more" : ""))
            // Lengths are in visible characters.
            #expect(lengths.map { String(repeating: "é", count: $0) }.shown(upTo: 128) == shown, "\(lengths)")
        }
    }

    @Test("a note is shown as far as its rows have room, at words where it has some")
    func excerpts() {
        func text(_ count: Int) -> String { String(repeating: "é", count: count) }
        #expect(text(78).excerpt() == text(78) && text(79).excerpt() == text(58) + " … (1 more word)")
        #expect(text(136).excerpt(ofRows: 2) == text(136))
        #expect(text(137).excerpt(ofRows: 2) == text(116) + " … (1 more word)")
        #expect(
            text(36).excerpt(behind: 42) == text(36)
                && text(37).excerpt(behind: 42) == text(16) + " … (1 more word)")
        #expect(
            text(35).excerpt(behind: 43) == text(35)
                && text(36).excerpt(behind: 43) == "(1 word)")
        for count in [58, 59, 100] {
            #expect(
                text(20).excerpt(behind: count) == text(20) && text(21).excerpt(behind: count) == "(1 word)")
        }
        #expect("a\nb\r\n\nc".excerpt() == "a b c")
        let words = (text(50) + " " + text(20) + " " + text(20))
        #expect(words.excerpt() == text(50) + " … (2 more words)")
    }

    @Test("movies are named, up to ten of them, and a viewing says what is new about it")
    func viewings() throws {
        let today = try #require(today)
        func movies(_ count: Int) -> [Movie] {
            (0..<count).map { number in movie("M\(number)") { $0.watchlist = WatchlistEntry() } }
        }
        #expect(movies(10).names.hasPrefix("“M0”, “M1”, ") && movies(11).names == "11 movies")
        let viewing = Viewing(on: today)
        #expect(
            viewing.sentence(notedOf: movies(1), today: today)
                == "Noted “M0”: today. Taken off your watchlist.")
        #expect(
            viewing.sentence(notedOf: movies(2), naming: false, today: today)
                == "Noted: today. “M0”: Taken off your watchlist. “M1”: Taken off your watchlist.")
        #expect(viewing.sentence(notedOf: movies(10), today: today).contains("“M9”: Taken"))
        #expect(viewing.sentence(notedOf: movies(11), today: today) == "Noted 11 movies: today.")
        for (date, words) in [
            ("2026-11-22", "today"), ("2026-11-21", "yesterday"), ("2026-11-20", "20 Nov"),
            ("2026-11-23", "23 Nov 2026"), ("2025-11-22", "22 Nov 2025"), ("2026-11", "Nov 2026"),
            ("2026", "2026"),
        ] {
            #expect(Viewing(on: PartialDate(date)).inWords(today: today) == words)
        }
        #expect(Viewing().inWords(today: today) == "on an unknown day")
        #expect(
            Viewing(on: PartialDate(today), isRewatch: true, note: "Great").inWords(today: today)
                == "today, again, no rating, “Great”")
        #expect(
            Viewing(on: PartialDate(today), rating: try rating(80), note: "Great").inWords(today: today)
                == "today, 8 of 10, “Great”")
        let film = movie("Heat") { ($0.year, $0.directors) = (1995, ["A", "B", "C"]) }
        #expect(film.titleYearAndDirectors == "“Heat” (1995), A, B")
        #expect(film.sentenceOfAdding(today: today) == "Added “Heat” (1995).")
    }

    @Test("viewings stand from the latest to the earliest, those of no day last and the later ones first")
    func order() throws {
        let dates = ["2024", nil, "2024-05-01", "2025", nil, "2024-05-01"]
        let film = movie("Heat") { film in
            film.viewings = dates.enumerated().map {
                Viewing(on: $1.flatMap { PartialDate($0) }, note: "\($0)")
            }
        }
        #expect(film.viewingsLatestFirst.compactMap(\.note) == ["3", "5", "2", "0", "4", "1"])
        let today = try #require(Day("2026-11-29"))
        let rated = movie("Heat") { film in
            (film.viewings, film.dayRated) = ([Viewing(rating: Rating(tenths: 80))], Day("2024-01-05"))
        }
        #expect(
            rated.day(of: rated.viewings[0], today: today) == "by 5 Jan 2024, when you rated it (8 of 10)")
        let twice = movie("Heat") { film in
            (film.viewings, film.dayRated) = ([Viewing(), Viewing(isRewatch: true)], Day("2024-01-05"))
        }
        #expect(
            twice.viewings.map { twice.day(of: $0, today: today) } == [
                "on an unknown day", "on an unknown day, again",
            ])
    }

    @Test("what a backup differs in is counted, and named as far as its titles are known")
    func differences() {
        var difference = Restoration.Difference()
        #expect(difference.lines == ["The movies are the same."])
        difference.lists = 1
        #expect(difference.lines == ["The movies are the same.", "Different lists: 1."])
        (difference.films, difference.viewings, difference.days) = (1, 2, 1)
        (difference.titles, difference.lists) = (["Heat (1995)"], 0)
        #expect(difference.lines == ["Different: 1 movie, 2 viewings on 1 day.", "Movies: Heat (1995)."])
        difference.films = 2
        #expect(difference.lines.last == "Movies: Heat (1995) and 1 other.")
    }

    @Test(
        "a change is told by its movies, and by two fields at most",
        arguments: [
            (CatalogChange(.edited([.rating]), titles: ["Ran"]), "changing your rating of “Ran”"),
            (
                CatalogChange(.edited([.year, .rating]), count: 2),
                "changing the year and your rating of 2 movies"
            ),
            (CatalogChange(.edited([.year, .rating, .note]), titles: ["Ran"]), "changing 3 fields of “Ran”"),
            (CatalogChange(.merged, titles: ["Ran", "M"]), "merging “Ran” and “M”"),
            (CatalogChange(.changedList, titles: [""]), "moving movies on the watchlist"),
            (CatalogChange(.changedList, titles: ["Noir"]), "changing the list “Noir”"),
        ])
    func changes(change: CatalogChange, words: String) {
        #expect("\(change)" == words)
    }

    @Test("what was completed is counted, with the films of which nothing is known")
    func completion() {
        var report = CompletionReport()
        #expect(report.lines == ["Found nothing to fill in."])
        (report.films, report.completed, report.gains) = (2, 1, [.imdbID: 1, .runtime: 1_000])
        (report.lastYear, report.unknown, report.unknownCount) = (2024, [heat], 1)
        #expect(report.lines.first?.hasPrefix("Completed 1 of 2 movies: ") == true)
        #expect(
            report.lines.first?.contains("IMDb") == true
                && report.lines.first?.contains("runtime 1,000") == true)
        #expect(report.lines.dropFirst() == ["Not known: Heat (1995)."])
        report.unknownCount = 2
        #expect(report.lines.last == "Not known: Heat (1995), 1 more.")
        report.laterCount = 1
        #expect(report.lines[1] == "Not known: Heat (1995)." && report.lines.count == 3)
        #expect(report.lines[2].hasPrefix("Newer than 2024, the last year of the facts: 1. "))
        report.lastYear = nil
        #expect(report.lines.count == 2)
    }

    private func problem(_ treatment: ImportProblems.Treatment, column: String? = nil) -> ImportProblems {
        var problems = ImportProblems()
        problems.add(treatment, at: FilePosition(path: "films.csv", row: 2), column: column) {
            "\($0): there is no title"
        }
        return problems
    }

    @Test("four problems are told, and of more how many there are")
    func problems() {
        var problems = ImportProblems()
        #expect(problems.lines == [])
        for _ in 1...4 { problems.add(problem(.rowLeftOut)) }
        #expect(
            problems.lines
                == Array(repeating: "films.csv, line 2: there is no title, so the row is skipped.", count: 4))
        problems.add(problem(.rowLeftOut))
        #expect(problems.lines.last == "1 more problem. In all, 5 rows skipped and 0 cells left empty.")
        problems.add(problem(.cellLeftEmpty, column: "Year"))
        #expect(
            problems.lines.last
                == "2 more problems. In all, 5 rows skipped and 1 cell left empty: 1 of “Year”.")
        problems.add(problem(.takenAsIs))
        #expect(
            problems.lines.last
                == "3 more problems. In all, 5 rows skipped and 1 cell left empty: 1 of “Year”. "
                + "1 viewing long before the movie.")
        #expect(problems.lines.count == 5)
    }

    @Test(
        "hundredths are digits without zeros at the end",
        arguments: [
            (0, "0"), (5, "0.05"), (9, "0.09"), (10, "0.1"), (11, "0.11"), (100, "1"), (101, "1.01"),
            (350, "3.5"), (1_234, "12.34"),
        ])
    func decimals(hundredths: Int, text: String) {
        #expect(decimal(hundredths: hundredths) == text)
    }

    @Test("an import says each thing that there is, and nothing of what there isn't")
    func report() throws {
        var report = ImportReport()
        let none = "New: 0, changed: 0, already there: 0"
        #expect(report.summary == "Imported: 0 new, 0 changed, 0 already there.")
        #expect(report.lines() == [none] && report.lines(isDone: true) == [])
        #expect(report.lines(isDryRun: true) == [none, "Nothing was imported (--dry-run)."])
        #expect(report.lines(isDryRun: false) == [report.summary])
        let conflict = OwnConflict(value: "your rating", mine: "8", theirs: "9.5", isReplaced: true)
        let conflicts = try #require(MovieConflicts([conflict], of: movie("Heat") { $0.year = 1995 }))
        (report.known, report.doubtful, report.gains.lists, report.ratedAsWatched) = (1, 1, 1, 1)
        report.rerated.add(ReratedMovie(movie: heat, before: try rating(80), after: try rating(95)))
        report.joined.add(nil)
        report.joinedByTitle = 1
        report.outdated.add(conflicts)
        report.problems.add(problem(.rowLeftOut))
        report.passedOver.add("Dark")
        report.tooShort.add("Heat")
        (report.rowsOfOthers, report.unused) = (1, 1)
        report.replaced.add(conflicts)
        report.kept.add(conflicts)
        report.ignoredColumns = ["Date"]
        let line = "Heat (1995): your rating 8 → 9.5"
        let lines = [
            none + ", doubtful: 1", "Adds 1 list",
            "Ratings: 1 movie with a rating but no date, so seen on an unknown day",
            "Your ratings that change: 1: Heat (1995) 8 → 9.5",
            "Rows about movies already counted: 1 of them by title alone, 1",
            "Rated twice, so one rating counts:", line, "Skipped rows: 1",
            "Skipped, as they are not movies: 1: “Dark”", "Played too briefly to count as watched: 1: “Heat”",
            "Rows of other people: 1", "Rows about movies that aren't here: 1", "Ignored columns: “Date”",
            "Your values replaced by the file's: 1 movie", line,
            "Kept as you have it: 1 movie", line,
        ]
        #expect(report.lines(isVerbose: true) == lines)
        let replace = "To use the file's instead, add --replace."
        #expect(
            report.lines(isDryRun: true, isVerbose: true) == lines + [
                replace, "Nothing was imported (--dry-run).",
            ])
        #expect(
            report.lines(isDryRun: false, isVerbose: true) == Array(lines.dropFirst()) + [
                replace, "Facts known for 1 movie. Use movies complete to add them.",
                "Imported: 0 new, 0 changed, 0 already there, 1 doubtful and skipped.",
            ])
        report.joinedByTitle = 0
        report.joined.add(JoinedRow(row: heat, movie: FilmName(title: "Heat", year: 1996)))
        #expect(
            report.lines(isVerbose: true)[4]
                == "Rows about movies already counted: 2: Heat (1995) with Heat (1996)")
        report.columns = ["“Date” → nothing"]
        #expect(report.lines().first == "Columns: “Date” → nothing; ignored: “Date”")
        #expect(!report.lines().contains("Ignored columns: “Date”"))
    }

    @Test("a movie of an import is told by what is the person's own, its first three viewings by their days")
    func gains() throws {
        func line(_ change: (inout Movie) -> Void) -> String {
            var gains = ImportGains()
            gains.add(movie("Heat", change), beside: nil)
            return gains.lines.joined()
        }
        let days = (1...5).map { Viewing(on: PartialDate("2024-01-0\($0)")) }
        #expect(line { _ in } == "Heat")
        #expect(line { $0.viewings = Array(days.prefix(1)) } == "Heat: watched 2024-01-01")
        #expect(
            line { $0.viewings = Array(days.prefix(3)) } == "Heat: watched 2024-01-01, 2024-01-02, 2024-01-03"
        )
        #expect(
            line { $0.viewings = Array(days.prefix(4)) }
                == "Heat: watched 2024-01-01, 2024-01-02, 2024-01-03, 1 more time")
        #expect(line { $0.viewings = days }.hasSuffix(", 2 more times"))
        #expect(
            line { movie in
                (movie.year, movie.directors, movie.imdbID) = (1995, ["A", "B"], "tt0113277")
                (movie.note, movie.tags, movie.watchlist) = ("Great", ["noir", "heist"], WatchlistEntry())
                movie.viewings = [Viewing(isRewatch: true, rating: Rating(tenths: 80), note: "So good")]
            }
                == "Heat (1995): by A; rated 8; watched on an unknown day again (8), “So good”; on the watchlist; "
                + "tags noir, heist; note “Great”; tt0113277")
    }

    @Test("a conflict tells both values, and the days of ratings where one is known")
    func conflicts() throws {
        func words(_ mine: String, _ theirs: String, _ days: (String?, String?), isReplaced: Bool) -> String {
            OwnConflict(
                value: "your rating", mine: mine, theirs: theirs, dayOfMine: days.0.flatMap { Day($0) },
                dayOfTheirs: days.1.flatMap { Day($0) }, isReplaced: isReplaced
            ).description
        }
        #expect(words("8", "9", (nil, nil), isReplaced: false) == "your rating 8, not 9")
        #expect(
            words("8", "8", ("2024-01-05", nil), isReplaced: true)
                == "your rating 8 (rated 2024-01-05 → on an unknown day)")
        #expect(
            words("8", "9", (nil, "2024-01-05"), isReplaced: false)
                == "your rating 8, not 9 (rated on an unknown day, not 2024-01-05)")
        var few = FirstFew<MovieConflicts>()
        for number in 1...6 {
            let conflict = OwnConflict(value: "added", mine: "a", theirs: "b", isReplaced: true)
            few.add(MovieConflicts([conflict], of: movie("M\(number)")))
            let lines = (1...min(number, 5)).map { "M\($0): added a → b" }
            #expect(few.lines() == lines + (number > 5 ? ["and 1 more"] : []))
        }
    }

    @Test("a doubt names three movies that it could be, and counts the others")
    func doubts() {
        func line(_ count: Int) -> String {
            let candidates = (0..<count).map { Movie(id: Movie.ID($0 + 1), title: "M\($0)") }
            let position = FilePosition(path: "films.csv", row: 2)
            return ImportDoubt(
                id: ImportDoubt.ID(file: 0, line: 2), position: position, movie: Movie(title: "Heat"),
                candidates: candidates
            ).description
        }
        let (place, end) = (
            "films.csv, line 2: “Heat” ", ", which the catalog has already, so it is skipped."
        )
        #expect(line(0) == place + "has the id of an earlier row, so it is skipped.")
        #expect(line(1) == place + "could be “M0”" + end)
        #expect(line(3) == place + "could be “M0” or “M1” or “M2”" + end)
        #expect(line(4) == place + "could be “M0” or “M1” or “M2” or 1 other" + end)
        #expect(line(6) == place + "could be “M0” or “M1” or “M2” or 3 others" + end)
    }

    @Test(
        "a search says what it understood, and what it finds",
        arguments: [
            ("unseen 70s under 100 minutes", 47, "Not watched, 1970s, under 100 minutes: 47 movies"),
            ("horror", 1, "Horror: 1 movie"), ("horror", 0, "No movie matches: horror."),
            ("kurosawa", 0, "No movie matches “kurosawa”."), ("by kurosawa", 2, "By Kurosawa: 2 movies"),
            ("watched 2024-10", 0, "You watched nothing in October 2024."),
            ("by women", 0, "The catalog doesn't know who is a woman."),
        ])
    func understood(text: String, count: Int, sentence: String) throws {
        #expect(try MovieSearch(text).sentence(finding: .exactly(count)) == sentence)
        #expect(try MovieSearch("ran").sentence(finding: .moreThan(250)) == "“ran”: more than 250 movies")
    }

    @Test("a question about a file names up to five answers, each with its option")
    func questions() {
        for count in [2, 5, 6] {
            let people = (1...count).map { "P\($0)" }
            let options = (1...min(count, 5)).map { "--profile P\($0)" }.joined(separator: ", ")
            #expect(
                "\(CatalogError(ImportQuestion(profiles: people, in: "a.csv")))"
                    == "a.csv has rows of several people. Use \(options).")
        }
    }

    @Test("a file without a title is told by twenty of its columns, an archive by five of its files")
    func columns() {
        func text(_ fault: FileFault) -> String { "\(CatalogError.file("a", fault))" }
        func names(_ count: Int) -> [String] { (1...count).map { "c\($0)" } }
        for count in [1, 20, 21, 30] {
            let shown = names(min(count, 20)).map { "“\($0)”" } + (count > 20 ? ["others"] : [])
            #expect(
                text(.noTitleColumn(among: names(count))).contains(
                    " among \(shown.joined(separator: ", ")). "))
        }
        for count in [1, 5, 6, 9] {
            let shown = names(min(count, 5)).joined(separator: ", ") + (count > 5 ? " and others" : "")
            #expect(text(.otherArchive(lists: names(count))).hasSuffix(": \(shown)."))
        }
    }

    @Test(
        "a word stands on a command line as it is where no shell would change it",
        arguments: [
            ("a/b._-=,1", "a/b._-=,1"), ("é½", "é½"), ("a b", "'a b'"), ("it's", "'it'\\''s'"),
            ("$1", "'$1'"), ("", ""),
        ])
    func shell(word: String, text: String) {
        #expect(shellWord(word) == text)
    }

    @Test(
        "numbers behind a verb are movies, but a last one that can be a rating or a place",
        arguments: [
            ("seen 3", 10, ["3|"]), ("seen 3 8", 10, ["3|8", "3 8|"]),
            ("seen 3 8 9", 10, ["3 8|9", "3 8 9|"]),
            ("seen 1,3 8", 10, ["1 3|8"]), ("seen 3 8 yesterday", 10, ["3 8|yesterday"]),
            ("seen 3 8 great", 10, ["3|8 great", "3 8|great"]), ("seen 3 8 - 5 stars", 10, ["3 8|- 5 stars"]),
            ("seen 3 great", 10, ["3|great"]), ("seen 3 8 6.5", 10, ["3 8|6.5"]),
            ("seen 3 8 today", 10, ["3 8|today"]),
            ("rate 3 8", 10, ["3|8"]), ("rate 3 4 8", 10, ["3 4|8"]), ("rate 3", 10, ["3|"]),
            ("move 3 1", 10, ["3|1"]), ("move 3 4 1", 10, ["3 4|1"]), ("move 3 first", 10, ["3|first"]),
            ("tag 3 4 noir", 10, ["3 4|noir"]), ("tag heat", 10, []), ("tag heat", 0, []),
            ("tag 1 a", 1, ["1|a"]),
        ])
    func numbers(text: String, count: Int, ways: [String]) throws {
        let line = try #require(TypedVerb(text))
        let picked = try line.numbers(of: count, today: try #require(today))
        #expect(picked.map { $0.numbers.map { "\($0)" }.joined(separator: " ") + "|" + $0.rest } == ways)
        #expect("\(InvalidValue.unknownNumber(9, known: 1...1))" == "There is no line 9. Choose 1.")
        let day = try #require(today)
        #expect(throws: InvalidValue.self) { try TypedVerb(.tag, "1").numbers(of: 0, today: day) }
    }

    @Test("a verb in a shell takes the words that it needs, and no others")
    func wordsOfVerbs() {
        for (verb, words, isRight) in [
            (Verb.Name.undo, [], true), (.undo, ["x"], false), (.find, [], true), (.find, ["x", "y"], true),
            (.tag, [], false), (.tag, ["x"], true), (.backup, [], false), (.backup, ["x"], true),
            (.backup, ["x", "y"], false), (.complete, [], true), (.complete, ["x", "y"], true),
            (.import, ["x", "y"], true), (.rename, ["x", "y"], true),
        ] {
            let refusal = Result { () throws(UsageError) in try Verb.named(verb).check(words) }
            #expect(((try? refusal.get()) != nil) == isRight, "\(verb) \(words)")
        }
    }

    private func watched(_ runtimes: Int?...) throws -> WatchedStatistics {
        try Catalog(
            movies: runtimes.enumerated().map { index, runtime in
                var movie = Movie(id: Movie.ID(index + 1), title: "M\(index)")
                (movie.runtime, movie.viewings) = (runtime, [Viewing(on: PartialDate("2024-01-05"))])
                return movie
            }
        ).watchedStatistics()
    }

    @Test("half an hour and more of what was watched is one, and what is unknown is told")
    func hours() throws {
        for (minutes, hours) in [(29, "0"), (30, "1"), (89, "1"), (90, "2"), (6_000, "100")] {
            #expect(try watched(minutes).sums.last?.value == hours)
        }
        #expect(try watched(60, nil).sums.last?.value == "1, without 1 viewing of unknown length")
        #expect(try watched(60).sums.map(\.name) == ["Movies", "Viewings", "Hours"])
    }

    private func text(of watched: WatchedStatistics) -> String {
        let page = Page { watched.draw(on: &$0, of: MovieSearch()) }
        return ([page.title] + page.lines).joined(separator: "\n")
    }

    @Test("what was watched is told with counts, averages and bars, and how many more are as high")
    func statistics() throws {
        func film(
            _ title: String, _ year: Int?, _ runtime: Int?, _ director: String, _ genre: String,
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
        let films = [
            film("Heat", 1995, 170, "Mann", "Crime", "2024-01-05", "2024-01-06", rating: 90, public: 83),
            film("Ran", 1985, 160, "Kurosawa", "Drama", "2023-12-31", rating: 100, public: 82),
            film("Dune", 2021, nil, "Villeneuve", "Drama", "2024-03-01", rating: 70),
            film("Alien", 1979, 117, "Scott", "Horror", "2024-12-30", rating: 50, public: 85),
            film("M", 1931, 99, "Lang", "Crime", "2024-03-02", "2024-03-03", "2024-03-04"),
        ]
        let catalog = try Catalog(movies: [])
        for film in films { _ = try catalog.add(film) }
        let all = try catalog.watchedStatistics(limit: 3)
        #expect(
            text(of: all) == """
                What you watched
                  Movies: 5
                  Viewings: 8
                  Rewatches: 3
                  Hours: 15, without 1 viewing of unknown length
                  Average rating: 7.8 of 10 for 4 movies
                  First: Ran (1985), 31 Dec 2023
                  Last: Alien (1979), 30 Dec 2024
                  Longest: Heat (1995), 170 minutes
                  Longest run: 4 days from 1 Mar 2024

                Best rated
                  Ran (1985), 10 of 10
                  Heat (1995), 9 of 10, 2 times
                  Dune (2021), 7 of 10

                Worst rated
                  Alien (1979), 5 of 10

                Most watched
                  M (1931), 3 times
                  Heat (1995), 9 of 10, 2 times

                Unlike the public
                  Alien (1979), 5 of 10, public 8.5
                  Ran (1985), 10 of 10, public 8.2
                  Heat (1995), 9 of 10, public 8.3, 2 times

                By year
                  2024: 7
                  2023: 1

                By month
                  January: 2
                  March: 4
                  December: 2

                By weekday
                  Monday: 2
                  Friday: 2
                  Saturday: 2
                  Sunday: 2

                By rating
                  5: 1
                  7: 1
                  9: 1
                  10: 1

                By decade
                  1930s: 1
                  1970s: 1, 5.0 on average
                  1980s: 1, 10.0 on average
                  1990s: 1, 9.0 on average
                  2020s: 1, 7.0 on average

                By genre
                  Crime: 2, 9.0 on average
                  Drama: 2, 8.5 on average
                  Horror: 1, 5.0 on average

                By director
                  Kurosawa: 1, 10.0 on average
                  Lang: 1
                  Mann: 1, 9.0 on average
                  and 2 more with 1
                """)
        let year = try catalog.watchedStatistics(
            in: Period(typed: "2024", today: try #require(today)), limit: 1)
        #expect(
            year.markdown(of: MovieSearch()) == """
                # 2024 in review

                - Movies: 4
                - Viewings: 7
                - Rewatches: 3
                - Hours: 13, without 1 viewing of unknown length
                - Average rating: 7.0 of 10 for 3 movies
                - First: Heat (1995), 5 Jan 2024
                - Last: Alien (1979), 30 Dec 2024
                - Longest: Heat (1995), 170 minutes
                - Longest run: 4 days from 1 Mar 2024

                ## Best rated

                - Heat (1995), 9 of 10, 2 times

                ## Worst rated

                - Alien (1979), 5 of 10

                ## Most watched

                - M (1931), 3 times

                ## Unlike the public

                - Alien (1979), 5 of 10, public 8.5

                ## By month

                - January: 2 ···············
                - March: 4 ······························
                - December: 1 ········

                ## By weekday

                - Monday: 2 ······························
                - Friday: 2 ······························
                - Saturday: 2 ······························
                - Sunday: 1 ···············

                ## By rating

                - 5: 1 ······························
                - 7: 1 ······························
                - 9: 1 ······························

                ## By decade

                - 1930s: 1 ······························
                - 1970s: 1, 5.0 on average ······························
                - 1990s: 1, 9.0 on average ······························
                - 2020s: 1, 7.0 on average ······························

                ## By genre

                - Crime: 2, 9.0 on average ······························

                ## By director

                - Lang: 1 ······························
                - and 3 more with 1
                """)
        #expect(all.markdown(of: MovieSearch()).hasPrefix("# What I watched\n\n- Movies: 5\n"))
        // The first three rows, in one line.
        let decades = all[.decade]?.summary.split(separator: "; ") ?? []
        #expect(decades.prefix(3) == ["1930s: 1", "1970s: 1, 5.0 on average", "1980s: 1, 10.0 on average"])
        #expect(decades.dropFirst(3).allSatisfy { $0.hasPrefix("and ") })
        func conditions(_ statistics: WatchedStatistics) -> [String] {
            statistics.figures.flatMap { figure in
                figure.rows.prefix(1).map { figure.condition(of: $0, in: statistics.period) ?? "none" }
            }
        }
        #expect(
            conditions(all) == [
                #"title:"Ran" year:1985"#, #"title:"Alien" year:1979"#, #"title:"Heat" year:1995"#, "none",
                #"title:"Ran" year:1985"#, #"title:"Alien" year:1979"#, #"title:"M" year:1931"#,
                #"title:"Alien" year:1979"#, "watched:2024", "none", "none", "none",
                "watched:yes rating:5..5.9", "watched:yes decade:1930s", #"watched:yes genre:"Crime""#,
                #"watched:yes director:"Kurosawa""#,
            ])
        #expect(
            conditions(year).suffix(7) == [
                "watched:2024-01", "none", "none", "watched:2024 rating:5..5.9", "watched:2024 decade:1930s",
                #"watched:2024 genre:"Crime""#,
                #"watched:2024 director:"Lang""#,
            ])
    }
}
