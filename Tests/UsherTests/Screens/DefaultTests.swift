import Testing
import UsherTesting

@testable import Usher

/// Descriptions of the default that an empty line selects.
@Suite struct DefaultTests {
    private func pick(_ licenses: [String], default license: String?) -> Leaflet {
        Leaflet { page, hear in
            page.title("License")
            for name in licenses { page.item(name, isDefault: name == license) { hear(name) } }
        }
    }

    @Test("the prompt of a list says which item an empty line picks, and help says it too")
    func items() {
        let screen = pick(["Apache", "MIT"], default: "MIT")
        let session = ScriptedSession(screen)
        session.answer("?", "", "1")
        let expected = storedTranscript("Default.items")
        #expect(TranscriptDifference(session.transcript, expected: expected) == nil)
        #expect(screen.heard == ["MIT", "Apache"])
        #expect(session.page.defaultItem == 2)
    }

    @Test("yes or no stands for either, in words", arguments: [true, false])
    func confirmation(isYes: Bool) throws {
        let screen = Leaflet { page, hear in page.ask("Sure?", .yesOrNo, default: isYes) { hear("\($0)") } }
        let session = ScriptedSession(screen)
        let word = isYes ? "yes" : "no"
        #expect(session.transcript.hasPrefix("Sure? (y or n, Enter for \(word)) "))
        session.answer("?")
        #expect(session.transcript.contains("\ny or n: yes, no\nan empty line: means \(word)\n"))
        session.answer("", "y", "n")
        #expect(screen.heard == ["\(isYes)", "true", "false"])
        #expect(session.page.question == .yesOrNo("Sure?", default: isYes))
    }

    @Test("a default that is no plain text comes out harmless")
    func harmless() {
        let session = ScriptedSession(
            Leaflet { page, _ in page.ask("Name", .text, default: "\u{1B}[2J") { _ in } })
        #expect(session.transcript.hasSuffix("\nName (Enter for ␛[2J): "))
    }
}
