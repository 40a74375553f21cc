import Foundation

/// The instructions of a run, where valgrind is there to count them.
package struct Instructions {
    /// All of them.
    package let all: Double
    /// Those of libraries, by the names of their files.
    package private(set) var byLibrary: [String: Double] = [:]

    /// What the functions of a library took themselves, whatever they called.
    package func own(of library: String) -> Double {
        byLibrary.reduce(0) { $0 + ($1.key.contains(library) ? $1.value : 0) }
    }

    /// Counts what a program takes from its start to its end; `nil` where there is no valgrind.
    ///
    /// - Parameter profile: Where valgrind writes what each library took; without it, only all is known.
    package init?(
        of program: URL, _ arguments: [String] = [], on input: URL? = nil, profile: URL? = nil
    ) throws {
        guard let valgrind = tool("valgrind") else { return nil }
        let process = Process()
        process.executableURL = valgrind
        process.arguments = counting(program, to: profile) + arguments
        let report = Pipe()
        process.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = report
        try process.run()
        let text = String(decoding: try report.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        guard let all = instructions(in: text) else { return nil }
        self.all = all
        if let profile { byLibrary = try Self.libraries(in: profile) }
    }

    /// Sums the costs of a profile by the library they stand under; behind `calls=` stands what was called, too.
    private static func libraries(in profile: URL) throws -> [String: Double] {
        var costs: [String: Double] = [:]
        var library = ""
        var isOfCall = false
        for line in try String(contentsOf: profile, encoding: .utf8).utf8.split(separator: UInt8(ascii: "\n"))
        {
            if line.starts(with: "ob=".utf8) {
                library = String(Substring(line.dropFirst(3)))
            } else if line.starts(with: "calls=".utf8) {
                isOfCall = true
            } else if let first = line.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
                let cost = line.split(separator: UInt8(ascii: " ")).last.map { String(Substring($0)) }
                if !isOfCall { costs[library, default: 0] += cost.flatMap(Double.init) ?? 0 }
                isOfCall = false
            }
        }
        return costs
    }
}

/// What valgrind is told so that it counts a program's instructions.
///
/// - Parameter profile: Where it writes what each library took.
package func counting(_ program: URL, to profile: URL? = nil) -> [String] {
    [
        "--tool=callgrind", "--callgrind-out-file=\(profile?.path ?? "/dev/null")",
        "--compress-strings=no", "--compress-pos=no", program.path,
    ]
}

/// The instructions that valgrind told.
package func instructions(in report: String) -> Double? {
    report.firstMatch(of: /Collected : (\d+)/).flatMap { Double($0.1) }
}

/// What one more of something takes, from two runs with different numbers of it, so that all else cancels out.
package func each(_ few: Int, _ many: Int, _ count: (Int) throws -> Double?) rethrows -> Double? {
    guard let less = try count(few), let more = try count(many) else { return nil }
    return (more - less) / Double(many - few)
}

/// How often a program calls the system from its start to its end; `nil` where there is no strace.
package func systemCalls(of program: URL, on input: URL) throws -> Double? {
    guard let strace = tool("strace") else { return nil }
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let trace = scratch.file("trace")
    let process = Process()
    process.executableURL = strace
    process.arguments = ["-f", "-o", trace.path, program.path]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Double(try Data(contentsOf: trace).count { $0 == UInt8(ascii: "\n") })
}

/// Where a program is that measures others, if it is installed.
package func tool(_ name: String) -> URL? {
    ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { URL(filePath: "\($0)/\(name)") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}
