extension Navigator {
    /// Starts a child flow, and hears what comes of it.
    ///
    /// ```swift
    /// navigator.start(picker, for: self) { film in
    ///     if let film { show(film) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - child: The flow, which ends itself with ``finish(_:with:)``.
    ///   - parent: The flow it is part of.
    ///   - completion: Called once: after the child's ``Coordinator/stop()``, whoever ended the flow; with `nil` where the
    ///     person or a coordinator left it unfinished, and where it could not be started.
    public func start<Child: Coordinator>(
        _ child: Child, for parent: any Coordinator, completion: @escaping (Child.Output?) -> Void
    ) {
        let result = ResultReceiver { outcome in completion(outcome.flatMap { $0.output as? Child.Output }) }
        ask(
            for: MoveRequest(options: MoveOptions(result: result)) {
                $0.start(child, for: parent, result: result)
            })
    }

    /// Ends a flow with what came of it, for the ``start(_:for:completion:)`` that waits for it.
    public func finish<Flow: Coordinator>(_ coordinator: Flow, with output: Flow.Output) {
        guard let flow = stack.flow(of: coordinator) else { return stop(coordinator) }
        let outcome = FlowResult(visit: flow.visit, output: output)
        ask(for: MoveRequest(options: MoveOptions(outcome: outcome)) { $0.stop(coordinator) })
    }
}

/// The receiver of a flow's result, which hears it once, though an earlier stack may bring the flow back.
final class ResultReceiver {
    private var completion: ((FlowResult?) -> Void)?
    /// Whether something else that the person wanted waits for the flow.
    let comesFirst: Bool

    init(comesFirst: Bool = false, _ completion: @escaping (FlowResult?) -> Void) {
        (self.comesFirst, self.completion) = (comesFirst, completion)
    }

    func deliver(_ outcome: FlowResult?) {
        let completion = completion
        self.completion = nil
        completion?(outcome)
    }
}

struct FlowResult {
    let visit: Int
    let output: Any
}
