import Foundation

/// The instructions of a run, as counted by valgrind.
package struct Instructions {
    package let all: Double
    /// The instructions of calls to a library, including everything they called.
    package private(set) var inLibrary = 0.0

    /// Counts a program's instructions. Returns nil if valgrind isn't installed.
    ///
    /// - Parameters:
    ///   - library: A part of the name of a library's file.
    ///   - profile: The file for valgrind's call profile. Without it, only the total is known.
    ///   - fromStart: Whether to count before the program starts the measurement itself.
    package init?(
        of program: URL, _ arguments: [String] = [], on input: URL? = nil, calling library: String = "",
        profile: URL? = nil, fromStart: Bool = true
    ) throws {
        guard let valgrind = tool("valgrind") else { return nil }
        let process = Process()
        process.executableURL = valgrind
        process.arguments =
            (fromStart ? [] : ["--instr-atstart=no"]) + counting(program, to: profile) + arguments
        let report = Pipe()
        // Hashing uses a random seed otherwise, which changes the count from run to run.
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["SWIFT_DETERMINISTIC_HASHING": "1"], uniquingKeysWith: { $1 })
        process.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = report
        try process.run()
        let text = String(decoding: try report.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        guard let all = instructions(in: text) else { return nil }
        self.all = all
        if let profile { inLibrary = try Self.cost(ofCalling: library, by: program, in: profile) }
    }

    /// Sums a profile's costs of a program's own calls to a library, counting recursive calls once.
    private static func cost(
        ofCalling library: String, by program: URL, in profile: URL
    ) throws -> Double {
        var cost = 0.0
        // The release folder is a symbolic link.
        let own = program.resolvingSymlinksInPath().path
        var (isOwn, callsLibrary, isOfCall) = (false, false, false)
        for line in try String(contentsOf: profile, encoding: .utf8).utf8.split(separator: UInt8(ascii: "\n"))
        {
            if line.starts(with: "ob=".utf8) {
                (isOwn, callsLibrary) = (String(Substring(line)).hasSuffix(own), false)
            } else if line.starts(with: "cob=".utf8) {
                callsLibrary = String(Substring(line)).contains(library)
            } else if line.starts(with: "calls=".utf8) {
                isOfCall = true
            } else if isOfCall {
                if callsLibrary, isOwn, let number = line.split(separator: UInt8(ascii: " ")).last {
                    cost += Double(String(Substring(number))) ?? 0
                }
                (callsLibrary, isOfCall) = (false, false)
            }
        }
        return cost
    }
}

/// Returns valgrind's arguments for counting a program's instructions.
///
/// - Parameter profile: The file for the cost of each library.
package func counting(_ program: URL, to profile: URL? = nil) -> [String] {
    [
        "--tool=callgrind", "--callgrind-out-file=\(profile?.path ?? "/dev/null")",
        "--compress-strings=no", "--compress-pos=no", program.path,
    ]
}

/// Returns the number of instructions in valgrind's report.
package func instructions(in report: String) -> Double? {
    report.firstMatch(of: /Collected : (\d+)/).flatMap { Double($0.1) }
}

/// Returns the cost of one more item, from two runs with different counts, so that the fixed costs
/// cancel out.
package func each(_ few: Int, _ many: Int, _ count: (Int) throws -> Double?) rethrows -> Double? {
    guard let less = try count(few), let more = try count(many) else { return nil }
    return (more - less) / Double(many - few)
}

/// Returns the number of system calls of a program, or nil if strace isn't installed.
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

/// Returns the path of a measuring tool, or nil if it isn't installed.
package func tool(_ name: String) -> URL? {
    ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { URL(filePath: "\($0)/\(name)") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}
