extension Page {
    /// Asks a question. An empty line gives the default answer, if there is one.
    ///
    /// ```swift
    /// page.ask("Year", .number(in: 1888...2100), default: film.year) { [self] in film.year = $0 }
    /// ```
    ///
    /// If the question accepts any text, commands need a colon. If `action` or `work` throws, the
    /// answer is refused and the question asked again. A second question is a runtime error.
    ///
    /// `work` is for a check that may take a while. Ctrl-C cancels it:
    ///
    /// ```swift
    /// page.ask("Name", .text, work: { work, name in
    ///     let isFree = try work.wait("Looking for “\(name)”") { await names.isFree(name) }
    ///     guard isFree else { throw Refusal("“\(name)” is taken. Use another one.") }
    /// }) { [self] name in
    ///     delegate?.nameScreen(self, didPick: name)
    /// }
    /// ```
    public mutating func ask<Answer>(
        _ prompt: String, _ question: Question<Answer>, default value: Answer? = nil,
        work: ((_ work: inout Work, _ answer: Answer) throws -> Void)? = nil,
        action: @escaping (_ answer: Answer) throws -> Void
    ) {
        ask(prompt, question, default: value, at: nil, action: action, work: work)
    }

    /// - Parameter state: The state of the question's list, if the caller keeps it.
    mutating func ask<Answer>(
        _ prompt: String, _ question: Question<Answer>, default value: Answer?, at state: ListState?,
        action: @escaping (Answer) throws -> Void, work: ((inout Work, Answer) throws -> Void)?
    ) {
        let words = words
        if case .one = question.shape.inputStyle { text(prompt) }
        let line = content.lines.last
        let hint = question.shape.hint ?? question.shape.kind.map { words("ask", ["kind": $0]) }
        if let hint { text(hint) }
        let standard = question.standard(value, in: words)
        ask(prompt, on: line, question.shape, default: standard, at: state) { text in
            (try? question.answer(to: .text(text), in: words)) != nil
        }
        let effect = { (reply: TypedOrPickedAnswer) -> Actions.Effect in
            guard let work else { return .action { try action(question.answer(to: reply, in: words)) } }
            return .work {
                let answer = try question.answer(to: reply, in: words)
                try work(&$0, answer)
                try action(answer)
            }
        }
        actions.reply = (effect, work != nil)
        if question.shape.takesEmpty, let standard, standard != .text("") {
            add(OfferedCommand("x", words("clear"), help: words("clear.help")), effect(.text("")))
        }
    }

    /// - Parameter line: The prompt as the page shows it above a list.
    private mutating func ask(
        _ prompt: String, on line: String?, _ shape: QuestionShape, default standard: TypedOrPickedAnswer?,
        at state: ListState?, takes: @escaping (String) -> Bool
    ) {
        let title = prompt.plainLine.text
        switch shape.inputStyle {
        case .line, .value, .secret, .long:
            let text: String? = if case .text(let text) = standard, !text.isEmpty { text } else { nil }
            let question = TextQuestion(
                shape: shape, standard: text ?? (shape.takesEmpty ? "" : nil), takes: takes,
                typed: screenStates.typedParts(at: prompt))
            setPrompt(.text(title, question))
        case .yesOrNo(let own):
            let isYes: Bool? = if case .yes(let isYes) = standard { isYes } else { nil }
            let answers = YesOrNo(own, in: words)
            setPrompt(.confirmation(title, answers, default: isYes, takesEmpty: shape.takesEmpty))
        case .one(let listing):
            guard let line else { return }
            let picked: Int? = if case .element(let element) = standard { element } else { nil }
            if listing.count < 2 { text(words(listing.count == 0 ? "list.empty" : "list.single")) }
            let listed = add(listing, beginningAt: picked ?? 0, at: state ?? self.state(of: prompt))
            setPrompt(.one(line, listed, default: picked, takesEmpty: shape.takesEmpty))
            if let picked, let number = listed.number(of: picked) { setDefaultItem(number) }
        case .several(let listing, let least, let most):
            let none: [Int]? = shape.takesEmpty ? nil : []
            let start: [Int]? = if case .elements(let elements, _) = standard { elements } else { none }
            let state = state ?? self.state(of: prompt)
            if let note = state.note { say(words(note)) }
            text(words(listing.count > 0 ? .turnsItems(least: least, most: most) : Phrase("list.empty")))
            let listed = add(listing, beginningAt: 0, at: state, on: state.on(from: start, in: listing))
            let selection = PagePrompt.MultipleSelectionPrompt(
                listed: listed, least: least, most: most, start: start, takesEmpty: shape.takesEmpty)
            setPrompt(.several(title, selection))
        }
    }

    mutating func setPrompt(_ prompt: PagePrompt) {
        guard case .choice = self.prompt else {
            mistake("a page has one question, with all that is embedded in it")
        }
        self.prompt = prompt
        requireClearLetters()
        requireClearEmptyLine()
    }

    /// Adds a numbered item that asks a question on a page of its own.
    ///
    /// ```swift
    /// page.item("Year: \(film.year)", asks: { [self] page in
    ///     page.title("Year of “\(film.title)”")
    ///     page.ask("Year", .number, default: film.year) { [self] in try change(year: $0) }
    /// })
    /// ```
    ///
    /// The question belongs to the flow of the screen that asks, and is removed once it's answered:
    /// see ``QuestionScreen``. The answer can be typed right after the item's number: `3 1979`.
    public mutating func item(_ text: String, asks draw: @escaping (inout Page) throws -> Void) {
        item(text) {}
        let end = text.utf8.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex
        asks(draw, after: .item(content.itemCount), named: String(text[..<end]))
    }

    /// Adds a numbered item that shows an answer and asks for a new one when picked.
    ///
    /// ```swift
    /// page.item("Year", film.year, asks: .number(in: 1888...2100)) { [self] in film.year = $0 }
    /// ```
    ///
    /// An empty line keeps the answer. Pass `nil` if there's no answer yet. By default, the prompt
    /// is the name. For `work` see ``ask(_:_:default:work:action:)``.
    public mutating func item<Answer>(
        _ name: String, _ answer: Answer?, prompt: String? = nil, asks question: Question<Answer>,
        work: ((_ work: inout Work, _ answer: Answer) throws -> Void)? = nil,
        action: @escaping (_ answer: Answer) throws -> Void
    ) {
        item(
            "\(name): \(question.line(answer, in: words))",
            asks: asking { page in
                page.ask(prompt ?? name, question, default: answer, work: work, action: action)
            })
    }

    /// Adds a numbered item whose answer is optional: see
    /// ``item(_:_:prompt:asks:work:action:)-(_,Answer?,_,_,_,_)``.
    public mutating func item<Wrapped>(
        _ name: String, _ answer: Wrapped?, prompt: String? = nil, asks question: Question<Wrapped?>,
        work: ((_ work: inout Work, _ answer: Wrapped?) throws -> Void)? = nil,
        action: @escaping (_ answer: Wrapped?) throws -> Void
    ) {
        item(name, .some(answer), prompt: prompt, asks: question, work: work, action: action)
    }

    /// Adds a numbered item that asks for confirmation before it acts.
    public mutating func item(_ text: String, confirms prompt: String, action: @escaping () throws -> Void) {
        item(text, asks: confirming(prompt, action))
    }

    /// Offers a command that asks a question on a page of its own: see ``item(_:asks:)``.
    public mutating func command(
        _ letter: Unicode.Scalar, _ label: String, help: String = "",
        asks draw: @escaping (inout Page) throws -> Void
    ) {
        if givesWay(letter) { return }
        command(letter, label, help: help) {}
        asks(draw, after: .command(letter), named: label)
    }

    /// Offers a command that asks for an answer: see ``ask(_:_:default:work:action:)``.
    ///
    /// ```swift
    /// page.command("w", "watched", asks: "Day", .day(today: today), default: today) { [self] in log($0) }
    /// ```
    public mutating func command<Answer>(
        _ letter: Unicode.Scalar, _ label: String, help: String = "", asks prompt: String,
        _ question: Question<Answer>, default value: Answer? = nil,
        work: ((_ work: inout Work, _ answer: Answer) throws -> Void)? = nil,
        action: @escaping (_ answer: Answer) throws -> Void
    ) {
        command(
            letter, label, help: help,
            asks: asking { page in page.ask(prompt, question, default: value, work: work, action: action) })
    }

    /// Offers a command that asks for confirmation before it acts.
    ///
    /// ```swift
    /// page.command("d", "delete", confirms: "Delete “\(film.title)”?") { [self] in try delete() }
    /// ```
    public mutating func command(
        _ letter: Unicode.Scalar, _ label: String, help: String = "", confirms prompt: String,
        action: @escaping () throws -> Void
    ) {
        command(letter, label, help: help, asks: confirming(prompt, action))
    }

    mutating func asks(
        _ draw: @escaping (inout Page) throws -> Void, after trigger: FollowUpQuestion.Trigger,
        named name: String
    ) {
        asking.append(FollowUpQuestion(trigger: trigger, name: name, source: drawing.last, draw: draw))
    }

    private func asking(_ ask: @escaping (inout Page) -> Void) -> (inout Page) -> Void {
        { page in
            ask(&page)
            page.help(page.words("help.asking", ["back": page.takesLetters ? ":b" : "b"]))
        }
    }

    private func confirming(_ prompt: String, _ action: @escaping () throws -> Void) -> (inout Page) -> Void {
        { page in
            page.ask(prompt, .yesOrNo, default: false) { if $0 { try action() } }
            page.help(page.words("help.confirming"))
        }
    }
}

/// An item or a command that asks a question before it acts.
struct FollowUpQuestion {
    enum Trigger: Equatable { case item(Int), command(Unicode.Scalar) }

    let trigger: Trigger
    let name: String
    let source: AnyObject?
    let draw: (inout Page) throws -> Void

    var typed: String {
        switch trigger {
        case .item(let number): "\(number)"
        case .command(let letter): "\(letter)"
        }
    }
}
