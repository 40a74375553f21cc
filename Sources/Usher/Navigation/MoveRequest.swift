struct MoveRequest {
    var reason = Move.Reason.program
    var options: MoveOptions?
    var change: (inout Stack) -> Void

    /// The same, but first removes a question and those that led to it.
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

    func agreed(by visits: [Int]) -> MoveRequest {
        var request = self
        request.options = options ?? MoveOptions()
        request.options?.agreed += visits
        return request
    }
}

struct MoveOptions {
    var agreed: [Int] = []
    var outcome: FlowResult?
    var result: ResultReceiver?
    var end: Session.End?
    /// Steps to take after it; `nil` leaves those already queued.
    var steps: RouteSteps?
    /// A change that will follow; what it would remove is asked now.
    var later: ((inout Stack) -> Void)?
}

/// The rest of a route, once what isn't on the way has been left.
struct RouteSteps {
    let each: [() -> Void]
    /// Previews the final stack, starting nothing.
    let lead: (inout Stack) -> Void
}

struct MoveQueue {
    /// Moves requested while another one is under way; the first ones may have been made.
    var waiting: [MoveRequest] = []
    /// Moves requested within ``Navigator/move(_:)`` that can only follow it.
    var followers: [MoveRequest] = []
    var steps: [() -> Void] = []
    var isMoving = false
    /// No flow below this height has become empty since the queue was last empty.
    var unchangedHeight = Int.max
    var circle: [String] = []
}
