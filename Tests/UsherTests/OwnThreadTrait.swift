import Testing

@testable import Usher

/// Runs a test on a thread of its own, as one that watches a process end needs it.
///
/// Long tests hold each of the threads that all share. Until one is free again the end of a process isn't heard, and Swift
/// Testing asks the system for it without a pause.
struct OwnThreadTrait: TestTrait, SuiteTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let thread = OwnThread()
        defer { thread.end() }
        try await withTaskExecutorPreference(thread, operation: function)
    }
}

extension Trait where Self == OwnThreadTrait {
    static var ownThread: Self { Self() }
}
