/// What is under way: the screens a person went through, and the tree of coordinators they belong to.
///
/// A stack is a value. The tree is kept as one list, each coordinator followed by what is in its flow, so the
/// screens in the order of that list are the stack, and the last one is what the person sees. Each operation is
/// a function on the value; ``Navigator/move(_:)`` makes it happen. In the pictures a star marks the screen the
/// person sees.
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

        init(_ node: Node, depth: Int, stay: Int) {
            self.node = node
            self.depth = depth
            self.stay = stay
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

    /// Starts a child flow on top of its parent's: `App(list*) → App(list, Detail())`.
    ///
    /// The child's ``Coordinator/start()`` then shows its first screen. Nothing changes when the parent is not
    /// in the tree or the child is there already.
    public mutating func start(_ child: any Coordinator, for parent: any Coordinator) {
        add(.coordinator(child), to: parent)
    }

    /// Takes away the screen the person sees: `[list, detail*] → [list*]`.
    ///
    /// A flow whose last screen goes this way has ended.
    public mutating func pop() {
        if let top = entries.lastIndex(where: \.isScreen) { entries.remove(at: top) }
    }

    /// Goes back to a screen, so that it is what the person sees: `[list, detail, editor*] → [list*]`.
    ///
    /// The flows above it end. Nothing changes when the screen is not on the stack.
    public mutating func pop(to screen: any Screen) {
        guard let index = index(of: ObjectIdentifier(screen)) else { return }
        entries.removeSubrange((index + 1)...)
    }

    /// Goes back to the first screen: `[list, detail, editor*] → [list*]`.
    public mutating func home() {
        if let first = entries.firstIndex(where: \.isScreen) {
            entries.removeSubrange((first + 1)...)
        }
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

    private mutating func add(_ node: Entry.Node, to parent: any Coordinator) {
        guard let index = index(of: ObjectIdentifier(parent)) else { return }
        insert(node, at: flow(at: index).upperBound, depth: entries[index].depth + 1)
    }

    private mutating func insert(_ node: Entry.Node, at index: Int, depth: Int) {
        let entry = Entry(node, depth: depth, stay: stays)
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

    /// Whether the person sees the first screen.
    public var isHome: Bool {
        entries.firstIndex(where: \.isScreen) == entries.lastIndex(where: \.isScreen)
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
