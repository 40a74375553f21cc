// An answer that came to nothing
extension Conversation {
    final class IdleAnswer {
        let face: PageFace
        let loss: String
        /// Whether its screen has a delegate that was never set.
        let isUnheard: Bool

        init(_ face: PageFace, loss: String, on screen: any Screen) {
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
        let (face, told) = (page.face, navigator.watch.told)
        try make(choice)
        guard navigator.watch.told == told, !navigator.hasWork, let screen = navigator.stack.top else {
            return
        }
        comparisons.idleAnswer = IdleAnswer(
            face, loss: "\(name) made no difference on \(type(of: screen))", on: screen)
    }

    /// Tells of an answer that made no difference, now that the page after it is drawn.
    mutating func judgeIdleAnswer(hasSaid: Bool) {
        if !hasSaid, let idleAnswer = comparisons.idleAnswer, page.face == idleAnswer.face {
            watch?.losses?.isListening = idleAnswer.isUnheard
            navigator.tell(lost: idleAnswer.loss)
            watch?.losses?.isListening = true
        }
        comparisons.idleAnswer = nil
        writeTrace()
    }
}
