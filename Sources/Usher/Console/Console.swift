import Platform

/// Where a conversation is held: what its pages look like there, where text goes as it is written, and what work looks up
/// while it is done.
package protocol Host: AnyObject {
    /// How many columns a line of a page may take.
    var width: Int { get }

    /// The number of lines that are seen at once; `nil` on a pipe.
    var height: Int? { get }

    /// Whether typed text is visible already, as on a terminal and in a chat. Where it isn't, each answer is written after
    /// its prompt, so that what was printed reads as the conversation did.
    var showsTyping: Bool { get }

    /// Whether text may carry color there.
    func showsColor(on stream: ConsoleStream) -> Bool

    /// What time it is for timers.
    var now: ContinuousClock.Instant { get }

    /// Lets the person edit a text of several lines in an editor.
    ///
    /// - Throws: A refusal that says why not, and the text is as it was.
    func edit(_ text: String) throws(Refusal) -> String

    /// Writes text, all of it, as UTF-8.
    func write(_ text: [UInt8], to stream: ConsoleStream) throws(ConsoleError)

    /// Writes text as it stands in its buffer.
    func write(_ text: borrowing TextBuilder, to stream: ConsoleStream) throws(ConsoleError)

    /// Whether a line written now doesn't have to wait for its reader.
    var takesTextAtOnce: Bool { get }

    /// Takes the interrupt that has come while the program was at work, and says whether there was one; doesn't wait.
    func takeInterrupt() -> Bool

    /// A descriptor that becomes readable when ``takeInterrupt()`` has something to take; `nil` where there is none.
    var interruptDescriptor: Int32? { get }

    /// Hears that nothing is asked any more, before the last words.
    func endAsking()

    /// Whether text that the program printed still has to be flushed.
    var holdsPrintedText: Bool { get }

    /// Whether something else, such as `readLine`, has read from its input.
    var isReadByOthers: Bool { get }
}

extension Host {
    package var height: Int? { nil }

    package var now: ContinuousClock.Instant { .now }

    package func showsColor(on stream: ConsoleStream) -> Bool { false }

    package func edit(_ text: String) throws(Refusal) -> String { throw Refusal(.noEditorHere) }

    package func write(_ text: borrowing TextBuilder, to stream: ConsoleStream) throws(ConsoleError) {
        try write(text.array, to: stream)
    }

    package var takesTextAtOnce: Bool { true }

    package func takeInterrupt() -> Bool { false }

    package var interruptDescriptor: Int32? { nil }

    package func endAsking() {}

    package var holdsPrintedText: Bool { false }

    package var isReadByOthers: Bool { false }
}

/// A host that a session reads its answers from: a terminal, a pipe, a script.
package protocol Console: Host {
    /// Whether an answer has arrived, so that reading it won't wait. The session keeps its output together
    /// until it would have to wait.
    var hasAnswer: Bool { get }

    /// Waits for the next answer, and blocks its thread until then.
    ///
    /// - Throws: ``ConsoleError/lineTooLong(limit:)`` and ``ConsoleError/lineNotText`` for a line that can't be used, after
    ///   which the next one can be read; ``ConsoleError/failed(_:code:)`` when reading failed.
    func read() throws(ConsoleError) -> ConsoleInput

    /// Waits for the next answer, but no longer than until a moment, nor than until a descriptor becomes readable; where
    /// nobody sits at the prompt, as on a pipe, only for the answer.
    func read(
        until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32?
    ) throws(ConsoleError) -> ConsoleInput?

    /// Hears what may be typed at the prompt that is written next, and what became of the line before, where typed text
    /// is visible.
    func ask(for line: ExpectedLine, after outcome: AnswerOutcome)

    /// Hears that the page which asks is gone.
    func forgetPage()

    /// Keeps the lines that are typed in a file from session to session.
    func keepHistory(in path: String)
}

extension Console {
    package func read(
        until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32?
    ) throws(ConsoleError) -> ConsoleInput? {
        try read()
    }

    package func ask(for line: ExpectedLine, after outcome: AnswerOutcome) {}

    package func forgetPage() {}

    package func keepHistory(in path: String) {}
}

/// Where text goes.
package enum ConsoleStream: Sendable {
    /// Pages: standard output.
    case page
    /// What went wrong: standard error.
    case trouble
}

/// What came from the person: a line, the end of the input, or an interrupt.
package enum ConsoleInput: Hashable, Sendable {
    /// A line, without its line break.
    case line(String)
    /// Nothing will come any more.
    case end
    /// Ctrl-C.
    case interrupt
    /// Ctrl-C or Ctrl-D on an empty line of a terminal, where the person can still be asked.
    case leave(isInterrupt: Bool)
    /// Ctrl-L: the page is to be shown anew, above the line that is typed.
    case anew
}

/// What can go wrong between the program and its console.
package enum ConsoleError: Error, Wording, Hashable, Sendable, CustomStringConvertible {
    /// A line was longer than the limit, in bytes; all of it was passed over.
    case lineTooLong(limit: Int)
    case lineNotText
    /// Whoever read the output has gone.
    case readerGone
    /// Ctrl-C came while the reader of the output took nothing.
    case interrupted
    /// The system refused to read or write: what was tried, and its error code.
    case failed(String, code: Int32)

    package var description: String { text(in: .english) }

    func text(in words: Words) -> String {
        switch self {
        case .lineTooLong(let limit): words(.lineTooLong(limit: limit))
        case .lineNotText: words(.lineNotText)
        case .readerGone: "The reader of the output has gone."
        case .interrupted: "Interrupted."
        case .failed(let action, let code): "\(action) failed: \(SystemError(code: code).reason)."
        }
    }
}
