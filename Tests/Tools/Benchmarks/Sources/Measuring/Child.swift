import Foundation

/// A folder for files during this process.
package struct ScratchFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "usher-benchmark-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    package func file(_ name: String) -> URL { url.appending(path: name) }

    package func remove() { try? FileManager.default.removeItem(at: url) }
}

/// The resources that a program used.
package struct Run {
    package var seconds: Double
    /// The processor time, which doesn't depend on the machine's other load.
    package var processorSeconds: Double
    package var peakKilobytes: Int
}

/// Runs a program with its input and output redirected to files.
package func run(_ program: URL, _ arguments: [String] = [], on input: URL, to output: URL) throws -> Run {
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
    #else
        var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input.path, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var argv = ([program.path] + arguments).map { strdup($0) } + [nil]
    defer { argv.forEach { free($0) } }
    var child = pid_t()
    let start = ContinuousClock.now
    guard posix_spawn(&child, program.path, &actions, nil, &argv, environ) == 0 else {
        throw CocoaError(.executableNotLoadable, userInfo: [NSFilePathErrorKey: program.path])
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    let time = ContinuousClock.now - start
    guard status == 0 else {
        throw CocoaError(.executableRuntimeMismatch, userInfo: [NSFilePathErrorKey: program.path])
    }
    return Run(
        seconds: Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds),
        processorSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
        peakKilobytes: kilobytes(usage))
}

private func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

private func kilobytes(_ usage: rusage) -> Int {
    #if canImport(Darwin)
        Int(usage.ru_maxrss) / 1024
    #else
        Int(usage.ru_maxrss)
    #endif
}
