import Foundation
import Testing

@testable import Usher

/// Runs a test on its own thread. For tests that wait for a process to end.
///
/// Long tests can occupy all threads of the shared pool. Until one is free, the end of a process
/// isn't noticed.
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

@Suite struct OwnThreadTests {
    @Test("Every test of a process's end has a thread of its own")
    func all() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" && file.path != #filePath {
            let parts = try String(contentsOf: file, encoding: .utf8).split(separator: "@Test")
            for part in parts where part.contains("#expect(processExitsWith") {
                count += 1
                #expect(
                    part.contains(".ownThread") || parts[0].contains("@Suite(.ownThread)")
                        || part.contains("withTaskExecutorPreference(OwnThreads())"), "\(part)")
            }
        }
        #expect(count > 0)
    }
}
