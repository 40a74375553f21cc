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
