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
        let expected = """
            License
            1. Apache
            2. MIT

            ? help, q quit
            (Enter for 2, MIT) > ?

            Help: License
            1, 2 or a name: chooses that line
            an empty line: chooses 2
            ?: explains this page
            q: quits the program

            License
            1. Apache
            2. MIT

            ? help, q quit
            (Enter for 2, MIT) > 

            License
            1. Apache
            2. MIT

            ? help, q quit
            (Enter for 2, MIT) > 1

            License
            1. Apache
            2. MIT

            ? help, q quit
            (Enter for 2, MIT) > 
            """
        #expect(TranscriptDifference(session.transcript, expected: expected) == nil)
        #expect(screen.heard == ["MIT", "Apache"])
        #expect(session.page.defaultItem == 2)
    }

    @Test("without a default an empty line picks nothing")
    func none() throws {
        let screen = pick(["Apache", "MIT"], default: nil)
        let page = Page(of: screen)
        try page.answer("")
        #expect(screen.heard == [])
        #expect(page.defaultItem == nil)
        #expect(try page.choices(of: "") == [])
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

    @Test("an explorer takes the default")
    func explored() {
        let screen = pick(["MIT"], default: "MIT")
        _ = Explorer().explore { ScriptedSession(screen) }
        #expect(screen.heard.filter { $0 == "MIT" }.count >= 2)
    }
}
