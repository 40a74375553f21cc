extension Stack {
    /// The highest flow among the entries from a height on that shows nothing and has no children, and of which it is so.
    func emptyFlow(from height: Int, where isIt: (StackEntry) -> Bool) -> StackEntry? {
        var depthAbove = 0
        var next = last
        while let entry = next, entry.height >= height {
            if !entry.isScreen, depthAbove <= entry.depth, isIt(entry) { return entry }
            depthAbove = entry.depth
            next = entry.below
        }
        return nil
    }

    var entries: [StackEntry] { entries { _ in true } }

    func entries(from first: StackEntry) -> [StackEntry] { entries { $0.height >= first.height } }

    func entries(while isWanted: (StackEntry) -> Bool) -> [StackEntry] {
        var entries: [StackEntry] = []
        var next = last
        while let entry = next, isWanted(entry) {
            entries.append(entry)
            next = entry.below
        }
        return entries.reversed()
    }

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

    /// The entry of a coordinator, which mostly is the flow on top, or one that it is part of.
    func flow(of coordinator: any Coordinator) -> StackEntry? {
        let identity = ObjectIdentifier(coordinator)
        if let last, last.base != nil, !last.memberIndex.mayContain(identity) { return entry(of: identity) }
        var next = last
        while let entry = next, entry.identity != identity { next = entry.owner }
        return next ?? entry(of: identity)
    }

    /// The entry of a screen, if it is in the layer or section that is on top.
    func reachable(_ screen: any Screen, for purpose: @autoclosure () -> String) -> StackEntry? {
        let identity = ObjectIdentifier(screen)
        guard let entry = entry(of: identity) else {
            lose("\(purpose()) led to \(type(of: screen)), which isn't on the stack")
            return nil
        }
        var next = topEntry
        while let above = next, above.height > entry.height {
            guard above.begins == nil else {
                lose(
                    "\(purpose()) led to \(type(of: screen)), which is below the \(above.begins == .layer ? "layer" : "section") on top"
                )
                return nil
            }
            next = above.below
        }
        return entry
    }

    /// The section of a flow that is in front of its sisters.
    func frontSection(of flow: StackEntry) -> StackEntry? {
        var next = last
        while let entry = next, entry !== flow {
            if entry.owner === flow, entry.begins == .section { return entry }
            next = entry.below
        }
        return nil
    }

    /// The first screen of the layer that an entry is in; a section keeps its layers to itself.
    func layer(of entry: StackEntry) -> StackEntry? {
        var next: StackEntry? = entry
        while let first = next, first.begins != .layer || !(first.section?.holds(entry) ?? true) {
            next = first.below
        }
        return next
    }

    /// Takes away the screen the person sees, unless it is the first of all: a person can't go back from there.
    mutating func goBack() {
        if topEntry?.screens == 1 {
            lose("the first screen was popped, which only stop(_:) ends")
        } else {
            pop()
        }
    }

    func entry(after entry: StackEntry) -> StackEntry? {
        var above: StackEntry?
        var next = last
        while let candidate = next, candidate !== entry {
            above = candidate
            next = candidate.below
        }
        return above
    }

    /// The first entry above a flow that isn't in it.
    func entry(afterFlow flow: StackEntry) -> StackEntry? {
        var owner = last
        while let entry = owner, entry.height > flow.height { owner = entry.owner }
        if owner === flow { return nil }
        var end: StackEntry?
        var next = last
        while let entry = next, entry !== flow {
            if entry.depth <= flow.depth { end = entry }
            next = entry.below
        }
        return end
    }

    mutating func remove(from first: StackEntry, upTo next: StackEntry?) {
        carry(from: next, onto: first.below)
    }

    /// Puts the entries from `first` on, or none, onto another one.
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

    func lose(_ reason: @autoclosure () -> String) {
        last?.memberIndex.lose(reason())
    }
}
