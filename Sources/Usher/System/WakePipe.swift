import Platform
import Synchronization

/// A pipe that another thread or a signal handler writes to, to end a wait for input.
struct WakePipe: ~Copyable, Sendable {
    private let pipe = makePipe()
    /// Whether it was woken since it was last emptied, which can be asked without a system call.
    private let wasWoken = Atomic(false)

    /// Readable after `wake()`; -1 if the system has no pipe left.
    var descriptor: Int32 { pipe.readEnd }

    func wake() {
        wasWoken.store(true, ordering: .sequentiallyConsistent)
        writeAtOnce("!", to: pipe.writeEnd)
    }

    var isAwake: Bool { wasWoken.load(ordering: .sequentiallyConsistent) }

    /// Empties the pipe, and returns whether there was anything.
    func take() -> Bool {
        guard wasWoken.exchange(false, ordering: .sequentiallyConsistent) else { return false }
        while let bytes = try? readBytes(from: descriptor, limit: 64), !bytes.isEmpty {}
        return true
    }

    deinit {
        for end in [pipe.readEnd, pipe.writeEnd] { closeDescriptor(end) }
    }
}
