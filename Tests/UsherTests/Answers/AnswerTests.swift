import Testing
import UsherTesting

@testable import Usher

/// Answers that `LineMeaningTests` doesn't cover.
@Suite struct AnswerTests {
    @Test("A refusal quotes at most forty characters of an answer")
    func longAnswer() {
        let quoted = String(repeating: "x", count: 40)
        for (line, quotation) in [(quoted, quoted), (quoted + "x", quoted + "…")] {
            #expect(Leaflet.menu.answered(line).refused.first?.contains("“\(quotation)”") == true)
        }
    }

    @Test(
        "An answer with control characters is refused",
        arguments: ["\u{1B}[A", "a\u{0}b", "\u{7}", "\u{7F}", "a\u{9B}2J", "a\u{85}b"])
    func control(line: String) {
        for screen in [Leaflet.menu, .name, .question] {
            #expect(screen.answered(line) == Answered([], [Words.english("refusal.controlCharacters")]))
        }
    }
}
