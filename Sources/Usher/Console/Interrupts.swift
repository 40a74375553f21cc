#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Ctrl-C as something to wait for beside the input: the signal's handler writes a byte into a pipe.
///
/// A signal belongs to the whole process, and so does this pipe; nothing else in Usher is shared.
enum Interrupts {
    private static let ends: (read: Int32, write: Int32) = {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return (-1, -1) }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        return (ends[0], ends[1])
    }()

    /// Becomes readable when the person has pressed Ctrl-C.
    static var descriptor: Int32 { ends.read }

    /// Begins to listen; a process that was started with the signal ignored goes on ignoring it.
    static func listen() {
        guard ends.write >= 0 else { return }
        let previous = signal(SIGINT) { _ in
            let code = errno
            var byte: UInt8 = 0
            _ = write(Interrupts.ends.write, &byte, 1)
            errno = code
        }
        if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
            signal(SIGINT, SIG_IGN)
        }
    }

    /// Takes the interrupts that have come, and says whether there were any.
    static func take() -> Bool {
        var byte: UInt8 = 0
        var any = false
        while read(ends.read, &byte, 1) == 1 { any = true }
        return any
    }
}
