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
        // Assigned whole, so that to look at them at each answer needs no check of exclusive access.
        observers = observers + [observer]
        presence.isWatched = true
    }

    func observe(_ wish: Wish, _ make: (Wish) -> Bool) {
        let before = stack
        (objector, objection) = (nil, nil)
        let hasMoved = make(wish)
        let losses = presence.takeLosses()
        if hasMoved || objector != nil || !losses.isEmpty {
            tell(
                Move(
                    before: before, after: stack, reason: wish.reason, objector: objector,
                    objection: objection, losses: losses))
        }
        (objector, objection) = (nil, nil)
    }

    private func tell(_ move: Move) {
        told += 1
        for observer in observers { observer(move) }
    }

    var isObserved: Bool { !observers.isEmpty }

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
    func findLeaks() { departures = Departures() }

    /// The paths in the tree of what is still there after its end.
    func takeLeaks() -> [String] { departures?.takeSurvivors(of: stack) ?? [] }
}
