#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

import Synchronization

/// Something to wait for beside the input: a pipe that another thread, or a signal's handler, writes a byte into.
struct Bell: ~Copyable, Sendable {
    /// Becomes readable when the bell was rung; -1 where the system has no pipe left.
    let descriptor: Int32
    private let writeEnd: Int32
    /// False where there is nothing to take, so that whoever asks often needs no system call.
    private let mayRing = Atomic(false)

    init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 {
            for end in ends {
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            }
        }
        (descriptor, writeEnd) = (ends[0], ends[1])
    }

    deinit {
        guard descriptor >= 0 else { return }
        _ = close(descriptor)
        _ = close(writeEnd)
    }

    func ring() {
        mayRing.store(true, ordering: .sequentiallyConsistent)
        var byte: UInt8 = 0
        _ = write(writeEnd, &byte, 1)
    }

    /// Whether it was rung since its rings were last taken.
    var isRinging: Bool { isReadable(descriptor) }

    /// Takes the rings so far, and says whether there were any.
    func take() -> Bool {
        guard mayRing.load(ordering: .sequentiallyConsistent) else { return false }
        mayRing.store(false, ordering: .sequentiallyConsistent)
        var byte: UInt8 = 0
        var any = false
        while read(descriptor, &byte, 1) == 1 { any = true }
        // Whose ring has been told of, and isn't there yet.
        if !any { mayRing.store(true, ordering: .sequentiallyConsistent) }
        return any
    }
}
