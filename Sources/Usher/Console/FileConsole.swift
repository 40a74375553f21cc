#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A console on file descriptors: a terminal, a pipe, a file, a socket.
public final class FileConsole: Console {
    private let input: Int32
    private let output: Int32
    private let trouble: Int32
    private let fixedWidth: Int?
    private let hearsInterrupts: Bool
    // Nothing that the reader calls leads back to it. To look whether it does costs more than to cut a line.
    @exclusivity(unchecked) private var reader = LineReader()
    private var mode: TerminalMode?
    private var editor: LineEditor?
    /// On a terminal, what stands before the place where the answer is typed.
    private var prompt: [UInt8] = []

    /// Whether typed text is visible already: the input is a terminal.
    public let showsTyping: Bool

    /// Whether pages may carry color: the output is a terminal that knows color, and the person wants it.
    public let showsColor: Bool

    /// Makes a console on open descriptors, which stay the caller's to close.
    ///
    /// A process that serves pipes or sockets must ignore `SIGPIPE`, as ``standard(width:color:editing:)`` does; otherwise
    /// the signal ends it when a reader goes away, before ``ConsoleError/readerGone`` can be thrown.
    ///
    /// - Parameters:
    ///   - input: Where answers are read.
    ///   - output: Where pages are written.
    ///   - trouble: Where refusals are written.
    ///   - width: Columns a line may take; where it is left out, the terminal's own width at each page, or 80.
    ///   - color: Whether color may be used where the output is a terminal and neither `NO_COLOR` nor
    ///     `TERM=dumb` is set.
    ///   - editing: Whether a session's lines may be edited with arrows and other keys, where both ends are terminals and
    ///     `TERM` isn't `dumb`; otherwise the terminal's own few keys do.
    public convenience init(
        input: Int32, output: Int32, trouble: Int32, width: Int? = nil, color: Bool = true,
        editing: Bool = true
    ) {
        self.init(
            input: input, output: output, trouble: trouble, width: width, color: color, editing: editing,
            hearsInterrupts: false)
    }

    init(
        input: Int32, output: Int32, trouble: Int32, width: Int?, color: Bool, editing: Bool = true,
        hearsInterrupts: Bool
    ) {
        self.input = input
        self.output = output
        self.trouble = trouble
        self.hearsInterrupts = hearsInterrupts
        showsTyping = isatty(input) == 1
        let isSeen = isatty(output) == 1
        // What is no terminal has no width that changes.
        fixedWidth = width ?? (isSeen ? nil : 80)
        let isWhole = isSeen && !Self.isDumb
        showsColor = color && isWhole && !Self.environmentRefusesColor
        if editing, showsTyping, isWhole { editor = LineEditor() }
    }

    /// The console of the process: standard input, standard output and standard error, with Ctrl-C as an
    /// ``Answer/interrupt``, and a reader of the output that goes away, or a file that may not grow any more
    /// (`ulimit -f`), as an error instead of a signal.
    ///
    /// A second Ctrl-C ends the process with ``ExitStatus/interrupted`` where nobody has taken the first: a program that
    /// hangs can be left.
    ///
    /// Make it before files are opened: a standard stream that the process was started without is held open as
    /// an empty one, so that no file takes its place. Reading or writing it then fails.
    ///
    /// - Parameters:
    ///   - width: Columns a line may take.
    ///   - color: Whether color may be used.
    ///   - editing: Whether lines may be edited with arrows and other keys.
    public static func standard(
        width: Int? = nil, color: Bool = true, editing: Bool = true
    ) -> FileConsole {
        let streams = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].map { descriptor in
            guard fcntl(descriptor, F_GETFD) == -1 else { return descriptor }
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
            return descriptor
        }
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        Interrupts.listen()
        return FileConsole(
            input: descriptorThatDoesNotWait(of: streams[0]), output: streams[1], trouble: streams[2],
            width: width, color: color, editing: editing, hearsInterrupts: true)
    }

    /// A terminal's own descriptor that doesn't wait. Ctrl-C takes a line back that has arrived and is not read yet, and
    /// reading it would wait for the next one.
    private static func descriptorThatDoesNotWait(of descriptor: Int32) -> Int32 {
        // The one that is there is the shell's too, which expects it to wait.
        guard let path = ttyname(descriptor) else { return descriptor }
        let own = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        return own >= 0 ? own : descriptor
    }

    /// Columns a line may take.
    public var width: Int {
        if let fixedWidth { return fixedWidth }
        var size = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Whether a whole line has arrived and been read.
    public var hasAnswer: Bool { reader.hasLine }

    /// Waits for a line, the end of the input, or Ctrl-C, which comes before lines that have arrived already; its thread
    /// is blocked until then.
    public func read() throws(ConsoleError) -> Answer {
        // Without anything else to wait for, an answer comes.
        try answer(beside: nil) ?? .end
    }

    /// Waits for a line, the end of the input, or Ctrl-C; on a terminal no longer than for what events need.
    public func read(
        until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32
    ) throws(ConsoleError) -> Answer? {
        try answer(beside: showsTyping ? Alarm(deadline: deadline, descriptor: descriptor) : nil)
    }

    private func answer(beside alarm: Alarm?) throws(ConsoleError) -> Answer? {
        if takeInterrupt() { return .interrupt }
        while true {
            switch reader.next() {
            case .line(let line): return .line(line)
            case .end: return .end
            case .tooLong: throw .lineTooLong(limit: LineReader.limit)
            case .notText: throw .lineNotText
            case nil: break
            }
            do throws(Stop) {
                reader.add(try moreBytes(beside: alarm))
            } catch {
                switch error {
                case .alarm: return nil
                case .emptied: throw .lineEmptied
                case .cut(let limit): throw .lineTooLong(limit: limit)
                case .interrupt: return .interrupt
                case .failure(let code): throw .failed("Reading the input", code: code)
                }
            }
        }
    }

    /// Hides what is typed on a terminal, or shows it again. On the process's own it is shown again too when a signal ends
    /// or stops the process.
    public func hideTyping(_ isHidden: Bool) {
        // A line that is edited is hidden by the editor.
        guard showsTyping, !isEditing else { return }
        mode = nil
        if isHidden { begin(.hidden) }
    }

    /// Hears that the process goes on after it had stopped: the prompt is to stand again then, even where it stopped
    /// before it read.
    private func beginWaiting() {
        if showsTyping, hearsInterrupts, mode == nil { begin(.shown) }
    }

    private func begin(_ typing: TerminalMode.Typing) {
        mode = TerminalMode(typing, on: input, output: output, isProcessTerminal: hearsInterrupts)
    }

    /// Whether a session's lines are edited here.
    var editsLines: Bool { editor != nil }

    /// Whether keys come in place of lines.
    private var isEditing: Bool { mode?.typing == .keys }

    /// Hears what may be typed at the prompt that is written next, or that the session is over. Keys come from then to
    /// the session's end, so that nothing is shown of what is typed between two prompts.
    func expect(_ line: ExpectedLine?) {
        guard editsLines else { return }
        guard let line else {
            editor?.forget()
            return mode = nil
        }
        if !isEditing {
            mode = nil
            begin(.keys)
        }
        editor?.begin(line)
    }

    /// Lets go of the page that a line could be completed from.
    func forgetCandidates() { editor?.forgetCandidates() }

    /// Opens `$VISUAL` or `$EDITOR` on the process's terminal.
    public func edit(_ text: String) throws(Refusal) -> String {
        guard showsTyping, hearsInterrupts, isatty(output) == 1 else { throw Refusal(.noEditorHere) }
        let isEditing = isEditing
        mode = nil
        defer { if isEditing { begin(.keys) } }
        return try Editor().edit(text, on: input)
    }

    /// Writes all of the text to the output, or to the descriptor for trouble.
    public func write(_ text: [UInt8], to stream: ConsoleStream) throws(ConsoleError) {
        if let trouble = text.withUnsafeBytes({ writeAll($0, to: stream) }) { throw trouble }
    }

    /// Writes all of the text as it stands in its buffer.
    func write(_ text: borrowing TextBuffer, to stream: ConsoleStream) throws(ConsoleError) {
        if let trouble = text.withBytes({ writeAll($0, to: stream) }) { throw trouble }
    }

    /// Writes all of the text, or says why it can't be written.
    private func writeAll(_ text: UnsafeRawBufferPointer, to stream: ConsoleStream) -> ConsoleError? {
        if showsTyping { willWrite(text, to: stream) }
        return writeRest(of: text, to: stream)
    }

    /// What comes while a line is typed is written above it; the line is drawn again behind the prompt that follows.
    private func willWrite(_ text: UnsafeRawBufferPointer, to stream: ConsoleStream) {
        if isEditing, let bytes = editor?.clear(width: width) { writeKeys(bytes) }
        guard stream == .page else {
            editor?.forgetRest()
            return
        }
        let start = text.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        prompt = Array(text[start...])
        beginWaiting()
        editor?.begin(behind: String(decoding: prompt, as: UTF8.self), width: width)
    }

    /// Writes what the editor draws. What can't be written is reported by the session's next page.
    private func writeKeys(_ bytes: [UInt8]) {
        _ = bytes.withUnsafeBytes { writeRest(of: $0, to: .page) }
    }

    private func writeRest(of text: UnsafeRawBufferPointer, to stream: ConsoleStream) -> ConsoleError? {
        let descriptor = stream == .page ? output : trouble
        var rest = text[...]
        while !rest.isEmpty {
            let count = writeBytes(UnsafeRawBufferPointer(rebasing: rest), to: descriptor)
            if count >= 0 {
                rest = rest.dropFirst(count)
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: _ = wait(for: [descriptor], events: POLLOUT)
            case EPIPE: return .readerGone
            case let code:
                return .failed(
                    stream == .page ? "Writing the output" : "Writing to standard error", code: code)
            }
        }
        return nil
    }

    /// Whether Ctrl-C came while the program was at work.
    public func takeInterrupt() -> Bool {
        guard hearsInterrupts, Interrupts.take() else { return false }
        // As the terminal does where it edits the line.
        if isEditing, let bytes = editor?.leave(width: width) { writeKeys(bytes + "^C".utf8) }
        return true
    }

    /// Becomes readable at Ctrl-C, on the process's own console.
    public var interruptDescriptor: Int32? { hearsInterrupts ? Interrupts.descriptor : nil }

    /// What ends the wait for bytes.
    private final class Alarm {
        private let deadline: ContinuousClock.Instant?
        let descriptor: Int32

        init(deadline: ContinuousClock.Instant?, descriptor: Int32) {
            self.deadline = deadline
            self.descriptor = descriptor
        }

        /// How many milliseconds are left, or -1 without a deadline.
        var limit: Int32 {
            guard let deadline else { return -1 }
            return milliseconds(from: .now, to: deadline)
        }
    }

    /// Why no more bytes came.
    private enum Stop: Error {
        case alarm
        case interrupt
        case emptied
        case cut(limit: Int)
        case failure(code: Int32)
    }

    /// A terminal that edits a line itself cuts it behind so many bytes without a word.
    private static let limitOfTerminal = 4_094

    /// Waits for bytes; none are the end.
    private func moreBytes(beside alarm: Alarm?) throws(Stop) -> [UInt8] {
        beginWaiting()
        defer { if mode?.typing == .shown { mode = nil } }
        while true {
            if isEditing, let line = try editedLine() { return line }
            let isReady = wait(
                for: [
                    input, interruptDescriptor ?? -1, alarm?.descriptor ?? -1,
                    mode == nil ? -1 : ProcessTerminal.continuationDescriptor,
                ], events: POLLIN, limit: alarm?.limit ?? -1)
            if takeInterrupt() { throw .interrupt }
            if mode != nil, ProcessTerminal.takeContinuation() {
                let prompt = prompt
                editor?.begin(behind: "", width: width)
                _ = prompt.withUnsafeBytes { writeAll($0, to: .page) }
                continue
            }
            guard isReady else { continue }
            if alarm != nil, !isReadable(input) { throw .alarm }
            if let bytes = readBytes(from: input, limit: LineReader.limit) {
                if isEditing, !bytes.isEmpty {
                    editor?.add(bytes)
                    continue
                }
                if showsTyping, bytes.count > Self.limitOfTerminal + 1 {
                    throw .cut(limit: Self.limitOfTerminal)
                }
                return bytes
            }
            let code = errno
            if code != EINTR, code != EAGAIN { throw .failure(code: code) }
        }
    }

    /// The bytes of the line that was typed, none at the end of the input; nothing while it is typed.
    private func editedLine() throws(Stop) -> [UInt8]? {
        let outcome = editor?.next(width: width)
        if let bytes = editor?.takeOutput(), !bytes.isEmpty { writeKeys(bytes) }
        switch outcome {
        case .line(let text): return Array((text + "\n").utf8)
        case .emptied: throw .emptied
        case .tooLong: throw .cut(limit: KeyReader.mostPasted)
        case .end: return []
        case nil: return nil
        }
    }

    private static var environmentRefusesColor: Bool { getenv("NO_COLOR").map { $0.pointee != 0 } ?? false }

    private static var isDumb: Bool { getenv("TERM").map { strcmp($0, "dumb") == 0 } ?? true }
}

extension Console where Self == FileConsole {
    /// The console of the process, with Ctrl-C as an ``Answer/interrupt``: see ``FileConsole/standard(width:color:editing:)``.
    public static var standard: FileConsole { FileConsole.standard() }
}
