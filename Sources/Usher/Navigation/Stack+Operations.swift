extension Stack {
    /// Shows a screen or a flow, unless the same place is on top already.
    mutating func show(
        _ member: StackEntry.Member, begins: StackEntry.Scope? = nil, for owner: any Coordinator
    ) {
        if begins != .section, isOnTop(member.object, of: owner) { return loseShown(member) }
        add(Addition(member: member, begins: begins, owner: owner))
    }

    mutating func add(_ addition: Addition) {
        let (member, owner) = (addition.member, addition.owner)
        if addition.begins == .section, case .coordinator(let section) = member {
            return select(section, for: owner)
        }
        insert(addition) { $0.upperBound }
    }

    private mutating func insert(_ addition: Addition, at place: (Range<Int>) -> Int) {
        let (member, owner) = (addition.member, addition.owner)
        guard let flow = flow(of: owner) else {
            let (reason, advice) = log.absence(of: owner)
            let loss = "\(member.name) was \(member.showing) for \(type(of: owner)), which \(reason)"
            return log.lose("\(loss). \(advice)", isMistake: true)
        }
        if contains(member.object) { return loseShown(member) }
        let entry = StackEntry(
            member, depth: entries[flow.lowerBound].depth + 1, visit: log.nextVisit(),
            begins: addition.begins, result: addition.result)
        entries.insert(entry, at: place(flow))
    }

    mutating func select(_ section: any Coordinator, for parent: any Coordinator) {
        guard let index = index(of: section) else {
            if let other = self.section(of: parent, where: { entries[$0].isSamePlace(as: section) }) {
                return select(other, for: parent)
            }
            let addition = Addition(member: .coordinator(section), begins: .section, owner: parent)
            let front = flow(of: parent).flatMap { frontSection(of: $0) }
            return insert(addition) { front?.upperBound ?? $0.upperBound }
        }
        guard self.parent(of: section) === parent, entries[index].begins == .section else {
            let loss = "\(type(of: section)) was selected, but is there already, and no section of"
            return log.lose("\(loss) \(type(of: parent))")
        }
        guard let front = flow(of: parent).flatMap({ frontSection(of: $0) }), front.lowerBound > index else {
            return
        }
        let moved = flow(at: index)
        entries.insert(contentsOf: entries[moved], at: front.upperBound)
        entries.removeSubrange(moved)
    }

    /// Brings the sections around an entry to the front, the outermost first.
    mutating func bringToFront(_ entry: StackEntry) {
        let around = index(of: entry.object).map { owners(of: $0) } ?? []
        for owner in around.reversed() where owner.begins == .section {
            guard let section = owner.coordinator, let parent = parent(of: section) else { continue }
            select(section, for: parent)
        }
    }

    mutating func dismiss(_ screen: any Screen) {
        guard let index = index(of: screen), let first = layer(around: index) else {
            return log.lose("\(type(of: screen)) was dismissed, but is in no layer")
        }
        // What other flows show above it stays.
        let flow = owner(of: first).map { self.flow(at: $0) }
        let part = flow.flatMap { $0.contains(index) ? $0 : section(around: first) }
        entries.removeSubrange(first..<(part?.upperBound ?? entries.endIndex))
    }

    mutating func pop() {
        guard let top = topIndex, top != homeIndex || scope != .section else { return }
        entries.remove(at: top)
    }

    /// Pops the screen on top, unless it's the very first.
    mutating func goBack() {
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

    mutating func popToFirst() {
        if let homeIndex { removeAll(above: homeIndex) }
    }

    mutating func removeAll(above index: Int) { entries.removeSubrange((index + 1)...) }

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

    private mutating func replace(_ range: Range<Int>, with member: StackEntry.Member) {
        if contains(member.object) { return loseShown(member) }
        let old = entries[range.lowerBound]
        let entry = StackEntry(member, depth: old.depth, visit: log.nextVisit(), begins: old.begins)
        entries.replaceSubrange(range, with: [entry])
    }

    mutating func stop(_ coordinator: any Coordinator) {
        guard let flow = flow(of: coordinator) else {
            let reason = log.absence(of: coordinator).reason
            return log.lose("\(type(of: coordinator)) was stopped, but \(reason)")
        }
        entries.removeSubrange(flow)
    }

    mutating func reset(to child: any Coordinator, for parent: any Coordinator, result: ResultReceiver? = nil)
    {
        if !contains(child), let flow = flow(of: parent) { entries.removeSubrange(flow.dropFirst()) }
        add(Addition(member: .coordinator(child), owner: parent, result: result))
    }

    mutating func start(_ root: any Coordinator) {
        guard entries.isEmpty else { return }
        entries = [StackEntry(.coordinator(root), depth: 0, visit: log.nextVisit())]
    }

    mutating func stopAll() { entries = [] }

    mutating func end(_ flow: StackEntry) {
        if let index = index(of: flow.object) { entries.removeSubrange(self.flow(at: index)) }
    }

    mutating func endEmptyFlow(visit: Int) {
        if let flow = emptyFlow(where: { $0.visit == visit }) { end(flow) }
    }

    mutating func remove(_ screen: any Screen) { entries.removeAll { $0.object === screen } }

    private func loseShown(_ member: StackEntry.Member) {
        log.lose("\(member.name) was \(member.showing), but is there already")
    }

    /// The index of a screen in the layer or section on top.
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
