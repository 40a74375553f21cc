/// The open screens, and the tree of coordinators they belong to.
///
/// The operations of a ``Navigator`` make new stacks. The tree is stored as one list, in which each
/// coordinator precedes its descendants. The last screen of the list is on top. A presented screen
/// begins a layer, and a selected flow is a section. Each layer and section has a home screen of
/// its own. In the diagram, brackets list all screens, and a star marks the one on top.
///
///     App
///     └── List                 listScreen
///         └── Detail           detailScreen      [listScreen, detailScreen*]
///
/// Copying takes constant time.
public struct Stack {
    private(set) var entries: [StackEntry] = []
    /// The number of flows that show nothing, excluding the root.
    private(set) var emptyCount = 0
    private(set) var topIndex: Int?
    let log: StackTracker

    init(log: StackTracker = StackTracker()) { self.log = log }

    /// Every change of `entries` must use this, to keep the other properties up to date.
    mutating func replace(_ range: Range<Int>, with new: some Collection<StackEntry>) {
        emptyCount -= emptyFlows(in: range.lowerBound - 1..<range.upperBound)
        entries.replaceSubrange(range, with: new)
        let end = range.lowerBound + new.count
        emptyCount += emptyFlows(in: range.lowerBound - 1..<end)
        if let top = topIndex, top >= range.upperBound {
            topIndex = top + new.count - range.count
        } else if let top = topIndex, top >= range.lowerBound {
            topIndex = entries[..<end].lastIndex(where: \.isScreen)
        } else {
            topIndex = entries[range.lowerBound..<end].lastIndex(where: \.isScreen) ?? topIndex
        }
    }

    private func emptyFlows(in range: Range<Int>) -> Int { range.count { $0 > 0 && isEmptyFlow(at: $0) } }

    /// The screens from bottom to top. Linear in the size of the stack.
    public var screens: [any Screen] { entries.compactMap(\.screen) }

    /// The started coordinators, each before its children. Linear in the size of the stack.
    public var coordinators: [any Coordinator] { entries.compactMap(\.coordinator) }

    /// The screen on top.
    public var top: (any Screen)? { topEntry?.screen }

    /// Returns the coordinator that a screen or a child coordinator belongs to.
    public func parent(of child: AnyObject) -> (any Coordinator)? {
        index(of: child).flatMap { entries[$0].owner?.coordinator }
    }

    /// Returns a coordinator's child flows, each as an array of all its coordinators.
    package func flows(of parent: any Coordinator) -> [[any Coordinator]] {
        entries.indices.filter { !entries[$0].isScreen && entries[$0].owner?.object === parent }
            .map { entries[flow(at: $0)].compactMap(\.coordinator) }
    }

    func contains(_ object: AnyObject) -> Bool { log.isVisiting(object) && index(of: object) != nil }
}

extension Stack: CustomStringConvertible {
    /// The tree of coordinators and screens as text. A star marks the screen on top, a bar the
    /// first screen of a layer, and § a section.
    ///
    ///     AppCoordinator
    ///     ├── § StatisticsCoordinator
    ///     │   └── NumbersScreen
    ///     └── § FilmListCoordinator
    ///         ├── FilmListScreen
    ///         └── FilmDetailCoordinator
    ///             ├── FilmDetailScreen
    ///             └── | FilmEditorScreen *
    public var description: String {
        var lines: [String] = []
        // The depths at which a sibling follows.
        var continued: Set<Int> = []
        for (index, entry) in entries.enumerated().reversed() {
            let depth = entry.depth
            continued = continued.filter { $0 <= depth }
            let bars = (1..<max(depth, 1)).map { continued.contains($0) ? "│   " : "    " }.joined()
            let branch = depth == 0 ? "" : continued.contains(depth) ? "├── " : "└── "
            let mark = entry.begins.map { $0 == .layer ? "| " : "§ " } ?? ""
            lines.append(bars + branch + mark + entry.member.name + (index == topIndex ? " *" : ""))
            continued.insert(depth)
        }
        return lines.reversed().joined(separator: "\n")
    }
}
