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
        watch.observers.append(observer)
        presence.isWatched = true
    }

    func observe(_ wish: Wish, _ make: (Wish) -> Bool) {
        let before = stack
        (watch.objector, watch.objection) = (nil, nil)
        let hasMoved = make(wish)
        let losses = presence.takeLosses()
        if hasMoved || watch.objector != nil || !losses.isEmpty {
            tell(
                Move(
                    before: before, after: stack, reason: wish.reason, objector: watch.objector,
                    objection: watch.objection, losses: losses))
        }
        (watch.objector, watch.objection) = (nil, nil)
    }

    private func tell(_ move: Move) {
        watch.told += 1
        for observer in watch.observers { observer(move) }
    }

    var isObserved: Bool { !watch.observers.isEmpty }

    /// Tells of something that was asked for and did nothing.
    func tell(lost loss: String) {
        tell(
            Move(
                before: stack, after: stack, reason: .program, objector: nil, objection: nil,
                losses: [loss]))
    }

    /// Whether a flow is in the tree; where it isn't, what was asked for it is lost.
    func isInTree(_ coordinator: any Coordinator, _ wish: @autoclosure () -> String) -> Bool {
        if stack.contains(coordinator) { return true }
        if isObserved { tell(lost: "\(wish()) for \(type(of: coordinator)), which isn't in the tree") }
        return false
    }

    /// Looks from now on whether what ends is freed.
    func findLeaks() { watch.departures = Departures() }

    /// The paths in the tree of what is still there after its end.
    func takeLeaks() -> [String] { watch.departures?.takeSurvivors(of: stack) ?? [] }
}
