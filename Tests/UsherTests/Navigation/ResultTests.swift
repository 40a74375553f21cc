import Testing
import UsherTesting

@testable import Usher

/// What comes of a flow, handed to who started it.
@Suite struct ResultTests {
    private let events = Events()

    @Test(
        "the parent hears the result once, after the child has stopped, whoever ends it",
        arguments: [
            "finish", "back", "home", "quit", "stop", "end of input",
        ])
    func heardOnce(way: String) {
        let session = ScriptedSession { Parent(navigator: $0, events: events) }
        session.answer("1")
        let navigator = (session.coordinators[0] as? Parent)?.navigator
        switch way {
        case "finish": navigator?.finish(session.coordinators[1], with: 1949)
        case "back": session.answer("b")
        case "home": session.answer("h")
        case "quit": session.answer("q")
        case "stop": navigator?.stop(session.coordinators[1])
        default: session.endInput()
        }
        #expect(
            events.log == ["start child", "stop child", way == "finish" ? "heard 1949" : "heard nothing"])
    }

    @Test("a guard is asked before a flow finishes, and a no leaves it unfinished")
    func guarded() {
        let session = ScriptedSession { Parent(navigator: $0, events: events, asks: true) }
        session.answer("1", "1")
        #expect(session.transcript.hasSuffix("\nSure? (y or n, Enter for no) "))
        session.answer("n", "b", "y")
        #expect(events.log == ["heard nothing"])
        session.answer("1", "1", "y")
        #expect(events.log == ["heard nothing", "heard 7"])
    }

    @Test("another type of result than the parent waits for stops the program")
    func otherType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let session = ScriptedSession { Parent(navigator: $0, events: Events()) }
            session.answer("1")
            (session.coordinators[0] as? Parent)?.navigator.finish(session.coordinators[1], with: "text")
        }
        #expect(result.says("Flow finished with String, and Int is waited for"))
    }
}

/// A flow that starts a child and waits for a number.
private final class Parent: Coordinator {
    let navigator: Navigator
    private let events: Events
    private let asks: Bool

    init(navigator: Navigator, events: Events, asks: Bool = false) {
        (self.navigator, self.events, self.asks) = (navigator, events, asks)
    }

    func start() {
        let menu = Leaflet { [unowned self] page, _ in
            page.item("Start") { self.ask() }
        }
        navigator.push(menu, for: self)
    }

    private func ask() {
        let child: any Coordinator =
            asks
            ? Careful(navigator: navigator)
            : Flow(named: "child", Leaflet.menu, navigator: navigator, events: events)
        navigator.start(child, for: self) { [events] (year: Int?) in
            events.log.append("heard \(year.map { "\($0)" } ?? "nothing")")
        }
    }
}

/// A flow that asks before it ends.
private final class Careful: Coordinator {
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        navigator.push(
            Leaflet { [unowned self] page, _ in
                page.item("Done") { self.navigator.finish(self, with: 7) }
            }, for: self)
    }

    func shouldStop(_ exit: Exit) -> StopAnswer { .ask("Sure?", atEnd: "") }
}
