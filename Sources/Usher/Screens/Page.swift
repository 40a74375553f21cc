/// A screen's face: a title, a body, a question, and what can be answered, with what each answer does.
///
/// A screen describes its page in ``Screen/draw(on:)``. What the person reads, the help behind `?`, what an
/// answer may be and what a test sees all come from this one value.
///
/// ```swift
/// page.title(film.title)
/// page.field("Year", film.year)
/// page.command("e", "edit", help: "changes this film") { [self] in delegate?.filmScreenDidAskToEdit(self) }
/// ```
///
/// What an answer does may throw anything: the error's words are the refusal that the person reads, and the same prompt
/// stands. A `CancellationError` says nothing. An action may hold its screen, as `[self]` does: a page lets go of its
/// actions before the next one is drawn, and when the session ends.
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

    /// What is asked for, as it was drawn.
    enum Prompt: Sendable {
        case choice
        case text(Line, default: String?)
        case confirmation(Line)
    }

    /// What the page is written on: the row under way, at the end of all that is there.
    private(set) var row = Row()
    private(set) var titleLine: Line?
    /// What is said once, between the title and the rest.
    private(set) var saidLines: [Line] = []
    private(set) var blocks: [Block] = []
    private(set) var itemCount = 0
    private(set) var prompt = Prompt.choice

    /// The letters the screen offers, in the order it named them.
    public private(set) var commands: [Command] = []

    /// The paragraphs of the page's own help, which `?` shows.
    public private(set) var help: [String] = []

    private(set) var takesSearch = false
    private var actions = Actions()
    /// The screens that draw, an embedded one behind the one it is embedded in.
    private var drawing: [any Screen] = []

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

    init() {
        commandsOfSession = [
            Command(on: &row.buffer, "b", "back", help: "goes back to the page before"),
            Command(on: &row.buffer, "h", "home", help: "goes to the first page"),
            Command(on: &row.buffer, "?", "help", help: "explains this page"),
            Command(on: &row.buffer, "q", "quit", help: "leaves the program"),
        ]
        start = row.buffer.count
    }

    /// The page of a screen as it is now, to be read and answered without a session.
    ///
    /// ```swift
    /// let page = Page(of: FilmListScreen(films: ["Playtime"]))
    /// #expect(page.items == ["Playtime"])
    /// try page.answer("1")
    /// ```
    public init(of screen: some Screen) {
        self.init()
        draw(screen)
    }

    /// Draws a screen's page in place of the one before.
    ///
    /// Where the screen throws, what it drew can be read and not answered, and the error's words follow.
    ///
    /// - Parameter said: Lines to say once, under the title.
    mutating func draw(_ screen: any Screen, saying said: [String] = []) {
        clear()
        for line in said { saidLines.append(self.line(line)) }
        drawing.append(screen)
        do {
            try screen.draw(on: &self)
        } catch {
            withdrawAnswers()
            if !(error is CancellationError) { text("\(error)") }
        }
        drawing.removeAll(keepingCapacity: true)
    }

    private mutating func clear() {
        letGo()
        row.buffer.truncate(to: start)
        titleLine = nil
        if !saidLines.isEmpty { saidLines = [] }
        blocks.removeAll(keepingCapacity: true)
        itemCount = 0
        prompt = .choice
        commands.removeAll(keepingCapacity: true)
        if !help.isEmpty { help = [] }
        takesSearch = false
    }

    /// Lets go of what the answers do, and of all that this holds; the page can still be read.
    mutating func letGo() {
        actions.removeAll()
    }

    private mutating func withdrawAnswers() {
        letGo()
        commands = []
        takesSearch = false
        prompt = .choice
        itemCount = 0
        for (index, block) in blocks.enumerated() {
            if case .item(let line) = block { blocks[index] = .text(line) }
        }
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

    /// Adds a numbered item, and says what picking it by its number does.
    ///
    /// An action holds the variables it names, and not their values of now: in a loop let it name the loop's own `let`.
    ///
    /// ```swift
    /// for color in Color.allCases {
    ///     page.item(color.name) { [self] in delegate?.colorScreen(self, didPick: color) }
    /// }
    /// ```
    public mutating func item(_ text: String, choose: @escaping () throws -> Void) {
        addItem(line(text), choose)
    }

    /// Adds a numbered item whose text is written by `write`, and says what picking it by its number does.
    public mutating func item(_ write: (inout Row) -> Void, choose: @escaping () throws -> Void) {
        addItem(line(write), choose)
    }

    /// Offers a command by its letter, and says what it does.
    ///
    /// What can't be done here is not offered; what can't be done now throws a ``Refusal`` that says why.
    ///
    /// - Parameters:
    ///   - letter: A letter in lower case or a sign; not one the session answers itself (`b`, `h`, `?`, `q`), and
    ///     none twice.
    ///   - label: A word or two, shown with the page.
    ///   - help: What the page's help says of it; the label where this is left out.
    ///   - action: What it does.
    public mutating func command(
        _ letter: Unicode.Scalar, _ label: String, help: String = "", action: @escaping () throws -> Void
    ) {
        require(letter.canBeCommand, "\(letter) can't be a command's letter")
        require(!commands.contains { $0.letter == letter }, "the command \(letter) is offered twice")
        require(actions.list == nil || !letter.turnsList, "n and p turn the list")
        add(Command(on: &row.buffer, letter, label, help: help.isEmpty ? label : help), .command(action))
    }

    /// Takes lines that begin with a slash as a search, and says what it does.
    ///
    /// - Parameters:
    ///   - help: What the page's help says of it.
    ///   - action: Searches for the text behind the slash, which is empty for the slash alone.
    public mutating func search(help: String, action: @escaping (_ text: String) throws -> Void) {
        require(!takesSearch, "a page has one search, with all that is embedded in it")
        takesSearch = true
        add(Command(on: &row.buffer, "/", "search", help: help), .search(action))
    }

    /// Asks for a line of text, and says what is done with it. Commands then carry a colon.
    ///
    /// - Parameters:
    ///   - prompt: What is asked for, shown before the place where the answer is typed.
    ///   - value: What an empty line stands for. Without one, it shows the page again.
    ///   - action: Takes the text, without white space at its ends and never empty.
    public mutating func ask(
        _ prompt: String, default value: String? = nil, action: @escaping (_ text: String) throws -> Void
    ) {
        setPrompt(.text(line(prompt), default: value.flatMap { $0.isEmpty ? nil : $0 }))
        actions.text = action
    }

    /// Asks a question of yes or no, and says what is done with the answer. An empty line is a no.
    public mutating func confirm(_ prompt: String, action: @escaping (_ isYes: Bool) throws -> Void) {
        setPrompt(.confirmation(line(prompt)))
        actions.confirmation = action
    }

    /// Draws another screen's page here, as part of this one, with what its answers do.
    ///
    /// ```swift
    /// func draw(on page: inout Page) throws {
    ///     page.title("Playtime")
    ///     try page.embed(rating)
    /// }
    /// ```
    ///
    /// Its title becomes a line of text, its items go on with this page's numbers, and its letters stand among this
    /// page's. What a page has once, it has once with all that is embedded in it: no letter is offered twice, and there
    /// is one question, one search and one list.
    ///
    /// - Throws: What the screen's ``Screen/draw(on:)`` throws.
    public mutating func embed(_ screen: some Screen) throws {
        let (outerTitle, start) = (titleLine, blocks.count)
        titleLine = nil
        drawing.append(screen)
        defer {
            drawing.removeLast()
            if let titleLine { blocks.insert(.text(titleLine), at: start) }
            titleLine = outerTitle
        }
        try screen.draw(on: &self)
    }

    /// Adds a paragraph to the page's help, which `?` shows.
    public mutating func help(_ text: String) {
        help.append(text)
    }

    private mutating func addItem(_ line: Line, _ action: @escaping () throws -> Void) {
        blocks.append(.item(line))
        itemCount += 1
        actions.items.append(action)
    }

    private mutating func add(_ command: Command, _ action: Actions.OfCommand) {
        commands.append(command)
        actions.commands.append(action)
        requireClearLetters()
    }

    private mutating func setPrompt(_ prompt: Prompt) {
        if case .choice = self.prompt {
            self.prompt = prompt
        } else {
            require(false, "a page has one question, with all that is embedded in it")
        }
        requireClearLetters()
    }

    /// What answers a question can't be anything else.
    private borrowing func requireClearLetters() {
        guard case .confirmation = prompt else { return }
        require(actions.list == nil, "a page with a list asks no question of yes or no: n turns the list")
        require(!commands.contains { $0.letter == "y" || $0.letter == "n" }, "y and n answer the question")
    }

    /// Stops the program for a mistake of the screen that draws.
    private borrowing func require(_ isRight: Bool, _ message: @autoclosure () -> String) {
        guard !isRight else { return }
        mistake((drawing.last.map { "\(type(of: $0)): " } ?? "") + message())
    }

    private mutating func line(_ text: String) -> Line {
        let start = row.buffer.count
        let width = row.buffer.append(plain: text)
        return Line(range: start..<row.buffer.count, width: width)
    }

    private mutating func line(_ write: (inout Row) -> Void) -> Line {
        let start = row.buffer.count
        row.width = 0
        row.bar = 0
        write(&row)
        return Line(range: start..<row.buffer.count, width: row.width, bar: row.bar)
    }
}

// Lists
extension Page {
    /// Adds the elements of a long list that are on this page, numbered, with the commands that turn it, and says what
    /// picking one does.
    ///
    /// ```swift
    /// page.list(list, of: films) { row, film in
    ///     row.write(film.title)
    /// } choose: { [self] film in
    ///     delegate?.filmListScreen(self, didSelect: film)
    /// }
    /// ```
    ///
    /// Only the elements shown are asked for, however many there are. A number means the element that the person
    /// saw, whatever happened to the data meanwhile. A page has one list, and the letters `n` and `p` are the
    /// list's, however short it is.
    ///
    /// - Parameters:
    ///   - list: Where the person is in the list.
    ///   - elements: What is listed.
    ///   - row: Writes the row of an element.
    ///   - choose: What picking an element does.
    @inlinable
    public mutating func list<Elements: RandomAccessCollection>(
        _ list: PagedList, of elements: Elements, row: (inout Row, _ element: Elements.Element) -> Void,
        choose: @escaping (_ element: Elements.Element) throws -> Void
    ) {
        self.list(list, page: list.page(of: elements), count: elements.count, row: row, choose: choose)
    }

    /// Adds the elements of a long list that are on this page and can't be picked, with the commands that turn it: a log,
    /// a long text.
    @inlinable
    public mutating func list<Elements: RandomAccessCollection>(
        _ list: PagedList, of elements: Elements, row: (inout Row, _ element: Elements.Element) -> Void
    ) {
        self.list(list, page: list.page(of: elements), count: elements.count, row: row)
    }

    /// Adds a page of a long list that was looked up already: the elements in ``PagedList/rows(count:)``.
    ///
    /// - Parameters:
    ///   - list: Where the person is in the list.
    ///   - elements: The elements of this page of the list.
    ///   - count: How many there are in all.
    ///   - isMore: Whether there are more than `count`, so many that nobody counts them.
    ///   - row: Writes the row of an element.
    ///   - choose: What picking an element does.
    @inlinable
    public mutating func list<Element>(
        _ list: PagedList, page elements: [Element], count: Int, isMore: Bool = false,
        row: (inout Row, _ element: Element) -> Void,
        choose: @escaping (_ element: Element) throws -> Void
    ) {
        addList(list, shows: elements.count, count: count, isMore: isMore) { try choose(elements[$0]) }
        for element in elements { addRow(isItem: true) { row(&$0, element) } }
    }

    /// Adds a page of a long list that was looked up already, of elements that can't be picked.
    @inlinable
    public mutating func list<Element>(
        _ list: PagedList, page elements: [Element], count: Int, isMore: Bool = false,
        row: (inout Row, _ element: Element) -> Void
    ) {
        addList(list, shows: elements.count, count: count, isMore: isMore, choose: nil)
        for element in elements { addRow(isItem: false) { row(&$0, element) } }
    }

    @usableFromInline
    mutating func addList(
        _ list: PagedList, shows shownCount: Int, count: Int, isMore: Bool, choose: ((Int) throws -> Void)?
    ) {
        require(actions.list == nil, "a page has one list, with all that is embedded in it")
        require(!commands.contains { $0.letter.turnsList }, "n and p turn the list")
        actions.list = list
        // One more, where there are more than are counted: then there is a next page.
        actions.listCount = isMore && count < .max ? count + 1 : count
        requireClearLetters()
        if let choose {
            actions.rows = itemCount..<(itemCount + shownCount)
            actions.row = choose
        }
        if shownCount > 0 {
            let first = list.rows(count: count).lowerBound
            let position = line {
                $0.write(first + 1)
                $0.write("–")
                $0.write(first + shownCount)
                $0.write(isMore ? " of more than " : " of ")
                $0.write(count)
            }
            blocks.append(.text(position))
        }
        if actions.listCount > list.size {
            add(Command(on: &row.buffer, "n", "next", help: "shows the next page of the list"), .next)
            add(
                Command(on: &row.buffer, "p", "previous", help: "shows the page of the list before this one"),
                .previous)
        }
    }

    @usableFromInline
    mutating func addRow(isItem: Bool, _ write: (inout Row) -> Void) {
        let line = line(write)
        blocks.append(isItem ? .item(line) : .text(line))
        if isItem { itemCount += 1 }
    }
}

// What is read from it
extension Page {
    /// A line with a name and a value.
    public struct Field: Hashable, Sendable {
        /// What stands before the colon.
        public let name: String

        /// What stands behind it.
        public let value: String
    }

    /// What a page asks for.
    public enum Question: Hashable, Sendable {
        /// A line of text, by what is asked for and what an empty line stands for.
        case text(String, default: String?)

        /// Yes or no, by the question.
        case confirmation(String)
    }

    /// The page's name.
    public var title: String { titleLine.map { text($0) } ?? "" }

    /// The lines that are said once, under the title: see ``Navigator/say(_:)``.
    public var said: [String] { saidLines.map { text($0) } }

    /// The paragraphs, and the rows of a list that can't be picked, in order.
    public var texts: [String] {
        blocks.compactMap { if case .text(let line) = $0 { text(line) } else { nil } }
    }

    /// The lines with a name and a value, in order.
    public var fields: [Field] {
        blocks.compactMap {
            guard case .field(let name, let value) = $0 else { return nil }
            return Field(name: text(name), value: text(value))
        }
    }

    /// The text of each numbered item, in order.
    public var items: [String] {
        blocks.compactMap { if case .item(let line) = $0 { text(line) } else { nil } }
    }

    /// What is asked for, where something is.
    public var question: Question? {
        switch prompt {
        case .choice: nil
        case .text(let prompt, let value): .text(text(prompt), default: value)
        case .confirmation(let prompt): .confirmation(text(prompt))
        }
    }

    borrowing func text(_ line: Line) -> String { row.buffer.text(line.range) }

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
        if case .text = prompt { true } else { false }
    }
}

// What answers do
extension Page {
    /// What a line means on this page, without doing it; an empty line that stands for nothing means none.
    ///
    /// - Throws: A ``Refusal`` that says what would do.
    public func choices(of line: String) throws(Refusal) -> [Choice] {
        try choice(of: line).map { [$0] } ?? []
    }

    /// Does what a line does as an answer to this page. What a session answers itself, `b`, `h`, `?` and `q`, does
    /// nothing here.
    ///
    /// - Throws: What the action throws, and a ``Refusal`` for what the page doesn't offer.
    public func answer(_ line: String) throws {
        if let choice = try choice(of: line) { try make(choice) }
    }

    /// Does what a choice does, if it is the page's.
    func make(_ choice: Choice) throws {
        try actions.make(choice, commands: commands)
    }
}
