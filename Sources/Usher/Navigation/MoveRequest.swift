/// A change of the stack that somebody asked for.
struct MoveRequest {
    var reason = Move.Reason.program
    var options: MoveOptions?
    var change: (inout Stack) -> Void

    /// The same, with a question taken away first, and those that led to it.
    func taking(away question: QuestionScreen) -> MoveRequest {
        var request = self
        request.change = { [change] stack in
            var next: QuestionScreen? = question
            while let screen = next {
                stack.remove(screen)
                next = screen.asker
            }
            change(&stack)
        }
        return request
    }

    /// The same, after these visits have let it happen.
    func agreed(by visits: [Int]) -> MoveRequest {
        var request = self
        request.options = options ?? MoveOptions()
        request.options?.agreed += visits
        return request
    }
}

/// Options of a move, which few have.
struct MoveOptions {
    /// The visits that have been asked, and let it happen.
    var agreed: [Int] = []
    /// The result of the flow that it ends.
    var outcome: FlowResult?
    /// The receiver of the result of the flow that it starts.
    var result: ResultReceiver?
    /// The end of the session that it leads to.
    var end: Session.End?
    /// The steps that follow once it has happened and no move is waiting; `nil` leaves those that follow
    /// already.
    var steps: RouteSteps?
    /// A change that is to follow one day: what that would take away is asked now.
    var later: ((inout Stack) -> Void)?
}

/// The way to a place, once what is left for it has gone.
struct RouteSteps {
    let each: [() -> Void]
    /// Makes the stack that they lead to, on which nothing starts.
    let lead: (inout Stack) -> Void
}

/// The moves to be made, and the flows to be ended after them.
struct MoveQueue {
    /// Moves asked for while another is under way, of which the first ones may have been made.
    var waiting: [MoveRequest] = []
    /// What is asked for within the move under way and can only follow it.
    var followers: [MoveRequest] = []
    /// The steps that follow once none is waiting: the way to a place.
    var steps: [() -> Void] = []
    var isMoving = false
    /// No flow below this height has become empty since nothing waited.
    var unchangedHeight = Int.max
    /// The screens that go round, once too many moves have asked for moves.
    var circle: [String] = []
}
