extension Navigator {
    /// Starts a child flow, and hears what comes of it.
    ///
    /// ```swift
    /// navigator.start(picker, for: self) { (film: Film?) in
    ///     if let film { show(film) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - child: The flow, which ends itself with ``finish(_:with:)``.
    ///   - parent: The flow it is part of.
    ///   - completion: Called once, after the child's ``Coordinator/stop()``, whoever ended the flow; with `nil` where the
    ///     person or a coordinator left it unfinished.
    @discardableResult
    public func start<Value>(
        _ child: any Coordinator, for parent: any Coordinator, completion: @escaping (Value?) -> Void
    ) -> Bool {
        let result = FlowResult { value in
            guard let value else { return completion(nil) }
            guard let value = value as? Value else {
                mistake(
                    "\(type(of: child)) finished with \(type(of: value)), and \(Value.self) is waited for")
            }
            completion(value)
        }
        return move { $0.start(child, for: parent, result: result) }
    }

    /// Ends a flow with what came of it, for the ``start(_:for:completion:)`` that waits for it.
    @discardableResult
    public func finish<Value>(_ coordinator: any Coordinator, with value: Value) -> Bool {
        guard let flow = stack.flow(of: coordinator) else { return stop(coordinator) }
        let outcome = FlowOutcome(stay: flow.stay, value: value)
        return ask(for: Wish(terms: WishTerms(outcome: outcome)) { $0.stop(coordinator) })
    }
}

/// Who waits for what comes of a flow, and hears it once, though an earlier stack may bring the flow back.
final class FlowResult {
    private var completion: ((Any?) -> Void)?
    /// Whether something else that the person wanted waits for the flow.
    var comesFirst = false

    init(_ completion: @escaping (Any?) -> Void) {
        self.completion = completion
    }

    func deliver(_ value: Any?) {
        defer { completion = nil }
        completion?(value)
    }
}

/// What came of a flow, by its stay.
struct FlowOutcome {
    let stay: Int
    let value: Any
}
