/// Questions one by one, for scripts and small tools that need no coordinators.
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
/// Answers follow the rules of a ``Page``: what won't do is refused in words and asked again, an empty line stands for the
/// default, `?` helps, with a colon where any text is asked for. All of them come from one console, so that answers given
/// ahead through a pipe reach the question they are meant for.
public struct Prompter: ~Copyable {
    private let console: any Console
    private let options: Session.Options

    /// Makes something to ask with.
    ///
    /// - Parameters:
    ///   - console: Where answers come from and questions go. If it is left out, that is the
    ///     process's console, and questions go to standard error where answers are typed and
    ///     standard output is no terminal, as in `x=$(tool)`.
    ///   - options: What each question is asked with; where it begins means nothing here.
    public init(on console: FileConsole? = nil, options: Session.Options = Session.Options()) {
        self.init(console: console ?? .asking(), options)
    }

    package init(console: any Console, _ options: Session.Options) {
        (self.console, self.options) = (console, options)
    }

    /// Asks a question, and blocks its thread until the answer is there.
    ///
    /// - Parameters:
    ///   - prompt: What is asked for.
    ///   - question: How it is answered.
    ///   - value: What an empty line stands for.
    ///   - limit: How long an answer may take on a terminal; the default is the answer then, where there is one.
    ///   - work: Checks an answer where that takes a moment: see ``Question/checked(_:)`` for what doesn't.
    /// - Throws: Where no answer came, how it ended.
    public mutating func ask<Answer>(
        _ prompt: String, _ question: Question<Answer>, default value: Answer? = nil,
        within limit: Duration? = nil,
        work: ((_ work: inout Work, _ answer: Answer) throws -> Void)? = nil
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
        guard let answer else { throw isLate ? .timeRanOut : NoAnswer(end) }
        return answer
    }

    /// Asks the questions of a form, and blocks its thread until the value is there.
    ///
    /// ```swift
    /// let project = try prompt.ask("New project", startingWith: Project()) { form in
    ///     form.ask("Name", \.name)
    ///     form.ask("License", \.license)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The name of its pages.
    ///   - value: The value before anything is answered.
    ///   - given: Answers given ahead.
    ///   - questions: Says what is asked, by the answers so far: see ``Form``.
    /// - Throws: Where the person left, or no answer came, how it ended.
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

    /// Says a line where questions are asked, behind the last one.
    public mutating func say(_ line: String) {
        var text = TextBuilder()
        text.append(line: line)
        flushStreams()
        // Where nothing can be written, the next question finds no answer.
        try? console.write(text, to: .page)
    }
}

/// The reason why a ``Prompter`` got no answer.
public enum NoAnswer: Error, Hashable, Sendable {
    /// The person left, or nobody reads the output any more.
    case left
    /// The input ended, or a strict session refused an answer.
    case endOfInput
    /// The person pressed Ctrl-C.
    case interrupted
    /// Nobody answered as long as the prompt waits.
    case timeRanOut
    /// Reading or writing failed, for this reason.
    case failed(String)
    /// The command line asked for its help, or can't be used, as was said: see
    /// ``GivenAnswers/init(arguments:)``.
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

    /// Ends the process with 65, so that the system hears that nothing came of it; with 130 after
    /// Ctrl-C, 74 where reading or writing failed, and after a command line with 64, or 0 for its
    /// help.
    public func exit() -> Never { status.exit() }
}
