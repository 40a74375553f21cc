import Synchronization

/// Something to wait for beside the input: a pipe that another thread, or a signal's handler, writes a byte into.
struct WakePipe: ~Copyable, Sendable {
    private let pipe = makePipe()
    /// False where there is nothing to take, so that whoever asks often needs no system call.
    private let mayHold = Atomic(false)

    /// Becomes readable when somebody was woken; -1 where the system has no pipe left.
    var descriptor: Int32 { pipe.readEnd }

    func wake() {
        mayHold.store(true, ordering: .sequentiallyConsistent)
        writeAtOnce("!", to: pipe.writeEnd)
    }

    var isAwake: Bool { isReadable(descriptor) }

    /// Takes what was written so far, and returns whether there was anything.
    func take() -> Bool {
        guard mayHold.load(ordering: .sequentiallyConsistent) else { return false }
        mayHold.store(false, ordering: .sequentiallyConsistent)
        var any = false
        while let bytes = try? readBytes(from: descriptor, limit: 64), !bytes.isEmpty { any = true }
        // Whose byte has been told of, and isn't there yet.
        if !any { mayHold.store(true, ordering: .sequentiallyConsistent) }
        return any
    }

    deinit {
        closeFile(pipe.readEnd)
        closeFile(pipe.writeEnd)
    }
}
