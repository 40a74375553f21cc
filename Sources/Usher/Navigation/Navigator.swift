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
    /// Only ever assigned whole: changed in place, each look at it would check that nobody else has access.
    private var work: [Piece] = []

    /// Work that has not begun, and the coordinator whose flow it belongs to.
    private struct Piece {
        let owner: any Coordinator
        let body: (inout Work) throws(CancellationError) -> Void
    }

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
        for coordinator in previous.coordinators(from: same, notIn: next).reversed() {
            if hasWork { work = work.filter { $0.owner !== coordinator } }
            coordinator.stop()
        }
        for coordinator in next.coordinators(from: same, notIn: previous) { coordinator.start() }
    }
}

extension Navigator {
    /// Shows a screen on top of its coordinator's flow: `[list, detail*] → [list, detail, editor*]`.
    public func push(_ screen: any Screen, for coordinator: any Coordinator) {
        move { $0.push(screen, for: coordinator) }
    }

    /// Shows a screen on top of its coordinator's flow as the first one of a layer:
    /// `[list, detail*] → [list, detail | editor*]`.
    ///
    /// A coordinator that owns a scene presents its first screen in ``Coordinator/start()`` and dismisses it in
    /// ``Coordinator/stop()``. Where the layer went with the flow, as it does whoever ended that, nothing is left to do.
    public func present(_ screen: any Screen, for coordinator: any Coordinator) {
        move { $0.present(screen, for: coordinator) }
    }

    /// Takes away the layer a screen is in, with the layers over it:
    /// `[list, detail | editor, field*] → [list, detail*]`.
    ///
    /// Dismissing what is gone already changes nothing.
    public func dismiss(_ screen: any Screen) {
        move { $0.dismiss(screen) }
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

    /// Goes back to the first screen, in a layer to the layer's: `[list, detail, editor*] → [list*]` and
    /// `[list | editor, field*] → [list | editor*]`.
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
        // What a flow asked for in its `stop()`.
        work = []
    }
}

// Work
extension Navigator {
    /// Does long or asynchronous work, once the page that the person should read meanwhile is shown.
    ///
    /// ```swift
    /// navigator.push(list, for: self)
    /// navigator.work(for: self) { work throws(CancellationError) in
    ///     list.show(try work.wait { await catalog.films() })
    /// }
    /// ```
    ///
    /// The session begins it when the moves are whole and the page on top is written, without a prompt, and shows the
    /// page again when it is done. It runs on the session's own thread: what it touches needs no locks, and it may move.
    /// Several pieces are done in the order asked, with the page before each. Lines that arrive meanwhile wait for
    /// the page after. Ctrl-C stops the piece that is under way, and not the session.
    ///
    /// - Parameters:
    ///   - coordinator: Whose flow it belongs to; work that has not begun when the flow ends is dropped.
    ///   - body: Does the work, and lets the `CancellationError` of its ``Work`` go on.
    public func work(
        for coordinator: any Coordinator, _ body: @escaping (inout Work) throws(CancellationError) -> Void
    ) {
        work = work + [Piece(owner: coordinator, body: body)]
    }

    var hasWork: Bool { !work.isEmpty }

    /// The next piece of a flow that goes on.
    func nextWork() -> ((inout Work) throws(CancellationError) -> Void)? {
        while let piece = work.first {
            work = Array(work.dropFirst())
            if stack.contains(piece.owner) { return piece.body }
        }
        return nil
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
