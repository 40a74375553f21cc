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
    /// What waits for flows that the move starts.
    var results: [ResultReceiver]
    /// Tells it from other pages.
    let visit: Int
    private weak var navigator: Navigator?

    init(_ text: String, of asker: StackEntry, visit: Int, navigator: Navigator, before request: MoveRequest)
    {
        (self.text, self.asker, self.request, self.visit) = (text, asker, request, visit)
        self.navigator = navigator
        results = [request.options?.result].compactMap { $0 }
    }

    func draw(on page: inout Page) {
        page.ask(text, .yesOrNo, default: false) { [self] in navigator?.answer(self, leaves: $0) }
        page.help(page.words(.helpOfLeaving))
    }
}

/// The state of guards: who is asked, the question for the person, and the objections.
struct LeaveNegotiation {
    /// The flow or screen that is asked whether it may be left, and can't move meanwhile.
    var asked: StackEntry?
    /// The question for the person before a move is made.
    var question: LeaveQuestion?
    /// Why moves were not made, and what was lost with the flows that nobody could be asked about.
    var objections: [String] = []
    /// Whether answers of a form are lost as the program ends.
    var losesAnswers = false
    /// The status for answers that are refused or lost, if they come from a command line.
    var status: ExitStatus?

    /// The end of a session for a refusal, in its words.
    func end(refusing words: String) -> Session.End { status.map { .exited($0) } ?? .refused(words) }
}
