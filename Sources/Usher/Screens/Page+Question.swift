// What is asked on a page
extension Page {
    /// Asks a question, and says what is done with the answer.
    ///
    /// ```swift
    /// page.ask("Year", .number(in: 1888...2100), default: film.year) { [self] in film.year = $0 }
    /// ```
    ///
    /// Where any text is asked for, commands carry a colon. What is thrown is the refusal, and the same prompt stands. A page
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

    /// - Parameter place: Where the person is in what it lists; the page keeps that where this is `nil`.
    mutating func ask<Answer>(
        _ prompt: String, _ question: Question<Answer>, default value: Answer?, at place: ListState?,
        action: @escaping (Answer) throws -> Void, work: ((inout Work, Answer) throws -> Void)?
    ) {
        let words = words
        if case .one = question.shape.manner { text(prompt) }
        let line = content.blocks.last?.line
        if let hint = question.shape.hint ?? question.shape.kind.map({ words(.takes($0(words))) }) {
            text(hint)
        }
        ask(prompt, on: line, question.shape, default: question.standard(value, in: words), at: place) {
            text in
            (try? question.answer(to: .text(text), in: words)) != nil
        }
        if let work {
            actions.question = .work {
                let answer = try question.answer(to: $1, in: words)
                try work(&$0, answer)
                try action(answer)
            }
        } else {
            actions.question = .action { try action(question.answer(to: $0, in: words)) }
        }
    }

    /// - Parameter line: The prompt, where it stands above what is listed.
    private mutating func ask(
        _ prompt: String, on line: TextLine?, _ shape: QuestionShape, default standard: QuestionReply?,
        at place: ListState?,
        takes: @escaping (String) -> Bool
    ) {
        switch shape.manner {
        case .line, .value, .secret, .long:
            let text: String? = if case .text(let text) = standard, !text.isEmpty { text } else { nil }
            let question = TextQuestion(
                shape: shape, standard: text ?? (shape.takesEmpty ? "" : nil), takes: takes)
            setPrompt(.text(self.line { $0.write(prompt) }, question))
        case .yesOrNo(let own):
            let isYes: Bool? = if case .yes(let isYes) = standard { isYes } else { nil }
            setPrompt(
                .confirmation(
                    self.line { $0.write(prompt) }, YesOrNo(own, in: words), default: isYes,
                    takesEmpty: shape.takesEmpty))
        case .one(let listing):
            guard let line else { return }
            let standing: Int? = if case .element(let element) = standard { element } else { nil }
            if listing.count < 2 { text(words(listing.count == 0 ? .nothingToPick : .onlyOne)) }
            let listed = add(listing, beginningAt: standing ?? 0, at: place ?? self.place(of: prompt))
            setPrompt(.one(line, One(listed: listed, standard: standing, takesEmpty: shape.takesEmpty)))
            if let standing, let number = listed.number(of: standing) { setDefaultItem(number) }
        case .several(let listing, let least, let most):
            let start = if case .elements(let elements, _) = standard { elements } else { [Int]() }
            let place = place ?? self.place(of: prompt)
            if let note = place.note { say(words(note)) }
            if listing.count > 0 { text(words(.turnsItems(least: least, most: most))) }
            let listed = add(listing, beginningAt: 0, at: place, on: place.on(from: start, in: listing))
            setPrompt(
                .several(
                    self.line { $0.write(prompt) },
                    Several(listed: listed, least: least, most: most, start: start)))
        }
        if shape.takesEmpty, let standard, standard != .text(""), !shape.isSeveral {
            add(row.offer("x", words(.clear), help: words(.leavesEmpty)), .clear)
        }
    }
}
