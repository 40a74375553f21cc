import Platform

/// The content of a screen: a title, a body, a question, and the action of each answer.
///
/// A screen draws its page in ``Screen/draw(on:)``. The help is generated from the page.
///
/// ```swift
/// page.title(film.title)
/// page.field("Year", film.year)
/// page.command("e", "edit", help: "changes this film") { [self] in delegate?.filmScreenDidAskToEdit(self) }
/// ```
///
/// An error that an action throws is shown as a refusal, and the page asks again. A
/// `CancellationError` shows nothing. Actions may capture their screen strongly: they're released
/// before the page is drawn again, and at the end of the session.
///
/// Control characters and terminal escapes are made visible and harmless. To compose text without
/// allocating strings, write to a ``Row``.
public struct Page: ~Copyable {
    var content = PageText()
    var presentation = Presentation()
    var offering = PageCommands()
    var prompt = PagePrompt.choice
    var actions = Actions()
    var asking: [FollowUpQuestion] = []
    var screenStates = ScreenStates()
    /// The screens being drawn, each after the one that embeds it.
    var drawing: [AnyObject] = []
    var settings: SharedPageSettings

    struct Presentation {
        var help: [String] = []
        /// The name of a group of pages with the same commands; if empty, the screen class is used.
        var group = ""
        var form: (id: ObjectIdentifier, isSummary: Bool)?
        /// Whether the user has to make a decision, so that all commands are shown.
        var isDecision = false
        var featured: [Unicode.Scalar] = []
        var examples: [(line: String, meaning: String)] = []

        var showsAllCommands: Bool { isDecision || form?.isSummary == true }
    }

    init(in words: Words = .english) { settings = SharedPageSettings(in: words) }

    mutating func clear() {
        releaseActions()
        content.clear()
        presentation = Presentation()
        prompt = .choice
        offering.clear()
    }

    /// Releases the actions and what they capture. The page can still be read.
    mutating func releaseActions() {
        actions.clear()
        asking = []
    }

    mutating func withdrawAnswers() {
        releaseActions()
        offering.offers = []
        offering.takesSearch = false
        offering.defaultItem = nil
        prompt = .choice
        content.itemCount = 0
        content.body = content.body.map { $0.role == .item ? $0.withoutNumber : $0 }
    }

    func mistake(_ message: String) -> Never {
        let screen = (drawing.last as? any ScreenProxy)?.source ?? drawing.last
        Usher.mistake((screen.map { "\(type(of: $0)): " } ?? "") + message)
    }

    package var words: Words { settings.words }
    package var title: String { content.title ?? "" }
    package var isBrief: Bool { content.row.isBrief }
    package var said: [String] { content.saidLines.map { content.row.buffer.text($0.range) } }
    package var texts: [String] { content.texts(of: .text) }
    package var fields: [(name: String, value: String)] { content.fields }
    package var lines: [String] { content.lines }
    package var items: [String] { content.texts(of: .item) }
    package var defaultItem: Int? { offering.defaultItem }
    package var help: [String] { presentation.help }
    package var commands: [OfferedCommand] { offering.offers }
    package var question: AskedQuestion? { prompt.asked }

    package var yesAndNo: [String] { prompt.yesOrNo.map { [$0.short.yes, $0.short.no] } ?? [] }
    package var asksYesOrNo: Bool { prompt.yesOrNo != nil }

    var sessionOffers: ArraySlice<OfferedCommand> {
        switch offering.level {
        case .first: settings.offersOfSession[2...]
        case .homeOfLayer: settings.offersOfSession.filter { $0.letter != "h" }[...]
        case .further: settings.offersOfSession[...]
        }
    }

    var allOffers: [OfferedCommand] { offering.offers + sessionOffers }

    /// Whether a single letter could be an answer, so that commands need a colon.
    var takesLetters: Bool {
        switch prompt {
        case .text(_, let question): !question.isValue
        case .one, .several: prompt.listed?.letters.contains { offering.letter($0) != nil } == true
        case .choice, .confirmation: false
        }
    }

    /// Sets the title of the page.
    public mutating func title(_ text: String) { title { $0.write(text) } }

    /// Sets the title of the page to what `write` writes.
    public mutating func title(_ write: (inout Row) -> Void) {
        content.titleLine = content.line(.text, write)
        requireNoOptions()
    }

    /// Adds a paragraph for each line of the text, wrapped to the page's width.
    public mutating func text(_ text: String) {
        guard text.has(.newline) else { return add(.text) { $0.write(text) } }
        for part in text.split(whereSeparator: \.isNewline) { add(.text) { $0.write(String(part)) } }
    }

    /// Adds a line that `write` writes, possibly with details that a window shows in columns.
    package mutating func text(_ write: (inout Row) -> Void) { add(.text, write) }

    /// Adds a line with a name and a value.
    public mutating func field(_ name: String, _ value: String) { field(name) { $0.write(value) } }

    /// Adds a line with a name and a number.
    public mutating func field(_ name: String, _ value: Int) { field(name) { $0.write(value) } }

    /// Adds a line with a name and the value that `write` writes.
    public mutating func field(_ name: String, _ write: (inout Row) -> Void) {
        add(.field) {
            $0.write(name)
            $0.write(sign: UInt8(ascii: ":"))
            $0.beginText()
            write(&$0)
        }
    }

    /// Adds a numbered item. An empty line picks the first item added with `isDefault`.
    ///
    /// In a loop, let the action capture the loop variable:
    ///
    /// ```swift
    /// for color in Color.allCases {
    ///     page.item(color.name) { [self] in delegate?.colorScreen(self, didPick: color) }
    /// }
    /// ```
    public mutating func item(_ text: String, isDefault: Bool = false, choose: @escaping () throws -> Void) {
        item({ $0.write(text) }, isDefault: isDefault, choose: choose)
    }

    /// Adds a numbered item whose text `write` writes.
    public mutating func item(
        _ write: (inout Row) -> Void, isDefault: Bool = false, choose: @escaping () throws -> Void
    ) {
        content.beginItem()
        write(&content.row)
        requireNoOptions()
        content.endLine(.item)
        actions.items.append(choose)
        if isDefault { setDefaultItem(content.itemCount) }
    }

    /// Offers a command, which the user runs by typing its letter.
    ///
    /// Omit pointless commands. Let a command that's unavailable for now throw a ``Refusal``.
    ///
    /// - Parameters:
    ///   - letter: A lowercase letter or a symbol. Offering a letter twice, or one that the session
    ///     uses (`b`, `h`, `q`, `?`, `/`, `:`), is a runtime error. The page's letters hide those
    ///     of flows: see ``Navigator/addCommands(for:_:)``.
    ///   - label: The name of the command, in a word or two.
    ///   - help: The explanation in the page's help; by default the label.
    ///   - work: Slow work that runs before `action`; an error that it throws refuses the command.
    ///   - action: Runs when the command is chosen.
    public mutating func command(
        _ letter: Unicode.Scalar, _ label: String, help: String = "",
        work: ((_ work: inout Work) throws -> Void)? = nil, action: @escaping () throws -> Void
    ) {
        if !letter.canBeCommand {
            let free = "acdefgijklmorstuvwyz".unicodeScalars.filter { !offering.has($0) }.map { "\($0)" }
            mistake("\(letter) can't be a command's letter. Free letters: \(free.joined(separator: ", "))")
        }
        if givesWay(letter) { return }
        if offering.has(letter) { mistake("the command \(letter) is offered twice") }
        if letter.turnsList, actions.list != nil { mistake("n and p turn the list") }
        let offer = OfferedCommand(letter, label, help: help)
        guard let work else { return add(offer, .action(action)) }
        let effect = Actions.Effect.work { running in
            try work(&running)
            try action()
        }
        add(offer, effect)
    }

    /// Takes lines that begin with a slash as a search. A second search is a runtime error.
    ///
    /// - Parameters:
    ///   - help: The explanation in the page's help.
    ///   - action: Receives the text after the slash, empty for the slash alone.
    public mutating func search(help: String = "", action: @escaping (_ text: String) throws -> Void) {
        if offering.isOfFlows, offering.takesSearch || prompt.listed != nil { return }
        requireNoSearch()
        addSearch(help: help, action)
    }

    /// Handles lines that aren't answers to this page. Items then need a number or a full name. If
    /// `action` returns false, handlers of flows are tried, and finally the line is refused.
    package mutating func otherwise(
        completing candidates: ((_ typed: String) -> [String])? = nil,
        _ action: @escaping (_ line: String) throws -> Bool
    ) {
        if !offering.isOfFlows, !actions.fallbacks.isEmpty {
            mistake("a page says once what becomes of other lines")
        }
        actions.fallbacks.append((action, candidates))
    }

    /// Translates lines, such as “next page” to `n`. Must return nil for its own results.
    package mutating func translate(_ translation: @escaping (_ line: String) -> String?) {
        actions.translation = translation
    }

    /// Shows all commands each time, even if there are many or they were shown before.
    package mutating func showAllCommands() { presentation.isDecision = true }

    /// Shows only these commands, as many as fit on a line, and `? more`.
    package mutating func feature(_ letters: String) {
        if presentation.featured.isEmpty { presentation.featured = Array(letters.unicodeScalars) }
    }

    /// Makes the help show these example lines, and list commands by name only.
    package mutating func help(examples: [(line: String, meaning: String)]) {
        presentation.examples = examples
    }

    /// In a window, shows the most recently added line next to the title, if it fits.
    package mutating func showBesideTitle() { content.aside = content.body.indices.last }

    /// Groups pages that have the same commands. Brief mode lists the commands of a group once.
    package mutating func commandGroup(_ name: String) { presentation.group = name }

    /// Adds a paragraph to the page's help, which `?` shows.
    public mutating func help(_ text: String) { presentation.help.append(text) }

    /// Shows a message above the title, but not if the screen's last drawing had the same message.
    public mutating func say(_ line: String) {
        guard screenStates.isNew(line, of: drawing.first) else { return }
        content.saidLines.append(content.line { $0.write(line) })
    }

    mutating func add(_ role: PageLine.Kind, _ write: (inout Row) -> Void) {
        content.add(role, write)
        requireNoOptions()
    }

    func requireNoOptions() {
        if content.row.heading != nil || content.row.refusal != nil {
            mistake("heading and refuse are for the rows of page.list")
        }
    }

    mutating func setDefaultItem(_ number: Int) {
        if defaultItem != nil { return }
        offering.defaultItem = number
        requireClearEmptyLine()
    }

    func requireClearEmptyLine() {
        if case .one = prompt { return }
        if defaultItem == nil || prompt.line == nil { return }
        mistake("an empty line answers the question, and picks no item")
    }

    mutating func addSearch(help: String, _ action: @escaping (String) throws -> Void) {
        offering.takesSearch = true
        actions.search = action
        add(OfferedCommand("/", words("search"), help: help), .action {})
    }

    mutating func add(_ offer: OfferedCommand, _ action: Actions.Effect) {
        offering.offers.append(offer)
        actions.commands.append(action)
        requireClearLetters()
    }

    /// Stops the program if a command uses the letter of an answer to a yes-or-no question.
    mutating func requireClearLetters() {
        guard case .confirmation(let line, var answers, let isYes, let takesEmpty) = prompt else { return }
        if actions.list != nil {
            mistake("a page with a list asks no question of yes or no: n turns the list")
        }
        let letters = offering.own.map { "\($0.letter)" }
        if letters.contains(where: answers.reserved.contains) {
            mistake("\(answers.reserved.joined(separator: " and ")) answer the question")
        }
        answers.commands.formUnion(letters)
        prompt = .confirmation(line, answers, default: isYes, takesEmpty: takesEmpty)
    }

    /// Returns whether the page, its list or its question already uses a flow command's letter.
    mutating func givesWay(_ letter: Unicode.Scalar) -> Bool {
        guard offering.isOfFlows else { return false }
        if letter.turnsList, actions.list != nil { return true }
        if offering.has(letter) {
            offering.hidden.append(letter)
            return true
        }
        return yesAndNo.contains("\(letter)")
    }
}

struct SharedPageSettings {
    let words: Words
    var sessionWords: [SessionWord] = []
    /// The host that work runs on; nil without a session.
    var host: (any Host)?
    /// The word between the rows shown and the count of all rows, as in `1–10 of 250`.
    let of: String
    let offersOfSession: [OfferedCommand]
    let offersOfList: [OfferedCommand]

    init(in words: Words) {
        self.words = words
        of = " \(words("list.of")) "
        func offer(_ letter: Unicode.Scalar, _ command: String) -> OfferedCommand {
            OfferedCommand(letter, words(command), help: words(command + ".help"))
        }
        offersOfSession = [offer("b", "back"), offer("h", "home"), offer("?", "help"), offer("q", "quit")]
        offersOfList = [offer("n", "next"), offer("p", "previous")]
    }
}

/// A screen that draws for its `source`. Error messages name the source instead.
protocol ScreenProxy {
    var source: AnyObject? { get }
}
