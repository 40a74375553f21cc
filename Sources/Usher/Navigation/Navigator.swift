/// Makes moves happen: starts the coordinators that came, stops those that went, and lets them go.
///
/// One session has one navigator, and its coordinators get it through their initializers. Every operation is a
/// ``move(_:)``, a function from the old ``Stack`` to the new one.
///
/// A move asked for while another is under way (a ``Coordinator/start()`` that shows its screen, a delegate that
/// stops its caller) waits until that one is whole; moves happen in the order in which they were asked for. Once
/// none is waiting, a flow that shows nothing is over and ends too.
public final class Navigator {
    /// What is under way now.
    public private(set) var stack = Stack()

    private var waiting: [(inout Stack) -> Void] = []
    private var isMoving = false

    /// Makes a navigator with an empty stack; a ``Session`` makes its own.
    public init() {}

    /// Changes the stack. Several operations in one move happen as one: nothing in between is ever seen.
    ///
    /// ```swift
    /// navigator.move { stack in
    ///     stack.home()
    ///     stack.push(receipt, for: self)
    /// }
    /// ```
    public func move(_ change: @escaping (inout Stack) -> Void) {
        waiting.append(change)
        guard !isMoving else { return }
        isMoving = true
        while true {
            if !waiting.isEmpty {
                let change = waiting.removeFirst()
                var next = stack
                change(&next)
                settle(next)
            } else {
                var next = stack
                guard next.endEmptyFlow() else { break }
                settle(next)
            }
        }
        isMoving = false
    }

    /// The one place where a flow begins or ends.
    private func settle(_ next: Stack) {
        let previous = stack
        stack = next
        let (gone, come) = previous.difference(to: next)
        for coordinator in gone.reversed() { coordinator.stop() }
        for coordinator in come { coordinator.start() }
    }
}

extension Navigator {
    /// Shows a screen on top of its coordinator's flow: `[list, detail*] → [list, detail, editor*]`.
    public func push(_ screen: any Screen, for coordinator: any Coordinator) {
        move { $0.push(screen, for: coordinator) }
    }

    /// Starts a child flow on top of its parent's: `App(list*) → App(list, Detail(detail*))`.
    public func start(_ child: any Coordinator, for parent: any Coordinator) {
        move { $0.start(child, for: parent) }
    }

    /// Takes away the screen the person sees: `[list, detail*] → [list*]`.
    public func pop() {
        move { $0.pop() }
    }

    /// Goes back to a screen: `[list, detail, editor*] → [list*]`.
    public func pop(to screen: any Screen) {
        move { $0.pop(to: screen) }
    }

    /// Goes back to the first screen: `[list, detail, editor*] → [list*]`.
    public func home() {
        move { $0.home() }
    }

    /// Ends a flow with all that is in it, children first: `App(list, Detail(detail*)) → App(list*)`.
    public func stop(_ coordinator: any Coordinator) {
        move { $0.stop(coordinator) }
    }

    func start(_ root: any Coordinator) {
        move { $0.start(root) }
    }

    func stopAll() {
        move { $0.stopAll() }
    }
}

extension Stack {
    /// The coordinators that are in one stack and not in the other, in the order of their stacks.
    fileprivate func difference(to next: Stack) -> (gone: [any Coordinator], come: [any Coordinator]) {
        var same = 0
        while same < min(entries.count, next.entries.count),
            entries[same].stay == next.entries[same].stay
        { same += 1 }
        let before = entries[same...]
        let after = next.entries[same...]
        return (before.coordinators(notIn: after), after.coordinators(notIn: before))
    }
}

extension ArraySlice<Stack.Entry> {
    fileprivate func coordinators(notIn others: Self) -> [any Coordinator] {
        compactMap { entry in
            others.contains { $0.stay == entry.stay } ? nil : entry.coordinator
        }
    }
}
