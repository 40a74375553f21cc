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
    /// Whether what isn't given takes its default.
    private(set) var takesDefaults = false

    /// Gives answers by the names of their questions.
    public init(_ answers: [String: String]) {
        texts = answers.sorted { $0.key < $1.key }.map { ($0, $1) }
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
                throw FileError(.answers("this is no answer; write one as in Name: value."), line: number)
            }
            let name = String(line[..<colon].trimmed)
            if self[name] != nil {
                throw FileError(
                    .answers("“\(name)” is answered already; keep one of the two."), line: number)
            }
            texts.append((name, String(line[line.index(after: colon)...].trimmed)))
        }
    }

    /// Reads a file of such lines.
    ///
    /// - Throws: A ``FileError`` that names the file.
    public init(path: String) throws(FileError) {
        let bytes: [UInt8]
        do {
            bytes = try OwnedDescriptor.bytes(of: path)
        } catch {
            throw FileError(.file(error), path: path)
        }
        guard let lines = String(validating: bytes, as: UTF8.self) else {
            throw FileError(.answers("this is not UTF-8 text."), path: path)
        }
        do {
            try self.init(lines)
        } catch {
            throw FileError(error.fault, path: path, line: error.line)
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
    mutating func takeNext(of questions: [FormQuestion]) -> (question: FormQuestion, text: String)? {
        for question in questions {
            let name = question.name.lowercased()
            if let place = texts.firstIndex(where: { $0.name.lowercased() == name }) {
                return (question, texts.remove(at: place).text)
            }
        }
        return nil
    }

    /// The answers that none of the questions asked for, a line each.
    func unused(of questions: [String]) -> [Phrase] { texts.map { .notAskedFor($0.name, of: questions) } }
}

extension Page {
    /// Answers a page that asks one thing, without showing it.
    ///
    /// - Throws: Why the answer won't do.
    static func answer(
        ahead text: String, in words: Words, to draw: (inout Page) throws -> Void
    ) throws {
        var page = Page(in: words)
        try draw(&page)
        switch page.prompt {
        case .text:
            if text.unicodeScalars.contains(where: \.isControl) { throw Refusal(.controlCharacters) }
            // What would be a command is a text here; and what is given ahead isn't typed twice.
            try page.make(.text(text))
        case .several:
            if let choice = try page.choice(ahead: text, from: []) { try page.make(choice) }
        case .choice, .one, .confirmation:
            if text.isEmpty, page.takesEmpty { return try page.make(.text("")) }
            if text.isEmpty { throw Refusal(.empty) }
            guard let choice = try page.choice(ahead: text), page.isAnswer(choice) else {
                if case .confirmation(_, let answers, _, _) = page.prompt {
                    throw answers.refusal(of: text, in: words)
                }
                throw Refusal(.noAnswer(text, of: page.prompt.listed?.names ?? []))
            }
            try page.make(choice)
        }
    }

    private var takesEmpty: Bool {
        switch prompt {
        case .one(_, let one): one.takesEmpty
        case .confirmation(_, _, _, let takesEmpty): takesEmpty
        case .choice, .text, .several: false
        }
    }
}
