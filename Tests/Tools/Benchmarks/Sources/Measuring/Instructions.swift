import Foundation

/// The instructions of a run, where valgrind is there to count them.
package struct Instructions {
    /// All of them.
    package let all: Double
    /// Those of calls of a library from outside it, with all that it called in turn.
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
        if let profile { inLibrary = try Self.cost(ofCalling: library, in: profile) }
    }

    /// Sums what a profile says of the calls of a library from outside it.
    private static func cost(ofCalling library: String, in profile: URL) throws -> Double {
        var cost = 0.0
        var (isInside, callsInside, isOfCall) = (false, false, false)
        for line in try String(contentsOf: profile, encoding: .utf8).utf8.split(separator: UInt8(ascii: "\n"))
        {
            func names(_ key: String) -> Bool? {
                line.starts(with: key.utf8) ? String(Substring(line)).contains(library) : nil
            }
            if let isNamed = names("ob=") {
                (isInside, callsInside) = (isNamed, isNamed)
            } else if let isNamed = names("cob=") {
                callsInside = isNamed
            } else if line.starts(with: "calls=".utf8) {
                isOfCall = true
            } else if isOfCall {
                if callsInside, !isInside, let number = line.split(separator: UInt8(ascii: " ")).last {
                    cost += Double(String(Substring(number))) ?? 0
                }
                (callsInside, isOfCall) = (isInside, false)
            }
        }
        return cost
    }
}
