import Testing
import Usher
import UsherTesting

/// Errors thrown by work are shown, and the session continues.
@Suite struct WorkErrorTests {
    private func run(
        _ answers: [ConsoleInput], _ root: (Navigator) -> any Coordinator
    ) -> (transcript: String, status: Usher.ExitStatus) {
        let console = Script(answers: answers)
        let end = Session.run(on: console, root)
        return (console.transcript, end.status)
    }

    @Test("An error that work throws is printed, and the page and the next work follow")
    func error() {
        struct WordlessError: Error {}
        let (transcript, status) = run([.line("q")]) { navigator in
            Loader(navigator: navigator) { _, list in
                list.text = "Half"
                throw Refusal("The disk is gone.")
            } and: { _, _ in
                throw WordlessError()
            }
        }
        #expect(status == .success)
        #expect(
            transcript
                == "Loading…\nThe disk is gone.\n\nHalf\nWordlessError()\n\nHalf\n\n? help, q quit\n> q\n")
    }

    @Test("A strict session ends at an error of work, but not at a cancellation")
    func strict() {
        let console = Script(["q"])
        var begun = 0
        let end = Session.run(on: console, options: Session.Options(isStrict: true)) { navigator in
            Loader(navigator: navigator) { _, list in
                navigator.work(for: list) { _ in Issue.record("no work begins after the end") }
                begun += 1
                throw CancellationError()
            } and: { _, _ in
                begun += 1
                throw Refusal("The disk is gone.")
            }
        }
        #expect(end.status == .dataRefused)
        #expect(begun == 2)
        #expect(console.transcript.hasSuffix("\nThe disk is gone.\n"))
        #expect(console.hasAnswer, "nothing is read after the end")
    }
}
