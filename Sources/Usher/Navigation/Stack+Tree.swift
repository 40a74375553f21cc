/// The tree as a list: a flow is a coordinator's entry with the deeper entries after it.
extension Stack {
    func index(of object: AnyObject) -> Int? {
        let top = topIndex ?? 0
        return entries[top...].firstIndex { $0.object === object }
            ?? entries[..<top].lastIndex { $0.object === object }
    }

    func owner(of index: Int) -> Int? { entries[..<index].lastIndex { $0.depth < entries[index].depth } }

    func flow(at index: Int) -> Range<Int> {
        let depth = entries[index].depth
        return index..<(entries[(index + 1)...].firstIndex { $0.depth <= depth } ?? entries.endIndex)
    }

    func flow(of coordinator: any Coordinator) -> Range<Int>? { index(of: coordinator).map { flow(at: $0) } }

    func frontSection(of flow: Range<Int>) -> Range<Int>? {
        let depth = entries[flow.lowerBound].depth + 1
        let front = entries[flow].lastIndex { $0.begins == .section && $0.depth == depth }
        return front.map { self.flow(at: $0) }
    }

    func selectedSection(of coordinator: any Coordinator) -> (any Coordinator)? {
        flow(of: coordinator).flatMap { frontSection(of: $0) }.flatMap { entries[$0.lowerBound].coordinator }
    }

    func section(around index: Int) -> Range<Int>? {
        sequence(first: index) { owner(of: $0) }.first { entries[$0].begins == .section }.map { flow(at: $0) }
    }

    /// The index of the first screen of the layer that an entry is in, if any.
    func layer(around index: Int) -> Int? {
        entries[...index].indices.last {
            entries[$0].begins == .layer && section(around: $0)?.contains(index) ?? true
        }
    }

    var topEntry: StackEntry? { topIndex.map { entries[$0] } }
    var flowsOnTop: [StackEntry] { topEntry.map { Array($0.owners.dropFirst()) } ?? [] }

    private var scopeIndex: Int? { topIndex.flatMap { entries[...$0].lastIndex { $0.begins != nil } } }

    var scope: StackEntry.Scope? { scopeIndex.flatMap { entries[$0].begins } }

    /// The index of the first screen of the layer or section on top, or else of the stack.
    var homeIndex: Int? { entries[(scopeIndex ?? 0)...].firstIndex(where: \.isScreen) }
    var isFirstScreenOnTop: Bool { topIndex == entries.firstIndex(where: \.isScreen) }

    var level: PageCommands.PageDepth {
        if topIndex != homeIndex { return .further }
        return topEntry?.begins == .layer && !isFirstScreenOnTop ? .homeOfLayer : .first
    }

    func isSame(as other: Stack) -> Bool {
        entries.count == other.entries.count && entries.elementsEqual(other.entries, by: ===)
    }

    /// `leaving` has children before parents. `entering` has parents before children.
    func difference(to other: Stack) -> (leaving: [StackEntry], entering: [StackEntry]) {
        let shared = 0..<min(entries.count, other.entries.count)
        let common = shared.first { entries[$0] !== other.entries[$0] } ?? shared.count
        let (left, entered) = (entries[common...], other.entries[common...])
        if left.isEmpty || entered.isEmpty { return (Array(left.reversed()), Array(entered)) }
        let (old, new) = (Set(left.map(\.visit)), Set(entered.map(\.visit)))
        return (
            left.reversed().filter { !new.contains($0.visit) }, entered.filter { !old.contains($0.visit) }
        )
    }

    /// Returns the topmost matching flow that shows nothing, except the root.
    func emptyFlow(where matches: (StackEntry) -> Bool) -> StackEntry? {
        guard emptyCount > 0 else { return nil }
        return entries.indices.dropFirst().last { isEmptyFlow(at: $0) && matches(entries[$0]) }
            .map { entries[$0] }
    }

    func isEmptyFlow(at index: Int) -> Bool {
        let entry = entries[index]
        return !entry.isScreen && entries[(index + 1)...].first.map { $0.depth <= entry.depth } ?? true
    }

    func hasScreen(in flow: StackEntry) -> Bool {
        entries.contains { $0.isScreen && $0.owners.contains { $0 === flow } }
    }
}
