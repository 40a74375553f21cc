import Testing
import UsherTesting

@testable import Usher

@Suite struct SessionTests {
    private let events = Events()

    @Test("back goes to the screen before, home to the first, and neither is offered there")
    func backAndHome() {
        let session = ScriptedSession { Flow(Leaflet.menu, Leaflet.menu, Leaflet.menu, navigator: $0) }
        session.answer("b")
        #expect(session.screens.count == 2)
        session.answer("H")
        #expect(session.screens.count == 1)
        session.answer("b")
        #expect(session.transcript.hasSuffix("> b\n\(Words.english(.firstPage))\n> "))
        session.answer(":h")
        #expect(session.screens.count == 1)
        #expect(session.transcript.hasSuffix("> :h\n\nMenu\n1. One\n2. Two\n\ne edit, ? help, q quit\n> "))
    }

    @Test("quit, the end of the input and an interrupt stop every flow, the deepest first", arguments: 0..<3)
    func end(way: Int) {
        let session = ScriptedSession { navigator in
            Nest(depth: 3, navigator: navigator, events: events)
        }
        #expect(session.coordinators.count == 3)
        switch way {
        case 0: session.answer("q")
        case 1: session.endInput()
        default: session.interrupt()
        }
        #expect(session.status == (way == 2 ? .interrupted : .success))
        #expect(events.log == ["start 3", "start 2", "start 1", "stop 1", "stop 2", "stop 3"])
        #expect(session.coordinators.isEmpty)
    }

    @Test("the input may end at any prompt", arguments: [Leaflet.menu, .name, .question].indices)
    func endAtPrompt(kind: Int) {
        let session = ScriptedSession { Flow([Leaflet.menu, .name, .question][kind], navigator: $0) }
        session.endInput()
        #expect(session.status == .success)
        #expect(session.transcript.hasSuffix(" \n"))
    }

    @Test("a strict session ends at the first refusal, and only there")
    func strict() {
        let session = ScriptedSession(options: Session.Options(isStrict: true)) {
            Flow(Leaflet.menu, navigator: $0)
        }
        session.answer("1", "", "?")
        #expect(session.status == nil)
        session.answer("z")
        #expect(session.status == .dataRefused)
    }

    @Test("a refused answer brings the same prompt again, not the page")
    func refusal() {
        let session = ScriptedSession { Flow(Leaflet.menu, navigator: $0) }
        session.answer("z")
        #expect(
            TranscriptDifference(
                session.transcript,
                expected: """
                    Menu
                    1. One
                    2. Two

                    e edit, ? help, q quit
                    > z
                    There is no command “z”. Type ? for help, q to quit.
                    >\u{20}
                    """) == nil)
    }

    @Test("a screen's own refusal leaves the page as it stands, too")
    func ownRefusal() {
        let prompt = Leaflet { page, _ in
            page.ask("Year", .text) { _ in throw Refusal("Use a year from 1874.") }
        }
        let session = ScriptedSession { Flow(prompt, navigator: $0) }
        session.answer("1700")
        #expect(session.transcript.hasSuffix("\nYear: 1700\nUse a year from 1874.\nYear: "))
    }

    @Test("a screen that moved on and then refuses leaves the person at the page that is on top now")
    func refusalAfterMove() {
        let next = Leaflet { page, _ in page.title("Next") }
        let session = ScriptedSession { navigator in
            let hasty = Leaflet { page, _ in
                page.command("e", "edit") {
                    navigator.change { stack in
                        if let root = stack.coordinators.first { stack.push(next, for: root) }
                    }
                    throw Refusal("Not yet.")
                }
            }
            return Flow(hasty, navigator: navigator)
        }
        session.answer("e")
        #expect(session.transcript.contains("Not yet.\n\nNext\n"))
    }

    @Test("help says what the page is for and all that may be answered")
    func help() {
        let session = ScriptedSession { navigator in
            let prompt = Leaflet { page, _ in
                page.title("Name")
                page.ask("Name", .text, default: "Ada") { _ in }
                page.command("x", "clear", help: "takes the name away") {}
                page.help("A name can be anything.")
            }
            return Flow(Leaflet.menu, prompt, navigator: navigator)
        }
        session.answer(":?")
        #expect(
            session.transcript.hasSuffix(
                """
                Name (Enter for Ada): :?

                Help: Name
                an empty line: means Ada
                ::: starts an answer with a colon
                :x: takes the name away
                A name can be anything.
                :b: goes back to the previous page
                :h: goes to the first page
                :?: explains this page
                :q: quits the program

                Name

                :x clear, :b back, :h home, :? help, :q quit
                Name (Enter for Ada):\u{20}
                """))
    }

    @Test("a page of a list of a million rows draws ten")
    func longList() {
        final class Rows: Screen {
            let list = ListPosition()
            var drawn: [Int] = []

            func draw(on page: inout Page) {
                page.list(0..<1_000_000, at: list) { row, number in
                    drawn.append(number)
                    row.write(number)
                } choose: { _ in
                }
            }
        }
        let rows = Rows()
        let session = ScriptedSession { Flow(rows, navigator: $0) }
        #expect(rows.drawn == Array(0..<10))
        rows.drawn = []
        session.answer("n")
        #expect(rows.drawn == Array(10..<20))
        #expect(session.transcript.contains("11–20 of 1,000,000\n1. 10\n"))
    }

    @Test("an answer is echoed as plain text, whatever is in it")
    func echo() {
        let prompt = Leaflet { $0.ask("Name", .text, action: $1) }
        let session = ScriptedSession { Flow(prompt, navigator: $0) }
        session.answer("a\u{202E}b\u{2028}c\td")
        #expect(session.transcript.contains("Name: a\\u{202E}b c d\n"))
        #expect(prompt.heard == ["a\u{202E}b\u{2028}c\td"])
        session.answer("\u{1B}[2J")
        #expect(!session.transcript.unicodeScalars.contains("\u{1B}"))
    }

    @Test("answers that come after the end are left unread")
    func afterEnd() {
        let prompt = Leaflet.menu
        let session = ScriptedSession { Flow(prompt, navigator: $0) }
        session.answer("q", "1")
        session.interrupt()
        #expect(session.status == .success)
        #expect(prompt.heard.isEmpty)
        #expect(session.tree == "")
    }

    @Test("a session that shows nothing is over, and says so, with a status of its own")
    func nothing() {
        let mistake =
            "Flow ended because it showed nothing. Show a screen or start a flow in the same turn, or end it with navigator.quit()"
        let session = ScriptedSession { Flow(navigator: $0) }
        #expect(session.status == .internalError)
        #expect(session.lostMoves == [mistake])
        #expect(session.errorLines == ["\(mistake)."])
        #expect(session.transcript == "\(mistake).\n")
        // A release build doesn't check for lost moves, but reports this, too.
        let console = Script([])
        var conversation = Conversation(on: console, Session.Options(), leaks: .none)
        conversation.begin { Flow(navigator: $0) }
        #expect(conversation.goOn() == .exited(.internalError))
        #expect(console.errorLines == ["\(mistake)."])
    }

    @Test("pages that nobody waits for are written together, and not all at once")
    func outputTogether() {
        let console = HastyConsole(count: 5_000)
        #expect(Session.run(on: console) { Flow(Leaflet.menu, navigator: $0) }.status == .success)
        let written = console.written
        #expect(written.count > 3)
        #expect(written.dropLast().allSatisfy { (65_536..<66_000).contains($0) })
    }

    @Test("many sessions run at once and never meet")
    func manySessions() async {
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<200 {
                group.addTask {
                    let console = Script(["1", "\(number % 2 + 1)", "e", "q"])
                    let prompt = Leaflet { page, hear in
                        page.title("Session \(number)")
                        page.item("One") { hear("one of \(number)") }
                        page.item("Two") { hear("two of \(number)") }
                        page.command("e", "edit") { hear("edit \(number)") }
                    }
                    let end = Session.run(on: console) { Flow(prompt, navigator: $0) }
                    return end.status == .success
                        && prompt.heard == [
                            "one of \(number)", "\(number % 2 == 0 ? "one" : "two") of \(number)",
                            "edit \(number)",
                        ]
                        && console.transcript.ranges(of: "Session \(number)\n").count == 4
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}

/// A console that answers empty lines without waiting.
private final class HastyConsole: Console {
    let width = 80
    let showsTyping = false
    let hasAnswer = true
    private(set) var written: [Int] = []
    private var count: Int

    init(count: Int) {
        self.count = count
    }

    func read() -> ConsoleInput {
        count -= 1
        return count < 0 ? .end : .line("")
    }

    func write(_ text: [UInt8], to stream: ConsoleStream) {
        written.append(text.count)
    }
}

/// A coordinator with a screen and, down to a certain depth, a child of its own kind.
private final class Nest: Coordinator {
    private let depth: Int
    private let navigator: Navigator
    private let events: Events

    init(depth: Int, navigator: Navigator, events: Events) {
        self.depth = depth
        self.navigator = navigator
        self.events = events
    }

    func start() {
        events.log.append("start \(depth)")
        navigator.push(Leaflet.menu, for: self)
        if depth > 1 {
            navigator.start(Nest(depth: depth - 1, navigator: navigator, events: events), for: self)
        }
    }

    func stop() {
        events.log.append("stop \(depth)")
    }
}
