/// A kind of answer: how it's typed, checked and shown on a page, in a form or in a prompt.
///
/// ```swift
/// page.ask("Year", .number(in: 1888...2100), default: film.year) { [self] in film.year = $0 }
/// page.item("Note", film.note, asks: .optional(.text)) { [self] in film.note = $0 }
/// form.ask("Readers", \.readers, .several(of: Reader.allCases, atLeast: 1))
/// let port = try prompt.ask("Port", .port)
/// ```
///
/// Use ``map(_:_:back:)`` to adapt a question to another type, and
/// ``init(_:allowsPlainCommands:allowsEmpty:read:write:)`` to define a new one. A question isn't
/// `Sendable`, because it may use a screen's state, so share it as a computed property:
///
/// ```swift
/// extension Question<Int> { static var port: Self { .number(in: 1...65_535) } }
/// ```
public struct Question<Answer> {
    var shape: QuestionShape
    /// Reads a reply, or returns `nil` if it isn't a valid answer.
    let read: (TypedOrPickedAnswer, Words) throws -> Answer?
    /// Returns a reply that ``read`` turns back into the answer.
    let write: (Answer, Words) throws -> TypedOrPickedAnswer
    /// Returns the answer's display text, which is empty if an optional answer has no value.
    let text: (Answer, Words) -> String
}

extension Question {
    /// Creates a question whose answer is typed as text.
    ///
    /// `takes` names a valid answer for hints and refusals: `a word of five letters`. If no valid
    /// answer is a single letter, set `allowsPlainCommands`, so that commands need no colon. `read`
    /// receives trimmed text, which is empty only if allowed, and returns `nil` or throws to refuse
    /// it. `write` returns text that `read` accepts.
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
        allowsPlainCommands: Bool = false, kind: any Translatable,
        read: @escaping (String, Words) throws -> Answer?,
        write: @escaping (Answer, Words) -> String = { answer, _ in "\(answer)" }
    ) {
        self.init(shape: QuestionShape(inputStyle: allowsPlainCommands ? .value : .line, kind: kind)) {
            reply, words in
            guard case .text(let text) = reply else { return nil }
            return try read(String(text.trimmed), words)
        } write: {
            .text(write($0, $1))
        } text: {
            write($0, $1)
        }
    }

    /// Adds a hint, which is shown above the question instead of a generated one.
    public func hint(_ text: String) -> Self {
        var question = self
        question.shape.hint = text
        return question
    }

    /// Adds a check that each answer has to pass.
    ///
    /// ```swift
    /// form.ask("Name", \.name, .text.checked { name in
    ///     if name.contains("/") { throw Refusal("A name has no slash.") }
    /// })
    /// ```
    ///
    /// `check` throws the reason to refuse an answer. A default that it refuses isn't offered,
    /// except for `several`.
    public func checked(_ check: @escaping (_ answer: Answer) throws -> Void) -> Self {
        Question(
            shape: shape,
            read: { [read] in
                let answer = try read($0, $1)
                if let answer { try check(answer) }
                return answer
            }, write: write, text: text)
    }

    /// Adds completions for typed text. The help lists the first few. Other answers stay valid.
    public func suggesting(_ suggestions: @escaping (_ typed: String) -> [String]) -> Self {
        var question = self
        question.shape.suggestions = suggestions
        return question
    }

    /// Makes an answer optional. An empty line keeps any default, and `x` or `:x` clears it.
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

    /// Creates a question by converting the answers of another one.
    ///
    /// ```swift
    /// extension Question<Percent> {
    ///     static var percent: Self { .map(.number(in: 0...100), Percent.init, back: \.number) }
    /// }
    /// ```
    ///
    /// `transform` returns `nil` or throws to refuse an answer. `back` is the inverse conversion.
    public static func map<Other>(
        _ question: Question<Other>, _ transform: @escaping (_ answer: Other) throws -> Answer?,
        back: @escaping (_ answer: Answer) -> Other
    ) -> Self {
        Question(shape: question.shape) { reply, words in
            guard let other = try question.read(reply, words) else { return nil }
            guard let answer = try transform(other) else { throw FailedTransform() }
            return answer
        } write: {
            try question.write(back($0), $1)
        } text: {
            question.text(back($0), $1)
        }
    }

    private struct FailedTransform: Error {}

    func answer(to reply: TypedOrPickedAnswer, in words: Words) throws -> Answer {
        if reply == .text(""), !shape.takesEmpty { throw Refusal(key: "refusal.empty") }
        do {
            if let answer = try read(reply, words) { return answer }
        } catch is FailedTransform {
            throw Refusal(
                key: "refusal.value", ["answer": shape.name(of: reply, in: words), "hint": shape.hint ?? ""])
        }
        throw Refusal(
            key: "refusal.kind",
            ["answer": shape.name(of: reply, in: words), "kind": shape.kind ?? Phrase("kind.text")])
    }

    /// Returns the answer as one line: shortened if it's long, hidden if it's secret.
    func line(_ answer: Answer?, in words: Words) -> String {
        let text = answer.map { self.text($0, words) } ?? ""
        if text.isEmpty { return words("none") }
        if shape.isSecret { return words("secret") }
        return shape.isLong || text.utf8.count > 300 ? text.beginning : text
    }

    /// Returns the reply that an empty line gives: the default answer, or `nil` if that's invalid.
    func standard(_ answer: Answer?, in words: Words) -> TypedOrPickedAnswer? {
        guard let answer, let reply = try? write(answer, words) else { return nil }
        if case .elements = reply { return reply }
        return (try? self.answer(to: reply, in: words)) == nil ? nil : reply
    }
}
