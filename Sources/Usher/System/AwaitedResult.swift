import Platform
import Synchronization

/// The result of an asynchronous operation. A thread can wait for it or for an interrupt.
final class AwaitedResult<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, any Error>?>(nil)
    private let pipe = WakePipe()

    var value: Result<Value, any Error>? { result.withLock { $0 } }

    /// Starts the operation on its own thread, and returns a task that can cancel it.
    func start(_ operation: sending @escaping () async throws -> Value) -> Task<Void, Never> {
        let thread = OwnThread()
        return Task(executorPreference: thread) {
            let result: Result<Value, any Error>
            do {
                result = .success(try await operation())
            } catch {
                result = .failure(error)
            }
            self.result.withLock { $0 = result }
            self.pipe.wake()
            thread.end()
        }
    }

    func wait(
        or descriptor: Int32?, until moment: ContinuousClock.Instant?, by now: ContinuousClock.Instant
    ) {
        // Without a pipe, check the result every 10 ms.
        let limit = pipe.descriptor < 0 ? 10 : moment.map { milliseconds(from: now, to: $0) }
        _ = readiness(of: [pipe.descriptor, descriptor], within: limit)
    }
}

/// A thread for one asynchronous operation or session. Tasks share only a few threads, and waiting
/// sessions may block all of them.
final class OwnThread: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var isOver = false
    }

    private let state = Mutex(State())
    private let pipe = WakePipe()

    /// Starts the thread. If the system can't create one, jobs run on the shared threads.
    init() { if pipe.descriptor == -1 || !startThread({ self.run() }) { end() } }

    func end() {
        state.withLock { $0.isOver = true }
        pipe.wake()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isOver = state.withLock { state in
            if !state.isOver { state.jobs.append(job) }
            return state.isOver
        }
        if isOver { globalConcurrentExecutor.enqueue(job) } else { pipe.wake() }
    }

    private func run() {
        while true {
            let (jobs, isOver) = state.withLock { ($0.jobs.takeAll(), $0.isOver) }
            for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
            guard jobs.isEmpty else { continue }
            if isOver { return }
            _ = readiness(of: [pipe.descriptor])
            _ = pipe.take()
        }
    }
}

/// A pipe that another thread or a signal handler writes to, to end a wait for input.
struct WakePipe: ~Copyable, Sendable {
    private let pipe = makePipe()
    /// Whether `wake()` was called since the pipe was emptied. Checking needs no system call.
    private let wasWoken = Atomic(false)

    /// Readable after `wake()`; -1 if the system has no pipe left.
    var descriptor: Int32 { pipe.readEnd }

    func wake() {
        wasWoken.store(true, ordering: .sequentiallyConsistent)
        writeAtOnce("!", to: pipe.writeEnd)
    }

    var isAwake: Bool { wasWoken.load(ordering: .sequentiallyConsistent) }

    func take() -> Bool {
        guard wasWoken.exchange(false, ordering: .sequentiallyConsistent) else { return false }
        while let bytes = try? readBytes(from: descriptor, limit: 64), !bytes.isEmpty {}
        return true
    }

    deinit { for end in [pipe.readEnd, pipe.writeEnd] { closeDescriptor(end) } }
}
