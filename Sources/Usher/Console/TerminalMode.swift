import Platform
import Synchronization

/// An input mode of a terminal, which lasts as long as this value.
struct TerminalMode: ~Copyable {
    let typing: TerminalSettings.InputMode
    private let state: TerminalRestorer.State
    private let isProcessTerminal: Bool

    /// Fails if the descriptor isn't a terminal. Signals restore only the process's own terminal.
    init?(_ typing: TerminalSettings.InputMode, on descriptor: Int32, output: Int32, isProcessTerminal: Bool)
    {
        guard let before = TerminalSettings(of: descriptor) else { return nil }
        self.typing = typing
        state = TerminalRestorer.State(
            descriptor: descriptor, output: output, typing: typing, before: before,
            during: before.with(typing))
        self.isProcessTerminal = isProcessTerminal && TerminalRestorer.begin(state)
        if !self.isProcessTerminal { state.set(isBefore: false) }
    }

    deinit { if isProcessTerminal { TerminalRestorer.end() } else { state.set(isBefore: true) } }
}

/// Restores the terminal's settings before the process stops or ends.
enum TerminalRestorer {
    fileprivate struct State {
        let descriptor: Int32
        let output: Int32
        let typing: TerminalSettings.InputMode
        let before: TerminalSettings
        let during: TerminalSettings

        /// Safe to call in signal handlers.
        func set(isBefore: Bool) {
            // This mode changes nothing. Setting it anyway would stop a process in the background.
            guard typing != .shown else { return }
            (isBefore ? before : during).set(of: descriptor)
            guard typing == .keys else { return }
            // If Ctrl-S has paused the output, writing would block forever.
            if isBefore { resumeOutput(to: descriptor) }
            let marks: StaticString = isBefore ? "\u{1B}[?2004l" : "\u{1B}[?2004h"
            writeAtOnce(marks, to: output)
        }
    }

    private static let signals = Signal.processControl
    private static let isChanged = Atomic<Bool>(false)
    /// Ends the wait for input when a stopped process continues, to write the prompt again.
    static let continuation = WakePipe()
    // Addresses, since pointers aren't Sendable. Written only while `isChanged` is false.
    private static let state = UInt(bitPattern: UnsafeMutablePointer<State>.allocate(capacity: 1))
    private static let actions = UInt(
        bitPattern: UnsafeMutablePointer<SignalAction>.allocate(capacity: signals.count))
    private static let atExit: Void = atEnd { TerminalRestorer.restore() }

    /// Changes the settings and has signals restore them. Returns false if they're already changed.
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

    static func restore() { set(isBefore: true) }

    private static func set(isBefore: Bool) {
        guard isChanged.load(ordering: .sequentiallyConsistent) else { return }
        UnsafeMutablePointer<State>(bitPattern: state)?.pointee.set(isBefore: isBefore)
    }

    /// Lets the signal do what it would do without this handler, such as stop the process.
    private static func pass(_ number: Int32) {
        Signal.keepingError {
            if number != Signal.resume { restore() }
            if let index = signals.firstIndex(of: number), let previous = action(index)?.pointee {
                let own = SignalAction(of: number)
                previous.set(of: number)
                Signal.pass(number)
                own.set(of: number)
            }
            set(isBefore: false)
            if number == Signal.resume { continuation.wake() }
        }
    }

    private static func action(_ index: Int) -> UnsafeMutablePointer<SignalAction>? {
        UnsafeMutablePointer<SignalAction>(bitPattern: actions)?.advanced(by: index)
    }
}
