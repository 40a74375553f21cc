import Foundation
import MovieCatalog
import Testing

/// The real `movies`, run by a shell through real pipes: `$movies` is its path, `$films` a list of real movies, and
/// `$allFilms` the one of all 17,472, which takes seconds to read where the program isn't optimized.
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

    static let allFilms = repository.appending(path: "Examples/films.csv")

    /// The first ones of them.
    static let films: URL = {
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

    /// Has it write none: it is killed, or may not write as much, or not there.
    static let unprofiled = ["LLVM_PROFILE_FILE": "/dev/null"]

    /// What the program's prompts end with.
    static let prompts = ["> ", ": ", ") "]

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
            "movies": movies, "films": films.path, "allFilms": allFilms.path,
            "XDG_DATA_HOME": data.path,
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

/// A command line that is refused, and with what.
struct Refused: CustomTestStringConvertible, Sendable {
    let command: String
    let trouble: String
    let status: Int32
    var testDescription: String { command }
}

extension Process {
    /// Runs it with no signal blocked: what this thread doesn't hear, as those of the tests mostly, its children don't hear
    /// either.
    func runHearingSignals() throws {
        var (none, before) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        // Tests that were started by nohup ignore this one.
        let hangup = signal(SIGHUP, SIG_DFL)
        defer {
            signal(SIGHUP, hangup)
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        try run()
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

extension Folder {
    /// The catalog of a person whose `$XDG_DATA_HOME` this folder is.
    var catalog: String { path + "/movies/catalog.sqlite" }

    /// Runs a command line with this folder as `$XDG_DATA_HOME`.
    func run(_ command: String, environment: [String: String] = [:]) throws -> Shell.Result {
        try Shell.run(command, environment: ["XDG_DATA_HOME": path].merging(environment) { $1 })
    }

    /// All movies of the catalog, which has to be sound.
    func movies() throws -> [Movie] {
        let catalog = try Catalog.open(catalog)
        #expect(try catalog.troubles() == [])
        return try catalog.movies(of: MovieQuery(), in: 0 ..< .max)
    }

    /// Writes a movie list and returns its path.
    func write(_ name: String, titles: [String]) throws -> String {
        let file = "\(path)/\(name)"
        try Data(("title,year\n" + titles.map { "\($0),2001\n" }.joined()).utf8)
            .write(to: URL(filePath: file))
        return file
    }
}

/// A folder with a catalog of the sample's movies, for as long as a test's body.
func withCatalog(_ body: (Folder) throws -> Void) throws {
    let folder = try Folder()
    defer { folder.remove() }
    #expect(try folder.run("echo q | $movies").status == 0)
    try body(folder)
}

/// A file that lasts as long as a test's body.
func withFile<T>(_ contents: some Sequence<UInt8>, _ body: (_ path: String) throws -> T) throws -> T {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv")
    try Data(contents).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
}
