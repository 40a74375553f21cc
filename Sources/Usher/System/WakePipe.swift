import Platform

/// A pipe that another thread or a signal handler writes to, to end a wait for input.
struct WakePipe: ~Copyable, Sendable {
    private let pipe = makePipe()

    /// Readable after `wake()`; -1 if the system has no pipe left.
    var descriptor: Int32 { pipe.readEnd }

    func wake() { writeAtOnce("!", to: pipe.writeEnd) }

    var isAwake: Bool { isReadable(descriptor) }

    /// Empties the pipe, and returns whether there was anything.
    func take() -> Bool {
        var any = false
        while let bytes = try? readBytes(from: descriptor, limit: 64), !bytes.isEmpty { any = true }
        return any
    }

    deinit {
        for end in [pipe.readEnd, pipe.writeEnd] { closeDescriptor(end) }
    }
}
