import Foundation
import Programs
import Testing

/// What the real programs print with `--trace`, and what is shown of it.
@Suite("Traces")
struct TraceTests {
    /// The programs, by the example whose script they play and whose README tells of them.
    private static let programs = [
        (program: "MovieCoordinatorsBefore", script: "MovieCoordinators", document: "MovieCoordinators"),
        ("MovieCoordinatorsAfter", "MovieCoordinators", "MovieCoordinators"),
        ("PlainCoordinator", "MovieCoordinators", "PlainCoordinator"),
        ("StateNavigation", "MovieCoordinators", "StateNavigation"),
        ("EntityEditorBefore", "EntityEditor", "EntityEditor"),
        ("EntityEditorAfter", "EntityEditor", "EntityEditor"),
        ("EntityEditorWithUsher", "EntityEditor", "EntityEditor"),
        ("CleanSwiftRouter", "CleanSwiftRouter", "CleanSwiftRouter"),
        ("ViperModules 5", "MovieCoordinators", "ViperModules"),
        ("ViperModules 6", "ViperModules", "ViperModules"),
    ]

    @Test("the README shows what the program prints with its script", arguments: programs)
    func shown(program: String, script: String, document: String) throws {
        let shown = try parts(of: program, in: ExampleFiles(document).text(of: "README.md"))
        try #require(shown.contains { $0.contains("; shows ") })
        var printed = try run("\(program) --trace", script: script, redirection: "2>&1")[...]
        for part in shown {
            guard let place = printed.range(of: "\n\(part)\n") else {
                Issue.record("\(program) doesn't print, or not in this order:\n\(part)")
                return
            }
            // A part may begin where the one before it ends.
            printed = printed[printed.index(before: place.upperBound)...]
        }
    }

    @Test("the pages are the same", arguments: programs)
    func pages(program: String, script: String, document: String) throws {
        let traced = try run("\(program) --trace", script: script, redirection: "2>/dev/null")
        #expect(try traced == run(program, script: script, redirection: "2>/dev/null"))
        #expect(!traced.isEmpty)
    }

    /// What a document shows of a program's trace, without what it leaves out.
    private func parts(of program: String, in document: String) throws -> [String] {
        let beginning = "\n```console\n$ swift run \(program) --trace\n…\n"
        let begin = try #require(document.range(of: beginning), "no trace of \(program)").upperBound
        let end = try #require(document[begin...].range(of: "\n```\n")).lowerBound
        return document[begin..<end].components(separatedBy: "\n…\n")
    }

    private func run(_ command: String, script: String, redirection: String) throws -> String {
        let lines = ExampleFiles(script).folder.appending(path: "script.txt").path
        return try Shell.run(
            "'\(Shell.products.path)'/\(command) <'\(lines)' \(redirection)", environment: Shell.unprofiled
        ).output
    }
}
