extension Page {
    /// Names the page.
    public mutating func title(_ text: String) {
        title { $0.write(text) }
    }

    /// Names the page by what `write` writes.
    public mutating func title(_ write: (inout Row) -> Void) {
        content.titleLine = content.line(write)
        requireNoOptions()
    }

    /// Adds a paragraph, wrapped to the width; each line of a text of several lines is one.
    public mutating func text(_ text: String) {
        guard text.hasLineFeed else { return add(.text) { $0.write(text) } }
        for part in text.split(whereSeparator: \.isNewline) {
            add(.text) { $0.write(String(part)) }
        }
    }

    /// Adds a line with a name and a value.
    public mutating func field(_ name: String, _ value: String) {
        field(name) { $0.write(value) }
    }

    /// Adds a line with a name and a number.
    public mutating func field(_ name: String, _ value: Int) {
        field(name) { $0.write(value) }
    }

    /// Adds a line with a name and the value that `write` writes.
    public mutating func field(_ name: String, _ write: (inout Row) -> Void) {
        content.row.begin()
        content.row.write(name)
        content.row.write(sign: UInt8(ascii: ":"))
        content.row.beginText()
        write(&content.row)
        requireNoOptions()
        content.endBlock(.field)
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
    ///
    /// - Parameters:
    ///   - text: The item.
    ///   - isDefault: Whether an empty line picks it, which the prompt says; it is so of one item at most.
    ///   - choose: What picking it does.
    public mutating func item(
        _ text: String, isDefault: Bool = false, choose: @escaping () throws -> Void
    ) {
        item({ $0.write(text) }, isDefault: isDefault, choose: choose)
    }

    /// Adds a numbered item whose text is written by `write`, and says what picking it by its number does.
    public mutating func item(
        _ write: (inout Row) -> Void, isDefault: Bool = false, choose: @escaping () throws -> Void
    ) {
        content.beginItem()
        write(&content.row)
        requireNoOptions()
        content.endBlock(.item)
        actions.items.append(Actions.Item(choose: choose))
        if isDefault { setDefaultItem(content.itemCount) }
    }

    /// Offers a command by its letter, and says what it does.
    ///
    /// What can't be done here is not offered; what can't be done now throws a ``Refusal`` that says why.
    ///
    /// - Parameters:
    ///   - letter: A letter in lower case or a sign; not one the session answers itself (`b`, `h`, `?`, `q`), and
    ///     none twice: that traps. That of a flow gives way to the page's own: see ``Navigator/addCommands(for:_:)``.
    ///   - label: A word or two, shown with the page.
    ///   - help: What the page's help says of it; the label where this is left out.
    ///   - work: What is done first, where that takes a moment; it may refuse.
    ///   - action: What it does.
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
        let offer = content.row.offer(letter, label, help: help)
        guard let work else { return add(offer, .action(action)) }
        actions.hasWork = true
        add(
            offer,
            .work {
                try work(&$0)
                try action()
            })
    }

    /// Takes lines that begin with a slash as a search, and says what it does; a second one traps.
    ///
    /// - Parameters:
    ///   - help: What the page's help says of it; “search” where this is left out.
    ///   - action: Searches for the text behind the slash, which is empty for the slash alone.
    public mutating func search(help: String = "", action: @escaping (_ text: String) throws -> Void) {
        if offering.isOfFlows, offering.takesSearch || prompt.listed != nil { return }
        requireNoSearch()
        offering.takesSearch = true
        add(content.row.offer("/", words(.search), help: help), .search(action))
    }

    /// Handles lines that aren't an answer of this page.
    ///
    /// With it, an item is picked by its whole name only. If the action returns false, the commands
    /// of ``Navigator/addCommands(for:_:)`` are asked, the nearest first, then the line is refused.
    ///
    /// - Parameters:
    ///   - candidates: What Tab may put in place of what was typed.
    ///   - action: Handles the line, and returns whether it understood it. A second one traps.
    package mutating func otherwise(
        completing candidates: ((_ typed: String) -> [String])? = nil,
        _ action: @escaping (_ line: String) throws -> Bool
    ) {
        if !offering.isOfFlows, !actions.fallbacks.isEmpty {
            mistake("a page says once what becomes of other lines")
        }
        actions.fallbacks.append(Actions.Fallback(action: action, candidates: candidates))
    }

    /// Whether the page asks a yes-or-no question.
    package var asksYesOrNo: Bool { if case .confirmation = prompt { true } else { false } }

    /// Shows all commands each time: on a preview, or in a doubt.
    ///
    /// Other pages show as many as fit on two lines, and brief ones show them once.
    package mutating func showAllCommands() {
        presentation.isDecision = true
    }

    /// Names the pages that have the same commands, which a brief session shows once. By default, it's
    /// the pages of a screen's class.
    package mutating func commandGroup(_ name: String) {
        presentation.group = name
    }

    /// Adds a paragraph to the page's help, which `?` shows.
    public mutating func help(_ text: String) {
        presentation.help.append(text)
    }

    /// Says a line once, above the rest: not again while the screen is drawn with it from one answer to the next.
    ///
    /// ```swift
    /// if let file { page.say("Saved as \(file).") }
    /// ```
    public mutating func say(_ line: String) {
        if screenStates.isNew(line, on: drawing.screen) { content.say(line) }
    }
}

// What a page has once, and what goes with what
extension Page {
    mutating func add(_ kind: PageText.BodyLine.LineKind, _ write: (inout Row) -> Void) {
        content.add(kind, write)
        requireNoOptions()
    }

    /// Stops a text with options that only the rows of a list can have: they would be dropped.
    func requireNoOptions() {
        if content.row.options != nil {
            mistake("heading and refuse are for the rows of page.list")
        }
    }

    /// Lets an empty line pick an item.
    mutating func setDefaultItem(_ number: Int) {
        // Data may well name two.
        if defaultItem != nil { return }
        offering.defaultItem = number
        requireClearEmptyLine()
    }

    func requireClearEmptyLine() {
        switch prompt {
        case .choice, .one: return
        case .text, .confirmation, .several: break
        }
        if defaultItem != nil { mistake("an empty line answers the question, and picks no item") }
    }

    mutating func add(_ offer: consuming Offer, _ action: consuming Actions.OfCommand) {
        offering.offers.append(offer)
        actions.commands.append(action)
        requireClearLetters()
    }

    /// Stops a page that offers a letter which answers its question.
    func requireClearLetters() {
        guard case .confirmation(_, let answers, _, _) = prompt else { return }
        if actions.list != nil {
            mistake("a page with a list asks no question of yes or no: n turns the list")
        }
        let (yes, no) = answers.short
        for answer in [yes, no] where answer.unicodeScalars.count == 1 {
            if let letter = answer.unicodeScalars.first, offering.has(letter) {
                mistake("\(yes) and \(no) answer the question")
            }
        }
    }

    /// Whether a letter that a flow offers is the page's own, or that of its list or question, and so isn't offered.
    mutating func givesWay(_ letter: Unicode.Scalar) -> Bool {
        guard offering.isOfFlows else { return false }
        if letter.turnsList, actions.list != nil { return true }
        if offering.has(letter) {
            offering.hidden.append(letter)
            return true
        }
        guard case .confirmation(_, let answers, _, _) = prompt else { return false }
        return answers.short.yes == "\(letter)" || answers.short.no == "\(letter)"
    }
}
