import Testing
import UsherTesting

@testable import Usher

/// Each operation with a picture: letters are screens, words with parentheses are flows, and a star
/// marks the visible screen.
@Suite struct StackTests {
    private let navigator = Navigator()
    private let events = Events()
    private let root: Flow
    private let list = Leaflet.menu
    private let detail = Leaflet.menu
    private let editor = Leaflet.menu

    init() {
        root = Flow(named: "root", navigator: navigator, events: events)
    }

    /// `root(list, child(detail, editor*))`
    private func nested() -> (stack: Stack, child: Flow) {
        var stack = Stack()
        let child = Flow(named: "child", navigator: navigator, events: events)
        stack.start(root)
        stack.push(list, for: root)
        stack.start(child, for: root)
        stack.push(detail, for: child)
        stack.push(editor, for: child)
        return (stack, child)
    }

    private func picture(_ stack: Stack) -> String {
        stack.screens.map { screen in
            let name = screen === list ? "list" : screen === detail ? "detail" : "editor"
            return screen === stack.top ? name + "*" : name
        }.joined(separator: ", ")
    }

    @Test("push: [list*] → [list, detail*]")
    func push() {
        var stack = Stack()
        stack.start(root)
        stack.push(list, for: root)
        #expect(picture(stack) == "list*")
        stack.push(detail, for: root)
        #expect(picture(stack) == "list, detail*")
    }

    @Test("a push goes on top of its own flow, under the flows above it")
    func pushBelow() {
        var (stack, _) = nested()
        let other = Flow(navigator: navigator)
        stack.start(other, for: root)
        stack.pop()
        stack.push(editor, for: other)
        #expect(picture(stack) == "list, detail, editor*")
        #expect(stack.parent(of: editor) === other)
    }

    @Test("select: a section that is in front stays as it is")
    func selectFront() {
        var stack = Stack()
        let section = Flow(navigator: navigator)
        stack.start(root)
        stack.select(section, for: root)
        stack.push(list, for: section)
        let top = stack.topEntry
        stack.select(section, for: root)
        #expect(stack.topEntry === top && top != nil)
    }

    @Test("pop: [list, detail, editor*] → [list, detail*]")
    func pop() {
        var (stack, _) = nested()
        stack.pop()
        #expect(picture(stack) == "list, detail*")
    }

    @Test("pop to a screen: [list, detail, editor*] → [list*], and its flows with it")
    func popTo() {
        var (stack, _) = nested()
        stack.pop(to: list)
        #expect(picture(stack) == "list*")
        #expect(stack.coordinators.count == 1)
    }

    @Test("the first screen of all is not popped, as a person can't go back from it")
    func popFirst() {
        let navigator = Navigator()
        navigator.start(Flow(Leaflet.menu, Leaflet.menu, navigator: navigator))
        for _ in 1...2 {
            navigator.pop()
            #expect(navigator.stack.screens.count == 1)
        }
    }

    @Test("home: [list, detail, editor*] → [list*]")
    func home() {
        var (stack, _) = nested()
        #expect(!stack.isHome)
        stack.popToFirst()
        #expect(picture(stack) == "list*")
        #expect(stack.isHome)
    }

    @Test("stop: root(list, child(detail, editor*)) → root(list*)")
    func stop() {
        var (stack, child) = nested()
        stack.stop(child)
        #expect(picture(stack) == "list*")
        #expect(stack.coordinators.count == 1)
    }

    @Test("what is no longer possible changes nothing")
    func impossible() {
        var (stack, child) = nested()
        stack.push(list, for: root)
        stack.start(child, for: root)
        #expect(picture(stack) == "list, detail, editor*")
        stack.stop(child)
        stack.push(detail, for: child)
        stack.start(Flow(navigator: navigator), for: child)
        stack.pop(to: detail)
        stack.stop(child)
        #expect(picture(stack) == "list*")
        #expect(stack.coordinators.count == 1)
    }

    @Test("the tree is drawn with a star at what the person sees")
    func drawing() {
        #expect(
            nested().stack.description == """
                Flow
                ├── Leaflet
                └── Flow
                    ├── Leaflet
                    └── Leaflet *
                """)
    }

    @Test("several operations in one move are one: what comes and goes within it is never started")
    func oneMove() {
        let short = Flow(named: "short", Leaflet.menu, navigator: navigator, events: events)
        let root = Flow(named: "root", list, navigator: navigator, events: events)
        navigator.start(root)
        navigator.move { [navigator, detail] in
            navigator.push(detail, for: root)
            navigator.push(detail, for: root)
            navigator.start(short, for: root)
            #expect(navigator.stack.coordinators.count == 2)
            navigator.stop(short)
        }
        #expect(picture(navigator.stack) == "list, detail*")
        #expect(events.log == ["start root"])
    }

    @Test("a flow that is stopped and started again in one move stops and starts again")
    func stopAndStart() {
        let root = Flow(named: "root", list, navigator: navigator, events: events)
        let child = Flow(named: "child", detail, navigator: navigator, events: events)
        navigator.start(root)
        navigator.start(child, for: root)
        navigator.move { [navigator] in
            navigator.stop(child)
            navigator.start(child, for: root)
        }
        #expect(events.log == ["start root", "start child", "stop child", "start child"])
        #expect(picture(navigator.stack) == "list, detail*")
    }

    @Test("a move within a move is part of it; what waits for a result follows")
    func nestedMoves() {
        let root = Flow(named: "root", list, navigator: navigator, events: events)
        let child = Flow(named: "child", editor, navigator: navigator, events: events)
        var outcomes: [Int?] = []
        navigator.start(root)
        navigator.move { [navigator, detail] in
            navigator.start(child, for: root) { outcomes.append($0) }
            navigator.move { navigator.push(detail, for: root) }
            #expect(navigator.stack.top === detail)
        }
        #expect(picture(navigator.stack) == "list, detail, editor*")
        navigator.finish(child, with: 7)
        #expect(outcomes == [7])
    }

    @Test("flows that show nothing end before those that were started earlier")
    func emptySiblings() {
        let root = Flow(named: "root", list, navigator: navigator, events: events)
        navigator.start(root)
        navigator.change { [navigator, events] stack in
            for name in ["one", "two"] {
                stack.start(Flow(named: name, navigator: navigator, events: events), for: root)
            }
        }
        #expect(events.log == ["start root", "start one", "start two", "stop two", "stop one"])
    }

    @Test("a flow that shows nothing ends at once, the innermost first")
    func emptyFlow() {
        let parent = Flow(named: "parent", navigator: navigator, events: events)
        let child = Flow(named: "child", navigator: navigator, events: events)
        navigator.start(Flow(named: "root", list, navigator: navigator, events: events))
        navigator.change { stack in
            guard let root = stack.coordinators.first else { return }
            stack.start(parent, for: root)
            stack.start(child, for: parent)
        }
        #expect(events.log == ["start root", "start parent", "start child", "stop child", "stop parent"])
        #expect(picture(navigator.stack) == "list*")
        // The root has the whole turn, even if it replaced one that showed something.
        let other = Flow(named: "other", navigator: navigator, events: events)
        if let root = navigator.stack.coordinators.first { navigator.replace(root, with: other) }
        #expect(events.log.suffix(2) == ["stop root", "start other"])
        navigator.endTurn()
        #expect(events.log.last == "stop other")
        #expect(navigator.sessionEnd == .exited(.internalError))
        #expect(navigator.stack.coordinators.isEmpty)
    }
}
