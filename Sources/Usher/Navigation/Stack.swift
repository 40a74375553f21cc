/// The screens the user has been through, and the tree of coordinators they belong to.
///
/// A value, changed by the operations of a ``Navigator``. The tree is one list, each coordinator
/// followed by its flow; the last screen of the list is the one on top. Presented screens begin a
/// layer, selected flows are sections, and both have a home of their own. In the diagrams, a star
/// marks the screen on top.
///
///     App
///     └── List                 listScreen
///         └── Detail           detailScreen      [listScreen, detailScreen*]
///
/// Copying takes constant time. An operation is linear in the entries it removes and those above
/// the change, so pushing, starting a flow on top and going back cost the same at any depth.
public struct Stack {
    var last: StackEntry?
    /// Records losses; nil unless the stack is a navigator's.
    var memberIndex: MemberIndex?
}

extension Stack {
    /// The screens from bottom to top. Linear in the size of the stack.
    public var screens: [any Screen] { entries.compactMap(\.screen) }

    /// The started coordinators, each before its children. Linear in the size of the stack.
    public var coordinators: [any Coordinator] { entries.compactMap(\.coordinator) }

    /// The screen on top.
    public var top: (any Screen)? { topEntry?.screen }

    /// The coordinator that owns a screen or has started a coordinator.
    public func parent(of child: AnyObject) -> (any Coordinator)? {
        entry(of: ObjectIdentifier(child))?.owner?.coordinator
    }

    /// The section of a flow in front: see ``Navigator/select(_:for:)``.
    func selectedSection(of coordinator: any Coordinator) -> (any Coordinator)? {
        flow(of: coordinator).flatMap { frontSection(of: $0) }?.coordinator
    }

    func contains(_ object: AnyObject) -> Bool { entry(of: ObjectIdentifier(object)) != nil }
}

extension Stack: CustomStringConvertible {
    /// The tree of coordinators and screens as text. A star marks the screen on top, a bar the
    /// first screen of a layer, and § a section.
    ///
    ///     AppCoordinator
    ///     ├── § NumbersCoordinator
    ///     │   └── NumbersScreen
    ///     └── § FilmListCoordinator
    ///         ├── FilmListScreen
    ///         └── FilmDetailCoordinator
    ///             ├── FilmDetailScreen
    ///             └── | FilmEditorScreen *
    public var description: String {
        let top = topEntry
        var lines: [String] = []
        // Whether a sibling follows, by depth.
        var hasSister: [Bool] = []
        for entry in entries.reversed() {
            hasSister.removeLast(max(0, hasSister.count - entry.depth - 1))
            while hasSister.count <= entry.depth { hasSister.append(false) }
            var line = ""
            if entry.depth > 0 {
                for depth in 1..<entry.depth { line += hasSister[depth] ? "│   " : "    " }
                line += hasSister[entry.depth] ? "├── " : "└── "
            }
            switch entry.begins {
            case .layer: line += "| "
            case .section: line += "§ "
            case nil: break
            }
            line += entry.member.name
            if entry === top { line += " *" }
            lines.append(line)
            hasSister[entry.depth] = true
        }
        return lines.reversed().joined(separator: "\n")
    }
}
