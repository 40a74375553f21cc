#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import Synchronization

/// A terminal that doesn't show what is typed, for as long as this lives.
struct HiddenTyping: ~Copyable {
    private let descriptor: Int32
    private let shown: termios
    private let isProcessTerminal: Bool

    /// Hides what is typed; nothing where the terminal's settings can't be changed.
    ///
    /// - Parameter isProcessTerminal: Whether signals to the process have to find the terminal as it was.
    init?(on descriptor: Int32, isProcessTerminal: Bool) {
        var shown = termios()
        guard tcgetattr(descriptor, &shown) == 0 else { return nil }
        var hidden = shown
        hidden.c_lflag &= ~tcflag_t(ECHO)
        // The line break alone is seen, so that what follows has a line of its own.
        hidden.c_lflag |= tcflag_t(ECHONL)
        (self.descriptor, self.shown, self.isProcessTerminal) = (descriptor, shown, isProcessTerminal)
        if isProcessTerminal {
            ProcessTerminal.begin(on: descriptor, shown: shown, hidden: hidden)
        } else {
            _ = tcsetattr(descriptor, TCSANOW, &hidden)
        }
    }

    deinit {
        if isProcessTerminal {
            ProcessTerminal.end()
        } else {
            var shown = shown
            _ = tcsetattr(descriptor, TCSANOW, &shown)
        }
    }
}

/// The terminal of the process while it hides what is typed, for the handlers of signals: its settings are put back
/// before the process ends or stops, and typing is hidden again where it goes on.
enum ProcessTerminal {
    private struct State {
        let descriptor: Int32
        var shown: termios
        var hidden: termios
    }

    /// What may end or stop a process, and what lets it go on. Ctrl-C has a handler of its own, which lets the session end.
    private static let signals = [SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]
    private static let isHiding = Atomic<Bool>(false)
    /// Rings when the process goes on after it had stopped.
    private static let continuation = Bell()
    // Addresses, which any thread may hold. What lies there changes while nothing hides, and is never freed.
    private static let state = UInt(bitPattern: UnsafeMutablePointer<State>.allocate(capacity: 1))
    private static let actions = UInt(
        bitPattern: UnsafeMutablePointer<sigaction>.allocate(capacity: signals.count))

    fileprivate static func begin(on descriptor: Int32, shown: termios, hidden: termios) {
        UnsafeMutablePointer<State>(bitPattern: state)?
            .initialize(to: State(descriptor: descriptor, shown: shown, hidden: hidden))
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
        isHiding.store(true, ordering: .sequentiallyConsistent)
        set(hidden: true)
    }

    /// Becomes readable when the process goes on after it had stopped: the prompt is far above then.
    static var continuationDescriptor: Int32 { continuation.descriptor }

    /// Whether the process went on since this was asked last.
    static func takeContinuation() -> Bool { continuation.take() }

    fileprivate static func end() {
        show()
        isHiding.store(false, ordering: .sequentiallyConsistent)
        for (index, number) in signals.enumerated() { _ = sigaction(number, action(index), nil) }
    }

    /// Puts the terminal back as it was. A handler of a signal may call it.
    static func show() { set(hidden: false) }

    private static func set(hidden isHidden: Bool) {
        guard isHiding.load(ordering: .sequentiallyConsistent),
            let state = UnsafeMutablePointer<State>(bitPattern: state)
        else { return }
        let descriptor = state.pointee.descriptor
        if isHidden {
            _ = tcsetattr(descriptor, TCSANOW, &state.pointee.hidden)
        } else {
            _ = tcsetattr(descriptor, TCSANOW, &state.pointee.shown)
        }
    }

    /// Does what a signal would do without this: the process ends or stops here, or goes on.
    private static func pass(_ number: Int32) {
        let code = errno
        if number != SIGCONT { show() }
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
        set(hidden: true)
        if number == SIGCONT { continuation.ring() }
        errno = code
    }

    private static func action(_ index: Int) -> UnsafeMutablePointer<sigaction>? {
        UnsafeMutablePointer<sigaction>(bitPattern: actions)?.advanced(by: index)
    }
}
