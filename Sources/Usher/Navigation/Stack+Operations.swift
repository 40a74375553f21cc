extension Stack {
    /// Shows a screen or flow unless the same place is already in front. Returns whether it did so.
    @discardableResult
    mutating func show(_ addition: StackAddition) -> Bool {
        let visits = log.visits
        if isPlaceInFront(addition) { logAlreadyShown(addition.member) } else { add(addition) }
        return log.visits > visits
    }

    mutating func add(_ addition: StackAddition) {
        if addition.begins == .section, case .coordinator(let section) = addition.member {
            select(section, for: addition.owner)
        } else {
            insert(addition)
        }
    }

    private mutating func insert(_ addition: StackAddition, at index: Int? = nil) {
        let (member, coordinator) = (addition.member, addition.owner)
        guard let (owner, end) = insertionPoint(inFlowOf: coordinator) else {
            let (reason, advice) = log.absence(of: coordinator)
            let loss = "\(member.name) was \(member.showing) for \(type(of: coordinator)), which \(reason)"
            return log.lose("\(loss). \(advice)", isMistake: true)
        }
        if contains(member.object) { return logAlreadyShown(member) }
        let entry = StackEntry(member, of: owner, begins: addition.begins, result: addition.result, log: log)
        replace((index ?? end)..<(index ?? end), with: CollectionOfOne(entry))
    }

    private func insertionPoint(inFlowOf coordinator: any Coordinator) -> (owner: StackEntry, end: Int)? {
        // Fast path: usually the flow is on top.
        if let owner = entries.last?.owners.first(where: { $0.object === coordinator }) {
            return (owner, entries.endIndex)
        }
        return flow(of: coordinator).map { (entries[$0.lowerBound], $0.upperBound) }
    }

    mutating func select(_ section: any Coordinator, for parent: any Coordinator) {
        guard let index = index(of: section) else {
            if let other = self.section(of: parent, where: { entries[$0].isSamePlace(as: section) }) {
                return select(other, for: parent)
            }
            let addition = StackAddition(member: .coordinator(section), begins: .section, owner: parent)
            let front = flow(of: parent).flatMap { frontSection(of: $0) }
            return insert(addition, at: front?.upperBound)
        }
        guard self.parent(of: section) === parent, entries[index].begins == .section else {
            let loss = "\(type(of: section)) was selected, but is there already, and no section of"
            return log.lose("\(loss) \(type(of: parent))")
        }
        guard let front = flow(of: parent).flatMap({ frontSection(of: $0) }), front.lowerBound > index else {
            return
        }
        let moved = flow(at: index)
        replace(front.upperBound..<front.upperBound, with: entries[moved])
        replace(moved, with: [])
    }

    mutating func bringToFront(_ entry: StackEntry) {
        guard let index = index(of: entry.object) else { return }
        for owner in entries[index].owners.reversed() where owner.begins == .section {
            guard let section = owner.coordinator, let parent = parent(of: section) else { continue }
            select(section, for: parent)
        }
    }

    mutating func dismiss(_ screen: any Screen) {
        guard let index = index(of: screen), let first = layer(around: index) else {
            return log.lose("\(type(of: screen)) was dismissed, but is in no layer")
        }
        // Keep what other flows show above the layer.
        let flow = owner(of: first).map { self.flow(at: $0) }
        let part = flow.flatMap { $0.contains(index) ? $0 : section(around: first) }
        replace(first..<(part?.upperBound ?? entries.endIndex), with: [])
    }

    mutating func pop() {
        guard let top = topIndex, top != homeIndex || scope != .section else { return }
        replace(top..<top + 1, with: [])
    }

    mutating func popUnlessVeryFirst() {
        if topIndex != nil, isFirstScreenOnTop {
            log.lose("the first screen was popped, which only stop(_:) ends")
        } else {
            pop()
        }
    }

    mutating func pop(to screen: any Screen) {
        guard let index = reachable(screen, for: "the way back") else { return }
        removeAll(above: index)
    }

    mutating func popToFirst() { if let homeIndex { removeAll(above: homeIndex) } }

    mutating func removeAll(above index: Int) { replace(index + 1..<entries.endIndex, with: []) }

    mutating func replace(_ screen: any Screen, with other: any Screen) {
        guard let index = reachable(screen, for: "\(type(of: other)) in its place") else { return }
        replace(index..<entries.endIndex, with: .screen(other))
    }

    mutating func replace(_ coordinator: any Coordinator, with other: any Coordinator) {
        guard let flow = flow(of: coordinator) else {
            let names = "\(type(of: other)) was to replace \(type(of: coordinator))"
            return log.lose("\(names), which isn't in the tree")
        }
        replace(flow, with: .coordinator(other))
    }

    private mutating func replace(_ range: Range<Int>, with member: StackEntry.CoordinatorOrScreen) {
        if contains(member.object) { return logAlreadyShown(member) }
        let old = entries[range.lowerBound]
        let entry = StackEntry(member, of: old.owner, begins: old.begins, log: log)
        replace(range, with: CollectionOfOne(entry))
    }

    mutating func stop(_ coordinator: any Coordinator) {
        guard let flow = flow(of: coordinator) else {
            let reason = log.absence(of: coordinator).reason
            return log.lose("\(type(of: coordinator)) was stopped, but \(reason)")
        }
        replace(flow, with: [])
    }

    mutating func reset(to child: any Coordinator, for parent: any Coordinator, result: ResultReceiver? = nil)
    {
        if !contains(child), let flow = flow(of: parent) { replace(flow.dropFirst(), with: []) }
        add(StackAddition(member: .coordinator(child), owner: parent, result: result))
    }

    mutating func start(_ root: any Coordinator) {
        guard entries.isEmpty else { return }
        replace(0..<0, with: CollectionOfOne(StackEntry(.coordinator(root), of: nil, log: log)))
    }

    mutating func stopAll() { replace(entries.indices, with: []) }

    mutating func end(_ flow: StackEntry) {
        if let index = index(of: flow.object) { replace(self.flow(at: index), with: []) }
    }

    mutating func remove(_ screen: any Screen) {
        if let index = index(of: screen) { replace(index..<index + 1, with: []) }
    }

    mutating func remove(andAskersOf question: QuestionScreen) {
        for screen in sequence(first: question, next: \.asker) { remove(screen) }
    }

    func logAlreadyShown(_ member: StackEntry.CoordinatorOrScreen) {
        log.lose("\(member.name) was \(member.showing), but is there already")
    }

    private func reachable(_ screen: any Screen, for purpose: @autoclosure () -> String) -> Int? {
        let name = type(of: screen)
        guard let index = index(of: screen) else {
            log.lose("\(purpose()) led to \(name), which isn't on the stack")
            return nil
        }
        let begun = entries[...(topIndex ?? index)].dropFirst(index + 1).last { $0.begins != nil }
        guard let begun else { return index }
        let scope = begun.begins == .layer ? "layer" : "section"
        log.lose("\(purpose()) led to \(name), which is below the \(scope) on top")
        return nil
    }
}
