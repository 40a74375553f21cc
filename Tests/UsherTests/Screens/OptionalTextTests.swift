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
        let expected = """

            :? help, :q quit
            Note (Enter for none): :?

            Help
            an empty line: leaves it empty
            ::: starts an answer with a colon
            :?: explains this page
            :q: quits the program

            :? help, :q quit
            Note (Enter for none):\u{20}

            :? help, :q quit
            Note (Enter for none):  fine\u{20}

            :? help, :q quit
            Note (Enter for none):\u{20}
            """
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

    @Test("several that may be none are turned off, and there is no command that clears them")
    func several() {
        let colors: [String]? = ["red"]
        let screen = Leaflet { page, hear in
            page.ask("Colors", .optional(.several(of: ["red", "green"])), default: colors) {
                hear($0?.joined(separator: " ") ?? "none")
            }
        }
        let session = ScriptedSession(screen)
        #expect(session.page.commands == [])
        session.answer("1", "", ":x")
        #expect(screen.heard == [""])
        #expect(session.errorLines.count == 1)
    }

    @Test("what isn't optional is asked again, and why")
    func required() {
        let screen = Leaflet { page, hear in page.ask("Name", .text) { hear($0) } }
        let session = ScriptedSession(screen)
        session.answer("", ":x")
        #expect(screen.heard == [])
        #expect(
            session.errorLines == [
                Words.english(.empty), Words.english(.notOffered("x", way: ":?", quit: ":q")),
            ])
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
