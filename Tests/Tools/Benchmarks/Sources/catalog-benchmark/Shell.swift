import Foundation
import Measuring

/// The sqlite3 program.
struct Shell {
    let program: URL
    let scratch: ScratchFolder

    init?(scratch: ScratchFolder) {
        let paths = ["/usr/bin/sqlite3", "/usr/local/bin/sqlite3", "/opt/homebrew/bin/sqlite3"]
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
        program = URL(filePath: path)
        self.scratch = scratch
    }

    /// Runs a script on a database, with its output in a file.
    func run(_ script: String, on database: String, to output: String = "shell.output") throws -> Run {
        let file = scratch.file("shell.script")
        try Data(script.utf8).write(to: file)
        return try Measuring.run(
            program, ["-batch", "-bail", database], on: file, to: scratch.file(output))
    }

    func lines(_ script: String, on database: String) throws -> [String] {
        _ = try run(script, on: database)
        return try String(contentsOf: scratch.file("shell.output"), encoding: .utf8)
            .split(separator: "\n").map(String.init)
    }

    /// Returns the processor time in seconds for one of many runs of the statements, without the
    /// program's start.
    func seconds(_ statements: [String], times: Int, on database: String) throws -> Double {
        // Warms up first, as the other side does.
        let before = statements.prefix(10).map { $0 + "\n" }.joined()
        let script = (0..<times).map { statements[$0 % statements.count] + "\n" }.joined()
        let start = try run(before, on: database).processorSeconds
        return try (run(before + script, on: database).processorSeconds - start) / Double(times)
    }
}

func quoted(_ text: some StringProtocol) -> String { "'\(text.replacingOccurrences(of: "'", with: "''"))'" }
