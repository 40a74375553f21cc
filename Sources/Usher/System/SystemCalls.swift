#if canImport(Glibc)
    // `stdin` and `stdout` are variables in C.
    @preconcurrency import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import Platform

// Usher's calls of POSIX. No other file imports the C library.

extension SystemError {
    static let readerGone = Self(code: EPIPE)
    static let interrupted = Self(code: EINTR)

    fileprivate var isTemporary: Bool { code == EINTR || code == EAGAIN }
}

// Descriptors

/// Reads up to `limit` bytes, none at the end; nil if none have come yet or a signal came first.
func readBytes(from descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8]? {
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

/// Writes all bytes.
///
/// - Parameter interrupt: A descriptor that ends a wait for a slow reader when it's readable.
func writeBytes(
    _ bytes: [UInt8], to descriptor: Int32, until interrupt: Int32? = nil
) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
        // A pipe takes this many without waiting.
        let part = interrupt == nil ? rest : rest.prefix(Int(PIPE_BUF))
        if let interrupt, !canWrite(to: descriptor, until: interrupt) { throw .interrupted }
        let count = part.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 {
            rest = rest.dropFirst(count)
            continue
        }
        let error = SystemError.last
        guard error.isTemporary else { throw error }
        if error.code == EAGAIN { _ = wait(for: [descriptor], events: POLLOUT) }
    }
}

/// Waits until a descriptor can be written to; false if another becomes readable first.
private func canWrite(to descriptor: Int32, until interrupt: Int32) -> Bool {
    var waiting = [(descriptor, POLLOUT), (interrupt, POLLIN)].map {
        pollfd(fd: $0, events: Int16($1), revents: 0)
    }
    while poll(&waiting, 2, -1) < 0, errno == EINTR {}
    return waiting[0].revents != 0 || waiting[1].revents == 0
}

/// Whether a write wouldn't wait, as on a full pipe or a terminal stopped by Ctrl-S.
func canWriteAtOnce(to descriptor: Int32) -> Bool { pollNow(descriptor, POLLOUT) != 0 }

/// Whether a read wouldn't wait, if only because the input has ended.
func isReadable(_ descriptor: Int32) -> Bool { pollNow(descriptor, POLLIN) > 0 }

private func pollNow(_ descriptor: Int32, _ events: Int32) -> Int32 {
    var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&waiting, 1, 0)
}

/// Writes a few bytes without retrying. Safe in signal handlers.
func writeAtOnce(_ text: StaticString, to descriptor: Int32) {
    _ = write(descriptor, text.utf8Start, text.utf8CodeUnitCount)
}

let standardError = STDERR_FILENO

/// Waits until a descriptor is ready for `events`, at most `limit` milliseconds; false if a signal
/// came first.
func wait(for descriptors: [Int32?], events: Int32 = POLLIN, limit: Int32? = nil) -> Bool {
    var waiting = descriptors.map { pollfd(fd: $0 ?? -1, events: Int16(events), revents: 0) }
    return poll(&waiting, nfds_t(waiting.count), limit ?? -1) >= 0 || errno != EINTR
}

func isMainThread() -> Bool {
    #if canImport(Darwin)
        pthread_main_np() != 0
    #else
        var name = [CChar](repeating: 0, count: 64)
        let count = readlink("/proc/thread-self", &name, name.count)
        return isFirstThread(name.prefix(max(count, 0)))
    #endif
}

/// Whether Linux's name of a thread, PROCESS/task/THREAD, is that of the main thread: both ids are
/// the same.
func isFirstThread(_ name: some Collection<CChar>) -> Bool {
    let numbers = name.split(separator: CChar(UInt8(ascii: "/")))
    return numbers.count == 3 && numbers[0].elementsEqual(numbers[2])
}

/// Returns the milliseconds until a moment, for `wait`; 0 if it has passed.
func milliseconds(from now: ContinuousClock.Instant, to moment: ContinuousClock.Instant) -> Int32 {
    Int32(min(max(now.duration(to: moment) / .milliseconds(1), 0), Double(Int32.max)).rounded(.up))
}

/// Makes a non-blocking pipe that isn't inherited; its ends are -1 if the system has none left.
func makePipe() -> (readEnd: Int32, writeEnd: Int32) {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
    }
    return (ends[0], ends[1])
}

/// Returns the standard streams. Opens missing ones as empty, so that no file takes their place.
func standardStreams() -> (input: Int32, output: Int32, trouble: Int32) {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
        _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    return (STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO)
}

func flushStreams() { fflush(nil) }

/// Whether printed text isn't flushed yet; true if the C library doesn't say.
func holdsBackOutput() -> Bool {
    #if canImport(Glibc)
        stdout.map { $0.pointee._IO_write_ptr != $0.pointee._IO_write_base } ?? false
    #else
        true
    #endif
}

/// Whether `readLine` has read from standard input; false if the C library doesn't say.
func hasReadLines() -> Bool {
    #if canImport(Glibc)
        stdin.map { $0.pointee._IO_read_base != nil } ?? false
    #else
        false
    #endif
}

// Files

/// Opens a file for reading; doesn't wait for the writer of a named pipe.
func openFile(at path: String) throws(SystemError) -> Int32 {
    // The C library would cut the path at a zero.
    guard !path.utf8.contains(0) else { throw .missing }
    return try opened(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK))
}

/// Creates a file that doesn't exist yet, with mode 0600.
func createFile(at path: String) throws(SystemError) -> Int32 {
    try opened(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
}

func temporaryFolder() -> String {
    guard let folder = environmentVariable("TMPDIR"), (try? FileStatus(at: folder).kind) == .folder,
        errorOfWriting(at: folder, isFolder: true) == nil
    else { return "/tmp" }
    return folder
}

/// Creates a file with a unique name and mode 0600.
func createFile(in folder: String, ending: String) throws(SystemError) -> (descriptor: Int32, path: String) {
    var name = Array("\(folder)/text-XXXXXX\(ending)".utf8CString)
    let descriptor = try opened(mkstemps(&name, Int32(ending.utf8.count)))
    return (descriptor, String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
}

private func opened(_ result: Int32) throws(SystemError) -> Int32 {
    guard result >= 0 else { throw .last }
    return result
}

func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

func removeFile(at path: String) { _ = unlink(path) }

func moveFile(from path: String, to other: String) throws(SystemError) {
    guard rename(path, other) == 0 else { throw .last }
}

/// Returns why a file, or a file in a folder, can't be written; nil if it can.
func errorOfWriting(at path: String, isFolder: Bool = false) -> SystemError? {
    access(path, isFolder ? W_OK | X_OK : W_OK) == 0 ? nil : .last
}

/// Returns the names in a folder, folders with a slash at the end; empty if it can't be read.
func entries(ofFolder path: String) -> [String] {
    fileNames(inFolder: path).filter { ![".", ".."].contains($0) }.map { name in
        (try? FileStatus(at: "\(path)/\(name)").kind) == .folder ? name + "/" : name
    }
}

// Terminals

func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// Opens a non-blocking descriptor of a terminal. Ctrl-C may discard a line after it was reported
/// as readable, and a blocking read would then wait for the next one.
func descriptorThatDoesNotWait(of descriptor: Int32) -> Int32 {
    // The shell shares the existing descriptor and expects it to block.
    guard let path = ttyname(descriptor) else { return descriptor }
    let own = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return own >= 0 ? own : descriptor
}

/// Returns a terminal's columns and lines, nil if unknown.
func size(ofTerminal descriptor: Int32) -> (width: Int?, height: Int?) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
    return (size.ws_col > 0 ? Int(size.ws_col) : nil, size.ws_row > 0 ? Int(size.ws_row) : nil)
}

struct TerminalSettings {
    private var settings = termios()

    init?(of descriptor: Int32) {
        guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    }

    /// Whether a terminal edits lines and shows them, edits them unseen, or passes on each key.
    enum Typing { case shown, hidden, keys }

    func with(_ typing: Typing) -> Self {
        var changed = self
        if typing != .shown { changed.settings.c_lflag &= ~tcflag_t(ECHO) }
        // Shows the line break, so that what follows begins on a new line.
        if typing == .hidden { changed.settings.c_lflag |= tcflag_t(ECHONL) }
        if typing == .keys {
            changed.settings.c_lflag &= ~tcflag_t(ICANON | IEXTEN | ECHONL)
            // A pasted CR LF would come as two line ends.
            changed.settings.c_iflag &= ~tcflag_t(ICRNL)
        }
        return changed
    }

    /// Applies the settings. Safe in signal handlers.
    func set(of descriptor: Int32, afterOutput: Bool = false) {
        var settings = settings
        _ = tcsetattr(descriptor, afterOutput ? TCSADRAIN : TCSANOW, &settings)
    }
}

// Signals

enum Signal {
    static let interrupt = SIGINT
    static let goOn = SIGCONT

    /// Signals that end, stop or continue a process, except Ctrl-C.
    static let ofTerminals = [
        SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGABRT, SIGILL, SIGTRAP, SIGTSTP, SIGCONT,
    ]
    /// Signals that would end a writing process instead of an error.
    fileprivate static let ofWriting = [SIGPIPE, SIGXFSZ]

    static func ignoreThoseOfWriting() {
        for number in ofWriting { signal(number, SIG_IGN) }
    }

    /// Lets Ctrl-\ end the process. On a terminal, Swift's runtime would report a crash.
    static let quitsAsOthersDo: Void = handle(SIGQUIT, SIG_DFL)

    /// Installs a handler, unless the process was started with the signal ignored, as by nohup.
    static func handle(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?) {
        let previous = signal(number, handler)
        if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
            signal(number, SIG_IGN)
        }
    }

    /// Raises a signal from within its handler.
    static func pass(_ number: Int32) {
        var (passed, blocked) = (sigset_t(), sigset_t())
        sigemptyset(&passed)
        sigaddset(&passed, number)
        pthread_sigmask(SIG_UNBLOCK, &passed, &blocked)
        raise(number)
        pthread_sigmask(SIG_SETMASK, &blocked, nil)
    }

    /// Runs a handler's body without changing `errno` for the interrupted code.
    static func keepingError(_ body: () -> Void) {
        let code = errno
        body()
        errno = code
    }
}

struct SignalAction {
    private var action = sigaction()

    init(of number: Int32) { _ = sigaction(number, nil, &action) }

    func set(of number: Int32) {
        var action = action
        _ = sigaction(number, &action, nil)
    }
}

// Processes

/// Runs a shell command, and returns its exit status.
func runCommand(_ command: String) -> Int32 {
    // Children inherit ignored signals.
    let ignored = Signal.ofWriting.map { ($0, signal($0, SIG_DFL)) }
    let status = system(command)
    for (number, action) in ignored { signal(number, action) }
    guard status >= 0 else { return errno }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
}

/// Registers an exit handler.
func atEnd(_ body: @escaping @convention(c) () -> Void) { _ = atexit(body) }

/// Ends the process; with `atOnce` without exit handlers, which is safe in signal handlers.
func endProcess(_ status: Int32, atOnce: Bool = false) -> Never { atOnce ? _exit(status) : exit(status) }

/// Starts a thread; false if the system has none left.
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
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

func hasByte(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
}
