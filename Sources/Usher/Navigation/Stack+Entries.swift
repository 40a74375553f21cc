extension Stack {
    /// The highest matching flow below the root, from a height up, with no screens or children.
    func emptyFlow(from height: Int, where isIt: (StackEntry) -> Bool) -> StackEntry? {
        var depthAbove = 0
        for entry in members(above: nil) {
            guard entry.height >= height else { break }
            if !entry.isScreen, entry.depth > 0, depthAbove <= entry.depth, isIt(entry) { return entry }
            depthAbove = entry.depth
        }
        return nil
    }

    var entries: [StackEntry] { members(above: nil).reversed() }

    func entries(from first: StackEntry) -> [StackEntry] { members(above: first.below).reversed() }

    var topEntry: StackEntry? {
        var next = last
        while let entry = next, !entry.isScreen { next = entry.below }
        return next
    }

    func entry(of identity: ObjectIdentifier) -> StackEntry? {
        var next = last
        if let last, let base = last.base, !last.memberIndex.mayContain(identity) { next = base }
        while let entry = next, entry.identity != identity { next = entry.below }
        return next
    }

    /// Looks along the owners first: usually it's the flow on top or around it.
    func flow(of coordinator: any Coordinator) -> StackEntry? {
        let identity = ObjectIdentifier(coordinator)
        var next = last
        while let entry = next, entry.identity != identity { next = entry.owner }
        return next ?? entry(of: identity)
    }

    /// The entry of a screen in the layer or section on top.
    func reachable(_ screen: any Screen, for purpose: @autoclosure () -> String) -> StackEntry? {
        let identity = ObjectIdentifier(screen)
        guard let entry = entry(of: identity) else {
            lose("\(purpose()) led to \(type(of: screen)), which isn't on the stack")
            return nil
        }
        guard let top = Stack(last: topEntry).members(above: entry).first(where: { $0.begins != nil }) else {
            return entry
        }
        lose(
            "\(purpose()) led to \(type(of: screen)), which is below the \(top.begins == .layer ? "layer" : "section") on top"
        )
        return nil
    }

    var flowCount: Int { last.map { $0.height + 1 - $0.screens } ?? 0 }

    func frontSection(of flow: StackEntry) -> StackEntry? {
        members(above: flow).first { $0.owner === flow && $0.begins == .section }
    }

    /// The first screen of the layer that an entry is in, within its section.
    func layer(of entry: StackEntry) -> StackEntry? {
        Stack(last: entry).members(above: nil).first {
            $0.begins == .layer && $0.section?.holds(entry) ?? true
        }
    }

    /// Pops the top screen, unless it's the very first.
    mutating func goBack() {
        if topEntry?.screens == 1 {
            lose("the first screen was popped, which only stop(_:) ends")
        } else {
            pop()
        }
    }

    func entry(after entry: StackEntry) -> StackEntry? { members(above: entry).reduce(nil) { $1 } }

    /// The first entry above a flow that isn't in it.
    func entry(afterFlow flow: StackEntry) -> StackEntry? {
        if let last, flow.holds(last) { return nil }
        return members(above: flow).reduce(nil) { $1.depth <= flow.depth ? $1 : $0 }
    }

    mutating func remove(from first: StackEntry, upTo next: StackEntry?) {
        carry(from: next, onto: first.below)
    }

    /// Moves the entries from `first` up, if any, onto another one.
    mutating func carry(from first: StackEntry?, onto base: StackEntry?) {
        guard let first else { return last = base }
        carry(entries(from: first), onto: base)
    }

    mutating func carry(_ carried: [StackEntry], onto base: StackEntry?) {
        var copies: [Int: StackEntry] = [:]
        last = base
        for entry in carried {
            let copy = StackEntry(entry, owner: entry.owner.map { copies[$0.visit] ?? $0 }, below: last)
            copies[entry.visit] = copy
            last = copy
        }
    }

    func lose(_ reason: @autoclosure () -> String, isMistake: Bool = false) {
        memberIndex?.lose(reason(), isMistake: isMistake)
    }
}
