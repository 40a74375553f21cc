package import Foundation

/// Runs the real `movies` in a shell, through real pipes. `$movies` is its path, `$films` a list of
/// real movies, and `$allFilms` a much longer list, which takes seconds to read in a debug build.
package struct Shell {
    package struct Result: Equatable {
        package var output: String
        package var errorOutput: String
        package var status: Int32
    }

    package static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The build folder of the tests and `movies`.
    package static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

    package static let movies = products.appending(path: "movies").path

    package static let allFilms = repository.appending(path: "Examples/films.csv")

    /// A file with the first few hundred movies of ``allFilms``.
    package static let films: URL = {
        let file = products.appending(path: "films.csv")
        let all = (try? String(contentsOf: allFilms, encoding: .utf8)) ?? ""
        let first = all.split(separator: "\n").prefix(300).map { $0 + "\n" }.joined()
        try? Data(first.utf8).write(to: file, options: .atomic)
        return file
    }()

    /// The file for a program's coverage profile, if coverage is measured.
    ///
    /// By default, the program would write to its working directory. Each process has its own file.
    /// In a shared file, code linked into two modules would be counted twice. The files are in a
    /// separate folder, because a truncated file stops the toolchain from merging its folder.
    static let profiled = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"].map { file in
        let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "movies")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return ["LLVM_PROFILE_FILE": folder.appending(path: "%p.profraw").path]
    }

    /// The variables that turn the coverage profile off, for programs that can't write to the disk.
    package static let unprofiled = ["LLVM_PROFILE_FILE": "/dev/null"]

    /// The endings of the program's prompts.
    package static let prompts = ["> ", ": ", ") "]

    /// Runs a command line to its end, for a user without a catalog. `$HOME` and `$XDG_DATA_HOME`
    /// are a temporary folder.
    package static func run(_ command: String, environment: [String: String] = [:]) throws -> Result {
        let data = try Folder()
        defer { data.remove() }
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = URL(filePath: data.path)
        process.environment = ProcessInfo.processInfo.environment.merging([
            "movies": movies, "films": films.path, "allFilms": allFilms.path,
            "XDG_DATA_HOME": data.path, "HOME": data.path,
        ]) { $1 }.merging(command.contains("ulimit -f") ? unprofiled : profiled ?? [:]) { $1 }
            .merging(environment) { $1 }
        let output = Pipe()
        let errorOutput = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: errorOutput)
        defer { try? FileManager.default.removeItem(at: errorOutput) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errorOutput)
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(
            output: String(decoding: text, as: UTF8.self),
            errorOutput: String(decoding: try Data(contentsOf: errorOutput), as: UTF8.self),
            status: process.terminationStatus)
    }
}
