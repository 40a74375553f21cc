extension Navigator {
    /// Combines several operations into one move. Nothing in between is shown.
    ///
    /// ```swift
    /// navigator.move { [self] in
    ///     navigator.popToFirst()
    ///     navigator.push(receipt, for: self)
    /// }
    /// ```
    ///
    /// In the closure, ``stack`` is the result of the move so far. ``open(_:)``, ``quit(with:)``
    /// and operations with an output or a completion follow the move, unless it's refused. A flow
    /// that they add to may be empty until then. Navigating while a screen draws its page traps.
    ///
    /// - Parameter operations: Runs again if a flow asks whether to leave and the user agrees.
    public func move(_ operations: @escaping () -> Void) {
        change { [unowned self] stack in
            let outer = draft
            draft = stack
            operations()
            stack = draft ?? stack
            draft = outer
        }
    }

    /// Shows a screen on top of a coordinator's flow: `[list, detail*] → [list, detail, editor*]`.
    ///
    /// Does nothing if the coordinator isn't in the tree, or if the screen is already on the stack.
    /// Also does nothing if the coordinator's screen on top has the same type and
    /// ``RouteNamed/routeName``.
    public func push(_ screen: any Screen, for coordinator: any Coordinator) {
        show(StackAddition(member: .screen(screen), owner: coordinator))
    }

    /// Begins a layer with a screen on top of a flow: `[list, detail*] → [list, detail | editor*]`.
    ///
    /// Home leads to the layer's first screen, and going back from there dismisses the layer. A
    /// layer ends with its flow. Does nothing in the same cases as ``push(_:for:)``.
    public func present(_ screen: any Screen, for coordinator: any Coordinator) {
        show(StackAddition(member: .screen(screen), begins: .layer, owner: coordinator))
    }

    /// Removes the layer that a screen is in: `[list, detail | editor, field*] → [list, detail*]`.
    ///
    /// Also removes what the layer's flow shows above the layer, but not what parent flows show
    /// there. If the flow shows nothing else, it ends. Does nothing if the screen isn't in a layer.
    public func dismiss(_ screen: any Screen) {
        // In `stop()`, a flow may dismiss a screen that was removed with it. That's no mistake.
        if leaveReason == nil || stack.contains(screen) { change { $0.dismiss(screen) } }
    }

    /// Starts a child flow on top of its parent's flow: `App(list*) → App(list, Detail(detail*))`.
    ///
    /// Does nothing if the parent isn't in the tree or the child already is. Also does nothing if
    /// the parent already has a child flow with the same type and ``RouteNamed/routeName`` whose
    /// first screen is on top.
    public func start(_ child: any Coordinator, for parent: any Coordinator) {
        show(StackAddition(member: .coordinator(child), owner: parent))
    }

    /// Brings a section to the front, starting it if needed: `App(List(list, detail),
    /// Numbers(numbers*)) → App(Numbers(numbers), List(list, detail*))`.
    ///
    /// Sections are sibling flows, like tabs: each keeps its screens while another one is in front.
    /// A section's first screen is its home, and going back stops there. Screens that the parent
    /// shows above its sections stay on top, and a message says so. Does nothing if the section is
    /// already in front or its parent isn't in the tree.
    public func select(_ section: any Coordinator, for parent: any Coordinator) {
        // Count this as a move, or an observer would be told that the answer had no effect.
        if isObserved, stack.selectedSection(of: parent) === section { moveCount += 1 }
        change { $0.select(section, for: parent) }
        if !isMoving, stack.isCovered(frontOf: parent) { say(words("open.behind")) }
    }

    /// Removes the screen on top: `[list, detail*] → [list*]`.
    ///
    /// Removing a flow's last screen ends the flow. Removing a layer's first screen ends the layer.
    /// The first screen of the stack or of a section stays. To end such a flow, use ``stop(_:)``.
    public func pop() { change { $0.popUnlessVeryFirst() } }

    /// Goes back to a screen of the layer or section on top: `[list, detail, editor*] → [list*]`.
    package func pop(to screen: any Screen) { change { $0.pop(to: screen) } }

    /// Goes back to the first screen of the current layer or section, or else of the stack: `[list,
    /// detail, editor*] → [list*]`, `[list | editor, field*] → [list | editor*]`.
    public func popToFirst() { change { $0.popToFirst() } }

    /// Replaces a screen (`detail`) and all above it: `[list, detail, editor*] → [list, receipt*]`.
    ///
    /// The new screen belongs to the same flow. Does nothing if it's already on the stack, or if
    /// the old screen isn't in the layer or section on top.
    public func replace(_ screen: any Screen, with other: any Screen) {
        change { $0.replace(screen, with: other) }
    }

    /// Ends a flow and starts another one in its place: `App(Login(name*)) → App(List())`.
    ///
    /// Does nothing if the old flow isn't in the tree or the new flow already is.
    public func replace(_ coordinator: any Coordinator, with other: any Coordinator) {
        change { $0.replace(coordinator, with: other) }
    }

    /// Ends a flow and everything in it, children first: `App(list, Detail(detail,
    /// Editor(editor*))) → App(list*)`. Does nothing if the flow isn't in the tree.
    public func stop(_ coordinator: any Coordinator) {
        if leaveReason == nil || stack.contains(coordinator) { change { $0.stop(coordinator) } }
    }

    /// Replaces everything that a coordinator shows with a new child flow, such as a login:
    /// `App(Tickets(tickets), People(people*)) → App(Login(name*))`.
    ///
    /// Does nothing if the coordinator isn't in the tree or the child already is.
    public func reset(to child: any Coordinator, for parent: any Coordinator) {
        change { $0.reset(to: child, for: parent) }
    }

    /// Like ``reset(to:for:)``, and receives the child's result: see ``start(_:for:completion:)``.
    public func reset<Child: Coordinator>(
        to child: Child, for parent: any Coordinator, completion: @escaping (Child.Output?) -> Void
    ) {
        let result = ResultReceiver(completion)
        request(
            NavigationRequest(result: result, owner: parent) {
                $0.reset(to: child, for: parent, result: result)
            })
    }

    /// Starts a child flow and receives its result: see <doc:Results>.
    ///
    /// - Parameters:
    ///   - child: The flow, which ends with ``finish(_:with:)``.
    ///   - parent: The flow that the child becomes part of.
    ///   - completion: Called once, after the child's ``Coordinator/stop()``. Receives the child's
    ///     output, or `nil` if the child ended without one or couldn't be started.
    public func start<Child: Coordinator>(
        _ child: Child, for parent: any Coordinator, completion: @escaping (Child.Output?) -> Void
    ) {
        show(StackAddition(member: .coordinator(child), owner: parent, result: ResultReceiver(completion)))
    }

    /// Ends a flow and passes its output to the completion of ``start(_:for:completion:)``.
    public func finish<Flow: Coordinator>(_ coordinator: Flow, with output: Flow.Output) {
        guard let index = stack.index(of: coordinator) else { return stop(coordinator) }
        let outcome = (stack.entries[index].visit, output)
        request(NavigationRequest(outcome: outcome) { $0.stop(coordinator) })
    }

    /// Ends all flows and the session, unless a flow objects.
    ///
    /// - Parameter status: The exit status; without one, the session ends as if the user typed `q`.
    public func quit(with status: ExitStatus? = nil) {
        guard let status else { return quit(as: .quit) }
        request(NavigationRequest(end: .exited(status)) { $0.stopAll() })
    }
}
