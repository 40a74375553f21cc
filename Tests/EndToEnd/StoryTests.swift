import Foundation
import MovieCatalog
import Programs
import Testing

/// A user's commands and typed lines with their output. See Tests/README.md.
struct Story: CustomTestStringConvertible, Sendable {
    struct Step: Sendable {
        /// The lines of a command. If `isTyped`, a command and the lines typed at its prompts.
        var lines: [String]
        let isTyped: Bool
        var seen: [String] = []

        /// Whether lines match the expected ones. `...` matches any number of lines.
        func expects(_ lines: some Collection<String>) -> Bool {
            var parts = seen.split(separator: "...", omittingEmptySubsequences: false)[...]
            guard let first = parts.popFirst(), let last = parts.popLast() else {
                return lines.elementsEqual(seen)
            }
            var rest = lines.dropFirst(first.count)
            for part in parts {
                guard let range = Array(rest).firstRange(of: part) else { return false }
                rest = rest.dropFirst(range.upperBound)
            }
            return lines.starts(with: first) && rest.suffix(last.count).elementsEqual(last)
        }
    }

    static let folder = Shell.repository.appending(path: "Tests/Stories")
    static let files =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? ["no files"]).sorted()

    let title: String
    var steps: [Step] = []
    var testDescription: String { title }

    var text: String {
        let steps = steps.flatMap { step in
            ["\(step.isTyped ? "%" : "$") \(step.lines[0])"] + step.lines.dropFirst().map { "> \($0)" }
                + step.seen
        }
        return "=== \(title)\n" + steps.map { $0 + "\n" }.joined()
    }

    var isPossible: Bool {
        (Terminal.isAvailable || !steps.contains { $0.isTyped })
            && (geteuid() == 0 || !title.hasSuffix(" (as root)"))
    }

    private static let failure = Step(lines: ["false"], isTyped: false)

    static func all(in file: String) -> [Story] {
        let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
        guard let text else { return [Story(title: "\(file) can't be read", steps: [failure])] }
        return "\n\(text)".split(separator: "\n=== ").map { text in
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            while lines.last?.isEmpty == true { lines.removeLast() }
            var story = Story(title: lines.removeFirst())
            for line in lines {
                let (last, start, rest) = (
                    story.steps.indices.last, line.prefix(2), String(line.dropFirst(2))
                )
                if ["$ ", "% "].contains(start) {
                    story.steps.append(Step(lines: [rest], isTyped: start == "% "))
                } else if let last, start == "> ", story.steps[last].seen.isEmpty {
                    story.steps[last].lines.append(rest)
                } else if let last {
                    story.steps[last].seen.append(line)
                }
            }
            return story
        }
    }

    /// Runs the story in a new folder, and returns it with the actual output.
    func played() throws -> Story {
        let folder = try Folder()
        defer { folder.remove() }
        var story = self
        for (index, step) in steps.enumerated() {
            let seen = try step.isTyped ? type(step.lines, in: folder) : run(step.lines, in: folder)
            var text = seen.output + seen.errorOutput.split(separator: "\n").map { "! \($0)\n" }.joined()
            text += seen.status == 0 ? "" : "? \(seen.status)\n"
            for (found, shown) in [
                (folder.path, "~"), (Shell.films.path, "films.csv"), ("\(Day.today)", "YYYY-MM-DD"),
                ("to \(Day.today.year + 10)", "to YYYY"),
                ("\u{1B}", "⟨Escape⟩"),
            ] { text.replace(found, with: shown) }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let shown = text.isEmpty || text.hasSuffix("\n") ? lines.dropLast() : lines[...]
            story.steps[index].seen = step.expects(shown) ? step.seen : Array(shown)
        }
        return story
    }

    private static let environment = [
        "PATH": "\(Shell.products.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
        "files": TranscriptTests.folder.appending(path: "files").path,
        // Another user can't write coverage files to this user's folder.
        "nobody": "env LLVM_PROFILE_FILE=/dev/null setpriv --reuid=65534 --clear-groups",
    ]

    private typealias Seen = (output: String, errorOutput: String, status: Int32)

    private func run(_ lines: [String], in folder: Folder) throws -> Seen {
        let command = "cd '\(folder.path)'; " + lines.joined(separator: "\n")
        let result = try folder.run(command, environment: Self.environment)
        return (result.output, result.errorOutput, result.status)
    }

    private static let keys = [
        "Ctrl-C": "\u{3}", "Ctrl-D": "\u{4}", "Ctrl-U": "\u{15}", "Ctrl-\\": "\u{1C}", "Escape": "\u{1B}",
        "Up": "\u{1B}[A", "Tab": "\t", "paste": "\u{1B}[200~", "end of paste": "\u{1B}[201~", "Enter": "\n",
    ]
    private static let signals = ["SIGHUP": SIGHUP, "SIGTERM": SIGTERM]

    /// Types each line at a prompt. A key or signal at the end of a line replaces Enter.
    private func type(_ lines: [String], in folder: Folder) throws -> Seen {
        let process = "\(folder.path)/.process"
        let terminal = try Terminal(
            of: "cd '\(folder.path)'; sh -c 'echo $$ >.process; exec \(lines[0])'",
            environment: Self.environment.merging([
                "TERM": "xterm", "NO_COLOR": "1", "XDG_DATA_HOME": folder.path,
            ]) { $1 })
        for line in lines.dropFirst() {
            terminal.waitForPrompt()
            let signal = Self.signals.first { line.hasSuffix("⟨\($0.key)⟩") }
            let typed = Self.keys.reduce(line.replacing(/⟨SIG\w+⟩$/, with: "")) {
                $0.replacing("⟨\($1.key)⟩", with: $1.value)
            }
            try terminal.type(typed + (line.hasSuffix("⟩") ? "" : "\n"))
            guard let signal else { continue }
            terminal.wait(for: typed)
            let number = try String(contentsOfFile: process, encoding: .utf8)
            kill(try #require(pid_t(number.trimmingCharacters(in: .whitespacesAndNewlines))), signal.value)
        }
        let status = terminal.finish()
        return (terminal.shown, "", status)
    }
}

/// `RECORD_TRANSCRIPTS=1 swift test --filter StoryTests` records the stories again.
@Suite("Stories") struct StoryTests {
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil

    @Test(
        "Each story prints what its file expects", .enabled(if: !isRecording),
        arguments: Story.files.flatMap { Story.all(in: $0) })
    func played(_ story: Story) throws {
        guard story.isPossible else { return }
        #expect(try story.played().text == story.text)
    }

    @Test("The stories are recorded", .enabled(if: isRecording), arguments: Story.files)
    func recorded(_ file: String) throws {
        let stories = try Story.all(in: file).map { $0.isPossible ? try $0.played().text : $0.text }
        try Data(stories.joined(separator: "\n").utf8).write(to: Story.folder.appending(path: file))
    }
}
