#if canImport(Glibc)
    // `stdin` and `stdout` are variables in C.
    @preconcurrency import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import Platform

// What Usher asks of the system, in the terms of POSIX. No other file imports the C library, so all of it is here.

extension SystemError {
    static let readerGone = Self(code: EPIPE)
    static let interrupted = Self(code: EINTR)

    /// Whether there may be more once it is tried again.
    fileprivate var isPassing: Bool { code == EINTR || code == EAGAIN }
}

// Descriptors

/// Up to `limit` bytes from a descriptor, none at its end; nothing where none have come yet, or a signal came first.
func readBytes(from descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8]? {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { bytes, count in
        result = read(descriptor, bytes.baseAddress, limit)
        count = max(0, result)
    }
    if result >= 0 { return bytes }
    let error = SystemError.last
    guard error.isPassing else { throw error }
    return nil
}

/// Writes all bytes. With a descriptor that ends the wait for a slow reader by becoming readable, writes as few at a time as
/// a pipe takes without waiting.
func writeBytes(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, until interrupt: Int32? = nil
) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
        let part = interrupt == nil ? rest : rest.prefix(Int(PIPE_BUF))
        if let interrupt, !canWrite(to: descriptor, until: interrupt) { throw .interrupted }
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: part).baseAddress, part.count)
        if count >= 0 {
            rest = rest.dropFirst(count)
            continue
        }
        let error = SystemError.last
        guard error.isPassing else { throw error }
        if error.code == EAGAIN { _ = wait(for: [descriptor], events: POLLOUT) }
    }
}

/// Waits until a descriptor can be written to; false if another one becomes readable before that.
private func canWrite(to descriptor: Int32, until interrupt: Int32) -> Bool {
    var waiting = [(descriptor, POLLOUT), (interrupt, POLLIN)].map {
        pollfd(fd: $0, events: Int16($1), revents: 0)
    }
    while poll(&waiting, 2, -1) < 0, errno == EINTR {}
    return waiting[0].revents != 0 || waiting[1].revents == 0
}

/// Whether a descriptor takes bytes now: no full pipe, no terminal stopped by Ctrl-S.
func canWriteAtOnce(to descriptor: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&waiting, 1, 0) != 0
}

/// Writes a few bytes, as far as they go at once. A handler of a signal may call it.
func writeAtOnce(_ text: StaticString, to descriptor: Int32) {
    _ = write(descriptor, text.utf8Start, text.utf8CodeUnitCount)
}

/// Standard error, for what is said right before the process ends.
let standardError = STDERR_FILENO

/// Waits until one of the descriptors that there are is ready for `events`, as many milliseconds at most, if any; false when a
/// signal came first.
func wait(for descriptors: [Int32?], events: Int32 = POLLIN, limit: Int32? = nil) -> Bool {
    var waiting = descriptors.map { pollfd(fd: $0 ?? -1, events: Int16(events), revents: 0) }
    return poll(&waiting, nfds_t(waiting.count), limit ?? -1) >= 0 || errno != EINTR
}

/// Whether this is the thread that the process began with.
func isMainThread() -> Bool {
    #if canImport(Darwin)
        pthread_main_np() != 0
    #else
        var name = [CChar](repeating: 0, count: 64)
        let count = readlink("/proc/thread-self", &name, name.count)
        return isFirstThread(name.prefix(max(count, 0)))
    #endif
}

/// Whether a thread is the first of its process, by the name that Linux gives it, PROCESS/task/THREAD: of the first one both
/// numbers are the same.
func isFirstThread(_ name: some Collection<CChar>) -> Bool {
    let numbers = name.split(separator: CChar(UInt8(ascii: "/")))
    return numbers.count == 3 && numbers[0].elementsEqual(numbers[2])
}

/// The milliseconds to a moment as a limit of a wait, 0 where it has passed.
func milliseconds(from now: ContinuousClock.Instant, to moment: ContinuousClock.Instant) -> Int32 {
    Int32(min(max(now.duration(to: moment) / .milliseconds(1), 0), Double(Int32.max)).rounded(.up))
}

/// Whether a descriptor can be read now without waiting, if only to learn of its end.
func isReadable(_ descriptor: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
}

/// Makes a pipe of the process's own that is never waited for; its ends are -1 where the system has none left.
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

/// The process's own streams. One that it was started without is held open as an empty one, so that no file takes its place.
func standardStreams() -> (input: Int32, output: Int32, trouble: Int32) {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
        _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    return (STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO)
}

/// Writes what the C library's streams hold back.
func flushStreams() { fflush(nil) }

/// Whether `print` holds something back. It may if the C library doesn't tell.
func holdsBackOutput() -> Bool {
    #if canImport(Glibc)
        stdout.map { $0.pointee._IO_write_ptr != $0.pointee._IO_write_base } ?? false
    #else
        true
    #endif
}

/// Whether `readLine` has read from standard input, as far as the C library tells.
func hasReadLines() -> Bool {
    #if canImport(Glibc)
        stdin.map { $0.pointee._IO_read_base != nil } ?? false
    #else
        false
    #endif
}

// Files

/// Opens a file to be read; a pipe without a writer isn't waited for.
func openFile(at path: String) throws(SystemError) -> Int32 {
    // The C library would take the path to end at a zero.
    guard !path.utf8.contains(0) else { throw .missing }
    return try opened(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK))
}

/// Makes a file that is not there yet, which only its owner can read.
func createFile(at path: String) throws(SystemError) -> Int32 {
    try opened(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
}

func temporaryFolder() -> String {
    guard let folder = environmentVariable("TMPDIR"), (try? FileStatus(at: folder).kind) == .folder,
        errorOfWriting(at: folder, isFolder: true) == nil
    else { return "/tmp" }
    return folder
}

/// Makes a file with a name of its own, which only its owner can read.
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

/// Gives a file another name, in place of the one that has it.
func moveFile(from path: String, to other: String) throws(SystemError) {
    guard rename(path, other) == 0 else { throw .last }
}

/// Why nothing can be written at a path; in a folder, why nothing can be made there.
func errorOfWriting(at path: String, isFolder: Bool = false) -> SystemError? {
    access(path, isFolder ? W_OK | X_OK : W_OK) == 0 ? nil : .last
}

/// The names in a folder, those of folders with a slash behind them; none where it can't be read.
func entries(ofFolder path: String) -> [String] {
    fileNames(inFolder: path).filter { ![".", ".."].contains($0) }.map { name in
        (try? FileStatus(at: "\(path)/\(name)").kind) == .folder ? name + "/" : name
    }
}

// Terminals

func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// A terminal's own descriptor that doesn't wait. Ctrl-C takes a line back that has arrived and is not read yet, and reading
/// it would wait for the next one.
func descriptorThatDoesNotWait(of descriptor: Int32) -> Int32 {
    // The one that is there is the shell's too, which expects it to wait.
    guard let path = ttyname(descriptor) else { return descriptor }
    let own = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return own >= 0 ? own : descriptor
}

/// The size of a terminal in columns and lines, each `nil` where it doesn't tell.
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

    /// The treatment of typed text by a terminal.
    enum Typing {
        /// It lets lines be edited, and shows them.
        case shown
        /// It lets lines be edited, and shows nothing.
        case hidden
        /// It hands over keys: the program edits lines itself.
        case keys
    }

    /// These, but for what is typed.
    func with(_ typing: Typing) -> Self {
        var changed = self
        if typing != .shown { changed.settings.c_lflag &= ~tcflag_t(ECHO) }
        // The line break alone is seen, so that what follows has a line of its own.
        if typing == .hidden { changed.settings.c_lflag |= tcflag_t(ECHONL) }
        if typing == .keys {
            changed.settings.c_lflag &= ~tcflag_t(ICANON | IEXTEN | ECHONL)
            // A pasted CR LF would come as two line ends.
            changed.settings.c_iflag &= ~tcflag_t(ICRNL)
        }
        return changed
    }

    /// Makes them a terminal's, once it has written all where that is waited for. A handler of a signal may call it.
    func set(of descriptor: Int32, afterOutput: Bool = false) {
        var settings = settings
        _ = tcsetattr(descriptor, afterOutput ? TCSADRAIN : TCSANOW, &settings)
    }
}

// Signals

enum Signal {
    static let interrupt = SIGINT
    static let goOn = SIGCONT

    /// The signals that may end or stop a process, and the one that lets it go on; Ctrl-C apart.
    static let ofTerminals = [
        SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGABRT, SIGILL, SIGTRAP, SIGTSTP, SIGCONT,
    ]
    /// The signals that would end a process that writes, where an error will do.
    fileprivate static let ofWriting = [SIGPIPE, SIGXFSZ]

    static func ignoreThoseOfWriting() {
        for number in ofWriting { signal(number, SIG_IGN) }
    }

    /// Lets Ctrl-\ end the process, as it ends others: on a terminal, Swift's runtime takes it for a crash.
    static let quitsAsOthersDo: Void = handle(SIGQUIT, SIG_DFL)

    /// Has a handler called. What the process was started to ignore, as by nohup, it goes on ignoring.
    static func handle(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?) {
        let previous = signal(number, handler)
        if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
            signal(number, SIG_IGN)
        }
    }

    /// Lets a signal do what it does, in the handler that stood in its way.
    static func pass(_ number: Int32) {
        var (passed, blocked) = (sigset_t(), sigset_t())
        sigemptyset(&passed)
        sigaddset(&passed, number)
        pthread_sigmask(SIG_UNBLOCK, &passed, &blocked)
        raise(number)
        pthread_sigmask(SIG_SETMASK, &blocked, nil)
    }

    /// Does something in a handler, behind which the code that was interrupted finds its error.
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

/// Runs a command of the shell to its end, and returns its exit status.
func runCommand(_ command: String) -> Int32 {
    // What the process ignores, its children would.
    let ignored = Signal.ofWriting.map { ($0, signal($0, SIG_DFL)) }
    let status = system(command)
    for (number, action) in ignored { signal(number, action) }
    guard status >= 0 else { return errno }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
}

/// Has a function called when the process ends.
func atEnd(_ body: @escaping @convention(c) () -> Void) { _ = atexit(body) }

/// Ends the process; at once where nothing but what a handler of a signal may call is called.
func endProcess(_ status: Int32, atOnce: Bool = false) -> Never { atOnce ? _exit(status) : exit(status) }

/// Starts a thread that does something; false where the system has none left.
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

func hasSameBytes(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int) -> Bool {
    memcmp(one, other, count) == 0
}

func hasByte(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
}
