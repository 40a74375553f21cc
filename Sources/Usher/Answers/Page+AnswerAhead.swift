// Answers to what an answer asks first
extension Page {
    /// Whether a choice does something that the page itself says, and isn't only a look round or a way elsewhere.
    func isAnswer(_ choice: Choice) -> Bool {
        if case .command(let letter) = choice,
            !offering.offers.prefix(offering.ownOffers).contains(where: { $0.letter == letter })
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

    /// The first answer that asks, as it is typed, and one to its question where that has a default.
    var exampleOfAnswerAhead: (choice: String, answer: String?)? {
        guard let asking = asking.first else { return nil }
        guard let question = try? QuestionScreen(from: asking.source, asking.draw).page(in: words) else {
            return (asking.typed, nil)
        }
        let answer = question.yesAndNo.first ?? question.expectedLine.value
        return (asking.typed, answer.isEmpty ? nil : answer)
    }

    /// The question that an answer asks before it does anything.
    func question(before choice: Choice) -> QuestionScreen? {
        let key: AskingAnswer.Key
        switch choice {
        case .item(let number): key = .item(number)
        case .command(let letter): key = .command(letter)
        default: return nil
        }
        guard let answer = asking.first(where: { $0.key == key }) else { return nil }
        return QuestionScreen(from: answer.source, answer.draw)
    }

    /// The meaning of a line that names an answer, and behind it what that asks for.
    func answerAhead(in line: String) -> AnswerAhead? {
        guard !asking.isEmpty, !isSearch(line) else { return nil }
        let words = line.unicodeScalars.split(maxSplits: 1, whereSeparator: \.isSpace).map { Substring($0) }
        // What asks is told by its letter or number: a name may have several words of its own.
        guard words.count == 2, let choice = choiceThatAsks(words[0]), let question = question(before: choice)
        else { return nil }
        let ahead = AnswerAhead(choice: choice, question: question, rest: String(words[1]))
        // What is no answer to a choice may be another line.
        return actions.fallback == nil || ahead.isAnswerOrText(in: self.words) ? ahead : nil
    }

    /// The answer that the first word of a line names: by letter or number; where any line means something,
    /// by a command's label too.
    private func choiceThatAsks(_ word: Substring) -> Choice? {
        if word.isLetterOrNumber { return try? choice(of: String(word)) }
        guard actions.fallback != nil else { return nil }
        let name = word.lowercased()
        for answer in asking where answer.name.lowercased() == name {
            if case .command(let letter) = answer.key { return .command(letter) }
        }
        return nil
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
    /// Its meaning, step by step.
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
