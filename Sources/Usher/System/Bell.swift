import Synchronization

/// Something to wait for beside the input: a pipe that another thread, or a signal's handler, writes a byte into.
struct Bell: ~Copyable, Sendable {
    private let pipe = BytePipe()
    /// False where there is nothing to take, so that whoever asks often needs no system call.
    private let mayRing = Atomic(false)

    /// Becomes readable when the bell was rung; -1 where the system has no pipe left.
    var descriptor: Int32 { pipe.readEnd }

    func ring() {
        mayRing.store(true, ordering: .sequentiallyConsistent)
        pipe.writeByte()
    }

    /// Whether it was rung since its rings were last taken.
    var isRinging: Bool { isReadable(descriptor) }

    /// Takes the rings so far, and says whether there were any.
    func take() -> Bool {
        guard mayRing.load(ordering: .sequentiallyConsistent) else { return false }
        mayRing.store(false, ordering: .sequentiallyConsistent)
        var any = false
        while pipe.readByte() { any = true }
        // Whose ring has been told of, and isn't there yet.
        if !any { mayRing.store(true, ordering: .sequentiallyConsistent) }
        return any
    }
}
