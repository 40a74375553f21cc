import Platform
import Synchronization

/// A console on file descriptors, such as a terminal, a pipe or a socket.
public final class FileConsole: Console {
    private let input: Int32
    private let output: Int32
    private let errorOutput: Int32
    private let fixedWidth: Int?
    /// Whether Ctrl-C is read as an answer, as on the standard console.
    var handlesInterrupts = false
    private var reader = LineReader()
    private var mode: TerminalMode?
    private var editor: LineEditor?
    private var prompt: [UInt8] = []
    package let showsTyping: Bool
    package let showsBars: Bool
    package var takesTextAtOnce: Bool { canWriteAtOnce(to: output) }
    package var holdsPrintedText: Bool { hasUnflushedOutput() }
    package var isReadByOthers: Bool { isStandard && hasReadLines() }

    package let isInteractive: Bool
    private let isWindow: Bool
    private let colors: (pages: Bool, refusals: Bool)

    /// Creates a console on open descriptors, which the caller closes.
    ///
    /// For pipes or sockets, ignore `SIGPIPE`, as ``standard(width:color:editing:)`` does.
    /// Otherwise a reader that goes away ends the process, without ``Session/End/outputGone``.
    ///
    /// - Parameters:
    ///   - input: The descriptor that answers are read from.
    ///   - output: The descriptor that pages are written to.
    ///   - error: The descriptor that refusals are written to.
    ///   - width: The most columns of a line. By default, the terminal's width, or 80.
    ///   - color: Whether terminals may show color, unless `NO_COLOR` or `TERM=dumb` is set.
    ///   - editing: Whether keys edit lines. Both ends must be terminals, and `TERM` not `dumb`.
    public init(
        input: Int32, output: Int32, error: Int32, width: Int? = nil, color: Bool = true,
        editing: Bool = true
    ) {
        (self.input, self.output, errorOutput) = (input, output, error)
        showsTyping = isTerminal(input)
        let isSeen = isTerminal(output)
        // A terminal's width can change, so it isn't stored.
        fixedWidth = width ?? (isSeen ? nil : 80)
        let isDumb = environmentVariable("TERM") ?? "dumb" == "dumb"
        let hasColor = color && !isDumb && environmentVariable("NO_COLOR")?.isEmpty != false
        colors = (hasColor && isSeen, hasColor && isTerminal(error))
        isInteractive = showsTyping && isSeen
        isWindow = isInteractive && !isDumb
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environmentVariable).first { !$0.isEmpty }
        showsBars = isWindow && locale?.lowercased().contains("utf") != false
        if editing, isWindow { editor = LineEditor() }
    }

    package func showsColor(on stream: ConsoleStream) -> Bool {
        stream == .page ? colors.pages : colors.refusals
    }

    package var width: Int { fixedWidth ?? size(ofTerminal: output).width ?? 80 }

    package var height: Int? { isWindow ? size(ofTerminal: output).height : nil }
    package var hasAnswer: Bool { isStandard ? Self.unread.withLock(\.hasLine) : reader.hasLine }
    var isStandard = false

    /// Bytes of standard input that no console has returned yet.
    private static let unread = Mutex(LineReader())

    private func exchangeUnread() { if isStandard { Self.unread.withLock { swap(&$0, &reader) } } }

    package func read(
        until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32?
    ) throws(ConsoleError) -> ConsoleInput? {
        let (deadline, descriptor) = showsTyping ? (deadline, descriptor) : (nil, nil)
        if takeInterrupt() { return interrupt }
        exchangeUnread()
        defer {
            exchangeUnread()
            if mode?.typing == .shown { mode = nil }
        }
        while true {
            if let input = try reader.next() {
                return input == .end && showsTyping ? .leave(isInterrupt: false) : input
            }
            beginWaiting()
            if isEditing, let input = try editedLine() {
                if input != .end { return input }
                reader.add([])
                continue
            }
            let isReady = readiness(
                of: [
                    input, interruptDescriptor, descriptor,
                    mode == nil ? nil : TerminalRestorer.continuation.descriptor,
                ], within: deadline.map { milliseconds(from: .now, to: $0) })
            if takeInterrupt() { return interrupt }
            if mode != nil, TerminalRestorer.continuation.take() {
                editor?.begin(after: "", width: width)
                try? write(prompt, to: .page)
                continue
            }
            guard isReady != nil else { continue }
            guard isReadable(input) else {
                if deadline == nil, descriptor == nil { continue }
                return nil
            }
            let arrived: [UInt8]?
            do throws(SystemError) {
                arrived = try readBytes(from: input, limit: LineReader.limit)
            } catch {
                throw .failed("Reading the input", code: error.code)
            }
            guard let bytes = arrived else { continue }
            if isEditing, !bytes.isEmpty {
                editor?.add(bytes)
            } else if showsTyping, bytes.count > Self.limitOfTerminal + 1 {
                throw .lineTooLong(limit: Self.limitOfTerminal)
            } else {
                reader.add(bytes)
            }
        }
    }

    /// When a terminal edits lines itself, it silently cuts them after this many bytes.
    private static let limitOfTerminal = 4_094

    private var interrupt: ConsoleInput {
        showsTyping && !TerminationSignals.isPending ? .leave(isInterrupt: true) : .interrupt
    }

    /// Installs the handlers that show the prompt again when a stopped process continues.
    private func beginWaiting() { if showsTyping, handlesInterrupts, mode == nil { begin(.shown) } }

    private func begin(_ typing: TerminalSettings.InputMode) {
        mode = TerminalMode(typing, on: input, output: output, isProcessTerminal: handlesInterrupts)
    }

    private var isEditing: Bool { mode?.typing == .keys }

    package func ask(for line: LinePrompt, after outcome: AnswerOutcome) {
        // Read keys until asking ends, so that typing between two prompts isn't echoed.
        if !isEditing {
            mode = nil
            if editor != nil { begin(.keys) } else if line.isSecret { begin(.hidden) }
        }
        editor?.begin(line, after: outcome)
    }

    package func endAsking() {
        // A half-typed line would look like an answer.
        clearLine()
        editor?.forget()
        mode = nil
    }

    package func beginSession() { if handlesInterrupts { TerminationSignals.beginSession() } }
    package func endSession() { if handlesInterrupts { TerminationSignals.endSession() } }
    package func forgetPage() { editor?.forgetPage() }
    package func keepHistory(in path: String) { editor?.history = LineHistory(in: path) }

    package func edit(_ text: String) throws(Refusal) -> String {
        guard showsTyping, handlesInterrupts, isTerminal(output) else { throw Refusal(.noEditorHere) }
        let isEditing = isEditing
        mode = nil
        defer { if isEditing { begin(.keys) } }
        return try ExternalEditor().edit(text, on: input)
    }

    package func write(_ text: [UInt8], to stream: ConsoleStream) throws(ConsoleError) {
        if showsTyping { willWrite(text, to: stream) }
        try writeRest(of: text, to: stream)
    }

    /// Clears the typed line before other output. It's drawn again after the next prompt.
    private func willWrite(_ text: [UInt8], to stream: ConsoleStream) {
        clearLine()
        guard stream == .page else { return }
        // Ignore that the process was continued, since the prompt is written next anyway.
        if mode != nil { _ = TerminalRestorer.continuation.take() }
        let start = text.lastIndex(of: .newline).map { $0 + 1 } ?? 0
        prompt = Array(text[start...])
        beginWaiting()
        editor?.begin(after: String(decoding: prompt, as: UTF8.self), width: width)
    }

    private func clearLine() {
        if isEditing, let bytes = editor?.clear(width: width), !bytes.isEmpty { writeKeys(bytes) }
    }

    /// Errors surface when the session writes its next page.
    private func writeKeys(_ bytes: [UInt8]) { try? writeRest(of: bytes, to: .page) }

    private func writeRest(of text: [UInt8], to stream: ConsoleStream) throws(ConsoleError) {
        do {
            let descriptor = stream == .page ? output : errorOutput
            try writeBytes(text, to: descriptor, until: isTerminal(descriptor) ? nil : interruptDescriptor)
        } catch {
            if error == .readerGone { throw .readerGone }
            if error == .interrupted { throw .interrupted }
            throw .failed(
                stream == .page ? "Writing the output" : "Writing to standard error", code: error.code)
        }
    }

    package func takeInterrupt() -> Bool {
        guard handlesInterrupts, Interrupts.pipe.take() || TerminationSignals.isPending else { return false }
        if TerminationSignals.isPending { return true }
        if isEditing, editor?.interrupt() == true { return false }
        // Show ^C, as a terminal that edits the line itself does.
        if isEditing { writeKeys(Array("^C".utf8)) }
        return true
    }

    package var interruptDescriptor: Int32? { handlesInterrupts ? Interrupts.pipe.descriptor : nil }

    private func editedLine() throws(ConsoleError) -> ConsoleInput? {
        let input = editor?.next(width: width)
        if let bytes = editor?.takeOutput(), !bytes.isEmpty { writeKeys(bytes) }
        if case .line(let text) = input, text.utf8.count > LineReader.limit,
            text.utf8.split(separator: .newline).contains(where: { $0.count > LineReader.limit })
        {
            throw .lineTooLong(limit: LineReader.limit)
        }
        return input
    }
}
