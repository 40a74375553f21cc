extension Page {
    /// What a line means on this page, without doing it; an empty line that stands for nothing means none, and one that
    /// answers a question ahead, `3 1979`, means two.
    ///
    /// - Throws: A ``Refusal`` that says what would do.
    public func choices(of line: String) throws(Refusal) -> [Choice] {
        guard let ahead = answerAhead(in: line) else { return try choice(of: line).map { [$0] } ?? [] }
        do {
            return try ahead.choices(in: words)
        } catch {
            throw error as? Refusal ?? Refusal(words.text(of: error))
        }
    }

    /// Does what a line does as an answer to this page. What a session answers itself, `b`, `h`, `?`, `q` and words
    /// with a colon, does nothing here; nor does what asks first, unless it is answered ahead: `3 1979`.
    ///
    /// - Throws: What the action throws, and a ``Refusal`` for what the page doesn't offer.
    public func answer(_ line: String) throws {
        if let ahead = answerAhead(in: line) {
            return try ahead.answer(on: ahead.question.page(in: words, on: console))
        }
        if let choice = try choice(of: line) { try make(choice) }
    }

    /// Does what a choice does, if it is the page's.
    func make(_ choice: Choice) throws {
        switch choice {
        case .item(let number): try actions.pick(number - 1)
        case .command(let letter):
            for index in offers.indices where offers[index].letter == letter {
                return try actions.follow(index)
            }
        case .search(let text): try actions.search(for: text)
        case .text(let text): try take(text)
        case .part(let text):
            if case .text(_, let question) = prompt { question.draft?.parts.append(text) }
        case .confirmed(let isYes): try actions.take(isYes)
        case .turned(let on):
            if case .several(_, let several) = prompt { several.on = on }
            try actions.take(on, isDone: false)
        case .picked(let on): try actions.take(on, isDone: true)
        case .back, .home, .help, .quit, .edit, .tree, .path, .open: break
        }
    }

    /// Takes a text, if it is the one that was typed before.
    private func take(_ text: String) throws {
        if case .text(_, let question) = prompt, let draft = question.draft {
            let parts = draft.parts
            draft.parts = []
            if !question.isLong, let first = parts.first, first != text {
                throw Refusal(.notTheSame)
            }
        }
        try actions.take(text, doing: Work(on: console ?? ScriptConsole([]), in: words))
    }
}
