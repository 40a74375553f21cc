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
