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
        let depth: Int
        /// Tells one stay on the stack from the next one of the same object.
        let stay: Int

        var object: AnyObject {
            switch node {
            case .coordinator(let coordinator): coordinator
            case .screen(let screen): screen
            }
        }

        var coordinator: (any Coordinator)? {
            if case .coordinator(let coordinator) = node { coordinator } else { nil }
        }

        var screen: (any Screen)? {
            if case .screen(let screen) = node { screen } else { nil }
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
        if let top = entries.lastIndex(where: { $0.screen != nil }) { entries.remove(at: top) }
    }

    /// Goes back to a screen, so that it is what the person sees: `[list, detail, editor*] → [list*]`.
    ///
    /// The flows above it end. Nothing changes when the screen is not on the stack.
    public mutating func pop(to screen: any Screen) {
        guard let index = index(of: screen) else { return }
        entries.removeSubrange((index + 1)...)
    }

    /// Goes back to the first screen: `[list, detail, editor*] → [list*]`.
    public mutating func home() {
        if let first = entries.firstIndex(where: { $0.screen != nil }) {
            entries.removeSubrange((first + 1)...)
        }
    }

    /// Ends a flow with all that is in it, children first: `App(list, Detail(detail, Editor(editor*))) → App(list*)`.
    public mutating func stop(_ coordinator: any Coordinator) {
        guard let index = index(of: coordinator) else { return }
        entries.removeSubrange(flow(at: index))
    }

    mutating func start(_ root: any Coordinator) {
        insert(.coordinator(root), at: entries.count, depth: 0)
    }

    mutating func stopAll() {
        entries.removeAll()
    }

    /// Ends the last flow that shows nothing and has no children; false when there is none.
    mutating func endEmptyFlow() -> Bool {
        for index in entries.indices.reversed()
        where entries[index].coordinator != nil && flow(at: index).count == 1 {
            entries.remove(at: index)
            return true
        }
        return false
    }

    private mutating func add(_ node: Entry.Node, to parent: any Coordinator) {
        guard let index = index(of: parent) else { return }
        insert(node, at: flow(at: index).upperBound, depth: entries[index].depth + 1)
    }

    private mutating func insert(_ node: Entry.Node, at index: Int, depth: Int) {
        let entry = Entry(node: node, depth: depth, stay: stays)
        guard self.index(of: entry.object) == nil else { return }
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
    public var top: (any Screen)? { entries.last { $0.screen != nil }?.screen }

    /// Whether the person sees the first screen.
    public var isHome: Bool {
        var screens = 0
        for entry in entries where entry.screen != nil { screens += 1 }
        return screens <= 1
    }

    /// The coordinator a screen belongs to, or that a coordinator was started by.
    public func parent(of child: AnyObject) -> (any Coordinator)? {
        guard let index = index(of: child) else { return nil }
        return entries[..<index].last { $0.depth < entries[index].depth }?.coordinator
    }

    private func index(of object: AnyObject) -> Int? {
        entries.firstIndex { $0.object === object }
    }

    /// The coordinator at this index and all that is in its flow.
    private func flow(at index: Int) -> Range<Int> {
        let depth = entries[index].depth
        let end = entries[(index + 1)...].firstIndex { $0.depth <= depth }
        return index..<(end ?? entries.count)
    }
}
