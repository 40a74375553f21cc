// A text, and a value that is typed as one
extension Page {
    /// Asks for a line of text, and says what is done with it. Commands then carry a colon.
    ///
    /// A secret is not shown while it is typed. In what a session prints elsewhere, `(not shown)` stands in its place; in a
    /// recording it is withheld. All of its line is the secret, white space at its ends too.
    ///
    /// A long text has lines, as they are typed, until one that is a single dot; a line of one dot more than that loses one. On
    /// its first line `:b` and other commands alone are commands, and with two colons they are text; behind it all is text.
    ///
    /// - Parameters:
    ///   - prompt: What is asked for, shown before the place where the answer is typed.
    ///   - value: What an empty line stands for. Without one, it shows the page again.
    ///   - isOptional: Whether the text may be left empty: by an empty line where there is no default, and otherwise with
    ///     `:x`, which then clears the default.
    ///   - isSecret: Whether nobody may see what is typed, nor the default.
    ///   - asksTwice: Whether the text has to be typed again before it counts, as a new password is.
    ///   - isLong: Whether the text may have several lines; neither a secret nor one that is typed twice.
    ///   - action: Takes the text, without white space at its ends; empty only where it may be.
    public mutating func ask(
        _ prompt: String, default value: String? = nil, isOptional: Bool = false, isSecret: Bool = false,
        asksTwice: Bool = false, isLong: Bool = false, action: @escaping (_ text: String) throws -> Void
    ) {
        if isLong, isSecret || asksTwice { mistake("a long text is no secret, and is typed once") }
        let value = value.flatMap { $0.isEmpty ? nil : $0 }
        ask(
            prompt,
            TextQuestion(
                standard: value ?? (isOptional ? "" : nil),
                manner: isSecret ? .secret : isLong ? .long : .line,
                draft: asksTwice || isLong ? TextQuestion.Draft() : nil, takesEmpty: isOptional),
            action)
        if isOptional, value != nil { offerToClear(action) }
    }

    /// Asks for a line of text that takes a moment to check, or to use.
    ///
    /// ```swift
    /// page.ask("Name") { [self] work, name in
    ///     let isFree = try work.wait("Looking for “\(name)”") { await names.isFree(name) }
    ///     guard isFree else { throw Refusal("“\(name)” is taken; use another one.") }
    ///     delegate?.nameScreen(self, didPick: name)
    /// }
    /// ```
    ///
    /// What is thrown is the refusal, and the same prompt stands. Ctrl-C stops what is waited for, and the prompt stands too.
    ///
    /// - Parameters:
    ///   - prompt: What is asked for.
    ///   - value: What an empty line stands for. Without one, it shows the page again.
    ///   - isOptional: Whether the text may be left empty.
    ///   - isSecret: Whether nobody may see what is typed, nor the default.
    ///   - action: Takes the text, and says by the work what it does.
    public mutating func ask(
        _ prompt: String, default value: String? = nil, isOptional: Bool = false, isSecret: Bool = false,
        action: @escaping (_ work: inout Work, _ text: String) throws -> Void
    ) {
        ask(prompt, default: value, isOptional: isOptional, isSecret: isSecret) { _ in }
        actions.question = .work(action)
    }

    /// Asks for a value in its notation, and says what is done with it.
    ///
    /// ```swift
    /// page.ask("Year", .number(in: 1888...2100), default: film.year) { [self] year in try change(year: year) }
    /// ```
    ///
    /// What is no value is refused in words that say what would do. Where no value is a letter, as no number and no day is,
    /// commands carry no colon.
    ///
    /// - Parameters:
    ///   - prompt: What is asked for.
    ///   - notation: How a value is typed and shown; an ``Notation/optional(_:)`` one may be left empty.
    ///   - value: What an empty line stands for. Without one, it shows the page again.
    ///   - action: Takes the value.
    public mutating func ask<Value>(
        _ prompt: String, _ notation: Notation<Value>, default value: Value? = nil,
        action: @escaping (_ value: Value) throws -> Void
    ) {
        let text = value.map { notation.text(of: $0) }.flatMap { $0.isEmpty ? nil : $0 }
        let take: (String) throws -> Void = { try action(notation.value(of: $0)) }
        ask(
            prompt,
            TextQuestion(
                standard: text ?? (notation.takesEmpty ? "" : nil),
                manner: notation.isNeverLetter ? .value { notation.takes($0) } : .line, kind: notation.kind),
            take)
        if notation.takesEmpty, text != nil { offerToClear(take) }
    }

    private mutating func ask(
        _ prompt: String, _ question: TextQuestion, _ action: @escaping (String) throws -> Void
    ) {
        setPrompt(.text(line { $0.write(prompt) }, question))
        actions.question = .text(action)
    }

    private mutating func offerToClear(_ action: @escaping (String) throws -> Void) {
        command("x", words(.clear), help: words(.leavesEmpty)) { try action("") }
    }
}
