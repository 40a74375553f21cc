import Synchronization

/// What a terminal does with what is typed, for as long as this lives.
struct TerminalMode: ~Copyable {
    let typing: TerminalSettings.Typing
    private let state: TerminalRestorer.State
    private let isProcessTerminal: Bool

    /// Begins it; nothing where the terminal's settings can't be changed.
    ///
    /// - Parameters:
    ///   - output: Where the terminal is told that pastes are to be marked.
    ///   - isProcessTerminal: Whether signals to the process have to find the terminal as it was.
    init?(_ typing: TerminalSettings.Typing, on descriptor: Int32, output: Int32, isProcessTerminal: Bool) {
        guard let before = TerminalSettings(of: descriptor) else { return nil }
        self.typing = typing
        state = TerminalRestorer.State(
            descriptor: descriptor, output: output, typing: typing, before: before,
            during: before.with(typing))
        self.isProcessTerminal = isProcessTerminal && TerminalRestorer.begin(state)
        if !self.isProcessTerminal { state.set(isBefore: false) }
    }

    deinit {
        if isProcessTerminal { TerminalRestorer.end() } else { state.set(isBefore: true) }
    }
}

/// The terminal of the process while its mode is another one, for the handlers of signals: its settings are put back
/// before the process ends or stops, and the mode is there again where it goes on.
enum TerminalRestorer {
    fileprivate struct State {
        let descriptor: Int32
        let output: Int32
        let typing: TerminalSettings.Typing
        let before: TerminalSettings
        let during: TerminalSettings

        /// Makes the settings what they were, or what they are to be. A handler of a signal may call it.
        func set(isBefore: Bool) {
            // In the background that would stop the process.
            guard typing != .shown else { return }
            (isBefore ? before : during).set(of: descriptor)
            guard typing == .keys else { return }
            let marks: StaticString = isBefore ? "\u{1B}[?2004l" : "\u{1B}[?2004h"
            writeAtOnce(marks, to: output)
        }
    }

    /// Ctrl-C has a handler of its own, which lets the session end.
    private static let signals = Signal.ofTerminals
    private static let isChanged = Atomic<Bool>(false)
    /// Wakes whoever waits when the process goes on after it had stopped: the prompt is far above then.
    static let continuation = WakePipe()
    // Addresses, which any thread may hold. What lies there changes while nothing is changed, and is never freed.
    private static let state = UInt(bitPattern: UnsafeMutablePointer<State>.allocate(capacity: 1))
    private static let actions = UInt(
        bitPattern: UnsafeMutablePointer<SignalAction>.allocate(capacity: signals.count))
    /// A program may end in the middle of an answer.
    private static let atExit: Void = atEnd { TerminalRestorer.restore() }

    /// Begins a mode; false within another one, where signals put back what was before that.
    fileprivate static func begin(_ changed: State) -> Bool {
        guard !isChanged.load(ordering: .sequentiallyConsistent) else { return false }
        _ = atExit
        UnsafeMutablePointer<State>(bitPattern: state)?.initialize(to: changed)
        for (index, number) in signals.enumerated() {
            action(index)?.initialize(to: SignalAction(of: number))
            Signal.handle(number) { TerminalRestorer.pass($0) }
        }
        _ = continuation.take()
        isChanged.store(true, ordering: .sequentiallyConsistent)
        set(isBefore: false)
        return true
    }

    fileprivate static func end() {
        restore()
        isChanged.store(false, ordering: .sequentiallyConsistent)
        for (index, number) in signals.enumerated() { action(index)?.pointee.set(of: number) }
    }

    /// Puts the terminal back as it was. A handler of a signal may call it.
    static func restore() { set(isBefore: true) }

    private static func set(isBefore: Bool) {
        guard isChanged.load(ordering: .sequentiallyConsistent) else { return }
        UnsafeMutablePointer<State>(bitPattern: state)?.pointee.set(isBefore: isBefore)
    }

    /// Does what a signal would do without this: the process ends or stops here, or goes on.
    private static func pass(_ number: Int32) {
        Signal.keepingError {
            if number != Signal.goOn { restore() }
            if let index = signals.firstIndex(of: number), let previous = action(index)?.pointee {
                let own = SignalAction(of: number)
                previous.set(of: number)
                Signal.pass(number)
                own.set(of: number)
            }
            set(isBefore: false)
            if number == Signal.goOn { continuation.wake() }
        }
    }

    private static func action(_ index: Int) -> UnsafeMutablePointer<SignalAction>? {
        UnsafeMutablePointer<SignalAction>(bitPattern: actions)?.advanced(by: index)
    }
}
