public import Usher

/// Lines that are given to what waits for its answers, and what is written of it.
///
/// ```swift
/// let script = Script(["Compiler", "y"])
/// var prompt = Prompter(on: script)
/// #expect(try prompt.ask("Name", .text) == "Compiler")
/// #expect(script.transcript == "Name: Compiler\n")
/// ```
public final class Script: Console {
    package internal(set) var width: Int

    package internal(set) var height: Int?

    /// All that was written so far, pages and trouble as they followed each other.
    public var transcript: String { String(decoding: written, as: UTF8.self) }

    /// The refusals and errors, a line each, in order.
    public private(set) var errorLines: [String] = []

    /// A script's own time, which stands still until it is moved.
    package private(set) var now = ContinuousClock.now

    private var answers: [ConsoleInput]
    private var position = 0
    private var written: [UInt8] = []

    /// Gives these lines, and then the end of the input.
    ///
    /// - Parameters:
    ///   - lines: The answers.
    ///   - width: Columns a line may take.
    ///   - height: Lines of the window in which pages are seen; without one they are written as on a pipe.
    public convenience init(_ lines: [String], width: Int = 80, height: Int? = nil) {
        self.init(answers: lines.map { .line($0) }, width: width, height: height)
    }

    package init(answers: [ConsoleInput], width: Int = 80, height: Int? = nil) {
        self.answers = answers
        (self.width, self.height) = (width, height)
    }

    /// Answers of a script are not seen until the session writes them; those that are typed are.
    package internal(set) var showsTyping = false

    package var hasAnswer: Bool { position < answers.count }

    package func read() -> ConsoleInput {
        guard position < answers.count else { return .end }
        defer { position += 1 }
        return answers[position]
    }

    package func advance(by duration: Duration) {
        guard duration >= .zero else { mistake("time goes on, and not back: advance(by: \(duration))") }
        now = now.advanced(by: duration)
    }

    /// Takes an interrupt, where the script has one next: that is how it reaches work under way.
    package func takeInterrupt() -> Bool {
        guard hasAnswer, answers[position] == .interrupt else { return false }
        position += 1
        return true
    }

    package func write(_ text: [UInt8], to stream: ConsoleStream) {
        written += text
        guard stream == .trouble else { return }
        let lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
        errorLines += lines.map { String($0) }
    }
}

extension Prompter {
    /// Makes something to ask with, which takes its answers from a script.
    public init(on script: Script, options: Session.Options = Session.Options()) {
        self.init(console: script, options)
    }
}
