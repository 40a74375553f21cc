import Foundation
import Testing

@Suite("Steps")
struct StepsTests {
    private static let examples: [String] = {
        let examples = ExampleFiles("").folder
        let all = (try? FileManager.default.contentsOfDirectory(atPath: examples.path)) ?? []
        return all.sorted().filter {
            FileManager.default.fileExists(atPath: examples.appending(path: "\($0)/Steps").path)
        }
    }()

    @Test("the steps of an example lead from before to after", arguments: examples)
    func steps(example: String) throws {
        let isPlain = example == "PlainCoordinator"
        let folder = isPlain ? example : "\(example)/Before"
        let goal = isPlain ? "MovieCoordinators/After" : "\(example)/After"
        let copy = URL.temporaryDirectory.appending(path: "steps-\(UUID())")
        defer { try? FileManager.default.removeItem(at: copy) }
        try FileManager.default.createDirectory(
            at: copy.appending(path: "Examples"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: ExampleFiles(example).folder, to: copy.appending(path: "Examples/\(example)"))

        let steps = ExampleFiles("\(example)/Steps")
        let patches = try FileManager.default.contentsOfDirectory(atPath: steps.folder.path).sorted()
        try #require(!patches.isEmpty)
        for patch in patches {
            let git = Process()
            git.executableURL = URL(filePath: "/usr/bin/env")
            git.arguments = ["git", "apply", steps.folder.appending(path: patch).path]
            git.currentDirectoryURL = copy
            try git.run()
            git.waitUntilExit()
            try #require(git.terminationStatus == 0, "\(patch)")
        }
        #expect(
            try Self.sources(in: copy.appending(path: "Examples/\(folder)"))
                == Self.sources(in: ExampleFiles(goal).folder))
    }

    private static func sources(in folder: URL) throws -> [String: String] {
        var sources: [String: String] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where name.hasSuffix(".swift") {
            sources[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        }
        return sources
    }
}
