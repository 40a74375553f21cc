// What an operation of the navigator does to the value; each tells whether it changed anything.
extension Stack {
    @discardableResult
    mutating func push(_ screen: any Screen, for coordinator: any Coordinator) -> Bool {
        show(.screen(screen), begins: nil, for: coordinator)
    }

    @discardableResult
    mutating func present(_ screen: any Screen, for coordinator: any Coordinator) -> Bool {
        show(.screen(screen), begins: .layer, for: coordinator)
    }

    @discardableResult
    mutating func dismiss(_ screen: any Screen) -> Bool {
        guard let entry = entry(of: ObjectIdentifier(screen)), let first = layer(of: entry) else {
            lose("\(type(of: screen)) was dismissed, and is in no layer")
            return false
        }
        // What others show over it stays.
        let flow = first.owner?.holds(entry) == true ? first.owner : first.section
        remove(from: first, upTo: flow.flatMap { self.entry(afterFlow: $0) })
        return true
    }

    @discardableResult
    mutating func start(_ child: any Coordinator, for parent: any Coordinator) -> Bool {
        show(.coordinator(child), begins: nil, for: parent)
    }

    @discardableResult
    mutating func start(_ child: any Coordinator, for parent: any Coordinator, result: FlowResult?) -> Bool {
        add(.coordinator(child), to: parent, result: result)
    }

    @discardableResult
    mutating func select(_ section: any Coordinator, for parent: any Coordinator) -> Bool {
        guard let entry = entry(of: ObjectIdentifier(section)) else {
            if let other = self.section(like: section, of: parent) { return select(other, for: parent) }
            return add(.coordinator(section), to: parent, begins: .section)
        }
        guard let flow = flow(of: parent), entry.owner === flow, entry.begins == .section else {
            lose(
                "\(type(of: section)) was selected, and is there already, as no section of \(type(of: parent))"
            )
            return false
        }
        let front = frontSection(of: flow)
        guard entry !== front else { return false }
        let moved = entries(from: entry)
        let end = front.flatMap { self.entry(afterFlow: $0) }
        let length = (self.entry(afterFlow: entry)?.height ?? entry.height) - entry.height
        let frontEnd = (end?.height ?? entry.height + moved.count) - entry.height
        carry(Array(moved[length..<frontEnd] + moved[..<length] + moved[frontEnd...]), onto: entry.below)
        return true
    }

    @discardableResult
    mutating func pop() -> Bool {
        guard let top = topEntry, top.screensOfPart > 1 || top.part != .section else { return false }
        remove(from: top, upTo: entry(after: top))
        return true
    }

    @discardableResult
    mutating func pop(to screen: any Screen) -> Bool {
        guard let entry = reachable(screen, for: "the way back") else { return false }
        defer { last = entry }
        return last !== entry
    }

    @discardableResult
    mutating func popToRoot() -> Bool {
        guard var home = topEntry else { return false }
        while home.screensOfPart > 1 || !home.isScreen, let below = home.below { home = below }
        defer { last = home }
        return last !== home
    }

    @discardableResult
    mutating func replace(_ screen: any Screen, with other: any Screen) -> Bool {
        guard let entry = reachable(screen, for: "\(type(of: other)) in its place") else { return false }
        return replace(entry, with: .screen(other), next: nil)
    }

    @discardableResult
    mutating func replace(_ coordinator: any Coordinator, with other: any Coordinator) -> Bool {
        guard let flow = flow(of: coordinator) else {
            lose("\(type(of: other)) was to replace \(type(of: coordinator)), which isn't in the tree")
            return false
        }
        return replace(flow, with: .coordinator(other), next: entry(afterFlow: flow))
    }

    @discardableResult
    mutating func stop(_ coordinator: any Coordinator) -> Bool {
        guard let flow = flow(of: coordinator) else {
            lose("\(type(of: coordinator)) was stopped, and isn't in the tree")
            return false
        }
        end(flow)
        return true
    }

    mutating func start(_ root: any Coordinator, in presence: Presence = Presence()) {
        guard last == nil else { return }
        last = Entry(
            .coordinator(root), ObjectIdentifier(root), owner: nil, below: nil, stay: presence.nextStay(),
            presence: presence)
    }

    /// Takes away a screen, whatever stands on it.
    mutating func remove(_ screen: any Screen) {
        guard let entry = entry(of: ObjectIdentifier(screen)) else { return }
        remove(from: entry, upTo: self.entry(after: entry))
    }

    mutating func stopAll() {
        last = nil
    }

    /// Takes away a flow with all that is in it.
    mutating func end(_ flow: Entry) {
        remove(from: flow, upTo: entry(afterFlow: flow))
    }

    /// Adds what isn't what the person sees already.
    @discardableResult
    mutating func show(_ member: Entry.Member, begins: Entry.Part?, for parent: any Coordinator) -> Bool {
        if begins == .section, case .coordinator(let section) = member { return select(section, for: parent) }
        guard !isOnTop(member.object, of: parent) else {
            lose("\(member.name) was shown, and is there already")
            return false
        }
        return add(member, to: parent, begins: begins)
    }

    @discardableResult
    mutating func add(
        _ member: Entry.Member, to parent: any Coordinator, begins: Entry.Part? = nil,
        result: FlowResult? = nil
    ) -> Bool {
        guard let flow = flow(of: parent) else {
            let loss = "\(member.name) was shown for \(type(of: parent)), which isn't in the tree"
            last?.presence.lose("\(loss); navigator.start(child, for: self) begins a flow", isMistake: true)
            return false
        }
        let identity = member.identity
        guard entry(of: identity) == nil else {
            lose("\(member.name) was shown, and is there already")
            return false
        }
        let front = begins == .section ? frontSection(of: flow) : nil
        let next = entry(afterFlow: front ?? flow)
        let entry = Entry(
            member, identity, owner: flow, below: next == nil ? last : next?.below,
            stay: flow.presence.nextStay(), begins: begins, result: result,
            presence: flow.presence)
        carry(from: next, onto: entry)
        return true
    }

    private mutating func replace(_ entry: Entry, with member: Entry.Member, next: Entry?) -> Bool {
        guard self.entry(of: member.identity) == nil else {
            lose("\(member.name) was shown, and is there already")
            return false
        }
        let replacement = Entry(
            member, member.identity, owner: entry.owner, below: entry.below, stay: entry.presence.nextStay(),
            begins: entry.begins, presence: entry.presence)
        carry(from: next, onto: replacement)
        return true
    }
}
