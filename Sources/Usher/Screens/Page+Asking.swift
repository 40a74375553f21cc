// What asks before it does anything
extension Page {
    /// Adds a numbered item that asks before it does anything: picking it shows the page of a question.
    ///
    /// ```swift
    /// page.item("Year: \(film.year)", asks: { [self] page in
    ///     page.title("Year of “\(film.title)”")
    ///     page.ask("Year", default: "\(film.year)") { [self] in try change(year: $0) }
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
        asks(draw, behind: .item(itemCount))
    }

    /// Adds a numbered item with a name and a value that asks for another value.
    ///
    /// ```swift
    /// page.item("Year", film.year, asks: "Year") { [self] text in try change(year: text) }
    /// ```
    ///
    /// - Parameters:
    ///   - name: What the value is.
    ///   - value: The value, which an empty line keeps; `nil` where there is none yet.
    ///   - prompt: What is asked for.
    ///   - isOptional: Whether it may be left empty, and what is there cleared.
    ///   - isSecret: Whether nobody may see it, neither what is there nor what is typed.
    ///   - asksTwice: Whether it has to be typed again before it counts.
    ///   - isLong: Whether it may have several lines.
    ///   - hint: What would do, above the question.
    ///   - action: Takes the text; what it throws is said, and the question asked again.
    public mutating func item(
        _ name: String, _ value: (any CustomStringConvertible)?, asks prompt: String,
        isOptional: Bool = false, isSecret: Bool = false, asksTwice: Bool = false, isLong: Bool = false,
        hint: String = "",
        action: @escaping (_ text: String) throws -> Void
    ) {
        let value = value.map { "\($0)" }
        item(
            "\(name): \(value.map { isSecret ? words(.notShown) : $0 } ?? words(.none))",
            asks: question(hint: hint) { page in
                page.ask(
                    prompt, default: value, isOptional: isOptional, isSecret: isSecret, asksTwice: asksTwice,
                    isLong: isLong, action: action)
            })
    }

    /// Adds a numbered item with a name and a value that asks for another value, in its notation.
    ///
    /// ```swift
    /// page.item("Year", film.year, asks: "Year", .number(in: 1888...2100)) { [self] year in film.year = year }
    /// ```
    ///
    /// - Parameters:
    ///   - name: What the value is.
    ///   - value: The value, which an empty line keeps; `nil` where there is none yet.
    ///   - prompt: What is asked for.
    ///   - notation: How a value is typed and shown; an ``Notation/optional(_:)`` one may be cleared.
    ///   - action: Takes the value; what it throws is said, and the question asked again.
    public mutating func item<Value>(
        _ name: String, _ value: Value?, asks prompt: String, _ notation: Notation<Value>,
        action: @escaping (_ value: Value) throws -> Void
    ) {
        let text = value.map { notation.text(of: $0) } ?? ""
        item(
            "\(name): \(text.isEmpty ? words(.none) : text)",
            asks: question(hint: words(.takes(notation.kind))) { page in
                page.ask(prompt, notation, default: value, action: action)
            })
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
        command(letter, label, help: help) {}
        asks(draw, behind: .command(letter))
    }

    /// Offers a command that asks for a text.
    ///
    /// ```swift
    /// page.command("r", "rename", asks: "Name", default: list.name) { [self] name in try rename(to: name) }
    /// ```
    ///
    /// - Parameters:
    ///   - letter: A letter in lower case or a sign.
    ///   - label: A word or two, shown with the page.
    ///   - help: What the page's help says of it; the label where this is left out.
    ///   - prompt: What is asked for.
    ///   - value: What an empty line stands for. Without one, it asks again.
    ///   - isOptional: Whether it may be left empty, and what is there cleared.
    ///   - isSecret: Whether nobody may see what is typed, nor the default.
    ///   - asksTwice: Whether it has to be typed again before it counts.
    ///   - isLong: Whether it may have several lines.
    ///   - hint: What would do, above the question.
    ///   - action: Takes the text; what it throws is said, and the question asked again.
    public mutating func command(
        _ letter: Unicode.Scalar, _ label: String, help: String = "", asks prompt: String,
        default value: String? = nil, isOptional: Bool = false, isSecret: Bool = false,
        asksTwice: Bool = false, isLong: Bool = false, hint: String = "",
        action: @escaping (_ text: String) throws -> Void
    ) {
        command(
            letter, label, help: help,
            asks: question(hint: hint) { page in
                page.ask(
                    prompt, default: value, isOptional: isOptional, isSecret: isSecret, asksTwice: asksTwice,
                    isLong: isLong, action: action)
            })
    }

    /// Offers a command that asks for a value in its notation.
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
    ///   - notation: How a value is typed and shown; an ``Notation/optional(_:)`` one may be left empty.
    ///   - value: What an empty line stands for. Without one, it asks again.
    ///   - action: Takes the value; what it throws is said, and the question asked again.
    public mutating func command<Value>(
        _ letter: Unicode.Scalar, _ label: String, help: String = "", asks prompt: String,
        _ notation: Notation<Value>, default value: Value? = nil,
        action: @escaping (_ value: Value) throws -> Void
    ) {
        command(
            letter, label, help: help,
            asks: question(hint: words(.takes(notation.kind))) { page in
                page.ask(prompt, notation, default: value, action: action)
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

    private mutating func asks(_ draw: @escaping (inout Page) throws -> Void, behind choice: Choice) {
        let asking = self.asking ?? Asking()
        asking.answers.append(Asking.Answer(choice: choice, source: drawing, draw: draw))
        self.asking = asking
    }

    private func question(
        hint: String, _ ask: @escaping (inout Page) -> Void
    ) -> (inout Page) throws -> Void {
        { page in
            if !hint.isEmpty { page.text(hint) }
            ask(&page)
            page.help(page.words(.helpOfAsking(colon: page.takesLetters)))
        }
    }

    private func confirmation(
        _ prompt: String, _ action: @escaping () throws -> Void
    ) -> (inout Page) throws -> Void {
        { page in
            page.confirm(prompt) { if $0 { try action() } }
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
            let source: (any Screen)?
            let draw: (inout Page) throws -> Void
        }

        var answers: [Answer] = []
        /// The question that the page shows, which goes with an answer.
        var asked: QuestionScreen?
        /// How many of the commands are the page's own, and not offered from everywhere.
        var ownCommands = Int.max
    }

    /// Whether a choice does something that the page itself says, and isn't only a look round or a way elsewhere.
    func isAnswer(_ choice: Choice) -> Bool {
        if case .command(let letter) = choice, let asking,
            !offers.prefix(asking.ownCommands).contains(where: { $0.letter == letter })
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
        switch asking?.answers.first?.choice {
        case .item(let number): "\(number)"
        case .command(let letter): "\(letter)"
        default: nil
        }
    }

    /// What a line is where an answer to a question stands behind what asks it.
    func answerAhead(in line: String) -> AnswerAhead? {
        guard asking != nil else { return nil }
        let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        // What asks is told by its letter or number: a name may have several words of its own.
        guard words.count == 2, words[0].isLetterOrNumber, let choice = try? choice(of: String(words[0])),
            let question = question(before: choice)
        else { return nil }
        return AnswerAhead(choice: choice, question: question, rest: String(words[1]))
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

    /// Does what it means, without the question's page being shown.
    func answer(on page: borrowing Page) throws {
        let choices = try choices(on: page)
        if choices.count == 1 { try page.make(choices[0]) } else { try page.answer(rest) }
    }

    private func choices(on page: borrowing Page) throws(Refusal) -> [Choice] {
        if page.asksForSecret { throw Refusal(.secretAhead) }
        let choices = try page.choices(of: rest)
        if case .part(let text) = choices.first { return [.text(text)] }
        if case .several(_, let several) = page.prompt, case .turned(let on) = choices.first {
            return [try several.done(with: on)]
        }
        if choices.count == 1, !page.isAnswer(choices[0]) {
            throw Refusal(.noAnswerAhead(rest))
        }
        return choices
    }
}
