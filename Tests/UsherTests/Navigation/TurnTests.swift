import Randomness
import Testing
import UsherTesting

@testable import Usher

/// The root can show something at any time in a turn, so a temporarily empty stack doesn't end the
/// session.
@Suite struct TurnTests {
    @Test("no moves of one turn end a session but those that leave the root with nothing, which is reported")
    func anyMoves() {
        print("TurnTests: USHER_SEED=\(RandomNumbers.seed)")
        var (emptied, passed) = (0, 0)
        for sequence in 0..<3_000 {
            let world = TurnWorld(seed: RandomNumbers.seed &+ UInt64(sequence))
            let session = ScriptedSession { world.begin($0) }
            world.check(session)
            for _ in 0..<6 where session.status == nil && world.fault == nil {
                session.answer(":m")
                world.check(session)
            }
            if session.status == nil { passed += 1 } else { emptied += 1 }
            if let fault = world.fault {
                Issue.record(
                    "seed \(RandomNumbers.seed), sequence \(sequence): \(fault)\n\(world.log.joined(separator: "\n"))"
                )
                return
            }
        }
        #expect(emptied > 100 && passed > 100, "both happen")
    }

    @Test("the last question of the root ends a session, as its stop and quit do")
    func onPurpose() {
        var name = ""
        let asking = ScriptedSession { navigator in
            Flow(QuestionScreen { $0.ask("Name", .text) { name = $0 } }, navigator: navigator)
        }
        asking.answer("Ada")
        #expect(asking.end == .finished && name == "Ada" && asking.lostMoves == [])
        for ends in [{ $0.stop($1) }, { $0.finish($1, with: 1) }, { n, _ in n.quit() }]
            as [(Navigator, Flow) -> Void]
        {
            let session = session { ends($0, $1) }
            session.answer("1")
            #expect(session.status == .success && session.lostMoves == [])
        }
    }

    @Test("a question of a child is not the root's last one")
    func childQuestion() {
        let session = ScriptedSession { navigator in
            let child = Flow(QuestionScreen { $0.ask("Name", .text) { _ in } }, navigator: navigator)
            return Flow(child: child, navigator: navigator)
        }
        session.answer("Ada")
        #expect(session.status == .internalError)
        #expect(
            session.errorLines == [
                "Flow ended because it showed nothing after Flow. Show a screen or start a flow in the same turn, or end it with navigator.quit()."
            ])
    }

    @Test("a root that an event leaves with nothing is over, and reported")
    func event() {
        let session = ScriptedSession { navigator in
            let child = Flow(Leaflet.menu, navigator: navigator)
            let root = Flow(child: child, navigator: navigator)
            return Timed(root, navigator: navigator) { navigator.stop(child) }
        }
        session.advance(by: .seconds(1))
        #expect(session.coordinators.count == 1, "the root shows its own")
        session.answer("q")
        #expect(session.status == .success)
    }

    /// Returns a session with a menu that acts on behalf of the root.
    private func session(_ act: @escaping (Navigator, Flow) -> Void) -> ScriptedSession {
        var root: Flow?
        let session = ScriptedSession { navigator in
            let flow = Flow(
                Leaflet { page, _ in page.item("Act") { if let root { act(navigator, root) } } },
                navigator: navigator)
            root = flow
            return flow
        }
        return session
    }

    static let late: [(act: @Sendable (Navigator, Flow) -> Void, loss: String)] = [
        (
            { $0.push(Leaflet.menu, for: $1) },
            "Leaflet was shown for Flow, which has ended. Move before the flow ends, or for its parent"
        ),
        (
            { $0.start(Flow(navigator: $0), for: $1) },
            "Flow was started for Flow, which has ended. Move before the flow ends, or for its parent"
        ),
        (
            { $0.reset(to: Flow(navigator: $0), for: $1) },
            "Flow was started for Flow, which has ended. Move before the flow ends, or for its parent"
        ),
        ({ $0.stop($1) }, "Flow was stopped, but has ended"),
        ({ $0.finish($1, with: 7) }, "Flow was stopped, but has ended"),
        ({ $0.after(.zero, for: $1) {} }, "a timer was set for Flow, which has ended"),
    ]

    @Test(
        "what a flow asks for after its own end is lost, and named, of the root, too",
        arguments: late.indices, [true, false])
    func afterEnd(index: Int, isRoot: Bool) {
        let (act, loss) = Self.late[index]
        let session = session { navigator, root in
            let flow = isRoot ? root : Flow(Leaflet.menu, navigator: navigator)
            if !isRoot { navigator.start(flow, for: root) }
            navigator.stop(flow)
            act(navigator, flow)
        }
        session.answer("1")
        #expect(session.lostMoves == [loss])
        #expect(session.end == (isRoot ? .finished : nil))
    }

    @Test("a flow that ended because it showed nothing is told so when something is started for it")
    func emptied() {
        let session = session { navigator, root in
            let child = Flow(Leaflet.menu, navigator: navigator)
            let parent = Flow(child: child, navigator: navigator)
            navigator.start(parent, for: root)
            navigator.stop(child)
            navigator.start(Flow(Leaflet.menu, navigator: navigator), for: parent)
        }
        session.answer("1")
        #expect(
            session.lostMoves == [
                "Flow was started for Flow, which ended because it showed nothing. Show what comes next first, or make one move of both with navigator.move"
            ])
    }

    @Test("reset leaves nothing of a flow but what takes its place, in any layer and section")
    func reset() {
        let navigator = Navigator()
        let (root, login) = (
            Flow(Leaflet.menu, navigator: navigator), Flow(Leaflet.menu, navigator: navigator)
        )
        let (one, two) = (Flow(Leaflet.menu, navigator: navigator), Flow(Leaflet.menu, navigator: navigator))
        navigator.start(root)
        navigator.select(one, for: root)
        navigator.select(two, for: root)
        navigator.present(Leaflet.menu, for: two)
        navigator.reset(to: Flow(Leaflet.menu, navigator: navigator), for: two)
        #expect(
            "\(navigator.stack)" == """
                Flow
                ├── Leaflet
                ├── § Flow
                │   └── Leaflet
                └── § Flow
                    └── Flow
                        └── Leaflet *
                """)
        var heard: [Int?] = []
        navigator.reset(to: login, for: root) { heard.append($0) }
        #expect("\(navigator.stack)" == "Flow\n└── Flow\n    └── Leaflet *")
        navigator.reset(to: login, for: root)
        #expect(navigator.stack.coordinators.last === login, "it is there already")
        navigator.finish(login, with: 7)
        #expect(heard == [7])
    }

    @Test("moves of any number end, as only those that ask for each other are counted")
    func finite() {
        let navigator = Navigator()
        let root = Flow(Leaflet.menu, navigator: navigator)
        navigator.start(root)
        navigator.start(Busy(navigator: navigator), for: root)
        #expect(navigator.stack.screens.count == 2)
        navigator.start(Nesting(3_000, navigator: navigator), for: root)
        #expect(navigator.stack.coordinators.count == 3_003)
    }

    @Test("a route of any length is shown, whatever its flows start")
    func longRoute() throws {
        let navigator = Navigator()
        navigator.start(Corridor(navigator: navigator))
        try navigator.open(Route(names: Array(repeating: "on", count: 500)))
        #expect(navigator.stack.coordinators.count == 501 && navigator.stack.screens.count == 1_001)
    }

    @Test(
        "flows that start each other without end stop the program, and are named", .ownThread,
        arguments: [true, false])
    func endless(isNested: Bool) async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [isNested] in
            let navigator = Navigator()
            let root = Flow(Leaflet.menu, navigator: navigator)
            navigator.start(root)
            navigator.start(Starting(root, isNested: isNested, navigator: navigator), for: root)
        }
        #expect(ended.says("moves ask for moves without end, among Starting"))
    }
}

/// A flow that starts another of its kind, inside it or next to it.
private final class Starting: Coordinator {
    private let root: Flow
    private let isNested: Bool
    private let navigator: Navigator

    init(_ root: Flow, isNested: Bool, navigator: Navigator) {
        (self.root, self.isNested, self.navigator) = (root, isNested, navigator)
    }

    func start() {
        let next = Starting(root, isNested: isNested, navigator: navigator)
        navigator.start(next, for: isNested ? self : root)
    }
}

/// A flow that pushes and pops a screen repeatedly.
private final class Busy: Coordinator {
    private let navigator: Navigator

    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        navigator.push(Leaflet.menu, for: self)
        for _ in 0..<51_000 {
            navigator.push(Leaflet.menu, for: self)
            navigator.pop()
        }
    }
}

/// A flow that starts one within it, and so on.
private final class Nesting: Coordinator {
    private let count: Int
    private let navigator: Navigator

    init(_ count: Int, navigator: Navigator) { (self.count, self.navigator) = (count, navigator) }

    func start() {
        navigator.push(Leaflet.menu, for: self)
        if count > 0 { navigator.start(Nesting(count - 1, navigator: navigator), for: self) }
    }
}

/// A flow of two screens that leads to another of its kind.
private final class Corridor: Guide, RouteNamed {
    let routeName = "on"
    private let navigator: Navigator

    init(navigator: Navigator) { self.navigator = navigator }

    func start() { for _ in 0..<2 { navigator.push(Leaflet.menu, for: self) } }

    func destination(named name: String) -> Destination? { .flow(Corridor(navigator: navigator)) }
}

/// A root that shows a page and acts after one second.
private final class Timed: Coordinator {
    private let child: Flow
    private let navigator: Navigator
    private let act: () -> Void

    init(_ child: Flow, navigator: Navigator, act: @escaping () -> Void) {
        (self.child, self.navigator, self.act) = (child, navigator, act)
    }

    func start() {
        navigator.push(Leaflet.menu, for: self)
        navigator.start(child, for: self)
        navigator.after(.seconds(1), for: self, act)
    }
}

/// Makes random moves, one turn after another.
private final class TurnWorld {
    final class Flow: Coordinator {
        typealias Output = Int

        unowned let world: TurnWorld
        let shows: Int
        init(_ world: TurnWorld, shows: Int) { (self.world, self.shows) = (world, shows) }

        func start() { for _ in 0..<shows { world.navigator.push(world.leaf(), for: self) } }
    }

    var navigator = Navigator()
    private(set) var log: [String] = []
    private(set) var fault: String?
    private var random: RandomNumbers
    private weak var root: Flow?
    /// Whether the last turn left the root empty.
    private var isEmpty = false

    init(seed: UInt64) { random = RandomNumbers(seed: seed) }

    func begin(_ navigator: Navigator) -> Flow {
        self.navigator = navigator
        let root = Flow(self, shows: 1)
        self.root = root
        return root
    }

    func leaf() -> Leaflet {
        Leaflet { [unowned self] page, _ in page.command("m", "move") { [unowned self] in turn() } }
    }

    private func turn() {
        log.append("turn")
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            move()
            if navigator.stack.coordinators.first !== root { fault = "a move has ended the root" }
        }
        isEmpty = navigator.stack.screens.isEmpty
    }

    private func move() {
        let flows = navigator.stack.coordinators
        guard let root, let flow = flows.randomElement(using: &random) as? Flow else { return }
        let child = Flow(self, shows: Int.random(in: 0...2, using: &random))
        let number = Int.random(in: 0..<12, using: &random)
        log.append("move \(number), of \(flows.count) flows")
        switch number {
        case 0: navigator.start(child, for: flow)
        case 1: navigator.start(child, for: flow) { [unowned self] in if $0 == 1 { move() } }
        case 2: if flow !== root { navigator.stop(flow) }
        case 3: if flow !== root { navigator.finish(flow, with: Int.random(in: 0...1, using: &random)) }
        case 4: navigator.reset(to: child, for: flow)
        case 5: navigator.reset(to: child, for: flow) { [unowned self] in if $0 == 1 { move() } }
        case 6: navigator.select(child, for: flow)
        case 7: if flow !== root { navigator.replace(flow, with: child) }
        case 8: try? navigator.enter(for: flow) { .flow(child) }
        case 9:
            let next = Flow(self, shows: 1)
            try? navigator.enter(for: flow) { .redirect(child) { $0 == 1 ? .flow(next) : nil } }
        case 10:
            navigator.move { [navigator] in
                for flow in flows.dropFirst() { navigator.stop(flow) }
                if let screen = navigator.stack.top { navigator.dismiss(screen) }
            }
        default:
            // Removes the root's own screens, too.
            navigator.change { stack in
                while let screen = stack.top, stack.parent(of: screen) === root { stack.remove(screen) }
            }
        }
    }

    func check(_ session: ScriptedSession) {
        let isReported = session.errorLines.contains { $0.contains("ended because it showed nothing") }
        if isEmpty != (session.status != nil) {
            fault = fault ?? "the session is over: \(session.status != nil)"
        }
        if isEmpty != (session.status == .internalError) || isEmpty != isReported {
            fault = fault ?? "an end by accident is not reported"
        }
    }
}
