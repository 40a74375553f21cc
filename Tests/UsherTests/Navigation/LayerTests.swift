import Testing
import UsherTesting

@testable import Usher

/// Answers on screens presented in a layer. StackTests show the moves as pictures.
@Suite struct LayerTests {
    private let events = Events()

    private func parent(_ navigator: Navigator) -> Flow {
        Flow(navigator: navigator) { [events] parent in
            let screen = Leaflet.page("Parent") { [unowned parent] in
                navigator.start(scene(navigator) { events.log.append("parent heard") }, for: parent)
            }
            navigator.push(screen, for: parent)
        }
    }

    private func scene(_ navigator: Navigator, _ end: @escaping () -> Void = {}) -> Flow {
        var first: Leaflet?
        let scene = Flow(named: "scene", navigator: navigator, events: events) { scene in
            let screen = Leaflet.page("Scene") { [unowned scene] in
                navigator.push(Leaflet.page("Scene"), for: scene)
            }
            first = screen
            navigator.present(screen, for: scene)
        }
        scene.end = { _ in
            if let first { navigator.dismiss(first) }
            first = nil
            end()
        }
        return scene
    }

    @Test("Dismissing a child's layer keeps the screens that its parent shows over it")
    func parentsPage() {
        let navigator = Navigator()
        let (root, child) = (Flow(navigator: navigator), Flow(navigator: navigator))
        let scene = Leaflet.page("scene")
        var stack = Stack()
        stack.start(root)
        stack.push(Leaflet.page("list"), for: root)
        stack.start(child, for: root)
        stack.present(scene, for: child)
        stack.push(Leaflet.page("more"), for: child)
        stack.push(Leaflet.page("page"), for: root)
        #expect(stack.picture == "list | scene more page*")
        stack.dismiss(scene)
        #expect(stack.picture == "list page*")
    }

    @Test("A layer's first screen offers back but not home, and the screens above it offer both")
    func sessions() throws {
        try play(
            "Layer", options: Session.Options(answering: [.tree]),
            flows: ["parent": { parent($0) }, "scene": { scene($0) }])
    }

    @Test(
        "A flow that dismisses its layer in `stop()` stops once, however it ends",
        arguments: ["back", "parent", "dismiss", "quit", "end of input"])
    func stopsOnce(way: String) throws {
        let session = ScriptedSession { parent($0) }
        session.answer("1", "1")
        #expect(session.screens.count == 3)
        weak var scene: (any Coordinator)?
        scene = session.coordinators.last
        let navigator = try #require((session.coordinators.first as? Flow)?.navigator)
        switch way {
        case "back": session.answer("b", "b")
        case "parent": if let scene { navigator.stop(scene) }
        case "dismiss": if let last = session.screens.last { navigator.dismiss(last) }
        case "quit": session.answer("q")
        default: session.endInput()
        }
        #expect(events.log == ["start scene", "stop scene", "parent heard"])
        #expect(scene == nil && session.lostMoves == [])
        #expect(session.status == (["quit", "end of input"].contains(way) ? .success : nil))
    }
}
