extension Navigator {
    /// Adds commands to each page of a flow and its children until the flow ends.
    ///
    /// ```swift
    /// navigator.addCommands(for: self) { [unowned self] page in
    ///     page.command("m", "mail") { [self] in navigator.select(mail, for: self) }
    /// }
    /// ```
    ///
    /// The commands follow the screen's own. A command is left out if its letter is already in use.
    ///
    /// `draw` is called each time a page of the flow is drawn, and must not have side effects.
    public func addCommands(for coordinator: any Coordinator, _ draw: @escaping (inout Page) -> Void) {
        guard isInTree(coordinator, "commands were added") else { return }
        commands.append((ObjectIdentifier(coordinator), draw))
    }

    /// Prints a line once: above the next page, or else at the end of the session.
    public func say(_ line: String) {
        requireNotDrawing("say a line")
        said.append(line)
    }

    /// Prints a line that describes all changes, so that a brief session can show just that line.
    package func sayWhole(_ line: String) {
        say(line)
        hasSaidWhole = true
    }

    /// Does long or asynchronous work while the page on top is shown.
    ///
    /// ```swift
    /// navigator.push(list, for: self)
    /// navigator.work(for: self) { work in
    ///     list.show(try work.wait { await catalog.films() })
    /// }
    /// ```
    ///
    /// The work begins after all moves, and the page is drawn again when it's done. It runs on the
    /// session's own thread, so it needs no locks and may navigate. Several pieces of work run in
    /// order. Ctrl-C cancels the current piece, not the session.
    ///
    /// - Parameters:
    ///   - coordinator: The flow that does the work. If it ends, work that hasn't begun is dropped.
    ///   - body: Should rethrow a `CancellationError`. Other errors are shown to the user.
    public func work(for coordinator: any Coordinator, _ body: @escaping (inout Work) throws -> Void) {
        requireNotDrawing("ask for work")
        pendingWork.append((coordinator, body))
    }

    /// Calls an observer after each move that is made, refused or partly ignored.
    ///
    /// Also reports answers that have no effect, often because a delegate was never set.
    public func observe(_ observer: @escaping (Move) -> Void) {
        observers.append(observer)
        log.isWatched = true
    }

    /// Makes an inbox for messages to a coordinator from outside its session: see <doc:Events>.
    ///
    /// Messages are delivered on the session's thread, in order, and never during work. At a
    /// terminal's prompt, they're delivered at once. Lines from ``say(_:)`` are printed then, and
    /// the page is redrawn after the next answer. If a message has led to another page, that answer
    /// can only quit the session. On a pipe, messages are delivered with the next answer.
    ///
    /// - Parameters:
    ///   - coordinator: The receiver, whose flow must be in the tree. When the flow ends,
    ///     undelivered messages are dropped. An inbox doesn't keep an empty flow alive.
    ///   - receive: Called with each message. May navigate, retain the coordinator, and ask for
    ///     work, which begins at the next answer.
    public func inbox<Message: Sendable>(
        for coordinator: any Coordinator, _ receive: @escaping (Message) -> Void
    ) -> Inbox<Message> {
        requireNotDrawing("make an inbox")
        return events.makeInbox(for: isInTree(coordinator, "an inbox was made") ? coordinator : nil, receive)
    }

    /// Runs an action later, by the clock of the session's console.
    ///
    /// The action runs on the session's thread, delivered like a message: see ``inbox(for:_:)``. To
    /// repeat it, set the timer again in the action.
    ///
    /// - Parameters:
    ///   - duration: The delay. A negative delay counts as zero.
    ///   - coordinator: The flow that sets the timer. When the flow ends, the timer is dropped.
    ///   - action: May retain the coordinator.
    public func after(_ duration: Duration, for coordinator: any Coordinator, _ action: @escaping () -> Void)
    {
        requireNotDrawing("set a timer")
        guard isInTree(coordinator, "a timer was set") else { return }
        events.addTimer(at: events.clock().advanced(by: max(duration, .zero)), for: coordinator, action)
    }

    func goBack() {
        if let leaveQuestion { return resolve(leaveQuestion, leaves: false) }
        request(NavigationRequest(reason: .back) { $0.popUnlessVeryFirst() })
    }

    func goHome() { request(NavigationRequest(reason: .home) { $0.popToFirst() }) }
    func quit(as end: Session.End) { request(NavigationRequest(reason: .quit, end: end) { $0.stopAll() }) }

    func stopAll() {
        request(NavigationRequest(reason: .end) { $0.stopAll() })
        // Drop work that flows asked for in `stop()`.
        pendingWork = []
    }

    var questionInFront: QuestionScreen? { leaveQuestion == nil ? stack.top as? QuestionScreen : nil }

    /// Runs an answer's action. Its first move also removes the question. Without a move, the
    /// question is removed afterward, unless the action throws or a flow objects.
    func answer(_ question: QuestionScreen?, _ action: () throws -> Void) throws {
        questionToRemove = question
        if let question, let index = stack.index(of: question) {
            answeredQuestionOfRoot = stack.entries[index].depth == 1
        }
        defer { questionToRemove = nil }
        try action()
        guard let question, objections.isEmpty, leaveQuestion == nil, stack.contains(question) else { return }
        change { $0.remove(andAskersOf: question) }
    }

    func end(refusing words: String) -> Session.End {
        statusOfGivenAnswers.map { .exited($0) } ?? .refused(words)
    }

    var front: (screen: any Screen, visit: Int, level: PageCommands.PageDepth)? {
        if let leaveQuestion { return (leaveQuestion, leaveQuestion.visit, .homeOfLayer) }
        let stack = stack
        guard let top = stack.topEntry, let screen = top.screen else { return nil }
        return (screen, top.visit, stack.level)
    }

    var commandsOnPage: [(inout Page) -> Void] {
        guard !commands.isEmpty, leaveQuestion == nil else { return [] }
        return stack.flowsOnTop.flatMap { flow in
            commands.filter { $0.owner == ObjectIdentifier(flow.object) }.map(\.draw)
        }
    }

    var hasWork: Bool { !pendingWork.isEmpty }

    /// Whether a flow has running or pending work, and so doesn't have to show anything yet.
    func mayStayUnshown(_ flow: StackEntry) -> Bool {
        worker === flow.object || pendingWork.contains { $0.owner === flow.object }
    }

    func beginWork() -> ((inout Work) throws -> Void)? {
        while !pendingWork.isEmpty {
            let piece = pendingWork.removeFirst()
            guard isInTree(piece.owner, "work was asked") else { continue }
            worker = piece.owner
            return piece.body
        }
        return nil
    }

    func endWork() {
        worker = nil
        settle()
    }

    var isObserved: Bool { !observers.isEmpty }

    func tell(lost loss: String) {
        tell(Move(before: stack, after: stack, reason: .program, objector: nil, losses: [loss]))
    }

    /// Returns whether a flow is in the tree. If not, tells observers that the request did nothing.
    func isInTree(_ coordinator: any Coordinator, _ request: @autoclosure () -> String) -> Bool {
        if stack.contains(coordinator) { return true }
        if isObserved {
            let reason = log.absence(of: coordinator).reason
            tell(lost: "\(request()) for \(type(of: coordinator)), which \(reason)")
        }
        return false
    }
}

package final class WorkScreen: Screen {
    private let title: String
    private let text: String

    package init(_ title: String, _ text: String) { (self.title, self.text) = (title, text) }

    package func draw(on page: inout Page) {
        page.title(title)
        page.text(text)
    }
}
