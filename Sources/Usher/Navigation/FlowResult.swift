/// The receiver of a flow's result, which hears it once, though an earlier stack may bring the flow back.
final class ResultReceiver {
    private var completion: ((FlowResult?) -> Void)?
    /// The place that waits for the flow to come first.
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

struct FlowResult {
    let visit: Int
    let output: Any
}

/// A place that waits for another flow, such as a login.
final class PendingPlace {
    /// Whose part it is to be, and how it is entered; `nil` once that flow has ended.
    var request: (owner: any Coordinator, enter: () throws -> Void)?
    /// The place that waited before somebody asked for this one.
    var former: PendingPlace?

    init(for owner: any Coordinator, enter: @escaping () throws -> Void) { request = (owner, enter) }

    /// The place that waited before, unless its flow has ended.
    var earlier: PendingPlace? {
        var next = former
        while let place = next, place.request == nil { next = place.former }
        return next
    }
}
