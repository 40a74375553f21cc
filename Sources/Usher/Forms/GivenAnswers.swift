/// Answers to a form's questions that are given before it asks: by the names of the questions, as a person would type them.
///
/// ```swift
/// let given: GivenAnswers = ["Name": "Compiler", "License": "mit", "Features": "tests, docs"]
/// let given = try GivenAnswers(path: "project.txt")
/// let given = GivenAnswers(arguments: CommandLine.arguments)
/// ```
///
/// A name may be written in either case, and as an option of a command line is: `package-name` for
/// “Package name”. Of a list an item stands by its name or number, of several any number of them,
/// separated by commas, `all` or `none`; an empty value leaves empty what may be.
public struct GivenAnswers: ExpressibleByDictionaryLiteral {
    private struct Answer {
        let name: String
        /// The text; `nil` for an option without a value, which says yes.
        var text: String?
        var isOption = false

        /// The name of a question, as these answers are written.
        func written(_ question: String) -> String { isOption ? "--" + question.optionName : question }
    }

    /// A reply to a question that isn't asked.
    enum Reply: Equatable {
        case text(String)
        case confirmed(Bool)
        /// What an empty line stands for.
        case standard
    }

    private var answers: [Answer] = []
    /// The arguments that are no options.
    private var strays: [String] = []
    /// The names that were given, as options have them.
    private var names: Set<String> = []
    /// The questions that were given an answer that won't do.
    private var refused: Set<String> = []
    /// Whether the default is taken of each question that has one: see ``takingDefaults()``.
    public private(set) var takesDefaults = false
    private(set) var isCommandLine = false
    private(set) var wantsHelp = false
    /// Why the file that a command line names can't be read.
    private(set) var trouble: FileError?

    /// Gives answers by the names of their questions.
    public init(_ answers: [String: String]) {
        for (name, text) in answers.sorted(by: <) { add(Answer(name: name, text: text)) }
    }

    /// Gives answers by the names of their questions.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(Dictionary(elements) { $1 })
    }

    /// Reads lines of the form `name: value`. Empty lines and those that begin with `#` say nothing.
    ///
    /// - Throws: A ``FileError`` that names the line which is none of these, or gives an answer a second time.
    package init(_ lines: String) throws(FileError) {
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
            add(Answer(name: name, text: String(line[line.index(after: colon)...].trimmed)))
        }
    }

    /// Reads a file of lines `name: value`. Empty lines and those that begin with `#` say nothing.
    ///
    /// - Throws: A ``FileError`` that names the file, and the line that is none of these or gives
    ///   an answer a second time.
    public init(path: String) throws(FileError) {
        self = try FileError.reading(path) { bytes throws(FileError) in
            guard let lines = String(validating: bytes, as: UTF8.self) else {
                throw FileError(.answers("this is not UTF-8 text. Save the file as UTF-8."))
            }
            return try GivenAnswers(lines)
        }
    }

    /// Reads a command line: `--license=mit` or `--license mit` for “License”, `--private` for a
    /// yes, `--answers FILE` for a file of answers, `--yes` to take defaults, and `--help`.
    ///
    /// The form that is given these answers does what they ask for as it starts. `--help` prints
    /// its options, and the session ends. So it does with ``ExitStatus/wrongUsage`` for what is no
    /// option, in words that name it, and for each question without an answer where the input has
    /// ended. Options before answers of the file; an option that is there twice gives both values,
    /// separated by a comma.
    ///
    /// - Parameter arguments: The arguments, `CommandLine.arguments`. The program's own name is
    ///   passed over.
    public init(arguments: [String]) {
        isCommandLine = true
        var (rest, paths) = (arguments[...], [String]())
        if let program = rest.first, program == CommandLine.arguments.first { rest.removeFirst() }
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "--yes", "-y": takesDefaults = true
            case _ where argument.hasPrefix("--") && argument.count > 2:
                let isFollowed =
                    parts.count < 2 && rest.first.map { !$0.hasPrefix("-") || Double($0) != nil } == true
                let text = isFollowed ? rest.popFirst() : parts.dropFirst().first.map { String($0) }
                let name = String(parts[0].dropFirst(2))
                if name == "answers" { paths.append(text ?? "") } else { add(option: name, text) }
            default: strays.append(argument)
            }
        }
        do throws(FileError) {
            for path in paths {
                for answer in try GivenAnswers(path: path).answers where place(of: answer.name) == nil {
                    add(answer)
                }
            }
        } catch {
            trouble = error
        }
    }

    private mutating func add(_ answer: Answer) {
        answers.append(answer)
        names.insert(answer.name.optionName)
    }

    private mutating func add(option name: String, _ text: String?) {
        if let place = answers.firstIndex(where: { $0.name == name }) {
            let texts = [answers[place].text, text].compactMap(\.self)
            answers[place].text = texts.isEmpty ? nil : texts.joined(separator: ", ")
        } else {
            add(Answer(name: name, text: text, isOption: true))
        }
    }

    /// The same answers, and the default for each question that has one and isn't answered by them,
    /// as `--yes` asks for; the form says which. A question without a default is asked, and so is
    /// one whose answer won't do; a form that has asked these is finished.
    public func takingDefaults() -> GivenAnswers {
        var given = self
        given.takesDefaults = true
        return given
    }

    /// The text that is given for a question, by its name in either case.
    package subscript(name: String) -> String? { place(of: name).flatMap { answers[$0].text } }

    private func place(of name: String) -> Int? {
        let (plain, option) = (name.lowercased(), name.optionName)
        return answers.firstIndex { $0.name.lowercased() == plain }
            ?? answers.firstIndex { $0.name.optionName == option }
    }

    var isEmpty: Bool { answers.isEmpty && !takesDefaults }

    mutating func refuse(_ name: String) { refused.insert(name) }

    /// Whether the default of a question may be taken.
    func takesDefault(of name: String) -> Bool { takesDefaults && !refused.contains(name) }

    /// Takes the first answer to one of these questions, or the default of the first one that is
    /// open.
    mutating func takeNext(of questions: [FormQuestion]) -> (question: FormQuestion, reply: Reply)? {
        guard !names.isEmpty || takesDefaults else { return nil }
        for question in questions {
            if let place = place(of: question.name) {
                return (question, answers.remove(at: place).text.map { .text($0) } ?? .confirmed(true))
            }
            guard question.adds == false, !refused.contains(question.name) else { continue }
            let (entry, group) = (question.name.optionName, question.name.group.optionName)
            if names.contains(where: { $0.hasPrefix(entry + "-") }) { return (question, .confirmed(true)) }
            // Where entries are given, there are no others.
            let isGiven = names.contains {
                $0.hasPrefix(group + "-") && $0.dropFirst(group.count + 1).first?.isNumber == true
            }
            if question.isOpen, isGiven { return (question, .confirmed(false)) }
        }
        guard let next = questions.first(where: \.isOpen), takesDefault(of: next.name) else { return nil }
        return (next, .standard)
    }

    /// The answers that none of the questions asked for.
    ///
    /// - Parameter areAll: Whether there are no other questions, and those there are needn't be
    ///   asked.
    func unused(of questions: [String], areAll: Bool = false) -> [Phrase] {
        let options = Set(areAll ? questions.map(\.optionName) : [])
        let strays = strays.map {
            Phrase.notAskedFor($0, of: questions.map { "--" + $0.optionName }, similar: nil)
        }
        return answers.filter { !options.contains($0.name.optionName) }.map { answer in
            let similar = questions.first { $0.optionName.isMisspelled(as: answer.name.optionName) }
            return .notAskedFor(
                answer.written(answer.name), of: questions.map(answer.written),
                similar: similar.map(answer.written))
        } + strays
    }
}

extension GivenAnswers {
    /// Answers a page that asks one thing, without showing it.
    static func answer(_ reply: Reply, in words: Words, to draw: (inout Page) throws -> Void) throws {
        var page = Page(in: words)
        try draw(&page)
        let text: String
        switch reply {
        case .standard:
            if let choice = try page.choice(of: "") { try page.make(choice) }
            return
        case .confirmed(let isYes):
            guard case .confirmation = page.prompt else { throw Refusal(.empty) }
            return try page.make(.confirmed(isYes))
        case .text(let given): text = given
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

// The usage of a command line
extension GivenAnswers {
    /// The lines that `--help` prints for a form.
    func usage(of questions: [FormQuestion], in words: Words) -> [String] {
        let program = CommandLine.arguments.first?.split(separator: "/").last.map { String($0) } ?? ""
        let own = [("yes", Phrase.usageOfYes), ("answers", .usageOfAnswers), ("help", .usageOfHelp)]
        return [words(.usage(program)), ""]
            + Self.options(for: questions, and: own.map { ($0, words($1)) }, in: words)
    }

    /// A line for each option.
    static func options(
        for questions: [FormQuestion], and others: [(name: String, usage: String)] = [], in words: Words
    ) -> [String] {
        let options = questions.map { (name: $0.name.optionName, usage: $0.usage(words)) } + others
        let width = options.map(\.name.count).max() ?? 0
        return options.map { name, usage in
            "  --\(name)\(String(repeating: " ", count: width - name.count))  \(usage)"
        }
    }
}

extension Form {
    /// Lists the options that ``GivenAnswers/init(arguments:)`` reads for a form, a line each, for
    /// the help of a program that reads options of its own, too: see <doc:ArgumentParser>.
    ///
    /// - Parameters:
    ///   - value: The value before anything is answered, whose parts are the defaults.
    ///   - words: The language of all that isn't the program's.
    ///   - questions: Says what is asked, by the answers so far.
    public static func usage(
        startingWith value: Value, speaking words: Words = .english,
        questions: (_ form: inout Questions) -> Void
    ) -> String {
        let asked = Questions(described: questions, value, book: FormAnswers(holdsInitial: false), in: words)
        return GivenAnswers.options(for: asked.all(questions), in: words).joined(separator: "\n")
    }
}

extension String {
    /// The name as an option of a command line has it: “Package name” is `package-name`.
    var optionName: String {
        let parts = lowercased().split { !$0.isLetter && !$0.isNumber }
        return parts.isEmpty ? self : parts.joined(separator: "-")
    }

    /// Whether another text is this one but for a letter or two, which are fewer than those it has of it.
    fileprivate func isMisspelled(as text: String) -> Bool {
        let (one, other) = (Array(lowercased()), Array(text.lowercased()))
        let start = zip(one, other).prefix { $0 == $1 }.count
        let end = zip(one.dropFirst(start).reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }
            .count
        return max(one.count, other.count) - start - end <= min(2, start + end)
    }
}
