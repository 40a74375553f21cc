import Testing
import UsherTesting

@testable import Usher

/// Answers that `LineMeaningTests` doesn't cover.
@Suite struct AnswerTests {
    @Test("a letter of another script is a command too", arguments: ["ö", "Ö", ":ö"])
    func foreignLetter(line: String) {
        let screen = Leaflet { page, hear in page.command("ö", "öffnen") { hear("ö") } }
        #expect(screen.answered(line).heard == ["ö"])
    }

    @Test("a long answer is quoted short")
    func longAnswer() {
        let quoted = String(repeating: "x", count: 40)
        for (line, quotation) in [(quoted, quoted), (quoted + "x", quoted + "…")] {
            #expect(Leaflet.menu.answered(line).refused.first?.contains("“\(quotation)”") == true)
        }
    }

    @Test("an empty default stands for nothing, and another one for itself")
    func emptyDefault() {
        #expect(Leaflet.name.answered("", "::q").heard == ["Ada", ":q"])
        #expect(Leaflet { $0.ask("Name", .text, default: "", action: $1) }.answered("", "  ").heard == [])
    }

    @Test(
        "control characters are no answer",
        arguments: ["\u{1B}[A", "a\u{0}b", "\u{7}", "\u{7F}", "a\u{9B}2J", "a\u{85}b"])
    func control(line: String) {
        for screen in [Leaflet.menu, .name, .question] {
            #expect(screen.answered(line) == Answered([], [Words.english(.controlCharacters)]))
        }
    }
}
