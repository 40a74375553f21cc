import Testing
import UsherTesting

@testable import Usher

/// Tools for debugging navigation.
@Suite struct SeeingTests {
    private let tracing = Session.Options(answering: [.tree])

    @Test("Help mentions the commands for developers only if they're on", arguments: [true, false])
    func help(isOffered: Bool) {
        let session = ScriptedSession(options: isOffered ? tracing : Session.Options(), Leaflet.menu)
        session.answer("?")
        let line = "q: quits the program\n:words: shows the commands for developers\n\nMenu\n"
        #expect(session.transcript.contains(line) == isOffered)
        session.answer(":words")
        let page = "\n\nCommands for developers\n:tree: shows the tree of coordinators and screens\n> "
        #expect(session.transcript.hasSuffix(page) == isOffered)
    }

    @Test(
        "The tree shows layers and sections, and only the new flow after a reset")
    func drawing() {
        let navigator = Navigator()
        func flow() -> Flow { Flow(Leaflet.menu, navigator: navigator) }
        let (root, list, login) = (flow(), flow(), flow())
        navigator.start(root)
        navigator.select(flow(), for: root)
        navigator.select(list, for: root)
        navigator.start(flow(), for: list)
        navigator.present(QuestionScreen { _ in }, for: list)
        #expect(
            "\(navigator.stack)" == """
                Flow
                ├── Leaflet
                ├── § Flow
                │   └── Leaflet
                └── § Flow
                    ├── Leaflet
                    ├── Flow
                    │   └── Leaflet
                    └── | QuestionScreen *
                """)
        navigator.reset(to: flow(), for: list)
        #expect("\(navigator.stack)".hasSuffix("\n└── § Flow\n    └── Flow\n        └── Leaflet *"))
        var heard: [Int?] = []
        navigator.reset(to: login, for: root) { heard.append($0) }
        navigator.reset(to: login, for: root)
        #expect("\(navigator.stack)" == "Flow\n└── Flow\n    └── Leaflet *", "it is there already")
        navigator.finish(login, with: 7)
        #expect(heard == [7])
        #expect("\(Stack())" == "")
    }

    @Test("An answer that changes nothing is reported, whatever its kind")
    func noDifference() {
        for (screen, line, name) in [
            (Leaflet.menu, "2", "2"), (.menu, "E", "e"), (.name, "Grace", "a text"), (.name, ":x", "x"),
            (.question, "y", "yes"), (.question, "no", "no"), (.list(of: 30), "3", "3"),
        ] {
            let session = ScriptedSession(screen)
            session.answer(line)
            #expect(session.lostMoves == [UsherTests.noDifference(name, on: "Leaflet")])
            session.answer(line)
            #expect(session.lostMoves.count == 2)
        }
    }

    @Test("Empty lines, help, turned lists, searches and refusals aren't reported as lost")
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

    @Test(
        "An answer with a visible change, work, a refusal or a round trip isn't reported",
        arguments: [
            "title", "field", "text", "item", "label", "help", "line", "work", "refusal", "there and back",
        ])
    func difference(kind: String) {
        let session = ScriptedSession { navigator in
            var count = 1
            return Flow(navigator: navigator) { flow in
                let screen = Leaflet { [unowned flow] page, _ in
                    let seen = "\(count)"
                    page.title(kind == "title" ? seen : "")
                    if kind == "field" { page.field("Count", seen) }
                    if kind == "text" { page.text(seen) }
                    page.item(kind == "item" ? seen : "One") {}
                    if kind == "help" { page.help(seen) }
                    page.command("m", kind == "label" ? seen : "more") {
                        count += 1
                        switch kind {
                        case "line": navigator.say("Said.")
                        case "work": navigator.work(for: flow) { _ in }
                        case "refusal": throw Refusal("No.")
                        case "there and back":
                            navigator.push(Leaflet.menu, for: flow)
                            navigator.pop()
                        default: break
                        }
                    }
                }
                navigator.push(screen, for: flow)
            }
        }
        session.answer("m", "m")
        #expect(session.lostMoves == [])
        session.answer("1")
        #expect(session.lostMoves == [UsherTests.noDifference("1", on: "Leaflet")])
    }

    /// Returns a session whose first item starts a flow of two screens. `hold` may retain them.
    private func visit(_ hold: @escaping (_ flow: Flow, _ screen: Leaflet) -> Void) -> ScriptedSession {
        ScriptedSession { navigator in
            Flow(navigator: navigator) { root in
                let menu = Leaflet.page("Visit") { [unowned root] in
                    let screen = Leaflet.menu
                    let flow = Flow(screen, QuestionScreen { _ in }, navigator: navigator)
                    hold(flow, screen)
                    navigator.start(flow, for: root)
                }
                navigator.push(menu, for: root)
            }
        }
    }

    @Test("A coordinator that is retained after its stop is reported once, at the end of that turn")
    func heldFlow() {
        var held: [AnyObject] = []
        let session = visit { flow, _ in held.append(flow) }
        session.answer("1", "b")
        #expect(session.leaks == [])
        session.answer("b")
        #expect(
            session.leaks == ["Flow/Flow", "Flow/Flow/Leaflet", "Flow/Flow/QuestionScreen"],
            "the flow holds its screens")
        session.answer("?", "1", "q")
        #expect(session.leaks.count == 6 && held.count == 2)
    }

    @Test(
        "A retained screen is reported only once its flow has ended",
        arguments: ["b", "h", "q"])
    func heldScreen(way: String) {
        var held: [AnyObject] = []
        let session = visit { _, screen in held.append(screen) }
        session.answer("1", "b")
        #expect(session.leaks == [])
        session.answer(way)
        #expect(session.leaks == ["Flow/Flow/Leaflet"] && held.count == 1)
    }

    @Test("Freed objects, and those that the session's caller retains, aren't reported as leaks")
    func noLeak() {
        let session = visit { _, _ in }
        session.answer("1", "b", "b", "1", "h", "1", "q")
        #expect(session.leaks == [])
        let screen = Leaflet.menu
        let other = ScriptedSession(screen)
        other.endInput()
        #expect(other.leaks == [] && screen.heard == [])
    }

    @Test("A leak from the beginning of a turn with thousands of moves is reported")
    func manyMoves() {
        var held: [AnyObject] = []
        let session = ScriptedSession { navigator in
            Flow(navigator: navigator) { root in
                let menu = Leaflet.page("Walk") { [unowned root] in
                    for index in 0..<2_000 {
                        let screen = Leaflet.menu
                        if index == 3 { held = [screen] }
                        navigator.start(Flow(screen, navigator: navigator), for: root)
                        navigator.pop()
                    }
                }
                navigator.push(menu, for: root)
            }
        }
        session.answer("1")
        #expect(session.leaks == ["Flow/Flow/Leaflet"] && held.count == 1)
    }

    #if DEBUG
        @Test("A debug build prints leaks before the next page")
        func printedLeaks() {
            let console = Script(["b", "b", "q"])
            var held: Flow?
            _ = Session.run(on: console) { navigator in
                let flow = Flow(Leaflet.menu, navigator: navigator)
                held = flow
                return Flow(Leaflet.menu, child: flow, navigator: navigator)
            }
            #expect(held != nil)
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
}
