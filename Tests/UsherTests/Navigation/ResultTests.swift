import Testing
import UsherTesting

@testable import Usher

/// A flow's result, and its delivery to the flow that started it.
@Suite struct ResultTests {
    private let events = Events()

    /// Starts a session. The answer `1` starts a child flow, and another `1` finishes it with 7.
    private func program(
        asks: Bool = false
    ) throws -> (
        session: ScriptedSession, navigator: Navigator, root: any Coordinator
    ) {
        let session = ScriptedSession { [events] navigator in
            Flow(navigator: navigator) { root in
                let menu = Leaflet.page("Root") { [unowned root] in
                    let child = Flow(
                        named: "child", says: asks ? .ask("Sure?", atEnd: "") : nil, navigator: navigator,
                        events: events
                    ) { child in
                        let screen = Leaflet.page("Child") { [unowned child] in
                            navigator.finish(child, with: 7)
                        }
                        navigator.push(screen, for: child)
                    }
                    navigator.start(child, for: root) { events.log.append("heard \($0 ?? 0)") }
                }
                navigator.push(menu, for: root)
            }
        }
        let root = try #require(session.coordinators[0] as? Flow)
        return (session, root.navigator, root)
    }

    @Test(
        "A parent gets a child's result once, after the child has stopped, however it ends",
        arguments: ["1", "b", "h", "q", "stop", "end of input"])
    func heardOnce(way: String) throws {
        let (session, navigator, _) = try program()
        session.answer("1")
        switch way {
        case "stop": navigator.stop(session.coordinators[1])
        case "end of input": session.endInput()
        default: session.answer(way)
        }
        #expect(events.log == ["start child", "stop child", way == "1" ? "heard 7" : "heard 0"])
    }

    @Test("A guard is asked before a flow finishes, and a no leaves the flow unfinished")
    func guarded() throws {
        let session = try program(asks: true).session
        session.answer("1", "1")
        #expect(session.transcript.hasSuffix("\nSure? (y or n, Enter for no) "))
        session.answer("n", "b", "y")
        #expect(events.log.last == "heard 0")
        session.answer("1", "1", "y")
        #expect(events.log.count { $0.hasPrefix("heard") } == 2 && events.log.last == "heard 7")
    }

    /// A flow whose result is a name or nil.
    private final class Naming: Coordinator {
        typealias Output = String?

        private let navigator: Navigator

        init(navigator: Navigator) { self.navigator = navigator }

        func start() { navigator.push(Leaflet.menu, for: self) }
    }

    @Test("A result of nil differs from no result")
    func optional() throws {
        var heard: [String] = []
        let (session, navigator, root) = try program()
        for finishes in [true, false] {
            let naming = Naming(navigator: navigator)
            navigator.start(naming, for: root) { heard.append($0.map { $0 ?? "no name" } ?? "nothing") }
            if finishes { navigator.finish(naming, with: nil) } else { session.endInput() }
        }
        #expect(heard == ["no name", "nothing"])
    }

    @Test("The result of a flow that can't be started is nil, delivered at once and once")
    func notStarted() throws {
        var heard: [Int?] = []
        let (_, navigator, root) = try program()
        let child = Flow(Leaflet.menu, navigator: navigator)
        navigator.start(child, for: Flow(navigator: navigator)) { heard.append($0) }
        #expect(heard == [nil])
        for _ in 1...2 { navigator.start(child, for: root) { heard.append($0) } }
        #expect(heard == [nil, nil], "it is there already")
        navigator.finish(child, with: 7)
        #expect(heard == [nil, nil, 7])
    }

    @Test(
        "A move that waits for a guard starts its flow after a yes, and gives nil after a no",
        arguments: ["y", "n"])
    func withinMove(answer: String) throws {
        var heard: [Int?] = []
        let (session, navigator, root) = try program(asks: true)
        session.answer("1")
        let careful = session.coordinators[1]
        let child = Flow(Leaflet.menu, navigator: navigator)
        navigator.move {
            navigator.stop(careful)
            navigator.start(child, for: root) { heard.append($0) }
        }
        session.answer("")
        #expect(session.coordinators.count == 2 && heard == [])
        session.answer(answer)
        #expect(session.coordinators.last === (answer == "y" ? child : careful))
        #expect(heard == (answer == "y" ? [] : [nil]))
        if answer == "y" { navigator.finish(child, with: 7) }
        #expect(heard == (answer == "y" ? [7] : [nil]))
    }

    @Test("The result of a flow is nil if a guard keeps the flow that it was to replace")
    func objected() throws {
        var heard: [Int?] = []
        let (session, navigator, root) = try program(asks: true)
        session.answer("1")
        let careful = session.coordinators[1]
        let child = Flow(Leaflet.menu, navigator: navigator)
        let result = ResultReceiver { heard.append($0?.output as? Int) }
        navigator.request(
            NavigationRequest(result: result) {
                $0.stop(careful)
                $0.add(StackAddition(member: .coordinator(child), owner: root, result: result))
            })
        session.answer("")
        #expect(heard == [], "the user is asked")
        session.answer("n")
        #expect(heard == [nil])
    }
}
