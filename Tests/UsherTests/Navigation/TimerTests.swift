import Testing
import UsherTesting

@testable import Usher

/// Timers on a scripted session's clock. EventPropertyTests check the order of many timers.
@Suite struct TimerTests {
    private let events = Events()

    private func session(_ listen: @escaping (Navigator, Flow) -> Void) -> ScriptedSession {
        ScriptedSession { navigator in
            Flow(Leaflet.menu, navigator: navigator) { [unowned navigator] in listen(navigator, $0) }
        }
    }

    @Test("`advance(by:)` stops the program if the time is negative", .ownThread)
    func backwards() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            ScriptedSession(Leaflet.menu).advance(by: .seconds(-1))
        }
        #expect(result.says("time goes on, and not back: advance(by: -1.0 seconds)"))
    }

    @Test("A negative delay counts as zero and doesn't overtake timers that are already due")
    func lessThanNoTime() {
        let session = session { [events] navigator, flow in
            navigator.after(.seconds(1), for: flow) {
                navigator.after(.seconds(-1), for: flow) { events.log.append("third") }
                events.log.append("first")
            }
            navigator.after(.seconds(1), for: flow) { events.log.append("second") }
        }
        session.advance(by: .seconds(1))
        #expect(events.log == ["first", "second"])
        session.advance()
        #expect(events.log == ["first", "second", "third"])
    }

    @Test(
        "A console without its own clock uses the system's, and still gets timers and messages"
    )
    func otherConsoles() {
        let console = FullConsole(after: .max, answers: [.line("1"), .line("1"), .line("q")])
        let before = ContinuousClock.now
        var inbox: Inbox<String>?
        let end = Session.run(on: console) { [events] navigator in
            Flow(
                Leaflet { page, _ in
                    page.item("send") { inbox?.send("message") }
                }, navigator: navigator
            ) { flow in
                inbox = navigator.inbox(for: flow) { events.log.append($0) }
                navigator.after(.zero, for: flow) { events.log.append("timer") }
                navigator.after(.seconds(1_000_000), for: flow) { events.log.append("never") }
            }
        }
        #expect(end.status == .success)
        #expect(console.now >= before)
        #expect(events.log == ["timer", "message", "message"])
    }
}
