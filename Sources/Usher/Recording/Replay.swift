import Platform

/// A replay of a recorded session, which finds the first difference.
///
/// ```swift
/// let replay = Replay(recording)
/// _ = Session.run(on: .standard, replaying: replay) { AppCoordinator(seed: seed, navigator: $0) }
/// if let difference = replay.difference { print(difference) }
/// ```
///
/// The input ends at the first difference or at the end of the recording. Answers that the
/// recording withholds are read from the session's console.
public final class Replay {
    private let recording: Recording
    private var console: (any Console)?
    /// The recorded lines that haven't been replayed yet.
    private var rest: ArraySlice<Recording.Entry> = []
    private var interruptChecks = 0
    /// Whether the recording withholds the current answer, so that it's read from the console.
    private var isTyped = false
    /// The total time of the timers that the replay skipped instead of waiting for them.
    private var passedOver = Duration.zero
    private var window: (width: Int, height: Int)?
    /// The longest wait for a recorded message to arrive, in milliseconds.
    private static let patience: Int32 = 10_000
    private let wakePipe = WakePipe()

    /// The first difference: the line number, what was recorded and what happened instead.
    public private(set) var difference: String?

    /// Whether the user pressed Ctrl-C, which ends the replay.
    package private(set) var isInterrupted = false

    /// The last line's number, if the recording was replayed to its end but is incomplete.
    package var endOfRecording: Int? {
        guard console != nil, difference == nil, next == nil, !isInterrupted else { return nil }
        let last = recording.entries.last
        return last?.event.kind == .status ? nil : last?.line ?? 1
    }

    /// Makes a replay of one session.
    public init(_ recording: Recording) {
        self.recording = recording
        wakePipe.wake()
    }

    package func begin(on console: some Console) {
        self.console = console
        (rest, interruptChecks, isTyped, passedOver) = (recording.entries[...], 0, false, .zero)
        (difference, isInterrupted, window) = (nil, false, nil)
        takeWindow()
    }

    package var hasAnswer: Bool {
        guard difference == nil, let event = next?.event else { return false }
        return event.kind == .withheld ? console?.hasAnswer == true : event.isAnswer
    }

    package func read(
        until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32?
    ) throws(ConsoleError) -> ConsoleInput? {
        hasEvent(until: deadline, orReadable: descriptor) ? nil : try nextAnswer() ?? .end
    }

    /// Returns the next recorded answer; `nil` at the end of the recording or at a difference.
    package func nextAnswer() throws(ConsoleError) -> ConsoleInput? {
        if isInterrupted || console?.takeInterrupt() == true { return interrupt() }
        guard difference == nil, let entry = next else { return nil }
        let event = entry.event
        isTyped = event.kind == .withheld
        guard event.isAnswer, event.check == nil else {
            differ(from: entry, in: "a prompt")
            return nil
        }
        advance()
        switch event.kind {
        case .answer: return .line(event.text)
        case .withheld:
            var answer = ConsoleInput.redraw
            while answer == .redraw { answer = try console?.read() ?? .end }
            return answer == .interrupt || answer == .leave(isInterrupt: true) ? interrupt() : answer
        case .overlong: throw .lineTooLong(limit: LineReader.limit)
        case .garbled: throw .lineNotText
        case .interrupt: return .interrupt
        case .leave: return .leave(isInterrupt: !event.text.isEmpty)
        default: return .end
        }
    }

    /// Returns whether a timer or message is next, and moves past it. The caller delivers it.
    package func hasEvent(until deadline: ContinuousClock.Instant?, orReadable descriptor: Int32?) -> Bool {
        guard difference == nil, !isInterrupted, let entry = next else { return false }
        switch (entry.event.kind, deadline) {
        case (.timer, let deadline?): passedOver += max(now.duration(to: deadline), .zero)
        case (.message, _):
            while readiness(of: [descriptor, console?.interruptDescriptor], within: Self.patience) == nil {}
            guard descriptor.map(isReadable) == true else { return false }
        default: return false
        }
        advance()
        return true
    }

    private func differ(from entry: Recording.Entry, in now: String) {
        difference = "line \(entry.line): “\(entry.event)” was recorded, and now there is \(now)."
    }

    private func interrupt() -> ConsoleInput {
        isInterrupted = true
        return .interrupt
    }

    private var next: Recording.Entry? { rest.first }

    private func advance() {
        rest = rest.dropFirst()
        interruptChecks = 0
        takeWindow()
    }

    private func takeWindow() {
        guard let window = next?.event.window else { return }
        self.window = window
        advance()
    }
}

extension Replay: Console {
    package var width: Int { window?.width ?? console?.width ?? 80 }
    package var height: Int? { window?.height }
    package var showsTyping: Bool { isTyped && console?.showsTyping == true }
    package var now: ContinuousClock.Instant { (console?.now ?? .now).advanced(by: passedOver) }
    package func showsColor(on stream: ConsoleStream) -> Bool { console?.showsColor(on: stream) == true }

    package func edit(_ text: String) throws(Refusal) -> String {
        guard difference == nil, let event = next?.event, event.kind == .edited else {
            throw Refusal(.noEditorHere)
        }
        advance()
        return event.text
    }

    package func write(_ text: [UInt8], to stream: ConsoleStream) throws(ConsoleError) {
        try console?.write(text, to: stream)
    }

    /// Counts the calls to find the one at which Ctrl-C was recorded.
    package func takeInterrupt() -> Bool {
        interruptChecks += 1
        if next?.event.check == interruptChecks {
            advance()
            return true
        }
        if console?.takeInterrupt() == true { isInterrupted = true }
        return isInterrupted
    }

    /// A descriptor that's readable after Ctrl-C, whether pressed or recorded.
    package var interruptDescriptor: Int32? {
        next?.event.check == nil ? console?.interruptDescriptor : wakePipe.descriptor
    }

    package func endAsking() { console?.endAsking() }
    package func forgetPage() { console?.forgetPage() }

    func witness(_ event: Recording.Event) {
        guard [.move, .page, .status].contains(event.kind), difference == nil, !isInterrupted,
            let entry = next
        else { return }
        if entry.event == event { advance() } else { differ(from: entry, in: "“\(event)”") }
    }
}
