import Synchronization

/// A thread of its own for one asynchronous operation.
///
/// A session may itself run on one of the few threads that all tasks share. When each of those waits for an operation,
/// none is left for the operations to run on; so they run elsewhere.
final class OwnThread: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var isOver = false
    }

    private let state = Mutex(State())
    private let pipe = WakePipe()

    /// Starts the thread. Where the system has none left, what is enqueued runs on the shared ones.
    init() {
        if pipe.descriptor == -1 || !startThread({ self.run() }) { end() }
    }

    /// Lets the thread end once nothing is left to do on it.
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
            _ = wait(for: [pipe.descriptor])
            _ = pipe.take()
        }
    }
}
