import Testing
import UsherTesting

@testable import Usher

/// The screen of a simulated terminal while a user types.
@Suite("Typing") struct TypingTests {
    private func line(_ session: ScriptedSession) -> Substring {
        session.transcript.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    }

    private func presses(_ keys: [String], _ session: ScriptedSession) {
        for key in keys { session.press(key) }
    }

    @Test("Ctrl-L shows the page again above the typed text, and does nothing else")
    func redrawn() {
        var (drawn, films) = (0, 0)
        let session = ScriptedSession(
            Leaflet { page, _ in
                drawn += 1
                page.title("Films")
                page.field("Number", films)
                page.ask("Name", .text) { _ in films += 1 }
            })
        session.type("Hea\u{C}t")
        #expect(drawn == 1)
        #expect(session.transcript.hasSuffix("\nFilms\nNumber: 0\n\n:? help, :q quit\nName: Heat"))
        // Ctrl-L shows the whole page, not only the changes.
        session.type("\n\u{C}")
        #expect(drawn == 2)
        #expect(session.transcript.hasSuffix("\nFilms\nNumber: 1\n\n:? help, :q quit\nName: "))
    }

    @Test("Ctrl-C clears the typed line, and leaves the program on an empty one")
    func interrupted() {
        let session = ScriptedSession(Leaflet.name)
        session.type("Hal")
        session.interrupt()
        #expect(session.end == nil && line(session) == "Name (Enter for Ada): ")
        session.type("Bob")
        #expect(line(session) == "Name (Enter for Ada): Bob")
        session.interrupt()
        session.interrupt()
        #expect(session.end == .interrupted)
    }

    @Test("Arrows pick items of a menu, also next to a question and with a default")
    func menu() {
        var picked: [String] = []
        let session = ScriptedSession(
            Leaflet { page, _ in
                page.title("Menu \(picked.count)")
                for name in ["red", "green", "blue"] {
                    page.item(name, isDefault: picked.count == 2 && name == "green") { picked.append(name) }
                }
                if picked.count == 1 { page.ask("Other", .text) { picked.append($0) } }
            })
        presses(["Down", "Down"], session)
        #expect(line(session) == "> 2. green")
        presses(["Up", "Up", "Down", "Enter"], session)
        #expect(line(session) == "Other: ")
        presses(["Down", "Down", "Down"], session)
        #expect(line(session) == "Other: 3. blue")
        presses(["Enter", "Up"], session)
        #expect(line(session) == "(Enter for 2, green) > green")
        presses(["Enter", "Down"], session)
        session.type("q\n")
        #expect(picked == ["red", "blue", "green"])
        #expect(session.end == .quit)
    }

    @Test("Space turns choices on and off, and Enter takes them")
    func several() {
        var colors = ["green"]
        let session = ScriptedSession(
            Leaflet { page, _ in
                page.title("Colors \(colors)")
                page.ask("Colors", .several(of: ["red", "green", "blue"]), default: colors) { colors = $0 }
            })
        session.press("Down")
        session.type(" ")
        #expect(
            session.transcript.hasSuffix("Colors (Enter for green): 1. red\nColors (Enter for red, green): "))
        session.press("Down")
        session.type(" ")
        session.press("Down")
        session.press("Enter")
        #expect(line(session) == "Colors (Enter for red, blue): ")
        session.press("Enter")
        #expect(colors == ["red", "blue"])
    }

    @Test("Lines typed ahead answer their own prompts, and no secret is shown")
    func ahead() {
        var answers: [String] = []
        let session = ScriptedSession(
            Leaflet { page, _ in
                page.title("\(answers.count)")
                page.ask("Q", answers.count % 2 == 0 ? .text : .secret) { answers.append($0) }
            })
        session.type("ada\nc0rrect\ngrace\nh0rse\nhalf")
        #expect(answers == ["ada", "c0rrect", "grace", "h0rse"])
        #expect(line(session) == "Q: half")
        #expect(!session.transcript.contains("0r"))
        session.press("Escape")
        #expect(line(session) == "Q: ")
    }
}
