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
    /// A change that will follow; what it would remove is asked now.
    var later: ((inout Stack) -> Void)?
    var change: (inout Stack) -> Void

    /// Whether it can be one of several operations of a move.
    var canBePart: Bool { outcome == nil && result == nil && end == nil && additions == nil }

    /// The same, but first removes a question and those that led to it.
    func taking(away question: QuestionScreen) -> MoveRequest {
        var request = self
        request.change = { [change] stack in
            for screen in sequence(first: question, next: \.asker) { stack.remove(screen) }
            change(&stack)
        }
        return request
    }
}

/// The difference that a move makes to the stack.
struct Transition {
    let from: Stack
    /// The stack as requested, with flows that have nothing left to show.
    let requested: Stack
    /// The flows that this empties, which end with it.
    private(set) var emptied: [StackEntry] = []
    /// The stack afterwards.
    private(set) var to: Stack
    /// From top to bottom, so that children precede their parents.
    let leaving: [StackEntry]
    /// From bottom to top, so that parents precede their children.
    let entering: [StackEntry]

    init(from: Stack, to requested: Stack) {
        (self.from, self.requested, to) = (from, requested, requested)
        while let flow = to.emptyFlow(where: { !from.isEmpty($0) }) {
            emptied.append(flow)
            to.end(flow)
        }
        leaving = from.entries(notIn: to)
        entering = to.entries(notIn: from).reversed()
    }
}

/// Detects moves that ask for moves without end in one turn.
struct EndlessMoves {
    private static let (moveLimit, flowLimit, namedCount) = (100_000, 1_000, 100)
    private var moves = 0
    private var flowsBefore: Int
    /// The types that the last moves showed.
    private var circle: [String] = []

    init(from stack: Stack) { flowsBefore = stack.flowCount }

    mutating func forgetFlows(of stack: Stack) { flowsBefore = stack.flowCount }

    mutating func count(_ stack: Stack) {
        moves += 1
        let excess = max(moves - Self.moveLimit, stack.flowCount - flowsBefore - Self.flowLimit)
        guard excess > -Self.namedCount else { return }
        if let name = stack.entries.last?.member.name, !circle.contains(name) { circle.append(name) }
        guard excess > 0 else { return }
        mistake("moves ask for moves without end, among \(circle.joined(separator: ", "))")
    }
}
