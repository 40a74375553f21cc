extension Conversation {
    final class AnswerWithoutEffect {
        let face: PageSnapshot
        let loss: String
        /// Whether to report it: the screen's delegate is nil, or a coordinator that moved nothing.
        let isSaid: Bool

        init(_ face: PageSnapshot, loss: String, on screen: any Screen) {
            self.face = face
            let delegate = Mirror(reflecting: screen).children.first { $0.label == "delegate" }?.value
            if let coordinator = delegate as? any Coordinator {
                isSaid = true
                let name = "\(type(of: coordinator))"
                self.loss = "\(loss), though \(name) heard it. End a flow with navigator.stop(self)"
            } else {
                isSaid = delegate.map { Mirror(reflecting: $0).children.isEmpty } ?? false
                self.loss = loss
            }
        }
    }

    /// Acts on a choice. If it requests nothing, the next page shows whether it had an effect.
    mutating func makeObserved(_ choice: ParsedAnswer, of line: String) throws {
        guard !line.allSatisfy(\.isWhitespace), let name = page.name(ofAction: choice) else {
            return try make(choice)
        }
        let (face, told) = (PageSnapshot(of: page), navigator.moveCount)
        try make(choice)
        guard navigator.moveCount == told, !navigator.hasWork, let screen = navigator.stack.top else {
            return
        }
        answerWithoutEffect = AnswerWithoutEffect(
            face, loss: "\(name) made no difference on \(type(of: screen))", on: screen)
    }

    /// Reports an answer without effect once the page after it is drawn.
    mutating func judgeAnswerWithoutEffect(hasSaid: Bool) {
        if !hasSaid, let answerWithoutEffect, PageSnapshot(of: page) == answerWithoutEffect.face {
            diagnostics?.isListening = answerWithoutEffect.isSaid
            navigator.tell(lost: answerWithoutEffect.loss)
            diagnostics?.isListening = true
        }
        answerWithoutEffect = nil
        writeTrace()
    }
}
