import Randomness
import Testing
import UsherTesting

@testable import Usher

@Suite struct LongTextTests {
    private func note(
        default value: String? = nil,
        _ question: Question<String?> = .map(.longText, { $0 }, back: { $0 ?? "" })
    ) -> Leaflet {
        Leaflet { page, hear in
            page.title("Note")
            page.ask("Note", question, default: value.map { $0 }) {
                if $0 == "no" { throw Refusal("Anything but that.") }
                hear($0 ?? "")
            }
        }
    }

    @Test(
        "A dot on its own line ends a long text, which can begin but not contain a command"
    )
    func sessions() throws {
        try play(
            "LongText", options: Session.Options(answering: [.tree]),
            screens: [
                "note": { note() },
                "optional note": { note(default: "Slow,\nand long", .optional(.longText)) },
            ])
    }

    @Test(
        "A timer or work between two lines of a long text or secret loses neither line",
        arguments: [true, false], [true, false])
    func events(isTyped: Bool, hasWork: Bool) {
        for isSecret in [true, false] {
            let screen =
                isSecret
                ? Leaflet { page, hear in page.ask("Code", .secretTwice, action: hear) } : note()
            let session = ScriptedSession { navigator in
                Flow(screen, navigator: navigator) { flow in
                    for second in 1...5 {
                        navigator.after(.seconds(second), for: flow) {
                            if hasWork { navigator.work(for: flow) { _ in } }
                        }
                    }
                }
            }
            let lines = isSecret ? ["a b", "a b"] : ["First", "", "last", "."]
            for (index, line) in lines.enumerated() {
                if isTyped { session.type(line + "\n") } else { session.answer(line) }
                session.advance(by: .seconds(1))
                guard index < lines.count - 1 else { break }
                let titles = session.transcript.split(separator: "\n").count { $0 == "Note" }
                #expect(titles == (isSecret ? 0 : 1))
            }
            #expect(screen.heard == [isSecret ? "a b" : "First\n\nlast"])
        }
    }

    @Test("Any text that doesn't begin with an empty line can be typed")
    func anyText() {
        var random = RandomNumbers(seed: RandomNumbers.seed)
        let screen = note()
        let session = ScriptedSession(screen)
        let pieces = [".", "..", ":b", ":q", "::b", "a", " ", "", ":", "x y", "/", "1"]
        for _ in 0..<200 {
            let first = pieces.filter { !$0.allSatisfy(\.isWhitespace) }.randomElement(using: &random) ?? "a"
            let rest = (0..<Int.random(in: 0...5, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? "a"
            }
            let text = ([first] + rest).joined(separator: "\n")
            let isCommand = [":b", ":q", "::b"].contains(first)
            for (index, line) in ([first] + rest).enumerated() {
                let isDots = !line.isEmpty && line.allSatisfy { $0 == "." }
                session.answer(isDots ? "." + line : index == 0 && isCommand ? ":" + line : line)
            }
            session.answer(".")
            #expect(screen.heard.last == text)
        }
    }
}
