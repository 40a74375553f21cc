public import Usher

/// A console for tests: reads answers from a list of lines, and collects all output.
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

    /// All output so far, errors included.
    public var transcript: String { String(decoding: written, as: UTF8.self) }

    /// The lines of refusals and errors.
    public private(set) var errorLines: [String] = []

    /// The script's clock. Only ``advance(by:)`` moves it.
    package private(set) var now = ContinuousClock.now

    private var answers: ArraySlice<ConsoleInput>
    private var written: [UInt8] = []

    /// Makes a script of lines, followed by the end of the input.
    ///
    /// - Parameters:
    ///   - lines: The answers.
    ///   - width: The columns of a line.
    ///   - height: The lines of the window; without it, pages are written as on a pipe.
    public convenience init(_ lines: [String], width: Int = 80, height: Int? = nil) {
        self.init(answers: lines.map { .line($0) }, width: width, height: height)
    }

    package init(answers: [ConsoleInput], width: Int = 80, height: Int? = nil) {
        self.answers = answers[...]
        (self.width, self.height) = (width, height)
    }

    package internal(set) var showsTyping = false

    package var hasAnswer: Bool { !answers.isEmpty }

    package func read(
        until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32?
    ) -> ConsoleInput? {
        answers.popFirst() ?? .end
    }

    package func advance(by duration: Duration) {
        guard duration >= .zero else { mistake("time goes on, and not back: advance(by: \(duration))") }
        now = now.advanced(by: duration)
    }

    package func takeInterrupt() -> Bool {
        guard answers.first == .interrupt else { return false }
        answers.removeFirst()
        return true
    }

    package func write(_ text: [UInt8], to stream: ConsoleStream) {
        written += text
        guard stream == .errors else { return }
        let lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
        errorLines += lines.map { String($0) }
    }
}

extension Prompter {
    /// Makes a prompter that reads its answers from a script.
    public init(on script: Script, options: Session.Options = Session.Options()) {
        self.init(console: script, options)
    }
}
