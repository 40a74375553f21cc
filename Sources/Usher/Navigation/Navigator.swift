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
        guard !isMoving else { return waiting.append(change) }
        isMoving = true
        settle(change)
        while true {
            if !waiting.isEmpty {
                settle(waiting.removeFirst())
            } else if stack.hasEmptyFlow {
                settle { $0.endEmptyFlow() }
            } else {
                break
            }
        }
        isMoving = false
    }

    /// The one place where a flow begins or ends.
    private func settle(_ change: (inout Stack) -> Void) {
        let previous = stack
        var next = previous
        change(&next)
        stack = next
        let same = previous.commonCount(with: next)
        for coordinator in previous.coordinators(from: same, notIn: next).reversed() { coordinator.stop() }
        for coordinator in next.coordinators(from: same, notIn: previous) { coordinator.start() }
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
    /// How many entries two stacks begin with in common.
    fileprivate func commonCount(with other: Stack) -> Int {
        var count = 0
        while count < min(entries.count, other.entries.count),
            entries[count].isSameStay(as: other.entries[count])
        { count += 1 }
        return count
    }

    /// The coordinators from an index on that are not in the other stack, in order.
    fileprivate func coordinators(from start: Int, notIn other: Stack) -> [any Coordinator] {
        var coordinators: [any Coordinator] = []
        for index in start..<entries.count where !entries[index].isScreen {
            let others = other.entries[min(start, other.entries.count)...]
            if others.contains(where: { $0.isSameStay(as: entries[index]) }) { continue }
            if let coordinator = entries[index].coordinator { coordinators.append(coordinator) }
        }
        return coordinators
    }
}
