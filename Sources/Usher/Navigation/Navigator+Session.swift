extension Navigator {
    /// Back to the screen before, or from the question that stands.
    func goBack() {
        if let question = leaving.question { return answer(question, leaves: false) }
        ask(for: MoveRequest(reason: .back) { $0.goBack() })
    }

    func goHome() { ask(for: MoveRequest(reason: .home) { $0.popToRoot() }) }

    /// Ends all that is under way, if no flow objects, as `q` does.
    public func quit() { quit(as: .quit) }

    func quit(as end: End) {
        ask(for: MoveRequest(reason: .quit, options: MoveOptions(end: end)) { $0.stopAll() })
    }

    /// Ends all that is under way, if no flow objects, and the session with a status of the program's own.
    ///
    /// ```swift
    /// navigator.quit(with: .failure)
    /// ```
    public func quit(with status: ExitStatus) {
        ask(for: MoveRequest(options: MoveOptions(end: .exited(status))) { $0.stopAll() })
    }

    /// Ends all that is under way.
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
        defer { pages.answered = nil }
        try action()
        guard let question, !hasObjections, leaving.question == nil, stack.contains(question) else { return }
        change { _ in }
    }
}
