#if canImport(Glibc)
    // Glibc declares `stdin` and `stdout` as mutable, which strict concurrency rejects.
    @preconcurrency import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// Descriptors

/// Reads up to `limit` bytes. Returns an empty array at the end of the input, and nil if no bytes
/// are ready or a signal came.
package func readBytes(from descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8]? {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { bytes, count in
        result = read(descriptor, bytes.baseAddress, limit)
        count = max(0, result)
    }
    if result >= 0 { return bytes }
    let error = SystemError.last
    guard error.isTemporary else { throw error }
    return nil
}

/// Writes all bytes. Throws `interrupted` if `interrupt` becomes readable during a wait.
package func writeBytes(
    _ bytes: [UInt8], to descriptor: Int32, until interrupt: Int32? = nil
) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
        // A pipe that's ready accepts this many bytes without blocking.
        let part = interrupt == nil ? rest : rest.prefix(Int(PIPE_BUF))
        if let interrupt, !canWrite(to: descriptor, until: interrupt) { throw .interrupted }
        let count = part.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 {
            rest = rest.dropFirst(count)
            continue
        }
        let error = SystemError.last
        guard error.isTemporary else { throw error }
        if error.code == EAGAIN { _ = readiness(of: [], output: descriptor) }
    }
}

/// Waits until a descriptor can be written to. Returns false if `interrupt` is readable first.
private func canWrite(to descriptor: Int32, until interrupt: Int32) -> Bool {
    while true {
        if let isReady = readiness(of: [interrupt], output: descriptor) { return isReady[1] || !isReady[0] }
    }
}

/// Waits up to `limit` milliseconds until an input can be read or the output can be written to.
/// Returns whether each is ready, with the output last; nil if a signal came first.
package func readiness(of inputs: [Int32?], output: Int32? = nil, within limit: Int32? = nil) -> [Bool]? {
    var waiting = inputs.map { pollfd(fd: $0 ?? -1, events: Int16(POLLIN), revents: 0) }
    waiting.append(pollfd(fd: output ?? -1, events: Int16(POLLOUT), revents: 0))
    let count = poll(&waiting, nfds_t(waiting.count), limit ?? -1)
    return count < 0 && errno == EINTR ? nil : waiting.map { $0.revents != 0 }
}

/// Whether a write returns at once. A full pipe or a terminal after Ctrl-S would block it.
package func canWriteAtOnce(to descriptor: Int32) -> Bool { pollNow(descriptor, POLLOUT) != 0 }

/// Whether a read returns at once, with bytes or the end of the input. Safe in signal handlers.
package func isReadable(_ descriptor: Int32) -> Bool { pollNow(descriptor, POLLIN) > 0 }

private func pollNow(_ descriptor: Int32, _ events: Int32) -> Int32 {
    var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&waiting, 1, 0)
}

/// Writes a few bytes without retrying. Safe in signal handlers.
package func writeAtOnce(_ text: StaticString, to descriptor: Int32) {
    _ = write(descriptor, text.utf8Start, text.utf8CodeUnitCount)
}

package let standardError = STDERR_FILENO

/// Returns the milliseconds from now until a later moment; 0 if it has passed.
package func milliseconds(from now: ContinuousClock.Instant, to moment: ContinuousClock.Instant) -> Int32 {
    Int32(min(max(now.duration(to: moment) / .milliseconds(1), 0), Double(Int32.max)).rounded(.up))
}

/// Creates a non-blocking pipe that child processes don't inherit. On failure, its ends are -1.
package func makePipe() -> (readEnd: Int32, writeEnd: Int32) {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
    }
    return (ends[0], ends[1])
}

package func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

/// Returns the standard streams. Opens closed ones on /dev/null so that no file gets their numbers.
package func standardStreams() -> (input: Int32, output: Int32, errorOutput: Int32) {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
        _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    return (STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO)
}

package func flushStreams() { fflush(nil) }

/// Whether printed text is still unflushed; true if the C library doesn't say.
package func hasUnflushedOutput() -> Bool {
    #if canImport(Glibc)
        stdout.map { $0.pointee._IO_write_ptr != $0.pointee._IO_write_base } ?? false
    #else
        true
    #endif
}

/// Whether `readLine` has read from standard input; false if the C library doesn't say.
package func hasReadLines() -> Bool {
    #if canImport(Glibc)
        stdin.map { $0.pointee._IO_read_base != nil } ?? false
    #else
        false
    #endif
}

// Terminals

package func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// Opens a non-blocking descriptor of a terminal. Ctrl-C may discard a line after it was reported
/// as readable, and a blocking read would then wait for another line.
package func nonblockingDescriptor(of descriptor: Int32) -> Int32 {
    // The shell shares the existing descriptor and expects it to block.
    guard let path = ttyname(descriptor) else { return descriptor }
    let own = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return own >= 0 ? own : descriptor
}

/// Returns a terminal's columns and lines, nil if unknown.
package func size(ofTerminal descriptor: Int32) -> (width: Int?, height: Int?) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
    return (size.ws_col > 0 ? Int(size.ws_col) : nil, size.ws_row > 0 ? Int(size.ws_row) : nil)
}

package struct TerminalSettings {
    private var settings = termios()

    package init?(of descriptor: Int32) {
        guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    }

    package enum InputMode { case shown, hidden, keys }

    package func with(_ mode: InputMode) -> Self {
        var changed = self
        if mode != .shown { changed.settings.c_lflag &= ~tcflag_t(ECHO) }
        // Echo the line break, so that the next text begins on a new line.
        if mode == .hidden { changed.settings.c_lflag |= tcflag_t(ECHONL) }
        if mode == .keys {
            changed.settings.c_lflag &= ~tcflag_t(ICANON | IEXTEN | ECHONL)
            // Don't turn CR into LF: a pasted CR LF would become two line ends.
            changed.settings.c_iflag &= ~tcflag_t(ICRNL)
        }
        return changed
    }

    /// Applies the settings. Safe in signal handlers.
    package func set(of descriptor: Int32, afterOutput: Bool = false) {
        var settings = settings
        _ = tcsetattr(descriptor, afterOutput ? TCSADRAIN : TCSANOW, &settings)
    }
}

/// Resumes output that Ctrl-S stopped. Safe in signal handlers.
package func resumeOutput(to terminal: Int32) { _ = tcflow(terminal, TCOON) }

// Signals

package enum Signal {
    package static let interrupt = SIGINT
    package static let resume = SIGCONT

    /// Without `SIGINT`, which is handled separately.
    package static let processControl = [
        SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGABRT, SIGILL, SIGTRAP, SIGTSTP, SIGCONT,
    ]
    /// Signals sent when a window is closed or the system shuts down.
    package static let closing = [SIGHUP, SIGTERM]
    /// Signals that end the process when a write fails, instead of letting it handle the error.
    fileprivate static let writeFailures = [SIGPIPE, SIGXFSZ]

    package static func ignoreWriteFailures() { for number in writeFailures { signal(number, SIG_IGN) } }

    /// Lets Ctrl-\ end the process. Otherwise, Swift's runtime would report a crash on a terminal.
    package static let restoresDefaultQuit: Void = handle(SIGQUIT, SIG_DFL)

    /// Installs a handler, unless the process was started with the signal ignored, as by nohup.
    package static func handle(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?) {
        let previous = signal(number, handler)
        if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
            signal(number, SIG_IGN)
        }
    }

    /// Raises a signal from within its own handler, in which it's blocked.
    package static func pass(_ number: Int32) {
        var (passed, blocked) = (sigset_t(), sigset_t())
        sigemptyset(&passed)
        sigaddset(&passed, number)
        pthread_sigmask(SIG_UNBLOCK, &passed, &blocked)
        raise(number)
        pthread_sigmask(SIG_SETMASK, &blocked, nil)
    }

    /// Ends the process as if the signal had no handler.
    package static func end(by number: Int32) {
        signal(number, SIG_DFL)
        pass(number)
    }

    /// Sends `SIGALRM` after some seconds, to end the process if it's still running.
    package static func endProcess(after seconds: UInt32) { _ = alarm(seconds) }

    /// Runs a handler's body without changing `errno` for the interrupted code.
    package static func keepingError(_ body: () -> Void) {
        let code = errno
        body()
        errno = code
    }
}

package struct SignalAction {
    private var action = sigaction()

    package init(of number: Int32) { _ = sigaction(number, nil, &action) }

    package func set(of number: Int32) {
        var action = action
        _ = sigaction(number, &action, nil)
    }
}

// Processes

/// Runs a shell command. Returns its exit status, or 128 plus the signal that ended it.
package func runCommand(_ command: String) -> Int32 {
    // Child processes inherit ignored signals, so stop ignoring them here.
    let ignored = Signal.writeFailures.map { ($0, signal($0, SIG_DFL)) }
    let status = system(command)
    for (number, action) in ignored { signal(number, action) }
    guard status >= 0 else { return errno }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
}

package func atEnd(_ body: @escaping @convention(c) () -> Void) { _ = atexit(body) }

/// Ends the process. With `atOnce`, skips exit handlers, which makes it safe in signal handlers.
package func endProcess(_ status: Int32, atOnce: Bool = false) -> Never {
    atOnce ? _exit(status) : exit(status)
}

package func isMainThread() -> Bool {
    #if canImport(Darwin)
        return pthread_main_np() != 0
    #else
        // Linux names a thread PROCESS/task/THREAD. The main one has the id of the process.
        let parts = (FileSystem.target(ofLink: "/proc/thread-self") ?? "").split(separator: "/")
        return parts.count == 3 && parts[0] == parts[2]
    #endif
}

/// Starts a thread. Returns false if the system can't create one.
package func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    #if canImport(Glibc)
        var thread = pthread_t()
    #else
        var thread: pthread_t?
    #endif
    let start = Unmanaged.passRetained(ThreadStart(body))
    let code = pthread_create(
        &thread, nil,
        { context in
            let context: UnsafeMutableRawPointer? = context
            _ = pthread_detach(pthread_self())
            if let context { Unmanaged<ThreadStart>.fromOpaque(context).takeRetainedValue().body() }
            return nil
        }, start.toOpaque())
    if code != 0 { start.release() }
    return code == 0
}

private final class ThreadStart {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

// Memory

extension UnsafeRawBufferPointer {
    /// Finds a byte with `memchr`, which is faster than a loop.
    package func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        guard let start = baseAddress,
            let found = memchr(start + range.lowerBound, Int32(byte), range.count)
        else { return nil }
        return UnsafeRawPointer(found) - start
    }
}

// Environment

#if canImport(Darwin)
    package let isDarwin = true
#else
    package let isDarwin = false
#endif

package func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

package enum UserFolder {
    package static var home: String? { variable("HOME") }

    package static var catalog: String? {
        let folder = isDarwin ? nil : variable("XDG_DATA_HOME")
        return (folder ?? home.map { $0 + (isDarwin ? "/Library/Application Support" : "/.local/share") })
            .map { "\($0)/movies/catalog.sqlite" }
    }

    /// Expands `~` and `~/` as a shell would, for paths typed outside a shell.
    package static func path(typed text: String, home: String?) -> String {
        guard let home, text == "~" || text.hasPrefix("~/") else { return text }
        return home + text.dropFirst()
    }

    private static func variable(_ name: String) -> String? {
        environmentVariable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}

package func currentDate(isLocal: Bool = true) -> (year: Int, month: Int, day: Int) {
    var (now, date) = (time(nil), tm())
    _ = isLocal ? localtime_r(&now, &date) : gmtime_r(&now, &date)
    return (Int(date.tm_year) + 1_900, Int(date.tm_mon) + 1, Int(date.tm_mday))
}
