import Foundation
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// Compares the commands' letters with the lists in docs/letters.md.
@Suite struct LettersTests {
    /// The pages, as the document calls them, with the answers that lead to them.
    private static let pages: [(name: String, answers: [String])] = [
        ("a list of movies", ["m"]), ("the watchlist", ["t"]), ("a movie", ["1"]),
        ("its viewings", ["1", "w"]),
        ("the diary", ["v"]), ("likely duplicates", ["d"]), ("two of them", ["d", "1"]), ("the overview", []),
        ("a change of a viewing", ["1", "w", "1"]), ("a form", ["1", "e"]), ("the numbers", ["c"]),
        ("the filter", ["f"]),
    ]

    /// The number of pages of movies, which come first in ``pages``.
    private static let moviePages = 8

    private func commands() throws -> [(page: String, commands: [ShownPage.Command])] {
        let catalog = try Catalog.sample()
        let first = ScriptedSession { AppCoordinator(catalog: catalog, navigator: $0) }
        let new = first.page.commands.filter { $0.letter == "x" }
        let movie = try #require(catalog.movies(of: MovieQuery(), in: 0..<1).first)
        var twin = Movie(title: movie.title)
        (twin.year, twin.viewings, twin.cast) = (movie.year, [Viewing()], movie.cast)
        _ = try catalog.add(twin)
        try catalog.update(movie.id, as: .notedViewing) {
            $0.viewings = [Viewing(on: Day("2024-01-05"))]
        }
        try catalog.delete(catalog.add(Movie(title: "None")))
        try catalog.undo()
        func commands(after answers: [String]) -> [ShownPage.Command] {
            let session = ScriptedSession { AppCoordinator(catalog: catalog, navigator: $0) }
            for answer in answers { session.answer(answer) }
            return session.page.commands.filter { !"np".unicodeScalars.contains($0.letter) }
        }
        let bare = commands(after: ["m", "2"]).filter { $0.letter == "f" }
        return Self.pages.map { ($0.name, commands(after: $0.answers)) }
            + [("a new catalog", new), ("a movie without facts", bare)]
    }

    @Test(
        "`a`, `u`, `y`, `r` and `/` mean the same on every page of movies, and nothing elsewhere"
    )
    func sameEverywhere() throws {
        let pages = try commands()
        let shared = pages[0].commands.filter { "aruy/".unicodeScalars.contains($0.letter) }
        #expect(shared.map(\.letter) == ["a", "r", "u", "y", "/"])
        for page in pages.prefix(Self.moviePages) {
            #expect(
                page.commands.filter { "aruy/".unicodeScalars.contains($0.letter) } == shared, "\(page.page)")
        }
        for page in pages.dropFirst(Self.moviePages) {
            #expect(!page.commands.contains { "aruy/".unicodeScalars.contains($0.letter) }, "\(page.page)")
        }
    }

    /// `RECORD_TRANSCRIPTS=1 swift test --filter LettersTests` records the lists again.
    @Test("The file docs/letters.md lists the letters and verbs of the program")
    func table() throws {
        let pages = try commands()
        var rows: [(letter: Unicode.Scalar, label: String, pages: [String])] = []
        for page in pages {
            for command in page.commands {
                if let row = rows.firstIndex(where: {
                    ($0.letter, $0.label) == (command.letter, command.label)
                }) {
                    rows[row].pages.append(page.page)
                } else {
                    rows.append((command.letter, command.label, [page.page]))
                }
            }
        }
        let movies = Self.pages.prefix(Self.moviePages).map(\.name)
        let table = rows.sorted { ($0.letter, $0.label) < ($1.letter, $1.label) }.map { row in
            let missing = Self.pages.map(\.name).filter { !row.pages.contains($0) }
            let place =
                "mtvcj".unicodeScalars.contains(row.letter)
                ? "every page but \(missing.joined(separator: ", "))"
                : row.pages == movies ? "every page of movies" : row.pages.joined(separator: ", ")
            return "- `\(row.letter)` \(row.label): \(place)\n"
        }.joined()
        let verbs = Verb.table.map { verb in
            let names = verb.otherNames.isEmpty ? "" : " (\(verb.otherNames.joined(separator: ", ")))"
            let arguments = verb.arguments.isEmpty ? "" : " `\(verb.arguments)`"
            return "- **\(verb.name)**\(names)\(arguments): \(verb.summary)\n"
        }.joined()
        let text = """
            # The letters and verbs of movies

            On each page, `b` goes back, `h` home, `?` explains it and `q` quits. `n` and `p` turn a long list. A label does what its
            letter does.

            \(table)
            On a page of movies or of numbers, a line can begin with a verb, and so can one of a shell, after `movies`:
            `seen heat yesterday 8`, `rate 3 8`, `tag all noirvember`. On a page, numbers name its movies, and `all` those that are found.
            A movie's page needs neither. A page's own letters come first. `movies help VERB` tells more.

            \(verbs)
            """
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/letters.md")
        if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
}
