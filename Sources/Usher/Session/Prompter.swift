import Platform

/// Asks questions one by one, for scripts and small tools without coordinators.
///
/// ```swift
/// var prompt = Prompter()
/// do throws(NoAnswer) {
///     let name = try prompt.ask("Name", .text)
///     let token = try prompt.ask("Token", .secret)
///     let license = try prompt.ask("License", .one(of: ["MIT", "Apache-2.0"]))
///     let port = try prompt.ask("Port", .number(in: 1...65_535), default: 8080)
///     if try prompt.ask("Create “\(name)”?", .yesOrNo, default: false) { create(name, under: license) }
/// } catch {
///     error.exit()
/// }
/// ```
///
/// Answers work as on a ``Page``. An invalid answer is refused, and the question is asked again. An
/// empty line takes the default, and `?` shows help (`:?` if any text is an answer). If several
/// answers are piped at once, each goes to its own question.
public struct Prompter: ~Copyable {
    private let console: any Console
    private let options: Session.Options

    /// Makes a prompter.
    ///
    /// - Parameters:
    ///   - console: By default, standard input and output; if output is redirected while answers
    ///     are typed, as in `x=$(tool)`, questions go to standard error.
    ///   - options: The options of each question. Leave `beginning` nil.
    public init(on console: FileConsole? = nil, options: Session.Options = Session.Options()) {
        self.init(console: console ?? .asking(), options)
    }

    package init(console: any Console, _ options: Session.Options) {
        (self.console, self.options) = (console, options)
    }

    /// Asks a question and blocks until it's answered.
    ///
    /// - Parameters:
    ///   - prompt: The label of the prompt.
    ///   - question: The kind of answer.
    ///   - value: The default answer, which an empty line gives.
    ///   - limit: The time to wait at a terminal before taking the default, or else throwing
    ///     ``NoAnswer/timeRanOut``.
    ///   - work: A slow check of the answer; for quick checks see ``Question/checked(_:)``.
    /// - Throws: Why there's no answer.
    public mutating func ask<Answer>(
        _ prompt: String, _ question: Question<Answer>, default value: Answer? = nil,
        within limit: Duration? = nil, work: ((_ work: inout Work, _ answer: Answer) throws -> Void)? = nil
    ) throws(NoAnswer) -> Answer {
        var (answer, isLate) = (nil as Answer?, false)
        let screen = QuestionScreen { page in
            page.ask(prompt, question, default: value, work: work) { answer = $0 }
        }
        let end = Session.run(on: console, options: options, isBare: true) { navigator in
            OneScreenCoordinator(screen, navigator: navigator, limit: limit) {
                (answer, isLate) = (value, true)
                navigator.quit()
            }
        }
        guard let answer else {
            if end == .endOfInput, !console.showsTyping {
                write(options.language("form.missing", ["name": prompt]), to: .errors)
            }
            throw isLate ? .timeRanOut : NoAnswer(end)
        }
        return answer
    }

    /// Asks the questions of a form and blocks until it's complete.
    ///
    /// ```swift
    /// let project = try prompt.ask("New project", startingWith: Project()) { form in
    ///     form.ask("Name", \.name)
    ///     form.ask("License", \.license)
    /// }
    /// ```
    ///
    /// Each question may depend on the answers so far: see ``Form``.
    ///
    /// - Throws: Why there's no answer.
    public mutating func ask<Value>(
        _ title: String, startingWith value: Value, given: GivenAnswers = [:],
        questions: @escaping (_ form: inout Form<Value>.Questions) -> Void
    ) throws(NoAnswer) -> Value {
        var answer: Value?
        let end = Session.run(on: console, options: options, isBare: true) { navigator in
            let form = Form(
                title, startingWith: value, given: given, navigator: navigator, questions: questions)
            form.didFinish = { answer = $0 }
            return form
        }
        guard let answer else { throw NoAnswer(end) }
        return answer
    }

    /// Prints a line to the same output as the questions.
    public mutating func say(_ line: String) {
        flushStreams()
        write(line, to: .page)
    }

    /// Prints a page without its commands and prompt, as the output of a shell command.
    package func show(_ page: borrowing Page) throws(ConsoleError) {
        flushStreams()
        let writer = PageWriter(
            width: console.width, height: console.height,
            theme: console.showsColor(on: .page) ? options.theme : nil, showsBars: console.showsBars)
        var text = TextBuilder()
        writer.writeBody(of: page.content, to: &text)
        try console.write(text, to: .page)
    }

    private func write(_ line: String, to stream: ConsoleStream) {
        var text = TextBuilder()
        text.append(line: line)
        // Ignore an error here, as the next question will throw it.
        try? console.write(text, to: stream)
    }
}

/// Why a ``Prompter`` got no answer.
public enum NoAnswer: Error, Hashable, Sendable {
    /// The user left, or the output was closed by its reader.
    case left
    /// The input ended, or a strict session refused an answer.
    case endOfInput
    /// The user pressed Ctrl-C.
    case interrupted
    /// The time limit passed without a default.
    case timeRanOut
    /// Reading or writing failed, for this reason.
    case failed(String)
    /// The command line asked for help or is wrong: see ``GivenAnswers/init(arguments:)``.
    case exited(ExitStatus)

    init(_ end: Session.End) {
        switch end {
        case .endOfInput, .refused: self = .endOfInput
        case .interrupted: self = .interrupted
        case .failed(let reason): self = .failed(reason)
        case .exited(let status): self = .exited(status)
        case .finished, .quit, .outputGone: self = .left
        }
    }

    var status: ExitStatus {
        switch self {
        case .left, .endOfInput, .timeRanOut: .dataRefused
        case .interrupted: .interrupted
        case .failed: .inputOutputFailed
        case .exited(let status): status
        }
    }

    /// Ends the process with status 130 after Ctrl-C, 74 after a failure to read or write, 64 after
    /// a wrong command line, 0 after showing help, and 65 in other cases.
    public func exit() -> Never { status.exit() }
}
