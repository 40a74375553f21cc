/// A line that picks an item or a command and answers the question that it asks: `3 1979`.
struct CombinedAnswer {
    let choice: ParsedAnswer
    let question: QuestionScreen
    private let rest: String

    init?(_ line: String, on page: borrowing Page) {
        guard !page.asking.isEmpty, !page.isSearch(line) else { return nil }
        let words = line.unicodeScalars.split(maxSplits: 1, whereSeparator: \.isSpace).map { Substring($0) }
        guard words.count == 2, !words[1].trimmed.isEmpty, let choice = Self.choice(words[0], on: page),
            let question = page.asking.question(before: choice)
        else { return nil }
        (self.choice, self.question, rest) = (choice, question, String(words[1]))
        // The line may be a sentence instead, if the page also takes lines that aren't answers.
        guard !page.actions.fallbacks.isEmpty, let asked = try? question.page(in: page.words) else { return }
        let isSentence = words[0].contains(where: \.isLetter) && words[0].drop { $0 == ":" }.count > 1
        if asked.prompt.takesText ? isSentence : (try? choices(on: asked)) == nil { return nil }
    }

    /// Finds an item by its number, or a command by its letter. Some pages also take its label.
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

    func answer(on page: borrowing Page) throws {
        let choices = try choices(on: page)
        if choices.count == 1 { try page.make(choices[0]) } else { try page.answer(rest) }
    }

    private func choices(on page: borrowing Page) throws -> [ParsedAnswer] {
        if page.prompt.asksForSecret { throw Refusal(key: "refusal.ahead.secret") }
        if page.prompt.listed != nil, let choice = try page.prompt.choice(ahead: rest, on: page) {
            guard page.isAnswer(choice) else { throw Refusal(key: "refusal.ahead", ["text": rest]) }
            return [choice]
        }
        let choices = try page.choices(of: rest)
        if case .part(let text) = choices.first { return [.text(text)] }
        // Treat a command of the question's page as text, which the question then refuses.
        if page.prompt.takesText, !page.takesLetters, !rest.hasPrefix(":"), !page.isAnswer(choices[0]) {
            return [.text(rest)]
        }
        if choices.count == 1, !page.isAnswer(choices[0]) {
            throw Refusal(key: "refusal.ahead", ["text": rest])
        }
        return choices
    }
}

extension FollowUpQuestion {
    fileprivate var question: QuestionScreen { QuestionScreen(from: source, draw) }

    /// An example for the help: the number or letter to type, and an answer to the question.
    func example(in words: Words) -> (choice: String, answer: String?) {
        guard let page = try? question.page(in: words) else { return (typed, nil) }
        let answer = page.yesAndNo.first ?? LinePrompt(on: page).value
        return (typed, answer.isEmpty ? nil : answer)
    }

    /// Returns the index after the part that picks this item or command, if a secret may follow.
    fileprivate func startOfSecret(in text: Substring, _ words: Words) -> String.Index? {
        let first = text.prefix { $0.isLetter || $0.isNumber }
        // Look for the name of the item or command, a prefix of the name, or the number or letter.
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
    func question(before choice: ParsedAnswer) -> QuestionScreen? {
        let trigger: FollowUpQuestion.Trigger
        switch choice {
        case .item(let number): trigger = .item(number)
        case .command(let letter): trigger = .command(letter)
        default: return nil
        }
        return first { $0.trigger == trigger }?.question
    }

    func startOfSecret(in line: String, _ words: Words) -> String.Index? {
        let text = line.drop { $0.isWhitespace || $0 == ":" }
        return lazy.compactMap { $0.startOfSecret(in: text, words) }.first
    }
}
