package import Foundation

/// The real `movies`, run by a shell through real pipes: `$movies` is its path, `$films` a list of real movies, and
/// `$allFilms` the one of all 17,472, which takes seconds to read where the program isn't optimized.
package struct Shell {
    package struct Result: Equatable {
        package var output: String
        package var trouble: String
        package var status: Int32
    }

    package static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder that the tests and `movies` were built into.
    package static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

    package static let movies = products.appending(path: "movies").path

    package static let allFilms = repository.appending(path: "Examples/films.csv")

    /// The first ones of them.
    package static let films: URL = {
        let file = products.appending(path: "films.csv")
        let all = (try? String(contentsOf: allFilms, encoding: .utf8)) ?? ""
        let first = all.split(separator: "\n").prefix(300).map { $0 + "\n" }.joined()
        try? Data(first.utf8).write(to: file, options: .atomic)
        return file
    }()

    /// Has the program write what it came through beside what the tests did, where that is measured; elsewhere it would
    /// write a file into the folder where it runs. A process has a file of its own: where several add theirs up in one,
    /// what stands in two modules is doubled by each, and soon no number. They stand in a folder of their own, since one
    /// that an end cut short would keep the toolchain from taking the rest.
    static let profiled = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"].map { file in
        let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "movies")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return ["LLVM_PROFILE_FILE": folder.appending(path: "%p.profraw").path]
    }

    /// Has it write none: it may not write as much, or not there.
    package static let unprofiled = ["LLVM_PROFILE_FILE": "/dev/null"]

    /// What the program's prompts end with.
    package static let prompts = ["> ", ": ", ") "]

    /// Runs a command line to its end, for a person without a catalog: `$HOME` and `$XDG_DATA_HOME` are a new folder, for as long
    /// as the command line runs, and what it writes comes there.
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
        let trouble = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: trouble)
        defer { try? FileManager.default.removeItem(at: trouble) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: trouble)
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(
            output: String(decoding: text, as: UTF8.self),
            trouble: String(decoding: try Data(contentsOf: trouble), as: UTF8.self),
            status: process.terminationStatus)
    }
}
