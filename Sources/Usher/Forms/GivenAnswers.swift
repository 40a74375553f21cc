/// Answers to a form's questions that are given before it asks: by the names of the questions, as a person would type them.
///
/// ```swift
/// let given: GivenAnswers = ["Name": "Compiler", "License": "mit", "Features": "tests, docs"]
/// let given = try GivenAnswers(path: "project.txt")
/// ```
///
/// A name may be written in either case. Of a list an item stands by its name or number, of several any number of them,
/// separated by commas, `all` or `none`; an empty value leaves empty what may be.
public struct GivenAnswers: ExpressibleByDictionaryLiteral {
    private var texts: [(name: String, text: String)] = []
    private(set) var takesDefaults = false

    /// Gives answers by the names of their questions.
    public init(_ answers: [String: String]) {
        texts = answers.sorted(by: <).map { ($0, $1) }
    }

    /// Gives answers by the names of their questions.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(Dictionary(elements) { $1 })
    }

    /// Reads lines of the form `name: value`. Empty lines and those that begin with `#` say nothing.
    ///
    /// - Throws: A ``FileError`` that names the line which is none of these, or gives an answer a second time.
    public init(_ lines: String) throws(FileError) {
        for (number, line) in zip(
            1..., lines.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
        {
            let line = line.trimmed
            if line.isEmpty || line.hasPrefix("#") { continue }
            guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
                throw FileError(.answers("this is not an answer. Write it as Name: value."), line: number)
            }
            let name = String(line[..<colon].trimmed)
            if self[name] != nil {
                throw FileError(
                    .answers("“\(name)” is answered twice. Keep one of the two."), line: number)
            }
            texts.append((name, String(line[line.index(after: colon)...].trimmed)))
        }
    }

    /// Reads a file of such lines.
    ///
    /// - Throws: A ``FileError`` that names the file.
    public init(path: String) throws(FileError) {
        self = try FileError.reading(path) { bytes throws(FileError) in
            guard let lines = String(validating: bytes, as: UTF8.self) else {
                throw FileError(.answers("this is not UTF-8 text. Save the file as UTF-8."))
            }
            return try GivenAnswers(lines)
        }
    }

    /// The same answers, and the default for each question that has one and isn't answered by them, as `--yes` asks for;
    /// the form says which. A question without a default is asked.
    public func takingDefaults() -> GivenAnswers {
        var given = self
        given.takesDefaults = true
        return given
    }

    /// The text that is given for a question, by its name in either case.
    public subscript(name: String) -> String? {
        texts.first { $0.name.lowercased() == name.lowercased() }?.text
    }

    var isEmpty: Bool { texts.isEmpty && !takesDefaults }

    /// Takes the first answer to one of these questions.
    ///
    /// - Parameter hasDefaults: Whether a question that is open may be answered by its default, without a text.
    mutating func takeNext(
        of questions: [FormQuestion], orDefaults hasDefaults: Bool
    ) -> (question: FormQuestion, text: String?)? {
        for question in questions {
            let name = question.name.lowercased()
            if let place = texts.firstIndex(where: { $0.name.lowercased() == name }) {
                return (question, texts.remove(at: place).text)
            }
        }
        return hasDefaults && takesDefaults ? questions.first(where: \.isOpen).map { ($0, nil) } : nil
    }

    /// The answers that none of the questions asked for.
    func unused(of questions: [String]) -> [Phrase] {
        texts.map { text in
            .notAskedFor(
                text.name, of: questions, similar: questions.first { $0.isMisspelled(as: text.name) })
        }
    }
}

extension GivenAnswers {
    /// Answers a page that asks one thing, without showing it; without a text, by its default.
    static func answer(
        _ text: String?, in words: Words, to draw: (inout Page) throws -> Void
    ) throws {
        var page = Page(in: words)
        try draw(&page)
        guard let text else {
            if let choice = try page.choice(of: "") { try page.make(choice) }
            return
        }
        if case .several = page.prompt {
            if let choice = try page.prompt.choice(ahead: text, on: page, from: []) { try page.make(choice) }
            return
        }
        if page.prompt.takesText, text.unicodeScalars.contains(where: \.isControl) {
            throw Refusal(.controlCharacters)
        }
        // A given text is never a command, and needn't be typed twice.
        if page.prompt.takesText || text.isEmpty { return try page.make(.text(text)) }
        guard let choice = try page.prompt.choice(ahead: text, on: page), page.isAnswer(choice) else {
            if case .confirmation(_, let answers, _, _) = page.prompt {
                throw answers.refusal(of: text, in: words)
            }
            throw Refusal(.noAnswer(text, of: page.prompt.listed?.names ?? []))
        }
        try page.make(choice)
    }
}

extension String {
    /// Whether another text is this one but for a letter or two, which are fewer than those it has of it.
    fileprivate func isMisspelled(as text: String) -> Bool {
        let (one, other) = (Array(lowercased()), Array(text.lowercased()))
        let start = zip(one, other).prefix { $0 == $1 }.count
        let end = zip(one.dropFirst(start).reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }
            .count
        return max(one.count, other.count) - start - end <= min(2, start + end)
    }
}
