/// The differences between a page and the one written before it on the same screen.
struct PageChanges {
    /// Whether each of its blocks is new or changed.
    private(set) var isChanged: [Bool]
    /// The names of the fields that are gone.
    private(set) var gone: [String] = []

    var isEmpty: Bool { gone.isEmpty && !isChanged.contains(true) }

    /// Marks an item, by its number, as changed.
    mutating func add(item number: Int, of page: borrowing PageText) {
        let items = page.blocks.indices.filter { page.blocks[$0].kind == .item }
        if items.indices.contains(number - 1) { isChanged[items[number - 1]] = true }
    }

    fileprivate struct Line: Equatable {
        let kind: PageText.BodyLine.LineKind
        let name: String
        let value: String

        /// Whether it's the same paragraph, field or numbered item, whatever its value.
        func hasSameName(as other: Line) -> Bool {
            kind == other.kind && (kind == .text || name == other.name)
        }

        func hasSameValue(as other: Line) -> Bool { kind == other.kind && value == other.value }
    }

    fileprivate init(count: Int) { isChanged = Array(repeating: false, count: count) }

    fileprivate mutating func mark(_ indices: some Sequence<Int>) {
        for index in indices { isChanged[index] = true }
    }

    /// Marks what is new in a part of a page; false if something is gone or renumbered that can't
    /// be announced by itself.
    fileprivate mutating func compare(
        _ old: ArraySlice<Line>, with new: ArraySlice<Line>, of page: [Line], isBelowNewRows: Bool = false
    ) -> Bool {
        var (before, now) = (old, new)
        while let line = before.first, line == now.first {
            (before, now) = (before.dropFirst(), now.dropFirst())
        }
        while let line = before.last, line == now.last {
            (before, now) = (before.dropLast(), now.dropLast())
        }
        let differing = (old: before, new: now)
        for (index, line) in zip(before.indices, before) {
            let same = now.firstIndex {
                $0.hasSameName(as: line) || isBelowNewRows && $0.hasSameValue(as: line)
            }
            if let same {
                mark(now.startIndex..<same)
                now = now[(same + 1)...]
                if line == page[same] { continue }
                mark([same])
                let isRenumbered =
                    line.kind == .item
                    && (differing.old.indices.contains { $0 != index && old[$0].hasSameValue(as: page[same]) }
                        || differing.new.indices.contains { $0 != same && page[$0].hasSameValue(as: line) })
                if isRenumbered, !isBelowNewRows { return false }
            } else {
                guard line.kind == .field, !page.contains(where: line.hasSameName) else { return false }
                gone.append(line.name)
            }
        }
        mark(now.indices)
        if isBelowNewRows, let first = old.first(where: { $0.kind == .item }),
            let firstNow = new.first(where: { $0.kind == .item }), !first.hasSameName(as: firstNow)
        {
            mark(new.indices.filter { page[$0].kind == .item })
        }
        // Of two fields with one name, the user couldn't tell which is new.
        return !new.indices.contains { index in
            isChanged[index] && page[index].kind == .field && page.count(where: page[index].hasSameName) > 1
        }
    }

    /// Marks what is new in a list, and returns whether all rows are: it was turned, searched or
    /// sorted, or has another number of rows.
    fileprivate mutating func compareList(_ old: ArraySlice<Line>, with new: ArraySlice<Line>) -> Bool {
        guard !new.isEmpty else { return false }
        let changed = zip(new.indices, zip(old, new)).compactMap { $1.0 == $1.1 ? nil : $0 }
        let areNew =
            old.count != new.count || old.first != new.first || changed.count * 2 >= new.count
            || changed.contains { index in
                // A heading, or a row that had another number before.
                new[index].kind == .text || old.dropFirst().contains { $0.hasSameValue(as: new[index]) }
            }
        mark(areNew ? Array(new.indices) : changed)
        return areNew
    }
}

extension PageText {
    /// Compares what was written with a page now. Returns nil if all of it has to be written: it
    /// has another title, more than half differs, or something is gone or renumbered that can't be
    /// announced by itself.
    func changes(to page: borrowing PageText) -> PageChanges? {
        let newTitle = page.titleLine.map { page.text($0) }
        guard titleLine.map({ text($0) }) == newTitle, list.isEmpty == page.list.isEmpty else { return nil }
        let (old, new) = (comparedLines, page.comparedLines)
        var changes = PageChanges(count: new.count)
        let areRowsNew = changes.compareList(old[list], with: new[page.list])
        let above = new[..<page.list.lowerBound]
        guard changes.compare(old[..<list.lowerBound], with: above, of: new),
            changes.compare(
                old[list.upperBound...], with: new[page.list.upperBound...], of: new,
                isBelowNewRows: areRowsNew)
        else { return nil }
        // The same rows below another text are another list.
        if above.indices.contains(where: { changes.isChanged[$0] && new[$0].kind == .text }) {
            changes.mark(page.list)
        }
        // A list is most of its page, so changes next to it are no reason to write all of it.
        if page.list.isEmpty, (changes.isChanged.count { $0 } + changes.gone.count) * 2 > new.count {
            return nil
        }
        return changes
    }

    private var comparedLines: [PageChanges.Line] {
        blocks.map {
            PageChanges.Line(kind: $0.kind, name: row.buffer.text($0.name), value: row.buffer.text($0.value))
        }
    }
}
