import Foundation
import Testing

@testable import Usher

/// Tall stacks: releasing them, and the order of moves.
@Suite struct StackSizeTests {
    private final class Leaf: Screen {
        func draw(on page: inout Page) {}
    }

    private final class Branch: Coordinator {
        func start() {}
    }

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
            weak var first: Leaf?
            weak var last: Leaf?
            do {
                var stack = Stack()
                let root = Branch()
                stack.start(root)
                for number in 0..<2_000 {
                    let leaf = Leaf()
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
                #expect(last == nil)
                #expect(first != nil)
            }
            #expect(first == nil)
        }
    }

    @Test("two thousand flows within each other, each with a screen, are let go one by one")
    func flows() async {
        await onSmallThread {
            weak var innermost: Branch?
            do {
                var stack = Stack()
                var flow = Branch()
                stack.start(flow)
                for _ in 0..<2_000 {
                    let child = Branch()
                    stack.push(Leaf(), for: flow)
                    stack.start(child, for: flow)
                    flow = child
                }
                innermost = flow
            }
            #expect(innermost == nil)
        }
    }

    @Test("flows beside each other, of which the lowest one is stopped, are let go one by one")
    func siblings() async {
        await onSmallThread {
            weak var survivor: Leaf?
            do {
                var stack = Stack()
                let (root, lowest) = (Branch(), Branch())
                stack.start(root)
                stack.start(lowest, for: root)
                for _ in 0..<1_000 {
                    let (child, leaf) = (Branch(), Leaf())
                    stack.start(child, for: root)
                    stack.push(leaf, for: child)
                    survivor = leaf
                }
                let copy = stack
                stack.stop(lowest)
                #expect(stack.screens.count == 1_000)
                #expect(copy.coordinators.count == stack.coordinators.count + 1)
            }
            #expect(survivor == nil)
        }
    }

    @Test("a session's end stops a tall tree, the deepest flow first")
    func stopAll() async {
        await onSmallThread {
            let (navigator, events) = (Navigator(), Numbers())
            navigator.start(Nested(number: 0, navigator: navigator, events: events))
            for _ in 1..<2 {
                guard let innermost = navigator.stack.coordinators.last as? Nested else { break }
                innermost.goOn()
            }
            #expect(navigator.stack.coordinators.count == 1_000)
            navigator.stopAll()
            #expect(events.stopped == (0..<1_000).reversed())
        }
    }

    @Test("moves asked for inside a move happen in the order in which they were asked for, however many")
    func order() {
        let (navigator, events) = (Navigator(), Numbers())
        navigator.change { _ in
            for number in 0..<50_000 {
                navigator.change { _ in
                    events.stopped.append(number)
                    if number % 2 == 0 { navigator.change { _ in events.stopped.append(50_000 + number) } }
                }
            }
            #expect(events.stopped == [])
        }
        #expect(events.stopped == Array(0..<50_000) + (0..<25_000).map { 50_000 + $0 * 2 })
    }

    @Test("what moves held is let go once all of them are made")
    func memory() {
        weak var kept: Numbers?
        let navigator = Navigator()
        navigator.change { _ in
            let numbers = Numbers()
            kept = numbers
            for number in 0..<10 { navigator.change { _ in numbers.stopped.append(number) } }
        }
        #expect(kept == nil)
    }
}

private final class Numbers {
    var stopped: [Int] = []
}

/// A flow that starts another within itself, five hundred deep.
private final class Nested: Coordinator {
    private let number: Int
    private let navigator: Navigator
    private let events: Numbers

    init(number: Int, navigator: Navigator, events: Numbers) {
        self.number = number
        self.navigator = navigator
        self.events = events
    }

    func start() {
        navigator.push(Leaflet.menu, for: self)
        if number % 500 < 499 { goOn() }
    }

    func goOn() {
        navigator.start(Nested(number: number + 1, navigator: navigator, events: events), for: self)
    }

    func stop() {
        events.stopped.append(number)
    }
}
