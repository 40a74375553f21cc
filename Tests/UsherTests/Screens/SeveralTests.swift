import Testing
import UsherTesting

@testable import Usher

@Suite struct SeveralTests {
    private static let features = ["Tests", "Docs", "CI", "Badges", "Changelog", "Linter"]

    private func prompt(
        _ features: [String] = features, on: [String] = [], atLeast least: Int = 0, atMost most: Int? = nil
    ) -> Leaflet {
        Leaflet { page, hear in
            page.title("New project")
            page.ask("Features", .several(of: features, atLeast: least, atMost: most), default: on) {
                hear($0.isEmpty ? "none" : $0.joined(separator: " "))
            }
        }
    }

    @Test("how items are turned is said where there are any", arguments: [0, 1, 2])
    func turning(count: Int) {
        let session = ScriptedSession(prompt(Array(["red", "green"].prefix(count))))
        #expect(session.page.texts.count { $0.hasPrefix("Turn these on or off") } == min(count, 1))
    }

    @Test(
        "the prompt names up to five that are on, and counts more of them",
        arguments: [
            (7, 0, "none"), (7, 1, "a"), (7, 2, "a, b"), (7, 5, "a, b, c, d, e"), (7, 6, "6 of 7"),
            (7, 7, "all"),
            (2, 2, "all"), (1, 1, "a"), (5, 5, "all"),
        ])
    func named(count: Int, on: Int, names: String) {
        let letters = Array("abcdefg".map { String($0) }.prefix(count))
        let session = ScriptedSession(
            QuestionScreen { page in
                page.ask("Letters", .several(of: letters), default: Array(letters.prefix(on))) { _ in }
            })
        #expect(session.transcript.hasSuffix("\nLetters (Enter for \(names)): "))
    }

    @Test(
        "a line of numbers turns items on and off on one page, the prompt says what is on, an empty line is done"
    )
    func transcript() {
        let screen = prompt(["Tests", "Docs", "CI"], on: ["CI", "Tests"], atLeast: 1)
        let session = ScriptedSession(screen)
        session.answer("?", "1 2", "none", "", "all", "9", "2", "")
        let expected = """
            New project
            Turn these on or off by number: 1 3, 2-5, all or none. Choose at least one.
            1. Tests
            2. Docs
            3. CI

            ? help, q quit
            Features (Enter for Tests, CI): ?

            Help: New project
            numbers or a name: turn lines on or off, as in 1 3, 2-5, all or none
            an empty line: accepts what is on
            ?: explains this page
            q: quits the program

            New project
            Turn these on or off by number: 1 3, 2-5, all or none. Choose at least one.
            1. Tests
            2. Docs
            3. CI

            ? help, q quit
            Features (Enter for Tests, CI): 1 2
            Features (Enter for Docs, CI): none
            Features (Enter for none):\u{20}
            Choose at least one.
            Features (Enter for none): all
            Features (Enter for all): 9
            There is no line 9. Choose 1 to 3.
            Features (Enter for all): 2
            Features (Enter for Tests, CI):\u{20}

            New project
            Turn these on or off by number: 1 3, 2-5, all or none. Choose at least one.
            1. Tests
            2. Docs
            3. CI

            ? help, q quit
            Features (Enter for Tests, CI):\u{20}
            """
        #expect(TranscriptDifference(session.transcript, expected: expected) == nil)
        #expect(screen.heard == ["Tests CI"])
        #expect(session.lostMoves == [])
    }

    @Test(
        "what a line turns over, where 2 and 3 are on",
        arguments: [
            ("1", [1, 2, 3]), ("2", [3]), ("1 3", [1, 2]), ("1,3", [1, 2]), (" 1 , 3 ", [1, 2]),
            ("2-5", [4, 5]), ("5-2", [4, 5]), ("2 – 5", [4, 5]), ("1,3-4 6", [1, 2, 4, 6]), ("3 3", [2]),
            ("2-4 3", [4]), ("all", [1, 2, 3, 4, 5, 6]), ("NONE", []), ("all 2", [1, 3, 4, 5, 6]),
            ("none 5-6", [5, 6]), ("1 none", [1]), (":1", [1, 2, 3]), ("01", [1, 2, 3]),
        ])
    func lines(line: String, on: [Int]) throws {
        let page = Page(of: prompt(on: ["Docs", "CI"]))
        #expect(try page.choices(of: line) == [.turned(on)])
        #expect(page.question == .several("Features", on: [2, 3]))
        try page.answer(line)
        #expect(page.question == .several("Features", on: on))
        #expect(try page.choices(of: "") == [.picked(on)])
    }

    @Test(
        "what turns nothing over is refused whole, in words",
        arguments: [
            ("0", Words.english(.noSuchNumber("0", from: 1, to: 6, searches: false))),
            ("1 7", Words.english(.noSuchNumber("7", from: 1, to: 6, searches: false))),
            (
                "1-99999999999999999999",
                Words.english(.noSuchNumber("99999999999999999999", from: 1, to: 6, searches: false))
            ),
            ("1 x", Words.english(.turnsNothing("x"))),
            ("2-", Words.english(.turnsNothing("2-"))),
            ("1-3-5", Words.english(.turnsNothing("-"))),
            ("1.5", Words.english(.turnsNothing("1.5"))),
            ("all-2", Words.english(.notOffered("all-2", way: "?", quit: "q"))),
            ("-1", Words.english(.notOffered("-1", way: "?", quit: "q"))),
            ("x", Words.english(.notOffered("x", way: "?", quit: "q"))),
        ])
    func refused(line: String, refusal: String) {
        let screen = prompt()
        let session = ScriptedSession(screen)
        session.answer(line)
        #expect(session.errorLines == [refusal])
        #expect(session.page.question == .several("Features", on: []))
    }

    @Test("at most so many are on; where more were, they may be turned off one by one")
    func most() {
        let screen = prompt(on: Array(Self.features.prefix(4)), atLeast: 2, atMost: 2)
        let session = ScriptedSession(screen)
        session.answer("5", "1", "", "2", "5", "3 5", "4", "", "3", "")
        #expect(
            session.page.texts == ["Turn these on or off by number: 1 3, 2-5, all or none. Choose 2."]
        )
        #expect(
            session.errorLines == [
                Words.english(.tooMany(most: 2, on: 5)), Words.english(.tooMany(most: 2, on: 3)),
                Words.english(.tooMany(most: 2, on: 3)), Words.english(.tooFew(least: 2, on: 1)),
            ])
        #expect(screen.heard == ["CI Changelog"])
    }

    @Test("where more are on than may be, one may take another's place")
    func swapped() {
        let session = ScriptedSession(prompt(on: Array(Self.features.prefix(3)), atMost: 2))
        session.answer("1 4")
        #expect(session.errorLines == [] && session.page.question == .several("Features", on: [2, 3, 4]))
    }

    @Test("a list with fewer than have to be picked takes all of them, an empty one none")
    func few() {
        let one = prompt(["Tests"], atLeast: 2)
        let session = ScriptedSession(one)
        session.answer("2", "1", "")
        #expect(session.errorLines == [Words.english(.noSuchNumber("2", from: 1, to: 1, searches: false))])
        let none = prompt([], atLeast: 2)
        let empty = ScriptedSession(none)
        empty.answer("all", "1", "")
        #expect(empty.page.texts == [])
        #expect(empty.errorLines == [Words.english(.nothingToPick)])
        #expect(one.heard + none.heard == ["Tests", "none"])
    }

    @Test("what is on stays on while the page is left for another, or drawn anew")
    func kept() throws {
        let screen = prompt()
        var flow: Flow?
        let session = ScriptedSession { navigator in
            let root = Flow(screen, navigator: navigator)
            flow = root
            return root
        }
        let root = try #require(flow)
        root.navigator.after(.seconds(1), for: root) { root.navigator.push(Leaflet.menu, for: root) }
        session.answer("2 4")
        session.advance(by: .seconds(1))
        session.answer("", "b")
        #expect(session.page.question == .several("Features", on: [2, 4]))
        session.answer("2", "")
        #expect(screen.heard == ["Badges"])
    }

    @Test("what is no longer listed is no longer on, and what is listed since is off")
    func gone() throws {
        var features = Self.features
        let screen = Leaflet { page, hear in
            page.ask("Features", .several(of: features), default: ["Docs"]) { hear("\($0)") }
            page.command("c", "change") { features = ["Wiki", "Docs", "CI"] }
        }
        let session = ScriptedSession(screen)
        session.answer("1 3 4", "c")
        #expect(session.page.question == .several("Features", on: [2, 3]))
        session.answer("1 3", "")
        #expect(screen.heard == [#"["Wiki", "Docs"]"#])
    }

    @Test("other items and commands of the page are picked as ever, by a number or a letter alone")
    func others() {
        let screen = Leaflet { page, hear in
            page.item("First") { hear("first") }
            let years = Question<[Int]>.several(of: [1979, 1980]) { row, year in
                row.write("in ")
                row.write(year)
            }
            page.ask("Years", years) { hear("\($0)") }
            page.item("Last") { hear("last") }
            page.command("a", "alphabet") { hear("alphabet") }
        }
        let session = ScriptedSession(screen)
        session.answer("1", "4", "a", "2", "1 2", "?", "")
        #expect(session.page.items == ["First", "in 1979", "in 1980", "Last"])
        #expect(session.errorLines == [Words.english(.noSuchNumber("1", from: 2, to: 3, searches: false))])
        #expect(session.transcript.contains("\nYears (Enter for in 1979): 1 2\n"))
        #expect(session.transcript.contains("\n1 to 4 or a name: chooses that line\n"))
        #expect(screen.heard == ["first", "last", "alphabet", "[1979]"])
    }

    private final class FilmScreen: Screen {
        var genres = ["Horror"]

        func draw(on page: inout Page) {
            page.title("Alien")
            page.item(
                "Genres", genres, asks: .several(of: ["Comedy", "Horror", "Science fiction"], atLeast: 1)
            ) { [self] in genres = $0 }
        }
    }

    @Test("an item asks for several, which back leaves as they were")
    func asked() {
        let film = FilmScreen()
        let session = ScriptedSession(film)
        session.answer("1", "2 3", "b")
        #expect(film.genres == ["Horror"])
        session.answer("1", "none", "", "3", "")
        #expect(session.errorLines == [Words.english(.tooFew(least: 1, on: 0))])
        #expect(session.page.items == ["Genres: Science fiction"])
        #expect(session.screens.count == 1)
        #expect(session.leaks == [])
    }

    @Test("an answer ahead turns over and is done, or is refused and changes nothing")
    func ahead() throws {
        let film = FilmScreen()
        let session = ScriptedSession(film)
        session.answer("1 2", "1 2,3", "1 b", "1 all")
        #expect(
            session.errorLines == [
                Words.english(.tooFew(least: 1, on: 0)),
                Words.english(.noAnswer("b", of: ["Comedy", "Horror", "Science fiction"])),
            ])
        #expect(film.genres == ["Comedy", "Horror", "Science fiction"])
        #expect(session.screens.count == 1)
        #expect(try Page(of: film).choices(of: "1 2 3") == [.item(1), .picked([1])])
        try Page(of: film).answer("1 2 3")
        #expect(film.genres == ["Comedy"])
    }

    @Test("names that are no plain text come out harmless")
    func harmless() {
        let session = ScriptedSession(prompt(["\u{1B}[2J", "b"]))
        session.answer("1")
        #expect(session.transcript.hasSuffix("\nFeatures (Enter for ␛[2J): "))
    }

    @Test("a recording runs again, and an explorer finds its way")
    func replayed() throws {
        let file = Script([])
        _ = Session.run(
            on: Script(["1 3", "2", "", "q"]), options: Session.Options(recording: Recorder(to: file)),
            prompt())
        let session = ScriptedSession(replaying: try Recording(Array(file.transcript.utf8))) {
            OneScreenCoordinator(prompt(), navigator: $0)
        }
        #expect(session.difference == nil)
        #expect(session.status == .success)
        let exploration = Explorer().explore { ScriptedSession(prompt(atLeast: 1)) }
        #expect(exploration.isComplete)
        #expect(exploration.findings.allSatisfy { $0.contains("has no help") })
    }
}
