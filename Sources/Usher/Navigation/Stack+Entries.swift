extension Stack {
    /// The highest flow below the root, among the entries from a height on, that shows nothing and
    /// has no children, and of which it is so.
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

    /// Looked for by hand, as it is many times at each answer.
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
        guard let top = Stack(last: topEntry).members(above: entry).first(where: { $0.begins != nil }) else {
            return entry
        }
        lose(
            "\(purpose()) led to \(type(of: screen)), which is below the \(top.begins == .layer ? "layer" : "section") on top"
        )
        return nil
    }

    /// The number of flows.
    var flowCount: Int { last.map { $0.height + 1 - $0.screens } ?? 0 }

    /// The section of a flow that is in front of its sisters.
    func frontSection(of flow: StackEntry) -> StackEntry? {
        members(above: flow).first { $0.owner === flow && $0.begins == .section }
    }

    /// The first screen of the layer that an entry is in; a section keeps its layers to itself.
    func layer(of entry: StackEntry) -> StackEntry? {
        Stack(last: entry).members(above: nil).first {
            $0.begins == .layer && $0.section?.holds(entry) ?? true
        }
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
        members(above: entry).reduce(nil) { $1 }
    }

    /// The first entry above a flow that isn't in it.
    func entry(afterFlow flow: StackEntry) -> StackEntry? {
        if let last, flow.holds(last) { return nil }
        return members(above: flow).reduce(nil) { $1.depth <= flow.depth ? $1 : $0 }
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

    func lose(_ reason: @autoclosure () -> String, isMistake: Bool = false) {
        memberIndex?.lose(reason(), isMistake: isMistake)
    }
}
