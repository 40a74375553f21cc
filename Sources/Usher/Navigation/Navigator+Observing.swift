extension Navigator {
    /// Tells of each move from now on: once it is made, once a flow has objected to it, or where something of it was lost.
    ///
    /// ```swift
    /// navigator.observe { move in log.append("\(move)") }
    /// ```
    ///
    /// An answer after which nothing is different is told too, as a move with a loss: it asked for nothing, said nothing,
    /// and the page is the same; mostly its screen's delegate was never set. Nothing is compared while nobody observes.
    public func observe(_ observer: @escaping (Move) -> Void) {
        observation.observers.append(observer)
        memberIndex.isWatched = true
    }

    func observe(_ request: MoveRequest, _ make: (MoveRequest) -> Bool) {
        let before = stack
        (observation.objector, observation.objection) = (nil, nil)
        let hasMoved = make(request)
        let losses = memberIndex.takeLosses()
        if hasMoved || observation.objector != nil || !losses.isEmpty {
            tell(
                Move(
                    before: before, after: stack, reason: request.reason, objector: observation.objector,
                    objection: observation.objection, losses: losses))
        }
        (observation.objector, observation.objection) = (nil, nil)
    }

    private func tell(_ move: Move) {
        observation.told += 1
        for observer in observation.observers { observer(move) }
    }

    var isObserved: Bool { !observation.observers.isEmpty }

    /// Tells of something that was asked for and did nothing.
    func tell(lost loss: String) {
        tell(
            Move(
                before: stack, after: stack, reason: .program, objector: nil, objection: nil,
                losses: [loss]))
    }

    /// Whether a flow is in the tree; where it isn't, what was asked for it is lost.
    func isInTree(_ coordinator: any Coordinator, _ request: @autoclosure () -> String) -> Bool {
        if stack.contains(coordinator) { return true }
        if isObserved { tell(lost: "\(request()) for \(type(of: coordinator)), which isn't in the tree") }
        return false
    }

    /// Looks from now on whether what ends is freed.
    func findLeaks() { observation.leakDetector = LeakDetector() }

    /// The paths in the tree of what is still there after its end.
    func takeLeaks() -> [String] { observation.leakDetector?.takeSurvivors(of: stack) ?? [] }
}
