import Foundation
import Platform
import Testing
import UsherTesting

@testable import Usher

/// Consoles on real pipes and terminals.
@Suite struct FileConsoleTests {
    private final class Channel {
        let pipe = Pipe()
        var readEnd: Int32 { pipe.fileHandleForReading.fileDescriptor }
        var writeEnd: Int32 { pipe.fileHandleForWriting.fileDescriptor }

        init(_ text: String? = nil) throws {
            guard let text else { return }
            try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
            try pipe.fileHandleForWriting.close()
        }

        /// Writes data and then ends the input, on a thread that may be blocked.
        func send(_ pieces: [Data]) {
            let writer = pipe.fileHandleForWriting
            Thread.detachNewThread {
                for piece in pieces { try? writer.write(contentsOf: piece) }
                try? writer.close()
            }
        }

        func receive() -> AsyncStream<Data> {
            let reader = pipe.fileHandleForReading
            return AsyncStream { continuation in
                Thread.detachNewThread {
                    continuation.yield((try? reader.readToEnd()) ?? Data())
                    continuation.finish()
                }
            }
        }
    }

    private let output: Channel

    init() throws {
        output = try Channel()
    }

    private func console(on input: Channel) -> FileConsole {
        // A duplicate, so that the descriptor can outlive the channel.
        FileConsole(input: dup(input.readEnd), output: output.writeEnd, error: output.writeEnd)
    }

    @Test("`hasAnswer` is true only while another whole line has already been read")
    func hasAnswer() throws {
        let console = console(on: try Channel("one\ntwo\nthr"))
        #expect(!console.hasAnswer)
        _ = try console.read()
        #expect(console.hasAnswer)
        _ = try console.read()
        #expect(!console.hasAnswer)
    }

    @Test("A descriptor that can't be read or written throws an error with the system's reason")
    func unreadable() throws {
        let console = FileConsole(input: 999, output: 999, error: 999)
        let error = ConsoleError.failed("Reading the input", code: EBADF)
        #expect(throws: error) { try console.read() }
        #expect(error.description == "Reading the input failed: Bad file descriptor.")
        for (stream, action) in [
            (ConsoleStream.page, "Writing the output"), (.errors, "Writing to standard error"),
        ] {
            #expect(throws: ConsoleError.failed(action, code: EBADF)) { try console.write([1], to: stream) }
        }
    }

    @Test("A closed reader throws `readerGone`, not a failed write")
    func readerGone() throws {
        signal(SIGPIPE, SIG_IGN)
        let console = console(on: try Channel(""))
        try output.pipe.fileHandleForReading.close()
        #expect(throws: ConsoleError.readerGone) { try console.write([1], to: .page) }
        #expect(throws: ConsoleError.readerGone) { try console.write([1], to: .errors) }
    }

    @Test("Output larger than a pipe's buffer is written whole to a nonblocking descriptor")
    func longOutput() async throws {
        _ = fcntl(output.writeEnd, F_SETFL, O_NONBLOCK)
        let text = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
        let received = output.receive()
        try console(on: try Channel("")).write(text, to: .page)
        try output.pipe.fileHandleForWriting.close()
        for await data in received { #expect(Array(data) == text) }
    }

    @Test("A line that is too long or not text is refused, and the next line is read")
    func unusableLines() throws {
        let input = try Channel()
        input.send([
            Data(repeating: UInt8(ascii: "x"), count: 10_000_000), Data("\ntwo\r\n".utf8),
            Data([0xFF, 0x0A]),
            Data("a\u{0}b".utf8),
        ])
        let console = console(on: input)
        #expect(throws: ConsoleError.lineTooLong(limit: 65_536)) { try console.read() }
        #expect(try console.read() == .line("two"))
        #expect(throws: ConsoleError.lineNotText) { try console.read() }
        #expect(try console.read() == .line("a\u{0}b"))
        #expect(try console.read() == .end)
    }

    @Test("Pages go only to the output descriptor, and refusals only to the error descriptor")
    func errors() throws {
        let (input, errors) = (try Channel("z\n?\nq\n"), try Channel())
        let console = FileConsole(input: input.readEnd, output: output.writeEnd, error: errors.writeEnd)
        #expect(Session.run(on: console) { Flow(Leaflet.menu, navigator: $0) }.status == .success)
        for channel in [output, errors] { try channel.pipe.fileHandleForWriting.close() }
        let pages = try output.pipe.fileHandleForReading.readToEnd() ?? Data()
        let refusals = try errors.pipe.fileHandleForReading.readToEnd() ?? Data()
        #expect(
            String(decoding: refusals, as: UTF8.self)
                == "There is no command “z”. Type ? for help, q to quit.\n")
        let text = String(decoding: pages, as: UTF8.self)
        #expect(text.contains("> z\n> ?\n\nHelp: Menu\n"))
        #expect(!text.contains("There is no command"))
    }

    @Test("The width is the terminal's unless it's fixed, and 80 without a known terminal width")
    func width() throws {
        var (terminal, descriptor): (Int32, Int32) = (-1, -1)
        #expect(openpty(&terminal, &descriptor, nil, nil, nil) == 0)
        defer { [terminal, descriptor].forEach { close($0) } }
        let console = FileConsole(input: descriptor, output: descriptor, error: descriptor)
        #expect(console.width == 80)
        for columns: UInt16 in [33, 120, 1] {
            var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
            #expect(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
            #expect(console.width == Int(columns))
        }
        let fixed = FileConsole(input: descriptor, output: descriptor, error: descriptor, width: 40)
        #expect(fixed.width == 40)
        #expect(self.console(on: try Channel("")).width == 80)
    }

    @Test("A prompt's questions go to the terminal, not into output that a script captures")
    func asking() throws {
        var (terminal, descriptor): (Int32, Int32) = (-1, -1)
        #expect(openpty(&terminal, &descriptor, nil, nil, nil) == 0)
        defer { [terminal, descriptor].forEach { close($0) } }
        let pipe = output.writeEnd
        #expect(FileConsole.output(asking: descriptor, pipe, 2) == 2)
        #expect(FileConsole.output(asking: descriptor, descriptor, 2) == descriptor)
        #expect(FileConsole.output(asking: try Channel("").readEnd, pipe, 2) == pipe)
        // Standard output is a pipe, so the prompt writes to the terminal.
        let console = FileConsole(
            input: descriptor, output: FileConsole.output(asking: descriptor, pipe, descriptor),
            error: descriptor)
        #expect(console.isInteractive)
        writeAtOnce("Ada\r", to: terminal)
        var prompt = Prompter(on: console)
        #expect(try prompt.ask("Name", .text) == "Ada")
        var seen: [UInt8] = []
        while isReadable(terminal), let bytes = try readBytes(from: terminal, limit: 1_000) { seen += bytes }
        #expect(String(decoding: seen, as: UTF8.self).contains("Name: "))
    }

    @Test("A terminal other than the process's own also reads single keys and is restored")
    func otherTerminal() throws {
        var (terminal, descriptor): (Int32, Int32) = (-1, -1)
        #expect(openpty(&terminal, &descriptor, nil, nil, nil) == 0)
        defer { [terminal, descriptor].forEach { close($0) } }
        func waitsForLines() -> Bool {
            var settings = termios()
            return tcgetattr(descriptor, &settings) == 0 && settings.c_lflag & tcflag_t(ICANON) != 0
        }
        func begin(_ typing: TerminalSettings.InputMode) -> Bool {
            let mode = TerminalMode(typing, on: descriptor, output: descriptor, isProcessTerminal: false)
            guard let mode else { return false }
            #expect(waitsForLines() == (typing == .hidden))
            return mode.typing == typing
        }
        #expect(waitsForLines())
        #expect(begin(.hidden))
        #expect(waitsForLines())
        writeAtOnce("|", to: descriptor)
        #expect(begin(.keys))
        #expect(waitsForLines())
        // Bracketed paste is on while keys are read, and off again afterward.
        writeAtOnce("|", to: descriptor)
        var written: [UInt8] = []
        while written.count(where: { $0 == UInt8(ascii: "|") }) < 2 {
            written += try #require(try readBytes(from: terminal, limit: 1))
        }
        #expect(written == Array("|\u{1B}[?2004h\u{1B}[?2004l|".utf8))
    }
}
