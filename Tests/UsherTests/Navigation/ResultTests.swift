import Testing
import UsherTesting

@testable import Usher

/// A flow's result, and its delivery to the flow that started it.
@Suite struct ResultTests {
    private let events = Events()

    /// A root whose line starts a flow of one page and receives its result; that page finishes with 7.
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
        "the parent hears the result once, after the child has stopped, whoever ends it",
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

    /// A root that shows nothing: first a login, of which the first line leads on to the main flow.
    private func gate(_ navigator: Navigator, inStop: Bool) -> Flow {
        let gate = Flow(navigator: navigator) { [events] gate in
            var isLetIn = false
            let showMain = { [unowned gate] in
                navigator.start(
                    Flow(named: "main", Leaflet.menu, navigator: navigator, events: events), for: gate)
            }
            let keeper = Flow(navigator: navigator) { keeper in
                let menu = Leaflet { [unowned keeper] page, _ in
                    page.item("Log in") {
                        isLetIn = true
                        navigator.finish(keeper, with: 1)
                    }
                    page.item("Go away") { navigator.stop(keeper) }
                }
                navigator.push(menu, for: keeper)
            }
            if inStop { keeper.end = { _ in if isLetIn { showMain() } } }
            navigator.start(keeper, for: gate) { if $0 != nil, !inStop { showMain() } }
        }
        gate.end = { [events] _ in events.log.append("gate is over") }
        return gate
    }

    @Test(
        "what a first flow leads to may be the first thing that its parent shows", arguments: [true, false])
    func loginThenMain(inStop: Bool) {
        let session = ScriptedSession { gate($0, inStop: inStop) }
        session.answer("1")
        #expect(session.tree == "Flow\n└── Flow\n    └── Leaflet *")
        #expect(session.lostMoves == [] && events.log == ["start main"])
        session.answer("q")
        #expect(session.end == .quit && events.log == ["start main", "stop main", "gate is over"])
    }

    @Test("a root that shows nothing, and starts nothing, ends with its only flow, which is reported")
    func loginAlone() {
        let session = ScriptedSession { gate($0, inStop: false) }
        session.answer("2")
        #expect(session.end == .exited(.internalError) && session.lostMoves.count == 1)
        #expect(events.log == ["gate is over"])
    }

    @Test("a guard is asked before a flow finishes, and a no leaves it unfinished")
    func guarded() throws {
        let session = try program(asks: true).session
        session.answer("1", "1")
        #expect(session.transcript.hasSuffix("\nSure? (y or n, Enter for no) "))
        session.answer("n", "b", "y")
        #expect(events.log.last == "heard 0")
        session.answer("1", "1", "y")
        #expect(events.log.count { $0.hasPrefix("heard") } == 2 && events.log.last == "heard 7")
    }

    @Test("flows of one result can be held and started as what they come to, whatever they are")
    func anyFlow() {
        var heard: Int?
        let session = ScriptedSession { navigator in
            func asking(_ flow: some Coordinator<Int>) -> Flow {
                Flow(Leaflet.menu, navigator: navigator) { navigator.start(flow, for: $0) { heard = $0 } }
            }
            let flow: any Coordinator<Int> = Flow(Leaflet.menu, navigator: navigator) { flow in
                navigator.push(
                    Leaflet.page("On") { [unowned flow] in navigator.finish(flow, with: 7) }, for: flow)
            }
            return asking(flow)
        }
        session.answer("1")
        #expect(heard == 7)
    }

    /// A flow that finds a name or nil.
    private final class Naming: Coordinator {
        typealias Output = String?

        private let navigator: Navigator

        init(navigator: Navigator) { self.navigator = navigator }

        func start() { navigator.push(Leaflet.menu, for: self) }
    }

    @Test("a result may be an optional that is nil, which is something else than nothing")
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

    @Test("whoever waits for a flow that can't be started hears so at once, and once")
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
        "what follows a move waits for the answer to a guard, and comes or not, as the move does",
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

    @Test(
        "a flow that a move empties goes on if the same move adds a flow with a result to it",
        arguments: [true, false], 0...2)
    func withinEmptyingMove(resets: Bool, depth: Int) throws {
        var heard: [Int?] = []
        let (session, navigator, root) = try program()
        let outermost = Flow(Leaflet.menu, navigator: navigator)
        var owner = outermost
        for _ in 0..<depth { owner = Flow(child: owner, navigator: navigator) }
        navigator.start(owner, for: root)
        let child = Flow(Leaflet.menu, navigator: navigator)
        navigator.move {
            navigator.pop()
            if resets {
                navigator.reset(to: child, for: outermost) { heard.append($0) }
            } else {
                navigator.start(child, for: outermost) { heard.append($0) }
            }
        }
        session.answer("")
        #expect(session.coordinators.count == 3 + depth && session.coordinators.last === child)
        #expect(heard == [] && session.lostMoves == [])
        navigator.finish(child, with: 7)
        session.answer("")
        #expect(heard == [7] && session.coordinators.count == 1)
    }

    @Test("whoever waits for a flow that takes the place of one that stays hears so")
    func objected() throws {
        var heard: [Int?] = []
        let (session, navigator, root) = try program(asks: true)
        session.answer("1")
        let careful = session.coordinators[1]
        let child = Flow(Leaflet.menu, navigator: navigator)
        let result = ResultReceiver { heard.append($0?.output as? Int) }
        navigator.request(
            MoveRequest(result: result) {
                $0.stop(careful)
                $0.add(StackAddition(member: .coordinator(child), owner: root, result: result))
            })
        session.answer("")
        #expect(heard == [], "the person is asked")
        session.answer("n")
        #expect(heard == [nil])
    }
}
