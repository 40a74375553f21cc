#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import Synchronization

/// What a terminal does with what is typed, for as long as this lives.
struct TerminalMode: ~Copyable {
    enum Typing {
        /// It lets lines be edited, and shows them.
        case shown
        /// It lets lines be edited, and shows nothing.
        case hidden
        /// It hands over keys: the program edits lines itself.
        case keys
    }

    let typing: Typing
    private let state: ProcessTerminal.State
    private let isProcessTerminal: Bool

    /// Begins it; nothing where the terminal's settings can't be changed.
    ///
    /// - Parameters:
    ///   - output: Where the terminal is told that pastes are to be marked.
    ///   - isProcessTerminal: Whether signals to the process have to find the terminal as it was.
    init?(_ typing: Typing, on descriptor: Int32, output: Int32, isProcessTerminal: Bool) {
        var before = termios()
        guard tcgetattr(descriptor, &before) == 0 else { return nil }
        var during = before
        if typing != .shown { during.c_lflag &= ~tcflag_t(ECHO) }
        // The line break alone is seen, so that what follows has a line of its own.
        if typing == .hidden { during.c_lflag |= tcflag_t(ECHONL) }
        if typing == .keys { during.c_lflag &= ~tcflag_t(ICANON | IEXTEN | ECHONL) }
        self.typing = typing
        state = ProcessTerminal.State(
            descriptor: descriptor, output: output, typing: typing, before: before, during: during)
        self.isProcessTerminal = isProcessTerminal && ProcessTerminal.begin(state)
        if !self.isProcessTerminal { state.set(isBefore: false) }
    }

    deinit {
        if isProcessTerminal { ProcessTerminal.end() } else { state.set(isBefore: true) }
    }
}

/// The terminal of the process while its mode is another one, for the handlers of signals: its settings are put back
/// before the process ends or stops, and the mode is there again where it goes on.
enum ProcessTerminal {
    fileprivate struct State {
        let descriptor: Int32
        let output: Int32
        let typing: TerminalMode.Typing
        let before: termios
        let during: termios

        /// Makes the settings what they were, or what they are to be. A handler of a signal may call it.
        func set(isBefore: Bool) {
            // In the background that would stop the process.
            guard typing != .shown else { return }
            var settings = isBefore ? before : during
            _ = tcsetattr(descriptor, TCSANOW, &settings)
            guard typing == .keys else { return }
            let marks: StaticString = isBefore ? "\u{1B}[?2004l" : "\u{1B}[?2004h"
            _ = write(output, marks.utf8Start, marks.utf8CodeUnitCount)
        }
    }

    /// What may end or stop a process, and what lets it go on. Ctrl-C has a handler of its own, which lets the session end.
    private static let signals = [
        SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGABRT, SIGILL, SIGTRAP, SIGTSTP, SIGCONT,
    ]
    private static let isChanged = Atomic<Bool>(false)
    /// Rings when the process goes on after it had stopped.
    private static let continuation = Bell()
    // Addresses, which any thread may hold. What lies there changes while nothing is changed, and is never freed.
    private static let state = UInt(bitPattern: UnsafeMutablePointer<State>.allocate(capacity: 1))
    private static let actions = UInt(
        bitPattern: UnsafeMutablePointer<sigaction>.allocate(capacity: signals.count))
    /// A program may end in the middle of an answer.
    private static let atExit: Void = { _ = atexit { ProcessTerminal.restore() } }()

    /// Begins a mode; false within another one, where signals put back what was before that.
    fileprivate static func begin(_ changed: State) -> Bool {
        guard !isChanged.load(ordering: .sequentiallyConsistent) else { return false }
        _ = atExit
        UnsafeMutablePointer<State>(bitPattern: state)?.initialize(to: changed)
        for (index, number) in signals.enumerated() {
            guard let action = action(index) else { continue }
            action.initialize(to: sigaction())
            _ = sigaction(number, nil, action)
            let previous = signal(number) { ProcessTerminal.pass($0) }
            // What the process was started to ignore, as by nohup, it goes on ignoring.
            if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                signal(number, SIG_IGN)
            }
        }
        _ = continuation.take()
        isChanged.store(true, ordering: .sequentiallyConsistent)
        set(isBefore: false)
        return true
    }

    /// Becomes readable when the process goes on after it had stopped: the prompt is far above then.
    static var continuationDescriptor: Int32 { continuation.descriptor }

    /// Whether the process went on since this was asked last.
    static func takeContinuation() -> Bool { continuation.take() }

    fileprivate static func end() {
        restore()
        isChanged.store(false, ordering: .sequentiallyConsistent)
        for (index, number) in signals.enumerated() { _ = sigaction(number, action(index), nil) }
    }

    /// Puts the terminal back as it was. A handler of a signal may call it.
    static func restore() { set(isBefore: true) }

    private static func set(isBefore: Bool) {
        guard isChanged.load(ordering: .sequentiallyConsistent) else { return }
        UnsafeMutablePointer<State>(bitPattern: state)?.pointee.set(isBefore: isBefore)
    }

    /// Does what a signal would do without this: the process ends or stops here, or goes on.
    private static func pass(_ number: Int32) {
        let code = errno
        if number != SIGCONT { restore() }
        if let index = signals.firstIndex(of: number), let previous = action(index) {
            var own = sigaction()
            _ = sigaction(number, previous, &own)
            var (passed, blocked) = (sigset_t(), sigset_t())
            sigemptyset(&passed)
            sigaddset(&passed, number)
            pthread_sigmask(SIG_UNBLOCK, &passed, &blocked)
            raise(number)
            pthread_sigmask(SIG_SETMASK, &blocked, nil)
            _ = sigaction(number, &own, nil)
        }
        set(isBefore: false)
        if number == SIGCONT { continuation.ring() }
        errno = code
    }

    private static func action(_ index: Int) -> UnsafeMutablePointer<sigaction>? {
        UnsafeMutablePointer<sigaction>(bitPattern: actions)?.advanced(by: index)
    }
}
