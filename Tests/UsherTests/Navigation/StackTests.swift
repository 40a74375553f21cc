import Testing
import UsherTesting

@testable import Usher

/// Each operation as a picture. A star marks the visible screen, and a bar marks the start of a
/// layer. StackModelTests compare sequences of operations with a tree.
@Suite struct StackTests {
    private let navigator = Navigator()
    private let events = Events()
    private let screens = ["list", "detail", "editor", "field", "help"].map { Leaflet.page($0) }

    private func flow(_ name: String, _ screen: Leaflet? = nil) -> Flow {
        Flow(named: name, navigator: navigator, events: events) { [navigator] in
            navigator.push(screen ?? Leaflet.page(name), for: $0)
        }
    }

    @Test("Each operation on a stack gives the pictured screens")
    func pictures() {
        let (root, child) = (Flow(navigator: navigator), Flow(navigator: navigator))
        let (list, detail, editor, field) = (screens[0], screens[1], screens[2], screens[3])
        let help = screens[4]
        var before = Stack()
        before.start(root)
        before.push(list, for: root)
        before.start(child, for: root)
        before.push(detail, for: child)
        before.present(editor, for: child)
        before.push(field, for: child)
        let rows: [(operation: (inout Stack) -> Void, picture: String)] = [
            ({ $0.push(help, for: root) }, "list detail | editor field help*"),
            ({ $0.present(help, for: child) }, "list detail | editor field | help*"),
            ({ $0.pop() }, "list detail | editor*"),
            ({ for _ in 1...2 { $0.pop() } }, "list detail*"),
            ({ $0.popToFirst() }, "list detail | editor*"),
            ({ for _ in 1...2 { $0.popToFirst() } }, "list detail | editor*"),
            ({ $0.pop(to: editor) }, "list detail | editor*"),
            ({ $0.dismiss(editor) }, "list detail*"),
            ({ $0.dismiss(field) }, "list detail*"),
            ({ $0.replace(editor, with: help) }, "list detail | help*"),
            ({ $0.stop(child) }, "list*"),
            // Outdated requests, and moves out of the layer, change nothing.
            ({ $0.pop(to: list) }, "list detail | editor field*"),
            ({ $0.dismiss(detail) }, "list detail | editor field*"),
            ({ $0.push(list, for: child) }, "list detail | editor field*"),
            ({ $0.start(child, for: root) }, "list detail | editor field*"),
            ({ $0.push(help, for: Flow(navigator: root.navigator)) }, "list detail | editor field*"),
        ]
        for (number, (operation, picture)) in rows.enumerated() {
            var stack = before
            operation(&stack)
            #expect(stack.picture == picture, "row \(number)")
        }
    }

    @Test("The first screen of a session isn't popped")
    func popFirst() {
        navigator.start(Flow(Leaflet.menu, Leaflet.menu, navigator: navigator))
        for _ in 1...2 {
            navigator.pop()
            #expect(navigator.stack.screens.count == 1)
        }
    }

    @Test("Flows that show nothing end at once, the innermost and the latest first")
    func emptyFlow() {
        let names = ["one", "two", "three"]
        let flows = names.map { Flow(named: $0, navigator: navigator, events: events) }
        let root = flow("list")
        navigator.start(root)
        navigator.change { stack in
            stack.start(flows[0], for: root)
            stack.start(flows[1], for: root)
            stack.start(flows[2], for: flows[1])
        }
        #expect(
            events.log.dropFirst() == [
                "start one", "start two", "start three", "stop three", "stop two", "stop one",
            ])
        // A root must show something by the end of the turn, even if it replaces another root.
        navigator.replace(root, with: Flow(named: "other", navigator: navigator, events: events))
        #expect(events.log.suffix(2) == ["stop list", "start other"])
        navigator.endTurn()
        #expect(events.log.last == "stop other" && navigator.stack.coordinators.isEmpty)
        #expect(navigator.sessionEnd == .exited(.internalError))
    }

    @Test("Assigning the stack of another navigator stops the program", .ownThread)
    func otherStack() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let navigators = [Navigator(), Navigator()]
            for navigator in navigators { navigator.start(Flow(Leaflet.menu, navigator: navigator)) }
            navigators[0].change { $0 = navigators[1].stack }
        }
        #expect(ended.says("a stack belongs to the navigator it came from"))
    }
}
