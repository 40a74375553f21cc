struct NavigationRequest {
    var reason = Move.Reason.program
    /// The `visit` numbers of flows and screens that agreed to be left. They aren't asked again.
    var agreed: [Int] = []
    var outcome: FlowResult?
    var result: ResultReceiver?
    var owner: (any Coordinator)?
    /// The flow that the request ends because it shows nothing.
    var unshown: StackEntry?
    /// The way the session ends if the move empties the stack.
    var end: Session.End?
    /// Parts of a route to show after the move. If `nil`, parts of an earlier route stay pending.
    var additions: [StackAddition]?
    /// A place to show. If it's set, `change` is ignored.
    var addition: StackAddition?
    var change: (inout Stack) -> Void = { _ in }
    /// The change to make after a redirect. Flows may object to it before the redirect.
    var changeAfterRedirect: ((inout Stack) -> Void)?
    /// Switches the places of a route between their former states and the route's states.
    var swapStates: () -> Void = {}

    var canBePart: Bool { outcome == nil && result == nil && end == nil && additions == nil }

    func apply(to stack: inout Stack) { if let addition { stack.show(addition) } else { change(&stack) } }

    /// Returns a request that also removes a question and the questions that led to it.
    func removing(_ question: QuestionScreen) -> NavigationRequest {
        var request = self
        request.addition = nil
        request.change = { stack in
            stack.remove(andAskersOf: question)
            apply(to: &stack)
        }
        return request
    }
}

struct Transition {
    let from: Stack
    let to: Stack
    /// For each step, the removed entries, children first, and the stack afterward. The first step
    /// removes what the request removes. Each further step ends a flow that has become empty.
    private(set) var steps: [(leaving: [StackEntry], to: Stack)] = []
    /// The added entries, from bottom to top, so that parents precede their children.
    let entering: [StackEntry]

    var leaving: [StackEntry] { steps.flatMap(\.leaving) }

    /// Finds the steps. An empty flow stays if one of the `followers` adds to it.
    init(from: Stack, to next: Stack, by request: NavigationRequest, before followers: [NavigationRequest]) {
        let (removed, added) = from.difference(to: next)
        steps.append((removed, next))
        var to = next
        while let flow = to.emptyFlow(where: { flow in
            (flow === request.unshown || from.entries.contains { $0.owner === flow })
                && !followers.contains { $0.owner === flow.object }
        }) {
            to.end(flow)
            steps.append(([flow], to))
        }
        (self.from, self.to, entering) = (from, to, added)
    }
}

/// Delivers a flow's result, at most once.
final class ResultReceiver {
    private var completion: ((FlowResult?) -> Void)?
    let place: PendingPlace?

    init(before place: PendingPlace? = nil, _ completion: @escaping (FlowResult?) -> Void) {
        (self.place, self.completion) = (place, completion)
    }

    convenience init<Output>(_ completion: @escaping (Output?) -> Void) {
        self.init { (result: FlowResult?) in completion(result.flatMap { $0.output as? Output }) }
    }

    func deliver(_ outcome: FlowResult?) {
        let completion = completion
        self.completion = nil
        completion?(outcome)
    }
}

typealias FlowResult = (visit: Int, output: Any)

final class PendingPlace {
    /// The place's flow, and a closure that enters the place; `nil` once the flow has ended.
    var request: (owner: any Coordinator, enter: () throws -> Void)?
    var former: PendingPlace?

    init(for owner: any Coordinator, enter: @escaping () throws -> Void) { request = (owner, enter) }

    var earlier: PendingPlace? {
        var next = former
        while let place = next, place.request == nil { next = place.former }
        return next
    }
}
