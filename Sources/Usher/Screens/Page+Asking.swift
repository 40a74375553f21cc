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
        asks(draw, behind: .item(itemCount), named: String(text[..<end]))
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
    ///   - question: How it is answered; an ``Question/optional(_:)`` one may be cleared.
    ///   - work: What is done with the answer first, where that takes a moment; it may refuse.
    ///   - action: Takes the answer; what it throws is said, and the question asked again.
    public mutating func item<Answer>(
        _ name: String, _ answer: Answer?, prompt: String? = nil, asks question: Question<Answer>,
        work: ((_ work: inout Work, _ answer: Answer) throws -> Void)? = nil,
        action: @escaping (_ answer: Answer) throws -> Void
    ) {
        item(
            "\(name): \(question.line(answer, in: words))",
            asks: asking { page in
                page.askAlone(prompt ?? name, question, default: answer, action: action, work: work)
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
    ///   - letter: A letter in lower case or a sign.
    ///   - label: A word or two, shown with the page.
    ///   - help: What the page's help says of it; the label where this is left out.
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
    ///   - letter: A letter in lower case or a sign.
    ///   - label: A word or two, shown with the page.
    ///   - help: What the page's help says of it; the label where this is left out.
    ///   - prompt: What is asked for.
    ///   - question: How it is answered.
    ///   - value: What an empty line stands for.
    ///   - work: What is done with the answer first, where that takes a moment; it may refuse.
    ///   - action: Takes the answer; what it throws is said, and the question asked again.
    public mutating func command<Answer>(
        _ letter: Unicode.Scalar, _ label: String, help: String = "", asks prompt: String,
        _ question: Question<Answer>, default value: Answer? = nil,
        work: ((_ work: inout Work, _ answer: Answer) throws -> Void)? = nil,
        action: @escaping (_ answer: Answer) throws -> Void
    ) {
        command(
            letter, label, help: help,
            asks: asking { page in
                page.askAlone(prompt, question, default: value, action: action, work: work)
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
        _ draw: @escaping (inout Page) throws -> Void, behind choice: Choice, named name: String
    ) {
        let asking = self.asking ?? Asking()
        asking.answers.append(Asking.Answer(choice: choice, name: name, source: drawing, draw: draw))
        self.asking = asking
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

// Answers to it
extension Page {
    /// What answers to a page ask before they do anything.
    final class Asking {
        struct Answer {
            let choice: Choice
            /// What the page calls it.
            let name: String
            let source: (any Screen)?
            let draw: (inout Page) throws -> Void

            var isCommand: Bool { if case .command = choice { true } else { false } }

            /// Its letter or number, as it is typed.
            var key: String {
                switch choice {
                case .item(let number): "\(number)"
                case .command(let letter): "\(letter)"
                default: ""
                }
            }
        }

        var answers: [Answer] = []
        /// The question that the page shows, which goes with an answer.
        var asked: QuestionScreen?
    }

    /// Whether a choice does something that the page itself says, and isn't only a look round or a way elsewhere.
    func isAnswer(_ choice: Choice) -> Bool {
        if case .command(let letter) = choice, asking != nil,
            !offers.prefix(ownOffers).contains(where: { $0.letter == letter })
        {
            return false
        }
        return name(ofAction: choice) != nil
    }

    /// An answer that asks, with the one to its question behind it: `3 1979`.
    struct AnswerAhead {
        let choice: Choice
        let question: QuestionScreen
        let rest: String
    }

    /// The question that an answer asks before it does anything.
    func question(before choice: Choice) -> QuestionScreen? {
        guard let answer = asking?.answers.first(where: { $0.choice == choice }) else { return nil }
        return QuestionScreen(from: answer.source, answer.draw)
    }

    /// The first of its answers that asks, as it is typed.
    var choiceThatAsks: String? {
        asking?.answers.first?.key
    }

    /// What a line is where an answer to a question stands behind what asks it.
    func answerAhead(in line: String) -> AnswerAhead? {
        guard asking != nil, !isSearch(line) else { return nil }
        let words = line.unicodeScalars.split(maxSplits: 1, whereSeparator: \.isSpace).map { Substring($0) }
        // What asks is told by its letter or number: a name may have several words of its own.
        guard words.count == 2, let choice = choiceThatAsks(words[0]), let question = question(before: choice)
        else { return nil }
        let ahead = AnswerAhead(choice: choice, question: question, rest: String(words[1]))
        // What is no answer to a choice may be another line.
        return actions.otherwise == nil || ahead.isAnswerOrText(in: self.words) ? ahead : nil
    }

    /// What the first word of a line is, if it may ask: a letter or a number; where any line means something, the label of
    /// a command too.
    private func choiceThatAsks(_ word: Substring) -> Choice? {
        if word.isLetterOrNumber { return try? choice(of: String(word)) }
        guard actions.otherwise != nil, let asking else { return nil }
        let name = word.lowercased()
        return asking.answers.first { $0.isCommand && $0.name.lowercased() == name }?.choice
    }
}

extension Substring {
    /// Whether it can be the letter or the number of an answer, with a colon or without.
    fileprivate var isLetterOrNumber: Bool {
        let rest = first == ":" ? dropFirst() : self
        return rest.unicodeScalars.count == 1 || rest.allSatisfy { "0"..."9" ~= $0 }
    }
}

extension Page.AnswerAhead {
    /// What it means, step by step.
    func choices(in words: Words) throws -> [Choice] {
        [choice] + (try choices(on: try question.page(in: words)))
    }

    /// Whether it can be answered so, or why it can't is the question's to say.
    func isAnswerOrText(in words: Words) -> Bool {
        guard let page = try? question.page(in: words) else { return true }
        return page.takesText || (try? choices(on: page)) != nil
    }

    /// Does what it means, without the question's page being shown.
    func answer(on page: borrowing Page) throws {
        let choices = try choices(on: page)
        if choices.count == 1 { try page.make(choices[0]) } else { try page.answer(rest) }
    }

    private func choices(on page: borrowing Page) throws -> [Choice] {
        if page.asksForSecret { throw Refusal(.secretAhead) }
        if page.prompt.listed != nil, let choice = try page.choice(ahead: rest) {
            guard page.isAnswer(choice) else { throw Refusal(.noAnswerAhead(rest)) }
            return [choice]
        }
        let choices = try page.choices(of: rest)
        if case .part(let text) = choices.first { return [.text(text)] }
        // A value that would be a command at the prompt is refused in the question's own words.
        if page.takesText, !page.takesLetters, !rest.hasPrefix(":"), !page.isAnswer(choices[0]) {
            return [.text(rest)]
        }
        if choices.count == 1, !page.isAnswer(choices[0]) {
            throw Refusal(.noAnswerAhead(rest))
        }
        return choices
    }
}
