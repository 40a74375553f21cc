/// A move that would take away a flow or a screen, as ``Coordinator/objection(to:)`` and ``Screen/objection(to:)`` hear of it.
public struct Leaving {
    /// The origin of the move.
    public let reason: Move.Reason

    /// The stack that it leads to; empty where the program ends. Flows that begin on the way to a place have
    /// not started, and show nothing by themselves.
    public let after: Stack

    /// Whether it is left whatever is answered: what should be kept is to be kept now.
    public var isFinal: Bool { reason == .end }
}

/// An objection of a flow or a screen to being left: see ``Coordinator/objection(to:)``.
public enum Objection: Hashable, Sendable {
    /// It stays, for this reason: one line, and the same prompt.
    case stay(String)

    /// The person decides, with yes or no. Where nobody can be asked any more it is left, and `atEnd` says what became of
    /// it, on standard error.
    case ask(String, atEnd: String)
}

/// The question that a person is asked before something is left. Its page is on no stack, for nothing has
/// moved.
final class LeaveQuestion: Screen {
    private let text: String
    /// The flow or the screen that asks it.
    let asker: StackEntry
    /// The move to make after a yes.
    let request: MoveRequest
    /// Tells it from other pages.
    let visit: Int
    private weak var navigator: Navigator?

    init(_ text: String, of asker: StackEntry, visit: Int, navigator: Navigator, before request: MoveRequest)
    {
        (self.text, self.asker, self.request, self.visit) = (text, asker, request, visit)
        self.navigator = navigator
    }

    func draw(on page: inout Page) {
        page.ask(text, .yesOrNo, default: false) { [self] in navigator?.answer(self, leaves: $0) }
        page.help(page.words(.helpOfLeaving))
    }
}

extension Navigator {
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
        let result = leaving.question?.request.options?.result
        leaving.question = nil
        result?.deliver(nil)
    }

    /// The screen that the person sees, with its visit and its level: the question before something is left,
    /// or the one on top.
    var front: (screen: any Screen, visit: Int, level: Page.Level)? {
        if let question = leaving.question { return (question, question.visit, .homeOfLayer) }
        guard let top = stack.topEntry, let screen = top.screen else { return nil }
        return (screen, top.visit, top.level)
    }

    /// The visit of what the person sees.
    var visitOfPage: Int? { leaving.question?.visit ?? stack.visitOfTop }

    var hasObjections: Bool { !leaving.objections.isEmpty }

    /// Tells why a move was not made.
    func object(_ reason: String) {
        leaving.objections.append(reason)
    }

    /// Why moves were not made, or what was lost with the flows that ended unasked.
    func takeObjections() -> [String] {
        defer { leaving.objections = [] }
        return leaving.objections
    }
}
