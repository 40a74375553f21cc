import Testing
import UsherTesting

@testable import Usher

@Suite struct SessionTests {
    @Test("An answer is echoed as plain text, with control characters spelled out")
    func echo() {
        let prompt = Leaflet { $0.ask("Name", .text, action: $1) }
        let session = ScriptedSession { Flow(prompt, navigator: $0) }
        session.answer("a\u{202E}b\u{2028}c\td")
        #expect(session.transcript.contains("Name: a\\u{202E}b c d\n"))
        #expect(prompt.heard == ["a\u{202E}b\u{2028}c\td"])
        session.answer("\u{1B}[2J")
        #expect(!session.transcript.unicodeScalars.contains("\u{1B}"))
    }

    @Test("A session that shows nothing ends with a message and a status of its own")
    func nothing() {
        let mistake =
            "Flow ended because it showed nothing. Show a screen or start a flow in the same turn, or end it with navigator.quit()"
        let session = ScriptedSession { Flow(navigator: $0) }
        #expect(session.status == .internalError)
        #expect(session.lostMoves == [mistake])
        #expect(session.errorLines == ["\(mistake)."])
        #expect(session.transcript == "\(mistake).\n")
        // Release builds don't check for lost moves, but they report this mistake.
        let console = Script([])
        var conversation = Conversation(on: console, Session.Options(), leaks: .none)
        conversation.begin { Flow(navigator: $0) }
        #expect(conversation.goOn() == .exited(.internalError))
        #expect(console.errorLines == ["\(mistake)."])
    }

    @Test("Pages that nobody waits for are written together, 64 KiB at a time")
    func outputTogether() {
        let console = FullConsole(answers: Array(repeating: .line(""), count: 5_000), hasAnswer: true)
        #expect(Session.run(on: console) { Flow(Leaflet.menu, navigator: $0) }.status == .success)
        let written = console.sizes
        #expect(written.count > 3)
        #expect(written.dropLast().allSatisfy { (65_536..<66_000).contains($0) })
    }
}
