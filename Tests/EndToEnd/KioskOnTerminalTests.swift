import Foundation
import Programs
import Testing

/// Runs `Kiosk` on a terminal while another program writes to its named pipe.
@Suite(.enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"))
struct KioskOnTerminalTests {
    private static let program = Shell.products.appending(path: "Kiosk").path

    private func withKiosk(
        term: String = "dumb", _ body: (Terminal, _ tell: (String) throws -> Void) throws -> Void
    ) throws {
        let folder = try Folder()
        defer { folder.remove() }
        let path = "\(folder.path)/box-office"
        try #require(mkfifo(path, 0o600) == 0)
        let pipe = try #require(FileHandle(forUpdatingAtPath: path))
        let terminal = try Terminal(path, of: Self.program, environment: ["TERM": term])
        terminal.waitForPrompt()
        try body(terminal) { try pipe.write(contentsOf: Data("\($0)\n".utf8)) }
    }

    @Test("Another program's events show with the next answer, and messages at once while typing")
    func boxOffice() throws {
        try withKiosk { terminal, tell in
            try terminal.type("1\n")
            terminal.waitForPrompt()
            try terminal.type("half ")
            terminal.wait(for: "> half ")
            try tell("seats 7 The Third Man")
            try tell("seats none Playtime")
            try tell("seats 0 Playtime")
            terminal.wait(for: "> half \n“Playtime” is sold out.\n> ")
            try terminal.type("typed\n")
            terminal.waitForPrompt()
            #expect(
                terminal.screen.hasSuffix(
                    """
                    > half\u{20}
                    “Playtime” is sold out.
                    > typed
                    The page changed before you answered, so nothing was done. This is the new page.

                    Tonight
                    1. Playtime (sold out)
                    2. Seven Samurai (2 left)
                    3. The Third Man (7 left)

                    ? help, q quit
                    >\u{20}
                    """))
            try tell("close")
            #expect(terminal.finish() == 0)
            #expect(terminal.screen.hasSuffix("> \nWe are closing. Good night.\n"))
        }
    }

    @Test("A message shows above the line that is edited, and the line and its cursor come back")
    func above() throws {
        try withKiosk(term: "xterm") { terminal, tell in
            try terminal.type("1\n")
            terminal.waitForPrompt()
            try terminal.type("hal\u{1B}[D")
            terminal.wait(for: "> hal\u{8}")
            try tell("seats 0 Playtime")
            terminal.wait(for: "\n“Playtime” is sold out.\n> hal\u{8}")
            #expect(terminal.shown.hasSuffix("> \n“Playtime” is sold out.\n> hal"))
            try terminal.type("\u{B}\u{15}q\n")
            #expect(terminal.finish() == 0)
        }
    }

    @Test(
        "Ctrl-C and Ctrl-D end a program that waits for events, too", arguments: ["\u{3}": 130, "\u{4}": 0])
    func leaving(key: String, status: Int32) throws {
        try withKiosk { terminal, tell in
            try terminal.type(key)
            #expect(terminal.finish() == status)
        }
    }
}
