import Foundation
import Testing

@testable import Usher

/// Freeing two thousand screens, and stopping a thousand flows.
@Suite struct StackSizeTests {
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

    @Test("Freeing two thousand screens, whole or in part, doesn't overflow a small call stack")
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
                // Copies of the stack: one cut to its first screen, and one changed at the bottom.
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

    @Test("The end of a session stops a thousand nested flows, the deepest first")
    func stopAll() async {
        await onSmallThread {
            let (navigator, events) = (Navigator(), Events())
            func nested(_ number: Int) -> Flow {
                let flow = Flow(Leaflet.menu, navigator: navigator) {
                    // Nested starts need stack space, so only five hundred are nested.
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
}
