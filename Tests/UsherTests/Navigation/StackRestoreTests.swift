import Testing

@testable import Usher

/// A stack is a value, so a move may bring an earlier one back, and change what lies below.
@Suite struct StackRestoreTests {
    private let navigator = Navigator()

    @Test(
        "who starts and who stops where moves change root(list, one(first), two(second)), and what is shown then"
    )
    func moves() {
        func check(
            _ log: [String], _ picture: String, _ move: (Navigator, [Flow], _ earlier: [Stack]) -> Void
        ) {
            let (navigator, events) = (Navigator(), Events())
            let flows = zip(["root", "one", "two"], ["list", "first", "second"])
                .map { Flow(named: $0, Leaflet.page($1), navigator: navigator, events: events) }
            navigator.start(flows[0])
            var earlier = [navigator.stack]
            navigator.start(flows[1], for: flows[0])
            navigator.start(flows[2], for: flows[0])
            earlier.append(navigator.stack)
            events.log = []
            move(navigator, flows, earlier)
            #expect(events.log == log && navigator.stack.picture == picture, "\(navigator.stack.picture)")
        }
        // A flow below its siblings.
        check([], "list first middle second*") { navigator, flows, _ in
            navigator.push(Leaflet.page("middle"), for: flows[1])
        }
        check([], "list first inner second*") { navigator, flows, _ in
            navigator.start(Flow(Leaflet.page("inner"), navigator: navigator), for: flows[1])
        }
        check(["stop one"], "list second*") { navigator, flows, _ in navigator.stop(flows[1]) }
        check(["stop two", "stop one", "stop root"], "") { navigator, flows, _ in navigator.stop(flows[0]) }
        check(["stop two", "start two"], "list first second*") { navigator, flows, _ in
            navigator.move {
                navigator.stop(flows[2])
                navigator.start(flows[2], for: flows[0])
            }
        }
        // An earlier stack.
        check(["stop two", "stop one"], "list*") { navigator, _, earlier in
            navigator.change { $0 = earlier[0] }
        }
        check([], "list first second*") { navigator, flows, earlier in
            navigator.push(Leaflet.page("middle"), for: flows[1])
            navigator.change { $0 = earlier[1] }
        }
        // It shows its screen when it starts, so that the copy's is there already.
        check(["stop one", "start one"], "list first second*") { navigator, flows, earlier in
            navigator.stop(flows[1])
            navigator.change { $0 = earlier[1] }
        }
        check(["stop two", "stop one"], "list third*") { navigator, flows, earlier in
            let three = Flow(Leaflet.page("third"), navigator: navigator)
            navigator.change {
                $0 = earlier[0]
                $0.start(three, for: flows[0])
            }
        }
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

    @Test("what a move kept and another took away is let go with the last copy")
    func letGo() {
        weak var screen: Leaflet?
        var copy: Stack?
        let root = Flow(Leaflet.menu, navigator: navigator)
        navigator.start(root)
        do {
            let prompt = Leaflet.menu
            screen = prompt
            navigator.push(prompt, for: root)
            copy = navigator.stack
        }
        navigator.pop()
        #expect(screen != nil && copy?.top === screen)
        copy = nil
        #expect(screen == nil)
    }
}
