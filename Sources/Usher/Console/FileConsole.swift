import Platform
import Synchronization

/// A console on file descriptors: a terminal, a pipe, a file, a socket.
public final class FileConsole: Console {
    private let input: Int32
    private let output: Int32
    private let trouble: Int32
    private let fixedWidth: Int?
    /// Whether Ctrl-C is an answer here, as on the process's own console.
    var hearsInterrupts = false
    // Nothing that the reader calls leads back to it. To look whether it does costs more than to cut a line.
    @exclusivity(unchecked) private var reader = LineReader()
    private var mode: TerminalMode?
    private var editor: LineEditor?
    /// On a terminal, what stands before the place where the answer is typed.
    private var prompt: [UInt8] = []

    package let showsTyping: Bool
    package var takesTextAtOnce: Bool { canWriteAtOnce(to: output) }
    package var holdsPrintedText: Bool { holdsBackOutput() }
    package var isReadByOthers: Bool { isStandard && hasReadLines() }

    /// Whether a person reads and types here: both ends are terminals.
    package let isInteractive: Bool

    private let isWindow: Bool

    /// Whether pages and refusals may carry color: they are seen on a terminal that knows it, and the person wants it.
    private let colors: (pages: Bool, refusals: Bool)

    /// Makes a console on open descriptors, which stay the caller's to close.
    ///
    /// A process that serves pipes or sockets must ignore `SIGPIPE`, as ``standard(width:color:editing:)`` does; otherwise
    /// the signal ends it when a reader goes away, and not ``Session/End/outputGone``.
    ///
    /// - Parameters:
    ///   - input: Where answers are read.
    ///   - output: Where pages are written.
    ///   - error: Where refusals are written.
    ///   - width: Columns a line may take; where it is left out, the terminal's own width at each page, or 80.
    ///   - color: Whether color may be used where the output is a terminal and neither `NO_COLOR` nor
    ///     `TERM=dumb` is set.
    ///   - editing: Whether a session's lines may be edited with arrows and other keys, where both ends are terminals and
    ///     `TERM` isn't `dumb`; otherwise the terminal's own few keys do.
    public init(
        input: Int32, output: Int32, error: Int32, width: Int? = nil, color: Bool = true,
        editing: Bool = true
    ) {
        (self.input, self.output, trouble) = (input, output, error)
        showsTyping = isTerminal(input)
        let isSeen = isTerminal(output)
        // What is no terminal has no width that changes.
        fixedWidth = width ?? (isSeen ? nil : 80)
        let isDumb = environmentVariable("TERM") ?? "dumb" == "dumb"
        let hasColor = color && !isDumb && environmentVariable("NO_COLOR")?.isEmpty != false
        colors = (hasColor && isSeen, hasColor && isTerminal(error))
        isInteractive = showsTyping && isSeen
        isWindow = isInteractive && !isDumb
        if editing, isWindow { editor = LineEditor() }
    }

    package func showsColor(on stream: ConsoleStream) -> Bool {
        stream == .page ? colors.pages : colors.refusals
    }

    package var width: Int {
        fixedWidth ?? size(ofTerminal: output).width ?? 80
    }

    package var height: Int? { isWindow ? size(ofTerminal: output).height : nil }

    package var hasAnswer: Bool { isStandard ? Self.unread.withLock(\.hasLine) : reader.hasLine }

    /// Whether lines of standard input are read here, as they may be by several consoles in turn.
    var isStandard = false

    /// Bytes of standard input that none of its consoles has handed out.
    private static let unread = Mutex(LineReader())

    private func exchangeUnread() {
        if isStandard { Self.unread.withLock { swap(&$0, &reader) } }
    }

    package func read() throws(ConsoleError) -> ConsoleInput {
        // Without anything else to wait for, an answer comes.
        try answer(beside: nil) ?? .end
    }

    package func read(
        until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32?
    ) throws(ConsoleError) -> ConsoleInput? {
        try answer(beside: showsTyping ? WaitLimit(deadline: deadline, descriptor: descriptor) : nil)
    }

    private func answer(beside limit: WaitLimit?) throws(ConsoleError) -> ConsoleInput? {
        if takeInterrupt() { return interrupt }
        exchangeUnread()
        defer { exchangeUnread() }
        while true {
            switch reader.next() {
            case .line(let line): return .line(line)
            case .end: return showsTyping ? .leave(isInterrupt: false) : .end
            case .tooLong: throw .lineTooLong(limit: LineReader.limit)
            case .notText: throw .lineNotText
            case nil: break
            }
            do throws(EndOfBytes) {
                reader.add(try moreBytes(beside: limit))
            } catch {
                switch error {
                case .limit: return nil
                case .anew: return .anew
                case .line(let text): return .line(text)
                case .cut(let limit): throw .lineTooLong(limit: limit)
                case .interrupt: return interrupt
                case .failure(let error): throw .failed("Reading the input", code: error.code)
                }
            }
        }
    }

    private var interrupt: ConsoleInput { showsTyping ? .leave(isInterrupt: true) : .interrupt }

    /// Hears that the process goes on after it had stopped: the prompt is to stand again then, even where it stopped
    /// before it read.
    private func beginWaiting() {
        if showsTyping, hearsInterrupts, mode == nil { begin(.shown) }
    }

    private func begin(_ typing: TerminalSettings.Typing) {
        mode = TerminalMode(typing, on: input, output: output, isProcessTerminal: hearsInterrupts)
    }

    private var isEditing: Bool { mode?.typing == .keys }

    /// Hears what may be typed at the prompt that is written next. Keys come from then to the session's end, so that
    /// nothing is shown of what is typed between two prompts; where the terminal edits the line, a secret is hidden.
    package func ask(for line: ExpectedLine, after outcome: AnswerOutcome) {
        if !isEditing {
            mode = nil
            if editor != nil { begin(.keys) } else if line.isSecret { begin(.hidden) }
        }
        editor?.begin(line, after: outcome)
    }

    package func endAsking() {
        // What stands half typed would look like an answer.
        clearLine()
        editor?.forget()
        mode = nil
    }

    package func forgetPage() { editor?.forgetPage() }

    package func keepHistory(in path: String) { editor?.history = LineHistory(in: path) }

    package func edit(_ text: String) throws(Refusal) -> String {
        guard showsTyping, hearsInterrupts, isTerminal(output) else { throw Refusal(.noEditorHere) }
        let isEditing = isEditing
        mode = nil
        defer { if isEditing { begin(.keys) } }
        return try ExternalEditor().edit(text, on: input)
    }

    package func write(_ text: [UInt8], to stream: ConsoleStream) throws(ConsoleError) {
        if let trouble = text.withUnsafeBytes({ writeAll($0, to: stream) }) { throw trouble }
    }

    package func write(_ text: borrowing TextBuilder, to stream: ConsoleStream) throws(ConsoleError) {
        if let trouble = text.withBytes({ writeAll($0, to: stream) }) { throw trouble }
    }

    /// Writes all of the text, or says why it can't be written.
    private func writeAll(_ text: UnsafeRawBufferPointer, to stream: ConsoleStream) -> ConsoleError? {
        if showsTyping { willWrite(text, to: stream) }
        return writeRest(of: text, to: stream)
    }

    /// What comes while a line is typed is written above it; the line is drawn again behind the prompt that follows.
    private func willWrite(_ text: UnsafeRawBufferPointer, to stream: ConsoleStream) {
        clearLine()
        guard stream == .page else { return }
        // The process went on before the prompt was there.
        if mode != nil { _ = TerminalRestorer.continuation.take() }
        let start = text.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        prompt = Array(text[start...])
        beginWaiting()
        editor?.begin(behind: String(decoding: prompt, as: UTF8.self), width: width)
    }

    private func clearLine() {
        if isEditing, let bytes = editor?.clear(width: width), !bytes.isEmpty { writeKeys(bytes) }
    }

    /// Writes what the editor draws. What can't be written is reported by the session's next page.
    private func writeKeys(_ bytes: [UInt8]) {
        _ = bytes.withUnsafeBytes { writeRest(of: $0, to: .page) }
    }

    private func writeRest(of text: UnsafeRawBufferPointer, to stream: ConsoleStream) -> ConsoleError? {
        do {
            let descriptor = stream == .page ? output : trouble
            try writeBytes(text, to: descriptor, until: isTerminal(descriptor) ? nil : interruptDescriptor)
            return nil
        } catch {
            if error == .readerGone { return .readerGone }
            if error == .interrupted { return .interrupted }
            return .failed(
                stream == .page ? "Writing the output" : "Writing to standard error", code: error.code)
        }
    }

    package func takeInterrupt() -> Bool {
        guard hearsInterrupts, Interrupts.pipe.take() else { return false }
        if isEditing, editor?.interrupt() == true { return false }
        // As the terminal does where it edits the line.
        if isEditing { writeKeys(Array("^C".utf8)) }
        return true
    }

    package var interruptDescriptor: Int32? { hearsInterrupts ? Interrupts.pipe.descriptor : nil }

    /// What ends the wait for bytes, beside them.
    private struct WaitLimit {
        let deadline: ContinuousClock.Instant?
        let descriptor: Int32?

        /// The milliseconds that are left; `nil` without a deadline.
        var milliseconds: Int32? { deadline.map { Usher.milliseconds(from: .now, to: $0) } }
    }

    /// Why no more bytes came.
    private enum EndOfBytes: Error {
        case limit
        case anew
        /// A line was edited here.
        case line(String)
        case interrupt
        case cut(limit: Int)
        case failure(SystemError)
    }

    /// A terminal that edits a line itself cuts it behind so many bytes without a word.
    private static let limitOfTerminal = 4_094

    /// Waits for bytes; none are the end.
    private func moreBytes(beside limit: WaitLimit?) throws(EndOfBytes) -> [UInt8] {
        beginWaiting()
        defer { if mode?.typing == .shown { mode = nil } }
        while true {
            if isEditing, let line = try editedLine() { return line }
            let isReady = wait(
                for: [
                    input, interruptDescriptor, limit?.descriptor,
                    mode == nil ? nil : TerminalRestorer.continuation.descriptor,
                ], limit: limit?.milliseconds)
            if takeInterrupt() { throw .interrupt }
            if mode != nil, TerminalRestorer.continuation.take() {
                let prompt = prompt
                editor?.begin(behind: "", width: width)
                _ = prompt.withUnsafeBytes { writeAll($0, to: .page) }
                continue
            }
            guard isReady else { continue }
            guard isReadable(input) else {
                if limit == nil { continue }
                throw .limit
            }
            let arrived: [UInt8]?
            do throws(SystemError) {
                arrived = try readBytes(from: input, limit: LineReader.limit)
            } catch {
                throw .failure(error)
            }
            guard let bytes = arrived else { continue }
            if isEditing, !bytes.isEmpty {
                editor?.add(bytes)
                continue
            }
            if showsTyping, bytes.count > Self.limitOfTerminal + 1 { throw .cut(limit: Self.limitOfTerminal) }
            return bytes
        }
    }

    /// Reads keys up to the end of a line, which it throws.
    ///
    /// - Returns: No bytes at the end of the input; `nil` while a line is typed.
    private func editedLine() throws(EndOfBytes) -> [UInt8]? {
        let outcome = editor?.next(width: width)
        if let bytes = editor?.takeOutput(), !bytes.isEmpty { writeKeys(bytes) }
        switch outcome {
        case .line(let text):
            if text.utf8.count > LineReader.limit,
                text.utf8.split(separator: .newline).contains(where: { $0.count > LineReader.limit })
            {
                throw .cut(limit: LineReader.limit)
            }
            throw .line(text)
        case .end: return []
        case .anew: throw .anew
        case nil: return nil
        }
    }
}
