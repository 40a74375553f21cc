// What flows ask of their session beside moves
extension Navigator {
    /// Adds commands to each page of a flow, those of its children included.
    ///
    /// ```swift
    /// navigator.addCommands(for: self) { [unowned self] page in
    ///     page.command("m", "mail") { [self] in navigator.select(mail, for: self) }
    /// }
    /// ```
    ///
    /// They stand behind the screen's own, and end with the flow. One whose letter the screen, a nearer flow, its list or its
    /// question has gives way, and isn't offered on that page.
    ///
    /// - Parameters:
    ///   - coordinator: Whose flow it is.
    ///   - draw: Called each time a page of the flow is drawn; it changes nothing, as drawing does.
    public func addCommands(for coordinator: any Coordinator, _ draw: @escaping (inout Page) -> Void) {
        guard isInTree(coordinator, "commands were added") else { return }
        pages.commands.append(FlowCommands(owner: ObjectIdentifier(coordinator), draw: draw))
    }

    /// Says a line once, above what the next page tells: what came of an answer.
    ///
    /// ```swift
    /// navigator.say("“\(film.title)” is deleted.")
    /// ```
    ///
    /// It stands above whatever page comes next, and is gone from the one after. Several lines follow each
    /// other. Where no page comes any more, they are the last that the session says.
    public func say(_ line: String) {
        requireNotDrawing("say a line")
        pages.said.append(line)
    }

    /// Does long or asynchronous work, once the page that the person should read meanwhile is shown.
    ///
    /// ```swift
    /// navigator.push(list, for: self)
    /// navigator.work(for: self) { work in
    ///     list.show(try work.wait { await catalog.films() })
    /// }
    /// ```
    ///
    /// The session begins it when the moves are whole and the page on top is written, without a prompt, and shows what
    /// has changed on it when it is done. It runs on the session's own thread: what it touches needs no locks, and it may move.
    /// Several pieces are done in the order asked, and between two of them a page that has changed is shown. Lines that
    /// arrive meanwhile wait for the page after. Ctrl-C stops the piece that is under way, and not the session.
    ///
    /// - Parameters:
    ///   - coordinator: Whose flow it belongs to; work that has not begun when the flow ends is dropped.
    ///   - body: Does the work, and lets the `CancellationError` of its ``Work`` go on. What else it throws is said
    ///     in a line, as when an answer throws.
    public func work(for coordinator: any Coordinator, _ body: @escaping (inout Work) throws -> Void) {
        requireNotDrawing("ask for work")
        workQueue.pending.append(PendingWork(owner: coordinator, body: body))
    }

    /// Tells of each move from now on: once it is made, once a flow has objected to it, or where something of it was lost.
    ///
    /// ```swift
    /// navigator.observe { move in log.append("\(move)") }
    /// ```
    ///
    /// An answer after which nothing is different is told too, as a move with a loss: it asked for nothing, said nothing,
    /// and the page is the same; mostly its screen's delegate was never set. Nothing is compared while nobody observes.
    public func observe(_ observer: @escaping (Move) -> Void) {
        observation.observers.append(observer)
        memberIndex.isWatched = true
    }
}

// What the session does with moves, pages and work
extension Navigator {
    /// Back to the screen before, or from the question that stands.
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
        // What a flow asked for in its `stop()`.
        workQueue.pending = []
    }

    /// Asks a question over the page that the person sees, in its flow.
    func ask(_ question: QuestionScreen) {
        guard let flow = stack.topEntry?.owner?.coordinator else { return }
        push(question, for: flow)
    }

    /// The question that the person sees.
    var questionInFront: QuestionScreen? { leaving.question == nil ? stack.top as? QuestionScreen : nil }

    /// Does what the answer to a question does. The question goes in the first move that this makes, or in one of its own;
    /// an error, and a flow that objects, leave it where it is.
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

    /// Asks what a move would take away, in order, until one objects; which then is said, or the person asked.
    ///
    /// - Parameter leavings: What is asked about; what a flow that comes first would lead to takes it away later.
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
            // A flow that shows nothing would be asked for ever.
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

    /// Says why a move was not made, or what was lost.
    func object(_ reason: String) { leaving.objections.append(reason) }

    /// Makes the move that waits for the person's answer, or forgets it and leads to what would have been lost.
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

    /// Makes the move no more that waits for the person's answer.
    func forgetQuestion() {
        let results = leaving.question?.results ?? []
        leaving.question = nil
        for result in results { result.deliver(nil) }
    }

    /// The screen that the person sees, with its visit and its level: the question before something is left,
    /// or the one on top.
    var front: (screen: any Screen, visit: Int, level: PageCommands.PageDepth)? {
        if let question = leaving.question { return (question, question.visit, .homeOfLayer) }
        guard let top = stack.topEntry, let screen = top.screen else { return nil }
        return (screen, top.visit, top.level)
    }

    /// The visit of what the person sees.
    var visitOfPage: Int? { leaving.question?.visit ?? stack.topEntry?.visit }

    /// The commands of flows on the page, those of the nearest one first.
    var commandsOnPage: [FlowCommands] {
        let commands = pages.commands
        guard !commands.isEmpty, leaving.question == nil, let flow = stack.topEntry?.owner else { return [] }
        return flow.owners.flatMap { flow in commands.filter { $0.owner == flow.identity } }
    }

    var hasWork: Bool { !workQueue.pending.isEmpty }

    /// The next piece of a flow that goes on, which is under way from here on.
    func beginWork() -> ((inout Work) throws -> Void)? {
        while let piece = workQueue.pending.first {
            workQueue.pending.removeFirst()
            guard isInTree(piece.owner, "work was asked") else { continue }
            workQueue.worker = piece.owner
            return piece.body
        }
        return nil
    }

    /// Ends the flow whose work is done, if it shows nothing.
    func endWork() {
        guard let coordinator = workQueue.worker else { return }
        workQueue.worker = nil
        if let flow = stack.flow(of: coordinator) { settle(from: flow.height) }
    }

    var isObserved: Bool { !observation.observers.isEmpty }

    /// Tells of something that was asked for and did nothing.
    func tell(lost loss: String) {
        tell(
            Move(
                before: stack, after: stack, reason: .program, objector: nil, objection: nil,
                losses: [loss]))
    }

    /// Whether a flow is in the tree; where it isn't, what was asked for it is lost.
    func isInTree(_ coordinator: any Coordinator, _ request: @autoclosure () -> String) -> Bool {
        if stack.contains(coordinator) { return true }
        if isObserved {
            let reason = memberIndex.absence(of: coordinator).reason
            tell(lost: "\(request()) for \(type(of: coordinator)), which \(reason)")
        }
        return false
    }
}
