extension Conversation {
    /// Acts on a choice, or asks its question first; an answered question goes away.
    mutating func make(_ choice: ParsedAnswer) throws {
        let asked = navigator.questionInFront
        if let question = page.asking.question(before: choice) {
            // Refuses what can't be asked.
            _ = try question.page(in: page.words)
            question.asker = asked
            question.item = question.asker?.item
            if question.asker == nil, case .item(let number) = choice { question.item = number }
            return navigator.ask(question)
        }
        guard let asked, page.isAnswer(choice) else { return try page.make(choice) }
        try navigator.answer(asked) { try page.make(choice) }
        display.itemSet = asked.item
    }

    /// Answers a question ahead of its page, if the line does.
    mutating func answerAhead(_ line: String) throws -> Bool {
        guard navigator.visitOfPage == visit, let ahead = AnswerAhead(line, on: page) else { return false }
        let asked = try ahead.question.page(in: page.words, on: host)
        if asked.actions.takesTime { flush() }
        let asker = navigator.questionInFront
        try navigator.answer(asker) { try ahead.answer(on: asked) }
        if case .item(let number) = ahead.choice { display.itemSet = asker?.item ?? number }
        return true
    }

    /// Opens a long text in an editor and takes the result.
    mutating func edit() throws {
        guard case .text(_, let question) = page.prompt else { return }
        flush()
        let text = try host.edit(question.standard ?? "")
        if text.isEmpty, !question.shape.takesEmpty { throw Refusal(.nothingInText) }
        try make(.text(text))
    }
}
