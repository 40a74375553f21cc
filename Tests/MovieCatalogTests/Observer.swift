import Platform
import Synchronization

@testable import MovieCatalog

/// What a test does at the calls that change what is on the disk.
struct Observer: FileChangeObserver {
    var willMake: @Sendable (FileChange) throws(SystemError) -> Void = { _ in }
    var didMake: @Sendable (FileChange) -> Void = { _ in }

    func willMake(_ change: FileChange) throws(SystemError) { try willMake(change) }
    func didMake(_ change: FileChange) { didMake(change) }
}

/// The calls that were made.
final class Calls: Sendable {
    private let calls = Mutex<[FileChange]>([])

    var all: [FileChange] { calls.withLock { $0 } }

    @Sendable func add(_ change: FileChange) {
        calls.withLock { $0.append(change) }
    }
}

/// Counts from 0.
final class Counter: Sendable {
    private let count = Atomic(0)

    func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).oldValue }
}
