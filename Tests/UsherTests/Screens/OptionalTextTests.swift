import Testing
import UsherTesting

@testable import Usher

/// Optional texts, and defaults that can be cleared.
@Suite struct OptionalTextTests {
    private func prompt(default value: String?) -> Leaflet {
        Leaflet { page, hear in
            page.ask("Note", .optional(.text), default: value) { hear("<\($0 ?? "")>") }
        }
    }

    @Test("where there is no default an empty line leaves the text empty, in words", arguments: [nil, ""])
    func empty(value: String?) {
        let screen = prompt(default: value)
        let session = ScriptedSession(screen)
        session.answer(":?", "", " fine ")
        let expected = storedTranscript("OptionalText.empty")
        #expect(TranscriptDifference(session.transcript, expected: String(expected.dropFirst())) == nil)
        #expect(screen.heard == ["<>", "<fine>"])
        #expect(session.page.question == .text("Note", default: ""))
    }

    @Test("a default is kept by an empty line, and cleared with a command that the page offers")
    func cleared() {
        let screen = prompt(default: "fine")
        let session = ScriptedSession(screen)
        #expect(session.transcript == ":x clear, :? help, :q quit\nNote (Enter for fine): ")
        session.answer("", ":x", "x", "x")
        #expect(screen.heard == ["<fine>", "<>", "<x>"])
        #expect(session.page.commands.first?.help == "leaves it empty")
    }

    @Test("an item's question may be optional, and be cleared ahead")
    func asked() {
        var note: String? = "fine"
        let screen = Leaflet { page, _ in
            page.title("Film")
            page.item("Note", note, asks: .optional(.text)) { note = $0 }
        }
        let session = ScriptedSession(screen)
        session.answer("1 :x")
        #expect(session.page.items == ["Note: none"])
        session.answer("1")
        #expect(session.transcript.hasSuffix("\nNote (Enter for none): "))
        session.answer("good", "1", ":x")
        #expect(session.page.items == ["Note: none"])
        #expect(session.screens.count == 1)
        session.answer("1", "")
        #expect(session.page.items == ["Note: none"])
    }
}
