extension Navigator {
    /// Shows a screen on top of its coordinator's flow: `[list, detail*] → [list, detail, editor*]`.
    @discardableResult
    public func push(_ screen: any Screen, for coordinator: any Coordinator) -> Bool {
        move { $0.push(screen, for: coordinator) }
    }

    /// Shows a screen on top of its coordinator's flow as the first one of a layer:
    /// `[list, detail*] → [list, detail | editor*]`.
    ///
    /// A coordinator that owns a scene presents its first screen in ``Coordinator/start()``. The layer goes with its flow,
    /// whoever ends that.
    @discardableResult
    public func present(_ screen: any Screen, for coordinator: any Coordinator) -> Bool {
        move { $0.present(screen, for: coordinator) }
    }

    /// Takes away the layer a screen is in, with the layers over it:
    /// `[list, detail | editor, field*] → [list, detail*]`.
    ///
    /// Dismissing what is gone already changes nothing.
    @discardableResult
    public func dismiss(_ screen: any Screen) -> Bool {
        // In its `stop()` a flow dismisses what has left with it.
        leaveReason != nil && !stack.contains(screen) ? false : move { $0.dismiss(screen) }
    }

    /// Starts a child flow on top of its parent's: `App(list*) → App(list, Detail(detail*))`.
    @discardableResult
    public func start(_ child: any Coordinator, for parent: any Coordinator) -> Bool {
        move { $0.start(child, for: parent) }
    }

    /// Brings a child flow to the front of its sisters, each of which keeps its place; starts one that is not in the tree:
    /// see ``Stack/select(_:for:)``. Where something stands over it that is none of it, a line says so.
    @discardableResult
    public func select(_ section: any Coordinator, for parent: any Coordinator) -> Bool {
        let hasMoved = move { $0.select(section, for: parent) }
        if !isMoving, stack.isCovered(frontOf: parent) { say(words(.behindThisPage)) }
        return hasMoved
    }

    /// Takes away the screen the person sees: `[list, detail*] → [list*]`. The first one of all stays: what ends a flow is
    /// ``stop(_:)``.
    @discardableResult
    public func pop() -> Bool {
        move { $0.goBack() }
    }

    /// Goes back to a screen of the layer or section on top: `[list, detail, editor*] → [list*]`.
    @discardableResult
    public func pop(to screen: any Screen) -> Bool {
        move { $0.pop(to: screen) }
    }

    /// Goes back to the first screen, in a layer or a section to its first one: `[list, detail, editor*] → [list*]` and
    /// `[list | editor, field*] → [list | editor*]`.
    @discardableResult
    public func popToRoot() -> Bool {
        move { $0.popToRoot() }
    }

    /// Shows a screen in the place of another one, with what stood on top of that gone:
    /// `[list, detail, editor*] → [list, receipt*]`.
    @discardableResult
    public func replace(_ screen: any Screen, with other: any Screen) -> Bool {
        move { $0.replace(screen, with: other) }
    }

    /// Ends a flow and starts another one in its place: `App(Login(name*)) → App(List())`.
    @discardableResult
    public func replace(_ coordinator: any Coordinator, with other: any Coordinator) -> Bool {
        move { $0.replace(coordinator, with: other) }
    }

    /// Ends a flow with all that is in it, children first: `App(list, Detail(detail*)) → App(list*)`.
    @discardableResult
    public func stop(_ coordinator: any Coordinator) -> Bool {
        leaveReason != nil && !stack.contains(coordinator) ? false : move { $0.stop(coordinator) }
    }
}
