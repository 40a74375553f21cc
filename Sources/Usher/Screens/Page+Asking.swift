// What asks before it does anything
extension Page {
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
        _ draw: @escaping (inout Page) throws -> Void, behind key: AskingAnswer.Key, named name: String
    ) {
        asking.append(AskingAnswer(key: key, name: name, source: drawing.screen, draw: draw))
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

extension Page {
    /// An answer that asks a question before it does anything.
    struct AskingAnswer {
        enum Key: Equatable {
            case item(Int), command(Unicode.Scalar)
        }

        let key: Key
        let name: String
        /// The screen that offers it.
        let source: AnyObject?
        /// Describes the question's page.
        let draw: (inout Page) throws -> Void

        /// The letter or number, as it is typed.
        var typed: String {
            switch key {
            case .item(let number): "\(number)"
            case .command(let letter): "\(letter)"
            }
        }
    }
}
