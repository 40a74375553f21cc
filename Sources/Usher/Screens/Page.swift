/// A screen's face as plain data: a title, a body, what may be chosen, and a question.
///
/// A screen describes its page in ``Screen/draw(on:)``. What the person reads, the help behind `?`, what an
/// answer may be and what a test sees all come from this one value.
///
/// ```swift
/// page.title(film.title)
/// page.field("Year", film.year)
/// page.command("e", "edit", help: "changes this film")
/// ```
///
/// All text lies in one buffer with ranges over it, so a row costs no allocation; where text is put together from
/// parts, write it on a ``Row``. Text is shown, never obeyed: control characters and terminal escapes come out
/// visible and harmless.
public struct Page: ~Copyable {
    /// A line of text in the page's buffer.
    struct Line: Sendable {
        let range: Range<Int>
        /// How many columns it takes.
        let width: Int
        /// How much of the room for bars the bar behind it takes, 0 for none to 1.
        var bar = 0.0
    }

    enum Block: Sendable {
        case text(Line)
        case field(name: Line, value: Line)
        case item(Line)
    }

    /// What a page asks for.
    enum Question: Sendable {
        case choice
        case text(prompt: Line, default: String?)
        case confirmation(prompt: Line)
    }

    private(set) var buffer = TextBuffer()
    private(set) var titleLine: Line?
    private(set) var blocks: [Block] = []
    private(set) var itemCount = 0
    private(set) var question = Question.choice
    private(set) var takesSearch = false
    private(set) var helpLines: [String] = []
    private var firstItem = 0
    private var hasList = false

    /// The letters the screen offers, in the order it named them.
    public private(set) var commands: [Command] = []

    /// Where a page stands, and so which of `b` and `h` it offers.
    enum Place {
        /// Nothing lies behind it.
        case first
        /// A layer begins here: back leads out of it.
        case homeOfLayer
        case further
    }

    var place = Place.further

    /// Whether home is the first page of a layer, which only the help tells.
    var isInLayer = false
    private var commandsOfSession: [Command] = []
    private let start: Int

    /// Makes an empty page.
    public init() {
        commandsOfSession = [
            Command(on: &buffer, "b", "back", help: "goes back to the page before"),
            Command(on: &buffer, "h", "home", help: "goes to the first page"),
            Command(on: &buffer, "?", "help", help: "explains this page"),
            Command(on: &buffer, "q", "quit", help: "leaves the program"),
        ]
        start = buffer.count
    }

    mutating func clear() {
        buffer.truncate(to: start)
        titleLine = nil
        blocks.removeAll(keepingCapacity: true)
        itemCount = 0
        question = .choice
        takesSearch = false
        if !helpLines.isEmpty { helpLines.removeAll(keepingCapacity: true) }
        firstItem = 0
        hasList = false
        commands.removeAll(keepingCapacity: true)
    }
}

// What a screen says
extension Page {
    /// Names the page.
    public mutating func title(_ text: String) {
        titleLine = line(text)
    }

    /// Names the page by what `write` writes.
    public mutating func title(_ write: (inout Row) -> Void) {
        titleLine = line(write)
    }

    /// Adds a paragraph, wrapped to the width; each line of a text of several lines is one.
    public mutating func text(_ text: String) {
        guard text.hasLineFeed else {
            blocks.append(.text(line(text)))
            return
        }
        for part in text.split(whereSeparator: \.isNewline) {
            blocks.append(.text(line(String(part))))
        }
    }

    /// Adds a line with a name and a value.
    public mutating func field(_ name: String, _ value: String) {
        blocks.append(.field(name: line(name), value: line(value)))
    }

    /// Adds a line with a name and a number.
    public mutating func field(_ name: String, _ value: Int) {
        field(name) { $0.write(value) }
    }

    /// Adds a line with a name and the value that `write` writes.
    public mutating func field(_ name: String, _ write: (inout Row) -> Void) {
        blocks.append(.field(name: line(name), value: line(write)))
    }

    /// Adds a numbered item; a person picks it by its number, counted from 1.
    public mutating func item(_ text: String) {
        addItem(line(text))
    }

    /// Adds a numbered item whose text is written by `write`.
    public mutating func item(_ write: (inout Row) -> Void) {
        addItem(line(write))
    }

    /// Adds the rows of a long list that are on this page, with the commands that turn it.
    ///
    /// The rows are numbered from 1 on every page; ``Choice/item(_:)`` carries the index in the whole list. Only
    /// the rows shown are asked for, whatever `count` is. A page has one list at most and no items beside it, and
    /// the letters `n` and `p` are the list's, however short it is.
    ///
    /// - Parameters:
    ///   - list: Where the person is in the list.
    ///   - count: How many rows there are.
    ///   - isMore: Whether there are more than `count`, so many that nobody counts them.
    ///   - row: Writes the row with this index.
    public mutating func list(
        _ list: PagedList, count: Int, isMore: Bool = false, row: (inout Row, _ index: Int) -> Void
    ) {
        precondition(itemCount == 0 && !hasList, "a page has one list, and its rows are its only items")
        precondition(!commands.contains { $0.letter.turnsList }, "n and p turn the list")
        defer { hasList = true }
        let rows = list.rows(count: count)
        firstItem = rows.lowerBound
        guard !rows.isEmpty else { return }
        let position = line {
            $0.write(rows.lowerBound + 1)
            $0.write("–")
            $0.write(rows.upperBound)
            $0.write(isMore ? " of more than " : " of ")
            $0.write(count)
        }
        blocks.append(.text(position))
        for index in rows {
            item { row(&$0, index) }
        }
        if count > list.size {
            command("n", "next", help: "shows the next page of the list")
            command("p", "previous", help: "shows the page of the list before this one")
        }
    }

    /// Offers a command by its letter.
    ///
    /// - Parameters:
    ///   - letter: A letter in lower case or a sign; not one the session answers itself (`b`, `h`, `?`, `q`), and
    ///     none twice.
    ///   - label: A word or two, shown with the page.
    ///   - help: What the page's help says of it; the label where this is left out.
    public mutating func command(_ letter: Unicode.Scalar, _ label: String, help: String = "") {
        precondition(letter.canBeCommand, "\(letter) can't be a command's letter")
        precondition(!commands.contains { $0.letter == letter }, "the command \(letter) is offered twice")
        precondition(!hasList || !letter.turnsList, "n and p turn the list")
        commands.append(Command(on: &buffer, letter, label, help: help.isEmpty ? label : help))
    }

    /// Takes lines that begin with a slash as a search: ``Choice/search(_:)``.
    public mutating func search(help: String) {
        precondition(!takesSearch, "a page has one search")
        commands.append(Command(on: &buffer, "/", "search", help: help))
        takesSearch = true
    }

    /// Asks for free text: ``Choice/text(_:)``. Commands then carry a colon, and an empty line takes the default.
    public mutating func ask(_ prompt: String, default value: String? = nil) {
        question = .text(prompt: line(prompt), default: value.flatMap { $0.isEmpty ? nil : $0 })
    }

    /// Asks a question of yes or no: ``Choice/confirmed(_:)``. An empty line is a no.
    public mutating func confirm(_ prompt: String) {
        question = .confirmation(prompt: line(prompt))
    }

    /// Adds a paragraph to the page's help, which `?` shows.
    public mutating func help(_ text: String) {
        helpLines.append(text)
    }

    private mutating func addItem(_ line: Line) {
        precondition(!hasList, "a page has one list, and its rows are its only items")
        blocks.append(.item(line))
        itemCount += 1
    }

    private mutating func line(_ text: String) -> Line {
        let start = buffer.count
        let width = buffer.append(plain: text)
        return Line(range: start..<buffer.count, width: width)
    }

    private mutating func line(_ write: (inout Row) -> Void) -> Line {
        let start = buffer.count
        var row = Row()
        swap(&row.buffer, &buffer)
        write(&row)
        swap(&row.buffer, &buffer)
        return Line(range: start..<buffer.count, width: row.width, bar: row.bar)
    }
}

// A page in a page
extension Page {
    /// Draws what `draw` says as a part of this page.
    mutating func part(_ draw: (inout Page) -> Void) -> Part {
        let outer = (
            title: titleLine, question: question, search: takesSearch, items: itemCount, first: firstItem,
            hasList: hasList
        )
        let (start, letters) = (blocks.count, commands.count)
        (titleLine, question, takesSearch, itemCount, firstItem) = (nil, .choice, false, 0, 0)
        hasList = false
        draw(&self)
        hasList = outer.hasList
        let index = outer.first + outer.items
        let part = Part(
            items: index..<(index + itemCount), firstItem: firstItem,
            letters: commands[letters...].map(\.letter), hasSearch: takesSearch, question: question)
        if let titleLine { blocks.insert(.text(titleLine), at: start) }
        switch (outer.question, question) {
        case (_, .choice): question = outer.question
        case (.choice, _): break
        default: preconditionFailure("a page has one question, with all that is embedded in it")
        }
        precondition(
            !takesSearch || !outer.search, "a page has one search, with all that is embedded in it")
        takesSearch = takesSearch || outer.search
        (titleLine, itemCount, firstItem) = (outer.title, outer.items + itemCount, outer.first)
        return part
    }
}

// What is read from it
extension Page {
    /// The page's name.
    public var title: String {
        if let titleLine { buffer.text(titleLine.range) } else { "" }
    }

    /// The text of each numbered item, in order.
    public var items: [String] {
        var items: [String] = []
        for block in blocks {
            if case .item(let line) = block { items.append(buffer.text(line.range)) }
        }
        return items
    }

    /// The letters the session answers itself.
    var sessionCommands: ArraySlice<Command> {
        switch place {
        case .first: commandsOfSession[2...]
        case .homeOfLayer: commandsOfSession.filter { $0.letter != "h" }[...]
        case .further: commandsOfSession[...]
        }
    }

    /// Whether free text is asked for, so that commands carry a colon.
    var takesText: Bool {
        if case .text = question { true } else { false }
    }

    /// The choice that picking the item with this number means.
    func choice(ofItem number: Int) -> Choice {
        .item(firstItem + number - 1)
    }
}
