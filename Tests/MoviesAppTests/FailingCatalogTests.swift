import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

@Suite struct FailingCatalogTests {
    private let shared: SharedCatalog

    init() throws {
        shared = try SharedCatalog()
    }

    struct Way: CustomTestStringConvertible, Sendable {
        let before: [String]
        let last: String
        let title: String
        /// Whether it's a section's page. Its commands differ from those of a movie's page.
        let isSection: Bool
        var testDescription: String { title }

        init(_ title: String, _ before: [String], _ last: String, isSection: Bool = false) {
            (self.title, self.before, self.last, self.isSection) = (title, before, last, isSection)
        }
    }

    private static let advice = "Keep a copy of it, and go back to your last backup or export."

    static let ways = [
        Way("What you watched", [], "c", isSection: true), Way("Movie", [], "1"),
        Way("Movie", ["1"], "w"),
    ]

    @Test(
        "A page that can't be read says why, can be left, and recovers with the catalog",
        arguments: ways)
    func pages(way: Way) throws {
        let session = shared.session()
        for answer in way.before { session.answer(answer) }
        let depth = session.screens.count
        try shared.fail()
        session.answer(way.last)
        #expect(session.page.title == way.title)
        #expect(
            session.page.texts == [
                "\(shared.path) is damaged: SQLite can't use what it holds (no such table: movie). \(Self.advice)"
            ])
        #expect(
            session.page.commands.map(\.letter)
                == (way.isSection ? ["m", "t", "v", "j", "k"] : ["a", "r", "/", "m", "t", "v", "c", "j"]))
        session.answer("1", "n", "x", "?")
        #expect(session.screens.count == depth + 1)
        try shared.recover()
        session.answer("")
        #expect(!session.page.texts.contains { $0.contains("is damaged") })
        try shared.fail()
        session.answer("", ":b", "")
        #expect(session.screens.count == depth)
        session.answer("h")
        #expect(session.page.title == "Movies")
        session.answer("q")
        #expect(session.status == .success)
    }

    @Test("The page of a pair that can't be read keeps its path")
    func pathOfPair() throws {
        for _ in 0..<2 { _ = try shared.ours.add(Movie(title: "Playtime")) }
        let session = shared.session("d", "1")
        #expect(session.page.title == "One movie or two?")
        let route = session.route
        #expect(route.description.contains("+"))
        try shared.fail()
        session.answer("")
        #expect(session.route == route)
    }

    @Test("A list that can't be read says why, and recovers with the catalog")
    func list() throws {
        let session = shared.session()
        try shared.fail()
        session.answer("n")
        #expect(session.page.title == "Movies")
        #expect(session.page.texts.first?.hasPrefix("\(shared.path) is damaged") == true)
        #expect(session.page.commands.map(\.letter) == ["a", "r", "/", "t", "v", "c", "j", "k"])
        try shared.recover()
        session.answer("")
        #expect(session.page.texts.last == "11–20 of 261")
    }

    @Test(
        "A page that has to be read before it's shown is refused on the page before it",
        arguments: ["r", "/the", "/the e", "/the s", "1 e", "f 7", "c 1 1"])
    func refused(answers: String) throws {
        let session = shared.session()
        let parts = answers.split(separator: " ").map(String.init)
        for answer in parts.dropLast() { session.answer(answer) }
        let screen = session.screens.last
        try shared.fail()
        session.answer(parts.last ?? "")
        #expect(session.screens.last === screen)
        #expect(
            session.transcript.hasSuffix(
                "is damaged: SQLite can't use what it holds (no such table: movie). \(Self.advice)\n> "))
    }

    @Test(
        "A change that fails is refused at its prompt, and the program exits with 74",
        arguments: [
            "1 e 8 9 s", "1 e 3 :x s", "1 l", "1 d y", "1 w s today", "1 w s unknown", "1 w 1 d", "1 s 9",
            "seen_1,2_9", "tag_1_new", "a_New_(1999)_9", "u",
            "y",
        ])
    func changes(answers: String) throws {
        let movie = try #require(try shared.ours.movies(of: MovieQuery(), in: 0..<1).first)
        try shared.ours.update(movie.id, as: .notedViewing) { $0.viewings = [Viewing()] }
        try shared.ours.update(movie.id, as: .edited([.note])) { $0.note = "Mine" }
        try shared.ours.undo()
        try shared.ours.database.execute("PRAGMA query_only = ON")
        let session = shared.session("m")
        let lines = answers.split(separator: " ").map { String($0).replacing("_", with: " ") }
        for line in lines.dropLast() { session.answer(line) }
        let (screen, prompt) = (session.screens.last, session.transcript.split(separator: "\n").last ?? "")
        session.answer(lines.last ?? "")
        #expect(session.screens.last === screen)
        #expect(
            session.transcript.hasSuffix(
                """
                \(prompt)\(lines.last ?? "")
                \(shared.path) can't be written to, so nothing was changed. \
                Ask for permission to write the file and its folder.
                \(prompt)
                """))

        let console = Script(["m"] + lines + [":q", "y", "q"])
        #expect(MoviesProgram(catalog: shared.ours).run(on: console).rawValue == 74)
        #expect(try shared.theirs.movie(movie.id)?.viewings == [Viewing()])
    }
}

extension SharedCatalog {
    /// Makes every query about movies fail.
    fileprivate func fail() throws {
        try theirs.database.execute("ALTER TABLE movie RENAME TO hidden")
    }

    fileprivate func recover() throws {
        try theirs.database.execute("ALTER TABLE hidden RENAME TO movie")
    }
}
