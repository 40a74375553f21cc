extension Navigator {
    /// Makes one move of several operations: nothing in between is ever seen.
    ///
    /// ```swift
    /// navigator.move { [self] in
    ///     navigator.popToRoot()
    ///     navigator.push(receipt, for: self)
    /// }
    /// ```
    ///
    /// ``stack`` is that of the move so far. What waits for a result or may be asked for
    /// later, such as ``start(_:for:completion:)`` and ``open(_:)``, follows once the move is whole. A screen can't move
    /// while it draws its page: that traps, and it moves in what an answer does.
    ///
    /// - Parameter operations: What the move is made of, and nothing else: it may run more than once, since a move that a
    ///   flow objects to may be repeated.
    public func move(_ operations: @escaping () -> Void) {
        change { [unowned self] stack in
            let outer = draft
            draft = stack
            operations()
            stack = draft ?? stack
            draft = outer
        }
    }

    /// Shows a screen on top of its coordinator's flow: `[list, detail*] → [list, detail, editor*]`.
    ///
    /// Nothing happens where the coordinator is not in the tree or the screen is on the stack already.
    public func push(_ screen: any Screen, for coordinator: any Coordinator) {
        change { $0.push(screen, for: coordinator) }
    }

    /// Shows a screen on top of its coordinator's flow as the first one of a layer:
    /// `[list, detail*] → [list, detail | editor*]`.
    ///
    /// A layer is that screen and all that stands on top of it. Home is its first screen, and going back from there takes
    /// the layer away; the flows below go on. A coordinator that owns a scene presents its first screen in
    /// ``Coordinator/start()``. The layer goes with its flow, whoever ends that.
    ///
    /// Nothing happens where the coordinator is not in the tree or the screen is on the stack already.
    public func present(_ screen: any Screen, for coordinator: any Coordinator) {
        change { $0.present(screen, for: coordinator) }
    }

    /// Takes away the layer a screen is in, with the layers over it:
    /// `[list, detail | editor, field*] → [list, detail*]`.
    ///
    /// A flow that shows nothing else ends. What its parents show over it stays.
    ///
    /// Nothing happens where the screen is not on the stack, or in no layer.
    public func dismiss(_ screen: any Screen) {
        // In its `stop()` a flow dismisses what has left with it.
        if leaveReason == nil || stack.contains(screen) { change { $0.dismiss(screen) } }
    }

    /// Starts a child flow on top of its parent's: `App(list*) → App(list, Detail(detail*))`.
    ///
    /// The child's ``Coordinator/start()`` shows its first screen.
    ///
    /// Nothing happens where the parent is not in the tree or the child is there already.
    public func start(_ child: any Coordinator, for parent: any Coordinator) {
        change { $0.start(child, for: parent) }
    }

    /// Brings a child flow to the front of its sisters: `App(List(list, detail), Numbers(numbers*)) →
    /// App(Numbers(numbers), List(list, detail*))`.
    ///
    /// Such flows are sections: they stand side by side, and each keeps its place while another is in front. One that is
    /// not in the tree is started; otherwise nothing starts, stops or is asked. The first screen of a section is its home,
    /// and going back ends there. What the parent itself shows over its sections stays on top, and a line says so.
    ///
    /// Nothing happens where the section is in front already, or its parent isn't in the tree.
    public func select(_ section: any Coordinator, for parent: any Coordinator) {
        // The one in front is what was asked for, and nothing is lost.
        if isObserved, stack.selectedSection(of: parent) === section { observation.told += 1 }
        change { $0.select(section, for: parent) }
        if !isMoving, stack.isCovered(frontOf: parent) { say(words(.behindThisPage)) }
    }

    /// Takes away the screen the person sees: `[list, detail*] → [list*]`.
    ///
    /// A flow whose last screen goes this way has ended, and a layer whose first screen does is gone.
    ///
    /// Nothing happens at the first screen of all and of a section, which are not left this way: what ends a flow is
    /// ``stop(_:)``.
    public func pop() {
        change { $0.goBack() }
    }

    /// Goes back to a screen, so that it is what the person sees: `[list, detail, editor*] → [list*]`.
    ///
    /// The flows above it end.
    ///
    /// Nothing happens where the screen is what the person sees, isn't on the stack, or is below the layer or the
    /// section that is on top, which is not left this way.
    public func pop(to screen: any Screen) {
        change { $0.pop(to: screen) }
    }

    /// Goes back to the first screen, in a layer or a section to its first one: `[list, detail, editor*] → [list*]` and
    /// `[list | editor, field*] → [list | editor*]`.
    ///
    /// Nothing happens where that is what the person sees.
    public func popToRoot() {
        change { $0.popToRoot() }
    }

    /// Shows a screen in the place of another one: `[list, detail, editor*] → [list, receipt*]`, `detail` replaced.
    ///
    /// It belongs to the same flow. What stood on top of the other goes with it.
    ///
    /// Nothing happens where the other isn't on the stack, or is below the layer or section that is on top, or the
    /// new one is on the stack already.
    public func replace(_ screen: any Screen, with other: any Screen) {
        change { $0.replace(screen, with: other) }
    }

    /// Ends a flow and starts another one in its place: `App(Login(name*)) → App(List())`.
    ///
    /// Nothing happens where the flow isn't in the tree, or the other one is there already.
    public func replace(_ coordinator: any Coordinator, with other: any Coordinator) {
        change { $0.replace(coordinator, with: other) }
    }

    /// Ends a flow with all that is in it, children first: `App(list, Detail(detail, Editor(editor*))) → App(list*)`.
    ///
    /// Nothing happens where it isn't in the tree.
    public func stop(_ coordinator: any Coordinator) {
        if leaveReason == nil || stack.contains(coordinator) { change { $0.stop(coordinator) } }
    }
}
