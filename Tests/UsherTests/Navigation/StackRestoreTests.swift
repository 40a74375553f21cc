import Testing

@testable import Usher

/// A stack is a value, so a move can restore an earlier one.
@Suite struct StackRestoreTests {
    private let navigator = Navigator()
    private let events = Events()
    private let list = Leaflet.menu
    private let root: Flow

    init() {
        root = Flow(named: "root", list, navigator: navigator, events: events)
        navigator.start(root)
        events.log = []
    }

    private func flow(_ name: String) -> Flow {
        Flow(named: name, Leaflet.menu, navigator: navigator, events: events)
    }

    @Test("flows that one move begins start from the lowest to the highest, and stop the other way round")
    func severalAtOnce() {
        let (child, grandchild) = (flow("child"), flow("grandchild"))
        navigator.change { stack in
            stack.start(child, for: root)
            stack.start(grandchild, for: child)
        }
        navigator.stop(child)
        #expect(events.log == ["start child", "start grandchild", "stop grandchild", "stop child"])
    }

    @Test("a stack of another navigator is a mistake", .ownThread)
    func otherStack() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let navigators = [Navigator(), Navigator()]
            for navigator in navigators { navigator.start(Flow(Leaflet.menu, navigator: navigator)) }
            navigators[0].change { $0 = navigators[1].stack }
        }
        #expect(ended.says("a stack belongs to the navigator it came from"))
    }

    @Test("going back to an earlier stack stops what came since, once")
    func back() {
        let earlier = navigator.stack
        navigator.start(flow("child"), for: root)
        navigator.change { $0 = earlier }
        #expect(events.log == ["start child", "stop child"])
        #expect(navigator.stack.top === list)
    }

    @Test("a flow that is started on an earlier stack is not taken for the one that came since")
    func backAndStart() {
        let earlier = navigator.stack
        let (first, second) = (flow("first"), flow("second"))
        navigator.start(first, for: root)
        navigator.change { [root] stack in
            stack = earlier
            stack.start(second, for: root)
        }
        #expect(events.log == ["start first", "stop first", "start second"])
        #expect(
            navigator.stack.coordinators.map(ObjectIdentifier.init)
                == [root, second].map(ObjectIdentifier.init))
    }

    @Test("a flow that has stopped starts anew with the stack that holds it")
    func forth() {
        let child = flow("child")
        navigator.start(child, for: root)
        let later = navigator.stack
        navigator.stop(child)
        navigator.change { $0 = later }
        #expect(events.log == ["start child", "stop child", "start child"])
    }

    /// `root(list, one(first*), two(second*))`, and the stack before it.
    private func siblings() -> (one: Flow, two: Flow, first: Leaflet, second: Leaflet, earlier: Stack) {
        let earlier = navigator.stack
        let (first, second) = (Leaflet.menu, Leaflet.menu)
        let one = Flow(named: "one", first, navigator: navigator, events: events)
        let two = Flow(named: "two", second, navigator: navigator, events: events)
        navigator.start(one, for: root)
        navigator.start(two, for: root)
        events.log = []
        return (one, two, first, second, earlier)
    }

    private func isStack(_ screens: Leaflet...) -> Bool {
        navigator.stack.screens.elementsEqual(screens, by: { $0 === $1 })
    }

    @Test("a screen pushed for a flow below its siblings stands under them, and nobody starts or stops")
    func pushInTheMiddle() {
        let (one, two, first, second, _) = siblings()
        let middle = Leaflet.menu
        navigator.push(middle, for: one)
        #expect(isStack(list, first, middle, second))
        #expect(navigator.stack.parent(of: middle) === one)
        #expect(navigator.stack.parent(of: second) === two)
        #expect(navigator.stack.parent(of: two) === root)
        #expect(events.log == [])
        navigator.stop(two)
        #expect(events.log == ["stop two"])
        #expect(isStack(list, first, middle))
    }

    @Test("a flow that stops below its siblings stops alone, and these go on as they were")
    func stopInTheMiddle() {
        let (one, two, _, second, _) = siblings()
        navigator.stop(one)
        #expect(events.log == ["stop one"])
        #expect(isStack(list, second))
        #expect(navigator.stack.parent(of: second) === two)
        let further = Leaflet.menu
        navigator.push(further, for: two)
        navigator.stop(root)
        #expect(events.log == ["stop one", "stop two", "stop root"])
    }

    @Test("a flow started for one below its siblings starts, and these go on")
    func startInTheMiddle() {
        let (one, _, first, second, _) = siblings()
        let inner = Leaflet.menu
        navigator.start(Flow(named: "inner", inner, navigator: navigator, events: events), for: one)
        #expect(events.log == ["start inner"])
        #expect(isStack(list, first, inner, second))
        navigator.stop(one)
        #expect(events.log == ["start inner", "stop inner", "stop one"])
        #expect(isStack(list, second))
    }

    @Test(
        "a copy from before a change in the middle is what it was, and can be put back without a start or a stop"
    )
    func backOverTheMiddle() {
        let (one, two, first, second, _) = siblings()
        let copy = navigator.stack
        let middle = Leaflet.menu
        navigator.push(middle, for: one)
        let changed = navigator.stack
        #expect(copy.screens.elementsEqual([list, first, second], by: { $0 === $1 }))
        navigator.change { $0 = copy }
        #expect(isStack(list, first, second))
        #expect(navigator.stack.parent(of: second) === two)
        navigator.change { $0 = changed }
        #expect(isStack(list, first, middle, second))
        #expect(events.log == [])
    }

    @Test("a copy from before a flow below its siblings stopped starts that one anew, and no other")
    func backOverStop() {
        let (one, _, first, second, _) = siblings()
        let copy = navigator.stack
        navigator.stop(one)
        // The flow shows its screen in `start()`, so the copy's screen exists already.
        navigator.change { $0 = copy }
        #expect(events.log == ["stop one", "start one"])
        #expect(isStack(list, first, second))
    }

    @Test("a copy from before both siblings stops both, the one on top first")
    func backOverBoth() {
        let (one, _, _, _, earlier) = siblings()
        navigator.push(Leaflet.menu, for: one)
        navigator.change { $0 = earlier }
        #expect(events.log == ["stop two", "stop one"])
        #expect(isStack(list))
    }

    @Test("what a move kept and another took away is let go with the last copy")
    func letGo() {
        weak var screen: Leaflet?
        var copy: Stack?
        do {
            let prompt = Leaflet.menu
            screen = prompt
            navigator.push(prompt, for: root)
            copy = navigator.stack
        }
        navigator.pop()
        #expect(screen != nil)
        #expect(copy?.top === screen)
        copy = nil
        #expect(screen == nil)
    }
}
