/// A change of the stack that somebody asked for.
struct Wish {
    var reason = Move.Reason.program
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

    /// The same, after these stays have let it happen.
    func agreed(by stays: [Int]) -> Wish {
        var wish = self
        wish.terms = WishTerms(
            agreed: (terms?.agreed ?? []) + stays, outcome: terms?.outcome, result: terms?.result,
            end: terms?.end, steps: terms?.steps, later: terms?.later)
        return wish
    }
}

/// What few wishes come with.
final class WishTerms {
    /// The stays that have been asked, and let it happen.
    let agreed: [Int]
    /// What the flow that it ends has come to.
    let outcome: FlowOutcome?
    /// Who waits for the flow that it starts.
    let result: FlowResult?
    /// How the session ends with it.
    let end: Session.End?
    /// What follows once it has happened and no move is waiting; none leaves those steps that follow already.
    let steps: Steps?
    /// What is to follow one day: what that would take away is asked now.
    let later: ((inout Stack) -> Void)?

    init(
        agreed: [Int] = [], outcome: FlowOutcome? = nil, result: FlowResult? = nil,
        end: Session.End? = nil, steps: Steps? = nil, later: ((inout Stack) -> Void)? = nil
    ) {
        (self.agreed, self.outcome, self.result) = (agreed, outcome, result)
        (self.end, self.steps, self.later) = (end, steps, later)
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
