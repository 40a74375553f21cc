import Randomness
import Testing
import UsherTesting

@testable import Usher

/// Random messages and timers. Their receivers navigate, work and send more messages. Each message
/// must arrive at the right flow and time.
@Suite struct EventPropertyTests {
    @Test("Running flows get every event once, in order and on time, and ended flows get none")
    func randomEvents() {
        var heard = 0
        for sequence in 0..<600 {
            let world = EventWorld(seed: RandomNumbers.seed &+ UInt64(sequence))
            world.run()
            heard += world.heard
            if let fault = world.fault {
                Issue.record(
                    "seed \(RandomNumbers.seed), sequence \(sequence): \(fault)\n\(world.log.joined(separator: "\n"))"
                )
                return
            }
        }
        #expect(heard > 600, "events are received")
    }
}

private final class EventWorld {
    final class Node: Coordinator {
        let number: Int
        unowned let world: EventWorld
        init(number: Int, world: EventWorld) {
            self.number = number
            self.world = world
        }

        func start() { world.didStart(self) }
        func stop() { world.didStop(self) }
    }

    struct Delivery {
        let number: Int
        let flow: Int
        /// The time at which a timer is due, in seconds. Messages don't use it.
        var time = 0
    }

    private(set) var log: [String] = []
    private(set) var fault: String?
    private(set) var heard = 0

    private var navigator = Navigator()
    private var session: ScriptedSession?
    private var random: RandomNumbers
    private var flows: [Int: (node: Node, inbox: Inbox<Int>)] = [:]
    private var ended: [Inbox<Int>] = []
    private var endedNodes: [() -> Node?] = []
    private var messages: [Delivery] = []
    private var timers: [Delivery] = []
    private var count = 0
    private var start = ContinuousClock.now
    private var isBusy = false

    init(seed: UInt64) {
        random = RandomNumbers(seed: seed)
    }

    private var time: Int { Int(start.duration(to: navigator.events.clock()) / .seconds(1)) }

    func run() {
        session = ScriptedSession { navigator in
            self.navigator = navigator
            start = navigator.events.clock()
            return Node(number: 0, world: self)
        }
        for _ in 0..<Int.random(in: 5...40, using: &random) where fault == nil && session?.status == nil {
            operate()
            step()
        }
        session?.answer("q")
        for inbox in flows.values.map(\.inbox) + ended where inbox.send(-1) {
            fail("an inbox is open at the end")
        }
        session = nil
    }

    /// Answers or lets time pass, and checks that everything due has been delivered.
    private func step() {
        let before = count
        let passed = Int.random(in: 0...4, using: &random)
        log.append(passed == 0 ? "answer" : "\(passed - 1) seconds pass")
        if passed == 0 {
            session?.answer("")
        } else {
            session?.advance(by: .seconds(passed - 1))
        }
        for node in endedNodes { if let node = node() { fail("flow \(node.number) is not freed") } }
        guard session?.status == nil else { return }
        if let late = messages.first(where: { $0.number <= before }) {
            fail("message \(late.number) was not received")
        }
        if let late = timers.first(where: { $0.number <= before && $0.time <= time }) {
            fail("timer \(late.number) is late")
        }
    }

    private func operate() {
        count += 1
        let number = count
        guard let flow = flows.keys.sorted().randomElement(using: &random), let entry = flows[flow] else {
            return
        }
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3:
            log.append("message \(number) to flow \(flow)")
            messages.append(Delivery(number: number, flow: flow))
            if !entry.inbox.send(number) { fail("flow \(flow) can't be reached") }
        case 4...6:
            let due = time + Int.random(in: 0...5, using: &random)
            log.append("timer \(number) at \(due) for flow \(flow)")
            timers.append(Delivery(number: number, flow: flow, time: due))
            navigator.after(.seconds(due - time), for: entry.node) { [unowned self, node = entry.node] in
                ring(number, for: node)
            }
        case 7:
            log.append("flow \(number) in flow \(flow)")
            navigator.start(Node(number: number, world: self), for: entry.node)
        case 8 where flow != 0:
            navigator.stop(entry.node)
        case 9:
            navigator.work(for: entry.node) { [unowned self] _ in
                isBusy = true
                operate()
                isBusy = false
            }
        default:
            for inbox in ended where inbox.send(number) { fail("an inbox of a flow that has ended is open") }
        }
    }

    private func hear(_ message: Int, for node: Node) {
        if flows[node.number] == nil { fail("flow \(node.number) received a message after its end") }
        log.append("message \(message) is received")
        if messages.first?.number != message { fail("message \(message) is received before an earlier one") }
        messages.removeAll { $0.number == message }
        check()
    }

    private func ring(_ timer: Int, for node: Node) {
        if flows[node.number] == nil { fail("flow \(node.number) had a timer after its end") }
        log.append("timer \(timer) is due")
        let next = timers.min { ($0.time, $0.number) < ($1.time, $1.number) }
        if next?.number != timer { fail("timer \(timer) is due before an earlier one") }
        if let next, next.time > time { fail("timer \(timer) is early") }
        timers.removeAll { $0.number == timer }
        check()
    }

    private func check() {
        heard += 1
        if isBusy { fail("an event came within another one, a move or work") }
        isBusy = true
        if heard < 200, Bool.random(using: &random) { operate() }
        isBusy = false
    }

    private func didStart(_ node: Node) {
        navigator.push(Leaflet.menu, for: node)
        let inbox = navigator.inbox(for: node) { [unowned self] (message: Int) in hear(message, for: node) }
        flows[node.number] = (node, inbox)
    }

    private func didStop(_ node: Node) {
        log.append("flow \(node.number) stops")
        if let inbox = flows.removeValue(forKey: node.number)?.inbox { ended.append(inbox) }
        endedNodes.append { [weak node] in node }
        messages.removeAll { $0.flow == node.number }
        timers.removeAll { $0.flow == node.number }
    }

    private func fail(_ fault: String) {
        if self.fault == nil { self.fault = fault }
        log.append("FAULT: \(fault)")
    }
}
