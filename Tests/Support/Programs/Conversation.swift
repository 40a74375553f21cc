import Foundation

/// A running `movies` or other program, connected by pipes and answered page by page.
package final class Conversation {
    private let process = Process()
    private let answers = Pipe()
    private let pages = Pipe()
    private let errorFile: URL
    private var bytes: [UInt8] = []

    /// Starts the program with a folder as its `$XDG_DATA_HOME`.
    package init(_ arguments: [String] = [], of program: String = Shell.movies, data: Folder) throws {
        // Writing to a program that has ended should throw, not kill the tests.
        Foundation.signal(SIGPIPE, SIG_IGN)
        errorFile = URL(filePath: "\(data.path)/\(UUID().uuidString).errors")
        try Data().write(to: errorFile)
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.environment = ["XDG_DATA_HOME": data.path, "HOME": data.path].merging(Shell.profiled ?? [:]) {
            $1
        }
        process.standardInput = answers
        process.standardOutput = pages
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.runUnblockingSignals()
    }

    package var output: String { String(decoding: bytes, as: UTF8.self) }

    /// The program's standard error so far.
    package var errorOutput: String { (try? String(contentsOf: errorFile, encoding: .utf8)) ?? "" }

    package var isAsking: Bool { Shell.prompts.contains { bytes.suffix(6).ends(with: $0.utf8) } }

    /// Reads until the next prompt. Returns false if the program has ended.
    @discardableResult
    package func waitForPrompt() -> Bool {
        let length = bytes.count
        while !isAsking || bytes.count == length { guard readMore() else { return false } }
        return true
    }

    /// Reads until the program has printed a text. Returns false if the program has ended.
    @discardableResult
    package func wait(for text: String) -> Bool {
        while !output.contains(text) { guard readMore() else { return false } }
        return true
    }

    /// Waits until the program has written a text to standard error.
    package func wait(forErrorOutput text: String) {
        while !errorOutput.contains(text) { sched_yield() }
    }

    /// Waits until there is output, and leaves it unread.
    package func waitForUnread() {
        let descriptor = pages.fileHandleForReading.fileDescriptor
        var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&event, 1, -1)
    }

    /// Sends a signal without reading any more output.
    ///
    /// - Returns: The exit status, or the signal that ended the program. Nil if the program was
    ///   still running after ten seconds and was killed.
    package func end(by number: Int32) -> Int32? {
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        signal(number)
        let isOver = !process.isRunning || ended.wait(timeout: .now() + 10) == .success
        kill()
        return isOver ? process.terminationStatus : nil
    }

    package func signal(_ number: Int32) {
        Foundation.kill(process.processIdentifier, number)
    }

    /// Sends a signal without reading any more output.
    ///
    /// - Returns: The exit status, or the signal that ended the program.
    package func end(by number: Int32) -> Int32 {
        signal(number)
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Sends an answer without waiting for the result.
    package func send(_ line: String) throws {
        try answers.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    }

    /// Sends answers, one per prompt, and returns the output after the last one.
    @discardableResult
    package func answer(_ lines: String...) throws -> String {
        if bytes.isEmpty { waitForPrompt() }
        var start = bytes.count
        for line in lines {
            start = bytes.count
            try send(line)
            waitForPrompt()
        }
        return String(decoding: bytes[start...], as: UTF8.self)
    }

    package func kill(_ number: Int32 = SIGKILL) {
        signal(number)
        _ = finish()
    }

    /// Ends the input, reads all output, and returns the exit status.
    package func finish() -> Int32 {
        try? answers.fileHandleForWriting.close()
        while readMore() {}
        process.waitUntilExit()
        return process.terminationStatus
    }

    private func readMore() -> Bool {
        let more = pages.fileHandleForReading.availableData
        bytes += more
        return !more.isEmpty
    }
}

extension Sequence where Element == UInt8 {
    fileprivate func ends(with end: some BidirectionalCollection<UInt8>) -> Bool {
        reversed().starts(with: end.reversed())
    }
}
