/// The differences between a page and the one written before it on the same screen.
struct PageChanges {
    /// Which of its blocks are.
    fileprivate(set) var isChanged: [Bool]
    /// The names of the fields that are gone.
    fileprivate(set) var gone: [String] = []

    var isEmpty: Bool { gone.isEmpty && !isChanged.contains(true) }

    /// Adds an item by its number, as new as it looks.
    mutating func add(item number: Int, of page: borrowing PageText) {
        let items = page.blocks.indices.filter { page.blocks[$0].kind == .item }
        if items.indices.contains(number - 1) { isChanged[items[number - 1]] = true }
    }
}

extension PageText {
    /// The changes from what was written to what a page says now; `nil` where it is to be written whole: under another
    /// title, where more than half differs, and where something is gone, or has another number, that can't be said by itself.
    func changes(to page: borrowing PageText) -> PageChanges? {
        guard hasSameTitle(as: page), list.isEmpty == page.list.isEmpty else { return nil }
        var changes = PageChanges(isChanged: [Bool](repeating: false, count: page.blocks.count))
        let now = page.list
        let areRowsNew = compareList(with: page, noting: &changes)
        let above = 0..<now.lowerBound
        // Items behind the list are said with its rows, and may have other numbers then.
        guard compare(0..<list.lowerBound, with: above, of: page, noting: &changes),
            compare(
                list.upperBound..<blocks.count, with: now.upperBound..<page.blocks.count, of: page,
                isBehindNewRows: areRowsNew, noting: &changes)
        else { return nil }
        // Below another text it is another list, even where it has the same rows.
        if above.contains(where: { changes.isChanged[$0] && page.blocks[$0].kind == .text }) {
            for row in now { changes.isChanged[row] = true }
        }
        // Beside a list, which is most of its page, they are no reason to say all.
        if now.isEmpty, (changes.isChanged.count { $0 } + changes.gone.count) * 2 > page.blocks.count {
            return nil
        }
        return changes
    }

    private func hasSameTitle(as page: borrowing PageText) -> Bool {
        guard let titleLine, let now = page.titleLine else {
            return titleLine == nil && page.titleLine == nil
        }
        return row.buffer.has(titleLine.range, of: page.row.buffer, at: now.range)
    }

    private func isSame(_ index: Int, as now: Int, of page: borrowing PageText) -> Bool {
        let (block, other) = (blocks[index], page.blocks[now])
        return block.kind == other.kind
            && row.buffer.has(block.line.range, of: page.row.buffer, at: other.line.range)
    }

    /// Whether two blocks are the same line, whatever it says: by the field's name or the item's number.
    private func isSameLine(_ index: Int, as now: Int, of page: borrowing PageText) -> Bool {
        let (block, other) = (blocks[index], page.blocks[now])
        return block.kind == other.kind
            && (block.kind == .text || row.buffer.has(block.name, of: page.row.buffer, at: other.name))
    }

    private func saysSame(_ index: Int, as now: Int, of page: borrowing PageText) -> Bool {
        let (block, other) = (blocks[index], page.blocks[now])
        return block.kind == other.kind
            && row.buffer.has(block.value, of: page.row.buffer, at: other.value)
    }

    /// Notes what is new in a part of the page; false where something is gone or renumbered that can't be said by itself.
    private func compare(
        _ range: Range<Int>, with nowRange: Range<Int>, of page: borrowing PageText,
        isBehindNewRows: Bool = false,
        noting changes: inout PageChanges
    ) -> Bool {
        var (before, now) = (range, nowRange)
        while !before.isEmpty, !now.isEmpty, isSame(before.lowerBound, as: now.lowerBound, of: page) {
            (before, now) = (before.dropFirst(), now.dropFirst())
        }
        while !before.isEmpty, !now.isEmpty, isSame(before.upperBound - 1, as: now.upperBound - 1, of: page) {
            (before, now) = (before.dropLast(), now.dropLast())
        }
        let (differing, nowDiffering) = (before, now)
        while let index = before.first {
            let same = now.first {
                isSameLine(index, as: $0, of: page) || isBehindNewRows && saysSame(index, as: $0, of: page)
            }
            if let same {
                for new in now.lowerBound..<same { changes.isChanged[new] = true }
                now = same + 1..<now.upperBound
                if !isSame(index, as: same, of: page) {
                    changes.isChanged[same] = true
                    let isRenumbered =
                        blocks[index].kind == .item
                        && (differing.contains { $0 != index && saysSame($0, as: same, of: page) }
                            || nowDiffering.contains { $0 != same && saysSame(index, as: $0, of: page) })
                    if isRenumbered, !isBehindNewRows { return false }
                }
            } else {
                guard blocks[index].kind == .field,
                    !page.blocks.indices.contains(where: { isSameLine(index, as: $0, of: page) })
                else { return false }
                changes.gone.append(row.buffer.text(blocks[index].name))
            }
            before = before.dropFirst()
        }
        for new in now { changes.isChanged[new] = true }
        if isBehindNewRows, areRenumbered(range, as: nowRange, of: page) {
            for new in nowRange where page.blocks[new].kind == .item { changes.isChanged[new] = true }
        }
        // Which of two fields of one name is new could not be told.
        return !nowRange.contains { changes.isChanged[$0] && page.hasTwin(ofField: $0) }
    }

    /// Whether items behind a list have other numbers, as the first one tells.
    private func areRenumbered(
        _ range: Range<Int>, as nowRange: Range<Int>, of page: borrowing PageText
    ) -> Bool {
        guard let first = range.first(where: { blocks[$0].kind == .item }),
            let now = nowRange.first(where: { page.blocks[$0].kind == .item })
        else { return false }
        return !isSameLine(first, as: now, of: page)
    }

    /// Notes what is new in the list, and returns whether all its rows are: it was turned, searched or sorted, or is another
    /// number of rows.
    private func compareList(with page: borrowing PageText, noting changes: inout PageChanges) -> Bool {
        let now = page.list
        guard !now.isEmpty else { return false }
        var different: [Int] = []
        var areNew = list.count != now.count || !isSame(list.lowerBound, as: now.lowerBound, of: page)
        if !areNew {
            for offset in 1..<now.count
            where !isSame(list.lowerBound + offset, as: now.lowerBound + offset, of: page) {
                different.append(now.lowerBound + offset)
            }
            let rows = list.dropFirst()
            areNew =
                different.count * 2 >= now.count
                || different.contains { index in
                    // A heading, or a row that another number had before.
                    page.blocks[index].kind == .text
                        || rows.contains { saysSame($0, as: index, of: page) }
                }
        }
        for index in areNew ? Array(now) : different { changes.isChanged[index] = true }
        return areNew
    }

    private func hasTwin(ofField index: Int) -> Bool {
        blocks[index].kind == .field
            && blocks.indices.contains { $0 != index && isSameLine($0, as: index, of: self) }
    }
}
