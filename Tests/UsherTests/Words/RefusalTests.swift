import Testing
import UsherTesting

@testable import Usher

/// An error thrown by an answer's action is shown as the refusal, and the prompt is repeated.
@Suite struct RefusalTests {
    private func answer(_ kind: ActionKind, throwing error: any Error) -> (text: String, drawn: Int) {
        let drawn = Events()
        let session = ScriptedSession {
            Flow(
                Leaflet { page, _ in
                    drawn.log.append("drawn")
                    try kind.draw(on: &page) { throw error }
                }, navigator: $0)
        }
        let before = session.transcript
        session.answer(kind.line)
        #expect(session.status == nil)
        return (String(session.transcript.dropFirst(before.count + kind.line.count)), drawn.log.count)
    }

    @Test(
        "An error that an action throws is printed, and the same prompt is shown again",
        arguments: ActionKind.allCases)
    func everyKind(kind: ActionKind) {
        let (text, drawn) = answer(kind, throwing: Refusal("The disk is full."))
        #expect(text == "\nThe disk is full.\n\(kind.prompt)")
        #expect(drawn == 1, "the page stands")
    }

    @Test(
        "A cancelled action prints nothing, and the same prompt is shown again",
        arguments: ActionKind.allCases)
    func cancellation(kind: ActionKind) {
        let (text, drawn) = answer(kind, throwing: CancellationError())
        #expect(text == "\n\(kind.prompt)")
        #expect(drawn == 1, "the page stands")
    }

    @Test("An error prints its description, on one line and without control characters")
    func anyError() {
        struct CodedError: Error { var code = 7 }
        enum NamedError: Error { case noSuchFilm }
        struct Told: Error, CustomStringConvertible { let description: String }
        let errors: [(any Error, String)] = [
            (CodedError(), "CodedError(code: 7)"), (NamedError.noSuchFilm, "noSuchFilm"),
            (Told(description: "Told."), "Told."),
            (ConsoleError.lineNotText, ConsoleError.lineNotText.description),
            (Told(description: "two\nlines\u{1B}[2J"), "two lines␛[2J"), (Told(description: ""), ""),
        ]
        for (error, words) in errors {
            #expect(answer(.command, throwing: error).text == "\n\(words)\n> ")
        }
    }

    @Test(
        "A strict session ends at an action's error, but not at a cancellation",
        arguments: ActionKind.allCases)
    func strict(kind: ActionKind) {
        let events = Events()
        var errors: [any Error] = [Refusal("No."), CancellationError()]
        let session = ScriptedSession(options: Session.Options(isStrict: true)) {
            Flow(
                Leaflet { page, _ in try kind.draw(on: &page) { throw errors.removeLast() } }, navigator: $0,
                events: events)
        }
        session.answer(kind.line)
        #expect(session.status == nil)
        session.answer(kind.line)
        #expect(session.status == .dataRefused)
        #expect(session.transcript.hasSuffix("\nNo.\n"))
        #expect(events.log == ["start flow", "stop flow"])
    }
}
