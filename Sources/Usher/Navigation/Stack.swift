/// What is under way: the screens a person went through, and the tree of coordinators they belong to.
///
/// A stack is a value. The tree is kept as one list, each coordinator followed by what is in its flow, so the
/// screens in the order of that list are the stack, and the last one is what the person sees. A presented screen
/// begins a layer over the screens before it, with a home of its own. Each operation is a function on the value;
/// ``Navigator/move(_:)`` makes it happen. In the pictures a star marks the screen the person sees, and a bar where
/// a layer begins.
///
///     App
///     └── List                 listScreen
///         └── Detail           detailScreen      [listScreen, detailScreen*]
///
/// Asking for something that is no longer possible (showing a screen for a flow that has ended, stopping it
/// once more) changes nothing.
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
    /// Nothing changes when the coordinator is not in the tree or the screen is on the stack already.
    public mutating func push(_ screen: any Screen, for coordinator: any Coordinator) {
        add(.screen(screen), ObjectIdentifier(screen), to: coordinator)
    }

    /// Shows a screen on top of its coordinator's flow as the first one of a layer:
    /// `[list, detail*] → [list, detail | editor*]`.
    ///
    /// A layer is that screen and all that stands on top of it. Home is its first screen, and going back from there takes
    /// the layer away; the flows below go on. Nothing changes when the coordinator is not in the tree or the screen is
    /// on the stack already.
    public mutating func present(_ screen: any Screen, for coordinator: any Coordinator) {
        add(.screen(screen), ObjectIdentifier(screen), to: coordinator, beginsLayer: true)
    }

    /// Takes away the layer a screen is in, with the layers over it:
    /// `[list, detail | editor, field*] → [list, detail*]`.
    ///
    /// A flow that shows nothing else ends. Nothing changes when the screen is not on the stack, or in no
    /// layer.
    public mutating func dismiss(_ screen: any Screen) {
        guard var first = entry(of: screen), first.layers > 0 else { return }
        while !first.beginsLayer, let below = first.below { first = below }
        last = first.below
    }

    /// Starts a child flow on top of its parent's: `App(list*) → App(list, Detail())`.
    ///
    /// The child's ``Coordinator/start()`` then shows its first screen. Nothing changes when the parent is not
    /// in the tree or the child is there already.
    public mutating func start(_ child: any Coordinator, for parent: any Coordinator) {
        add(.coordinator(child), ObjectIdentifier(child), to: parent)
    }

    /// Takes away the screen the person sees: `[list, detail*] → [list*]`.
    ///
    /// A flow whose last screen goes this way has ended, and a layer whose first screen does is gone.
    public mutating func pop() {
        guard let top = topEntry else { return }
        remove(from: top, upTo: self.entry(after: top))
    }

    /// Goes back to a screen, so that it is what the person sees: `[list, detail, editor*] → [list*]`.
    ///
    /// The flows above it end, and the layers over it are gone. Nothing changes when the screen is not on the stack.
    public mutating func pop(to screen: any Screen) {
        if let entry = entry(of: screen) { last = entry }
    }

    /// Goes back to the first screen, in a layer to the layer's: `[list, detail, editor*] → [list*]` and
    /// `[list | editor, field*] → [list | editor*]`.
    public mutating func home() {
        guard var home = topEntry else { return }
        while !home.beginsLayer, home.screens > 1, let below = home.below { home = below }
        while !home.isScreen, let below = home.below { home = below }
        last = home
    }

    /// Ends a flow with all that is in it, children first: `App(list, Detail(detail, Editor(editor*))) → App(list*)`.
    public mutating func stop(_ coordinator: any Coordinator) {
        if let flow = flow(of: coordinator) { end(flow) }
    }

    mutating func start(_ root: any Coordinator) {
        guard !contains(root) else { return }
        let presence = last?.presence ?? Presence()
        last = Entry(
            .coordinator(root), ObjectIdentifier(root), owner: nil, below: last, stay: presence.nextStay(),
            beginsLayer: false, presence: presence)
    }

    mutating func stopAll() {
        last = nil
    }

    /// Takes away a flow with all that is in it.
    mutating func end(_ flow: Entry) {
        remove(from: flow, upTo: entry(afterFlow: flow))
    }

    private mutating func add(
        _ member: Entry.Member, _ identity: ObjectIdentifier, to parent: any Coordinator,
        beginsLayer: Bool = false
    ) {
        guard entry(of: identity) == nil, let flow = flow(of: parent) else { return }
        let next = entry(afterFlow: flow)
        let entry = Entry(
            member, identity, owner: flow, below: next == nil ? last : next?.below,
            stay: flow.presence.nextStay(), beginsLayer: beginsLayer, presence: flow.presence)
        carry(from: next, onto: entry)
    }

    private mutating func remove(from first: Entry, upTo next: Entry?) {
        carry(from: next, onto: first.below)
    }

    /// Puts the entries from `first` on, or none, onto another one.
    private mutating func carry(from first: Entry?, onto base: Entry?) {
        guard let first else { return last = base }
        var carried: [Entry] = []
        var next = last
        while let entry = next, entry.height >= first.height {
            carried.append(entry)
            next = entry.below
        }
        var copies: [Entry] = []
        for entry in carried.reversed() {
            let owner = entry.owner.map { $0.height < first.height ? $0 : copies[$0.height - first.height] }
            copies.append(
                Entry(
                    entry.member, entry.identity, owner: owner, below: copies.last ?? base, stay: entry.stay,
                    beginsLayer: entry.beginsLayer, presence: entry.presence))
        }
        last = copies.last
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

    /// Whether the person sees the first screen, or the first one of the layer that is on top.
    public var isHome: Bool { place != .further }

    /// Where the screen stands that the person sees.
    var place: Page.Place {
        guard let top = topEntry, top.screens > 1 else { return .first }
        return top.beginsLayer ? .homeOfLayer : .further
    }

    /// Whether what the person sees is in a layer.
    var hasLayer: Bool { (last?.layers ?? 0) > 0 }

    /// Whether a screen is the first one of a layer.
    package func beginsLayer(_ screen: AnyObject) -> Bool { entry(of: screen)?.beginsLayer ?? false }

    /// The coordinator a screen belongs to, or that a coordinator was started by.
    public func parent(of child: AnyObject) -> (any Coordinator)? { entry(of: child)?.owner?.coordinator }

    func contains(_ object: AnyObject) -> Bool { entry(of: object) != nil }

    /// The highest entry that two stacks share.
    func common(with other: Stack) -> Entry? {
        var (left, right) = (last, other.last)
        while left !== right {
            let (leftHeight, rightHeight) = (left?.height ?? -1, right?.height ?? -1)
            if leftHeight >= rightHeight { left = left?.below }
            if rightHeight >= leftHeight { right = right?.below }
        }
        return left
    }

    /// The highest flow that shows nothing and has no children, among the entries from a height on.
    func emptyFlow(from height: Int) -> Entry? {
        var depthAbove = 0
        var next = last
        while let entry = next, entry.height >= height {
            if !entry.isScreen, depthAbove <= entry.depth { return entry }
            depthAbove = entry.depth
            next = entry.below
        }
        return nil
    }

    private var entries: [Entry] {
        var entries: [Entry] = []
        var next = last
        while let entry = next {
            entries.append(entry)
            next = entry.below
        }
        return entries.reversed()
    }

    private var topEntry: Entry? {
        var next = last
        while let entry = next, !entry.isScreen { next = entry.below }
        return next
    }

    private func entry(of object: AnyObject) -> Entry? { entry(of: ObjectIdentifier(object)) }

    private func entry(of identity: ObjectIdentifier) -> Entry? {
        var next = last
        if let last, let base = last.base, !last.presence.mayContain(identity) { next = base }
        while let entry = next, entry.identity != identity { next = entry.below }
        return next
    }

    /// The entry of a coordinator, which mostly is the flow on top, or one that it is part of.
    private func flow(of coordinator: any Coordinator) -> Entry? {
        let identity = ObjectIdentifier(coordinator)
        if let last, last.base != nil, !last.presence.mayContain(identity) { return entry(of: identity) }
        var next = last
        while let entry = next, entry.identity != identity { next = entry.owner }
        return next ?? entry(of: identity)
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
    private func entry(afterFlow flow: Entry) -> Entry? {
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
