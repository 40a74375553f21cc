import Platform
import Synchronization

/// A thread for one asynchronous operation.
///
/// Sessions may occupy all of the few threads that tasks share, each waiting for an operation that
/// would then have no thread to run on.
final class OwnThread: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var isOver = false
    }

    private let state = Mutex(State())
    private let pipe = WakePipe()

    /// Starts the thread. If the system has none left, jobs run on the shared ones.
    init() {
        if pipe.descriptor == -1 || !startThread({ self.run() }) { end() }
    }

    /// Ends the thread once all of its jobs are done.
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
