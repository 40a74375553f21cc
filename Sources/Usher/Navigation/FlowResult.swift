/// Delivers a flow's result once, even if an earlier stack brings the flow back.
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

struct FlowResult {
    let visit: Int
    let output: Any
}

final class PendingPlace {
    /// `nil` once the flow has ended.
    var request: (owner: any Coordinator, enter: () throws -> Void)?
    var former: PendingPlace?

    init(for owner: any Coordinator, enter: @escaping () throws -> Void) { request = (owner, enter) }

    /// The place that waited before, unless its flow has ended.
    var earlier: PendingPlace? {
        var next = former
        while let place = next, place.request == nil { next = place.former }
        return next
    }
}
