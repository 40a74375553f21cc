import Synchronization

/// Something to wait for beside the input: a pipe that another thread, or a signal's handler, writes a byte into.
struct WakePipe: ~Copyable, Sendable {
    private let pipe = BytePipe()
    /// False where there is nothing to take, so that whoever asks often needs no system call.
    private let mayBeSignaled = Atomic(false)

    /// Becomes readable when it was signaled; -1 where the system has no pipe left.
    var descriptor: Int32 { pipe.readEnd }

    func signal() {
        mayBeSignaled.store(true, ordering: .sequentiallyConsistent)
        pipe.writeByte()
    }

    /// Whether it was signaled since the signals were last taken.
    var isSignaled: Bool { isReadable(descriptor) }

    /// Takes the signals so far, and says whether there were any.
    func take() -> Bool {
        guard mayBeSignaled.load(ordering: .sequentiallyConsistent) else { return false }
        mayBeSignaled.store(false, ordering: .sequentiallyConsistent)
        var any = false
        while pipe.readByte() { any = true }
        // The byte of a signal that was told of isn't there yet.
        if !any { mayBeSignaled.store(true, ordering: .sequentiallyConsistent) }
        return any
    }
}
