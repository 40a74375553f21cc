import Foundation
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// Everyday tasks, with the lines a user types and the resulting catalog.
@Suite struct TaskTests {
    private static let today = Day(year: 2026, month: 11, day: 22)

    /// A task as a script: the answers, one per line, and the expected result.
    struct Task: CustomTestStringConvertible, Sendable {
        let name: String
        let answers: [String]
        /// A search, and the titles it must find afterward.
        let search: String
        let found: [String]
        let page: String
        /// Whether the task is a single shell command such as `movies s jaws 8`.
        let isOfShell: Bool

        init(
            _ name: String, _ answers: String..., isOfShell: Bool = false, finds search: String = "",
            _ found: [String] = [], page: String = ""
        ) {
            (self.name, self.answers, self.search, self.found, self.page) = (
                name, answers, search, found, page
            )
            self.isOfShell = isOfShell
        }

        var testDescription: String { name }
        var keys: Int {
            (["movies"] + answers + (isOfShell ? [] : ["q"])).reduce(0) { $0 + $1.count + 1 }
        }
    }

    static let common = [
        Task(
            "Note tonight's film with a rating and a note", "s jaws 8.5 With Anna", isOfShell: true,
            finds: "watched:2026-11-22 rating:8.5 note:anna", ["Jaws"],
            page: "Noted “Jaws” (1975): today, 8.5 of 10, “With Anna”."),
        Task(
            "Note a film seen tonight that isn't in the catalog", "a Perfect Days 2023 8.5", isOfShell: true,
            finds: "watched:2026-11-22 year:2023", ["Perfect Days"],
            page: "Added “Perfect Days” (2023). Noted: today, 8.5 of 10."),
        Task(
            "Note yesterday's film", "s ikiru yesterday 8.5 With Anna", isOfShell: true,
            finds: "watched:2026-11-21 note:anna", ["Ikiru"],
            page: "Noted “Ikiru” (1952): yesterday, 8.5 of 10, “With Anna”."),
        Task("Show what I thought of a film", "amadeus", page: "5 Oct (9 of 10): Grand."),
        Task(
            "Put a film on the watchlist", "l jaws", isOfShell: true, finds: "watchlist", ["Jaws"],
            page: "On your watchlist: “Jaws”"),
        Task(
            "Pick something for tonight under two hours", "r under 2h", isOfShell: true,
            page: "Watched: not yet"),
        Task(
            "Show what I watched last month", "v", isOfShell: true,
            page: "5 Oct Amadeus (1984), you 9: Grand."),
        Task("Compare this year with last year", "v", "g", page: "2026: 1"),
        Task("Find films with an actor", "bogart", page: "Casablanca"),
        Task("Find unwatched films by Kurosawa", "unseen kuro", page: "Seven Samurai"),
    ]

    static let others = [
        Task("Tell two films of one title apart", "gaslight 1944", page: "Gaslight (1944)"),
        Task(
            "Correct a title", "jaws", "e", "1 Jaws!", "s", finds: "title:jaws", ["Jaws!"],
            page: "Changed: Title"),
        Task(
            "Note another viewing of a film", "amadeus", "s", "today", finds: "watched:2026-11-22",
            ["Amadeus"],
            page: "Noted: today."),
        Task(
            "Change the rating of an earlier viewing", "amadeus", "w", "1 8", finds: "rating:8 note:grand",
            ["Amadeus"], page: "Changed: 5 Oct, 8 of 10, “Grand.”"),
        Task(
            "Remove a wrong viewing", "amadeus", "w", "1", "d", finds: "watched", [],
            page: "Removed: 5 Oct, 9 of 10, “Grand.”"),
        Task(
            "Tag several films", "director:kurosawa", "tag 1,3 noirvember", finds: "tag:noirvember",
            ["High and Low", "Seven Samurai"], page: "Tagged noirvember: "),
        Task("Find all films with a tag", "/tag:music", page: "Amadeus (1984)"),
        Task(
            "Note several films at once", "director:kurosawa", "seen 1-2 2020", finds: "watched:2020",
            ["Ran", "Seven Samurai"],
            page: "Noted "),
        Task(
            "Undo yesterday's mistake", "u", finds: "watched", [],
            page: "Undone: noting a viewing of “Amadeus”."),
        Task("Look for duplicates", "d", page: "No movies look like duplicates."),
        Task(
            "Sort by my rating", "s", "3",
            page: "1. Amadeus (1984), 160 minutes, you 9, seen 5 Oct, Miloš Forman"),
        Task("Find films by decade and director", "1950s hitchcock", page: "Rear Window (1954)"),
        Task("Review the year", "v", "g 2026", page: "Best rated: Amadeus (1984), 9 of 10"),
        Task("Find a title typed without its accents", "amelie", page: "Amélie (2001)"),
        Task("Find a misspelled title", "casablenca", "1", page: "Casablanca (1942)"),
        Task("Find a title that begins with an article", "the third man", page: "The Third Man (1949)"),
        Task("Show the film's page at IMDb", "amadeus", "o", page: "IMDb: imdb.com/title/tt0086879"),
        Task(
            "Leave half a form, and type a wrong key", "a", "Jaws 2", "b", ":b", "y", "z",
            finds: "title:\"jaws 2\"", [],
            page: "There is no command “z”. Type /z to search, q to quit."),
        Task("List a genre by its name", "horror", page: "Horror: 31 movies"),
        Task(
            "Type a title that begins with a command's letter", "a beautiful mind", page: "Add a movie"),
        Task("Add an unknown film", "a oppenhammer", page: "No movie is called “oppenhammer”."),
        Task(
            "Note a film seen two weeks ago", "jaws", "s 2 weeks ago 7", finds: "watched:2026-11-08 rating:7",
            ["Jaws"], page: "Noted: 8 Nov, 7 of 10."),
        Task(
            "Note a film seen on New Year's Day", "jaws", "s 1 1 2024", finds: "watched:2024-01-01", ["Jaws"],
            page: "Noted: 1 Jan 2024."),
        Task(
            "Note a rating after words", "jaws", "s great movie 9", "1",
            finds: "watched:2026-11-22 rating:9",
            ["Jaws"],
            page: "Noted: today, 9 of 10, “great movie”."),
        Task(
            "Note a viewing by the film's title", "seen jaws yesterday 8", finds: "watched:2026-11-21",
            ["Jaws"],
            page: "Noted “Jaws” (1975): yesterday, 8 of 10."),
        Task(
            "Rate a film by its title", "rate jaws 8", finds: "rating:8", ["Jaws"],
            page: "Rated 8 of 10: “Jaws”"),
        Task(
            "Rate a film on its page", "jaws", "r 8", finds: "rating:8", ["Jaws"],
            page: "Rated 8 of 10: “Jaws”"),
        Task(
            "Tag two films by number", "director:kurosawa", "tag 1 3 noirvember", finds: "tag:noirvember",
            ["High and Low", "Seven Samurai"], page: "Tagged noirvember: "),
        Task(
            "Tag a film by its title", "tag jaws crime", finds: "tag:crime", ["Jaws"], page: "Tagged crime: "),
        Task(
            "Delete a film by its title", "delete jaws", "y", finds: "jaws", [], page: "Deleted “Jaws” (1975)"
        ),
        Task(
            "Add a film that is already in the catalog", "a Jaws (1975) yesterday 8", "y",
            finds: "watched:2026-11-21",
            ["Jaws"], page: "Noted “Jaws” (1975): yesterday, 8 of 10."),
        Task("Sort by year", "sort year", page: "by year, oldest first"),
        Task("Find the films of a year", "1994", page: "“1994”: 4 movies"),
        Task("Ask for any film", "surprise me", page: "Watched: not yet"),
        Task("Start with an empty catalog, and undo that", "x", "u", page: "Undone: "),
        Task("Type a viewing without its film", "s 2 weeks ago 7", page: "Type the movie first"),
        Task(
            "Tag all films of a search", "tag noir --all director:kurosawa",
            finds: "tag:noir director:kurosawa genre:war", ["Ran"]),
        Task("Export to a folder that doesn't exist", "export /nosuch/films.csv", page: "/nosuch/films.csv"),
        Task("Ask what a verb does", "help seen", page: "seen MOVIE [VIEWING]"),
        Task("Show a year of the diary", "diary 2026", page: "1. 5 Oct Amadeus (1984), you 9: Grand."),
        Task("Show this day in earlier years", "diary on this day", page: "On this day, 22 Nov"),
        Task("Show a year in numbers", "numbers 2026", page: "Best rated: Amadeus (1984), 9 of 10"),
        Task("Find what is in the catalog", "find kurosawa", page: "“kurosawa”: 5 movies"),
        Task(
            "Set a film's length", "set jaws runtime 130", finds: "runtime:130 jaws", ["Jaws"],
            page: "Changed: Runtime 130"),
        Task("Merge two entries of one film", "gaslight", "merge 1 2", "y", page: "Merged into one movie"),
        Task(
            "Reorder the watchlist", "watch jaws", "watch ikiru", "t", "move 2 first",
            finds: "watchlist", ["Ikiru", "Jaws"], page: "1. Jaws"),
        Task(
            "Make a list", "director:kurosawa", "put 1,3 Noirvember", finds: "list:noirvember",
            ["High and Low", "Seven Samurai"], page: "On the new list “Noirvember”: "),
        Task(
            "Import a Letterboxd export", "import \(letterboxd)", "1", finds: "year:2022 rating:7", ["Tár"],
            page: "Just imported: "),
        Task(
            "Export a list for a friend", "director:kurosawa", "export FOLDER/friend.md",
            page: "Exported 5 movies to "),
        Task(
            "Export a list to print", "watch jaws", "t", "export FOLDER/watchlist.txt",
            page: "Exported 1 movie to "),
        Task(
            "Add a watched film in one line", "a Past Lives (2023) yesterday 8", finds: "watched:2026-11-21",
            ["Past Lives"], page: "Added “Past Lives” (2023)."),
        Task(
            "Add a film from cron", "add Past Lives 2023", isOfShell: true, finds: "year:2023", ["Past Lives"]
        ),
        Task(
            "Rate a film by its title and a rating alone", "jaws 8/10", "y", finds: "rating:8", ["Jaws"],
            page: "Rated 8 of 10: “Jaws”"),
    ]

    private static let letterboxd = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Transcripts/files/letterboxd").path

    /// The everyday tasks by number. Three of the forty aren't supported: series, the location of
    /// discs, and syncing machines.
    private static let everyday = [
        1: "Note tonight's film with a rating and a note",
        2: "Note a film seen tonight that isn't in the catalog",
        3: "Tell two films of one title apart", 4: "Correct a title", 5: "Show what I watched last month",
        6: "Show what I thought of a film", 7: "Compare this year with last year",
        8: "Find unwatched films by Kurosawa",
        9: "Find films with an actor", 10: "Pick something for tonight under two hours",
        11: "Note another viewing of a film",
        12: "Change the rating of an earlier viewing", 13: "Remove a wrong viewing",
        14: "Tag several films", 15: "Find all films with a tag", 16: "Note several films at once",
        17: "Reorder the watchlist", 18: "Make a list", 21: "Import a Letterboxd export",
        22: "Export a list for a friend", 26: "Undo yesterday's mistake", 27: "Look for duplicates",
        28: "Sort by my rating",
        29: "Find films by decade and director", 30: "Review the year",
        31: "Find a title typed without its accents", 32: "Find a misspelled title",
        33: "Find a title that begins with an article", 34: "Show the film's page at IMDb",
        35: "Export a list to print", 36: "Add a watched film in one line",
        37: "Add a film from cron", 39: "Leave half a form, and type a wrong key",
    ]

    /// Everyday tasks in other tests, each with the file of its test and a text in that file.
    private static let elsewhere = [
        23: ("Stories/strangers.stories", "$ movies restore"),
        24: ("Stories/export.stories", "$ movies backup"),
        38: ("Stories/command-line.stories", "--json"),
        40: ("MoviesAppTests/WindowPagesTests.swift", "(40, 20)"),
    ]

    @Test("Thirty-seven of forty everyday tasks have a test")
    func everyday() throws {
        let names = Set((Self.common + Self.others).map(\.name))
        #expect(Self.everyday.values.filter { !names.contains($0) } == [])
        #expect(Self.everyday.count + Self.elsewhere.count == 37)
        #expect(Set(Self.everyday.keys).union(Self.elsewhere.keys) == Set(1...40).subtracting([19, 20, 25]))
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        for (file, words) in Self.elsewhere.values {
            #expect(try String(contentsOf: tests.appending(path: file), encoding: .utf8).contains(words))
        }
    }

    private func open(_ task: Task) throws -> (Catalog, ScriptedSession) {
        let catalog = try Catalog.sample()
        let amadeus = try #require(catalog.movies(called: FilmName(typed: "Amadeus")).first)
        if task.answers != ["x", "u"] {
            try catalog.update(amadeus.id, as: .tagged) { $0.tags = ["music"] }
            _ = try catalog.note(TypedViewing("2026-10-05 9 Grand.", today: .today).certain, of: [amadeus])
        }
        let session = ScriptedSession(width: 200) {
            AppCoordinator(catalog: catalog, context: SessionContext(day: Self.today, seed: 1), navigator: $0)
        }
        return (catalog, session)
    }

    @Test("An everyday task works as it's typed, and leaves the expected catalog", arguments: common + others)
    func task(_ task: Task) throws {
        let (catalog, session) = try open(task)
        if task.isOfShell {
            #expect(try run(task.answers[0], on: catalog).hasText(task.page))
        } else {
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for answer in task.answers { session.answer(answer.replacing("FOLDER", with: folder.path)) }
            let last = session.transcript.components(after: "> " + (task.answers.last ?? ""))
            #expect(last.hasText(task.page), "\(last)")
        }
        if !task.search.isEmpty {
            let query = MovieQuery(
                search: try MovieSearch(task.search, today: Self.today ?? .today), order: .title)
            let titles = try catalog.movies(of: query, in: 0..<9).map(\.title)
            #expect(titles == task.found)
        }
    }

    private func run(_ line: String, on catalog: Catalog) throws -> String {
        let options = try Options(line.split(separator: " ").map { String($0) })
        let verb = try #require(options.verb)
        return try [.pick, .diary].contains(verb)
            ? verb.page(options.words, of: catalog)
            : verb.perform(options.words, on: catalog)
    }

    @Test(
        "A number in an answer picks the row that was last printed with it",
        arguments: common + others)
    func nothingMissing(task: Task) throws {
        let (_, session) = try open(task)
        for answer in task.answers {
            let (word, page) = (String(answer.prefix { $0 != " " }), session.page)
            if let number = Int(word), page.items.indices.contains(number - 1) {
                let line = session.transcript.components(after: "\n\(word). ").prefix { $0 != "\n" }
                #expect(line == page.items[number - 1], "\(answer)")
            }
            session.answer(answer)
        }
    }

    @Test("The ten commonest tasks take at most 210 keys in all, and no more than five answers each")
    func keys() {
        #expect(Self.common.count == 10)
        #expect(Self.common.map(\.keys).reduce(0, +) <= 210)
        #expect(Self.common.allSatisfy { $0.answers.count <= 5 })
    }
}

extension StringProtocol {
    /// Whether the string contains a text. Unlike in Foundation, an empty text is found.
    fileprivate func hasText(_ text: String) -> Bool { text.isEmpty || contains(text) }
}

extension String {
    fileprivate func components(after text: String) -> Substring {
        ranges(of: text).last.map { self[$0.upperBound...] } ?? self[...]
    }
}
