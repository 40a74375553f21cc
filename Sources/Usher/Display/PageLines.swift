/// The lines of a page as they were shown, to find what's new on the next page.
struct PageLines: Equatable {
    struct Line: Equatable {
        let role: PageLine.Role
        let name: String
        let text: String

        /// Whether it's the same paragraph, field or numbered item, perhaps with another text.
        func hasSameName(as other: Line) -> Bool { role == other.role && name == other.name }

        func hasSameText(as other: Line) -> Bool { role == other.role && text == other.text }
    }

    /// The indices of new lines, and the names of fields that are gone.
    struct News {
        var lines: Set<Int>
        var gone: [String] = []

        var isEmpty: Bool { lines.isEmpty && gone.isEmpty }
    }

    let title: String?
    let lines: [Line]
    /// The lines of the list, including the one that says which rows are shown.
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

    /// Returns what's new since another page; nil if all has to be shown: it has another title, more
    /// than half is new, or something is gone or renumbered that can't be announced by itself.
    func news(since old: PageLines) -> News? {
        guard title == old.title, list.isEmpty == old.list.isEmpty else { return nil }
        var news = News(lines: newRows(since: old))
        let areRowsNew = !list.isEmpty && news.lines.count == list.count
        let (above, below) = (0..<list.lowerBound, list.upperBound..<lines.count)
        guard add(above, since: old.lines[..<old.list.lowerBound], to: &news),
            add(below, since: old.lines[old.list.upperBound...], isBelowNewRows: areRowsNew, to: &news)
        else { return nil }
        // The same rows below a different text are a different list.
        if above.contains(where: { lines[$0].role == .text && news.lines.contains($0) }) {
            news.lines.formUnion(list)
        }
        // With two fields of the same name, the user couldn't tell which is new.
        let fields = news.lines.filter { lines[$0].role == .field }
        if fields.contains(where: { lines.count(where: lines[$0].hasSameName) > 1 }) { return nil }
        // A list is most of its page, so changes next to it are no reason to show all of it.
        if list.isEmpty, (news.lines.count + news.gone.count) * 2 > lines.count { return nil }
        return news
    }

    /// The lines of the list that are new: all if it was turned, searched or sorted, or has another
    /// number of rows.
    private func newRows(since old: PageLines) -> Set<Int> {
        let (before, now) = (old.lines[old.list], lines[list])
        guard before.count == now.count, before.first == now.first else { return Set(list) }
        let offset = before.startIndex - now.startIndex
        let changed = now.indices.filter { now[$0] != before[$0 + offset] }
        let isOther =
            changed.count * 2 >= now.count
            || changed.contains { index in
                // A heading, or a row that had another number before.
                now[index].role == .text || before.dropFirst().contains { $0.hasSameText(as: now[index]) }
            }
        return Set(isOther ? Array(list) : changed)
    }

    /// Adds what's new in a part of the page; false if something is gone or renumbered that can't be
    /// announced by itself.
    private func add(
        _ part: Range<Int>, since old: ArraySlice<Line>, isBelowNewRows: Bool = false, to news: inout News
    ) -> Bool {
        var (before, now) = (old, lines[part])
        while let line = before.first, line == now.first {
            (before, now) = (before.dropFirst(), now.dropFirst())
        }
        while let line = before.last, line == now.last {
            (before, now) = (before.dropLast(), now.dropLast())
        }
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

/// A page without its messages, to compare with the next one.
struct PageSnapshot: Equatable {
    private let lines: PageLines
    private let question: AskedQuestion?
    private let defaultItem: Int?
    private let commands: [Offer]
    private let help: [String]

    init(of page: borrowing Page) {
        (lines, question, defaultItem) = (PageLines(of: page.content), page.question, page.defaultItem)
        (commands, help) = (page.commands, page.help)
    }
}
