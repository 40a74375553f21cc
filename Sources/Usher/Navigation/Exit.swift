/// A move that would end a flow, as ``Coordinator/shouldStop(_:)`` hears of it.
public struct Exit {
    /// Who asked for the move.
    public enum Reason: String, Hashable, Sendable {
        /// The program: a coordinator.
        case program
        /// The person, who answered `b`.
        case back
        /// The person, who answered `h`.
        case home
        /// The person, who answered `q`.
        case quit
        /// The person, or the program's start, with a path to open.
        case open
        /// Nobody: the input ended, Ctrl-C, the output was lost, or an answer was refused in a strict session. Nobody can be
        /// asked any more.
        case end
    }

    /// Who asked for it.
    public let reason: Reason

    /// What it leads to; empty where the program ends. What begins on the way to a place has not started, and shows nothing
    /// by itself.
    public let destination: Stack

    /// Whether the flow ends whatever is answered: what should be kept is to be kept now.
    public var isFinal: Bool { reason == .end }
}

/// Whether a flow may end: what ``Coordinator/shouldStop(_:)`` answers.
public enum StopAnswer: Hashable, Sendable {
    /// It may.
    case stop

    /// It goes on, for this reason: one line, and the same prompt.
    case stay(String)

    /// The person decides, with yes or no. Where nobody can be asked any more the flow ends, and `atEnd` says what became
    /// of it, on standard error.
    case ask(String, atEnd: String)
}

/// A change of the stack that somebody asked for.
struct Wish {
    var reason = Exit.Reason.program
    var terms: WishTerms?
    var change: (inout Stack) -> Void

    /// The same, with a question taken away first, and those that led to it.
    func taking(away question: QuestionScreen) -> Wish {
        var wish = self
        wish.change = { [change] stack in
            var next: QuestionScreen? = question
            while let screen = next {
                stack.remove(screen)
                next = screen.asker
            }
            change(&stack)
        }
        return wish
    }
}

/// What few wishes come with.
final class WishTerms {
    /// The stays of the flows that have been asked, and let it happen.
    let agreed: [Int]
    /// What the flow that it ends has come to.
    let outcome: FlowOutcome?

    /// What the program ends with.
    let status: ExitStatus?

    /// What follows once it has happened and no move is waiting; none leaves those steps that follow already.
    let steps: Steps?

    init(agreed: [Int] = [], outcome: FlowOutcome? = nil, status: ExitStatus? = nil, steps: Steps? = nil) {
        (self.agreed, self.outcome, self.status, self.steps) = (agreed, outcome, status, steps)
    }
}

/// The way to a place, once what is left for it has gone.
struct Steps {
    let each: [() -> Void]
    /// What they lead to, on a stack on which nothing starts.
    let lead: (inout Stack) -> Void

    init(_ each: [() -> Void], lead: @escaping (inout Stack) -> Void) {
        (self.each, self.lead) = (each, lead)
    }
}

/// What a person is asked before a flow ends: a page that is on no stack, for nothing has moved.
final class ExitQuestion: Screen {
    private let text: String
    /// Whose question it is.
    let flow: (identity: ObjectIdentifier, stay: Int)
    /// What happens after a yes.
    let wish: Wish
    /// Tells it from other pages.
    let stay: Int
    private weak var navigator: Navigator?

    init(_ text: String, of flow: Entry, stay: Int, navigator: Navigator, before wish: Wish) {
        self.text = text
        self.flow = (flow.identity, flow.stay)
        self.wish = wish
        self.stay = stay
        self.navigator = navigator
    }

    func draw(on page: inout Page) {
        page.ask(text, .yesOrNo, default: false) { [self] in navigator?.answer(self, leaves: $0) }
        page.help(page.words(.helpOfLeaving))
    }
}
