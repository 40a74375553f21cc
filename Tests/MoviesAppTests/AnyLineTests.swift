import Randomness
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// Types arbitrary lines. Each change must be the one that the page reports.
@Suite struct AnyLineTests {
    private static let today = Day(year: 2026, month: 11, day: 22)

    /// The words that the page must show after a step whose name has this prefix.
    private static let words = [
        ("noting a viewing of ", "Noted"), ("changing a viewing of ", "Changed: "),
        ("removing a viewing of ", "Removed: "), ("adding ", "Added "), ("tagging ", "Tagged "),
        ("putting ", "On your watchlist"),
        ("taking ", "Off your watchlist"),
        ("deleting ", "Deleted "), ("removing all movies", "All movies are removed"),
        ("merging ", "Merged into one movie"), ("changing your rating of", "Rated "),
        ("changing the note of", "to the note: "), ("changing the tags of", "No longer tagged "),
        ("changing ", "Changed: "),
    ]

    @Test(
        "A random line on any page does what the page then reports, or changes nothing",
        arguments: 0..<UInt64(rounds(3)))
    func anyLine(seed: UInt64) throws {
        var random = SeededRandomNumberGenerator(seed: seed)
        let catalog = try Catalog.sample()
        let movie = try #require(catalog.movies(of: MovieQuery(), in: 0..<1).first)
        _ = try catalog.add(Movie(title: movie.title))
        func open() -> ScriptedSession {
            ScriptedSession(width: 200) {
                AppCoordinator(
                    catalog: catalog, context: SessionContext(day: Self.today, seed: seed), navigator: $0)
            }
        }
        let pieces = [
            "a", "b", "c", "d", "e", "f", "g", "h", "l", "m", "n", "o", "p", "r", "s", "t", "u", "v", "w",
            "x", "y",
            "1", "2", "3", "8", "9", "10", "85", "1,3", "2-4", "8.5", "4/5", "-", "today", "yesterday",
            "2024",
            "seen", "watch", "tag", "untag", "rate", "note", "year", "noirvember", "jaws", "add", "undo",
            "help", "delete", "remove", "heat",
            "Heat (1995)",
            "(2023)", "alien", "horror", "unseen", "/", "/alien", "great", "With Anna.", ":b", ":x", "?",
            "save", "",
        ]
        let lines = [
            "1", "2", "3", "s", "s 9 great", "w", "l", "d", "y", "d y", "seen 1,3 yesterday", "tag 1-2 x",
            "watch 1-4", "u",
            "m", "t", "v", "b", "h", ":h", "1 8", "2 2024 - Again.", "8.5", "/", "/", "/the", "o", "n", "yes",
            "x",
        ]
        var session = open()
        var steps: [String: Int] = [:]
        for _ in 0..<400 {
            if session.status != nil { session = open() }
            let words = (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
                pieces.randomElement(using: &random)
            }
            let meant = (lines + ["a Film \(random.next() % 1_000) (2001) 8"]).randomElement(using: &random)
            let line = random.next() % 3 == 0 ? words.joined(separator: " ") : meant ?? ""
            if line.hasPrefix("q") || line.hasPrefix("e ") || line.hasPrefix("i") { continue }
            let before = (try catalog.steps.undoable, try catalog.steps.redoable)
            let errors = session.errorLines.count
            session.answer(line)
            guard try (catalog.steps.undoable, catalog.steps.redoable) != before else { continue }
            let said = session.page.said + session.page.texts
            let now = try catalog.steps.undoable
            let context = "“\(line)”, seed \(seed): \(said)"
            #expect(session.errorLines.count == errors, "\(context)")
            if said.contains(where: { $0.hasPrefix("Undone: ") || $0.hasPrefix("Redone: ") }) {
                continue
            }
            let name = try #require(now, "\(context)").name
            let word = try #require(Self.words.first { name.hasPrefix($0.0) }, "\(name)").1
            // Removing a value has the same wording for every field.
            #expect(said.contains { $0.contains(word) || $0.contains(" none: ") }, "\(name): \(context)")
            steps[word, default: 0] += 1
        }
        #expect(steps.count > 2, "the walk changed hardly anything: \(steps)")
    }

    @Test("Ctrl-C in a half-filled form says which answers are lost")
    func interrupted() throws {
        let catalog = try Catalog.sample()
        let session = ScriptedSession { AppCoordinator(catalog: catalog, navigator: $0) }
        session.answer("a", "Perfect Days (2023)")
        session.interrupt()
        #expect(session.status == .interrupted)
        #expect(
            session.errorLines == [
                "Add a movie: not finished, so your answers are lost. “Seen” has no answer yet."
            ])
        #expect(!catalog.hasChanges)
    }
}
