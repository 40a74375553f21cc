/// The text of a page: its title, its messages and its lines, in one buffer with ranges over it.
struct PageText: ~Copyable {
    /// A line of the body as it is shown where it fits: `Seen: yes`, `3. Playtime`. A line break follows it in the buffer.
    struct BodyLine: Sendable {
        enum LineKind: Sendable {
            case text, field, item
        }

        let kind: LineKind
        let line: TextLine
        /// The start of the text behind an item's number, or of the value behind a field's name.
        let start: Int

        /// A field's name or an item's number.
        var name: Range<Int> { line.range.lowerBound..<max(start - 2, line.range.lowerBound) }

        /// The text, or the value of a field.
        var value: Range<Int> { start..<line.range.upperBound }

        var withoutNumber: BodyLine {
            let width = line.width - (start - line.range.lowerBound)
            return BodyLine(kind: .text, line: TextLine(range: value, width: width), start: start)
        }
    }

    /// The row under way, at the end of the buffer.
    var row = Row()
    var titleLine: TextLine?
    /// Messages shown once, above the title.
    var saidLines: [TextLine] = []
    var blocks: [BodyLine] = []
    var itemCount = 0
    /// The range of the list among the blocks: its count and its rows.
    var list = 0..<0

    /// Removes all but the beginning of the buffer, and keeps its room.
    mutating func clear(to start: Int) {
        row.buffer.truncate(to: start)
        if !row.details.isEmpty { row.details.removeAll(keepingCapacity: true) }
        titleLine = nil
        if !saidLines.isEmpty { saidLines = [] }
        blocks.removeAll(keepingCapacity: true)
        itemCount = 0
        list = 0..<0
    }

    mutating func add(_ kind: BodyLine.LineKind, _ write: (inout Row) -> Void) {
        row.begin()
        write(&row)
        endBlock(kind)
    }

    mutating func beginItem() {
        row.begin()
        itemCount += 1
        row.write(itemCount)
        row.write(sign: UInt8(ascii: "."))
        row.beginText()
    }

    mutating func endBlock(_ kind: BodyLine.LineKind) {
        blocks.append(BodyLine(kind: kind, line: row.line, start: row.textStart))
        row.buffer.append(UInt8(ascii: "\n"))
    }

    mutating func line(_ write: (inout Row) -> Void) -> TextLine {
        row.begin()
        write(&row)
        return row.line
    }

    mutating func say(_ message: String) {
        saidLines.append(line { $0.write(message) })
    }

    /// Adds a row of a list below its heading, and returns whether it can be picked.
    mutating func addRow(isItem: Bool, below heading: inout String?, _ write: (inout Row) -> Void) -> Bool {
        if isItem { beginItem() } else { row.begin() }
        write(&row)
        let options = row.options
        if let reason = options?.refusal { row.write(" (\(reason))") }
        endBlock(isItem ? .item : .text)
        guard let options else { return isItem }
        let last = blocks.count - 1
        if let new = options.heading, new != heading {
            heading = new
            // One line, whatever breaks the data hold.
            add(.text) { $0.write(new) }
            blocks.swapAt(last, last + 1)
            list = list.lowerBound..<list.upperBound + 1
        }
        guard isItem, options.refusal != nil else { return isItem }
        blocks[blocks.count - 1] = blocks[blocks.count - 1].withoutNumber
        itemCount -= 1
        return false
    }

    /// Makes the title a line of the body, which stands in the buffer as those do, and puts another one in its place.
    mutating func lowerTitle(to index: Int, below title: TextLine?) {
        if let titleLine {
            let lowered = text(titleLine)
            add(.text) { $0.write(lowered) }
            blocks.insert(blocks.removeLast(), at: index)
            if list.lowerBound >= index { list = list.lowerBound + 1..<list.upperBound + 1 }
        }
        titleLine = title
    }

    /// Writes the items' numbers as they are typed next to a question for a text: `:1`.
    mutating func addColons() {
        for index in blocks.indices where blocks[index].kind == .item {
            let (number, text) = (row.buffer.text(blocks[index].name), row.buffer.text(blocks[index].value))
            row.begin()
            row.write(":\(number)")
            row.write(sign: UInt8(ascii: "."))
            row.beginText()
            row.write(text)
            endBlock(.item)
            blocks[index] = blocks.removeLast()
        }
    }

    mutating func withdrawItems() {
        itemCount = 0
        blocks = blocks.map { $0.kind == .item ? $0.withoutNumber : $0 }
    }
}

// What was written
extension PageText {
    var title: String { titleLine.map { text($0) } ?? "" }

    var said: [String] { saidLines.map { text($0) } }

    var texts: [String] { values(of: .text) }

    /// The paragraphs and the fields, in order.
    var lines: [String] { blocks.compactMap { $0.kind == .item ? nil : text($0.line) } }

    var items: [String] { values(of: .item) }

    var fields: [(name: String, value: String)] {
        blocks.compactMap {
            $0.kind == .field ? (row.buffer.text($0.name), row.buffer.text($0.value)) : nil
        }
    }

    /// The text of each item without its details.
    var itemNames: [String] {
        if row.details.isEmpty { return items }
        return blocks.compactMap { block in
            guard block.kind == .item else { return nil }
            let end = row.details.first { block.start...block.line.range.upperBound ~= $0.start }
            return row.buffer.text(block.start..<(end?.start ?? block.line.range.upperBound))
        }
    }

    func text(_ line: TextLine) -> String { row.buffer.text(line.range) }

    private func values(of kind: BodyLine.LineKind) -> [String] {
        blocks.compactMap { $0.kind == kind ? row.buffer.text($0.value) : nil }
    }
}
