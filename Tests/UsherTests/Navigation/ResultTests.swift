import Testing
import UsherTesting

@testable import Usher

/// A flow's result, and its delivery to the flow that started it.
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
        case "finish":
            if let child = session.coordinators[1] as? Flow { navigator?.finish(child, with: 1949) }
        case "back": session.answer("b")
        case "home": session.answer("h")
        case "quit": session.answer("q")
        case "stop": navigator?.stop(session.coordinators[1])
        default: session.endInput()
        }
        #expect(
            events.log == ["start child", "stop child", way == "finish" ? "heard 1949" : "heard nothing"])
    }

    @Test(
        "what a first flow leads to may be the first thing that its parent shows", arguments: [true, false])
    func loginThenMain(tellsDelegate: Bool) {
        let session = ScriptedSession { navigator in
            Gate(navigator: navigator, events: events, tellsDelegate: tellsDelegate)
        }
        session.answer("1")
        #expect(session.tree == "Gate\n└── Flow\n    └── Leaflet *")
        #expect(session.lostMoves == [])
        #expect(events.log == ["start main"])
        session.answer("q")
        #expect(session.end == .quit)
        #expect(events.log == ["start main", "stop main", "gate is over"])
    }

    @Test("a root that shows nothing, and starts nothing, ends with its only flow, which is reported")
    func loginAlone() {
        let session = ScriptedSession { navigator in Gate(navigator: navigator, events: events) }
        session.answer("2")
        #expect(session.end == .exited(.internalError))
        #expect(session.lostMoves.count == 1)
        #expect(events.log == ["gate is over"])
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

    @Test("flows of one result can be held and started as what they come to, whatever they are")
    func anyFlow() {
        var heard: String?
        let session = ScriptedSession { navigator in
            func asking(_ flow: some Coordinator<String>) -> any Coordinator {
                Asking(flow, navigator: navigator) { heard = $0 }
            }
            let flow: any Coordinator<String> = Keeper(navigator: navigator)
            return asking(flow)
        }
        session.answer("1")
        #expect(heard == "ada")
    }

    @Test("a result may be an optional that is nil, which is something else than nothing")
    func optional() {
        var heard: [String] = []
        for finishes in [true, false] {
            let session = ScriptedSession { navigator in
                Asking(Naming(finishes: finishes, navigator: navigator), navigator: navigator) { name in
                    heard.append(name.map { $0 ?? "no name" } ?? "nothing")
                }
            }
            session.endInput()
        }
        #expect(heard == ["no name", "nothing"])
    }

    @Test("whoever waits for a flow that can't be started hears so at once, and once")
    func notStarted() {
        var heard: [Int?] = []
        let session = ScriptedSession { Parent(navigator: $0, events: events) }
        guard let navigator = (session.coordinators[0] as? Parent)?.navigator else { return }
        let child = Flow(Leaflet.menu, navigator: navigator)
        navigator.start(child, for: Flow(navigator: navigator)) { heard.append($0) }
        #expect(heard == [nil])
        navigator.start(child, for: session.coordinators[0]) { heard.append($0) }
        navigator.start(child, for: session.coordinators[0]) { heard.append($0) }
        #expect(heard == [nil, nil], "it is there already")
        navigator.finish(child, with: 7)
        #expect(heard == [nil, nil, 7])
    }

    @Test(
        "what follows a move waits for the answer to a guard, and comes or not, as the move does",
        arguments: ["y", "n"])
    func withinMove(answer: String) throws {
        var heard: [Int?] = []
        let session = ScriptedSession { Parent(navigator: $0, events: events, asks: true) }
        session.answer("1")
        let (root, careful) = (session.coordinators[0], session.coordinators[1])
        let navigator = try #require((root as? Parent)?.navigator)
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
        let session = ScriptedSession { Flow(Leaflet.menu, navigator: $0, events: events) }
        let navigator = try #require((session.coordinators[0] as? Flow)?.navigator)
        let screen = Leaflet.menu
        var owner = Flow(named: "owner", screen, navigator: navigator, events: events)
        let outermost = owner
        for number in 0..<depth {
            owner = Flow(named: "\(number)", child: owner, navigator: navigator, events: events)
        }
        navigator.start(owner, for: session.coordinators[0])
        let child = Flow(named: "child", Leaflet.menu, navigator: navigator, events: events)
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

    @Test("a flow that a move empties ends after it if what was to follow isn't shown")
    func withinEmptyingMoveLost() throws {
        var heard: [Int?] = []
        let session = ScriptedSession { Flow(Leaflet.menu, navigator: $0, events: events) }
        let navigator = try #require((session.coordinators[0] as? Flow)?.navigator)
        let owner = Flow(named: "owner", Leaflet.menu, navigator: navigator, events: events)
        navigator.start(owner, for: session.coordinators[0])
        navigator.move {
            navigator.pop()
            navigator.start(owner, for: owner) { heard.append($0) }
        }
        session.answer("")
        #expect(session.coordinators.count == 1 && heard == [nil])
        #expect(session.lostMoves == ["Flow was started, but is there already"])
    }

    @Test("whoever waits for a flow that takes the place of one that stays hears so")
    func objected() {
        var heard: [Int?] = []
        let session = ScriptedSession { Parent(navigator: $0, events: events, asks: true) }
        session.answer("1")
        guard let navigator = (session.coordinators[0] as? Parent)?.navigator else { return }
        let (careful, root) = (session.coordinators[1], session.coordinators[0])
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
        if asks {
            start(Careful(navigator: navigator))
        } else {
            start(Flow(named: "child", Leaflet.menu, navigator: navigator, events: events))
        }
    }

    private func start<Child: Coordinator>(_ child: Child) where Child.Output == Int {
        navigator.start(child, for: self) { [events] year in
            events.log.append("heard \(year.map { "\($0)" } ?? "nothing")")
        }
    }
}

private final class Careful: Coordinator {
    typealias Output = Int

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

    func objection(to leaving: Leaving) -> Objection? { .ask("Sure?", atEnd: "") }
}

/// A flow that starts another one for a result in its own `start()`.
private final class Asking<Child: Coordinator>: Coordinator {
    private let child: Child
    private let navigator: Navigator
    private let hear: (Child.Output?) -> Void

    init(_ child: Child, navigator: Navigator, hear: @escaping (Child.Output?) -> Void) {
        (self.child, self.navigator, self.hear) = (child, navigator, hear)
    }

    func start() {
        navigator.push(Leaflet.menu, for: self)
        navigator.start(child, for: self, completion: hear)
    }
}

private protocol KeeperDelegate: AnyObject {
    func keeper(_ keeper: Keeper, didLetIn name: String)
}

/// A login. 1 succeeds and 2 fails.
private final class Keeper: Coordinator {
    typealias Output = String

    weak var delegate: (any KeeperDelegate)?
    private var name: String?
    private let navigator: Navigator
    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        let menu = Leaflet { [unowned self] page, _ in
            page.item("Log in") {
                self.name = "ada"
                self.navigator.finish(self, with: "ada")
            }
            page.item("Go away") { self.navigator.stop(self) }
        }
        navigator.push(menu, for: self)
    }

    func stop() { if let name { delegate?.keeper(self, didLetIn: name) } }
}

/// A root without a screen: a login, and then what it leads to.
private final class Gate: Coordinator, KeeperDelegate {
    private let navigator: Navigator
    private let events: Events
    private let tellsDelegate: Bool

    init(navigator: Navigator, events: Events, tellsDelegate: Bool = false) {
        (self.navigator, self.events, self.tellsDelegate) = (navigator, events, tellsDelegate)
    }

    func start() {
        let keeper = Keeper(navigator: navigator)
        if tellsDelegate {
            keeper.delegate = self
            navigator.start(keeper, for: self)
        } else {
            navigator.start(keeper, for: self) { [self] name in if name != nil { showMain() } }
        }
    }

    func stop() { events.log.append("gate is over") }

    func keeper(_ keeper: Keeper, didLetIn name: String) { showMain() }

    private func showMain() {
        navigator.start(
            Flow(named: "main", Leaflet.menu, navigator: navigator, events: events), for: self)
    }
}

/// A flow whose result is a name or nil.
private final class Naming: Coordinator {
    typealias Output = String?

    private let finishes: Bool
    private let navigator: Navigator

    init(finishes: Bool, navigator: Navigator) {
        (self.finishes, self.navigator) = (finishes, navigator)
    }

    func start() {
        navigator.push(Leaflet.menu, for: self)
        if finishes { navigator.finish(self, with: nil) }
    }
}
