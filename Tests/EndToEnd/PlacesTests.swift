import Foundation
import Programs
import Testing

/// `--open`, `--resume` and `--map` in the real program.
@Suite struct PlacesTests {
    private func withFolder(_ body: (Folder) throws -> Void) throws {
        let folder = try Folder()
        defer { folder.remove() }
        try body(folder)
    }

    private func places(_ folder: Folder) throws -> String {
        try String(contentsOfFile: folder.catalog + ".places", encoding: .utf8)
    }

    @Test(
        "A resumed session begins where the last one ended, with search, order and page",
        arguments: ["q\\n", ""])
    func resume(end: String) throws {
        try withFolder { folder in
            let answers = "/war\\ns\\n2\\nn\\n3\\ne\\nc\\n1\\n2\\n\(end)"
            let first = try folder.run("printf '\(answers)' | $movies")
            #expect(first.status == 0)
            let kept = try places(folder)
            #expect(kept.split(separator: "\n").count == 1)
            let second = try folder.run("printf ':path\\nb\\nb\\nb\\nb\\nb\\n' | $movies --resume")
            #expect(second.output.hasPrefix("Movies by genre: war\n"))
            #expect(second.output.contains("\n\(kept)"), "\(second.output)")
            #expect(second.output.contains("movies, by year, oldest first\n"))
            #expect(second.output.contains("\n11–20 of "))
            #expect(second.errorOutput == "")
        }
    }

    @Test("A reader that goes away doesn't lose the places")
    func cut() throws {
        try withFolder { folder in
            _ = try folder.run("printf '1\\ne\\n%s' \"$(seq -f ':x' 2000)\" | $movies | head -n 1")
            #expect(try places(folder).hasSuffix("/edit\n"))
        }
    }

    @Test("A signal keeps the places of a session on a pipe", arguments: [SIGHUP, SIGTERM])
    func killed(by signal: Int32) throws {
        try withFolder { folder in
            let program = try Conversation(data: folder)
            try program.answer("t")
            #expect(program.end(by: signal) == signal)
            #expect(try places(folder).hasSuffix("/watchlist\n"))
        }
    }

    @Test("The map in docs/movies-map.md is that of the program")
    func map() throws {
        let map = try Shell.run("$movies --map")
        #expect(map.status == 0)
        let document = try String(
            contentsOf: Shell.repository.appending(path: "docs/movies-map.md"), encoding: .utf8)
        #expect(document.contains("```mermaid\n\(map.output)```\n"))
        #expect(try Shell.run("$movies --map import x.csv").status == 64)
    }
}
