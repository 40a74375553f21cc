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
public struct Stack {
    struct Entry {
        enum Node {
            case coordinator(any Coordinator)
            case screen(any Screen)
        }

        let node: Node
        let identity: ObjectIdentifier
        let depth: Int
        /// Tells one stay on the stack from the next one of the same object.
        let stay: Int
        /// Whether it is the first screen of a layer.
        let beginsLayer: Bool

        init(_ node: Node, depth: Int, stay: Int, beginsLayer: Bool) {
            self.node = node
            self.depth = depth
            self.stay = stay
            self.beginsLayer = beginsLayer
            identity =
                switch node {
                case .coordinator(let coordinator): ObjectIdentifier(coordinator)
                case .screen(let screen): ObjectIdentifier(screen)
                }
        }

        /// Whether both are one stay of one object. A stay's number alone would not tell: after an earlier stack was
        /// brought back, it is given again.
        func isSameStay(as other: Entry) -> Bool {
            stay == other.stay && identity == other.identity
        }

        var isScreen: Bool {
            if case .screen = node { true } else { false }
        }

        var coordinator: (any Coordinator)? {
            if case .coordinator(let coordinator) = node { coordinator } else { nil }
        }

        var screen: (any Screen)? {
            if case .screen(let screen) = node { screen } else { nil }
        }

        var object: AnyObject {
            switch node {
            case .coordinator(let coordinator): coordinator
            case .screen(let screen): screen
            }
        }
    }

    private(set) var entries: [Entry] = []
    private var stays = 0
}

// Moves
extension Stack {
    /// Shows a screen on top of its coordinator's flow: `[list, detail*] → [list, detail, editor*]`.
    ///
    /// Nothing changes when the coordinator is not in the tree or the screen is on the stack already.
    public mutating func push(_ screen: any Screen, for coordinator: any Coordinator) {
        add(.screen(screen), to: coordinator)
    }

    /// Shows a screen on top of its coordinator's flow as the first one of a layer:
    /// `[list, detail*] → [list, detail | editor*]`.
    ///
    /// A layer is that screen and all that stands on top of it. Home is its first screen, and going back from there takes
    /// the layer away; the flows below go on. Nothing changes when the coordinator is not in the tree or the screen is
    /// on the stack already.
    public mutating func present(_ screen: any Screen, for coordinator: any Coordinator) {
        add(.screen(screen), to: coordinator, beginsLayer: true)
    }

    /// Takes away the layer a screen is in, with the layers over it:
    /// `[list, detail | editor, field*] → [list, detail*]`.
    ///
    /// A flow that shows nothing else ends. Nothing changes when the screen is not on the stack, or in no
    /// layer.
    public mutating func dismiss(_ screen: any Screen) {
        guard let index = index(of: ObjectIdentifier(screen)),
            let first = entries[...index].lastIndex(where: \.beginsLayer)
        else { return }
        entries.removeSubrange(first...)
    }

    /// Starts a child flow on top of its parent's: `App(list*) → App(list, Detail())`.
    ///
    /// The child's ``Coordinator/start()`` then shows its first screen. Nothing changes when the parent is not
    /// in the tree or the child is there already.
    public mutating func start(_ child: any Coordinator, for parent: any Coordinator) {
        add(.coordinator(child), to: parent)
    }

    /// Takes away the screen the person sees: `[list, detail*] → [list*]`.
    ///
    /// A flow whose last screen goes this way has ended, and a layer whose first screen does is gone.
    public mutating func pop() {
        if let top = entries.lastIndex(where: \.isScreen) { entries.remove(at: top) }
    }

    /// Goes back to a screen, so that it is what the person sees: `[list, detail, editor*] → [list*]`.
    ///
    /// The flows above it end, and the layers over it are gone. Nothing changes when the screen is not on the stack.
    public mutating func pop(to screen: any Screen) {
        guard let index = index(of: ObjectIdentifier(screen)) else { return }
        entries.removeSubrange((index + 1)...)
    }

    /// Goes back to the first screen, in a layer to the layer's: `[list, detail, editor*] → [list*]` and
    /// `[list | editor, field*] → [list | editor*]`.
    public mutating func home() {
        let home = entries.lastIndex(where: \.beginsLayer) ?? entries.firstIndex(where: \.isScreen)
        if let home { entries.removeSubrange((home + 1)...) }
    }

    /// Ends a flow with all that is in it, children first: `App(list, Detail(detail, Editor(editor*))) → App(list*)`.
    public mutating func stop(_ coordinator: any Coordinator) {
        guard let index = index(of: ObjectIdentifier(coordinator)) else { return }
        entries.removeSubrange(flow(at: index))
    }

    mutating func start(_ root: any Coordinator) {
        insert(.coordinator(root), at: entries.count, depth: 0)
    }

    mutating func stopAll() {
        entries.removeAll()
    }

    /// Ends the last flow that shows nothing and has no children.
    mutating func endEmptyFlow() {
        if let empty = entries.indices.last(where: isEmptyFlow) { entries.remove(at: empty) }
    }

    private mutating func add(_ node: Entry.Node, to parent: any Coordinator, beginsLayer: Bool = false) {
        guard let index = index(of: ObjectIdentifier(parent)) else { return }
        insert(
            node, at: flow(at: index).upperBound, depth: entries[index].depth + 1, beginsLayer: beginsLayer)
    }

    private mutating func insert(_ node: Entry.Node, at index: Int, depth: Int, beginsLayer: Bool = false) {
        let entry = Entry(node, depth: depth, stay: stays, beginsLayer: beginsLayer)
        guard self.index(of: entry.identity) == nil else { return }
        entries.insert(entry, at: index)
        stays += 1
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
    public var top: (any Screen)? { entries.last(where: \.isScreen)?.screen }

    /// Whether the person sees the first screen, or the first one of the layer that is on top.
    public var isHome: Bool { place != .further }

    /// Where the screen stands that the person sees.
    var place: Page.Place {
        guard let top = entries.lastIndex(where: \.isScreen), entries.firstIndex(where: \.isScreen) != top
        else { return .first }
        return entries[top].beginsLayer ? .homeOfLayer : .further
    }

    /// Whether what the person sees is in a layer.
    var hasLayer: Bool { entries.contains(where: \.beginsLayer) }

    /// Whether a screen is the first one of a layer.
    package func beginsLayer(_ screen: AnyObject) -> Bool {
        index(of: ObjectIdentifier(screen)).map { entries[$0].beginsLayer } ?? false
    }

    /// The coordinator a screen belongs to, or that a coordinator was started by.
    public func parent(of child: AnyObject) -> (any Coordinator)? {
        guard let index = index(of: ObjectIdentifier(child)) else { return nil }
        return entries[..<index].last { $0.depth < entries[index].depth }?.coordinator
    }

    func contains(_ object: AnyObject) -> Bool { index(of: ObjectIdentifier(object)) != nil }

    private func index(of identity: ObjectIdentifier) -> Int? {
        entries.firstIndex { $0.identity == identity }
    }

    /// Whether there is a flow that shows nothing and has no children.
    var hasEmptyFlow: Bool { entries.indices.contains(where: isEmptyFlow) }

    private func isEmptyFlow(at index: Int) -> Bool {
        guard !entries[index].isScreen else { return false }
        return index + 1 == entries.count || entries[index + 1].depth <= entries[index].depth
    }

    /// The coordinator at this index and all that is in its flow.
    private func flow(at index: Int) -> Range<Int> {
        var end = index + 1
        while end < entries.count, entries[end].depth > entries[index].depth { end += 1 }
        return index..<end
    }
}
