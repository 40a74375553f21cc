/// What is under way: the screens a person went through, and the tree of coordinators they belong to.
///
/// A stack is a value. The tree is kept as one list, each coordinator followed by what is in its flow, so the
/// screens in the order of that list are the stack, and the last one is what the person sees. A presented screen
/// begins a layer over the screens before it, and a selected flow is a section beside its sisters; both have a home of
/// their own. Each operation is a function on the value; ``Navigator/move(_:)`` makes it happen. In the pictures a star
/// marks the screen the person sees, and a bar where a layer begins.
///
///     App
///     └── List                 listScreen
///         └── Detail           detailScreen      [listScreen, detailScreen*]
///
/// Asking for something that is no longer possible (showing a screen for a flow that has ended, stopping it
/// once more) changes nothing, and the operation returns `false`.
///
/// A copy takes constant time. An operation takes time in proportion to what it takes away, and to what lies above the
/// place where it changes something: showing a screen, starting a flow on top and going back cost the same at any depth.
public struct Stack {
    /// The last entry of the list; each knows the one below it.
    private(set) var last: Entry?
}

// Moves
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
    /// A flow that shows nothing else ends.
    ///
    /// - Returns: `false`, where the screen is not on the stack, or in no layer.
    @discardableResult
    public mutating func dismiss(_ screen: any Screen) -> Bool {
        guard let entry = entry(of: ObjectIdentifier(screen)), let first = layer(of: entry) else {
            return false
        }
        remove(from: first, upTo: first.section.flatMap { self.entry(afterFlow: $0) })
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
    public mutating func home() -> Bool {
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
        guard let flow = flow(of: coordinator) else { return false }
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

    private mutating func remove(from first: Entry, upTo next: Entry?) {
        carry(from: next, onto: first.below)
    }

    /// Puts the entries from `first` on, or none, onto another one.
    private mutating func carry(from first: Entry?, onto base: Entry?) {
        guard let first else { return last = base }
        carry(entries(from: first), onto: base)
    }

    private mutating func carry(_ carried: [Entry], onto base: Entry?) {
        var copies: [Int: Entry] = [:]
        last = base
        for entry in carried {
            let copy = Entry(entry, owner: entry.owner.map { copies[$0.stay] ?? $0 }, below: last)
            copies[entry.stay] = copy
            last = copy
        }
    }

    private func lose(_ reason: @autoclosure () -> String) {
        last?.presence.lose(reason())
    }
}

// What is where
extension Stack {
    /// The screens, the first one first.
    public var screens: [any Screen] { entries.compactMap(\.screen) }

    /// The started coordinators, each before its children.
    public var coordinators: [any Coordinator] { entries.compactMap(\.coordinator) }

    /// Coordinators and screens in the order of the list.
    package var objects: [AnyObject] { entries.map(\.object) }

    /// The screen the person sees.
    public var top: (any Screen)? { topEntry?.screen }

    /// The stay of the screen that the person sees.
    var stayOfTop: Int? { topEntry?.stay }

    /// Whether the person sees the first screen, or the first one of the layer or section that is on top.
    public var isHome: Bool { place != .further }

    /// Where the screen stands that the person sees.
    var place: Page.Place {
        guard let top = topEntry, top.screens > 1 else { return .first }
        if top.screensOfPart > 1 { return .further }
        return top.begins == .layer ? .homeOfLayer : .first
    }

    /// Whether what the person sees is in a layer.
    var hasLayer: Bool { topEntry?.part == .layer }

    /// Whether a screen is the first one of a layer.
    package func beginsLayer(_ screen: AnyObject) -> Bool {
        entry(of: ObjectIdentifier(screen))?.begins == .layer
    }

    /// The coordinator a screen belongs to, or that a coordinator was started by.
    public func parent(of child: AnyObject) -> (any Coordinator)? {
        entry(of: ObjectIdentifier(child))?.owner?.coordinator
    }

    /// The section of a flow that is in front of its sisters: see ``select(_:for:)``.
    public func front(of coordinator: any Coordinator) -> (any Coordinator)? {
        flow(of: coordinator).flatMap { frontSection(of: $0) }?.coordinator
    }

    func contains(_ object: AnyObject) -> Bool { entry(of: ObjectIdentifier(object)) != nil }

    /// The highest flow among the entries from a height on that shows nothing and has no children, and of which it is so.
    func emptyFlow(from height: Int, where isIt: (Entry) -> Bool) -> Entry? {
        var depthAbove = 0
        var next = last
        while let entry = next, entry.height >= height {
            if !entry.isScreen, depthAbove <= entry.depth, isIt(entry) { return entry }
            depthAbove = entry.depth
            next = entry.below
        }
        return nil
    }

    var entries: [Entry] { entries { _ in true } }

    private func entries(from first: Entry) -> [Entry] { entries { $0.height >= first.height } }

    private func entries(while isWanted: (Entry) -> Bool) -> [Entry] {
        var entries: [Entry] = []
        var next = last
        while let entry = next, isWanted(entry) {
            entries.append(entry)
            next = entry.below
        }
        return entries.reversed()
    }

    var topEntry: Entry? {
        var next = last
        while let entry = next, !entry.isScreen { next = entry.below }
        return next
    }

    func entry(of identity: ObjectIdentifier) -> Entry? {
        var next = last
        if let last, let base = last.base, !last.presence.mayContain(identity) { next = base }
        while let entry = next, entry.identity != identity { next = entry.below }
        return next
    }

    /// The entry of a coordinator, which mostly is the flow on top, or one that it is part of.
    func flow(of coordinator: any Coordinator) -> Entry? {
        let identity = ObjectIdentifier(coordinator)
        if let last, last.base != nil, !last.presence.mayContain(identity) { return entry(of: identity) }
        var next = last
        while let entry = next, entry.identity != identity { next = entry.owner }
        return next ?? entry(of: identity)
    }

    /// The entry of a screen, if it is in the layer or section that is on top.
    private func reachable(_ screen: any Screen, for purpose: @autoclosure () -> String) -> Entry? {
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
    func frontSection(of flow: Entry) -> Entry? {
        var next = last
        while let entry = next, entry !== flow {
            if entry.owner === flow, entry.begins == .section { return entry }
            next = entry.below
        }
        return nil
    }

    /// Goes back to an entry: `last` is one that this stack has.
    mutating func cut(above entry: Entry) {
        last = entry
    }

    /// The first screen of the layer that an entry is in; a section keeps its layers to itself.
    private func layer(of entry: Entry) -> Entry? {
        var next: Entry? = entry
        while let first = next, first.begins != .layer || !(first.section?.holds(entry) ?? true) {
            next = first.below
        }
        return next
    }

    /// The entry above another one.
    private func entry(after entry: Entry) -> Entry? {
        var above: Entry?
        var next = last
        while let candidate = next, candidate !== entry {
            above = candidate
            next = candidate.below
        }
        return above
    }

    /// The first entry above a flow that isn't in it.
    func entry(afterFlow flow: Entry) -> Entry? {
        var owner = last
        while let entry = owner, entry.height > flow.height { owner = entry.owner }
        if owner === flow { return nil }
        var end: Entry?
        var next = last
        while let entry = next, entry !== flow {
            if entry.depth <= flow.depth { end = entry }
            next = entry.below
        }
        return end
    }
}
