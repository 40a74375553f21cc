struct PageText: ~Copyable {
    /// The line being written, at the end of the buffer that holds all lines.
    var row = Row()
    var titleLine: PageLine?
    /// Messages shown once, above the title.
    var saidLines: [PageLine] = []
    var body: [PageLine] = []
    var itemCount = 0
    /// The lines of the body that are the list: its header (`1–10 of 250`) and its rows.
    var list = 0..<0
    var aside: Int?

    var title: String? { titleLine.map { row.buffer.text($0.range) } }
    var lines: [String] { body.filter { $0.role != .item }.map { row.buffer.text($0.range) } }
    var fields: [(name: String, value: String)] {
        body.filter { $0.role == .field }.map { (row.buffer.text($0.name), row.buffer.text($0.text)) }
    }
    func texts(of role: PageLine.Kind) -> [String] {
        body.filter { $0.role == role }.map { row.buffer.text($0.text) }
    }
    var itemNames: [String] {
        body.filter { $0.role == .item }.map { line in
            let end = row.details[line.details].first(where: \.hasSeparator)?.start ?? line.range.upperBound
            return row.buffer.text(line.textStart..<end)
        }
    }

    mutating func clear() {
        row.clear()
        titleLine = nil
        saidLines = []
        body.removeAll(keepingCapacity: true)
        itemCount = 0
        (list, aside) = (0..<0, nil)
    }

    /// Writes and returns a line without adding it to the body.
    mutating func line(_ role: PageLine.Kind = .text, _ write: (inout Row) -> Void) -> PageLine {
        row.begin()
        write(&row)
        return row.pageLine(role)
    }

    mutating func add(_ role: PageLine.Kind, _ write: (inout Row) -> Void) { body.append(line(role, write)) }

    mutating func beginItem() {
        row.begin()
        itemCount += 1
        row.write(itemCount)
        row.write(sign: UInt8(ascii: "."))
        row.beginText()
    }

    mutating func endLine(_ role: PageLine.Kind) { body.append(row.pageLine(role)) }

    /// Adds a row of a list below its heading, and returns whether it can be picked.
    mutating func addRow(isItem: Bool, below heading: inout String?, _ write: (inout Row) -> Void) -> Bool {
        if isItem { beginItem() } else { row.begin() }
        write(&row)
        let refusal = row.refusal
        if let refusal { row.write(" (\(refusal))") }
        endLine(isItem ? .item : .text)
        if let new = row.heading, new != heading {
            heading = new
            // Add the heading as a single line, even if it has line breaks, and move it above the row.
            add(.text) { $0.write(new) }
            body.swapAt(body.count - 2, body.count - 1)
            list = list.lowerBound..<list.upperBound + 1
        }
        guard isItem, refusal != nil else { return isItem }
        body.append(body.removeLast().withoutNumber)
        itemCount -= 1
        return false
    }

    /// Moves the title of an embedded page into the body, and restores the outer title.
    mutating func lowerTitle(to index: Int, below title: PageLine?) {
        if var titleLine {
            titleLine.details = 0..<0
            body.insert(titleLine, at: index)
            if list.lowerBound >= index { list = list.lowerBound + 1..<list.upperBound + 1 }
        }
        titleLine = title
    }

    /// Puts a colon before the items' numbers, for a page that asks for text: `:1`.
    mutating func addColons() {
        for index in body.indices where body[index].role == .item {
            let line = body[index]
            let (text, details) = (row.buffer.text(line.range), row.details[line.details])
            row.begin()
            row.write(":")
            let shift = row.buffer.count - line.range.lowerBound
            row.write(text)
            row.textStart = line.textStart + shift
            row.details += details
            for index in row.details.indices.suffix(details.count) { row.details[index].start += shift }
            body[index] = row.pageLine(.item)
        }
    }
}
