// What is asked on a page, and before it does anything
extension Page {
    /// Asks a question, and says what is done with the answer.
    ///
    /// ```swift
    /// page.ask("Year", .number(in: 1888...2100), default: film.year) { [self] in film.year = $0 }
    /// ```
    ///
    /// If any text is asked for, commands carry a colon. An error that is thrown is the refusal, and the same prompt stands. A page
    /// asks one question; a second one traps.
    ///
    /// An answer that takes a moment to check, or to use, is given to work first; Ctrl-C stops what it waits for, and the
    /// prompt stands too:
    ///
    /// ```swift
    /// page.ask("Name", .text, work: { work, name in
    ///     let isFree = try work.wait("Looking for “\(name)”") { await names.isFree(name) }
    ///     guard isFree else { throw Refusal("“\(name)” is taken. Use another one.") }
    /// }) { [self] name in
    ///     delegate?.nameScreen(self, didPick: name)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - prompt: What is asked for.
    ///   - question: How it is answered.
    ///   - value: What an empty line stands for, where the question takes it. Without one, an empty line is refused.
    ///   - work: What is done with the answer first, and may refuse it.
    ///   - action: Takes the answer.
    public mutating func ask<Answer>(
        _ prompt: String, _ question: Question<Answer>, default value: Answer? = nil,
        work: ((_ work: inout Work, _ answer: Answer) throws -> Void)? = nil,
        action: @escaping (_ answer: Answer) throws -> Void
    ) {
        ask(prompt, question, default: value, at: nil, action: action, work: work)
    }

    /// - Parameter state: Where the person is in what it lists; the page keeps that where this is `nil`.
    mutating func ask<Answer>(
        _ prompt: String, _ question: Question<Answer>, default value: Answer?, at state: ListState?,
        action: @escaping (Answer) throws -> Void, work: ((inout Work, Answer) throws -> Void)?
    ) {
        let words = words
        if case .one = question.shape.manner { text(prompt) }
        let line = content.blocks.last?.line
        if let hint = question.shape.hint ?? question.shape.kind.map({ words(.takes($0)) }) {
            text(hint)
        }
        ask(prompt, on: line, question.shape, default: question.standard(value, in: words), at: state) {
            text in
            (try? question.answer(to: .text(text), in: words)) != nil
        }
        if let work {
            actions.reply = .work {
                let answer = try question.answer(to: $1, in: words)
                try work(&$0, answer)
                try action(answer)
            }
        } else {
            actions.reply = .action { try action(question.answer(to: $0, in: words)) }
        }
    }

    /// - Parameter line: The prompt, where it stands above what is listed.
    private mutating func ask(
        _ prompt: String, on line: TextLine?, _ shape: QuestionShape, default standard: RawAnswer?,
        at state: ListState?,
        takes: @escaping (String) -> Bool
    ) {
        switch shape.manner {
        case .line, .value, .secret, .long:
            let text: String? = if case .text(let text) = standard, !text.isEmpty { text } else { nil }
            let question = TextQuestion(
                shape: shape, standard: text ?? (shape.takesEmpty ? "" : nil), takes: takes)
            setPrompt(.text(content.line { $0.write(prompt) }, question))
        case .yesOrNo(let own):
            let isYes: Bool? = if case .yes(let isYes) = standard { isYes } else { nil }
            setPrompt(
                .confirmation(
                    content.line { $0.write(prompt) }, YesOrNo(own, in: words), default: isYes,
                    takesEmpty: shape.takesEmpty))
        case .one(let listing):
            guard let line else { return }
            let standing: Int? = if case .element(let element) = standard { element } else { nil }
            if listing.count < 2 { text(words(listing.count == 0 ? .nothingToPick : .onlyOne)) }
            let listed = add(listing, beginningAt: standing ?? 0, at: state ?? self.state(of: prompt))
            setPrompt(.one(line, .init(listed: listed, standard: standing, takesEmpty: shape.takesEmpty)))
            if let standing, let number = listed.number(of: standing) { setDefaultItem(number) }
        case .several(let listing, let least, let most):
            let start = if case .elements(let elements, _) = standard { elements } else { [Int]() }
            let state = state ?? self.state(of: prompt)
            if let note = state.note { say(words(note)) }
            if listing.count > 0 { text(words(.turnsItems(least: least, most: most))) }
            let listed = add(listing, beginningAt: 0, at: state, on: state.on(from: start, in: listing))
            setPrompt(
                .several(
                    content.line { $0.write(prompt) },
                    .init(listed: listed, least: least, most: most, start: start)))
        }
        if shape.takesEmpty, let standard, standard != .text(""), !shape.isSeveral {
            add(content.row.offer("x", words(.clear), help: words(.leavesEmpty)), .clear)
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

    /// Adds a numbered item that asks before it does anything: picking it shows the page of a question.
    ///
    /// ```swift
    /// page.item("Year: \(film.year)", asks: { [self] page in
    ///     page.title("Year of “\(film.title)”")
    ///     page.ask("Year", .number, default: film.year) { [self] in try change(year: $0) }
    /// })
    /// ```
    ///
    /// The question stands in the flow of the screen that asks; back and home lead away from it as from any page. It goes
    /// once it is answered: see ``QuestionScreen``. An answer behind the number, `3 1979`, is taken at once.
    ///
    /// - Parameters:
    ///   - text: The item.
    ///   - draw: Describes the question's page, and what its answers do.
    public mutating func item(_ text: String, asks draw: @escaping (inout Page) throws -> Void) {
        item(text) {}
        let end = text.utf8.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex
        asks(draw, behind: .item(content.itemCount), named: String(text[..<end]))
    }

    /// Adds a numbered item with a name and its answer, which asks for another one.
    ///
    /// ```swift
    /// page.item("Year", film.year, asks: .number(in: 1888...2100)) { [self] in film.year = $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - name: What the answer is.
    ///   - answer: The answer, which an empty line keeps; `nil` where there is none yet.
    ///   - prompt: What is asked for; the name where this is left out.
    ///   - question: How it is answered.
    ///   - work: Checks an answer where that takes a moment.
    ///   - action: Called with the answer.
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

    /// Adds a numbered item with a name and an answer that may be cleared, which asks for another one: see
    /// ``item(_:_:prompt:asks:work:action:)-(_,Answer?,_,_,_,_)``.
    public mutating func item<Wrapped>(
        _ name: String, _ answer: Wrapped?, prompt: String? = nil, asks question: Question<Wrapped?>,
        work: ((_ work: inout Work, _ answer: Wrapped?) throws -> Void)? = nil,
        action: @escaping (_ answer: Wrapped?) throws -> Void
    ) {
        item(name, .some(answer), prompt: prompt, asks: question, work: work, action: action)
    }

    /// Adds a numbered item that asks for a yes before it does anything; after a no it does nothing.
    public mutating func item(
        _ text: String, confirms prompt: String, action: @escaping () throws -> Void
    ) {
        item(text, asks: confirmation(prompt, action))
    }

    /// Offers a command that asks before it does anything: it shows the page of a question.
    ///
    /// - Parameters:
    ///   - letter: The letter, as of any command.
    ///   - label: The name of the command.
    ///   - help: What the command does.
    ///   - draw: Describes the question's page, and what its answers do: see ``item(_:asks:)``.
    public mutating func command(
        _ letter: Unicode.Scalar, _ label: String, help: String = "",
        asks draw: @escaping (inout Page) throws -> Void
    ) {
        if givesWay(letter) { return }
        command(letter, label, help: help) {}
        asks(draw, behind: .command(letter), named: label)
    }

    /// Offers a command that asks a question.
    ///
    /// ```swift
    /// page.command("w", "watched", asks: "Day", .day(today: today), default: today) { [self] in log($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - letter: The letter, as of any command.
    ///   - label: The name of the command.
    ///   - help: What the command does.
    ///   - prompt: What is asked for.
    ///   - question: How it is answered.
    ///   - value: The answer that an empty line stands for.
    ///   - work: Checks an answer where that takes a moment.
    ///   - action: Called with the answer.
    public mutating func command<Answer>(
        _ letter: Unicode.Scalar, _ label: String, help: String = "", asks prompt: String,
        _ question: Question<Answer>, default value: Answer? = nil,
        work: ((_ work: inout Work, _ answer: Answer) throws -> Void)? = nil,
        action: @escaping (_ answer: Answer) throws -> Void
    ) {
        command(
            letter, label, help: help,
            asks: asking { page in
                page.ask(prompt, question, default: value, work: work, action: action)
            })
    }

    /// Offers a command that asks for a yes before it does anything; after a no it does nothing.
    ///
    /// ```swift
    /// page.command("d", "delete", confirms: "Delete “\(film.title)”?") { [self] in try delete() }
    /// ```
    public mutating func command(
        _ letter: Unicode.Scalar, _ label: String, help: String = "", confirms prompt: String,
        action: @escaping () throws -> Void
    ) {
        command(letter, label, help: help, asks: confirmation(prompt, action))
    }

    mutating func asks(
        _ draw: @escaping (inout Page) throws -> Void, behind trigger: FollowUpQuestion.Trigger,
        named name: String
    ) {
        asking.append(FollowUpQuestion(trigger: trigger, name: name, source: drawing.screen, draw: draw))
    }

    private func asking(_ ask: @escaping (inout Page) -> Void) -> (inout Page) throws -> Void {
        { page in
            ask(&page)
            page.help(page.words(.helpOfAsking(colon: page.takesLetters)))
        }
    }

    private func confirmation(
        _ prompt: String, _ action: @escaping () throws -> Void
    ) -> (inout Page) throws -> Void {
        { page in
            page.ask(prompt, .yesOrNo, default: false) { if $0 { try action() } }
            page.help(page.words(.helpOfConfirming))
        }
    }
}
