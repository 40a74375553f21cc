/// Answers that are given before a form asks its questions, by the questions' names.
///
/// ```swift
/// let given: GivenAnswers = ["Name": "Compiler", "License": "mit", "Features": "tests, docs"]
/// let given = try GivenAnswers(path: "project.txt")
/// let given = GivenAnswers(arguments: CommandLine.arguments)
/// ```
///
/// Names are case-insensitive and may be written as options: `package-name` for “Package name”. To
/// pick an item of a list, give its name or number; to pick several, separate them with commas, or
/// give `all` or `none`. An empty string leaves an optional answer empty.
public struct GivenAnswers: ExpressibleByDictionaryLiteral {
    enum GivenReply: Equatable {
        /// Several texts if an option is repeated. Only a question for several values allows that.
        case text([String])
        /// An option without a value, such as `--private`.
        case yes
        case no
        /// Options that contradict each other, such as `--private` and `--no-private`.
        case contradiction
    }

    struct GivenAnswer {
        let name: String
        var reply: GivenReply
        var isOption = false
        var isTaken = false

        /// Returns a question's name, written as an option if this answer was given as one.
        func written(_ question: String) -> String { isOption ? "--" + question.optionName : question }
    }

    private var answers: [GivenAnswer] = []
    /// The indices of the answers, by their names as options, such as `package-name`.
    private var places: [String: [Int]] = [:]
    private var strays: [String] = []
    private var refused: Set<String> = []
    /// Whether questions without an answer take their defaults: see ``takingDefaults()``.
    public private(set) var takesDefaults = false
    private(set) var isCommandLine = false
    private(set) var wantsHelp = false
    /// The reason why the answers file named on the command line can't be used.
    private(set) var failure: (status: ExitStatus, reason: any Translatable)?

    /// Creates answers, keyed by the names of their questions.
    public init(_ answers: [String: String]) {
        for (name, text) in answers.sorted(by: <) { add(GivenAnswer(name: name, reply: .text([text]))) }
    }

    /// Creates answers, keyed by the names of their questions.
    public init(dictionaryLiteral elements: (String, String)...) { self.init(Dictionary(elements) { $1 }) }

    package init(_ lines: String) throws(FileError) {
        let all = lines.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in zip(1..., all) {
            let line = line.trimmed
            if line.isEmpty || line.hasPrefix("#") { continue }
            guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
                throw FileError("this is not an answer. Write it as Name: value.", line: number)
            }
            let name = String(line[..<colon].trimmed)
            if place(of: name) != nil {
                throw FileError("“\(name)” is answered twice. Keep one of the two.", line: number)
            }
            add(GivenAnswer(name: name, reply: .text([String(line[line.index(after: colon)...].trimmed)])))
        }
    }

    /// Reads a file of lines `name: value`, ignoring empty lines and those that begin with `#`.
    ///
    /// - Throws: A ``FileError`` with the path and, for an invalid or repeated answer, the line.
    public init(path: String) throws(FileError) {
        self = try FileError.reading(path) { bytes throws(FileError) in
            guard let lines = String(validating: bytes, as: UTF8.self) else {
                throw FileError("this is not UTF-8 text. Save the file as UTF-8.")
            }
            return try GivenAnswers(lines)
        }
    }

    /// Reads arguments: `--license=mit` or `--license mit` for “License”, `--private` for yes,
    /// `--no-private` for no, `--answers FILE` to read answers, `--yes` for defaults, and `--help`.
    ///
    /// The form uses the options when it starts. `--help` prints the options and ends the session.
    /// Unknown options, and questions without an answer at the end of the input, end it with
    /// ``ExitStatus/wrongUsage``. Options override answers from the file. Repeat an option for a
    /// question that takes several values. The program's name is skipped.
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
            failure = (error.status, "\(error)")
        }
        if paths.contains("") { failure = (.wrongUsage, Phrase("usage.answers.missing")) }
    }

    private mutating func add(_ answer: GivenAnswer) {
        places[answer.name.optionName, default: []].append(answers.count)
        answers.append(answer)
    }

    private mutating func add(option name: String, _ text: String?) {
        let opposite = name.hasPrefix("no-") ? String(name.dropFirst(3)) : "no-" + name
        if text == nil, let place = answers.firstIndex(where: { $0.name == opposite && $0.reply == .yes }) {
            answers[place].reply = .contradiction
        } else if let place = answers.firstIndex(where: { $0.name == name }) {
            switch (answers[place].reply, text) {
            case (.text(let texts), let text?): answers[place].reply = .text(texts + [text])
            case (.yes, nil): break
            default: answers[place].reply = .contradiction
            }
        } else {
            add(GivenAnswer(name: name, reply: text.map { .text([$0]) } ?? .yes, isOption: true))
        }
    }

    /// Returns these answers, with defaults for the other questions, as with `--yes`.
    ///
    /// The form says which defaults it took. It asks questions without a default and those whose
    /// given answer was refused, then finishes.
    public func takingDefaults() -> GivenAnswers {
        var given = self
        given.takesDefaults = true
        return given
    }

    private func place(of name: String) -> Int? {
        let (plain, places) = (name.lowercased(), openPlaces(of: name.optionName))
        return places.first { answers[$0].name.lowercased() == plain } ?? places.first
    }

    private func openPlaces(of option: String) -> [Int] {
        (places[option] ?? []).filter { !answers[$0].isTaken }
    }

    /// The index of an answer that says no to a question, such as `--no-private`.
    private func denial(of question: FormQuestion) -> Int? {
        guard question.isYesOrNo, let name = question.options.last else { return nil }
        return openPlaces(of: name).first { place in
            if case .text = answers[place].reply { false } else { answers[place].name == name }
        }
    }

    var isEmpty: Bool { answers.isEmpty && !takesDefaults }
    mutating func refuse(_ name: String) { refused.insert(name) }
    func takesDefault(of name: String) -> Bool { takesDefaults && !refused.contains(name) }

    /// Takes the next given answer. If there's none, returns the first unanswered question that
    /// takes its default, with a `nil` reply.
    ///
    /// - Parameter start: The index to start at. Advances past questions without a given answer.
    mutating func takeNext(
        of questions: [FormQuestion], from start: inout Int
    ) -> (question: FormQuestion, reply: GivenReply?)? {
        guard !places.isEmpty || takesDefaults else { return nil }
        while start < questions.count {
            let question = questions[start]
            if let reply = take(question) { return (question, reply) }
            start += 1
        }
        guard let next = questions.first(where: \.isOpen), takesDefault(of: next.name) else { return nil }
        return (next, nil)
    }

    private mutating func take(_ question: FormQuestion) -> GivenReply? {
        let denial = denial(of: question)
        if let place = denial ?? place(of: question.name) {
            answers[place].isTaken = true
            return denial != nil && answers[place].reply == .yes ? .no : answers[place].reply
        }
        guard question.adds == false, !refused.contains(question.name) else { return nil }
        let (entry, group) = (question.name.optionName, question.name.group.optionName)
        if places.keys.contains(where: { $0.hasPrefix(entry + "-") }) { return .yes }
        // If answers name some entries, such as “Author 1”, don't add others.
        let isGiven = places.keys.contains {
            $0.hasPrefix(group + "-") && $0.dropFirst(group.count + 1).first?.isNumber == true
        }
        return question.isOpen && isGiven ? .no : nil
    }

    /// Returns messages about answers that no question took. With `areAll`, leaves out answers to
    /// `questions`, which the form may still ask.
    func unused(of questions: [FormQuestion], areAll: Bool = false) -> [Phrase] {
        let options = questions.flatMap(\.options)
        let unknown = answers.filter { answer in
            !answer.isTaken && (!areAll || !options.contains(answer.name.optionName))
        }.map { answer in
            if areAll, answer.isOption { return noOption("--" + answer.name, of: options) }
            let names = questions.map(\.name)
            let similar = names.first { $0.optionName.isMisspelled(as: answer.name.optionName) }
            return .notAskedFor(
                answer.written(answer.name), of: names.map(answer.written),
                similar: similar.map(answer.written))
        }
        return unknown + strays.map { noOption($0, of: options) }
    }

    private func noOption(_ text: String, of options: [String]) -> Phrase {
        let name = text.drop { $0 == "-" }
        let similar = (options + ["yes", "answers", "help"]).first { $0.isMisspelled(as: String(name)) }
        return .noOption(text, of: options.map { "--" + $0 }, similar: similar.map { "--" + $0 })
    }
}

extension Page {
    /// Reads an answer given ahead. It's never a command, and replaces any current selection.
    func choice(of reply: GivenAnswers.GivenReply) throws -> ParsedAnswer? {
        guard case .text(let texts) = reply else {
            if reply == .contradiction { throw Refusal(key: "refusal.givenAgain") }
            guard asksYesOrNo else { throw Refusal(key: "refusal.empty") }
            return .confirmed(reply == .yes)
        }
        let text = texts.joined(separator: ", ")
        if let several = prompt.several {
            return several.takesEmpty && text.isEmpty
                ? .text("") : try prompt.choice(ahead: text, on: self, from: [])
        }
        if texts.count > 1 { throw Refusal(key: "refusal.givenAgain") }
        if prompt.takesText, text.unicodeScalars.contains(where: \.isControl) {
            throw Refusal(key: "refusal.controlCharacters")
        }
        if prompt.takesText || text.isEmpty { return .text(text) }
        if let choice = try prompt.choice(ahead: text, on: self), isAnswer(choice) { return choice }
        if let answers = prompt.yesOrNo { throw answers.refusal(of: text, in: words) }
        throw Refusal(.noAnswer(text, of: prompt.listed?.names ?? []))
    }
}

extension GivenAnswers {
    func usage(of questions: [FormQuestion], in words: Words) -> [String] {
        let program = CommandLine.arguments.first?.split(separator: "/").last.map { String($0) } ?? ""
        let own = ["yes", "answers", "help"].map { (name: $0, usage: words("usage." + $0)) }
        return [words("usage", ["program": program]), ""] + Self.options(for: questions, and: own, in: words)
    }

    static func options(
        for questions: [FormQuestion], and others: [(name: String, usage: String)] = [], in words: Words
    ) -> [String] {
        let options =
            questions.map { question in
                let prefix = question.isYesOrNo ? "[no-]" : ""
                return (
                    name: prefix + question.name.optionName,
                    usage: question.question.usage(of: question.answer, in: words)
                )
            } + others
        let width = options.map(\.name.count).max() ?? 0
        return options.map { name, usage in
            "  --\(name)\(String(repeating: " ", count: width - name.count))  \(usage)"
        }
    }
}

extension Form {
    /// Returns the options that ``GivenAnswers/init(arguments:)`` reads for a form, one per line,
    /// for a program that prints its own help: see <doc:ArgumentParser>.
    public static func usage(
        startingWith value: Value, speaking words: Words = .english,
        questions: (_ form: inout Questions) -> Void
    ) -> String {
        let asked = Questions(value, book: FormAnswers(holdsInitial: false), in: words, questions)
        return GivenAnswers.options(for: asked.all(questions), in: words).joined(separator: "\n")
    }
}

extension FormQuestion {
    /// The options that answer the question: `private` and, for yes or no, `no-private`.
    fileprivate var options: [String] {
        let option = name.optionName
        return isYesOrNo ? [option, "no-" + option] : [option]
    }
}

extension String {
    /// The name as an option: `package-name` for “Package name”.
    var optionName: String {
        let parts = lowercased().split { !$0.isLetter && !$0.isNumber }
        return parts.isEmpty ? self : parts.joined(separator: "-")
    }

    /// Whether one string may be a misspelling of the other.
    fileprivate func isMisspelled(as text: String) -> Bool {
        let (one, other) = (Array(lowercased()), Array(text.lowercased()))
        let start = zip(one, other).prefix { $0 == $1 }.count
        let end = zip(one.dropFirst(start).reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }
            .count
        return max(one.count, other.count) - start - end <= min(2, start + end)
    }
}
