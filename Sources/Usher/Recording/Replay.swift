/// Runs a session as it was recorded, and compares what it does with what it did.
///
/// ```swift
/// let replay = Replay(recording)
/// _ = Session.run(on: .standard, replaying: replay) { AppCoordinator(seed: seed, navigator: $0) }
/// if let difference = replay.difference { print(difference) }
/// ```
///
/// At the first difference, and where the recording ends, so does the input. What was withheld is asked for on the
/// console that the pages are shown on.
public final class Replay {
    private let recording: Recording
    /// The console that pages are written to, and withheld answers are asked on.
    private var console: (any Console)?
    private var position = 0
    private var looks = 0
    /// Whether the answer at hand was typed on the console.
    private var isTyped = false
    private var passedOver = Duration.zero
    /// The window that pages were seen in.
    private var window: (width: Int, height: Int)?
    /// The longest wait for a message that came when it was recorded, in milliseconds.
    private static let patience: Int32 = 10_000
    private let wakePipe = WakePipe()
    package private(set) var found: Difference?

    /// The first difference from the recording: its line, what was recorded there, and what there is now.
    public var difference: String? { found?.description }

    /// Whether the person pressed Ctrl-C, which ends the replay.
    package private(set) var isInterrupted = false

    /// The line that the recording ends on without the session's end, once that is reached: it was cut off, or the
    /// program was.
    package var endOfRecording: Int? {
        guard console != nil, found == nil, next == nil, !isInterrupted else { return nil }
        if case .status = recording.entries.last?.event { return nil }
        return recording.entries.last?.line ?? 1
    }

    /// Makes a replay of one session.
    public init(_ recording: Recording) {
        self.recording = recording
        wakePipe.wake()
    }

    package func begin(on console: some Console) {
        self.console = console
        (position, looks, isTyped, passedOver) = (0, 0, false, .zero)
        (found, isInterrupted, window) = (nil, false, nil)
        takeWindow()
    }

    var hasAnswer: Bool {
        guard found == nil, let event = next?.event else { return false }
        return event == .withheld ? console?.hasAnswer == true : event.isAnswer
    }

    /// The next answer, or nothing where a timer or a message came instead.
    package func read(
        until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32?
    ) throws(ConsoleError) -> ConsoleInput? {
        // At the end of the recording the input ends too.
        hasEvent(until: deadline, orReadable: descriptor) ? nil : try nextAnswer() ?? .end
    }

    /// A difference from the recording.
    package struct Difference {
        /// The line of the recording, counted from 1.
        package let line: Int

        let recorded: Recording.Event

        /// The event now; `nil` for a prompt.
        let event: Recording.Event?

        var description: String {
            "line \(line): \(recorded.phrase) was recorded, and now there is \(event?.phrase ?? "a prompt")."
        }
    }

    /// The next answer that was recorded; none at the end of the recording, and where something else was recorded.
    package func nextAnswer() throws(ConsoleError) -> ConsoleInput? {
        if isInterrupted || console?.takeInterrupt() == true { return interrupt() }
        guard found == nil, let entry = next else { return nil }
        isTyped = entry.event == .withheld
        if case .interruptOfWork = entry.event { return differ(from: entry) }
        guard entry.event.isAnswer else { return differ(from: entry) }
        advance()
        switch entry.event {
        case .answer(let line): return .line(line)
        case .withheld:
            var answer = ConsoleInput.anew
            while answer == .anew { answer = try console?.read() ?? .end }
            return answer == .interrupt || answer == .leave(isInterrupt: true) ? interrupt() : answer
        case .overlong: throw .lineTooLong(limit: LineReader.limit)
        case .garbled: throw .lineNotText
        case .interrupt: return .interrupt
        case .leave(let isInterrupt): return .leave(isInterrupt: isInterrupt)
        default: return .end
        }
    }

    /// Whether a timer or a message came here; then it has come again.
    package func hasEvent(until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32?) -> Bool {
        guard found == nil, !isInterrupted, let entry = next else { return false }
        switch (entry.event, deadline) {
        case (.timer, let deadline?): passedOver += max(now.duration(to: deadline), .zero)
        case (.message, _):
            // Who sends it has its own time, but not all of it.
            while !wait(for: [descriptor, console?.interruptDescriptor], limit: Self.patience) {}
            guard descriptor.map(isReadable) == true else { return false }
        default: return false
        }
        advance()
        return true
    }

    private func differ(from entry: Recording.Entry) -> ConsoleInput? {
        found = Difference(line: entry.line, recorded: entry.event, event: nil)
        return nil
    }

    private func interrupt() -> ConsoleInput {
        isInterrupted = true
        return .interrupt
    }

    private var next: Recording.Entry? {
        position < recording.entries.count ? recording.entries[position] : nil
    }

    private func advance() {
        position += 1
        looks = 0
        takeWindow()
    }

    private func takeWindow() {
        guard case .window(let width, let height) = next?.event else { return }
        window = (width, height)
        advance()
    }

    private func compare(_ event: Recording.Event) {
        guard found == nil, !isInterrupted, let entry = next else { return }
        if entry.event == event {
            advance()
        } else {
            found = Difference(line: entry.line, recorded: entry.event, event: event)
        }
    }
}

extension Replay: Host {
    package var width: Int { window?.width ?? console?.width ?? 80 }
    package var height: Int? { window?.height }
    /// Only what was withheld is typed.
    package var showsTyping: Bool { isTyped && console?.showsTyping == true }

    /// The time of the console, and what was passed over of it: a timer needn't be waited for.
    package var now: ContinuousClock.Instant { (console?.now ?? .now).advanced(by: passedOver) }

    package func showsColor(on stream: ConsoleStream) -> Bool { console?.showsColor(on: stream) == true }

    package func edit(_ text: String) throws(Refusal) -> String {
        guard found == nil, case .edited(let edited) = next?.event else { throw Refusal(.noEditorHere) }
        advance()
        return edited
    }

    package func write(_ text: [UInt8], to stream: ConsoleStream) throws(ConsoleError) {
        try console?.write(text, to: stream)
    }

    /// Whether Ctrl-C comes at this look, as it was recorded, or now.
    package func takeInterrupt() -> Bool {
        looks += 1
        if case .interruptOfWork(looks) = next?.event {
            advance()
            return true
        }
        if console?.takeInterrupt() == true { isInterrupted = true }
        return isInterrupted
    }

    /// Becomes readable at Ctrl-C, the recorded one included.
    package var interruptDescriptor: Int32? {
        if case .interruptOfWork = next?.event { wakePipe.descriptor } else { console?.interruptDescriptor }
    }

    package func endAsking() { console?.endAsking() }
}

extension Replay: SessionWitness {
    func didHear(_ event: Recording.Event) {}

    func willTake(_ line: String, isSecret: Bool) {}

    func didShow(_ page: borrowing Page) { compare(.page(page)) }

    func didMove(_ move: Move) {
        if let event = Recording.Event(move) { compare(event) }
    }

    func didEnd(with status: ExitStatus) { compare(.status(status.rawValue)) }
}

extension Recording.Event {
    /// A phrase for the event, in a sentence.
    fileprivate var phrase: String {
        switch self {
        case .window: "a window"
        case .answer(let line): "the answer “\(line)”"
        case .withheld: "an answer that was withheld"
        case .overlong: "an answer that was too long"
        case .garbled: "an answer that was no text"
        case .edited: "a text from an editor"
        case .timer: "a timer"
        case .message: "a message"
        case .interrupt, .interruptOfWork, .leave(isInterrupt: true): "Ctrl-C"
        case .leave(isInterrupt: false): "Ctrl-D"
        case .end: "the end of the input"
        case .move(let move): "the move “\(move)”"
        case .page(let title): "the page “\(title)”"
        case .status(let status): "the end with status \(status)"
        }
    }
}
