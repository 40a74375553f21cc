import Testing
import UsherTesting

@testable import Usher

/// `:tree`, the log of moves, moves without effect, and leaks.
@Suite struct SeeingTests {
    @Test(
        ":tree shows the tree at any prompt, in any case, and the same prompt stands",
        arguments: [Leaflet.menu, .name, .question, .list(of: 30)].indices, [":tree", " : Tree "])
    func tree(index: Int, line: String) {
        let screen = [Leaflet.menu, .name, .question, .list(of: 30)][index]
        let session = ScriptedSession(options: Session.Options(answering: [.tree]), screen)
        let prompt = session.transcript.split(separator: "\n").last ?? ""
        session.answer(line)
        #expect(
            session.transcript.hasSuffix(
                "\(prompt)\(line)\n\nOneScreenCoordinator\n└── Leaflet *\n\(prompt)"))
        #expect(screen.heard == [])
        #expect(session.lostMoves == [])
    }

    @Test("a page that can't be shown has :tree too")
    func failingPage() {
        let screen = Leaflet { _, _ in throw Refusal("Nothing to see.") }
        let session = ScriptedSession(options: Session.Options(answering: [.tree]), screen)
        session.answer(":tree")
        #expect(session.transcript.hasSuffix("> :tree\n\nOneScreenCoordinator\n└── Leaflet *\n> "))
    }

    @Test("without its colon, or where it isn't offered, tree is refused as any word; with two it is text")
    func noWord() {
        let refusal = "> tree\nThere is no command “tree”. Type ? for help, q to quit.\n> "
        let session = ScriptedSession(options: Session.Options(answering: [.tree]), Leaflet.menu)
        session.answer("tree")
        #expect(session.transcript.hasSuffix(refusal))
        let kiosk = ScriptedSession(Leaflet.menu)
        kiosk.answer(":tree")
        #expect(kiosk.transcript.hasSuffix(refusal.replacing("> tree", with: "> :tree")))
        let name = Leaflet.name
        let text = ScriptedSession(options: Session.Options(answering: [.tree]), name)
        text.answer("::tree", "tree")
        #expect(name.heard == [":tree", "tree"])
    }

    @Test("help tells of the words where there are any, and nowhere else", arguments: [true, false])
    func help(isOffered: Bool) {
        let session = ScriptedSession(
            options: Session.Options(answering: isOffered ? [.tree] : []), Leaflet.menu)
        session.answer("?")
        let line = "q: quits the program\n:words: shows the commands for developers\n\nMenu\n"
        #expect(session.transcript.contains(line) == isOffered)
        session.answer(":words")
        let page = "\n\nCommands for developers\n:tree: shows the tree of coordinators and screens\n> "
        #expect(session.transcript.hasSuffix(page) == isOffered)
    }

    @Test("a tree is drawn with its layers and sections")
    func drawing() {
        let navigator = Navigator()
        let (root, list, numbers) = (
            Flow(Named(), navigator: navigator), Flow(Leaflet.menu, navigator: navigator),
            Flow(Leaflet.menu, navigator: navigator)
        )
        navigator.start(root)
        navigator.select(numbers, for: root)
        navigator.select(list, for: root)
        navigator.start(Flow(Leaflet.menu, navigator: navigator), for: list)
        navigator.present(Named(), for: list)
        #expect(
            "\(navigator.stack)" == """
                Flow
                ├── Named
                ├── § Flow
                │   └── Leaflet
                └── § Flow
                    ├── Leaflet
                    ├── Flow
                    │   └── Leaflet
                    └── | Named *
                """)
        #expect("\(Stack())" == "")
    }

    @Test("a move is a line: who asked, what ended and began, and what the person sees now")
    func lines() {
        let log = Events()
        let navigator = Navigator()
        navigator.observe { log.log.append("\($0)") }
        let root = Flow(Named(), navigator: navigator)
        navigator.start(root)
        log.log = []
        let child = Flow(Leaflet.menu, navigator: navigator)
        navigator.start(child, for: root)
        navigator.goBack()
        navigator.change { stack in
            stack.push(Leaflet.menu, for: root)
            stack.start(child, for: root)
        }
        navigator.goHome()
        navigator.goHome()
        navigator.push(Leaflet.menu, for: child)
        navigator.quit()
        navigator.stopAll()
        #expect(
            log.log == [
                "program: began Flow; shows Named", "program: began Leaflet; shows Leaflet",
                "back: ended Leaflet, Flow; shows Named", "program: began Leaflet, Flow; shows Leaflet",
                "program: began Leaflet; shows Leaflet", "home: ended Leaflet, Flow, Leaflet; shows Named",
                "program: lost: Leaflet was shown for Flow, which has ended. Move before the flow ends, or for its parent; shows Named",
                "quit: ended Named, Flow; shows nothing",
            ])
    }

    @Test("a section that comes to the front has neither begun nor ended")
    func section() {
        let log = Events()
        let navigator = Navigator()
        let (root, list) = (Flow(Leaflet.menu, navigator: navigator), Flow(Named(), navigator: navigator))
        navigator.start(root)
        navigator.select(list, for: root)
        navigator.select(Flow(Leaflet.menu, navigator: navigator), for: root)
        navigator.observe { log.log.append("\($0)") }
        navigator.select(list, for: root)
        #expect(log.log == ["program: shows Named"])
    }

    @Test("an objection is told with who objects and why, in one line")
    func objection() {
        let log = Events()
        let navigator = Navigator()
        navigator.observe { log.log.append("\($0)") }
        for (answer, words) in [
            (Objection.stay("Not\nyet."), "Not yet."), (.ask("Leave?", atEnd: "Left."), "Leave?"),
        ] {
            let root = Objecting(answer, navigator: navigator)
            navigator.start(root)
            log.log = []
            navigator.quit()
            #expect(log.log == ["quit: Objecting objected: \(words); shows Leaflet"])
            navigator.stopAll()
            #expect(log.log.last == "end: ended Leaflet, Objecting; shows nothing")
        }
    }

    @Test("a session tells what each operation lost, and why")
    func losses() {
        let (screen, other) = (Named(), Leaflet.menu)
        var act: (Navigator, Flow) -> Void = { _, _ in }
        var root: Flow?
        let session = ScriptedSession { navigator in
            let flow = Flow(
                Leaflet { page, _ in page.command("m", "move") { if let root { act(navigator, root) } } },
                navigator: navigator)
            root = flow
            return flow
        }
        func losses(of action: @escaping (Navigator, Flow) -> Void) -> [String] {
            let count = session.lostMoves.count
            act = action
            session.answer("m")
            return Array(session.lostMoves[count...])
        }
        let reason = "which isn't in the tree"
        #expect(
            losses { navigator, _ in navigator.push(screen, for: Flow(navigator: navigator)) } == [
                "Named was shown for Flow, \(reason). Start its flow with navigator.start(child, for: self)"
            ])
        #expect(
            losses { navigator, _ in
                navigator.start(Flow(navigator: navigator), for: Flow(navigator: navigator))
            } == [
                "Flow was started for Flow, \(reason). Start its flow with navigator.start(child, for: self)"
            ]
        )
        #expect(
            losses { navigator, _ in
                navigator.select(Flow(navigator: navigator), for: Flow(navigator: navigator))
            } == [
                "Flow was started for Flow, \(reason). Start its flow with navigator.start(child, for: self)"
            ]
        )
        #expect(
            losses { navigator, _ in
                navigator.replace(Flow(navigator: navigator), with: Flow(navigator: navigator))
            } == ["Flow was to replace Flow, \(reason)"])
        #expect(
            losses { navigator, _ in navigator.pop(to: other) } == [
                "the way back led to Leaflet, which isn't on the stack"
            ])
        #expect(
            losses { navigator, root in
                navigator.push(screen, for: root)
                navigator.push(screen, for: root)
                navigator.pop(to: navigator.stack.screens[0])
            } == ["Named was shown, but is there already"])
    }

    @Test("an answer after which nothing is different is lost, whatever it is")
    func noDifference() {
        for (screen, line, name) in [
            (Leaflet.menu, "2", "2"), (.menu, "E", "e"), (.name, "Grace", "a text"), (.name, ":x", "x"),
            (.question, "y", "yes"), (.question, "no", "no"), (.list(of: 30), "3", "3"),
        ] {
            let session = ScriptedSession(screen)
            session.answer(line)
            #expect(session.lostMoves == ["\(name) made no difference on Leaflet"])
            session.answer(line)
            #expect(session.lostMoves.count == 2)
        }
    }

    @Test("what may make no difference is not lost: an empty line, help, turning a list, a search, a refusal")
    func idle() {
        for screen in [Leaflet.menu, .name, .question, .list(of: 30), .list(of: 3)] {
            let session = ScriptedSession(screen)
            session.answer("", " ", ":?", ":n", ":p", ":p", ":n", ":n", ":n", ":n", ":b", ":h", ":99", ":u")
            #expect(session.lostMoves.filter { !$0.hasPrefix("no made") } == [])
        }
        let session = ScriptedSession(Leaflet { page, hear in page.search(help: "finds", action: hear) })
        session.answer("/", "/x", "/x")
        #expect(session.lostMoves == [])
    }

    /// The visible effect of an answer.
    enum Difference: CaseIterable {
        case title, field, text, item, label, help, line, work, refusal, thereAndBack
    }

    @Test(
        "what a person can see is a difference, and so is work, a refusal and a way that leads back",
        arguments: Difference.allCases)
    func difference(kind: Difference) {
        let session = ScriptedSession { navigator in
            var count = 1
            var flow: Flow?
            let screen = Leaflet { page, _ in
                let seen = "\(count)"
                page.title(kind == .title ? seen : "")
                if kind == .field { page.field("Count", seen) }
                if kind == .text { page.text(seen) }
                page.item(kind == .item ? seen : "One") {}
                if kind == .help { page.help(seen) }
                page.command("m", kind == .label ? seen : "more") {
                    count += 1
                    guard let flow else { return }
                    switch kind {
                    case .line: navigator.say("Said.")
                    case .work: navigator.work(for: flow) { _ in }
                    case .refusal: throw Refusal("No.")
                    case .thereAndBack:
                        navigator.push(Leaflet.menu, for: flow)
                        navigator.pop()
                    default: break
                    }
                }
            }
            let root = Flow(screen, navigator: navigator)
            flow = root
            return root
        }
        session.answer("m", "m")
        #expect(session.lostMoves == [])
        session.answer("1")
        #expect(session.lostMoves == ["1 made no difference on Leaflet"])
    }

    @Test("nothing is compared while nobody observes")
    func unobserved() {
        let console = Script([])
        var session = Conversation(on: console, Session.Options())
        var observed: Navigator?
        session.begin { navigator in
            observed = navigator
            return Flow(Leaflet.menu, navigator: navigator)
        }
        session.goOn()
        session.take(.line("1"))
        session.goOn()
        let log = Events()
        observed?.observe { log.log.append("\($0)") }
        #expect(log.log == [])
        session.take(.line("2"))
        session.goOn()
        #expect(log.log == ["program: lost: 2 made no difference on Leaflet; shows Leaflet"])
    }

    /// Retains objects after they've ended.
    private final class Holder {
        var held: [AnyObject] = []
    }

    /// Returns a session in which `1` starts a flow of one screen. The holder retains `hold`'s result.
    private func visit(
        _ holder: Holder, _ hold: @escaping (_ flow: Flow, _ screen: Leaflet) -> AnyObject?
    ) -> ScriptedSession {
        ScriptedSession { navigator in
            var root: Flow?
            let menu = Leaflet { page, _ in
                page.item("Visit") {
                    guard let root else { return }
                    let screen = Leaflet.menu
                    let flow = Flow(screen, Named(), navigator: navigator)
                    if let held = hold(flow, screen) { holder.held.append(held) }
                    navigator.start(flow, for: root)
                }
            }
            let flow = Flow(menu, navigator: navigator)
            root = flow
            return flow
        }
    }

    @Test("a coordinator that is held beyond its stop is named, once, at the end of that turn")
    func heldFlow() {
        let holder = Holder()
        let session = visit(holder) { flow, _ in flow }
        session.answer("1", "b")
        #expect(session.leaks == [])
        session.answer("b")
        #expect(
            session.leaks == ["Flow/Flow", "Flow/Flow/Leaflet", "Flow/Flow/Named"],
            "the flow holds its screens")
        session.answer("?", "1", "q")
        #expect(session.leaks.count == 6)
    }

    @Test(
        "a screen may be held while its flow goes on, and is named when that has ended",
        arguments: ["b", "h", "q"])
    func heldScreen(way: String) {
        let holder = Holder()
        let session = visit(holder) { _, screen in screen }
        session.answer("1", "b")
        #expect(session.leaks == [])
        session.answer(way)
        #expect(session.leaks == ["Flow/Flow/Leaflet"])
    }

    @Test("what is freed, and what the session's own caller holds, is no leak")
    func noLeak() {
        let session = visit(Holder()) { _, _ in nil }
        session.answer("1", "b", "b", "1", "h", "1", "q")
        #expect(session.leaks == [])
        let screen = Leaflet.menu
        let other = ScriptedSession(screen)
        other.endInput()
        #expect(other.leaks == [])
        #expect(screen.heard == [])
    }

    @Test("what is put back is no leak, and is one when it ends again and is held")
    func putBack() {
        let holder = Holder()
        var navigator: Navigator?
        let session = ScriptedSession {
            navigator = $0
            return Flow(Leaflet.menu, child: Flow(Leaflet.menu, navigator: $0), navigator: $0)
        }
        let earlier = navigator?.stack
        if let flow = earlier?.coordinators.last { holder.held.append(flow) }
        navigator?.pop()
        navigator?.change { if let earlier { $0 = earlier } }
        session.answer("1")
        #expect(session.leaks == [])
        session.answer("b")
        #expect(session.leaks.first == "Flow/Flow")
    }

    @Test("one turn may make many moves; what is held from its beginning is named all the same")
    func manyMoves() {
        let holder = Holder()
        let session = ScriptedSession { navigator in
            var root: Flow?
            let menu = Leaflet { page, _ in
                page.item("Walk") {
                    guard let root else { return }
                    for index in 0..<2_000 {
                        let screen = Leaflet.menu
                        if index == 3 { holder.held = [screen] }
                        navigator.start(Flow(screen, navigator: navigator), for: root)
                        navigator.pop()
                    }
                }
            }
            let flow = Flow(menu, navigator: navigator)
            root = flow
            return flow
        }
        session.answer("1")
        #expect(session.leaks == ["Flow/Flow/Leaflet"])
    }

    #if DEBUG
        @Test("a debug build says what is still there, before the next page")
        func said() {
            let console = Script(["1", "b", "b", "q"])
            let holder = Holder()
            _ = Session.run(on: console) { navigator in
                let flow = Flow(Leaflet.menu, navigator: navigator)
                holder.held = [flow]
                return Flow(Leaflet.menu, child: flow, navigator: navigator)
            }
            #expect(
                console.transcript.contains(
                    """
                    > b
                    Flow/Flow was not released after its end. Something still holds it.
                    Flow/Flow/Leaflet was not released after its end. Something still holds it.

                    Menu
                    """))
        }
    #endif

    @Test(
        "moves that ask for moves without end stop the program, with the names of those that go round",
        .ownThread)
    func endless() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let navigator = Navigator()
            let root = Flow(Leaflet.menu, navigator: navigator)
            navigator.start(root)
            navigator.start(Circling(root: root, navigator: navigator), for: root)
        }
        let error = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
        #expect(error.contains("moves ask for moves without end, among "))
        #expect(error.contains("Circling"))
        #expect(error.contains("Rounding"))
    }
}

private final class Objecting: Coordinator {
    private let answer: Objection
    private let navigator: Navigator

    init(_ answer: Objection, navigator: Navigator) {
        (self.answer, self.navigator) = (answer, navigator)
    }

    func start() { navigator.push(Leaflet.menu, for: self) }

    func objection(to leaving: Leaving) -> Objection? { answer }
}

private final class Circling: Coordinator {
    private let root: Flow
    private let navigator: Navigator

    init(root: Flow, navigator: Navigator) {
        (self.root, self.navigator) = (root, navigator)
    }

    func start() { navigator.replace(self, with: Rounding(root: root, navigator: navigator)) }
}

private final class Rounding: Coordinator {
    private let root: Flow
    private let navigator: Navigator

    init(root: Flow, navigator: Navigator) {
        (self.root, self.navigator) = (root, navigator)
    }

    func start() { navigator.replace(self, with: Circling(root: root, navigator: navigator)) }
}

/// A screen with its own type.
private final class Named: Screen {
    func draw(on page: inout Page) { page.title("Named") }
}
