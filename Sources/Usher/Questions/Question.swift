/// The way an answer is typed, checked and shown, on a page, in a form or by a prompt.
///
/// ```swift
/// page.ask("Year", .number(in: 1888...2100), default: film.year) { [self] in film.year = $0 }
/// page.item("Note", film.note, asks: .optional(.text)) { [self] in film.note = $0 }
/// form.ask("Readers", \.readers, .several(of: Reader.allCases, atLeast: 1))
/// let port = try prompt.ask("Port", .port)
/// ```
///
/// Use ``map(_:_:back:)`` to reuse a question for another type, and
/// ``init(_:allowsPlainCommands:allowsEmpty:read:write:)`` for any other. A question isn't
/// `Sendable`, as it may use a screen's state, so share it as a computed property:
///
/// ```swift
/// extension Question<Int> { static var port: Self { .number(in: 1...65_535) } }
/// ```
public struct Question<Answer> {
    var shape: QuestionShape
    /// Returns the answer, or `nil` if the reply isn't one.
    let read: (RawAnswer, Words) throws -> Answer?
    /// Returns the reply that ``read`` turns into the answer.
    let write: (Answer, Words) throws -> RawAnswer
    /// Describes the answer; empty if there's none.
    let text: (Answer, Words) -> String
}

extension Question {
    /// Creates a question for a value that is typed as text.
    ///
    /// `takes` completes a refusal: `a word of five letters`. If a single letter is never a value,
    /// allow plain commands, which need no colon. `read` returns `nil` to refuse a trimmed text or
    /// throws another refusal; an empty text reaches it only if allowed. `write` returns a text
    /// that `read` accepts.
    public init(
        _ takes: String, allowsPlainCommands: Bool = false, allowsEmpty: Bool = false,
        read: @escaping (_ text: String) throws -> Answer?,
        write: @escaping (_ value: Answer) -> String = { "\($0)" }
    ) {
        self.init(
            allowsPlainCommands: allowsPlainCommands, kind: takes, read: { text, _ in try read(text) },
            write: { value, _ in write(value) })
        shape.takesEmpty = allowsEmpty
    }

    init(
        allowsPlainCommands: Bool = false, kind: any Wording,
        read: @escaping (String, Words) throws -> Answer?,
        write: @escaping (Answer, Words) -> String = { answer, _ in "\(answer)" }
    ) {
        self.init(shape: QuestionShape(manner: allowsPlainCommands ? .value : .line, kind: kind)) {
            reply, words in
            guard case .text(let text) = reply else { return nil }
            return try read(String(text.trimmed), words)
        } write: {
            .text(write($0, $1))
        } text: {
            write($0, $1)
        }
    }

    /// Adds a hint above the question and to refusals.
    public func hint(_ text: String) -> Self {
        var question = self
        question.shape.hint = text
        return question
    }

    /// Adds a check of answers.
    ///
    /// ```swift
    /// form.ask("Name", \.name, .text.checked { name in
    ///     if name.contains("/") { throw Refusal("A name has no slash.") }
    /// })
    /// ```
    ///
    /// `check` throws the reason to refuse an answer. A default that it refuses isn't offered.
    public func checked(_ check: @escaping (_ answer: Answer) throws -> Void) -> Self {
        Question(
            shape: shape,
            read: { [read] in
                let answer = try read($0, $1)
                if let answer { try check(answer) }
                return answer
            }, write: write, text: text)
    }

    /// Adds completions of typed text. The help shows the first ones; other answers stay valid.
    public func suggesting(_ suggestions: @escaping (_ typed: String) -> [String]) -> Self {
        var question = self
        question.shape.suggestions = suggestions
        return question
    }

    /// Makes the answer optional. An empty line leaves it empty, and `x` or `:x` clears it.
    public static func optional<Wrapped>(_ question: Question<Wrapped>) -> Self where Answer == Wrapped? {
        var shape = question.shape
        shape.takesEmpty = true
        return Question(shape: shape) { reply, words in
            reply == .text("") ? .some(nil) : try question.read(reply, words).map { $0 }
        } write: { answer, words in
            try answer.map { try question.write($0, words) } ?? .text("")
        } text: { answer, words in
            answer.map { question.text($0, words) } ?? ""
        }
    }

    /// Converts the answers of another question.
    ///
    /// ```swift
    /// extension Question<Percent> {
    ///     static var percent: Self { .map(.number(in: 0...100), Percent.init, back: \.number) }
    /// }
    /// ```
    ///
    /// `transform` returns `nil` or throws to refuse an answer, and `back` converts one back.
    public static func map<Other>(
        _ question: Question<Other>, _ transform: @escaping (_ answer: Other) throws -> Answer?,
        back: @escaping (_ answer: Answer) -> Other
    ) -> Self {
        Question(shape: question.shape) { reply, words in
            guard let other = try question.read(reply, words) else { return nil }
            guard let answer = try transform(other) else { throw UnmappableAnswer() }
            return answer
        } write: {
            try question.write(back($0), $1)
        } text: {
            question.text(back($0), $1)
        }
    }

    private struct UnmappableAnswer: Error {}

    func answer(to reply: RawAnswer, in words: Words) throws -> Answer {
        if reply == .text(""), !shape.takesEmpty { throw Refusal(key: "refusal.empty") }
        do {
            if let answer = try read(reply, words) { return answer }
        } catch is UnmappableAnswer {
            throw Refusal(
                key: "refusal.value", ["answer": shape.name(of: reply, in: words), "hint": shape.hint ?? ""])
        }
        throw Refusal(
            key: "refusal.kind",
            ["answer": shape.name(of: reply, in: words), "kind": shape.kind ?? Phrase("kind.text")])
    }

    /// The answer in one line, shortened, and hidden if it's secret.
    func line(_ answer: Answer?, in words: Words) -> String {
        let text = answer.map { self.text($0, words) } ?? ""
        if text.isEmpty { return words("none") }
        if shape.isSecret { return words("secret") }
        return shape.isLong || text.utf8.count > 300 ? text.beginning : text
    }

    /// The reply that an empty line repeats; `nil` if the question doesn't accept it.
    func standard(_ answer: Answer?, in words: Words) -> RawAnswer? {
        guard let answer, let reply = try? write(answer, words) else { return nil }
        if case .elements = reply { return reply }
        return (try? self.answer(to: reply, in: words)) == nil ? nil : reply
    }
}
