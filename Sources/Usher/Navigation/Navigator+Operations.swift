extension Navigator {
    /// Makes one move of several operations: nothing in between is ever seen.
    ///
    /// ```swift
    /// navigator.move { [self] in
    ///     navigator.popToFirst()
    ///     navigator.push(receipt, for: self)
    /// }
    /// ```
    ///
    /// ``stack`` is that of the move so far. What waits for a result or may be asked for
    /// later, such as ``start(_:for:completion:)`` and ``open(_:)``, follows once the move is
    /// whole, if no flow objects to that. A screen can't move while it draws its page: that traps,
    /// and it moves in what an answer does.
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
    package func pop(to screen: any Screen) {
        change { $0.pop(to: screen) }
    }

    /// Goes back to the first screen, in a layer or a section to its first one: `[list, detail, editor*] → [list*]` and
    /// `[list | editor, field*] → [list | editor*]`.
    ///
    /// Nothing happens where that is what the person sees.
    public func popToFirst() {
        change { $0.popToFirst() }
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

    /// Ends all that a coordinator shows and has started, and starts another flow in its place, as
    /// log in and log out do:
    /// `App(Tickets(tickets), People(people*)) → App(Login(name*))`.
    ///
    /// Nothing happens where the coordinator isn't in the tree, or the other flow is there already.
    public func reset(to child: any Coordinator, for parent: any Coordinator) {
        change { $0.reset(to: child, for: parent) }
    }

    /// Ends all that a coordinator shows and has started, starts another flow in its place, and
    /// hears what comes of that: see ``start(_:for:completion:)``.
    ///
    /// ```swift
    /// navigator.reset(to: LoginCoordinator(navigator: navigator), for: self) { [self] user in
    ///     if let user { navigator.reset(to: home(of: user), for: self) }
    /// }
    /// ```
    public func reset<Child: Coordinator>(
        to child: Child, for parent: any Coordinator, completion: @escaping (Child.Output?) -> Void
    ) {
        let result = ResultReceiver(completion)
        ask(
            for: MoveRequest(options: MoveOptions(result: result)) {
                $0.reset(to: child, for: parent, result: result)
            })
    }

    /// Starts a child flow, and hears what comes of it.
    ///
    /// ```swift
    /// navigator.start(picker, for: self) { film in
    ///     if let film { show(film) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - child: The flow, which ends itself with ``finish(_:with:)``.
    ///   - parent: The flow it is part of.
    ///   - completion: Called once: after the child's ``Coordinator/stop()``, whoever ended the flow; with `nil` where the
    ///     person or a coordinator left it unfinished, and where it could not be started.
    public func start<Child: Coordinator>(
        _ child: Child, for parent: any Coordinator, completion: @escaping (Child.Output?) -> Void
    ) {
        let result = ResultReceiver(completion)
        ask(
            for: MoveRequest(options: MoveOptions(result: result)) {
                $0.add(.coordinator(child), to: parent, result: result)
            })
    }

    /// Ends a flow with what came of it, for the ``start(_:for:completion:)`` that waits for it.
    public func finish<Flow: Coordinator>(_ coordinator: Flow, with output: Flow.Output) {
        guard let flow = stack.flow(of: coordinator) else { return stop(coordinator) }
        let outcome = FlowResult(visit: flow.visit, output: output)
        ask(for: MoveRequest(options: MoveOptions(outcome: outcome)) { $0.stop(coordinator) })
    }

    /// Ends all that is under way, if no flow objects, as `q` does.
    public func quit() { quit(as: .quit) }

    /// Ends all that is under way, if no flow objects, and the session with a status of the program's own.
    ///
    /// ```swift
    /// navigator.quit(with: .failure)
    /// ```
    public func quit(with status: ExitStatus) {
        ask(for: MoveRequest(options: MoveOptions(end: .exited(status))) { $0.stopAll() })
    }

    /// Makes an inbox through which a coordinator can be reached from outside its session.
    ///
    /// ```swift
    /// let inbox = navigator.inbox(for: self) { [self] (change: Change) in films.apply(change) }
    /// Thread.detachNewThread {
    ///     while let change = source.next(), inbox.send(change) {}
    /// }
    /// ```
    ///
    /// Messages are delivered on the session's thread, in order, between two answers and never within work:
    ///
    /// - On a terminal that waits for an answer, at once. Nothing is printed but what the receiver says (``say(_:)``); the
    ///   page is drawn at the next answer, and an empty one will do. Where events have led away from the page that is read,
    ///   other answers are refused, and show the page that is there now.
    /// - Elsewhere with the next answer, before the page that it leads to.
    ///
    /// A receiver may move, start flows, ask for work and say lines, as what an answer does may. Work that it asks for while
    /// a terminal waits begins at the next answer.
    ///
    /// - Parameters:
    ///   - coordinator: Whose flow the inbox belongs to and ends with: what has not been delivered then is dropped.
    ///     A coordinator that is not in the tree hears nothing. Waiting keeps no flow alive that shows nothing.
    ///   - receive: Hears a message. It may hold the coordinator.
    public func inbox<Message: Sendable>(
        for coordinator: any Coordinator, _ receive: @escaping (Message) -> Void
    ) -> Inbox<Message> {
        requireNotDrawing("make an inbox")
        guard isInTree(coordinator, "an inbox was made") else {
            return events.makeClosedInbox(of: Message.self)
        }
        return events.makeInbox(for: coordinator, receive)
    }

    /// Does something later, by the clock of the session's console.
    ///
    /// ```swift
    /// navigator.after(.seconds(120), for: self) { [self] in
    ///     navigator.say("Time is up.")
    ///     navigator.stop(self)
    /// }
    /// ```
    ///
    /// It is done on the session's thread, as a message of an inbox is delivered: see ``inbox(for:_:)``. What is due at the
    /// same time is done in the order asked. To do something again and again, ask again in the action.
    ///
    /// - Parameters:
    ///   - duration: How long to wait; no time at all is until the next answer, or until the terminal waits for it.
    ///   - coordinator: Whose flow it belongs to; what the flow waits for when it ends is dropped.
    ///   - action: What is done. It may hold the coordinator.
    public func after(
        _ duration: Duration, for coordinator: any Coordinator, _ action: @escaping () -> Void
    ) {
        requireNotDrawing("set a timer")
        guard isInTree(coordinator, "a timer was set") else { return }
        events.addTimer(at: events.clock().advanced(by: max(duration, .zero)), for: coordinator, action)
    }
}
