import Foundation

package struct Folder {
    package let path: String

    package init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "movies-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    package func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}

extension Folder {
    /// Runs a command line with this folder as `$XDG_DATA_HOME`.
    package func run(_ command: String, environment: [String: String] = [:]) throws -> Shell.Result {
        try Shell.run(
            command, environment: ["XDG_DATA_HOME": path, "HOME": path].merging(environment) { $1 })
    }
}
