import Randomness
import Testing
import UsherTesting

@testable import Usher

/// Pasted text on terminals of all widths.
@Suite("Pastes") struct PasteTests {
    private static let widths = [12, 40, 100]

    private func line(_ session: ScriptedSession) -> Substring {
        session.transcript.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    }

    private func asking(_ question: Question<String> = .text, width: Int) -> (ScriptedSession, Leaflet) {
        let screen = Leaflet { page, hear in page.ask("Q", question) { hear($0) } }
        return (ScriptedSession(width: width, screen), screen)
    }

    @Test("A paste waits for Enter, and each of its lines answers its own prompt", arguments: widths)
    func lines(width: Int) {
        let (session, screen) = asking(width: width)
        session.paste("one\r\ntwo\nthree\r\n")
        #expect(screen.heard == [] && line(session) == "Q: one^Jtwo^Jthree^J")
        session.press("Enter")
        #expect(screen.heard == ["one"] && line(session) == "Q: two^Jthree^J")
        session.press("Ctrl-A", "Delete", "Enter")
        #expect(screen.heard == ["one", "wo"] && line(session) == "Q: three^J")
        session.press("Enter")
        #expect(screen.heard == ["one", "wo", "three"] && line(session) == "Q: ")
    }

    @Test("A paste never confirms a question", arguments: widths)
    func confirmation(width: Int) {
        var tasks = ["Write"]
        let session = ScriptedSession(
            width: width,
            Leaflet { page, _ in
                page.title("Tasks \(tasks.count)")
                page.command("d", "delete", confirms: "Delete?") { tasks = [] }
            })
        session.paste("d\ny\nu")
        session.press("Enter")
        #expect(tasks == ["Write"] && session.page.question?.prompt == "Delete?")
        session.paste("y\n")
        session.type("z")
        session.press("Enter")
        #expect(tasks == ["Write"] && session.errorLines.contains { $0.contains("“z”") })
        session.answer("n")
        #expect(tasks == ["Write"] && line(session).hasSuffix("> y^Ju^Jy^J"))
    }

    @Test("A paste into a long text keeps all lines, even dots, commands and empty ones", arguments: widths)
    func longText(width: Int) {
        let (session, screen) = asking(.longText, width: width)
        session.paste("\n.\n:b\n..\n")
        session.press("Enter")
        session.paste(".")
        session.press("Enter")
        #expect(screen.heard == [])
        session.answer("..", ".")
        #expect(screen.heard == ["\n.\n:b\n..\n.\n."])
    }

    /// Problems that users of other programs reported: the pasted text and the expected lines.
    private static let reports: [(text: String, lines: [String])] = [
        // A command copied with its line ending ran at once, as before readline 8.1.
        ("rm -rf build\n", ["rm -rf build"]),
        // CR LF counted as two line endings, with an empty prompt in between (Windows Terminal).
        ("first\r\nsecond", ["first", "second"]),
        // A prompt submitted the first line, and other lines went to later prompts (agents' chats).
        ("Fix this:\n  error 1\n  error 2", ["Fix this:", "error 1", "error 2"]),
        // Carriage returns alone, as xterm sends line endings (reedline, prompt_toolkit).
        ("a\rb\rc\r", ["a", "b", "c"]),
        // A pasted tab triggered completion, and an arrow in colored output moved the cursor
        // (Python's REPL).
        ("if x:\n\treturn", ["if x:", "return"]),
        // A token copied from a table, with spaces around it.
        ("  ghp_abc  \n", ["ghp_abc"]),
        // An emoji that arrived in two reads was cut.
        ("👨‍👩‍👧\n🇩🇪", ["👨‍👩‍👧", "🇩🇪"]),
    ]

    @Test("A paste that broke other programs waits for Enter and stays complete", arguments: widths, reports)
    func reported(width: Int, report: (text: String, lines: [String])) {
        let (session, screen) = asking(width: width)
        for byte in ["\u{1B}[200~", report.text, "\u{1B}[201~"].flatMap({ $0.unicodeScalars }) {
            session.type(String(byte))
        }
        #expect(screen.heard == [])
        for number in report.lines.indices {
            session.press("Enter")
            #expect(screen.heard == Array(report.lines[...number]))
        }
        #expect(line(session) == "Q: ")
    }

    @Test("Any paste keeps every character and confirms nothing", arguments: widths)
    func anything(width: Int) {
        var numbers = RandomNumbers(seed: RandomNumbers.seed)
        let parts = ["y", "n", "j", "yes", "d", "1", ".", ":b", ":q", "é", "日", "👍", " ", "\n", "\r\n", "\r"]
        for _ in 0..<40 {
            let text = (0..<Int.random(in: 0...12, using: &numbers))
                .map { _ in parts.randomElement(using: &numbers) ?? "" }.joined()
            let plain = String(text.unicodeScalars.filter { $0 != "\r" && $0 != "\n" }.map { Character($0) })
            var confirmed = false
            let question = ScriptedSession(
                width: width, Leaflet { page, _ in page.ask("Sure?", .yesOrNo) { _ in confirmed = true } })
            question.paste(text)
            question.press("Enter", "Enter", "Enter")
            #expect(!confirmed && question.end == nil, "\(text.debugDescription)")

            let (session, screen) = asking(width: width)
            session.paste(text)
            #expect(screen.heard == [])
            let shown = line(session).dropFirst("Q: ".count)
            #expect(shown.replacing("^J", with: "") == plain, "\(text.debugDescription)")
        }
    }
}
