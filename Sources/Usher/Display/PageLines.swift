/// The lines of a page as they were shown, to find what's new on the next page.
struct PageLines: Equatable {
    struct Line: Equatable {
        let role: PageLine.Kind
        let name: String
        let text: String

        func hasSameName(as other: Line) -> Bool { role == other.role && name == other.name }

        func hasSameText(as other: Line) -> Bool { role == other.role && text == other.text }
    }

    /// The indices of new lines, and the names of fields that are gone.
    struct PageChanges {
        var lines: Set<Int>
        var gone: [String] = []

        var isEmpty: Bool { lines.isEmpty && gone.isEmpty }
    }

    let title: String?
    let lines: [Line]
    /// The range of the list's lines, including the line that says which rows are shown.
    let list: Range<Int>

    init(of page: borrowing PageText) {
        (title, list) = (page.title, page.list)
        lines = page.body.map { line in
            Line(
                role: line.role, name: page.row.buffer.text(line.name), text: page.row.buffer.text(line.text))
        }
    }

    func index(ofItem number: Int) -> Int? {
        lines.indices.filter { lines[$0].role == .item }.dropFirst(number - 1).first
    }

    /// Returns the changes since an earlier page, or nil if the whole page has to be shown again.
    func news(since old: PageLines) -> PageChanges? {
        guard title == old.title, list.isEmpty == old.list.isEmpty else { return nil }
        var news = PageChanges(lines: newRows(since: old))
        let areRowsNew = !list.isEmpty && news.lines.count == list.count
        let (above, below) = (0..<list.lowerBound, list.upperBound..<lines.count)
        guard add(above, since: old.lines[..<old.list.lowerBound], to: &news),
            add(below, since: old.lines[old.list.upperBound...], isBelowNewRows: areRowsNew, to: &news)
        else { return nil }
        // If the text above a list has changed, it's a different list, even with the same rows.
        if above.contains(where: { lines[$0].role == .text && news.lines.contains($0) }) {
            news.lines.formUnion(list)
        }
        // With two fields of the same name, the user couldn't tell which is new.
        let fields = news.lines.filter { lines[$0].role == .field }
        if fields.contains(where: { lines.count(where: lines[$0].hasSameName) > 1 }) { return nil }
        // If more than half is new, show the whole page, unless that would repeat a list.
        if list.isEmpty, (news.lines.count + news.gone.count) * 2 > lines.count { return nil }
        return news
    }

    /// Returns the list's new lines. If it was paged or sorted, those are all of its lines.
    private func newRows(since old: PageLines) -> Set<Int> {
        let (before, now) = (old.lines[old.list], lines[list])
        guard before.count == now.count, before.first == now.first else { return Set(list) }
        let offset = before.startIndex - now.startIndex
        let changed = now.indices.filter { now[$0] != before[$0 + offset] }
        let isOther =
            changed.count * 2 >= now.count
            || changed.contains { index in
                // A heading has changed, or a row has moved within the list.
                now[index].role == .text || before.dropFirst().contains { $0.hasSameText(as: now[index]) }
            }
        return Set(isOther ? Array(list) : changed)
    }

    /// Adds the new lines of a part of the page to `news`. Returns false if a change can't be
    /// announced by itself, such as a renumbered line.
    private func add(
        _ part: Range<Int>, since old: ArraySlice<Line>, isBelowNewRows: Bool = false,
        to news: inout PageChanges
    ) -> Bool {
        var (before, now) = (old, lines[part])
        while let line = before.first, line == now.first {
            (before, now) = (before.dropFirst(), now.dropFirst())
        }
        while let line = before.last, line == now.last { (before, now) = (before.dropLast(), now.dropLast()) }
        let differing = now
        for line in before {
            let same = now.firstIndex {
                $0.hasSameName(as: line) || isBelowNewRows && $0.hasSameText(as: line)
            }
            guard let same else {
                guard line.role == .field, !lines.contains(where: line.hasSameName) else { return false }
                news.gone.append(line.name)
                continue
            }
            news.lines.formUnion(now.startIndex..<same)
            now = now[(same + 1)...]
            if line == lines[same] { continue }
            news.lines.insert(same)
            if line.role == .item, !isBelowNewRows,
                before.contains(where: lines[same].hasSameText) || differing.contains(where: line.hasSameText)
            {
                return false
            }
        }
        news.lines.formUnion(now.indices)
        if isBelowNewRows, let first = old.first(where: { $0.role == .item }),
            let firstNow = part.first(where: { lines[$0].role == .item }), lines[firstNow].name != first.name
        {
            news.lines.formUnion(part.filter { lines[$0].role == .item })
        }
        return true
    }
}

/// A page without its messages, to compare with the next page.
struct PageSnapshot: Equatable {
    private let lines: PageLines
    private let question: AskedQuestion?
    private let defaultItem: Int?
    private let commands: [OfferedCommand]
    private let help: [String]

    init(of page: borrowing Page) {
        (lines, question, defaultItem) = (PageLines(of: page.content), page.question, page.defaultItem)
        (commands, help) = (page.commands, page.help)
    }
}
