import Randomness
import Testing
import UsherTesting

@testable import Usher

/// A navigator, all flows and screens that were ever in it, and a log of events.
final class NavigationWorld {
    enum Operation: CaseIterable {
        case push, pushFrom, present, dismiss, start, pop, popTo, home, stop, popAndPush, stopAndStart,
            bringBack
        case select, reset, replaceScreen, replaceFlow, startForResult, finish, work
        case show, open, send, wait
    }

    final class Branch: Coordinator, RouteNamed {
        typealias Output = Int

        var routeName = ""
        unowned let world: NavigationWorld
        let number: Int
        let parent: Int?
        var inbox: Inbox<Int>?

        init(world: NavigationWorld, number: Int, parent: Int?) {
            self.world = world
            self.number = number
            self.parent = parent
        }

        func start() { world.didStart(self) }
        func stop() { world.didStop(self) }
        func objection(to leaving: Leaving) -> Objection? { world.answer(to: leaving, for: self) }
    }

    /// A screen with elements of several kinds. Their actions retain the screen and move at random.
    final class Sheet: Screen, RouteNamed {
        var routeName = ""
        private unowned let world: NavigationWorld
        private let kind: Int
        private let inner: Sheet?
        private let list = ListPosition()

        init(world: NavigationWorld, kind: Int, inner: Sheet? = nil) {
            self.world = world
            self.kind = kind
            self.inner = inner
        }

        func draw(on page: inout Page) throws {
            world.check()
            page.item("item") { [self] in move() }
            page.item {
                $0.write("row")
            } choose: { [self] in
                move()
            }
            page.command(inner == nil ? "c" : "d", "command") { [self] in
                move()
                throw Refusal("Refused after a move.")
            }
            if let inner { return try page.embed(inner) }
            page.search(help: "finds") { [self] _ in move() }
            switch kind {
            case 0: page.ask("Text", .text) { [self] _ in move() }
            case 1: page.ask("Sure?", .yesOrNo, default: false) { [self] _ in move() }
            case 2:
                page.list([self, self], at: list) { row, _ in
                    row.write("row")
                } choose: { [self] _ in
                    move()
                }
            case 3:
                page.list(pageOf: [self], at: list, count: 30) { row, _ in
                    row.write("row")
                } choose: {
                    $0.move()
                }
            case 4: page.list([self], at: list) { row, _ in row.write("row") }
            default: throw Refusal("Nothing more can be drawn.")
            }
        }

        private func move() { world.operate() }
    }

    struct WeakObject {
        weak var object: AnyObject?
    }

    var log: [String] = []
    private(set) var fault: String?
    /// Whether the session ended with an internal error.
    private(set) var isAccident = false
    var keepsEverything = false

    var navigator = Navigator()
    var random: RandomNumbers
    private var flows: [WeakObject] = []
    private var parents: [Int?] = []
    private var scenes: [WeakObject] = []
    var isStarted: [Bool] = []
    private var leaves: [WeakObject] = []
    private var kept: [AnyObject] = []
    private var asked = 0
    private var done = 0
    var opened = 0
    var sent = 0
    var heard: [Int: Int] = [:]
    private(set) var callbacks = 0
    /// The flows whose results haven't been delivered yet.
    private var awaited: Set<Int> = []
    private var isWorking = false
    /// Whether the current move may end a flow and start it again.
    private var mayRestartFlow = false

    init(seed: UInt64) {
        random = RandomNumbers(seed: seed)
    }

    private static let lines = [
        ":c", ":c", ":c", ":d", ":1", ":2", ":3", ":4", "/x", ":/x", "y", "", "n", "b", ":b", "h", "?",
    ]

    func run() {
        let session = ScriptedSession { navigator in
            self.navigator = navigator
            return makeFlow(parent: nil)
        }
        check()
        for _ in 0..<Int.random(in: 1...24, using: &random) where fault == nil && session.status == nil {
            guard let line = Self.lines.randomElement(using: &random) else { return }
            log.append("answer \(line)")
            session.answer(line)
            check()
            while session.status == nil, Int.random(in: 0..<4, using: &random) == 0 {
                log.append("a message is sent, and time passes")
                if let flow = navigator.stack.coordinators.randomElement(using: &random) as? Branch {
                    operateElsewhere(.send, flow)
                }
                session.advance(by: .seconds(1))
                check()
            }
        }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: session.answer(":q")
        case 1: session.endInput()
        default: session.interrupt()
        }
        session.endInput()
        check()
        if !navigator.stack.objects.isEmpty { fail("something is left at the end") }
        if !awaited.isEmpty { fail("results of \(awaited) were never delivered") }
        isAccident = session.status == .internalError
        let showedNothing = session.errorLines.contains { $0.contains("ended because it showed nothing") }
        // Endless redirecting also ends a session with an error.
        let redirected = session.errorLines.contains { $0.contains(" redirected to ") }
        if isAccident ? !showedNothing && !redirected : showedNothing {
            fail("an accidental end is \(isAccident ? "not reported" : "no"): \(session.errorLines)")
        }
    }

    func operate() {
        guard let operation = Operation.allCases.randomElement(using: &random) else { return }
        let coordinator = navigator.stack.coordinators.randomElement(using: &random)
        let screen = navigator.stack.screens.randomElement(using: &random)
        log.append("\(operation) in \(navigator.stack.objects.count), within \(callbacks) callbacks")
        asked += 1
        let number = asked
        let leaf = makeLeaf()
        let earlier = navigator.stack
        let before = earlier.objects.map(ObjectIdentifier.init)
        let section = navigator.stack.entries.filter { $0.begins == .section }.randomElement(using: &random)?
            .coordinator
        switch operation {
        case .bringBack where callbacks > 0:
            // The move may be made later, when the stack to restore is outdated.
            return asked -= 1
        case .show, .open, .send, .wait:
            asked -= 1
            guard let flow = coordinator as? Branch else { return }
            return operateElsewhere(operation, flow)
        case .work:
            guard let flow = coordinator as? Branch else { return asked -= 1 }
            navigator.work(for: flow) { [unowned self] _ in
                isWorking = true
                operate()
                isWorking = false
            }
            return asked -= 1
        case .startForResult:
            asked -= 1
            guard let flow = coordinator as? Branch else { return }
            let child = makeFlow(parent: flow.number)
            let number = child.number
            awaited.insert(number)
            navigator.start(child, for: flow) { [unowned self] in hear($0, of: number) }
            return
        case .finish:
            asked -= 1
            if let flow = coordinator as? Branch { navigator.finish(flow, with: flow.number) }
            return
        default: break
        }
        let child = coordinator.map { makeFlow(parent: ($0 as? Branch)?.number) }
        navigator.change { [unowned self] stack in
            // Moves are made in order, but a move can be repeated if a flow objected to it.
            if number > done + 1 { fail("move \(number) was made after move \(done)") }
            done = max(done, number)
            mayRestartFlow = operation == .stopAndStart || operation == .bringBack
            switch operation {
            case .work, .startForResult, .finish, .show, .open, .send, .wait: break
            case .select:
                if let section, Bool.random(using: &random), let parent = stack.parent(of: section) {
                    stack.select(section, for: parent)
                } else if let coordinator, let child {
                    stack.select(child, for: coordinator)
                }
            case .reset: if let coordinator, let child { stack.reset(to: child, for: coordinator) }
            case .replaceScreen: if let screen { stack.replace(screen, with: leaf) }
            case .replaceFlow:
                if let coordinator, stack.parent(of: coordinator) != nil {
                    let other = makeFlow(parent: (stack.parent(of: coordinator) as? Branch)?.number)
                    stack.replace(coordinator, with: other)
                }
            case .push: if let coordinator { stack.push(leaf, for: coordinator) }
            case .pushFrom: if let screen, let flow = stack.parent(of: screen) { stack.push(leaf, for: flow) }
            case .present: if let coordinator { stack.present(leaf, for: coordinator) }
            case .dismiss: if let screen { stack.dismiss(screen) }
            case .start: if let coordinator, let child { stack.start(child, for: coordinator) }
            case .pop: stack.pop()
            case .popTo: if let screen { stack.pop(to: screen) }
            case .home: stack.popToFirst()
            case .stop: if let coordinator { stack.stop(coordinator) }
            case .popAndPush:
                stack.pop()
                if let coordinator { stack.push(leaf, for: coordinator) }
            case .bringBack:
                stack = earlier
                if let coordinator, let child { stack.start(child, for: coordinator) }
            case .stopAndStart:
                if let coordinator {
                    let parent = stack.parent(of: coordinator)
                    stack.stop(coordinator)
                    if let parent { stack.start(coordinator, for: parent) }
                }
            }
        }
        let stack = navigator.stack
        if stack.emptyCount != stack.entries.indices.dropFirst().count(where: stack.isEmptyFlow) {
            fail("flows that show nothing are miscounted")
        }
        if callbacks > 0, before != navigator.stack.objects.map(ObjectIdentifier.init) {
            fail("a move happened while another was under way")
        }
    }

    private func hear(_ result: Int?, of flow: Int) {
        if awaited.remove(flow) == nil { fail("the result of flow \(flow) was delivered twice") }
        if isStarted[flow] { fail("the result of flow \(flow) was delivered before it stopped") }
        if let result, result != flow { fail("flow \(flow) finished with \(result)") }
        call { world in if Int.random(in: 0..<4, using: &world.random) == 0 { world.operate() } }
    }

    /// Usually lets the flow end. Sometimes objects or asks the user.
    private func answer(to leaving: Leaving, for flow: Branch) -> Objection? {
        if !mayRestartFlow, leaving.after.contains(flow) { fail("flow \(flow.number) is asked, but stays") }
        if !isStarted[flow.number] { fail("flow \(flow.number) is asked after its end") }
        if leaving.isFinal != (leaving.reason == .end) { fail("an end that isn't final") }
        return switch Int.random(in: 0..<12, using: &random) {
        case 0: .stay("Flow \(flow.number) stays.")
        case 1: .ask("Flow \(flow.number)?", atEnd: "Flow \(flow.number) has ended.")
        default: nil
        }
    }

    func makeFlow(parent: Int?, _ name: String? = nil) -> Branch {
        let flow = Branch(world: self, number: flows.count, parent: parent)
        flow.routeName = name ?? ""
        flows.append(WeakObject(object: flow))
        parents.append(parent)
        scenes.append(WeakObject())
        isStarted.append(false)
        if keepsEverything { kept.append(flow) }
        return flow
    }

    func makeLeaf(_ name: String? = nil) -> Sheet {
        let inner = Int.random(in: 0..<6, using: &random) == 0 ? makePlainLeaf() : nil
        let leaf = inner.map { Sheet(world: self, kind: 0, inner: $0) } ?? makePlainLeaf()
        leaf.routeName = name ?? ""
        leaves.append(WeakObject(object: leaf))
        return leaf
    }

    private func makePlainLeaf() -> Sheet {
        Sheet(world: self, kind: Int.random(in: 0..<6, using: &random))
    }

    private func didStart(_ flow: Branch) {
        log.append("flow \(flow.number) starts")
        if isStarted[flow.number] { fail("flow \(flow.number) was started twice") }
        if let parent = flow.parent, !isStarted[parent] {
            fail("flow \(flow.number) was started without its parent")
        }
        isStarted[flow.number] = true
        if Bool.random(using: &random) { openInbox(of: flow) }
        call { world in
            // Most flows show a screen. Some present a scene, move at random, end at once, or show
            // nothing.
            switch Int.random(in: 0..<12, using: &world.random) {
            case 0: break
            case 10...11:
                let scene = world.makeLeaf()
                world.scenes[flow.number] = WeakObject(object: scene)
                world.navigator.present(scene, for: flow)
            case 1: world.navigator.stop(flow)
            case 2...3: world.operate()
            default: world.navigator.push(world.makeLeaf(), for: flow)
            }
        }
    }

    private func didStop(_ flow: Branch) {
        log.append("flow \(flow.number) stops")
        if !isStarted[flow.number] { fail("flow \(flow.number) was stopped twice") }
        isStarted[flow.number] = false
        if flow.inbox?.send(0) == true { fail("flow \(flow.number) stopped, but its inbox is open") }
        flow.inbox = nil
        for (child, parent) in parents.enumerated() where parent == flow.number && isStarted[child] {
            fail("flow \(flow.number) stopped before its child \(child)")
        }
        // A flow dismisses the screen that it presented, no matter how the flow was ended.
        if let scene = scenes[flow.number].object as? any Screen { navigator.dismiss(scene) }
        call { world in
            switch Int.random(in: 0..<6, using: &world.random) {
            case 0: world.operate()
            case 1: world.navigator.push(world.makeLeaf(), for: flow)
            default: break
            }
        }
    }

    func call(_ body: (NavigationWorld) -> Void) {
        callbacks += 1
        // Ends chains of callbacks, since each callback may cause more callbacks.
        if callbacks + asked < 80 { body(self) }
        callbacks -= 1
    }

    private func check() {
        let stack = navigator.stack
        let objects = stack.objects
        if Set(objects.map(ObjectIdentifier.init)).count != objects.count {
            fail("an object is in the stack twice")
        }

        // The list is the tree in preorder: a flow is followed by its members, then by its sibling.
        var path: [AnyObject] = []
        for object in objects {
            let parent = stack.parent(of: object)
            while let last = path.last, last !== parent { path.removeLast() }
            if parent == nil, object !== objects.first { fail("\(object) has no parent") }
            if parent != nil, path.isEmpty { fail("\(object) is outside its flow") }
            path.append(object)
        }

        // Objects may stay in memory while a move waits for confirmation or while work runs.
        let isKept = navigator.leaveQuestion != nil || navigator.hasWork || isWorking
        for (number, flow) in flows.enumerated() {
            let isThere = flow.object.map { object in objects.contains { $0 === object } } ?? false
            if isThere != isStarted[number] { fail("flow \(number) is \(isThere ? "" : "not ")in the tree") }
            if !isThere, flow.object != nil, !isKept { fail("flow \(number) is not freed") }
        }
        for leaf in leaves {
            if let object = leaf.object, !isKept, !objects.contains(where: { $0 === object }) {
                fail("a screen is not freed")
            }
        }
        for coordinator in stack.coordinators {
            let isEmpty = !objects.contains { stack.parent(of: $0) === coordinator }
            if isEmpty, !navigator.hasWork, !isWorking { fail("a flow that shows nothing still runs") }
        }
    }

    func fail(_ fault: String) {
        if self.fault == nil { self.fault = fault }
        log.append("FAULT: \(fault)")
    }
}
