/// The way in which one answer is typed, shown and read: asked in the same words on a page, behind an item or
/// a command, in a form and by a prompt.
///
/// ```swift
/// page.ask("Year", .number(in: 1888...2100), default: film.year) { [self] in film.year = $0 }
/// page.item("Note", film.note, asks: .optional(.text)) { [self] in film.note = $0 }
/// form.ask("Readers", \.readers, .several(of: Reader.allCases, atLeast: 1))
/// let port = try prompt.ask("Port", .port)
/// ```
///
/// There are texts, secrets, numbers, days, paths, yes or no, one and several of a list. ``map(_:_:back:)`` makes a question
/// for another type, and ``init(_:allowsPlainCommands:allowsEmpty:read:write:)`` any other. One that is asked in several places is an
/// extension, a computed property, since what a question checks and lists may be a screen's own, and so isn't `Sendable`:
///
/// ```swift
/// extension Question<Int> { static var port: Self { .number(in: 1...65_535) } }
/// ```
public struct Question<Answer> {
    var shape: QuestionShape
    /// Makes an answer of what was typed or picked; `nil` where that is none.
    let read: (RawAnswer, Words) throws -> Answer?
    /// The reply that would be typed or picked for an answer.
    let write: (Answer, Words) throws -> RawAnswer
    /// The answer in words; empty where there is none.
    let text: (Answer, Words) -> String
}

extension Question {
    /// Makes a question for a value that is typed as a text.
    ///
    /// - Parameters:
    ///   - takes: What is a value, in a few words, as they end a refusal: `a word of five letters`.
    ///   - allowsPlainCommands: Whether no value is a single letter. Commands then carry no colon.
    ///   - allowsEmpty: Whether an empty line is read, too, as a list of none is. Otherwise it is refused.
    ///   - read: Makes a value of a text without white space at its ends, or `nil` where it is none. What it throws is said
    ///     in place of what it takes.
    ///   - write: The text of a value, of which `read` makes the same value; its description where this is left out.
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

    /// Says what would do, above the question and where an answer is refused.
    public func hint(_ text: String) -> Self {
        var question = self
        question.shape.hint = text
        return question
    }

    /// Takes only answers that pass a check.
    ///
    /// ```swift
    /// form.ask("Name", \.name, .text.checked { name in
    ///     if name.contains("/") { throw Refusal("A name has no slash.") }
    /// })
    /// ```
    ///
    /// - Parameter check: Throws why an answer won't do. A default that won't is not offered.
    public func checked(_ check: @escaping (_ answer: Answer) throws -> Void) -> Self {
        Question(
            shape: shape,
            read: { [read] in
                let answer = try read($0, $1)
                if let answer { try check(answer) }
                return answer
            }, write: write, text: text)
    }

    /// Says what might be answered, among other things: the help shows it.
    ///
    /// - Parameter suggestions: Answers that begin with what was typed so far, which may be nothing.
    public func suggesting(_ suggestions: @escaping (_ typed: String) -> [String]) -> Self {
        var question = self
        question.shape.suggestions = suggestions
        return question
    }
}

extension Question {
    /// Another question where there may be no answer: an empty line leaves it so, `x` clears what is there, with a colon
    /// where any text is an answer, and `none` shows it.
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

    /// The same for another type.
    ///
    /// ```swift
    /// extension Question<Percent> {
    ///     static var percent: Self { .map(.number(in: 0...100), Percent.init, back: \.number) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - question: The other question.
    ///   - transform: Makes an answer of the other's, or `nil` where that can't be. What it throws is the refusal.
    ///   - back: The other's answer of one.
    public static func map<Other>(
        _ question: Question<Other>, _ transform: @escaping (_ answer: Other) throws -> Answer?,
        back: @escaping (_ answer: Answer) -> Other
    ) -> Self {
        Question(shape: question.shape) { reply, words in
            guard let other = try question.read(reply, words) else { return nil }
            guard let answer = try transform(other) else { throw MappingError() }
            return answer
        } write: {
            try question.write(back($0), $1)
        } text: {
            question.text(back($0), $1)
        }
    }

    /// An error of a mapping: the value is none of the answers.
    private struct MappingError: Error {}

    /// The answer that a reply is.
    func answer(to reply: RawAnswer, in words: Words) throws -> Answer {
        if reply == .text(""), !shape.takesEmpty { throw Refusal(.empty) }
        do {
            if let answer = try read(reply, words) { return answer }
        } catch is MappingError {
            throw Refusal(.wontDo(shape.name(of: reply, in: words), shape.hint))
        }
        throw Refusal(.isNot(shape.name(of: reply, in: words), shape.kind ?? Phrase.text))
    }

    /// The answer in words, as a line shows it: of a long one the beginning, of a secret nothing.
    func line(_ answer: Answer?, in words: Words) -> String {
        let text = answer.map { self.text($0, words) } ?? ""
        if text.isEmpty { return words(.none) }
        if shape.isSecret { return words(.notShown) }
        return shape.isLong || text.utf8.count > 300 ? text.beginning : text
    }

    /// The meaning of an empty line where there is an answer; `nil` where the question itself would refuse
    /// that.
    func standard(_ answer: Answer?, in words: Words) -> RawAnswer? {
        guard let answer, let reply = try? write(answer, words) else { return nil }
        if case .elements = reply { return reply }
        return (try? self.answer(to: reply, in: words)) == nil ? nil : reply
    }
}
