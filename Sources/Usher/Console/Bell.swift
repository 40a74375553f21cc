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
    /// Whether it was rung since its rings were last taken, for whoever asks often: no system call tells it.
    private let rings = Atomic(false)

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
        var byte: UInt8 = 0
        _ = write(writeEnd, &byte, 1)
        // Behind the byte, which is never left in the pipe by a take that hears nothing.
        rings.store(true, ordering: .releasing)
    }

    /// Whether it was rung since its rings were last taken.
    var isRinging: Bool { rings.load(ordering: .acquiring) }

    /// Takes the rings so far, and says whether there were any; what they are about is to be looked at after this. One that
    /// comes meanwhile is heard the next time.
    func take() -> Bool {
        guard isRinging else { return false }
        rings.store(false, ordering: .releasing)
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) == 1 {}
        return true
    }
}
