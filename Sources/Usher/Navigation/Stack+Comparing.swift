// What a move changed
extension Stack {
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

    /// What is not in the other stack, the highest first.
    func members(notIn other: Stack) -> Members { members(above: common(with: other), notIn: other) }

    /// What is above an entry that both stacks share and not in the other, the highest first.
    func members(above common: Entry?, notIn other: Stack) -> Members {
        Members(rest: last, end: common, stays: other.last === common ? nil : other.stays(above: common))
    }

    /// Entries from one down, the highest first.
    struct Members: Sequence, IteratorProtocol {
        var rest: Entry?
        let end: Entry?
        /// What has only been carried to another place.
        let stays: Set<Int>?

        mutating func next() -> Entry? {
            while let entry = rest, entry !== end {
                rest = entry.below
                if !(stays?.contains(entry.stay) ?? false) { return entry }
            }
            return nil
        }

        var hasAtMostOneFlow: Bool {
            var count = 0
            for entry in self where !entry.isScreen { count += 1 }
            return count < 2
        }
    }

    private func stays(above common: Entry?) -> Set<Int> {
        var stays: Set<Int> = []
        var next = last
        while let entry = next, entry !== common {
            stays.insert(entry.stay)
            next = entry.below
        }
        return stays
    }

    /// A flow that shows nothing any more, and showed something before, above an entry that the two stacks share.
    func flow(emptiedSince previous: Stack, above common: Entry?) -> Entry? {
        emptyFlow(from: common?.height ?? 0) { previous.hasMember(of: $0, above: common) }
    }

    /// Whether a flow shows something above an entry.
    func hasMember(of flow: Entry, above common: Entry?) -> Bool {
        var next = last
        while let entry = next, entry !== common {
            if entry.owner?.stay == flow.stay { return true }
            next = entry.below
        }
        return false
    }
}
