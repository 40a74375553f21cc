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
/// All text lies in one buffer with ranges over it, so a row costs no allocation. Text is shown, never obeyed:
/// control characters and terminal escapes come out visible and harmless.
public struct Page: Sendable {
    enum Block: Sendable {
        case text(Range<Int>)
        case field(label: Range<Int>, value: Range<Int>)
        case item(Range<Int>)
    }

    /// What a page asks for.
    enum Question: Sendable {
        case choice
        case text(prompt: Range<Int>, default: String?)
        case confirmation(prompt: Range<Int>)
    }

    private(set) var bytes: [UInt8] = []
    private(set) var blocks: [Block] = []
    private(set) var titleRange = 0..<0
    private(set) var helpLines: [String] = []
    private(set) var question = Question.choice
    private(set) var searchHelp: String?
    private(set) var itemCount = 0
    private var firstItem = 0

    /// The letters the screen offers, in the order it named them.
    public private(set) var commands: [Command] = []

    /// Makes an empty page.
    public init() {}

    mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
        blocks.removeAll(keepingCapacity: true)
        commands.removeAll(keepingCapacity: true)
        titleRange = 0..<0
        helpLines.removeAll(keepingCapacity: true)
        question = .choice
        searchHelp = nil
        itemCount = 0
        firstItem = 0
    }
}

// What a screen says
extension Page {
    /// Names the page.
    public mutating func title(_ text: String) {
        titleRange = append(text)
    }

    /// Adds a paragraph, wrapped to the width; each line of a text of several lines is one.
    public mutating func text(_ text: String) {
        guard text.utf8.contains(0x0A) else {
            blocks.append(.text(append(text)))
            return
        }
        for line in text.split(whereSeparator: \.isNewline) {
            blocks.append(.text(append(String(line))))
        }
    }

    /// Adds a line with a name and a value.
    public mutating func field(_ name: String, _ value: String) {
        let label = append(name)
        blocks.append(.field(label: label, value: append(value)))
    }

    /// Adds a line with a name and a number.
    public mutating func field(_ name: String, _ value: Int) {
        field(name, String(value))
    }

    /// Adds a numbered item; a person picks it by its number, counted from 1.
    public mutating func item(_ text: String) {
        item { $0.write(text) }
    }

    /// Adds a numbered item whose text is written by `write`.
    public mutating func item(_ write: (inout Row) -> Void) {
        let start = bytes.count
        var row = Row(bytes: [])
        swap(&row.bytes, &bytes)
        write(&row)
        swap(&row.bytes, &bytes)
        blocks.append(.item(start..<bytes.count))
        itemCount += 1
    }

    /// Adds the rows of a long list that are on this page, with the commands that turn it.
    ///
    /// The rows are numbered from 1 on every page; ``Choice/item(_:)`` carries the index in the whole list. Only
    /// the rows shown are asked for, whatever `count` is. A page has one list at most.
    public mutating func list(_ list: PagedList, count: Int, row: (inout Row, _ index: Int) -> Void) {
        precondition(itemCount == 0, "a page has one list, and its rows are its only items")
        let rows = list.rows(count: count)
        firstItem = rows.lowerBound
        guard !rows.isEmpty else { return }
        text("\(rows.lowerBound + 1)–\(rows.upperBound) of \(count)")
        for index in rows {
            item { row(&$0, index) }
        }
        if count > list.size {
            command("n", "next", help: "shows the next \(list.size)")
            command("p", "previous", help: "shows the \(list.size) before")
        }
    }

    /// Offers a command by its letter.
    ///
    /// - Parameters:
    ///   - letter: A letter in lower case or a sign; not one the session answers itself (`b`, `h`, `?`, `q`), and
    ///     none twice.
    ///   - label: A word or two, shown with the page.
    ///   - help: What the page's help says of it; the label where this is left out.
    public mutating func command(_ letter: Character, _ label: String, help: String = "") {
        precondition(
            !Command.reserved.contains(letter) && !letter.isNumber && !letter.isUppercase,
            "\(letter) can't be a command's letter")
        precondition(!commands.contains { $0.letter == letter }, "the command \(letter) is offered twice")
        commands.append(Command(letter: letter, label: label, help: help.isEmpty ? label : help))
    }

    /// Takes lines that begin with a slash as a search: ``Choice/search(_:)``.
    public mutating func search(help: String) {
        searchHelp = help
    }

    /// Asks for free text: ``Choice/text(_:)``. Commands then carry a colon, and an empty line takes the default.
    public mutating func ask(_ prompt: String, default value: String? = nil) {
        question = .text(prompt: append(prompt), default: value.flatMap { $0.isEmpty ? nil : $0 })
    }

    /// Asks a question of yes or no: ``Choice/confirmed(_:)``. An empty line is a no.
    public mutating func confirm(_ prompt: String) {
        question = .confirmation(prompt: append(prompt))
    }

    /// Adds a paragraph to the page's help, which `?` shows.
    public mutating func help(_ text: String) {
        helpLines.append(text)
    }

    private mutating func append(_ text: String) -> Range<Int> {
        let start = bytes.count
        bytes.append(plain: text)
        return start..<bytes.count
    }
}

// A page in a page
extension Page {
    /// Draws what `draw` says as a part of this page.
    mutating func part(_ draw: (inout Page) -> Void) -> Part {
        let outer = (
            title: titleRange, question: question, search: searchHelp, items: itemCount, first: firstItem
        )
        let (start, letters) = (blocks.count, commands.count)
        (titleRange, question, searchHelp, itemCount, firstItem) = (0..<0, .choice, nil, 0, 0)
        draw(&self)
        let index = outer.first + outer.items
        let part = Part(
            items: index..<(index + itemCount), firstItem: firstItem,
            letters: Set(commands[letters...].map(\.letter)), hasSearch: searchHelp != nil,
            question: question)
        if !titleRange.isEmpty { blocks.insert(.text(titleRange), at: start) }
        switch (outer.question, question) {
        case (_, .choice): question = outer.question
        case (.choice, _): break
        default: preconditionFailure("a page has one question, with all that is embedded in it")
        }
        precondition(
            searchHelp == nil || outer.search == nil, "a page has one search, with all that is embedded in it"
        )
        searchHelp = searchHelp ?? outer.search
        (titleRange, itemCount, firstItem) = (outer.title, outer.items + itemCount, outer.first)
        return part
    }
}

// What is read from it
extension Page {
    /// The page's name.
    public var title: String { text(titleRange) }

    /// The text of each numbered item, in order.
    public var items: [String] {
        blocks.compactMap { block in
            if case .item(let range) = block { text(range) } else { nil }
        }
    }

    /// What stands before a command's letter: a colon where free text is typed.
    var commandPrefix: String {
        if case .text = question { ":" } else { "" }
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The choice that picking the item with this number means.
    func choice(ofItem number: Int) -> Choice {
        .item(firstItem + number - 1)
    }
}
