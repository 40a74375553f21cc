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
            let session = ScriptedSession { navigator in
                Flow(navigator: navigator) { root in
                    navigator.push(Leaflet.page("Act") { [unowned root] in ends(navigator, root) }, for: root)
                }
            }
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

    @Test("moves of any number end, as only those that ask for each other are counted")
    func finite() {
        let navigator = Navigator()
        let root = Flow(Leaflet.menu, navigator: navigator)
        navigator.start(root)
        let busy = Flow(Leaflet.menu, navigator: navigator) { flow in
            for _ in 0..<51_000 {
                navigator.push(Leaflet.menu, for: flow)
                navigator.pop()
            }
        }
        navigator.start(busy, for: root)
        #expect(navigator.stack.screens.count == 2)
        func nesting(_ count: Int) -> Flow {
            Flow(Leaflet.menu, navigator: navigator) {
                if count > 0 { navigator.start(nesting(count - 1), for: $0) }
            }
        }
        navigator.start(nesting(3_000), for: root)
        #expect(navigator.stack.coordinators.count == 3_003)
    }

    @Test(
        "flows that start each other without end, within or beside or in place of each other, are named",
        .ownThread,
        arguments: 0...2)
    func endless(way: Int) async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [way] in
            let navigator = Navigator()
            let root = Flow(Leaflet.menu, navigator: navigator)
            navigator.start(root)
            func starting() -> Flow {
                Flow(navigator: navigator) { flow in
                    switch way {
                    case 0: navigator.start(starting(), for: flow)
                    case 1: navigator.start(starting(), for: root)
                    default: navigator.replace(flow, with: starting())
                    }
                }
            }
            navigator.start(starting(), for: root)
        }
        #expect(ended.says("moves ask for moves without end, among Flow"))
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
