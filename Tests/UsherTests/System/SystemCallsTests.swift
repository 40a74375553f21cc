import Foundation
import Platform
import Testing

@testable import Usher

/// Calls to the system, and the handling of their results.
@Suite struct SystemCallsTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    @Test("A wait is rounded up to milliseconds, and is zero if its moment has passed")
    func limits() {
        let now = ContinuousClock.now
        for (duration, limit) in [
            (Duration.zero, Int32(0)), (.milliseconds(-1), 0), (.seconds(-1_000_000_000_000), 0),
            (.nanoseconds(1), 1), (.milliseconds(1), 1), (.microseconds(1_001), 2), (.seconds(2), 2_000),
            (.seconds(1_000_000_000_000), .max),
        ] {
            #expect(milliseconds(from: now, to: now.advanced(by: duration)) == limit)
        }
    }

    @Test("A pipe can be read once it has data, and at its end")
    func pipes() throws {
        let (readEnd, writeEnd) = makePipe()
        defer { closeDescriptor(readEnd) }
        #expect(!isReadable(readEnd))
        #expect(try readBytes(from: readEnd, limit: 8) == nil)
        writeAtOnce("abc", to: writeEnd)
        #expect(isReadable(readEnd) && readiness(of: [readEnd]) == [true, false])
        // The error of an earlier call must not affect this call.
        errno = EINTR
        let isReady = readiness(of: [], within: 0)
        #expect(isReady == [false])
        #expect(try readBytes(from: readEnd, limit: 2) == Array("ab".utf8))
        #expect(try readBytes(from: readEnd, limit: 2) == Array("c".utf8))
        #expect(!isReadable(readEnd))
        for end in [readEnd, writeEnd] { #expect(fcntl(end, F_GETFD) & FD_CLOEXEC != 0) }
        closeDescriptor(writeEnd)
        // Another test may start a process, which holds the write end until it calls exec.
        #expect(readiness(of: [readEnd], within: 10_000)?.first == true)
        #expect(try readBytes(from: readEnd, limit: 2) == [])
        let (width, height) = size(ofTerminal: readEnd)
        #expect(width == nil && height == nil && !isTerminal(readEnd) && TerminalSettings(of: readEnd) == nil)
        #expect(throws: SystemError(code: EBADF)) { try readBytes(from: -1, limit: 1) }
    }

    @Test("A wake pipe stays awake until it's taken, and is closed when it's freed")
    func wakePipe() throws {
        let identity = try identityOfUsedPipe()
        // Other systems don't give pipes a unique identity.
        #if os(Linux)
            #expect((0..<1_024).filter { (try? FileStatus(of: $0).identity) == identity } == [])
        #else
            _ = identity
        #endif
    }

    private func identityOfUsedPipe() throws -> FileIdentity {
        let pipe = WakePipe()
        for count in [0, 1, 2, 100] {
            for _ in 0..<count { pipe.wake() }
            let (wasAwake, hasTaken, isAwake) = (pipe.isAwake, pipe.take(), pipe.isAwake)
            #expect(wasAwake == (count > 0) && hasTaken == (count > 0) && !isAwake)
        }
        return try FileStatus(of: pipe.descriptor).identity
    }

    @Test("A terminal shows what is typed, only the line break, or nothing, depending on its mode")
    func typing() throws {
        var (terminal, own): (Int32, Int32) = (-1, -1)
        try #require(openpty(&terminal, &own, nil, nil, nil) == 0)
        defer { for descriptor in [terminal, own] { closeDescriptor(descriptor) } }
        let before = try #require(TerminalSettings(of: own))
        for (typing, flags) in [
            (TerminalSettings.InputMode.shown, ECHO | ICANON | IEXTEN), (.hidden, ECHONL | ICANON | IEXTEN),
            (.keys, 0),
        ] {
            before.with(typing).set(of: own)
            var settings = termios()
            try #require(tcgetattr(own, &settings) == 0)
            #expect(settings.c_lflag & tcflag_t(ECHO | ECHONL | ICANON | IEXTEN) == tcflag_t(flags))
        }
    }

    @Test(
        "A shell command returns its status, or 128 plus the signal that ended it",
        arguments: [
            ("exit 0", Int32(0)), ("exit 1", 1), ("exit 3", 3), ("exit 255", 255), ("kill -9 $$", 137),
        ])
    func commands(command: String, status: Int32) {
        errno = EBADF
        #expect(runCommand(command) == status)
    }

    @Test("An `OwnThread` that has ended is freed", .timeLimit(.minutes(1)))
    func endedThread() async throws {
        weak var thread: OwnThread?
        do {
            let own = OwnThread()
            thread = own
            own.end()
        }
        while thread != nil {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    @Test("The current date is the calendar's, in local and in universal time", .ownThread)
    func date() async throws {
        func dates() throws -> [[Int]] {
            try [TimeZone.current, try #require(TimeZone(identifier: "UTC"))].map { zone in
                var calendar = Calendar(identifier: .gregorian)
                calendar.timeZone = zone
                let parts = calendar.dateComponents([.year, .month, .day], from: Date())
                return try [parts.year, parts.month, parts.day].map { try #require($0) }
            }
        }
        // Midnight may pass between the two calls.
        let before = try dates()
        let days = [true, false].map { currentDate(isLocal: $0) }.map { [$0.year, $0.month, $0.day] }
        let after = try dates()
        for place in 0..<2 { #expect([before[place], after[place]].contains(days[place])) }
        await #expect(processExitsWith: .success) {
            func days(in zone: String) -> [[Int]] {
                setenv("TZ", zone, 1)
                tzset()
                return [true, false].map { currentDate(isLocal: $0) }.map { [$0.year, $0.month, $0.day] }
            }
            // These time zones are so far apart that their dates always differ.
            let (east, west) = (days(in: "AAA-14"), days(in: "BBB12"))
            precondition(east[0] != west[0] && east[1] == west[1])
        }
    }

    @Test("Files are created with their mode, replace others when moved, and are missing by name")
    func files() throws {
        try withFolder { folder in
            let (one, other) = ("\(folder)/one", "\(folder)/other")
            #expect(throws: SystemError.missing) { try FileSystem.move(one, to: other) }
            _ = try OpenFile(creating: one, mode: 0o600)
            #expect(throws: SystemError(code: EEXIST)) { _ = try OpenFile(creating: one, mode: 0o600) }
            #expect(throws: SystemError.missing) {
                _ = try OpenFile(creating: "\(folder)/none/one", mode: 0o600)
            }
            #expect(try FileStatus(at: one).mode == 0o600)
            try FileSystem.move(one, to: other)
            #expect(FileSystem.errorOfWriting(folder, isFolder: true) == nil)
            #expect(FileSystem.errorOfWriting(other) == nil)
            #expect(FileSystem.errorOfWriting("\(folder)/none") == .missing)
            for path in ["\(other)\u{0}", "\u{0}\(other)"] {
                #expect(throws: SystemError.missing) { _ = try OpenFile(reading: path) }
                #expect(throws: SystemError.missing) { try FileStatus(at: path) }
            }
            _ = try OpenFile(creating: "\(folder)/\u{1}", mode: 0o600)
            #expect(try FileStatus(at: "\(folder)/\u{1}").kind == .file)
        }
    }

    #if compiler(>=6.2)
        @Test(
            "A process without standard input can open a file as descriptor 0", .ownThread)
        func noStandardInput() async {
            await #expect(processExitsWith: .success) {
                closeDescriptor(STDIN_FILENO)
                let file = try OpenFile(reading: "/dev/null")
                let descriptor = file.descriptor
                #expect(descriptor == STDIN_FILENO)
            }
        }
    #endif
}
