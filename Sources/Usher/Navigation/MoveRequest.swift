struct MoveRequest {
    var reason = Move.Reason.program
    /// The visits that have agreed to be left.
    var agreed: [Int] = []
    /// The result of the flow that it ends.
    var outcome: FlowResult?
    /// Receives the result of the flow that it starts.
    var result: ResultReceiver?
    /// The end of the session if the stack becomes empty.
    var end: Session.End?
    /// The rest of a route, to be shown afterwards; `nil` leaves what is still to be shown.
    var additions: [Addition]?
    /// What it shows; it does nothing else then.
    var addition: Addition?
    var change: (inout Stack) -> Void = { _ in }
    /// A change that will follow; what it would remove is asked now.
    var later: ((inout Stack) -> Void)?

    /// Whether it can be one of several operations of a move.
    var canBePart: Bool { outcome == nil && result == nil && end == nil && additions == nil }

    func apply(to stack: inout Stack) {
        if let addition { stack.show(addition) } else { change(&stack) }
    }

    /// The same, but first removes a question and those that led to it.
    func taking(away question: QuestionScreen) -> MoveRequest {
        var request = self
        request.addition = nil
        request.change = { stack in
            for screen in sequence(first: question, next: \.asker) { stack.remove(screen) }
            apply(to: &stack)
        }
        return request
    }
}

/// The difference that a move makes to the stack.
struct Transition {
    /// Part of a move: what it takes away as requested, or one flow that this leaves empty.
    struct Step {
        let leaving: [StackEntry]
        let to: Stack
    }

    let from: Stack
    let to: Stack
    /// From top to bottom, so that children precede their parents.
    let leaving: [StackEntry]
    /// From bottom to top, so that parents precede their children.
    let entering: [StackEntry]
    /// The flows that it empties end last.
    private(set) var steps: [Step]

    init(from: Stack, to requested: Stack) {
        var to = requested
        let (removed, added) = from.difference(to: requested)
        steps = [Step(leaving: removed, to: requested)]
        while let flow = to.emptyFlow(where: { !from.isEmpty($0) }) {
            to.end(flow)
            steps.append(Step(leaving: [flow], to: to))
        }
        (self.from, self.to) = (from, to)
        (leaving, entering) = steps.count == 1 ? (removed, added) : from.difference(to: to)
    }
}

/// How deep the moves of a turn have asked for each other, to detect those that never end.
struct AskingDepth {
    private static let (limit, namedCount) = (20_000, 100)
    private var depth = 0
    /// The depth at which the route was asked for that is being shown.
    private var depthOfRoute = 0
    /// The types that the last moves showed.
    private var circle: [String] = []

    /// Moves are about to be made that those of the depth so far asked for.
    mutating func descend(from stack: Stack) {
        depth += 1
        guard depth > Self.limit - Self.namedCount else { return }
        if let name = stack.entries.last?.member.name, !circle.contains(name) { circle.append(name) }
        guard depth > Self.limit else { return }
        mistake("moves ask for moves without end, among \(circle.joined(separator: ", "))")
    }

    mutating func beginRoute() { depthOfRoute = depth }

    /// A route may have any length.
    mutating func returnToRoute() { depth = depthOfRoute }
}
