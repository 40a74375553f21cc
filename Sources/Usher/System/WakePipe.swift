import Synchronization

/// A pipe that another thread or a signal handler writes to, to end a wait for input.
struct WakePipe: ~Copyable, Sendable {
    private let pipe = makePipe()
    /// False if there's nothing to take, which saves a system call.
    private let mayHold = Atomic(false)

    /// Readable after `wake()`; -1 if the system has no pipe left.
    var descriptor: Int32 { pipe.readEnd }

    func wake() {
        mayHold.store(true, ordering: .sequentiallyConsistent)
        writeAtOnce("!", to: pipe.writeEnd)
    }

    var isAwake: Bool { isReadable(descriptor) }

    /// Empties the pipe, and returns whether there was anything.
    func take() -> Bool {
        guard mayHold.load(ordering: .sequentiallyConsistent) else { return false }
        mayHold.store(false, ordering: .sequentiallyConsistent)
        var any = false
        while let bytes = try? readBytes(from: descriptor, limit: 64), !bytes.isEmpty { any = true }
        // The byte of a wake is still to be written.
        if !any { mayHold.store(true, ordering: .sequentiallyConsistent) }
        return any
    }

    deinit {
        closeFile(pipe.readEnd)
        closeFile(pipe.writeEnd)
    }
}
