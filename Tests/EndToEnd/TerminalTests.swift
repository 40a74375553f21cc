import Foundation
import Programs
import Testing
import UsherTesting

@Suite(.enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"))
struct TerminalTests {
    @Test("The main script typed on a terminal shows what a pipe prints")
    func terminal() throws {
        let script = try String(
            contentsOf: TranscriptTests.folder.appending(path: "main.script"), encoding: .utf8)
        let expected = try String(
            contentsOf: TranscriptTests.folder.appending(path: "main.transcript"), encoding: .utf8)
        let terminal = try Terminal("--no-color --width 80")
        for line in script.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            terminal.waitForPrompt()
            // The line starts with the current value, which Ctrl-U deletes.
            try terminal.type(line.isEmpty ? "\n" : "\u{15}\(line)\n")
        }
        #expect(terminal.finish() == 0)
        let screen = TranscriptTests.withoutToday(terminal.shown)
        #expect(
            screen.split(whereSeparator: \.isWhitespace) == expected.split(whereSeparator: \.isWhitespace))
    }

    @Test("A day typed at a prompt that offers today replaces it")
    func day() throws {
        let terminal = try Terminal("--no-color --width 80")
        for line in ["/ran", "1", "s", "yesterday 8", "q"] {
            terminal.waitForPrompt()
            try terminal.type("\(line)\n")
        }
        #expect(terminal.finish() == 0)
        #expect(terminal.shown.contains("\nNoted: yesterday, 8 of 10.\n"))
    }

    @Test("A terminal gets bold letters, except with --no-color, NO_COLOR or a dumb terminal")
    func color() throws {
        func screen(_ options: String, _ environment: [String: String]) throws -> String {
            let terminal = try Terminal(options, environment: environment)
            terminal.waitForPrompt()
            try terminal.type("q\n")
            #expect(terminal.finish() == 0)
            return terminal.screen
        }
        #expect(try screen("", ["TERM": "xterm"]).contains("\u{1B}[1mMovies\u{1B}[0m"))
        #expect(try !screen("--no-color", ["TERM": "xterm"]).contains("\u{1B}"))
        #expect(try !screen("", ["TERM": "xterm", "NO_COLOR": "1"]).contains("\u{1B}"))
        #expect(try !screen("", ["TERM": "dumb"]).contains("\u{1B}"))
        #expect(try !screen("", [:]).contains("\u{1B}"))
    }

    @Test(
        "Ctrl-\\ ends the program with SIGQUIT and no report of a crash"
    )
    func quit() throws {
        let terminal = try Terminal("--no-color")
        terminal.waitForPrompt()
        try terminal.type("\u{1C}")
        #expect(terminal.finish() == 128 + SIGQUIT)
        #expect(!terminal.screen.contains("crashed"))
    }

    @Test(
        "A typed value replaces a viewing's value or a proposed file name"
    )
    func proposed() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let terminal = try Terminal("--no-color")
        let keys = [
            "/ran", "1", "s", "yesterday 8 Good", "w", "1", "9", "h", "e", "\(folder.path)/f.csv", "\u{15}:q",
        ]
        for keys in keys {
            terminal.waitForPrompt()
            try terminal.type(keys + "\n")
        }
        #expect(terminal.finish() == 0)
        #expect(terminal.screen.contains("\nChanged: yesterday, 9 of 10, “Good”.\n"))
        #expect(FileManager.default.fileExists(atPath: "\(folder.path)/f.csv"))
    }

    @Test("Ctrl-C at a prompt exits with status 130")
    func interrupt() throws {
        let terminal = try Terminal()
        terminal.waitForPrompt()
        try terminal.type("\u{3}")
        #expect(terminal.finish() == 130)
    }

    @Test("Ctrl-D at a prompt quits")
    func endOfInput() throws {
        let terminal = try Terminal()
        terminal.waitForPrompt()
        try terminal.type("\u{4}")
        #expect(terminal.finish() == 0)
    }

    @Test(
        "A terminal shows bars, unless it's dumb, the user is brief, or the locale has no bars",
        arguments: [
            (["TERM": "xterm"], "", true),
            (["TERM": "xterm", "LC_ALL": "en_US.UTF-8", "LANG": "C"], "", true),
            (["TERM": "xterm", "LC_ALL": "C"], "", false), (["TERM": "xterm", "LANG": "C"], "", false),
            (["TERM": "dumb"], "", false), (["TERM": "xterm"], "brief", false),
        ])
    func bars(environment: [String: String], kept: String, hasBars: Bool) throws {
        try withCatalog { folder in
            _ = try folder.run("$movies seen jaws 2020-05-01 8; echo '\(kept)' >'\(folder.catalog)'.brief")
            let terminal = try Terminal(
                "--no-color --catalog \(folder.catalog) numbers 2020",
                of: "stty rows 24 cols 80; \(Shell.movies)",
                environment: environment)
            #expect(terminal.finish() == 0)
            #expect(terminal.shown.contains("█") == hasBars, "\(terminal.shown)")
            #expect(terminal.shown.contains("Viewings: 1"))
        }
    }
}
