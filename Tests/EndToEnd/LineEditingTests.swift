import Foundation
import Programs
import Testing

/// Line editing in the real program, on a real pseudo-terminal.
@Suite("Line editing", .enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"))
struct LineEditingTests {
    private static let program = Shell.products.appending(path: "Questions").path

    /// Runs the program on a terminal to its first prompt. `stty` prints the settings at the end.
    private func terminal(_ arguments: String = "", term: String = "xterm") throws -> Terminal {
        let start = "sh -c 'echo $$; exec \(Self.program) \(arguments)'"
        let terminal = try Terminal(
            "; status=$?; stty -a; exit $status", of: start,
            environment: [
                "TERM": term, "SWIFT_BACKTRACE": "enable=no",
                "VISUAL": "sh -c 'stty -a; echo New >\"$0\"'",
            ])
        terminal.waitForPrompt()
        return terminal
    }

    private func isAsBefore(_ screen: some StringProtocol) -> Bool {
        [" echo ", " icanon ", " iexten "].allSatisfy { screen.contains($0) }
    }

    @Test("A line is corrected with arrows and other keys, and the answer is what is shown")
    func edited() throws {
        let terminal = try terminal()
        try terminal.type("1\n")
        terminal.wait(for: "Name (Enter for Ada): ")
        try terminal.type("Gace\u{1B}[D\u{1B}[D\u{1B}[Dr\u{1B}[F x日\u{7F}\u{17}\u{7F}e\u{301}\u{7F}!\n")
        terminal.waitForPrompt()
        #expect(terminal.screen.contains("\nName: Grace!\n"))
        try terminal.type("q\n")
        #expect(terminal.finish() == 0)
        #expect(isAsBefore(terminal.screen))
    }

    @Test(
        "A line for an existing value begins empty; Enter keeps it, Up brings it, and :x clears it"
    )
    func value() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let terminal = try terminal("\(folder.path)/recording")
        let up = "\u{1B}[A"
        let steps = [
            ("1\n", "Name (Enter for Ada): "), ("\n", "> "), ("1\n", "Name (Enter for Ada): "), (up, "Ada"),
            ("\n", "> "),
            ("1\n", "Name (Enter for Ada): "), (up, "Ada"), ("m", "m"), ("\n", "> "),
            ("12\n", "Nickname (Enter for Countess): "), (":x\n", "> "), ("q\n", "q\n"),
        ]
        for (keys, seen) in steps {
            try terminal.type(keys)
            terminal.wait(for: seen)
        }
        #expect(terminal.finish() == 0)
        for line in ["Name: Ada", "Name: Adam", "Nickname: none"] {
            #expect(terminal.shown.contains("\n\(line)\n"))
        }
        let recording = try String(contentsOfFile: "\(folder.path)/recording", encoding: .utf8)
        let answers = recording.split(separator: "\n").filter { $0.hasPrefix("answer") }
        #expect(
            answers == [
                "answer 1", "answer", "answer 1", "answer", "answer 1", "answer Adam", "answer 12",
                "answer :x", "answer q",
            ])
    }

    @Test("Escape, Ctrl-C and Ctrl-D clear a line, and Ctrl-C on an empty one leaves")
    func emptied() throws {
        let terminal = try terminal()
        for key in ["\u{1B}", "\u{3}", "\u{4}"] {
            try terminal.type("half")
            terminal.wait(for: "half")
            try terminal.type(key)
            terminal.wait(for: "\u{1B}[J")
        }
        try terminal.type("\u{1B}")
        // An arrow key's escape sequence can arrive in two parts.
        try terminal.type("Na")
        terminal.wait(for: "Na")
        try terminal.type("\u{1B}")
        terminal.wait(for: "\u{1B}[J")
        try terminal.type("[")
        try terminal.type("Do")
        terminal.wait(for: "Noa\u{8}")
        try terminal.type("\u{3}")
        terminal.wait(for: "\u{1B}[J")
        try terminal.type("\u{3}")
        #expect(terminal.finish() == 130)
        #expect(terminal.shown.contains("\n> ^C\n"))
    }

    @Test("Tab completes what the page has, and files and folders if a path is asked for")
    func completed() throws {
        let folder = try Folder()
        defer { folder.remove() }
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/things", withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: "\(folder.path)/things/only.txt"))
        let terminal = try terminal()
        try terminal.type("Del\t\n")
        terminal.waitForPrompt()
        #expect(terminal.shown.hasSuffix("\n> Delete\n\nDelete? (y or n, Enter for no) "))
        try terminal.type("y\n")
        terminal.waitForPrompt()
        #expect(terminal.screen.contains("\nDeleted.\n"))
        try terminal.type("Na\u{15}N\t")
        terminal.wait(for: "> N\n1. Name: Ada\n2. Note: Old…\n3. Nickname: Countess\n> N")
        try terminal.type("\u{15}11\n")
        terminal.waitForPrompt()
        try terminal.type("\(folder.path)/th\to\t\n")
        terminal.waitForPrompt()
        #expect(terminal.screen.contains("\nFile: \(folder.path)/things/only.txt\n"))
        try terminal.type("q\n")
        #expect(terminal.finish() == 0)
    }

    @Test("Up brings back what was typed at the same kind of prompt")
    func history() throws {
        let terminal = try terminal()
        let year = "Year (Enter for 1954): "
        for (keys, seen) in [
            ("4\n", year), ("1979\n", "> "), ("\u{1B}[A", "> 4"), ("\n", year),
            ("\u{1B}[A", "1954"), ("\u{1B}[A", "79"), ("\n", "> "), ("q\n", "> q\n"),
        ] {
            try terminal.type(keys)
            terminal.wait(for: seen)
        }
        #expect(terminal.finish() == 0)
        #expect(terminal.shown.ranges(of: "\n\(year)1979\n").count == 2)
    }

    @Test("A pasted line of 65,536 bytes arrives complete, and so does a typed one of 5,000")
    func long() throws {
        for (count, keys) in [(65_536, ("\u{1B}[200~", "\u{1B}[201~")), (5_000, ("", ""))] {
            let terminal = try terminal()
            try terminal.type("9\n")
            terminal.waitForPrompt()
            let text =
                String(repeating: "0123456789abcdef", count: count / 16)
                + String(repeating: "x", count: count % 16)
            try terminal.type(keys.0 + text + keys.1 + "\n")
            terminal.wait(for: "> ")
            try terminal.type("q\n")
            #expect(terminal.finish() == 0)
            let said = terminal.screen.replacing("\n", with: "")
            #expect(said.contains("Login: \(text)1. Name: "))
        }
    }

    @Test("A pasted line waits for Enter at its own prompt, or is part of a long text")
    func lines() throws {
        let terminal = try terminal()
        try terminal.type("8\n\u{1B}[200~One\r\n.\r\n\r\ntwo\u{1B}[201~\n.\n")
        try terminal.type("\u{1B}[200~1\nGrace\n4\n19\u{1B}[201~")
        terminal.wait(for: "> 1^JGrace^J4^J19")
        for keys in ["\n", "\n", "\n", "79\n"] { try terminal.type(keys) }
        try terminal.type("q\n")
        #expect(terminal.finish() == 0)
        for line in ["Note: One / . / two", "Name: Grace", "Year: 1979"] {
            #expect(terminal.screen.contains("\n\(line)\n"))
        }
    }

    @Test("A typed session leaves what a pipe prints, apart from keys and redraws")
    func transcript() throws {
        let lines = ["1", "Grace", "4", "1979", "6", "json", "10", "1 3", "", "zz", "?", "Delete", "n", "q"]
        let terminal = try terminal()
        for line in lines {
            try terminal.type("\(line)\n")
            terminal.waitForPrompt()
        }
        #expect(terminal.finish() == 0)
        let piped = try Shell.run(
            "printf '%s\\n' \(lines.map { "'\($0)'" }.joined(separator: " ")) | \(Self.program) 2>&1")
        #expect(terminal.shown.contains(piped.output))
    }

    @Test(
        "The terminal is as before when a signal ends the program, or when it ends by itself",
        arguments: [0, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGINT])
    func ended(signal: Int32) throws {
        let terminal = try terminal()
        try terminal.type("half")
        terminal.wait(for: "half")
        if signal == 0 {
            try terminal.type("\u{4}\u{4}")
        } else {
            // SIGINT would only clear a line with text, so clear that first.
            if signal == SIGINT {
                try terminal.type("\u{1B}")
                terminal.wait(for: "\u{1B}[J")
            }
            let pid = terminal.screen.split(separator: "\n").first.flatMap { pid_t($0) }
            #expect(kill(try #require(pid), signal) == 0)
        }
        #expect(terminal.finish() == (signal == 0 ? 0 : 128 + signal))
        #expect(isAsBefore(terminal.screen))
    }

    @Test("The terminal is as before when an action ends the program")
    func exit() throws {
        let terminal = try terminal()
        try terminal.type("13\n")
        terminal.waitForPrompt()
        try terminal.type("y\n")
        #expect(terminal.finish() == 130)
        #expect(isAsBefore(terminal.screen))
    }

    @Test("An editor gets the terminal as it was, and lines are edited again after it")
    func editor() throws {
        let terminal = try terminal()
        try terminal.type("8\n")
        terminal.waitForPrompt()
        try terminal.type(":edit\n")
        terminal.waitForPrompt()
        #expect(isAsBefore(terminal.screen))
        #expect(terminal.screen.contains("\nNote: New\n"))
        try terminal.type("1\n")
        terminal.wait(for: "Name (Enter for Ada): ")
        try terminal.type("race\u{1}G\n")
        terminal.waitForPrompt()
        #expect(terminal.screen.contains("\nName: Grace\n"))
        try terminal.type("q\n")
        #expect(terminal.finish() == 0)
    }

    @Test(
        "A line is shown again with its prompt when the stopped program goes on",
        arguments: ["xterm", "dumb"])
    func stopped(term: String) throws {
        let script = "set -m; \(Self.program); stty -a; echo STOPPED; fg; stty -a"
        let terminal = try Terminal(of: "bash -c '\(script)'", environment: ["TERM": term])
        terminal.waitForPrompt()
        try terminal.type("9\n")
        terminal.waitForPrompt()
        try terminal.type("ha")
        terminal.wait(for: "ha")
        try terminal.type("\u{1A}")
        // Expect “Questions” first: `fg` prints the command line before the program shows its
        // prompt again.
        terminal.wait(for: "Questions\nLogin: " + (term == "dumb" ? "" : "ha"))
        let stopped = try #require(terminal.screen.range(of: "STOPPED"))
        #expect(isAsBefore(terminal.screen[..<stopped.lowerBound]))
        try terminal.type(term == "dumb" ? "half\n" : "lf\n")
        terminal.waitForPrompt()
        #expect(terminal.screen.contains("\nLogin: half\n"))
        try terminal.type("q\n")
        #expect(terminal.finish() == 0)
        #expect(isAsBefore(terminal.screen[stopped.upperBound...]))
    }

    @Test("A program that began in the background shows one prompt")
    func background() throws {
        let wait = "until ps -o stat= -p $! | grep -q T; do :; done"
        let script = "set -m; \(Self.program) & \(wait); echo STOPPED; fg"
        let terminal = try Terminal(of: "bash -c '\(script)'", environment: ["TERM": "xterm"])
        terminal.waitForPrompt()
        try terminal.type("q\n")
        #expect(terminal.finish() == 0)
        #expect(terminal.screen.contains("STOPPED") && !terminal.screen.contains("> > "))
    }

    @Test("A line is shown again with its prompt after the program was stopped from elsewhere")
    func continued() throws {
        let terminal = try terminal()
        try terminal.type("ha")
        terminal.wait(for: "> ha")
        let pid = try #require(terminal.screen.split(separator: "\n").first.flatMap { pid_t($0) })
        for signal in [SIGSTOP, SIGCONT] { #expect(kill(pid, signal) == 0) }
        terminal.wait(for: "> ha> ha")
        try terminal.type("lf\u{3}\u{4}")
        #expect(terminal.finish() == 0)
    }

    @Test("A line that the terminal cut is refused with an explanation")
    func cut() throws {
        let terminal = try terminal(term: "dumb")
        try terminal.type("9\n")
        terminal.waitForPrompt()
        try terminal.type(String(repeating: "x", count: 5_000) + "\n")
        terminal.wait(for: "That line is too long. An answer has at most 4094 bytes.\nLogin: ")
        // The longest line that the terminal doesn't truncate.
        let longest = String(repeating: "x", count: 4_094)
        try terminal.type(longest + "\n")
        terminal.waitForPrompt()
        try terminal.type("q\n")
        #expect(terminal.finish() == 0)
        #expect(terminal.screen.replacing("\n", with: "").contains("Login: \(longest)1. Name: "))
    }
}
