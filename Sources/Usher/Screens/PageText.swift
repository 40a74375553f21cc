/// The text of a page in one buffer: its title, messages and lines.
struct PageText: ~Copyable {
    /// A line of the body: `Seen: yes`, `3. Playtime`. A line break follows it in the buffer.
    struct BodyLine: Sendable {
        enum LineKind: Sendable { case text, field, item }

        let kind: LineKind
        let line: TextLine
        /// The start of the text after an item's number, or of a field's value.
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

    /// The current row, at the end of the buffer.
    var row = Row()
    var titleLine: TextLine?
    /// Messages shown once, above the title.
    var saidLines: [TextLine] = []
    var blocks: [BodyLine] = []
    var itemCount = 0
    /// The blocks of the list: its range and its rows.
    var list = 0..<0

    mutating func clear(to start: Int) {
        row.buffer.truncate(to: start)
        row.details.removeAll(keepingCapacity: true)
        titleLine = nil
        saidLines = []
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

    mutating func say(_ message: String) { saidLines.append(line { $0.write(message) }) }

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
            // A heading is one line, whatever line breaks it has.
            add(.text) { $0.write(new) }
            blocks.swapAt(last, last + 1)
            list = list.lowerBound..<list.upperBound + 1
        }
        guard isItem, options.refusal != nil else { return isItem }
        blocks[blocks.count - 1] = blocks[blocks.count - 1].withoutNumber
        itemCount -= 1
        return false
    }

    /// Turns the title into a line of the body, and sets another title.
    mutating func lowerTitle(to index: Int, below title: TextLine?) {
        if let titleLine {
            let lowered = text(titleLine)
            add(.text) { $0.write(lowered) }
            blocks.insert(blocks.removeLast(), at: index)
            if list.lowerBound >= index { list = list.lowerBound + 1..<list.upperBound + 1 }
        }
        titleLine = title
    }

    /// Puts a colon before the items' numbers, for a page that asks for text: `:1`.
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

extension PageText {
    var lines: [String] { blocks.compactMap { $0.kind == .item ? nil : text($0.line) } }

    var fields: [(name: String, value: String)] {
        blocks.compactMap {
            $0.kind == .field ? (row.buffer.text($0.name), row.buffer.text($0.value)) : nil
        }
    }

    /// The items without their details.
    var itemNames: [String] {
        blocks.compactMap { block in
            guard block.kind == .item else { return nil }
            let end = row.details.first { block.start...block.line.range.upperBound ~= $0.start }
            return row.buffer.text(block.start..<(end?.start ?? block.line.range.upperBound))
        }
    }

    func text(_ line: TextLine) -> String { row.buffer.text(line.range) }

    func values(of kind: BodyLine.LineKind) -> [String] {
        blocks.compactMap { $0.kind == kind ? row.buffer.text($0.value) : nil }
    }
}
