import Foundation

/// The real `movies`, run by a shell through real pipes: `$movies` is its path, `$films` a list of real films.
struct Shell {
    struct Result: Equatable {
        var output: String
        var trouble: String
        var status: Int32
    }

    static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The folder that the tests and `movies` were built into.
    static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

    static let movies = products.appending(path: "movies").path

    /// Runs a command line to its end, for a person without a catalog: `$XDG_DATA_HOME` is a new folder, for as long
    /// as the command line runs, and what it writes comes there.
    static func run(_ command: String, environment: [String: String] = [:]) throws -> Result {
        let data = try Folder()
        defer { data.remove() }
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = URL(filePath: data.path)
        process.environment = ProcessInfo.processInfo.environment.merging([
            "movies": movies, "films": repository.appending(path: "Examples/films.csv").path,
            "XDG_DATA_HOME": data.path,
        ]) { $1 }.merging(environment) { $1 }
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

/// A folder of a test's own.
struct Folder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "movies-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}

/// A file that lasts as long as a test's body.
func withFile<T>(_ contents: some Sequence<UInt8>, _ body: (_ path: String) throws -> T) throws -> T {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv")
    try Data(contents).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
}
