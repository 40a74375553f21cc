import Testing
import UsherTesting

@testable import Usher

@Suite struct SessionTests {
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
                storedTranscript("Session.help")))
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
