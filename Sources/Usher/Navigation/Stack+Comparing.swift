extension Stack {
    /// The highest entry that two stacks share.
    func common(with other: Stack) -> StackEntry? {
        var (left, right) = (last, other.last)
        while left !== right {
            guard let first = left, let second = right else { return nil }
            if first.height >= second.height { left = first.below }
            if second.height >= first.height { right = second.below }
        }
        return left
    }

    func members(notIn other: Stack) -> Members { members(above: common(with: other), notIn: other) }

    func members(above common: StackEntry?, notIn other: Stack) -> Members {
        Members(
            rest: last, end: common,
            visits: other.last === common ? nil : Set(other.members(above: common).map(\.visit)))
    }

    func members(above end: StackEntry?) -> Members { Members(rest: last, end: end, visits: nil) }

    struct Members: Sequence, IteratorProtocol {
        var rest: StackEntry?
        let end: StackEntry?
        /// The visits that have only moved to another position.
        let visits: Set<Int>?

        mutating func next() -> StackEntry? {
            while let entry = rest, entry !== end {
                rest = entry.below
                if !(visits?.contains(entry.visit) ?? false) { return entry }
            }
            return nil
        }

        var hasAtMostOneFlow: Bool {
            var count = 0
            for entry in self where !entry.isScreen { count += 1 }
            return count < 2
        }
    }

    /// A flow above a shared entry that shows nothing but showed something before.
    func flow(emptiedSince previous: Stack, above common: StackEntry?) -> StackEntry? {
        emptyFlow(from: common?.height ?? 0) { previous.hasMember(of: $0, above: common) }
    }

    func hasMember(of flow: StackEntry, above common: StackEntry?) -> Bool {
        members(above: common).contains { $0.owner?.visit == flow.visit }
    }
}
