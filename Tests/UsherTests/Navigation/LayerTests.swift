import Testing
import UsherTesting

@testable import Usher

/// Layers, and the moves allowed in them. In the pictures, a bar marks the start of a layer.
@Suite struct LayerTests {
    private let navigator = Navigator()
    private let events = Events()

    private func picture(_ stack: Stack) -> String {
        stack.screens.map { screen in
            let name = (screen as? Named)?.name ?? "?"
            return (stack.beginsLayer(screen) ? " | " : screen === stack.screens.first ? "" : ", ")
                + (screen === stack.top ? name + "*" : name)
        }.joined()
    }

    /// Returns `[list, detail
    /// editor, field*]`, all in one flow.
    private func layered() -> (stack: Stack, root: Flow, screens: [Named]) {
        let screens = ["list", "detail", "editor", "field"].map { Named($0) }
        let root = Flow(navigator: navigator)
        var stack = Stack()
        stack.start(root)
        stack.push(screens[0], for: root)
        stack.push(screens[1], for: root)
        stack.present(screens[2], for: root)
        stack.push(screens[3], for: root)
        return (stack, root, screens)
    }

    @Test("present: [list, detail*] → [list, detail | editor*]")
    func present() {
        var (stack, _, screens) = layered()
        stack.pop()
        #expect(picture(stack) == "list, detail | editor*")
        #expect(stack.parent(of: screens[2]) === stack.coordinators.first)
    }

    @Test("dismiss: [list, detail | editor, field*] → [list, detail*], whichever of its screens is named")
    func dismiss() {
        for index in [2, 3] {
            var (stack, _, screens) = layered()
            stack.dismiss(screens[index])
            #expect(picture(stack) == "list, detail*")
        }
    }

    @Test("dismissing a child's layer leaves what its parent shows over it")
    func parentsPage() {
        var (stack, root, _) = layered()
        let (child, scene, page) = (Flow(navigator: navigator), Named("scene"), Named("page"))
        stack.start(child, for: root)
        stack.present(scene, for: child)
        stack.push(Named("more"), for: child)
        stack.push(page, for: root)
        stack.dismiss(scene)
        #expect(picture(stack) == "list, detail | editor, field, page*")
    }

    @Test("dismissing what is gone or in no layer, and presenting what is there, changes nothing")
    func impossible() {
        var (stack, root, screens) = layered()
        stack.dismiss(screens[1])
        stack.present(screens[0], for: root)
        stack.present(Named("late"), for: Flow(navigator: navigator))
        #expect(picture(stack) == "list, detail | editor, field*")
        stack.dismiss(screens[2])
        stack.dismiss(screens[3])
        #expect(picture(stack) == "list, detail*")
    }

    @Test("home: [list, detail | editor, field*] → [list, detail | editor*], and no further")
    func home() {
        var (stack, _, _) = layered()
        #expect(!stack.isHome)
        stack.popToFirst()
        #expect(picture(stack) == "list, detail | editor*")
        #expect(stack.isHome)
        stack.popToFirst()
        #expect(picture(stack) == "list, detail | editor*")
    }

    @Test("back from its first screen: [list, detail | editor*] → [list, detail*]")
    func back() {
        var (stack, _, _) = layered()
        stack.pop()
        stack.pop()
        #expect(picture(stack) == "list, detail*")
        #expect(!stack.isHome)
    }

    @Test("a layer over a layer: [list | editor | help*] → [list | editor*] or [list*]")
    func layerOverLayer() {
        var (stack, root, screens) = layered()
        let help = Named("help")
        stack.present(help, for: root)
        #expect(picture(stack) == "list, detail | editor, field | help*")
        stack.popToFirst()
        #expect(stack.top === help)
        var copy = stack
        copy.dismiss(help)
        #expect(picture(copy) == "list, detail | editor, field*")
        stack.dismiss(screens[3])
        #expect(picture(stack) == "list, detail*")
    }

    @Test("going back to a screen never leaves the layer on top")
    func popTo() {
        var (stack, _, screens) = layered()
        stack.pop(to: screens[0])
        #expect(picture(stack) == "list, detail | editor, field*")
        stack.pop(to: screens[2])
        #expect(picture(stack) == "list, detail | editor*")
    }

    @Test("the page of a layer offers b and not h on its first screen, and both above it")
    func offers() {
        let session = ScriptedSession { Owner(navigator: $0, events: events) }
        session.answer("1")
        #expect(session.transcript.hasSuffix("\nScene\n1. On\n\nb back, ? help, q quit\n> "))
        session.answer("h")
        #expect(session.transcript.hasSuffix("\n\(Words.english(.firstPageHere))\n> "))
        session.answer("?")
        #expect(
            session.transcript.contains(
                "b: goes back to the previous page\n?: explains this page\nq: quits the program\n\nScene\n"))
        session.answer("1")
        #expect(session.transcript.hasSuffix("\nScene\n1. On\n\nb back, h home, ? help, q quit\n> "))
        session.answer("?")
        #expect(session.transcript.contains("\nh: goes to the first page here\n"))
        #expect(
            session.tree == """
                Owner
                ├── Named
                └── Scene
                    ├── | Named
                    └── Named *
                """)
        session.answer("h")
        #expect(session.screens.count == 2)
    }

    @Test(
        "a flow that presents its scene and dismisses it in stop() stops once, whoever ends it",
        arguments: ["back", "parent", "dismiss", "quit", "end of input"])
    func whoever(way: String) {
        weak var scene: Scene?
        let session = ScriptedSession { Owner(navigator: $0, events: events) }
        session.answer("1", "1")
        scene = session.coordinators.last as? Scene
        #expect(session.screens.count == 3)
        let owner = session.coordinators.first as? Owner
        switch way {
        case "back": session.answer("b", "b")
        case "parent": owner?.endScene()
        case "dismiss": if let last = session.screens.last { owner?.navigator.dismiss(last) }
        case "quit": session.answer("q")
        default: session.endInput()
        }
        #expect(events.log == ["start scene", "stop scene", "parent heard"])
        #expect(scene == nil)
        #expect(session.status == (["quit", "end of input"].contains(way) ? .success : nil))
    }

    @Test("the first screen of all offers neither b nor h, though it is presented")
    func first() {
        let session = ScriptedSession { Scene(navigator: $0, events: events) }
        #expect(session.transcript.hasSuffix("\n\n? help, q quit\n> "))
        session.answer("b")
        #expect(session.transcript.hasSuffix("\n\(Words.english(.firstPage))\n> "))
    }
}

/// A named screen with one item, whose action is set by the flow.
private final class Named: Screen {
    let name: String
    private let pick: () -> Void

    init(_ name: String, pick: @escaping () -> Void = {}) {
        self.name = name
        self.pick = pick
    }

    func draw(on page: inout Page) {
        page.title(name)
        page.item("On") { [self] in pick() }
    }
}

/// The parent scene, which starts a flow that presents a scene of its own.
private final class Owner: Coordinator {
    let navigator: Navigator
    private let events: Events
    private weak var scene: Scene?

    init(navigator: Navigator, events: Events) {
        self.navigator = navigator
        self.events = events
    }

    func start() {
        let screen = Named("Parent") { [weak self] in
            guard let self else { return }
            let scene = Scene(navigator: navigator, events: events)
            scene.parent = self
            self.scene = scene
            navigator.start(scene, for: self)
        }
        navigator.push(screen, for: self)
    }

    func endScene() {
        if let scene { navigator.stop(scene) }
    }

    func sceneDidStop() { events.log.append("parent heard") }
}

/// A flow that owns its scene: presents it in `start()` and dismisses it in `stop()`.
private final class Scene: Coordinator {
    weak var parent: Owner?
    private let navigator: Navigator
    private let events: Events
    private var first: Named?

    init(navigator: Navigator, events: Events) {
        self.navigator = navigator
        self.events = events
    }

    func start() {
        events.log.append("start scene")
        let first = Named("Scene") { [weak self] in
            if let self { navigator.push(Named("Scene"), for: self) }
        }
        self.first = first
        navigator.present(first, for: self)
    }

    func stop() {
        events.log.append("stop scene")
        if let first { navigator.dismiss(first) }
        parent?.sceneDidStop()
    }
}
