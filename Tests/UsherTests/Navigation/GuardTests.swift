import Testing
import UsherTesting

@testable import Usher

/// Objections of a flow to being left, for each way to leave.
@Suite struct GuardTests {
    private let events = Events()
    private static let menu = "\n\nMenu\n1. One\n2. Two\n\ne edit, b back, h home, ? help, q quit\n> "

    /// `Root(menu, 1(menu, 2(menu, 3(menu*))))`, in which one flow may object.
    private func program(guardAt depth: Int, _ answer: Objection?) -> ScriptedSession {
        ScriptedSession { Guarded(0, of: 3, where: depth, says: answer, navigator: $0, events: events) }
    }

    /// A way to leave, the depth from which flows end by it, and its reason.
    enum Way: CaseIterable {
        case back, home, quit, program, parent, replacedRoot, endOfInput, interrupt, controlC, controlD

        var firstToEnd: Int {
            switch self {
            case .back, .program: 3
            case .home: 1
            case .parent: 2
            case .quit, .replacedRoot, .endOfInput, .interrupt, .controlC, .controlD: 0
            }
        }

        var reason: Move.Reason {
            switch self {
            case .back: .back
            case .home: .home
            case .quit, .controlC, .controlD: .quit
            case .program, .parent, .replacedRoot: .program
            case .endOfInput, .interrupt: .end
            }
        }
    }

    private func leave(_ session: ScriptedSession, by way: Way) {
        let navigator = (session.coordinators[0] as? Guarded)?.navigator
        switch way {
        case .back: session.answer("b")
        case .home: session.answer("h")
        case .quit: session.answer("q")
        case .program: navigator?.pop()
        case .parent: navigator?.stop(session.coordinators[2])
        case .replacedRoot:
            if let navigator {
                navigator.replace(session.coordinators[0], with: Flow(Leaflet.menu, navigator: navigator))
            }
        case .endOfInput: session.endInput()
        case .interrupt: session.interrupt()
        // At a terminal.
        case .controlC:
            session.type("")
            session.interrupt()
        case .controlD: session.type("\u{4}")
        }
        // A move by the program shows with the next page.
        if way.reason == .program { session.answer("") }
    }

    @Test(
        "every way of leaving asks the flows it ends, the deepest first, and what one says is done",
        arguments: Way.allCases, 0...3)
    func everyWay(way: Way, depth: Int) {
        let isAsked = depth >= way.firstToEnd
        let isFinal = way.reason == .end
        let asked = (max(depth, way.firstToEnd)...3).reversed().map { "\($0) asked: \(way.reason)" }
        let ended = (way.firstToEnd...3).reversed().map { "stop \($0): \(way.reason)" }
        for answer in [nil, Objection.stay("Not now."), .ask("Leave?", atEnd: "3 pages were not kept.")] {
            events.log = []
            let session = program(guardAt: depth, answer)
            let before = session.coordinators.count
            leave(session, by: way)
            if answer == nil || isFinal || !isAsked {
                let all = (way.firstToEnd...3).reversed().map { "\($0) asked: \(way.reason)" }
                #expect(events.log == all + ended, "\(way) \(depth) \(String(describing: answer))")
                #expect(session.coordinators.count == (way == .replacedRoot ? 1 : way.firstToEnd))
                let lastWord =
                    switch answer {
                    case .stay(let reason), .ask(_, let reason): reason + "\n"
                    case nil: ""
                    }
                if isFinal { #expect(session.transcript.hasSuffix("> \n" + lastWord)) }
                continue
            }
            #expect(events.log == asked, "\(way) \(depth) \(String(describing: answer))")
            #expect(session.coordinators.count == before)
            guard case .ask = answer else {
                #expect(session.transcript.hasSuffix("\nNot now.\n> "), "\(way) \(depth)")
                continue
            }
            #expect(
                session.transcript.hasSuffix("\nLeave? (y or n, Enter for no) "))
            for (no, line) in ["n", "", "b"].enumerated() {
                if no > 0 { leave(session, by: way) }
                session.answer(line)
                #expect(session.coordinators.count == before)
                #expect(session.transcript.hasSuffix(Self.menu))
            }
            events.log = []
            leave(session, by: way)
            session.answer("y")
            let rest = (way.firstToEnd..<depth).reversed().map { "\($0) asked: \(way.reason)" }
            #expect(events.log == asked + rest + ended, "those who agreed are not asked again")
            #expect(session.coordinators.count == (way == .replacedRoot ? 1 : way.firstToEnd))
            if way.reason == .quit {
                #expect(session.status == (way == .controlC ? .interrupted : .success))
            }
        }
    }

    @Test(
        "who presses Ctrl-C or Ctrl-D again, and nothing between, leaves whatever is said",
        arguments: [Objection.stay("Not now."), .ask("Leave?", atEnd: "It was not kept.")],
        ["\u{4}", "\u{3}"])
    func again(answer: Objection, key: String) {
        func press(_ session: ScriptedSession) {
            if key == "\u{3}" { session.interrupt() } else { session.type(key) }
        }
        let session = program(guardAt: 1, answer)
        session.type("half")
        press(session)
        #expect(session.transcript.hasSuffix("> "))
        press(session)
        session.answer("n")
        press(session)
        #expect(session.end == nil)
        press(session)
        #expect(session.status == .interrupted)
        #expect(session.errorLines.last == (answer == .stay("Not now.") ? "Not now." : "It was not kept."))
        #expect(session.transcript.hasSuffix("\n\(session.errorLines.last ?? "")\n"))
    }

    @Test("the question's page has its help, and a second request takes the place of the first behind it")
    func secondWish() {
        let session = program(guardAt: 3, .ask("Leave?", atEnd: ""))
        session.answer("b", "?")
        #expect(
            session.transcript.hasSuffix(
                "\nHelp\ny or n: yes, no\nan empty line: means no\nType y to leave. With n, b or an empty line you stay.\nb: goes back to the previous page\n?: explains this page\nq: quits the program\n\nLeave? (y or n, Enter for no) "
            ), "\(session.transcript)")
        session.answer("h")
        #expect(
            session.transcript.hasSuffix(
                "\n\(Words.english(.firstPageHere))\nLeave? (y or n, Enter for no) "))
        session.answer("q", "y")
        #expect(session.status == .success)
        #expect(events.log.filter { $0.hasPrefix("3 asked") } == ["3 asked: back", "3 asked: quit"])
    }

    @Test("what has moved while the question stood has moved when the yes comes")
    func stackOfThen() {
        let session = program(guardAt: 2, .ask("Leave?", atEnd: ""))
        session.answer("h")
        let navigator = (session.coordinators[0] as? Guarded)?.navigator
        let late = Flow(named: "late", Leaflet.menu, navigator: navigator ?? Navigator(), events: events)
        navigator?.start(late, for: session.coordinators[3])
        #expect(session.coordinators.count == 5)
        events.log = []
        session.answer("y")
        #expect(session.coordinators.count == 1)
        #expect(events.log.first == "1 asked: home", "2 and 3 have been asked")
        #expect(events.log.contains("stop late"))
    }

    @Test("a question goes with the flow it is about, and its yes leads nowhere", arguments: ["", "y"])
    func questionGoes(line: String) {
        let session = program(guardAt: 3, .ask("Leave?", atEnd: ""))
        session.answer("b")
        let navigator = (session.coordinators[0] as? Guarded)?.navigator
        (session.coordinators[3] as? Guarded)?.answer = nil
        navigator?.stop(session.coordinators[3])
        session.answer(line)
        #expect(session.coordinators.count == 3)
        #expect(session.transcript.hasSuffix(Self.menu))
    }

    @Test("a flow that goes on with the result of one that showed nothing isn't left, whatever it says")
    func goesOn() throws {
        let session = ScriptedSession { Flow(Leaflet.menu, navigator: $0) }
        let navigator = try #require((session.coordinators[0] as? Flow)?.navigator)
        let hasty = Hasty(navigator)
        navigator.start(hasty, for: session.coordinators[0])
        session.answer("")
        #expect(!session.transcript.contains("Leave?"))
        #expect(session.coordinators.count == 2 && session.coordinators[1] === hasty)
        #expect(session.screens.count == 2 && session.page.title == "Menu")
    }

    @Test("a flow that shows nothing has no veto")
    func noVeto() {
        var hasStopped = false
        let session = ScriptedSession { navigator in
            let silent = Silent(says: .stay("Never.")) { hasStopped = true }
            return Flow(Leaflet.menu, child: silent, navigator: navigator)
        }
        #expect(hasStopped)
        #expect(session.coordinators.count == 1)
    }

    @Test(
        "a flow left with flows that show nothing ends with them, whatever it says",
        arguments: [Objection.stay("Never."), .ask("Leave?", atEnd: "Gone.")], 1...3)
    func nothingBelow(answer: Objection, depth: Int) throws {
        let session = ScriptedSession { Flow(Leaflet.menu, navigator: $0, events: events) }
        let navigator = try #require((session.coordinators[0] as? Flow)?.navigator)
        let screen = Leaflet.menu
        let owner = Silent(says: answer, screen: screen, navigator: navigator) {}
        navigator.start(owner, for: session.coordinators[0])
        navigator.move {
            navigator.change { $0.remove(screen) }
            var parent: any Coordinator = owner
            for number in 1...depth {
                let child = Flow(named: "\(number)", navigator: navigator, events: events)
                navigator.start(child, for: parent)
                parent = child
            }
        }
        session.answer("")
        #expect(session.coordinators.count == 1 && session.screens.count == 1)
        #expect(session.errorLines == [] && session.page.title == "Menu")
        #expect(events.log.filter { $0.hasPrefix("stop") } == (1...depth).reversed().map { "stop \($0)" })
    }

    @Test("a strict session ends where a flow stays")
    func strict() {
        let session = ScriptedSession(options: Session.Options(isStrict: true)) {
            Guarded(0, of: 1, where: 1, says: .stay("Not now."), navigator: $0, events: events)
        }
        session.answer("b")
        #expect(session.status == .dataRefused)
        #expect(
            session.transcript.hasSuffix("\nNot now.\nNot now.\n"),
            "once refused, and once ended all the same")
    }

    @Test("where the output is lost, the last words go to standard error")
    func outputLost() {
        let console = FullConsole(after: 1)
        let end = Session.run(on: console) {
            Guarded(
                0, of: 0, where: 0, says: .ask("Leave?", atEnd: "The draft was not kept."), navigator: $0,
                events: events)
        }
        #expect(end.status == .inputOutputFailed)
        #expect(console.trouble.contains("The draft was not kept.\n"))
    }

    @Test("an objection to a move of work is said when the work is done")
    func objectionDuringWork() {
        let session = program(guardAt: 3, .stay("Not now."))
        let last = session.coordinators.last as? Guarded
        if let last { last.navigator.work(for: last) { _ in last.navigator.pop() } }
        session.answer("")
        #expect(
            session.transcript.hasSuffix(
                "\nNot now." + Self.menu),
            "\(session.transcript)")
    }

    @Test("an objection is said once")
    func onlyOnce() {
        let session = program(guardAt: 3, .stay("Not now."))
        session.answer("b")
        session.answer("?", "", "?")
        #expect(session.transcript.ranges(of: "\nNot now.\n").count == 1)
    }

    @Test("a flow can't move while it says whether it may be left", .ownThread)
    func movingGuard() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let session = ScriptedSession { navigator in
                Silent(says: nil, screen: Leaflet.menu, navigator: navigator) { navigator.pop() }
            }
            session.answer("q")
        }
        #expect(result.says("Silent can't move while it says whether it may be left"))
    }
}

/// A flow of a menu and the next one below it. Records the questions it's asked.
private final class Guarded: Coordinator {
    let navigator: Navigator
    var answer: Objection?
    private let number: Int
    private let count: Int
    private let depth: Int
    private let events: Events

    init(
        _ number: Int, of count: Int, where depth: Int, says answer: Objection?, navigator: Navigator,
        events: Events
    ) {
        self.number = number
        self.count = count
        self.depth = depth
        self.answer = answer
        self.navigator = navigator
        self.events = events
    }

    func start() {
        navigator.push(Leaflet.menu, for: self)
        guard number < count else { return }
        navigator.start(
            Guarded(number + 1, of: count, where: depth, says: answer, navigator: navigator, events: events),
            for: self)
    }

    func objection(to leaving: Leaving) -> Objection? {
        events.log.append("\(number) asked: \(leaving.reason)")
        #expect(leaving.isFinal == (leaving.reason == .end))
        #expect(!leaving.after.contains(self))
        return number == depth ? answer : nil
    }

    func stop() {
        events.log.append("stop \(number): \(navigator.leaveReason.map { "\($0)" } ?? "unknown")")
    }
}

/// A flow whose picker shows nothing. Shows a page once the picker ends, and objects to its own end.
private final class Hasty: Coordinator {
    private final class Picker: Coordinator {
        typealias Output = Int

        func start() {}
    }

    private let navigator: Navigator

    init(_ navigator: Navigator) { self.navigator = navigator }

    func start() {
        navigator.start(Picker(), for: self) { [self] _ in navigator.push(Leaflet.menu, for: self) }
    }

    func objection(to leaving: Leaving) -> Objection? { .ask("Leave?", atEnd: "It has ended.") }
}

/// A flow with or without a screen, which does something when it's asked.
private final class Silent: Coordinator {
    private let answer: Objection?
    private let screen: (any Screen)?
    private let navigator: Navigator?
    private let act: () -> Void

    init(
        says answer: Objection?, screen: (any Screen)? = nil, navigator: Navigator? = nil,
        _ act: @escaping () -> Void
    ) {
        (self.answer, self.screen, self.navigator, self.act) = (answer, screen, navigator, act)
    }

    func start() {
        if let screen { navigator?.push(screen, for: self) }
    }

    func objection(to leaving: Leaving) -> Objection? {
        act()
        return answer
    }
}
