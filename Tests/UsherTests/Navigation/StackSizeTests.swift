import Foundation
import Testing

@testable import Usher

/// Tall stacks: releasing them, and the order of moves.
@Suite struct StackSizeTests {
    /// Runs a body on a thread with a small call stack.
    private func onSmallThread(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            let thread = Thread {
                body()
                continuation.resume()
            }
            thread.stackSize = 128 * 1024
            thread.start()
        }
    }

    @Test("two thousand screens of one flow are let go one by one, whole and in part")
    func screens() async {
        await onSmallThread {
            weak var first: Leaflet?
            weak var last: Leaflet?
            do {
                var stack = Stack()
                let root = Flow(navigator: Navigator())
                stack.start(root)
                for number in 0..<2_000 {
                    let leaf = Leaflet.menu
                    if number == 0 { first = leaf }
                    last = leaf
                    stack.push(leaf, for: root)
                }
                // A copy of one part, and a copy changed below everything else.
                var (part, changed) = (stack, stack)
                if let first { part.pop(to: first) }
                if let first { changed.present(first, for: root) }
                #expect(part.screens.count == 1)
                stack = Stack()
                #expect(changed.top === last)
                changed.popToFirst()
                #expect(last == nil && first != nil)
            }
            #expect(first == nil)
        }
    }

    @Test("flows within each other, or beside each other, are let go one by one", arguments: [true, false])
    func flows(isNested: Bool) async {
        await onSmallThread {
            weak var last: Flow?
            do {
                var stack = Stack()
                let (root, lowest) = (Flow(navigator: Navigator()), Flow(navigator: Navigator()))
                stack.start(root)
                stack.start(lowest, for: root)
                var parent = root
                for _ in 0..<2_000 {
                    let child = Flow(navigator: Navigator())
                    stack.start(child, for: parent)
                    stack.push(Leaflet.menu, for: child)
                    if isNested { parent = child }
                    last = child
                }
                let copy = stack
                stack.stop(lowest)
                #expect(stack.screens.count == 2_000)
                #expect(copy.coordinators.count == stack.coordinators.count + 1)
            }
            #expect(last == nil)
        }
    }

    @Test("a session's end stops a tall tree, the deepest flow first")
    func stopAll() async {
        await onSmallThread {
            let (navigator, events) = (Navigator(), Events())
            func nested(_ number: Int) -> Flow {
                let flow = Flow(Leaflet.menu, navigator: navigator) {
                    // Five hundred at a time.
                    if number % 500 < 499 { navigator.start(nested(number + 1), for: $0) }
                }
                flow.end = { _ in events.log.append("\(number)") }
                return flow
            }
            navigator.start(nested(0))
            if let innermost = navigator.stack.coordinators.last {
                navigator.start(nested(500), for: innermost)
            }
            #expect(navigator.stack.coordinators.count == 1_000)
            navigator.stopAll()
            #expect(events.log == (0..<1_000).reversed().map { "\($0)" })
        }
    }

    @Test("moves asked for inside a move happen in the order in which they were asked for, however many")
    func order() {
        let navigator = Navigator()
        var made: [Int] = []
        navigator.change { _ in
            for number in 0..<50_000 {
                navigator.change { _ in
                    made.append(number)
                    if number % 2 == 0 { navigator.change { _ in made.append(50_000 + number) } }
                }
            }
            #expect(made == [])
        }
        #expect(made == Array(0..<50_000) + (0..<25_000).map { 50_000 + $0 * 2 })
    }
}
