import Platform

/// A line of a page: text, a field such as `Seen: yes`, or an item such as `3. Playtime, 1967`.
struct PageLine: Sendable {
    enum Kind: Sendable { case text, field, item }

    let role: Kind
    /// The line in the page's buffer.
    let range: Range<Int>
    /// The start of the text, after a field's name or an item's number.
    var textStart: Int
    let width: Int
    var details: Range<Int>

    /// A field's name or an item's number, without the punctuation after it.
    var name: Range<Int> { range.lowerBound..<max(textStart - 2, range.lowerBound) }
    var text: Range<Int> { textStart..<range.upperBound }

    var withoutNumber: PageLine {
        let width = width - (textStart - range.lowerBound)
        return PageLine(role: .text, range: text, textStart: textStart, width: width, details: details)
    }
}

/// A line of a page while it's being written.
public struct Row: ~Copyable {
    var buffer = TextBuilder()
    private(set) var width = 0
    /// The line's start in the buffer, which also holds earlier lines.
    private var start = 0
    /// The start of the text after a number or a name.
    var textStart = 0
    /// The details of this line and of earlier lines, in order.
    var details: [Detail] = []
    private var firstDetail = 0
    /// Whether the row is on a page, so that a window may show its details in columns.
    private var isOnPage = true

    struct Detail: Sendable {
        var start: Int
        let importance: Int
        /// The text shown in a column, if it differs from the text in the line.
        var cell: String?
        /// The length of a bar, as a fraction of the longest bar's. Nil for text.
        var bar: Double?
        /// Whether punctuation, such as a comma, separates the text from what precedes it.
        var hasSeparator = true
    }

    /// The heading above a list's row, and the reason why the row can't be picked.
    private(set) var heading: String?
    private(set) var refusal: String?
    /// Whether the session is brief, so that a row leaves out details that only help to choose it.
    package var isBrief = false

    mutating func clear() {
        buffer.truncate(to: 0)
        details.removeAll(keepingCapacity: true)
    }

    mutating func begin() {
        (start, textStart, firstDetail, width) = (buffer.count, buffer.count, details.count, 0)
        (heading, refusal) = (nil, nil)
    }

    mutating func beginText() { textStart = buffer.count }

    package static func text(_ write: (inout Row) throws -> Void) rethrows -> String {
        var row = Row()
        row.isOnPage = false
        try write(&row)
        return row.buffer.text
    }

    /// Begins another line of the text that ``text(_:)`` returns.
    package mutating func beginLine() {
        if buffer.count > 0 { buffer.append(.newline) }
        begin()
    }

    func pageLine(_ role: PageLine.Kind) -> PageLine {
        PageLine(
            role: role, range: start..<buffer.count, textStart: textStart, width: width,
            details: firstDetail..<details.count)
    }

    /// Adds text, with control characters made harmless.
    public mutating func write(_ text: String) { width += buffer.append(plain: text) }

    /// Adds a number in plain digits.
    public mutating func write(_ number: Int) {
        let start = buffer.count
        buffer.append(number)
        width += buffer.count - start
    }

    mutating func write(sign: UInt8) {
        buffer.append(sign)
        buffer.append(.space)
        width += 2
    }

    /// Adds a name and a value, after a comma if the row has text: `Alien, year: 1979`. Names make
    /// the rows of a table understandable when read aloud.
    public mutating func field(_ name: String, _ value: some CustomStringConvertible) {
        write("\(buffer.count > textStart ? ", " : "")\(name): \(value)")
    }

    /// Adds a detail, a value that helps to choose the line.
    ///
    /// ```swift
    /// row.write(film.title)
    /// row.detail(film.runtime.map { "\($0)" })
    /// row.detail(film.rating, importance: 1)
    /// ```
    ///
    /// In a window, the first details of all lines form one column, the second details another, and
    /// so on. Numbers are right-aligned. If not all columns fit, the least important ones are
    /// dropped, the rightmost first. Elsewhere, details follow commas: `Playtime (1967), 124, 9`.
    ///
    /// - Parameters:
    ///   - text: The detail; if it's nil or empty, its column stays empty in this line.
    ///   - importance: A higher number is more important.
    public mutating func detail(_ text: String?, importance: Int = 0) {
        detail(text, cell: nil, importance: importance)
    }

    /// Adds a detail whose column in a window may show another text: “3 h 27” for “207 minutes”.
    /// `sign` is the punctuation before it; nil if there's none, as before a year in parentheses.
    package mutating func detail(
        _ text: String?, cell: @autoclosure () -> String? = nil, after sign: UInt8? = UInt8(ascii: ","),
        importance: Int
    ) {
        if isOnPage {
            details.append(
                Detail(start: buffer.count, importance: importance, cell: cell(), hasSeparator: sign != nil))
        }
        guard let text, !text.isEmpty else { return }
        if buffer.count > textStart, let sign { write(sign: sign) }
        write(text)
    }

    /// The importance that gives a detail's column any leftover width, instead of the first column.
    package static let wide = 1_000

    /// Adds a bar that repeats a number graphically. Only windows show it.
    package mutating func bar(_ count: Int, of most: Int) {
        let bar = most > 0 ? Double(count) / Double(most) : 0
        details.append(Detail(start: buffer.count, importance: -1, bar: min(max(bar, 0), 1)))
    }

    /// Puts a list's row under a heading, which is shown unless the row before has it, too.
    public mutating func heading(_ text: String) { heading = text }

    /// Makes a list's row unavailable. It gets no number, and the reason follows its text.
    public mutating func refuse(_ reason: String) { refusal = reason }
}
