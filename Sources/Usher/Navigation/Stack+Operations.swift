extension Stack {
    mutating func push(_ screen: any Screen, for coordinator: any Coordinator) {
        show(.screen(screen), begins: nil, for: coordinator)
    }

    mutating func present(_ screen: any Screen, for coordinator: any Coordinator) {
        show(.screen(screen), begins: .layer, for: coordinator)
    }

    mutating func dismiss(_ screen: any Screen) {
        guard let entry = entry(of: ObjectIdentifier(screen)), let first = layer(of: entry) else {
            lose("\(type(of: screen)) was dismissed, but is in no layer")
            return
        }
        // What other flows show above it stays.
        let flow = first.owner?.holds(entry) == true ? first.owner : first.section
        remove(from: first, upTo: flow.flatMap { self.entry(afterFlow: $0) })
    }

    mutating func start(_ child: any Coordinator, for parent: any Coordinator) {
        show(.coordinator(child), begins: nil, for: parent)
    }

    mutating func select(_ section: any Coordinator, for parent: any Coordinator) {
        guard let entry = entry(of: ObjectIdentifier(section)) else {
            let other = self.section(of: parent) { $0.isSamePlace(as: section) }
            if let other { return select(other, for: parent) }
            return add(.coordinator(section), to: parent, begins: .section)
        }
        guard let flow = flow(of: parent), entry.owner === flow, entry.begins == .section else {
            lose(
                "\(type(of: section)) was selected, but is there already, and no section of \(type(of: parent))"
            )
            return
        }
        let front = frontSection(of: flow)
        guard entry !== front else { return }
        let moved = entries(from: entry)
        let end = front.flatMap { self.entry(afterFlow: $0) }
        let length = (self.entry(afterFlow: entry)?.height ?? entry.height) - entry.height
        let frontEnd = (end?.height ?? entry.height + moved.count) - entry.height
        carry(Array(moved[length..<frontEnd] + moved[..<length] + moved[frontEnd...]), onto: entry.below)
    }

    mutating func pop() {
        guard let top = topEntry, top.screensInScope > 1 || top.scope != .section else { return }
        remove(from: top, upTo: entry(after: top))
    }

    mutating func pop(to screen: any Screen) {
        guard let entry = reachable(screen, for: "the way back") else { return }
        last = entry
    }

    mutating func popToFirst() {
        guard var home = topEntry else { return }
        while home.screensInScope > 1 || !home.isScreen, let below = home.below { home = below }
        last = home
    }

    mutating func replace(_ screen: any Screen, with other: any Screen) {
        guard let entry = reachable(screen, for: "\(type(of: other)) in its place") else { return }
        replace(entry, with: .screen(other), next: nil)
    }

    mutating func replace(_ coordinator: any Coordinator, with other: any Coordinator) {
        guard let flow = flow(of: coordinator) else {
            lose("\(type(of: other)) was to replace \(type(of: coordinator)), which isn't in the tree")
            return
        }
        replace(flow, with: .coordinator(other), next: entry(afterFlow: flow))
    }

    mutating func stop(_ coordinator: any Coordinator) {
        guard let flow = flow(of: coordinator) else {
            let reason = memberIndex?.absence(of: coordinator).reason ?? ""
            lose("\(type(of: coordinator)) was stopped, but \(reason)")
            return
        }
        end(flow)
    }

    mutating func start(_ root: any Coordinator) {
        guard last == nil else { return }
        let memberIndex = memberIndex ?? MemberIndex()
        self.memberIndex = memberIndex
        last = StackEntry(
            .coordinator(root), ObjectIdentifier(root), owner: nil, below: nil,
            visit: memberIndex.nextVisit(), memberIndex: memberIndex)
    }

    mutating func remove(_ screen: any Screen) {
        guard let entry = entry(of: ObjectIdentifier(screen)) else { return }
        remove(from: entry, upTo: self.entry(after: entry))
    }

    mutating func stopAll() { last = nil }

    mutating func end(_ flow: StackEntry) { remove(from: flow, upTo: entry(afterFlow: flow)) }

    /// Adds a member, unless it's already on top.
    mutating func show(_ member: StackEntry.Member, begins: StackEntry.Scope?, for parent: any Coordinator) {
        if begins == .section, case .coordinator(let section) = member { return select(section, for: parent) }
        guard !isOnTop(member.object, of: parent) else {
            loseShown(member)
            return
        }
        add(member, to: parent, begins: begins)
    }

    mutating func add(
        _ member: StackEntry.Member, to parent: any Coordinator, begins: StackEntry.Scope? = nil,
        result: ResultReceiver? = nil
    ) {
        guard let flow = flow(of: parent) else {
            let (reason, advice) = memberIndex?.absence(of: parent) ?? ("", "")
            let loss = "\(member.name) was \(member.showing) for \(type(of: parent)), which \(reason)"
            lose("\(loss). \(advice)", isMistake: true)
            return
        }
        let identity = member.identity
        guard entry(of: identity) == nil else {
            loseShown(member)
            return
        }
        let front = begins == .section ? frontSection(of: flow) : nil
        let next = entry(afterFlow: front ?? flow)
        let entry = StackEntry(
            member, identity, owner: flow, below: next == nil ? last : next?.below,
            visit: flow.memberIndex.nextVisit(), begins: begins, result: result,
            memberIndex: flow.memberIndex)
        carry(from: next, onto: entry)
    }

    mutating func reset(to child: any Coordinator, for parent: any Coordinator, result: ResultReceiver? = nil)
    {
        if !contains(child), let flow = flow(of: parent), let first = entry(after: flow), flow.holds(first) {
            remove(from: first, upTo: entry(afterFlow: flow))
        }
        add(.coordinator(child), to: parent, result: result)
    }

    private mutating func replace(_ entry: StackEntry, with member: StackEntry.Member, next: StackEntry?) {
        guard self.entry(of: member.identity) == nil else {
            loseShown(member)
            return
        }
        let replacement = StackEntry(
            member, member.identity, owner: entry.owner, below: entry.below,
            visit: entry.memberIndex.nextVisit(), begins: entry.begins, memberIndex: entry.memberIndex)
        carry(from: next, onto: replacement)
    }

    private func loseShown(_ member: StackEntry.Member) {
        lose("\(member.name) was \(member.showing), but is there already")
    }
}
