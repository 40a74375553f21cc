extension Navigator {
    /// Adds commands to each page of a flow and its children until the flow ends.
    ///
    /// ```swift
    /// navigator.addCommands(for: self) { [unowned self] page in
    ///     page.command("m", "mail") { [self] in navigator.select(mail, for: self) }
    /// }
    /// ```
    ///
    /// They follow the screen's own. A letter that the screen, a nearer flow, the list or the
    /// question already uses isn't offered on that page.
    ///
    /// - Parameters:
    ///   - coordinator: The owner of the flow.
    ///   - draw: Called each time a page of the flow is drawn, without side effects.
    public func addCommands(for coordinator: any Coordinator, _ draw: @escaping (inout Page) -> Void) {
        guard isInTree(coordinator, "commands were added") else { return }
        pages.commands.append(FlowCommands(owner: ObjectIdentifier(coordinator), draw: draw))
    }

    /// Prints a line once, above the next page, such as the outcome of an answer.
    ///
    /// ```swift
    /// navigator.say("“\(film.title)” is deleted.")
    /// ```
    ///
    /// If no page follows, it's among the last lines of the session.
    public func say(_ line: String) {
        requireNotDrawing("say a line")
        pages.said.append(line)
    }

    /// Does long or asynchronous work after the current page is shown.
    ///
    /// ```swift
    /// navigator.push(list, for: self)
    /// navigator.work(for: self) { work in
    ///     list.show(try work.wait { await catalog.films() })
    /// }
    /// ```
    ///
    /// Begins after the moves, with the page on top shown without a prompt, and shows what has
    /// changed when done. It runs on the session's own thread, so it needs no locks and may
    /// navigate. Pieces run in order, and a page that has changed is shown between them. Ctrl-C
    /// cancels the current piece, not the session.
    ///
    /// - Parameters:
    ///   - coordinator: Work that hasn't begun is dropped when its flow ends.
    ///   - body: Should rethrow the `CancellationError` of its ``Work``. Other errors are shown as
    ///     a line.
    public func work(for coordinator: any Coordinator, _ body: @escaping (inout Work) throws -> Void) {
        requireNotDrawing("ask for work")
        workQueue.pending.append(PendingWork(owner: coordinator, body: body))
    }

    /// Calls an observer after each move that is made, refused or partly ignored.
    ///
    /// ```swift
    /// navigator.observe { move in log.append("\(move)") }
    /// ```
    ///
    /// An answer that changed and said nothing is reported as a move with a loss; often its
    /// screen's delegate was never set.
    public func observe(_ observer: @escaping (Move) -> Void) {
        observation.observers.append(observer)
        memberIndex.isWatched = true
    }
}

extension Navigator {
    func goBack() {
        if let question = leaving.question { return answer(question, leaves: false) }
        ask(for: MoveRequest(reason: .back) { $0.goBack() })
    }

    func goHome() { ask(for: MoveRequest(reason: .home) { $0.popToFirst() }) }

    func quit(as end: Session.End) {
        ask(for: MoveRequest(reason: .quit, options: MoveOptions(end: end)) { $0.stopAll() })
    }

    func stopAll() {
        ask(for: MoveRequest(reason: .end) { $0.stopAll() })
        // Drop what a flow asked for in its `stop()`.
        workQueue.pending = []
    }

    func ask(_ question: QuestionScreen) {
        guard let flow = stack.topEntry?.owner?.coordinator else { return }
        push(question, for: flow)
    }

    var questionInFront: QuestionScreen? { leaving.question == nil ? stack.top as? QuestionScreen : nil }

    /// Runs an answer's action and removes its question in the first move, unless it throws or a
    /// flow objects.
    func answer(_ question: QuestionScreen?, _ action: () throws -> Void) throws {
        pages.answered = question
        if let question, let entry = stack.entry(of: ObjectIdentifier(question)) {
            pages.rootWasAnswered = entry.depth == 1
        }
        defer { pages.answered = nil }
        try action()
        guard let question, leaving.objections.isEmpty, leaving.question == nil, stack.contains(question)
        else { return }
        change { _ in }
    }

    /// Asks what a move would remove, in order, until one objects.
    func allow(
        _ request: MoveRequest, taking leavings: Stack.Members, of previous: Stack, leadingTo next: Stack
    ) -> Bool {
        var after = next
        request.options?.steps?.lead(&after)
        let departure = Leaving(reason: request.reason, after: after)
        for entry in leavings {
            if let options = request.options, options.agreed.contains(entry.visit) { continue }
            leaving.asked = entry
            let answer = entry.objection(to: departure)
            leaving.asked = nil
            switch answer {
            case nil: continue
            // Otherwise an empty flow would be asked forever.
            case _ where !entry.isScreen && !previous.hasMember(of: entry, above: entry): continue
            case .stay(let reason):
                object(reason)
                if request.reason == .end { continue }
                observation.objection = reason
            case .ask(_, let atEnd) where request.reason == .end:
                object(atEnd)
                continue
            case .ask(let text, _):
                forgetQuestion()
                leaving.question = LeaveQuestion(
                    text, of: entry, visit: memberIndex.nextVisit(), navigator: self,
                    before: request.agreed(by: leavings.prefix { $0 !== entry }.map(\.visit) + [entry.visit]))
                observation.objection = text
            }
            if isObserved { observation.objector = entry.object }
            return false
        }
        return true
    }

    func object(_ reason: String) { leaving.objections.append(reason) }

    /// Makes the move that waits, or forgets it and shows what would have been lost.
    func answer(_ question: LeaveQuestion, leaves: Bool) {
        guard question === leaving.question else { return }
        if leaves {
            leaving.question = nil
            ask(for: question.request)
        } else {
            forgetQuestion()
            let section = question.asker.section
            change { $0.bringToFront(section) }
        }
    }

    func forgetQuestion() {
        let results = leaving.question?.results ?? []
        leaving.question = nil
        for result in results { result.deliver(nil) }
    }

    var front: (screen: any Screen, visit: Int, level: PageCommands.PageDepth)? {
        if let question = leaving.question { return (question, question.visit, .homeOfLayer) }
        guard let top = stack.topEntry, let screen = top.screen else { return nil }
        return (screen, top.visit, top.level)
    }

    var visitOfPage: Int? { leaving.question?.visit ?? stack.topEntry?.visit }

    /// The commands of flows on the page, the nearest flow's first.
    var commandsOnPage: [FlowCommands] {
        let commands = pages.commands
        guard !commands.isEmpty, leaving.question == nil, let flow = stack.topEntry?.owner else { return [] }
        return flow.owners.flatMap { flow in commands.filter { $0.owner == flow.identity } }
    }

    var hasWork: Bool { !workQueue.pending.isEmpty }

    func beginWork() -> ((inout Work) throws -> Void)? {
        while let piece = workQueue.pending.first {
            workQueue.pending.removeFirst()
            guard isInTree(piece.owner, "work was asked") else { continue }
            workQueue.worker = piece.owner
            return piece.body
        }
        return nil
    }

    func endWork() {
        guard let coordinator = workQueue.worker else { return }
        workQueue.worker = nil
        if let flow = stack.flow(of: coordinator) { settle(from: flow.height) }
    }

    var isObserved: Bool { !observation.observers.isEmpty }

    func tell(lost loss: String) {
        tell(
            Move(before: stack, after: stack, reason: .program, objector: nil, objection: nil, losses: [loss])
        )
    }

    /// Returns whether a flow is in the tree, and reports a loss if not.
    func isInTree(_ coordinator: any Coordinator, _ request: @autoclosure () -> String) -> Bool {
        if stack.contains(coordinator) { return true }
        if isObserved {
            let reason = memberIndex.absence(of: coordinator).reason
            tell(lost: "\(request()) for \(type(of: coordinator)), which \(reason)")
        }
        return false
    }
}
