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

    @Test("a line that is a single dot ends it, and the page stands until then")
    func typed() {
        let screen = note(default: "Slow,\nand long", .optional(.longText))
        let session = ScriptedSession(screen)
        session.answer("First ", "", "  :b", "..", "...", "a.", ".")
        let expected = storedTranscript("LongText.typed")
        #expect(TranscriptDifference(session.transcript, expected: expected) == nil)
        #expect(screen.heard == ["First \n\n  :b\n.\n..\na."])
        #expect(session.page.question == .longText("Note", default: "Slow,\nand long"))
        session.answer("", ":x", ".")
        #expect(screen.heard.dropFirst() == ["Slow,\nand long", "", ""])
    }

    @Test("commands alone are commands on the first line, and text behind it and with two colons")
    func commands() {
        let screen = note()
        let menu = Leaflet { page, _ in page.item("Note") {} }
        let session = ScriptedSession(options: Session.Options(answering: [.tree])) {
            Flow(menu, screen, navigator: $0)
        }
        session.answer(":?", ":tree", "", "::b", ":b", ":q", ".", ":smile: hello", ".", "::smile", ".")
        #expect(screen.heard == [":b\n:b\n:q", ":smile: hello", "::smile"])
        #expect(session.errorLines == [Words.english(.empty)])
        #expect(session.transcript.contains("\n..: enters a line with one dot\n"))
        session.answer(" :B ")
        #expect(session.screens.last === menu)
    }

    @Test(
        "nothing is refused where it may not be empty, and so are control characters and what the action refuses"
    )
    func refused() {
        let screen = note()
        let session = ScriptedSession(screen)
        session.answer(".", ":b", "a", "\u{1B}b", "c", ".", "no", ".", "yes", ".")
        #expect(screen.heard == ["a\nc", "yes"])
        #expect(
            session.errorLines == [
                Words.english(.nothingInText),
                Words.english(.firstPage),
                Words.english(.controlCharacters), "Anything but that.",
            ])
    }

    @Test(
        "an event between two lines loses none, on a terminal or not, with work or without",
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
            for line in lines {
                if isTyped { session.type(line + "\n") } else { session.answer(line) }
                session.advance(by: .seconds(1))
                guard line != lines.last else { break }
                let titles = session.transcript.split(separator: "\n").count { $0 == "Note" }
                #expect(titles == (isSecret ? 0 : 1))
            }
            #expect(screen.heard == [isSecret ? "a b" : "First\n\nlast"])
        }
    }

    @Test("what was typed of a text is gone once its page has been left")
    func left() {
        let screen = note()
        let session = ScriptedSession { navigator in
            Flow(Leaflet.menu, navigator: navigator) { flow in
                navigator.push(screen, for: flow)
                navigator.after(.seconds(1), for: flow) { navigator.pop() }
                navigator.after(.seconds(2), for: flow) { navigator.push(screen, for: flow) }
            }
        }
        session.answer("First")
        session.advance(by: .seconds(2))
        session.answer("", "Second", ".")
        #expect(screen.heard == ["Second"])
    }

    @Test("any text that doesn't begin with an empty line can be typed")
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
