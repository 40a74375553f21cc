import Platform
import Synchronization

/// The result of an asynchronous operation, which can be waited for together with an interrupt.
final class PendingResult<Value: Sendable>: Sendable {
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

    /// Waits until the result may be available, a descriptor is readable, or a moment has come.
    func wait(
        or descriptor: Int32?, until moment: ContinuousClock.Instant?, by now: ContinuousClock.Instant
    ) {
        // Without a pipe, poll.
        let limit = pipe.descriptor < 0 ? 10 : moment.map { milliseconds(from: now, to: $0) }
        _ = readiness(of: [pipe.descriptor, descriptor], within: limit)
    }
}
