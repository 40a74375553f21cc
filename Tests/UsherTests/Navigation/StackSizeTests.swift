import Foundation
import Testing

@testable import Usher

/// Tall stacks: what a move shares with the stack before it, and how a stack is let go.
@Suite struct StackSizeTests {
    private final class Leaf: Screen {
        func draw(on page: inout Page) {}
    }

    private final class Branch: Coordinator {
        func start() {}
    }

    /// Runs a body on a thread that has little room for calls within calls.
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

    @Test("a hundred thousand screens of one flow are let go one by one, whole and in part")
    func screens() async {
        await onSmallThread {
            weak var first: Leaf?
            weak var last: Leaf?
            do {
                var stack = Stack()
                let root = Branch()
                stack.start(root)
                for number in 0..<100_000 {
                    let leaf = Leaf()
                    if number == 0 { first = leaf }
                    last = leaf
                    stack.push(leaf, for: root)
                }
                // A copy of a part, and one with a change below all that stands on top.
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

    @Test("fifty thousand flows within each other, each with a screen, are let go one by one")
    func flows() async {
        await onSmallThread {
            weak var innermost: Branch?
            do {
                var stack = Stack()
                var flow = Branch()
                stack.start(flow)
                for _ in 0..<50_000 {
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
                for _ in 0..<20_000 {
                    let (child, leaf) = (Branch(), Leaf())
                    stack.start(child, for: root)
                    stack.push(leaf, for: child)
                    survivor = leaf
                }
                let copy = stack
                stack.stop(lowest)
                #expect(stack.screens.count == 20_000)
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
            for _ in 1..<10 {
                guard let innermost = navigator.stack.coordinators.last as? Nested else { break }
                innermost.goOn()
            }
            #expect(navigator.stack.coordinators.count == 5_000)
            navigator.stopAll()
            #expect(events.stopped == (0..<5_000).reversed())
        }
    }

    @Test("what stands on top comes and goes without a change to anything below it, at any depth")
    func sharing() {
        var stack = Stack()
        var flow = Branch()
        stack.start(flow)
        for depth in 0..<10_000 {
            let before = stack.last
            stack.push(Leaf(), for: flow)
            #expect(stack.last?.below === before)
            let (child, screen) = (Branch(), stack.last)
            stack.start(child, for: flow)
            #expect(stack.last?.below === screen)
            if depth % 2 == 0 {
                stack.stop(child)
                #expect(stack.last === screen)
                stack.start(child, for: flow)
            }
            flow = child
        }
        stack.push(Leaf(), for: flow)
        for _ in 0..<10_000 {
            let top = stack.last
            let flow = top?.owner
            stack.pop()
            #expect(stack.last === top?.below)
            if let flow { stack.end(flow) }
            #expect(stack.last === flow?.below)
        }
        #expect(stack.screens.count == 1)
    }

    @Test("what has left a tall stack, alone or with others, is not looked for any more")
    func absence() {
        var stack = Stack()
        let root = Branch()
        stack.start(root)
        for _ in 0..<20 { stack.push(Leaf(), for: root) }
        let (flow, face, scene) = (Branch(), Leaf(), Leaf())
        stack.start(flow, for: root)
        stack.push(face, for: flow)
        stack.present(scene, for: flow)
        let memberIndex = stack.last?.memberIndex
        // Each copy has them in another place.
        for _ in 0..<2 {
            let copy = stack
            stack.push(Leaf(), for: root)
            #expect(memberIndex?.mayContain(ObjectIdentifier(flow)) == true)
            withExtendedLifetime(copy) {}
        }
        #expect(memberIndex?.mayContain(ObjectIdentifier(flow)) == true)
        stack.stop(flow)
        for object in [flow, face, scene] as [AnyObject] {
            #expect(memberIndex?.mayContain(ObjectIdentifier(object)) == false)
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

/// A flow that starts one within it, five hundred at a time.
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
