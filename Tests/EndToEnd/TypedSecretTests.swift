import Foundation
import Programs
import Testing

/// Secrets typed at the real program, on a terminal and through a pipe.
@Suite("Typed secrets", .enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"))
struct TypedSecretTests {
    private static let program = Shell.products.appending(path: "Questions").path
    private static let secret = "c0rrect h0rse"

    /// Runs the program on a terminal to a secret's prompt. `stty` prints the settings at the end.
    private func terminal(_ folder: Folder) throws -> Terminal {
        let start = "sh -c 'echo $$ > \(folder.path)/pid; exec \(Self.program) \(folder.path)/recording'"
        let terminal = try Terminal(
            "; status=$?; stty -a; exit $status", of: start,
            environment: ["TERM": "dumb", "SWIFT_BACKTRACE": "enable=no"])
        terminal.waitForPrompt()
        try terminal.type("2\n")
        terminal.waitForPrompt()
        return terminal
    }

    private func recording(_ folder: Folder) throws -> String {
        try String(contentsOfFile: "\(folder.path)/recording", encoding: .utf8)
    }

    private func showsTyping(_ screen: some StringProtocol) -> Bool {
        screen.contains(" echo ") && !screen.contains("-echo ")
    }

    @Test("A secret isn't shown while it's typed, and what is typed after it is")
    func typed() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let terminal = try terminal(folder)
        try terminal.type("abc\n")
        terminal.waitForPrompt()
        try terminal.type(Self.secret + "\n")
        terminal.waitForPrompt()
        #expect(
            terminal.screen.contains(
                "\nToken: \nThat is too short; a token has four letters or more.\nToken: \n\nQuestions\nToken: 13 bytes\n"
            ))
        try terminal.type("3\n")
        terminal.waitForPrompt()
        try terminal.type(Self.secret + "\n")
        terminal.waitForPrompt()
        try terminal.type(Self.secret + "\n")
        terminal.waitForPrompt()
        try terminal.type("q\n")
        #expect(terminal.finish() == 0)
        #expect(terminal.screen.contains("\n> q\n"))
        #expect(showsTyping(terminal.screen))
        let recording = try recording(folder)
        #expect(recording.split(separator: "\n").count { $0 == "withheld" } == 4)
        for text in [terminal.screen, recording] { #expect(!text.contains("h0rse")) }
    }

    @Test(
        "Typing is shown again when the user leaves a secret's prompt",
        arguments: [(":q\n", Int32(0)), ("\u{3}", 130), ("\u{4}", 0), ("half\u{3}", 130)])
    func left(keys: String, status: Int32) throws {
        let folder = try Folder()
        defer { folder.remove() }
        let terminal = try terminal(folder)
        try terminal.type(keys)
        #expect(terminal.finish() == status)
        #expect(showsTyping(terminal.screen))
        #expect(!terminal.screen.contains("half"))
    }

    @Test(
        "Typing is shown again when a signal ends the program",
        arguments: [SIGTERM, SIGUSR1, SIGABRT])
    func ended(signal: Int32) throws {
        let folder = try Folder()
        defer { folder.remove() }
        let terminal = try terminal(folder)
        let pid = try String(contentsOfFile: "\(folder.path)/pid", encoding: .utf8)
        #expect(kill(try #require(pid_t(pid.trimmingCharacters(in: .whitespacesAndNewlines))), signal) == 0)
        #expect(terminal.finish() == 128 + signal)
        #expect(showsTyping(terminal.screen))
    }

    @Test("Typing is shown while the program is stopped, and hidden again once it goes on")
    func stopped() throws {
        let script = "set -m; \(Self.program); stty -a; echo STOPPED; fg; stty -a"
        let terminal = try Terminal(of: "bash -c '\(script)'", environment: ["TERM": "dumb"])
        terminal.waitForPrompt()
        try terminal.type("2\n")
        terminal.waitForPrompt()
        try terminal.type("half\u{1A}")
        terminal.waitForPrompt()
        let stopped = try #require(terminal.screen.range(of: "STOPPED"))
        #expect(showsTyping(terminal.screen[..<stopped.lowerBound]))
        try terminal.type(Self.secret + "\n")
        terminal.waitForPrompt()
        try terminal.type("q\n")
        #expect(terminal.finish() == 0)
        #expect(terminal.screen.contains("\nToken: 13 bytes\n"))
        #expect(showsTyping(terminal.screen[stopped.upperBound...]))
        for text in ["half", "h0rse"] { #expect(!terminal.screen.contains(text)) }
    }

    @Test("A secret from a pipe is in no output, and not in the recording")
    func piped() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let lines = ["2", "abc", Self.secret, "3", Self.secret, Self.secret, "2 \(Self.secret)", "q"]
        let result = try folder.run(
            "printf '\(lines.joined(separator: "\\n"))\\n' | \(Self.program) \(folder.path)/recording")
        #expect(result.status == 0)
        #expect(result.output.contains("\nToken: (not shown)\n\nQuestions\nToken: 13 bytes\n"))
        #expect(result.output.contains("\nPassword: 13 bytes\n"))
        #expect(
            result.errorOutput == """
                That is too short; a token has four letters or more.
                A secret has a prompt of its own. Type only the first part to see it.

                """)
        for text in [result.output, result.errorOutput, try recording(folder)] {
            #expect(!text.isEmpty)
            #expect(!text.contains("h0rse"))
        }
    }
}
