extension Navigator {
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
