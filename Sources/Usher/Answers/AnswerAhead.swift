/// An answer that asks, with the one to its question behind it: `3 1979`.
struct AnswerAhead {
    let choice: ParsedAnswer
    let question: QuestionScreen
    private let rest: String

    /// The meaning of a line that names an answer, and behind it what that asks for; `nil` for another line.
    init?(_ line: String, on page: borrowing Page) {
        guard !page.asking.isEmpty, !page.isSearch(line) else { return nil }
        let words = line.unicodeScalars.split(maxSplits: 1, whereSeparator: \.isSpace).map { Substring($0) }
        // What asks is told by its letter or number: a name may have several words of its own.
        guard words.count == 2, !words[1].trimmed.isEmpty, let choice = Self.choice(words[0], on: page),
            let question = page.asking.question(before: choice)
        else { return nil }
        (self.choice, self.question, rest) = (choice, question, String(words[1]))
        // What is no answer to a choice may be another line.
        if !page.actions.fallbacks.isEmpty, !isAnswerOrText(in: page.words) { return nil }
    }

    /// The answer that the first word of a line names: by letter or number; where any line means something,
    /// by a command's label too.
    private static func choice(_ word: Substring, on page: borrowing Page) -> ParsedAnswer? {
        let rest = word.first == ":" ? word.dropFirst() : word
        if rest.unicodeScalars.count == 1 || rest.allSatisfy({ "0"..."9" ~= $0 }) {
            return try? page.choice(of: String(word))
        }
        guard !page.actions.fallbacks.isEmpty else { return nil }
        let name = word.lowercased()
        for answer in page.asking where answer.name.lowercased() == name {
            if case .command(let letter) = answer.trigger { return .command(letter) }
        }
        return nil
    }

    func choices(in words: Words) throws -> [ParsedAnswer] {
        [choice] + (try choices(on: try question.page(in: words)))
    }

    /// Whether it can be answered so, or why it can't is the question's to say.
    private func isAnswerOrText(in words: Words) -> Bool {
        guard let page = try? question.page(in: words) else { return true }
        return page.prompt.takesText || (try? choices(on: page)) != nil
    }

    /// Does what it means, without the question's page being shown.
    func answer(on page: borrowing Page) throws {
        let choices = try choices(on: page)
        if choices.count == 1 { try page.make(choices[0]) } else { try page.answer(rest) }
    }

    private func choices(on page: borrowing Page) throws -> [ParsedAnswer] {
        if page.prompt.asksForSecret { throw Refusal(.secretAhead) }
        if page.prompt.listed != nil, let choice = try page.prompt.choice(ahead: rest, on: page) {
            guard page.isAnswer(choice) else { throw Refusal(.noAnswerAhead(rest)) }
            return [choice]
        }
        let choices = try page.choices(of: rest)
        if case .part(let text) = choices.first { return [.text(text)] }
        // A value that would be a command at the prompt is refused in the question's own words.
        if page.prompt.takesText, !page.takesLetters, !rest.hasPrefix(":"), !page.isAnswer(choices[0]) {
            return [.text(rest)]
        }
        if choices.count == 1, !page.isAnswer(choices[0]) { throw Refusal(.noAnswerAhead(rest)) }
        return choices
    }
}

extension FollowUpQuestion {
    fileprivate var question: QuestionScreen { QuestionScreen(from: source, draw) }

    /// The answer as it is typed, and one to its question where that has a default.
    func example(in words: Words) -> (choice: String, answer: String?) {
        guard let page = try? question.page(in: words) else { return (typed, nil) }
        let answer = page.yesAndNo.first ?? ExpectedLine(on: page).value
        return (typed, answer.isEmpty ? nil : answer)
    }

    /// The position behind the letter, the number or the name at the beginning of a text, where what follows can be a
    /// secret.
    fileprivate func startOfSecret(in text: Substring, _ words: Words) -> String.Index? {
        let first = text.prefix { $0.isLetter || $0.isNumber }
        // Its own name, the beginning of that, or its letter or number with some sign behind it.
        var start: String.Index?
        if text.lowercased().hasPrefix(name.lowercased()) {
            start = text.index(text.startIndex, offsetBy: name.count, limitedBy: text.endIndex)
        } else if !first.isEmpty, name.lowercased().hasPrefix(first.lowercased()) || typed == first {
            start = first.endIndex
        } else if text.hasPrefix(typed),
            let end = text.firstIndex(where: {
                !$0.isLetter && !$0.isNumber && !$0.isPunctuation && !$0.isSymbol
            }), typed == text[..<end]
        {
            start = end
        }
        guard let start, start < text.endIndex, !text[start].isLetter, !text[start].isNumber,
            text[start...].contains(where: { $0.isLetter || $0.isNumber }),
            let page = try? question.page(in: words), page.prompt.asksForSecret
        else { return nil }
        return start
    }
}

extension [FollowUpQuestion] {
    /// The question that an answer asks before it does anything.
    func question(before choice: ParsedAnswer) -> QuestionScreen? {
        let trigger: FollowUpQuestion.Trigger
        switch choice {
        case .item(let number): trigger = .item(number)
        case .command(let letter): trigger = .command(letter)
        default: return nil
        }
        return first { $0.trigger == trigger }?.question
    }

    /// The position behind the letter, the number or the name of what asks for a secret.
    func startOfSecret(in line: String, _ words: Words) -> String.Index? {
        // Nothing stands behind letters and digits alone.
        guard !isEmpty, line.utf8.contains(where: { !($0.isDigit || 0x61...0x7A ~= $0 | 0x20) }) else {
            return nil
        }
        let text = line.drop { $0.isWhitespace || $0 == ":" }
        return lazy.compactMap { $0.startOfSecret(in: text, words) }.first
    }
}
