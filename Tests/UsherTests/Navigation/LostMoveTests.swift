import Testing
import UsherTesting

@testable import Usher

/// Moves requested for a flow outside the tree do nothing and are reported.
@Suite struct LostMoveTests {
    /// Returns a menu whose only item uses a flow that isn't in the tree.
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

    static let wishes: [(ask: @Sendable (Navigator, Flow) -> Void, loss: String)] = [
        (
            { $0.push(Leaflet.menu, for: $1) },
            "Leaflet was shown for Flow, which isn't in the tree. Start its flow with navigator.start(child, for: self)"
        ),
        (
            { $0.start(Flow(navigator: $0), for: $1) },
            "Flow was started for Flow, which isn't in the tree. Start its flow with navigator.start(child, for: self)"
        ),
        (
            { $0.select(Flow(navigator: $0), for: $1) },
            "Flow was started for Flow, which isn't in the tree. Start its flow with navigator.start(child, for: self)"
        ),
        ({ $0.stop($1) }, "Flow was stopped, but isn't in the tree"),
        ({ $0.finish($1, with: 7) }, "Flow was stopped, but isn't in the tree"),
        ({ navigator, _ in navigator.dismiss(Leaflet.menu) }, "Leaflet was dismissed, but is in no layer"),
        ({ $0.work(for: $1) { _ in } }, "work was asked for Flow, which isn't in the tree"),
        ({ $0.after(.zero, for: $1) {} }, "a timer was set for Flow, which isn't in the tree"),
        ({ $0.addCommands(for: $1) { _ in } }, "commands were added for Flow, which isn't in the tree"),
        ({ navigator, _ in navigator.pop() }, "the first screen was popped, which only stop(_:) ends"),
    ]

    @Test("what did nothing is named in tests", arguments: wishes.indices)
    func named(index: Int) {
        let (ask, loss) = Self.wishes[index]
        let session = ScriptedSession(program(ask))
        session.answer("1")
        #expect(session.page.said == [])
        session.answer("")
        #expect(session.lostMoves.first == loss)
        #expect(session.status == nil)
    }

    @Test("and on standard error in a debug build, once", arguments: wishes.indices)
    func said(index: Int) {
        let (ask, loss) = Self.wishes[index]
        // The second item may have an effect that the session can't see, so it isn't reported.
        let console = Script(["2", "1", "", "1", "", "1", "q"])
        _ = Session.run(on: console, program(ask))
        #if DEBUG
            #expect(console.errorLines == ["Nothing happened: \(loss)."])
        #endif
    }

    @Test("a screen that is shown already takes no other one's place")
    func shownAlready() throws {
        let session = ScriptedSession { Flow(Leaflet.menu, Leaflet.menu, navigator: $0) }
        let navigator = try #require((session.coordinators[0] as? Flow)?.navigator)
        let (screens, tree) = (session.screens, session.tree)
        navigator.replace(screens[1], with: screens[0])
        #expect(session.lostMoves == ["Leaflet was shown, but is there already"])
        #expect(session.tree == tree)
    }

    @Test("a flow that was never begun is named in a release build, too", arguments: [0, 1])
    func releaseBuild(index: Int) {
        let (ask, loss) = Self.wishes[index]
        let console = Script([])
        var conversation = Conversation(on: console, Session.Options(), leaks: .none)
        conversation.begin(program(ask))
        conversation.goOn()
        conversation.take(.line("1"))
        conversation.goOn()
        #expect(console.errorLines == ["Nothing happened: \(loss)."])
    }

    @Test("a coordinator that calls its own stop() hears what ends a flow, in tests and in a debug build")
    func ownStop() {
        let loss =
            "1 made no difference on Telling, though Stopping heard it. End a flow with navigator.stop(self)"
        let session = ScriptedSession { Stopping(navigator: $0) }
        session.answer("1", "")
        #expect(session.lostMoves == [loss])
        #expect(session.end == nil)
        let console = Script(["1", "", "1", "q"])
        _ = Session.run(on: console) { Stopping(navigator: $0) }
        #if DEBUG
            #expect(console.errorLines == ["Nothing happened: \(loss)."])
        #endif
    }

    @Test("an answer that its screen can tell nobody, since its delegate is not set, is named in both")
    func unset() {
        let session = ScriptedSession(Telling())
        session.answer("1", "")
        #expect(session.lostMoves == ["1 made no difference on Telling"])
        let console = Script(["1", "", "1", "q"])
        _ = Session.run(on: console, Telling())
        #if DEBUG
            #expect(console.errorLines == ["Nothing happened: 1 made no difference on Telling."])
        #else
            #expect(console.errorLines == [])
        #endif
        let heard = Script(["1", "", "q"])
        _ = Session.run(on: heard, Leaflet.menu)
        #expect(heard.errorLines == [], "somebody may have noted it")
    }

    @Test("a flow that tidies up in its stop() after what has left with it asks for nothing that is lost")
    func farewell() {
        let session = ScriptedSession { navigator in
            Flow(Leaflet.menu, child: Scene(navigator: navigator), navigator: navigator)
        }
        session.answer("b")
        #expect(session.coordinators.count == 1)
        #expect(session.lostMoves == [])
    }
}

/// A flow that presents its scene and dismisses it when it ends.
private final class Scene: Coordinator {
    private let navigator: Navigator
    private let screen = Leaflet.menu

    init(navigator: Navigator) { self.navigator = navigator }

    func start() { navigator.present(screen, for: self) }

    func stop() {
        navigator.dismiss(screen)
        navigator.stop(self)
    }
}

/// A flow that mistakes `stop()` for a way to end itself.
private final class Stopping: Coordinator, TellingDelegate {
    private let navigator: Navigator

    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        let screen = Telling()
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func tellingDidPick(_ screen: Telling) { stop() }
}

private protocol TellingDelegate: AnyObject {
    func tellingDidPick(_ screen: Telling)
}

/// A screen that messages its delegate, which is nil.
private final class Telling: Screen {
    weak var delegate: (any TellingDelegate)?

    func draw(on page: inout Page) {
        page.title("Telling")
        page.item("Pick") { [self] in delegate?.tellingDidPick(self) }
    }
}
