import Foundation

/// What counts the instructions of a program, where it is installed.
package let valgrind = ["/usr/bin/valgrind", "/usr/local/bin/valgrind", "/opt/homebrew/bin/valgrind"]
    .first(where: FileManager.default.isExecutableFile)

/// What runs a program so that its instructions are counted, and told where standard error goes.
package func counting(_ program: URL, by valgrind: String) -> [String] {
    [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", program.path]
}

/// The instructions that were told.
package func instructions(in report: String) -> Double? {
    report.firstMatch(of: /Collected : (\d+)/).flatMap { Double($0.1) }
}

/// What one more of something takes, from two runs with different numbers of it, so that all else cancels out.
package func instructionsEach(
    _ few: Int, _ many: Int, _ count: (Int) throws -> Double?
) rethrows -> Double? {
    guard let less = try count(few), let more = try count(many) else { return nil }
    return (more - less) / Double(many - few)
}
