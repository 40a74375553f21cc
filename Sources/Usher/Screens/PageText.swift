/// A line of a page's body with its role: `Some text`, `Seen: yes`, `3. Playtime, 1967`.
struct PageLine: Equatable, Sendable {
    enum Role: Sendable { case text, field, item }

    let role: Role
    /// The whole line: a name with the sign after it, and the text with details after commas.
    let line: String
    /// The start of the text, after a field's name or an item's number, in bytes.
    var textStart = 0
    /// The width of the whole line.
    let width: Int
    /// The details, by their starts in the text.
    var details: [Row.Detail] = []

    /// The indent of further lines; an item's are below the start of its text.
    var indent: Int { role == .field ? 2 : textStart }

    /// A field's name or an item's number.
    var name: String { String(Substring(line.utf8.prefix(max(textStart - 2, 0)))) }
    var text: String { String(Substring(textBytes)) }
    /// The text before the details.
    var textWithoutDetails: String {
        details.first.map { String(Substring(textBytes.prefix($0.start))) } ?? text
    }

    private var textBytes: Substring.UTF8View { line.utf8.dropFirst(textStart) }

    var withoutNumber: PageLine {
        PageLine(role: .text, line: text, width: width - textStart, details: details)
    }

    /// Whether it's the same paragraph, field or numbered item, whatever its text.
    func hasSameName(as other: PageLine) -> Bool {
        role == other.role && textStart == other.textStart
            && line.utf8.prefix(textStart).elementsEqual(other.line.utf8.prefix(textStart))
    }

    func hasSameText(as other: PageLine) -> Bool {
        role == other.role && textBytes.elementsEqual(other.textBytes)
    }

    static func == (line: PageLine, other: PageLine) -> Bool {
        line.role == other.role && line.textStart == other.textStart && line.line == other.line
    }
}

/// The text of a page: its title, messages and lines.
struct PageText: ~Copyable {
    /// The line that's being written.
    var row = Row()
    var titleLine: TextLine?
    /// Messages shown once, above the title.
    var saidLines: [TextLine] = []
    var body: [PageLine] = []
    var itemCount = 0
    /// The lines of the list: its range and its rows.
    var list = 0..<0

    var lines: [String] { body.filter { $0.role != .item }.map(\.line) }
    /// The items without their details.
    var itemNames: [String] { body.filter { $0.role == .item }.map(\.textWithoutDetails) }
    func texts(of role: PageLine.Role) -> [String] { body.filter { $0.role == role }.map(\.text) }

    mutating func clear() {
        titleLine = nil
        saidLines = []
        body.removeAll(keepingCapacity: true)
        itemCount = 0
        list = 0..<0
    }

    mutating func line(_ write: (inout Row) -> Void) -> TextLine {
        row.begin()
        write(&row)
        return row.line
    }

    mutating func line(_ text: String) -> TextLine { line { $0.write(text) } }

    mutating func add(_ role: PageLine.Role, _ write: (inout Row) -> Void) {
        row.begin()
        write(&row)
        endLine(role)
    }

    mutating func beginItem() {
        row.begin()
        itemCount += 1
        row.write(itemCount)
        row.write(sign: UInt8(ascii: "."))
        row.beginText()
    }

    mutating func endLine(_ role: PageLine.Role) {
        body.append(
            PageLine(
                role: role, line: row.buffer.text, textStart: row.textStart, width: row.width,
                details: row.details))
    }

    /// Adds a row of a list below its heading, and returns whether it can be picked.
    mutating func addRow(isItem: Bool, below heading: inout String?, _ write: (inout Row) -> Void) -> Bool {
        if isItem { beginItem() } else { row.begin() }
        write(&row)
        let options = row.options
        if let reason = options?.refusal { row.write(" (\(reason))") }
        endLine(isItem ? .item : .text)
        if let new = options?.heading, new != heading {
            heading = new
            // A heading is one line, whatever line breaks it has.
            add(.text) { $0.write(new) }
            body.swapAt(body.count - 2, body.count - 1)
            list = list.lowerBound..<list.upperBound + 1
        }
        guard isItem, options?.refusal != nil else { return isItem }
        body.append(body.removeLast().withoutNumber)
        itemCount -= 1
        return false
    }

    /// Turns the title into a line of the body, and sets another title.
    mutating func lowerTitle(to index: Int, below title: TextLine?) {
        if let titleLine {
            body.insert(PageLine(role: .text, line: titleLine.text, width: titleLine.width), at: index)
            if list.lowerBound >= index { list = list.lowerBound + 1..<list.upperBound + 1 }
        }
        titleLine = title
    }

    /// Puts a colon before the items' numbers, for a page that asks for text: `:1`.
    mutating func addColons() {
        body = body.map { line in
            guard line.role == .item else { return line }
            return PageLine(
                role: .item, line: ":" + line.line, textStart: line.textStart + 1, width: line.width + 1,
                details: line.details)
        }
    }

    mutating func withdrawItems() {
        itemCount = 0
        body = body.map { $0.role == .item ? $0.withoutNumber : $0 }
    }
}
