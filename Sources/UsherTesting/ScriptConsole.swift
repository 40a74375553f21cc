public import Usher

/// A console that answers from a script and keeps what was written: the same program without a terminal.
///
/// ```swift
/// let console = ScriptConsole(["1", "b", "q"])
/// _ = Session.run(on: console) { AppCoordinator(navigator: $0) }
/// print(console.transcript)
/// ```
public final class ScriptConsole: Console {
    /// Columns a line may take.
    public let width: Int

    /// All that was written so far, pages and trouble as they followed each other.
    public var transcript: String { String(decoding: written, as: UTF8.self) }

    /// What was written as trouble, a line each.
    public private(set) var trouble: [String] = []

    /// A script's own time, which stands still until it is moved.
    public private(set) var now = ContinuousClock.now

    private var answers: [Answer]
    private var position = 0
    private var written: [UInt8] = []

    /// Makes a console that gives these lines, and then the end of the input.
    public convenience init(_ lines: [String], width: Int = 80) {
        self.init(answers: lines.map { .line($0) }, width: width)
    }

    /// Makes a console that gives these answers, and then the end of the input.
    public init(answers: [Answer], width: Int = 80) {
        self.answers = answers
        self.width = width
    }

    /// Answers of a script are not seen until the session writes them.
    public var showsTyping: Bool { false }

    /// A transcript carries no color.
    public var showsColor: Bool { false }

    /// Whether the script has answers left.
    public var hasAnswer: Bool { position < answers.count }

    /// The next answer of the script.
    public func read() -> Answer {
        guard position < answers.count else { return .end }
        defer { position += 1 }
        return answers[position]
    }

    /// Moves the script's time.
    public func advance(by duration: Duration) {
        precondition(duration >= .zero, "time goes on, and not back: advance(by: \(duration))")
        now = now.advanced(by: duration)
    }

    /// Takes an interrupt, where the script has one next: that is how it reaches work under way.
    public func takeInterrupt() -> Bool {
        guard hasAnswer, answers[position] == .interrupt else { return false }
        position += 1
        return true
    }

    /// Adds to the transcript.
    public func write(_ text: [UInt8], to stream: ConsoleStream) {
        written += text
        guard stream == .trouble else { return }
        trouble += String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).map { String($0) }
    }
}
