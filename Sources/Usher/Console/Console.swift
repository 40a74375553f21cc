/// Where lines come from and text goes: a terminal, a pipe, a socket, a script.
///
/// ``FileConsole`` serves whatever has a file descriptor. Write your own for a transport of your own.
public protocol Console: AnyObject {
    /// How many columns a line of a page may take.
    var width: Int { get }

    /// Whether typed text is visible already, as on a terminal. Where it isn't, the session writes each answer
    /// after its prompt, so that what was printed reads as the session did.
    var showsTyping: Bool { get }

    /// Whether pages may carry color.
    var showsColor: Bool { get }

    /// Whether an answer has arrived, so that reading it won't wait. The session keeps its output together
    /// until it would have to wait.
    var hasAnswer: Bool { get }

    /// Waits for the next answer, and blocks its thread until then.
    ///
    /// - Throws: ``ConsoleError/lineTooLong(limit:)``, ``ConsoleError/lineNotText`` and ``ConsoleError/lineRefused(_:)`` for a line
    ///   that can't be used, after which the next one can be read; ``ConsoleError/failed(_:code:)`` when reading failed.
    func read() throws(ConsoleError) -> Answer

    /// What time it is for the session's timers. A console that says nothing about it has the system's clock.
    var now: ContinuousClock.Instant { get }

    /// Waits for the next answer, but no longer than until a moment, nor than until a descriptor becomes readable.
    ///
    /// A session asks in this way where flows wait for events, which it then delivers before it asks again. A console
    /// for which nobody sits at the prompt, such as a pipe's, only waits for the answer, as one does that says
    /// nothing about it; events are delivered behind that.
    ///
    /// - Parameters:
    ///   - deadline: The moment, by this console's clock, if there is one.
    ///   - descriptor: The descriptor; -1 is never readable.
    /// - Returns: The answer, or `nil` where none came.
    /// - Throws: As ``read()`` does.
    func read(
        until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32
    ) throws(ConsoleError) -> Answer?

    /// Hides what is typed from now on, for a secret, or shows it again. A console that says nothing about it can't.
    func hideTyping(_ isHidden: Bool)

    /// Lets the person edit a text of several lines in an editor. A console that says nothing about it has none.
    ///
    /// - Returns: What was made of it.
    /// - Throws: A refusal that says why not, and the text is as it was.
    func edit(_ text: String) throws(Refusal) -> String

    /// Writes text, all of it, as UTF-8.
    ///
    /// - Throws: ``ConsoleError/readerGone`` or ``ConsoleError/failed(_:code:)``.
    func write(_ text: [UInt8], to stream: ConsoleStream) throws(ConsoleError)

    /// Takes the Ctrl-C that has come while a program was at work, and says whether there was one.
    ///
    /// Doesn't wait, and takes no other answer away. A console that says nothing about it has none.
    func takeInterrupt() -> Bool

    /// A descriptor that becomes readable when ``takeInterrupt()`` has something to take, so that waiting for an
    /// asynchronous operation ends then; `nil` where there is none.
    var interruptDescriptor: Int32? { get }
}

extension Console {
    /// The system's clock.
    public var now: ContinuousClock.Instant { .now }

    /// Waits for the next answer, as long as it takes.
    public func read(
        until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32
    ) throws(ConsoleError) -> Answer? {
        try read()
    }

    /// There is no editor.
    public func edit(_ text: String) throws(Refusal) -> String { throw Refusal(.noEditorHere) }

    /// Typing can't be hidden.
    public func hideTyping(_ isHidden: Bool) {}

    /// No interrupt ever comes while the program is at work.
    public func takeInterrupt() -> Bool { false }

    /// There is no descriptor to wait for.
    public var interruptDescriptor: Int32? { nil }
}

/// Where text goes.
public enum ConsoleStream: Sendable {
    /// Pages: standard output.
    case page
    /// What went wrong: standard error.
    case trouble
}

/// What came from the person: a line, the end of the input, or an interrupt.
public enum Answer: Hashable, Sendable {
    /// A line, without its line break.
    case line(String)
    /// Nothing will come any more.
    case end
    /// Ctrl-C.
    case interrupt
}

/// What can go wrong between the program and its console.
public enum ConsoleError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A line was longer than the limit, in bytes; all of it was passed over.
    case lineTooLong(limit: Int)
    /// A line was not UTF-8.
    case lineNotText
    /// The console itself refused a line, as one from which a value was taken that can't be left out.
    case lineRefused(Refusal)
    /// Whoever read the output has gone.
    case readerGone
    /// The system refused to read or write: what was tried, and its error code.
    case failed(String, code: Int32)

    /// A line for the person who reads it.
    public var description: String { text(in: .english) }

    func text(in words: Words) -> String {
        switch self {
        case .lineTooLong(let limit): words(.lineTooLong(limit: limit))
        case .lineNotText: words(.lineNotText)
        case .lineRefused(let refusal): refusal.text(in: words)
        case .readerGone: "The reader of the output has gone."
        case .failed(let action, let code): "\(action) failed: \(SystemError(code: code).reason)."
        }
    }
}
