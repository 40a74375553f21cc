import Foundation

/// The instructions of a run, where valgrind is there to count them.
package struct Instructions {
    /// All of them.
    package let all: Double
    /// Those of its calls of a library, with all that they called in turn.
    package private(set) var inLibrary = 0.0

    /// Counts what a program takes from its start to its end; `nil` where there is no valgrind.
    ///
    /// - Parameters:
    ///   - library: A part of the name of a library's file.
    ///   - profile: Where valgrind writes what its calls took.
    package init?(
        of program: URL, _ arguments: [String] = [], on input: URL? = nil, calling library: String = "",
        profile: URL? = nil
    ) throws {
        let paths = ["/usr/bin/valgrind", "/usr/local/bin/valgrind", "/opt/homebrew/bin/valgrind"]
        guard let valgrind = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
        let process = Process()
        process.executableURL = URL(filePath: valgrind)
        process.arguments =
            [
                "--tool=callgrind", "--callgrind-out-file=\(profile?.path ?? "/dev/null")",
                "--compress-strings=no", "--compress-pos=no", program.path,
            ] + arguments
        let report = Pipe()
        process.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = report
        try process.run()
        let text = String(decoding: try report.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        guard let all = text.firstMatch(of: /Collected : (\d+)/).flatMap({ Double($0.1) }) else { return nil }
        self.all = all
        if let profile { inLibrary = try Self.cost(ofCalling: library, by: program, in: profile) }
    }

    /// Sums what a profile says of a program's own calls of a library; one that calls itself back isn't counted twice.
    private static func cost(ofCalling library: String, by program: URL, in profile: URL) throws -> Double {
        var cost = 0.0
        var (isOwn, callsLibrary, isOfCall) = (false, false, false)
        for line in try String(contentsOf: profile, encoding: .utf8).utf8.split(separator: UInt8(ascii: "\n"))
        {
            if line.starts(with: "ob=".utf8) {
                (isOwn, callsLibrary) = (String(Substring(line)).hasSuffix(program.path), false)
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
