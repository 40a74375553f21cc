import Testing
import UsherTesting

@testable import Usher

/// Moves without effect are reported, such as moves for a flow that was never started.
@Suite struct LostMoveTests {
    /// Returns a menu. Its first item calls a closure with a flow that was never started.
    private func program(_ ask: @escaping (Navigator, Flow) -> Void) -> (Navigator) -> any Coordinator {
        { navigator in
            let late = Flow(navigator: navigator)
            return Flow(
                Leaflet { page, _ in
                    page.item("Ask") { ask(navigator, late) }
                    page.item("Nothing") {}
                }, navigator: navigator)
        }
    }

    private static let advice = "Start its flow with navigator.start(child, for: self)"
    private static let late = "which has ended. Move before the flow ends, or for its parent"

    static let requests: [(ask: @Sendable (Navigator, Flow) -> Void, loss: String)] = [
        (
            { $0.push(Leaflet.menu, for: $1) },
            "Leaflet was shown for Flow, which isn't in the tree. \(advice)"
        ),
        (
            { $0.start(Flow(navigator: $0), for: $1) },
            "Flow was started for Flow, which isn't in the tree. \(advice)"
        ),
        (
            { $0.select(Flow(navigator: $0), for: $1) },
            "Flow was started for Flow, which isn't in the tree. \(advice)"
        ),
        ({ $0.stop($1) }, "Flow was stopped, but isn't in the tree"),
        ({ $0.finish($1, with: 7) }, "Flow was stopped, but isn't in the tree"),
        (
            { $0.replace($1, with: Flow(navigator: $0)) },
            "Flow was to replace Flow, which isn't in the tree"
        ),
        ({ navigator, _ in navigator.dismiss(Leaflet.menu) }, "Leaflet was dismissed, but is in no layer"),
        (
            { navigator, _ in navigator.pop(to: Leaflet.menu) },
            "the way back led to Leaflet, which isn't on the stack"
        ),
        ({ $0.work(for: $1) { _ in } }, "work was asked for Flow, which isn't in the tree"),
        ({ $0.after(.zero, for: $1) {} }, "a timer was set for Flow, which isn't in the tree"),
        ({ $0.addCommands(for: $1) { _ in } }, "commands were added for Flow, which isn't in the tree"),
        ({ navigator, _ in navigator.pop() }, "the first screen was popped, which only stop(_:) ends"),
    ]

    @Test("A scripted session reports each move without effect, with the reason", arguments: requests.indices)
    func named(index: Int) {
        let (ask, loss) = Self.requests[index]
        let session = ScriptedSession(program(ask))
        session.answer("1")
        #expect(session.page.said == [])
        session.answer("")
        #expect(session.lostMoves.first == loss && session.status == nil)
    }

    @Test("A debug build prints a move without effect on standard error, once", arguments: requests.indices)
    func said(index: Int) {
        let (ask, loss) = Self.requests[index]
        let console = Script(["1", "", "1", "", "1", "q"])
        _ = Session.run(on: console, program(ask))
        #if DEBUG
            #expect(console.errorLines == ["Nothing happened: \(loss)."])
        #endif
    }

    static let lateRequests: [(ask: @Sendable (Navigator, Flow) -> Void, loss: String)] = [
        ({ $0.push(Leaflet.menu, for: $1) }, "Leaflet was shown for Flow, \(late)"),
        ({ $0.start(Flow(navigator: $0), for: $1) }, "Flow was started for Flow, \(late)"),
        ({ $0.reset(to: Flow(navigator: $0), for: $1) }, "Flow was started for Flow, \(late)"),
        ({ $0.stop($1) }, "Flow was stopped, but has ended"),
        ({ $0.finish($1, with: 7) }, "Flow was stopped, but has ended"),
        ({ $0.after(.zero, for: $1) {} }, "a timer was set for Flow, which has ended"),
    ]

    @Test(
        "A request for a flow that has ended is reported, even for the root", arguments: lateRequests.indices,
        [true, false])
    func afterEnd(index: Int, isRoot: Bool) {
        let (ask, loss) = Self.lateRequests[index]
        let session = ScriptedSession { navigator in
            Flow(navigator: navigator) { [unowned navigator] root in
                let screen = Leaflet.page("Root") { [unowned root] in
                    let flow = isRoot ? root : Flow(Leaflet.menu, navigator: navigator)
                    if !isRoot { navigator.start(flow, for: root) }
                    navigator.stop(flow)
                    ask(navigator, flow)
                }
                navigator.push(screen, for: root)
            }
        }
        session.answer("1")
        #expect(session.lostMoves == [loss] && session.end == (isRoot ? .finished : nil))
    }

    @Test("A start for a flow that ended because it showed nothing is reported with that reason")
    func emptied() {
        let session = ScriptedSession(
            program { navigator, parent in
                let child = Flow(Leaflet.menu, navigator: navigator)
                navigator.start(parent, for: navigator.stack.coordinators[0])
                navigator.start(child, for: parent)
            })
        session.answer("1")
        #expect(
            session.lostMoves == [
                "Flow was started for Flow, which ended because it showed nothing. Show what comes next first, or make one move of both with navigator.move"
            ])
    }

    @Test("A screen that is already shown isn't shown again and replaces no other screen")
    func shownAlready() throws {
        let session = ScriptedSession { Flow(Leaflet.menu, Leaflet.menu, navigator: $0) }
        let root = try #require(session.coordinators[0] as? Flow)
        let (screens, tree) = (session.screens, session.tree)
        root.navigator.replace(screens[1], with: screens[0])
        root.navigator.push(screens[1], for: root)
        #expect(
            session.lostMoves == [
                "Leaflet was shown, but is there already", "Leaflet was shown, but is there already",
            ])
        #expect(session.tree == tree)
    }

    @Test("A coordinator that calls its own `stop()` is reported with the call that ends a flow")
    func ownStop() {
        func program(_ navigator: Navigator) -> Flow {
            Flow(navigator: navigator) { [unowned navigator] flow in
                let screen = Telling()
                screen.delegate = flow
                navigator.push(screen, for: flow)
            }
        }
        check(program)
    }

    @Test("An answer on a screen whose delegate isn't set is reported")
    func unset() {
        check { OneScreenCoordinator(Telling(), navigator: $0) }
    }

    private func check(_ program: @escaping (Navigator) -> any Coordinator) {
        let loss = noDifference("1", on: "Telling")
        let session = ScriptedSession(program)
        session.answer("1", "")
        #expect(session.lostMoves == [loss] && session.end == nil)
        let console = Script(["1", "", "1", "q"])
        _ = Session.run(on: console, program)
        #if DEBUG
            #expect(console.errorLines == ["Nothing happened: \(loss)."])
        #endif
    }
}

/// Calls its delegate's `stop()`, which doesn't end the flow.
private final class Telling: Screen {
    weak var delegate: Flow?

    func draw(on page: inout Page) {
        page.title("Telling")
        page.item("Pick") { [self] in delegate?.stop() }
    }
}
