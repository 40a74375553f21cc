import Testing

@testable import Usher

/// A stack is a value, so a move may bring an earlier one back.
@Suite struct StackRestoreTests {
    private let navigator = Navigator()
    private let events = Events()
    private let list = Prompt.menu
    private let root: Flow

    init() {
        root = Flow(named: "root", list, navigator: navigator, events: events)
        navigator.start(root)
        events.log = []
    }

    private func flow(_ name: String) -> Flow {
        Flow(named: name, Prompt.menu, navigator: navigator, events: events)
    }

    @Test("going back to an earlier stack stops what came since, once")
    func back() {
        let earlier = navigator.stack
        navigator.start(flow("child"), for: root)
        navigator.move { $0 = earlier }
        #expect(events.log == ["start child", "stop child"])
        #expect(navigator.stack.top === list)
    }

    @Test("a flow that is started on an earlier stack is not taken for the one that came since")
    func backAndStart() {
        let earlier = navigator.stack
        let (first, second) = (flow("first"), flow("second"))
        navigator.start(first, for: root)
        navigator.move { [root] stack in
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
        navigator.move { $0 = later }
        #expect(events.log == ["start child", "stop child", "start child"])
    }
}
