extension Stack {
    /// Shows a screen on top of its coordinator's flow: `[list, detail*] → [list, detail, editor*]`.
    ///
    /// - Returns: `false`, where the coordinator is not in the tree or the screen is on the stack already.
    @discardableResult
    public mutating func push(_ screen: any Screen, for coordinator: any Coordinator) -> Bool {
        show(.screen(screen), begins: nil, for: coordinator)
    }

    /// Shows a screen on top of its coordinator's flow as the first one of a layer:
    /// `[list, detail*] → [list, detail | editor*]`.
    ///
    /// A layer is that screen and all that stands on top of it. Home is its first screen, and going back from there takes
    /// the layer away; the flows below go on.
    ///
    /// - Returns: `false`, where the coordinator is not in the tree or the screen is on the stack already.
    @discardableResult
    public mutating func present(_ screen: any Screen, for coordinator: any Coordinator) -> Bool {
        show(.screen(screen), begins: .layer, for: coordinator)
    }

    /// Takes away the layer a screen is in, with the layers over it:
    /// `[list, detail | editor, field*] → [list, detail*]`.
    ///
    /// A flow that shows nothing else ends. What its parents show over it stays.
    ///
    /// - Returns: `false`, where the screen is not on the stack, or in no layer.
    @discardableResult
    public mutating func dismiss(_ screen: any Screen) -> Bool {
        guard let entry = entry(of: ObjectIdentifier(screen)), let first = layer(of: entry) else {
            lose("\(type(of: screen)) was dismissed, and is in no layer")
            return false
        }
        // What others show over it stays.
        let flow = first.owner?.holds(entry) == true ? first.owner : first.section
        remove(from: first, upTo: flow.flatMap { self.entry(afterFlow: $0) })
        return true
    }

    /// Starts a child flow on top of its parent's: `App(list*) → App(list, Detail())`.
    ///
    /// The child's ``Coordinator/start()`` then shows its first screen.
    ///
    /// - Returns: `false`, where the parent is not in the tree or the child is there already.
    @discardableResult
    public mutating func start(_ child: any Coordinator, for parent: any Coordinator) -> Bool {
        show(.coordinator(child), begins: nil, for: parent)
    }

    @discardableResult
    mutating func start(_ child: any Coordinator, for parent: any Coordinator, result: FlowResult?) -> Bool {
        add(.coordinator(child), to: parent, result: result)
    }

    /// Brings a child flow to the front of its sisters: `App(List(list, detail), Numbers(numbers*)) →
    /// App(Numbers(numbers), List(list, detail*))`.
    ///
    /// Such flows are sections: they stand side by side, and each keeps its place while another is in front. One that is
    /// not in the tree is started; otherwise nothing starts, stops or is asked. The first screen of a section is its home,
    /// and going back ends there. What the parent itself shows over its sections stays on top.
    ///
    /// - Returns: `false`, where the section is in front already, or its parent isn't in the tree.
    @discardableResult
    public mutating func select(_ section: any Coordinator, for parent: any Coordinator) -> Bool {
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

    /// Takes away the screen the person sees: `[list, detail*] → [list*]`.
    ///
    /// A flow whose last screen goes this way has ended, and a layer whose first screen does is gone.
    ///
    /// - Returns: `false` at the first screen of a section, which is not left this way.
    @discardableResult
    public mutating func pop() -> Bool {
        guard let top = topEntry, top.screensOfPart > 1 || top.part != .section else { return false }
        remove(from: top, upTo: entry(after: top))
        return true
    }

    /// Goes back to a screen, so that it is what the person sees: `[list, detail, editor*] → [list*]`.
    ///
    /// The flows above it end.
    ///
    /// - Returns: `false`, where the screen is what the person sees, isn't on the stack, or is below the layer or the
    ///   section that is on top, which is not left this way.
    @discardableResult
    public mutating func pop(to screen: any Screen) -> Bool {
        guard let entry = reachable(screen, for: "the way back") else { return false }
        defer { last = entry }
        return last !== entry
    }

    /// Goes back to the first screen, in a layer or a section to its first one: `[list, detail, editor*] → [list*]` and
    /// `[list | editor, field*] → [list | editor*]`.
    ///
    /// - Returns: `false`, where that is what the person sees.
    @discardableResult
    public mutating func popToRoot() -> Bool {
        guard var home = topEntry else { return false }
        while home.screensOfPart > 1 || !home.isScreen, let below = home.below { home = below }
        defer { last = home }
        return last !== home
    }

    /// Shows a screen in the place of another one: `[list, detail, editor*] → [list, receipt*]`, `detail` replaced.
    ///
    /// It belongs to the same flow. What stood on top of the other goes with it.
    ///
    /// - Returns: `false`, where the other isn't on the stack, or is below the layer or section that is on top, or the
    ///   new one is on the stack already.
    @discardableResult
    public mutating func replace(_ screen: any Screen, with other: any Screen) -> Bool {
        guard let entry = reachable(screen, for: "\(type(of: other)) in its place") else { return false }
        return replace(entry, with: .screen(other), next: nil)
    }

    /// Ends a flow and starts another one in its place: `App(Login(name*)) → App(List())`.
    ///
    /// - Returns: `false`, where the flow isn't in the tree, or the other one is there already.
    @discardableResult
    public mutating func replace(_ coordinator: any Coordinator, with other: any Coordinator) -> Bool {
        guard let flow = flow(of: coordinator) else {
            lose("\(type(of: other)) was to replace \(type(of: coordinator)), which isn't in the tree")
            return false
        }
        return replace(flow, with: .coordinator(other), next: entry(afterFlow: flow))
    }

    /// Ends a flow with all that is in it, children first: `App(list, Detail(detail, Editor(editor*))) → App(list*)`.
    ///
    /// - Returns: `false`, where it isn't in the tree.
    @discardableResult
    public mutating func stop(_ coordinator: any Coordinator) -> Bool {
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
            lose("\(member.name) was shown for \(type(of: parent)), which isn't in the tree")
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
