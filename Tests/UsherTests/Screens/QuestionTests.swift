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
        var show: (Navigator, Flow) throws -> Void = { _, _ in }
        weak var flow: Flow?

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
            page.command("s", "show", confirms: "Show more?") { [self] in
                if let flow { try show(flow.navigator, flow) }
            }
        }
    }

    private let film = FilmScreen()
    private let more = Leaflet { page, _ in page.title("More") }

    private func session() -> ScriptedSession { ScriptedSession(film) }

    /// A session with the film's flow as the root, or as the child of a flow that shows `below`.
    private func session(over below: Leaflet?, says answer: Objection? = nil) -> ScriptedSession {
        ScriptedSession { navigator in
            let flow = Flow(film, says: answer, navigator: navigator)
            film.flow = flow
            return below.map { Flow($0, child: flow, navigator: navigator) } ?? flow
        }
    }

    @Test("an item asks on a page of its own, refuses and asks again, and the page that asked comes back")
    func transcript() {
        let session = session()
        session.answer("1", "soon", "1980", "d", "", "q")
        let expected = storedTranscript("Question.transcript")
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
        // In a session, and for a test of the screen alone.
        let (session, other) = (session(), FilmScreen())
        session.answer(line)
        try Page(of: other).answer(line)
        for film in [film, other] {
            let all = [film.year.description, film.name ?? "nil"] + film.log
            #expect(all.joined(separator: " ") == outcome)
        }
        #expect(session.errorLines == [] && session.screens.count == 1 && session.page.title == "Alien")
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

    @Test(
        "its page is found in the tree, in the flow of the screen that asked, and tells that it may stand behind"
    )
    func tree() {
        let session = session(over: nil)
        session.answer("?", "d", "?")
        #expect(session.tree == "Flow\n├── FilmScreen\n└── QuestionScreen *")
        #expect(session.transcript.contains("\n1 1979: chooses 1 and answers its question\n"))
        #expect(session.transcript.contains("\nType y to go ahead, n or b to change nothing.\n"))
    }

    @Test("the question goes in the same move as what its answer shows")
    func sameMove() throws {
        let session = session(over: nil)
        let flow = try #require(film.flow)
        var moves: [String] = []
        flow.navigator.observe { moves.append("\($0)") }
        film.show = { [more] in $0.push(more, for: $1) }
        session.answer("s", "y")
        #expect(moves.last == "program: ended QuestionScreen; began Leaflet; shows Leaflet")
        session.answer("b", "s", "n")
        #expect(
            moves.suffix(2) == [
                "program: began QuestionScreen; shows QuestionScreen",
                "program: ended QuestionScreen; shows FilmScreen",
            ])
        #expect(session.lostMoves == [] && session.screens.count == 1)
    }

    @Test("an answer that leads back or ends its flow leaves no question behind, nor one that then throws")
    func otherMoves() {
        let moves: [(move: (Navigator, Flow) throws -> Void, titles: [String])] = [
            ({ navigator, _ in navigator.pop() }, ["Below"]),
            ({ $0.stop($1) }, ["Below"]),
            ({ [film, more] navigator, _ in navigator.replace(film, with: more) }, ["Below", "More"]),
            ({ navigator, _ in navigator.popToFirst() }, ["Below"]),
            (
                { [more] navigator, flow in
                    navigator.push(more, for: flow)
                    throw Refusal("Too late.")
                }, ["Below", "Alien", "More"]
            ),
        ]
        for (move, titles) in moves {
            let session = session(over: Leaflet { page, _ in page.title("Below") })
            film.show = move
            session.answer("s", "y")
            #expect(session.screens.map { Page(of: $0).title } == titles)
            #expect(session.errorLines == (titles.count == 3 ? ["Too late."] : []))
        }
    }

    @Test("a guard that objects to what the answer shows leaves the question; one that asks is asked first")
    func guarded() {
        film.show = { $0.stop($1) }
        let question = ShownPage.Question.yesOrNo("Show more?", default: false)
        let staying = session(over: .menu, says: .stay("Not now."))
        staying.answer("s", "y")
        #expect(staying.errorLines == ["Not now."] && staying.page.question == question)
        staying.answer("n")
        #expect(staying.page.title == "Alien")
        let asking = session(over: .menu, says: .ask("Leave?", atEnd: ""))
        asking.answer("s", "y")
        #expect(asking.page.question == .yesOrNo("Leave?", default: false))
        asking.answer("n")
        #expect(asking.page.question == question)
        asking.answer("y", "y")
        #expect(asking.page.title == "Menu")
    }

    @Test("a question that a coordinator pushes goes once it is answered")
    func pushed() throws {
        let session = session(over: nil)
        let flow = try #require(film.flow)
        let list = ListPosition(size: 1)
        var picked: [String] = []
        flow.navigator.push(
            QuestionScreen { page in
                page.title("Which?")
                page.list(["a", "b"], at: list) {
                    $0.write($1)
                } choose: {
                    picked.append($0)
                }
                page.search(help: "looks") { _ in }
            }, for: flow)
        session.answer("", "n", "/x")
        #expect(session.page.title == "Which?" && session.page.items == ["b"])
        session.answer("1")
        #expect(session.page.title == "Alien" && picked == ["b"])
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

    @Test("what is offered from everywhere leads away from a question, which stands when the person is back")
    func offered() throws {
        let session = ScriptedSession { [film] navigator in
            let sections = [Flow(film, navigator: navigator), Flow(Leaflet.menu, navigator: navigator)]
            return Flow(navigator: navigator) { root in
                navigator.addCommands(for: root) { [unowned root] page in
                    page.command("f", "film") { navigator.select(sections[0], for: root) }
                    page.command("o", "other") { navigator.select(sections[1], for: root) }
                }
                navigator.select(sections[0], for: root)
            }
        }
        session.answer("1", ":o")
        #expect(session.page.title == "Menu")
        session.answer("f")
        #expect(session.page.question == .text("Year", default: "1979"))
        session.answer("1980")
        #expect(session.page.title == "Alien" && film.year == 1980)
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
