// An answer that came to nothing
extension Conversation {
    final class AnswerWithoutEffect {
        let face: PageSnapshot
        let loss: String
        /// Whether its screen has a delegate that was never set.
        let isUnheard: Bool

        init(_ face: PageSnapshot, loss: String, on screen: any Screen) {
            (self.face, self.loss) = (face, loss)
            isUnheard = Mirror(reflecting: screen).children.contains { child in
                child.label == "delegate" && Mirror(reflecting: child.value).children.isEmpty
            }
        }
    }

    /// Does what a choice does. An answer that asks for nothing is remembered until the next page tells whether it made a
    /// difference.
    mutating func makeObserved(_ choice: Choice, of line: String) throws {
        guard !line.allSatisfy(\.isWhitespace), let name = page.name(ofAction: choice) else {
            return try make(choice)
        }
        let (face, told) = (page.face, navigator.observation.told)
        try make(choice)
        guard navigator.observation.told == told, !navigator.hasWork, let screen = navigator.stack.top else {
            return
        }
        comparisons.answerWithoutEffect = AnswerWithoutEffect(
            face, loss: "\(name) made no difference on \(type(of: screen))", on: screen)
    }

    /// Tells of an answer that made no difference, now that the page after it is drawn.
    mutating func judgeAnswerWithoutEffect(hasSaid: Bool) {
        if !hasSaid, let answerWithoutEffect = comparisons.answerWithoutEffect,
            page.face == answerWithoutEffect.face
        {
            diagnostics?.losses?.isListening = answerWithoutEffect.isUnheard
            navigator.tell(lost: answerWithoutEffect.loss)
            diagnostics?.losses?.isListening = true
        }
        comparisons.answerWithoutEffect = nil
        writeTrace()
    }
}
