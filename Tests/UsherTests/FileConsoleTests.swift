import Foundation
import Testing
import Usher

/// Consoles on real pipes.
@Suite struct FileConsoleTests {
    /// A pipe that is closed at the end of a test.
    private final class Channel {
        let pipe = Pipe()
        var readEnd: Int32 { pipe.fileHandleForReading.fileDescriptor }
        var writeEnd: Int32 { pipe.fileHandleForWriting.fileDescriptor }

        init(_ text: String? = nil) throws {
            guard let text else { return }
            try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
            try pipe.fileHandleForWriting.close()
        }
    }

    private let output: Channel

    init() throws {
        output = try Channel()
    }

    private func console(on input: Channel) -> FileConsole {
        // A descriptor of its own, which outlives the channel.
        FileConsole(input: dup(input.readEnd), output: output.writeEnd, trouble: output.writeEnd)
    }

    @Test("lines come from a pipe, and then its end")
    func lines() throws {
        let console = console(on: try Channel("one\ntwo"))
        #expect(try console.read() == .line("one"))
        #expect(try console.read() == .line("two"))
        #expect(try console.read() == .end)
        #expect(try console.read() == .end)
    }

    @Test("an answer is at hand once a whole line was read along with another")
    func hasAnswer() throws {
        let console = console(on: try Channel("one\ntwo\nthr"))
        #expect(!console.hasAnswer)
        _ = try console.read()
        #expect(console.hasAnswer)
        _ = try console.read()
        #expect(!console.hasAnswer)
    }

    @Test("a descriptor that can't be read fails in words")
    func unreadable() throws {
        let console = FileConsole(input: 999, output: output.writeEnd, trouble: output.writeEnd)
        #expect(throws: ConsoleError.failed("Reading the input", code: EBADF)) { try console.read() }
        #expect(
            ConsoleError.failed("Reading the input", code: EBADF).description
                == "Reading the input failed: Bad file descriptor.")
    }

    @Test("a descriptor that can't be written fails in words")
    func unwritable() throws {
        let console = FileConsole(input: output.readEnd, output: 999, trouble: 999)
        #expect(throws: ConsoleError.failed("Writing the output", code: EBADF)) {
            try console.write([1], to: .page)
        }
        #expect(throws: ConsoleError.failed("Writing to standard error", code: EBADF)) {
            try console.write([1], to: .trouble)
        }
    }

    @Test("a session runs on two pipes as it does on a script")
    func session() throws {
        let prompt = Prompt.menu
        var session = Session(console: console(on: try Channel("1\nz\nq\n")))
        #expect(session.run { Flow("", prompt, navigator: $0) } == .success)
        try output.pipe.fileHandleForWriting.close()
        let text = try output.pipe.fileHandleForReading.readToEnd() ?? Data()

        let script = ScriptConsole(["1", "z", "q"])
        var scripted = Session(console: script)
        _ = scripted.run { Flow("", Prompt.menu, navigator: $0) }
        #expect(String(decoding: text, as: UTF8.self) == script.transcript)
        #expect(prompt.choices == [.item(0)])
    }

    @Test("a line that comes in pieces, and a descriptor that doesn't wait, make no difference")
    func pieces() async throws {
        let input = try Channel()
        _ = fcntl(input.readEnd, F_SETFL, O_NONBLOCK)
        let writer = input.pipe.fileHandleForWriting
        let writing = Task.detached {
            for piece in ["o", "n", "e\nt", "wo", "\n"] {
                try writer.write(contentsOf: Data(piece.utf8))
                await Task.yield()
            }
            try writer.close()
        }
        let console = console(on: input)
        #expect(try console.read() == .line("one"))
        #expect(try console.read() == .line("two"))
        #expect(try console.read() == .end)
        try await writing.value
    }
}
