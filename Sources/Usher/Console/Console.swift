import Platform

/// The environment of a session, such as its output and its interrupts.
package protocol Host: AnyObject {
    var width: Int { get }
    /// The height of the window in lines; nil without a window, as on a pipe.
    var height: Int? { get }
    /// Whether typed text is visible, as on a terminal.
    var showsTyping: Bool { get }
    func showsColor(on stream: ConsoleStream) -> Bool
    var showsBars: Bool { get }
    var now: ContinuousClock.Instant { get }
    func edit(_ text: String) throws(Refusal) -> String
    func write(_ text: [UInt8], to stream: ConsoleStream) throws(ConsoleError)
    /// Whether a line can be written now without waiting for its reader.
    var takesTextAtOnce: Bool { get }
    func takeInterrupt() -> Bool
    /// A descriptor that's readable when there's an interrupt to take.
    var interruptDescriptor: Int32? { get }
    /// Called when the session ends, before its last output.
    func endAsking()
    /// Whether the program has printed text that isn't flushed yet.
    var holdsPrintedText: Bool { get }
    /// Whether other code, such as `readLine`, has read from the host's input.
    var isReadByOthers: Bool { get }
}

extension Host {
    package var height: Int? { nil }
    package var now: ContinuousClock.Instant { .now }
    package func showsColor(on stream: ConsoleStream) -> Bool { false }
    package var showsBars: Bool { height != nil }
    package func edit(_ text: String) throws(Refusal) -> String { throw Refusal(.noEditorHere) }

    package var takesTextAtOnce: Bool { true }
    package func takeInterrupt() -> Bool { false }
    package var interruptDescriptor: Int32? { nil }
    package func endAsking() {}
    package var holdsPrintedText: Bool { false }
    package var isReadByOthers: Bool { false }

    func write(_ text: borrowing TextBuilder, to stream: ConsoleStream) throws(ConsoleError) {
        try write(text.array, to: stream)
    }
}

/// A host that a session reads answers from, such as a terminal, a pipe or a script.
package protocol Console: Host {
    /// Whether an answer is waiting to be read.
    var hasAnswer: Bool { get }

    /// Waits for an answer. A terminal may return nil at the deadline or if the descriptor is
    /// readable. Reading can go on after an answer that was too long or not UTF-8.
    func read(
        until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32?
    ) throws(ConsoleError) -> ConsoleInput?

    /// Called before a prompt is written, with the outcome of the previous line.
    func ask(for line: LinePrompt, after outcome: AnswerOutcome)

    func beginSession()
    func endSession()
    /// Called when the page of the current prompt is no longer shown.
    func forgetPage()
    func keepHistory(in path: String)
}

extension Console {
    package func read() throws(ConsoleError) -> ConsoleInput { try read(until: nil, orReadable: nil) ?? .end }
    package func ask(for line: LinePrompt, after outcome: AnswerOutcome) {}
    package func beginSession() {}
    package func endSession() {}
    package func forgetPage() {}
    package func keepHistory(in path: String) {}
}

package enum ConsoleStream: Sendable { case page, errors }

package enum ConsoleInput: Hashable, Sendable {
    case line(String)
    case end
    /// An interrupt that ends the session without asking, such as `SIGTERM`.
    case interrupt
    /// Ctrl-C or Ctrl-D on a terminal. The session may ask before it ends.
    case leave(isInterrupt: Bool)
    /// Ctrl-L, which shows the page again.
    case redraw
}

package enum ConsoleError: Error, Translatable, Hashable, Sendable, CustomStringConvertible {
    /// A line has more bytes than the limit.
    case lineTooLong(limit: Int)
    case lineNotText
    case readerGone
    /// Ctrl-C was pressed while the output waited for its reader.
    case interrupted
    /// A failure to read or write, with the action and the system's error code.
    case failed(String, code: Int32)

    package var description: String { text(in: .english) }

    func text(in words: Words) -> String {
        switch self {
        case .lineTooLong(let limit): words("refusal.tooLong", ["limit": "\(limit)"])
        case .lineNotText: words("refusal.notText")
        case .readerGone: "The reader of the output has gone."
        case .interrupted: "Interrupted."
        case .failed(let action, let code): "\(action) failed: \(SystemError(code: code).reason)."
        }
    }
}

/// The line editor's settings for a prompt.
package struct LinePrompt {
    /// Prompts of the same kind share a history.
    var kind = ""
    /// The answer that an empty line gives.
    var value = ""
    var isSecret = false
    var pastes = PasteHandling.lineByLine
    var completes = true
    /// Returns candidates for completing the typed text.
    var candidates: (String) -> [String] = { _ in [] }
    var nothingFits: (String) -> String = { _ in "" }
    /// The rows that the arrow keys select, each with the answer that picks it.
    var rows: [(shown: String, answer: String)] = []
    var isSeveral = false
    /// The answer that shows more rows, if there are any.
    var nextRows: String?
    /// The answers that PageDown and PageUp give in a list of several pages.
    var turns: (next: String, previous: String)?

    enum PasteHandling {
        /// Enter sends the first line, and the next prompts receive the others.
        case lineByLine
        /// Enter sends all lines, with a line end after the last.
        case asText
        /// Enter sends all lines as one answer, without a line end after the last.
        case asOne
        /// The next prompt receives all lines, because a paste shouldn't confirm anything.
        case later
    }
}

package enum AnswerOutcome { case taken, refused, withheld }
