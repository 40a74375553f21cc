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
    public var stack: Stack { current }

    // Not public, and only ever assigned whole: otherwise each look at them would check that nobody else has access.
    private var current = Stack()
    /// Moves asked for while another is under way, of which the first ones may have been made.
    private var waiting: [Move] = []
    private var work: [Piece] = []
    private var said: [String] = []
    private var isMoving = false
    /// No flow below this height has become empty since nothing waited.
    private var unchangedHeight = Int.max

    /// The screen that is describing its page, which it can't leave meanwhile.
    var drawing: (any Screen)?

    /// A move that waits; a bare closure in an array would be wrapped in another.
    private struct Move {
        let change: (inout Stack) -> Void
    }

    /// Work that has not begun, and the coordinator whose flow it belongs to.
    private struct Piece {
        let owner: any Coordinator
        let body: (inout Work) throws -> Void
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
    ///
    /// A screen can't move while it draws its page: it moves in what an answer does.
    public func move(_ change: @escaping (inout Stack) -> Void) {
        requireNotDrawing("move")
        guard !isMoving else {
            var moves = waiting
            waiting = []
            moves.append(Move(change: change))
            return waiting = moves
        }
        isMoving = true
        settle(change)
        var made = 0
        while true {
            if made < waiting.count {
                made += 1
                settle(waiting[made - 1].change)
            } else if let flow = current.emptyFlow(from: unchangedHeight) {
                settle { $0.end(flow) }
            } else {
                break
            }
        }
        unchangedHeight = .max
        if made > 0 { waiting = [] }
        isMoving = false
    }

    /// The one place where a flow begins or ends.
    private func settle(_ change: (inout Stack) -> Void) {
        let previous = current
        var next = previous
        change(&next)
        current = next
        let common = previous.common(with: next)
        unchangedHeight = min(unchangedHeight, common?.height ?? 0)
        if previous.last !== common {
            for coordinator in previous.coordinators(above: common, notIn: next) {
                if hasWork { work = work.filter { $0.owner !== coordinator } }
                coordinator.stop()
            }
        }
        if next.last !== common {
            for coordinator in next.coordinators(above: common, notIn: previous).reversed() {
                coordinator.start()
            }
        }
    }

    private func requireNotDrawing(_ action: String) {
        guard let drawing else { return }
        mistake("\(type(of: drawing)) can't \(action) while it draws its page; let an answer do it")
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
    /// navigator.work(for: self) { work in
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
    ///   - body: Does the work, and lets the `CancellationError` of its ``Work`` go on. What else it throws is said
    ///     in a line, as when an answer throws.
    public func work(for coordinator: any Coordinator, _ body: @escaping (inout Work) throws -> Void) {
        requireNotDrawing("ask for work")
        work = work + [Piece(owner: coordinator, body: body)]
    }

    var hasWork: Bool { !work.isEmpty }

    /// The next piece of a flow that goes on.
    func nextWork() -> ((inout Work) throws -> Void)? {
        while let piece = work.first {
            work = Array(work.dropFirst())
            if stack.contains(piece.owner) { return piece.body }
        }
        return nil
    }
}

// What is said
extension Navigator {
    /// Says a line once, above what the next page tells: what came of an answer.
    ///
    /// ```swift
    /// navigator.say("“\(film.title)” is deleted.")
    /// ```
    ///
    /// It stands under the title of whatever page comes next, and is gone from the one after. Several lines follow each
    /// other. Nothing is said where no page comes any more.
    public func say(_ line: String) {
        requireNotDrawing("say a line")
        said = said + [line]
    }

    /// The lines that the next page says.
    func takeSaid() -> [String] {
        guard !said.isEmpty else { return [] }
        defer { said = [] }
        return said
    }
}

extension Stack {
    /// The coordinators above an entry that are not in the other stack, the highest first.
    fileprivate func coordinators(above common: Entry?, notIn other: Stack) -> [any Coordinator] {
        var coordinators: [any Coordinator] = []
        var stays: Set<Int>?
        var next = last
        while let entry = next, entry !== common {
            next = entry.below
            guard let coordinator = entry.coordinator else { continue }
            if other.last !== common, other.last?.presence === entry.presence {
                let others = stays ?? other.stays(above: common)
                stays = others
                if others.contains(entry.stay) { continue }
            }
            coordinators.append(coordinator)
        }
        return coordinators
    }

    private func stays(above common: Entry?) -> Set<Int> {
        var stays: Set<Int> = []
        var next = last
        while let entry = next, entry !== common {
            stays.insert(entry.stay)
            next = entry.below
        }
        return stays
    }
}
