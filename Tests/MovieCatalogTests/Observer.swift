import Platform
import Synchronization

@testable import MovieCatalog

/// Runs a test's closures before and after each call that changes the disk.
struct Observer: FileOperationHook {
    var willMake: @Sendable (FileOperation) throws(SystemError) -> Void = { _ in }
    var didMake: @Sendable (FileOperation) -> Void = { _ in }

    func willMake(_ change: FileOperation) throws(SystemError) { try willMake(change) }
    func didMake(_ change: FileOperation) { didMake(change) }
}

final class Calls: Sendable {
    private let calls = Mutex<[FileOperation]>([])

    var all: [FileOperation] { calls.withLock { $0 } }

    @Sendable func add(_ change: FileOperation) {
        calls.withLock { $0.append(change) }
    }
}

final class Counter: Sendable {
    private let count = Atomic(0)

    func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).oldValue }
}
