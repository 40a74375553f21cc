/// A move that would take away a flow or a screen, as ``Coordinator/objection(to:)`` and ``Screen/objection(to:)`` hear of it.
public struct Leaving {
    /// Who asked for it.
    public let reason: Move.Reason

    /// What it leads to; empty where the program ends. What begins on the way to a place has not started, and shows nothing
    /// by itself.
    public let after: Stack

    /// Whether it is left whatever is answered: what should be kept is to be kept now.
    public var isFinal: Bool { reason == .end }
}

/// What a flow or a screen has against being left: see ``Coordinator/objection(to:)``.
public enum Objection: Hashable, Sendable {
    /// It stays, for this reason: one line, and the same prompt.
    case stay(String)

    /// The person decides, with yes or no. Where nobody can be asked any more it is left, and `atEnd` says what became of
    /// it, on standard error.
    case ask(String, atEnd: String)
}

/// What a person is asked before something is left: a page that is on no stack, for nothing has moved.
final class LeaveQuestion: Screen {
    private let text: String
    /// What asks it.
    let asker: Entry
    /// What happens after a yes.
    let wish: Wish
    /// Tells it from other pages.
    let stay: Int
    private weak var navigator: Navigator?

    init(_ text: String, of asker: Entry, stay: Int, navigator: Navigator, before wish: Wish) {
        (self.text, self.asker, self.wish, self.stay) = (text, asker, wish, stay)
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
        _ wish: Wish, taking leavings: Stack.Members, of previous: Stack, leadingTo next: Stack
    ) -> Bool {
        var after = next
        wish.terms?.steps?.lead(&after)
        let leaving = Leaving(reason: wish.reason, after: after)
        for entry in leavings {
            if let terms = wish.terms, terms.agreed.contains(entry.stay) { continue }
            asked = entry
            let answer = entry.objection(to: leaving)
            asked = nil
            switch answer {
            case nil: continue
            // A flow that shows nothing would be asked for ever.
            case _ where !entry.isScreen && !previous.hasMember(of: entry, above: entry): continue
            case .stay(let reason):
                object(reason)
                if wish.reason == .end { continue }
                objection = reason
            case .ask(_, let atEnd) where wish.reason == .end:
                object(atEnd)
                continue
            case .ask(let text, _):
                forgetQuestion()
                question = LeaveQuestion(
                    text, of: entry, stay: presence.nextStay(), navigator: self,
                    before: wish.agreed(by: leavings.prefix { $0 !== entry }.map(\.stay) + [entry.stay]))
                objection = text
            }
            if isObserved { objector = entry.object }
            return false
        }
        return true
    }

    /// Makes the move that waits for the person's answer, or forgets it and leads to what would have been lost.
    func answer(_ question: LeaveQuestion, leaves: Bool) {
        guard question === self.question else { return }
        if leaves {
            self.question = nil
            ask(for: question.wish)
        } else {
            forgetQuestion()
            let section = question.asker.section
            change { $0.bringToFront(section) }
        }
    }

    /// Makes the move no more that waits for the person's answer.
    func forgetQuestion() {
        let result = question?.wish.terms?.result
        question = nil
        result?.deliver(nil)
    }

    /// What the person sees, with its stay and its place: what is asked before something is left, or the screen on top.
    var front: (screen: any Screen, stay: Int, place: Page.Place)? {
        if let question { return (question, question.stay, .homeOfLayer) }
        guard let top = stack.topEntry, let screen = top.screen else { return nil }
        return (screen, top.stay, top.place)
    }

    /// The stay of what the person sees.
    var stayOfPage: Int? { question?.stay ?? stack.stayOfTop }

    var hasObjections: Bool { !objections.isEmpty }

    /// Tells why a move was not made.
    func object(_ reason: String) {
        objections = objections + [reason]
    }

    /// Why moves were not made, or what was lost with the flows that ended unasked.
    func takeObjections() -> [String] {
        defer { objections = [] }
        return objections
    }
}
