import Foundation
import Platform
import Testing
import UsherTesting

@testable import Usher

/// Work on real pipes and on a terminal.
@Suite(.serialized) struct WorkConsoleTests {
    private let output = Pipe()

    private var printed: String {
        get throws {
            try output.fileHandleForWriting.close()
            return String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        }
    }

    private func console(on input: Int32, handlesInterrupts: Bool = false) -> FileConsole {
        let descriptor = output.fileHandleForWriting.fileDescriptor
        let console = FileConsole(
            input: input, output: descriptor, error: descriptor, width: 80, color: false)
        console.handlesInterrupts = handlesInterrupts
        return console
    }

    @Test(
        "On a pipe, the page is written before work begins, and waiting lines answer it after work")
    func pipe() throws {
        let input = Pipe()
        try input.fileHandleForWriting.write(contentsOf: Data("1\nq\n".utf8))
        let prompt = Leaflet.menu
        let reader = output.fileHandleForReading
        var before = Data()
        let end = Session.run(on: console(on: input.fileHandleForReading.fileDescriptor)) { navigator in
            Loader(prompt, navigator: navigator) { work, _ in
                before = reader.availableData
                for count in 1...2 { try work.report("Read", count, of: 2, "rows") }
            }
        }
        #expect(end.status == .success)
        #expect(String(decoding: before, as: UTF8.self).hasSuffix("2. Two\n"))
        #expect(try printed.hasPrefix("Read 1 of 2 rows\nRead 2 of 2 rows\n\nMenu\n"))
        #expect(prompt.heard == ["one"])
    }

    @Test("An awaited session leaves the main actor free for what its work waits for")
    @MainActor func mainActor() async throws {
        let input = Pipe()
        try input.fileHandleForWriting.write(contentsOf: Data("q\n".utf8))
        let console = console(on: input.fileHandleForReading.fileDescriptor)
        let end = await Session.run(on: console) { navigator in
            Loader(.menu, navigator: navigator) { work, _ in
                work.say(try work.wait { await nameOfStore() })
            }
        }
        #expect(end == .quit)
        let text = try printed
        #expect(text.contains("the main actor's\n"))
        #expect(text.contains("\n2. Two\n\ne edit, ? help, q quit\n> q\n"))
    }

    @Test(
        "Ctrl-C stops a wait, and then work that reports, but not the session"
    )
    func signal() throws {
        Interrupts.listen()
        defer { _ = Foundation.signal(SIGINT, SIG_DFL) }
        let input = Pipe()
        try input.fileHandleForWriting.write(contentsOf: Data("q\n".utf8))
        var rows = 0
        let end = Session.run(
            on: console(on: input.fileHandleForReading.fileDescriptor, handlesInterrupts: true)
        ) { navigator in
            Loader(.menu, navigator: navigator) { work, _ in
                try work.wait {
                    kill(getpid(), SIGINT)
                    while !Task.isCancelled {}
                }
            } and: { work, _ in
                for _ in 0..<1000 {
                    try work.report("Read", rows, "rows")
                    rows += 1
                    if rows == 500 { pressInterrupt() }
                }
            }
        }
        #expect(end.status == .success)
        #expect(rows == 500)
        #expect(try printed.contains("\nStopped.\nStopped.\n\nMenu\n"))
    }

    @Test("Ctrl-C takes effect before answers that have already arrived")
    func answersAhead() throws {
        Interrupts.listen()
        defer { _ = Foundation.signal(SIGINT, SIG_DFL) }
        let input = Pipe()
        try input.fileHandleForWriting.write(contentsOf: Data("a\na\na\nq\n".utf8))
        var count = 0
        let end = Session.run(
            on: console(on: input.fileHandleForReading.fileDescriptor, handlesInterrupts: true),
            Leaflet { page, _ in
                page.command("a", "answer") {
                    count += 1
                    if count == 2 { pressInterrupt() }
                }
            })
        #expect(end == .interrupted)
        #expect(count == 2)
    }

    @Test("On a terminal, short work prints no progress, and stopped work is reported below ^C")
    func terminal() throws {
        var (terminal, input): (Int32, Int32) = (-1, -1)
        #expect(openpty(&terminal, &input, nil, nil, nil) == 0)
        defer { [terminal, input].forEach { close($0) } }
        let keys = Data("q\n".utf8)
        #expect(keys.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) } == 2)
        Interrupts.listen()
        defer { _ = Foundation.signal(SIGINT, SIG_DFL) }
        let end = Session.run(on: console(on: input, handlesInterrupts: true)) { navigator in
            Loader(.menu, navigator: navigator) { work, _ in
                for count in 0...10 { try work.report("Read", count, of: 10, "rows") }
                pressInterrupt()
                try work.report("Read", 10, of: 10, "rows")
            }
        }
        #expect(end.status == .success)
        let text = try printed
        #expect(!text.contains("Read"))
        #expect(text.contains("2. Two\n\nStopped.\n\nMenu\n"))
    }

    #if compiler(>=6.2)
        @Test(
            "A second Ctrl-C ends a program whose coordinator never returns",
            .ownThread)
        func hanging() async {
            await #expect(processExitsWith: .exitCode(130)) {
                // If exit handlers ran, the exit code would be 1.
                atEnd { endProcess(1, atOnce: true) }
                Interrupts.listen()
                _ = Session.run(on: Script(["q"])) { _ in HangingFlow() }
            }
        }

        @Test("A process that was started with Ctrl-C ignored goes on ignoring it", .ownThread)
        func ignored() async {
            await #expect(processExitsWith: .success) {
                _ = Foundation.signal(SIGINT, SIG_IGN)
                Interrupts.listen()
                for _ in 0..<3 { kill(getpid(), SIGINT) }
                #expect(!takesInterrupt())
            }
        }

        @Test("A handled Ctrl-C doesn't make the next one a second, even without standard input", .ownThread)
        func takenInterrupt() async {
            await #expect(processExitsWith: .success) {
                closeDescriptor(STDIN_FILENO)
                Interrupts.listen()
                for _ in 0..<3 {
                    pressInterrupt()
                    #expect(takesInterrupt())
                    #expect(!takesInterrupt())
                }
            }
        }
    #endif
}

/// A flow that sends Ctrl-C twice and never returns from `start()`.
private final class HangingFlow: Coordinator {
    func start() {
        pressInterrupt()
        kill(getpid(), SIGINT)
        while true {}
    }
}

/// Sends Ctrl-C as the system does, and waits until it has been received.
private func pressInterrupt() {
    kill(getpid(), SIGINT)
    while readiness(of: [Interrupts.pipe.descriptor]) == nil {}
}

@MainActor private func nameOfStore() -> String { "the main actor's" }

/// Clears a pending interrupt, if any. `#expect` can't use the noncopyable pipe directly.
private func takesInterrupt() -> Bool { Interrupts.pipe.take() }
