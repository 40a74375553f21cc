import Testing
import UsherTesting

@testable import Usher

/// Items and commands that ask before they act.
@Suite struct QuestionTests {
    /// A film whose page asks in every possible way.
    private final class FilmScreen: Screen {
        var year = 1979
        var name: String?
        var log: [String] = []
        var show: () throws -> Void = {}

        func draw(on page: inout Page) {
            page.title("Alien")
            page.item("Year", year, asks: .year.hint("Enter a year.")) { [self] in year = $0 }
            page.item("Name", name, asks: .text) { [self] in name = $0 }
            page.item("Forget it", confirms: "Forget it?") { [self] in log.append("forgotten") }
            page.item(
                "Order",
                asks: { page in
                    page.title("Order")
                    page.item("By title") { [self] in log.append("by title") }
                    page.item(
                        "By year",
                        asks: { page in
                            page.ask("Oldest first?", .yesOrNo, default: false) { [self] in
                                log.append("by year \($0)")
                            }
                        })
                })
            page.command("d", "delete", confirms: "Delete “Alien”?") { [self] in log.append("deleted") }
            page.command("r", "rename", asks: "Name", .text, default: "Alien") { [self] in name = $0 }
            page.command("s", "show", confirms: "Show more?") { [self] in try show() }
        }
    }

    private let film = FilmScreen()
    private let more = Leaflet { page, _ in page.title("More") }

    private func session() -> ScriptedSession { ScriptedSession(film) }

    @Test("an item asks on a page of its own, refuses and asks again, and the page that asked comes back")
    func transcript() {
        let session = session()
        session.answer("1", "soon", "1980", "d", "", "q")
        let expected = """
            Alien
            1. Year: 1979
            2. Name: none
            3. Forget it
            4. Order

            d delete, r rename, s show, ? help, q quit
            > 1

            Enter a year.

            :b back, :h home, :? help, :q quit
            Year (Enter for 1979): soon
            “soon” is no year.
            Year (Enter for 1979): 1980

            Alien
            1. Year: 1980
            2. Name: none
            3. Forget it
            4. Order

            d delete, r rename, s show, ? help, q quit
            > d

            Delete “Alien”? (y or n, Enter for no) 

            Alien
            1. Year: 1980
            2. Name: none
            3. Forget it
            4. Order

            d delete, r rename, s show, ? help, q quit
            > q

            """
        #expect(TranscriptDifference(session.transcript, expected: expected) == nil)
        #expect(film.log == [])
        #expect(session.leaks == [])
    }

    @Test(
        "an answer behind what asks is taken at once, and the page that asked stands",
        arguments: [
            ("1 1980", "1980 nil"), ("2  The Eighth Passenger ", "1979 The Eighth Passenger"),
            ("d y", "1979 nil deleted"), ("D YES", "1979 nil deleted"), ("d n", "1979 nil"),
            ("3 y", "1979 nil forgotten"), ("r 1", "1979 1"), ("4 1", "1979 nil by title"),
            ("4 2 n", "1979 nil by year false"), (":d y", "1979 nil deleted"), ("2 ::b", "1979 :b"),
        ])
    func ahead(line: String, outcome: String) throws {
        let session = session()
        session.answer(line)
        #expect(([film.year.description, film.name ?? "nil"] + film.log).joined(separator: " ") == outcome)
        #expect(session.errorLines == [])
        #expect(session.screens.count == 1)
        #expect(session.page.title == "Alien")
        // The same in a test of the screen alone.
        let other = FilmScreen()
        try Page(of: other).answer(line)
        #expect(
            ([other.year.description, other.name ?? "nil"] + other.log).joined(separator: " ") == outcome)
    }

    @Test(
        "an answer behind what asks that won't do is refused, and nothing has moved",
        arguments: [
            ("1 soon", "“soon” is no year."),
            (
                "d perhaps",
                Words.english(.neitherYesNorNo("perhaps", yes: "yes", no: "no", answers: "y or n"))
            ),
            ("d b", Words.english(.noAnswerAhead("b"))),
            ("2 :q", Words.english(.noAnswerAhead(":q"))),
            ("4 3", Words.english(.noSuchNumber("3", from: 1, to: 2, searches: false))),
            ("4 2 x", Words.english(.neitherYesNorNo("x", yes: "yes", no: "no", answers: "y or n"))),
            ("9 y", "Type the number of a line, 1 to 4."),
        ])
    func refusedAhead(line: String, refusal: String) {
        let session = session()
        session.answer(line)
        #expect(session.errorLines == [refusal])
        #expect(session.screens.count == 1)
        #expect(session.transcript.hasSuffix("\n\(refusal)\n> "))
        #expect(film.log == [] && film.year == 1979)
        let page = Page(of: film)
        #expect(throws: Refusal(refusal)) { try page.answer(line) }
        #expect(throws: Refusal(refusal)) {
            // The meaning of a line is found without running it, so a year isn't validated yet.
            let choices = try page.choices(of: line)
            throw Refusal(choices == [.item(1), .text("soon")] ? refusal : "\(choices)")
        }
    }

    @Test("what a line means is told step by step")
    func meaning() throws {
        let page = Page(of: film)
        #expect(try page.choices(of: "1 1980") == [.item(1), .text("1980")])
        #expect(try page.choices(of: "4 2 y") == [.item(4), .item(2), .confirmed(true)])
        #expect(try page.choices(of: "d") == [.command("d")])
        try page.answer("d")
        #expect(film.log == [])
    }

    @Test("back leads to the page that asked, home to the first one, and a question within one back to it")
    func leaving() {
        let session = session()
        session.answer("4", "2", "b")
        #expect(session.page.title == "Order")
        session.answer("b")
        #expect(session.page.title == "Alien")
        session.answer("4", "2", "h")
        #expect(session.page.title == "Alien")
        session.answer("4", "2", "y")
        #expect(session.page.title == "Alien")
        #expect(film.log == ["by year true"])
        #expect(session.screens.count == 1)
    }

    @Test("its page is found in the tree, in the flow of the screen that asked")
    func tree() {
        let asking = ScriptedSession(options: Session.Options(answering: [.tree])) {
            Flow(film, navigator: $0)
        }
        asking.answer("1", ":tree")
        #expect(asking.tree == "Flow\n├── FilmScreen\n└── QuestionScreen *")
        #expect(asking.transcript.contains("\n└── QuestionScreen *\n"))
    }

    @Test("help tells that an answer may stand behind")
    func help() {
        let session = session()
        session.answer("?", "d", "?")
        #expect(session.transcript.contains("\n1 1979: chooses 1 and answers its question\n"))
        #expect(session.transcript.contains("\nType y to go ahead, n or b to change nothing.\n"))
    }

    @Test("the question goes in the same move as what its answer shows")
    func sameMove() throws {
        var moves: [String] = []
        var flow: Flow?
        let session = ScriptedSession { navigator in
            navigator.observe { moves.append("\($0)") }
            let root = Flow(film, navigator: navigator)
            flow = root
            return root
        }
        let root = try #require(flow)
        film.show = { [more] in root.navigator.push(more, for: root) }
        moves = []
        session.answer("s", "y")
        #expect(
            moves == [
                "program: began QuestionScreen; shows QuestionScreen",
                "program: ended QuestionScreen; began Leaflet; shows Leaflet",
            ])
        #expect(session.screens.count == 2)
        session.answer("b")
        #expect(session.page.title == "Alien")
        moves = []
        session.answer("s", "n")
        #expect(
            moves == [
                "program: began QuestionScreen; shows QuestionScreen",
                "program: ended QuestionScreen; shows FilmScreen",
            ])
        #expect(session.lostMoves == [])
    }

    @Test("an answer that leads back or ends its flow leaves no question behind")
    func otherMoves() throws {
        let below = Leaflet { page, _ in page.title("Below") }
        var flow: Flow?
        func program() -> ScriptedSession {
            ScriptedSession { navigator in
                let child = Flow(named: "child", film, navigator: navigator)
                flow = child
                return Flow(below, child: child, navigator: navigator)
            }
        }
        for move in ["pop", "stop", "replace", "home"] {
            let session = program()
            let child = try #require(flow)
            film.show = { [film, more] in
                switch move {
                case "pop": child.navigator.pop()
                case "stop": child.navigator.stop(child)
                case "replace": child.navigator.replace(film, with: more)
                default: child.navigator.change { $0.popToFirst() }
                }
            }
            session.answer("s", "y")
            #expect(session.page.title == (move == "replace" ? "More" : "Below"), "\(move)")
            #expect(session.screens.count == (move == "replace" ? 2 : 1), "\(move)")
        }
    }

    @Test("an action that throws after it has moved leaves the question where the move left it")
    func lateRefusal() throws {
        var flow: Flow?
        let session = ScriptedSession { navigator in
            let root = Flow(film, navigator: navigator)
            flow = root
            return root
        }
        let root = try #require(flow)
        film.show = { [more] in
            root.navigator.push(more, for: root)
            throw Refusal("Too late.")
        }
        session.answer("s", "y")
        #expect(session.page.title == "More")
        #expect(session.errorLines == ["Too late."])
        #expect(session.screens.count == 2)
    }

    @Test("a guard that objects to what the answer shows leaves the question; one that asks is asked first")
    func guarded() throws {
        for (answer, yes) in [(Objection.stay("Not now."), false), (.ask("Leave?", atEnd: ""), true)] {
            var flow: GuardedFlow?
            let session = ScriptedSession { navigator in
                let child = GuardedFlow(film, answer: answer, navigator: navigator)
                flow = child
                return Flow(Leaflet.menu, child: child, navigator: navigator)
            }
            let child = try #require(flow)
            film.show = { child.navigator.stop(child) }
            session.answer("s", "y")
            if yes {
                #expect(session.page.question == .yesOrNo("Leave?", default: false))
                session.answer("n")
                #expect(session.page.question == .yesOrNo("Show more?", default: false))
                session.answer("y", "y")
                #expect(session.page.title == "Menu")
            } else {
                #expect(session.errorLines == ["Not now."])
                #expect(session.page.question == .yesOrNo("Show more?", default: false))
                session.answer("n")
                #expect(session.page.title == "Alien")
            }
        }
    }

    private final class GuardedFlow: Coordinator {
        let navigator: Navigator
        private let screen: any Screen
        private let answer: Objection

        init(_ screen: any Screen, answer: Objection, navigator: Navigator) {
            (self.screen, self.answer, self.navigator) = (screen, answer, navigator)
        }

        func start() { navigator.push(screen, for: self) }

        func objection(to leaving: Leaving) -> Objection? { answer }
    }

    @Test("a question that a coordinator pushes goes once it is answered")
    func pushed() throws {
        var flow: Flow?
        let session = ScriptedSession { navigator in
            let root = Flow(Leaflet.menu, navigator: navigator)
            flow = root
            return root
        }
        let root = try #require(flow)
        let list = ListPosition(size: 1)
        var picked: [String] = []
        root.navigator.push(
            QuestionScreen { page in
                page.title("Which?")
                page.list(["a", "b"], at: list) {
                    $0.write($1)
                } choose: {
                    picked.append($0)
                }
                page.search(help: "looks") { _ in }
            }, for: root)
        session.answer("")
        #expect(session.page.title == "Which?")
        session.answer("n", "/x")
        #expect(session.page.items == ["b"])
        session.answer("1")
        #expect(session.page.title == "Menu")
        #expect(picked == ["b"])
    }

    @Test("a question that can't be asked is refused on the page that asks")
    func unaskable() {
        let session = ScriptedSession(
            Leaflet { page, _ in
                page.title("Menu")
                page.item("Ask", asks: { _ in throw Refusal("The disk is gone.") })
            })
        session.answer("1", "1 x")
        #expect(session.page.title == "Menu")
        #expect(session.errorLines == ["The disk is gone.", "The disk is gone."])
        #expect(session.screens.count == 1)
    }

    /// Two sections, with commands to switch between them on every page.
    private final class Sections: Coordinator {
        private let navigator: Navigator
        private let film: Flow
        private let other: Flow

        init(_ screen: any Screen, navigator: Navigator) {
            self.navigator = navigator
            film = Flow(named: "film", screen, navigator: navigator)
            other = Flow(named: "other", Leaflet.menu, navigator: navigator)
        }

        func start() {
            navigator.addCommands(for: self) { [unowned self] page in
                page.command("o", "other") { [self] in navigator.select(other, for: self) }
                page.command("f", "film") { [self] in navigator.select(film, for: self) }
            }
            navigator.select(film, for: self)
        }
    }

    @Test("what is offered from everywhere leads away from a question, which stands when the person is back")
    func offered() throws {
        let session = ScriptedSession { Sections(film, navigator: $0) }
        session.answer("1", ":o")
        #expect(session.page.title == "Menu")
        session.answer("f")
        #expect(session.page.question == .text("Year", default: "1979"))
        session.answer("1980")
        #expect(session.page.title == "Alien")
        #expect(film.year == 1980)
    }

    @Test("a look round on a page that isn't shown is refused")
    func lookAhead() {
        let list = ListPosition(size: 1)
        let session = ScriptedSession(
            Leaflet { page, hear in
                page.title("Menu")
                page.item(
                    "Pick",
                    asks: { page in
                        page.list(["a", "b"], at: list) {
                            $0.write($1)
                        } choose: {
                            hear($0)
                        }
                        page.search(help: "looks") { hear($0) }
                    })
            })
        session.answer("1 n", "1 /x", "1")
        #expect(session.page.items == ["a"])
        #expect(session.errorLines.count == 2)
    }

    @Test("a recording of questions runs again, and tells a page by what it asks")
    func recorded() throws {
        let file = Script([])
        let console = Script(["1", "soon", "1980", "d y", "d", "b", "q"])
        _ = Session.run(on: console, options: Session.Options(recording: Recorder(to: file)), film)
        #expect(file.transcript.contains("\nanswer 1\nmove + QuestionScreen\npage Year\n"))
        let recording = try Recording(Array(file.transcript.utf8))
        let session = ScriptedSession(replaying: recording) {
            OneScreenCoordinator(FilmScreen(), navigator: $0)
        }
        #expect(session.difference == nil)
        #expect(session.status == .success)
    }

    @Test("an explorer walks the questions, and tells them by the screen that asks")
    func explored() {
        let exploration = Explorer(texts: ["1980"]).explore { ScriptedSession(FilmScreen()) }
        #expect(
            exploration.screens == [
                "FilmScreen", "QuestionScreen of FilmScreen", "QuestionScreen of QuestionScreen",
            ])
        #expect(exploration.isComplete)
    }
}

extension Question<Int> {
    fileprivate static var year: Self {
        Question("a year") { text in
            guard let year = Int(text) else { throw Refusal("“\(text)” is no year.") }
            return year
        }
    }
}
