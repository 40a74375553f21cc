import Testing
import UsherTesting

@testable import Usher

/// A traced session writes each move and the resulting tree to standard error.
@Suite struct TraceTests {
    private func root(navigator: Navigator) -> Flow {
        Flow(navigator: navigator) { root in
            let menu = Leaflet { [unowned root] page, _ in
                page.title("Menu")
                page.item("Visit") {
                    let visit = Leaflet { page, _ in page.title("Visit") }
                    navigator.start(Flow(visit, navigator: navigator), for: root)
                }
                page.item("Nothing") {}
            }
            navigator.push(menu, for: root)
        }
    }

    @Test("A trace shows each move, or that nothing happened, between the answer and its page")
    func transcript() {
        let console = Script(["1", "b", "2", "q"])
        _ = Session.run(on: console, options: Session.Options(tracing: true), root)
        let expected = storedTranscript("Trace.transcript")
        // A debug build reports the answer without effect, too.
        let transcript = console.transcript.replacing(/Nothing happened: .*\n/, with: "")
        #expect(TranscriptDifference(transcript, expected: expected) == nil)
    }

    @Test("A flow that shows nothing is traced before its work and at its end")
    func work() {
        let console = Script([])
        var traced = ""
        _ = Session.run(on: console, options: Session.Options(tracing: true)) { navigator in
            Flow(navigator: navigator) { flow in
                navigator.work(for: flow) { _ in traced = console.transcript }
            }
        }
        #expect(traced == "\nprogram: began Flow; shows nothing\n    Flow\n\n")
        #expect(console.transcript.hasPrefix(traced))
        #expect(
            console.transcript.contains(
                "\nend: ended Flow; lost: Flow ended because it showed nothing."))
    }
}
