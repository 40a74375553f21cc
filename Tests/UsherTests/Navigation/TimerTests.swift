import Testing
import UsherTesting

@testable import Usher

@Suite struct TimerTests {
    private let events = Events()

    private func session(_ listen: @escaping (Navigator, Listener) -> Void) -> ScriptedSession {
        ScriptedSession { navigator in
            Listener(.menu, navigator: navigator) { listen(navigator, $0) }
        }
    }

    @Test("a timer is due when its time has passed, and not before; once")
    func due() {
        let session = session { [events] navigator, flow in
            navigator.after(.seconds(5), for: flow) { events.log.append("five") }
        }
        session.advance(by: .milliseconds(4_999))
        session.answer("1")
        #expect(events.log == [])
        session.advance(by: .milliseconds(1))
        #expect(events.log == ["five"])
        session.advance(by: .seconds(60))
        #expect(events.log == ["five"])
    }

    @Test("time goes on, and not back", .ownThread)
    func backwards() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            ScriptedSession(Leaflet.menu).advance(by: .seconds(-1))
        }
        #expect(result.says("time goes on, and not back: advance(by: -1.0 seconds)"))
    }

    @Test("no time passes of itself: any number of answers come before the shortest moment")
    func standingClock() {
        let session = session { [events] navigator, flow in
            navigator.after(.nanoseconds(1), for: flow) { events.log.append("due") }
        }
        for _ in 0..<100 { session.answer("1") }
        #expect(events.log == [])
    }

    @Test("timers are due in the order of their times, and those of one time in the order asked")
    func order() {
        let session = session { [events] navigator, flow in
            for seconds in [3, 1, 2, 1, 3, -1] {
                let place = events.log.count
                events.log.append("")
                navigator.after(.seconds(seconds), for: flow) { events.log.append("\(seconds) at \(place)") }
            }
        }
        session.advance(by: .seconds(10))
        #expect(
            events.log.dropFirst(6) == ["-1 at 5", "1 at 1", "1 at 3", "2 at 2", "3 at 0", "3 at 4"])
    }

    @Test("of those that are due at once, those of a flow that an earlier one ends aren't done")
    func endedMeanwhile() {
        let session = session { [events] navigator, flow in
            let child = Listener(.menu, navigator: navigator) { _ in }
            navigator.start(child, for: flow)
            for number in 0..<4 {
                navigator.after(.zero, for: number % 2 == 0 ? flow : child) {
                    events.log.append("\(number)")
                    navigator.stop(child)
                }
            }
        }
        session.answer("1")
        #expect(events.log == ["0", "2"])
    }

    @Test("one that asks again is due again each time, at its own time")
    func again() {
        let session = session { [events] navigator, flow in
            func tick() {
                events.log.append("tick")
                navigator.after(.seconds(1), for: flow, tick)
            }
            navigator.after(.seconds(1), for: flow, tick)
            navigator.after(.milliseconds(2_500), for: flow) { events.log.append("between") }
        }
        session.advance(by: .seconds(4))
        #expect(events.log == ["tick", "tick", "between", "tick", "tick"])
    }

    @Test("less than no time is none, and keeps nothing from being done that was due before")
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

    @Test("one that asks again for no time at all is done once at each answer")
    func noTime() {
        let session = session { [events] navigator, flow in
            func tick() {
                events.log.append("tick")
                navigator.after(.zero, for: flow, tick)
            }
            tick()
        }
        #expect(events.log.count == 2)
        session.answer("1")
        #expect(events.log.count == 3)
        session.advance()
        #expect(events.log.count == 4)
    }

    @Test("a timer ends with its flow, also when an earlier one of the same time has ended it")
    func endsWithFlow() {
        let session = ScriptedSession { [events] navigator in
            Listener(.menu, navigator: navigator) { listener in
                let child = Listener(.menu, navigator: navigator) { child in
                    navigator.after(.seconds(1), for: child) {
                        events.log.append("over")
                        navigator.stop(child)
                    }
                    navigator.after(.seconds(1), for: child) { events.log.append("too late") }
                }
                navigator.start(child, for: listener)
                navigator.after(.seconds(1), for: listener) { events.log.append("still there") }
            }
        }
        session.advance(by: .seconds(1))
        #expect(events.log == ["still there", "over"] || events.log == ["over", "still there"])
    }

    @Test("messages come before what is due at the same time")
    func messagesFirst() {
        var inbox: Inbox<String>?
        let session = session { [events] navigator, flow in
            navigator.after(.seconds(1), for: flow) { events.log.append("timer") }
            inbox = navigator.inbox(for: flow) { events.log.append($0) }
        }
        inbox?.send("message")
        session.advance(by: .seconds(1))
        #expect(events.log == ["message", "timer"])
    }

    @Test(
        "a console that says nothing about time has the system's clock, and one about waiting only waits for answers"
    )
    func otherConsoles() {
        let console = FullConsole(after: .max, answers: [.line("1"), .line("1"), .line("q")])
        let before = ContinuousClock.now
        var inbox: Inbox<String>?
        let end = Session.run(on: console) { [events] navigator in
            Listener(
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
