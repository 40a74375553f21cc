import Foundation
import Programs
import Testing
import UsherTesting

/// `--record` and `--replay`, through the real program.
@Suite struct RecordOptionTests {
    /// Answers that begin with a random film. Some are refused.
    private let script = "r\\nw\\ns\\n\\nb\\ne\\n3\\n2031\\ns\\n:h\\nz\\n9\\nq\\n"

    /// Removes the line with the catalog's path, which a replay doesn't print.
    private static func anywhere(_ output: String) -> String {
        output.replacing("Your catalog is kept in ~/movies/catalog.sqlite.\n", with: "")
    }

    @Test(
        "A session recorded on a pipe replays the same, with its random film, and changes no catalog")
    func pipe() throws {
        try withFolder { folder in
            let recorded = try folder.run("printf '\(script)' | $movies --record '\(folder.path)/a.txt'")
            #expect(recorded.status == 65)
            let text = try folder.text("a.txt")
            #expect(text.hasPrefix("usher recording 1\nprogram movies ") && text.contains("\ngiven day "))
            #expect(
                text.contains("\n\nanswer r\nmove + MovieDetailCoordinator\nmove + MovieDetailScreen\npage "))
            #expect(
                text.hasSuffix(
                    "\n\nanswer q\nmove quit - MovieDetailScreen - MovieDetailCoordinator - MovieListScreen - "
                        + "MovieListCoordinator - AppCoordinator\nstatus 0\n"))
            let movies = try folder.movies()
            let replayed = try folder.inside("$movies --replay '\(folder.path)/a.txt'")
            let farewell = "Your changes are not kept: this catalog was in memory, and no file was changed.\n"
            #expect(
                TranscriptDifference(replayed.output, expected: Self.anywhere(recorded.output) + farewell)
                    == nil)
            #expect(replayed.errorOutput == recorded.errorOutput)
            #expect(replayed.status == 0)
            #expect(try folder.movies() == movies)
        }
    }

    @Test("Today in a replay is the recorded day")
    func day() throws {
        try withFolder { folder in
            let recorded = try folder.run(
                "printf '1\\nw\\ns\\n\\nq\\n' | $movies --record '\(folder.path)/b.txt'")
            #expect(recorded.status == 0)
            let text = try folder.text("b.txt").split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.hasPrefix("given day") ? "given day 2001-02-03" : $0 }.joined(separator: "\n")
            try folder.write(text, to: "c.txt")
            let again = try folder.inside("$movies --replay '\(folder.path)/c.txt'")
            #expect(again.status == 0)
            #expect(again.output.contains("\n1. today\n"))
        }
    }

    @Test(
        "A difference is reported with its line, status 65, and another version that recorded it"
    )
    func difference() throws {
        try withFolder { folder in
            _ = try folder.run("printf '1\\nq\\n' | $movies --record '\(folder.path)/a.txt'")
            let text = try folder.text("a.txt")
                .replacing(#/program movies [\d.]+/#, with: "program movies 0.0.9")
                .replacing("page 2 Fast 2 Furious (2003)", with: "page Playtime (1967)")
            try folder.write(text, to: "b.txt")
            let result = try folder.inside("$movies --replay b.txt")
            #expect(
                result.errorOutput.hasPrefix(
                    """
                    movies: b.txt, line 14: “page Playtime (1967)” was recorded, and now there is “page \
                    2 Fast 2 Furious (2003)”.
                    It was recorded by movies 0.0.9, this is movies
                    """))
            #expect(result.status == 65)
        }
    }

    @Test("A replay asks for a withheld answer, and says where an incomplete recording ends")
    func withheld() throws {
        try withFolder { folder in
            _ = try folder.run("printf '/third man\\nq\\n' | $movies --record '\(folder.path)/a.txt'")
            let text = try folder.text("a.txt")
            try folder.write(text.replacing("answer /third man", with: "withheld"), to: "b.txt")
            let asked = try folder.inside("echo '/third man' | $movies --replay b.txt")
            #expect(asked.output.contains("> /third man\n"))
            #expect(asked.status == 0)
            #expect(try folder.inside("echo '/playtime' | $movies --replay b.txt").status == 65)
            let start = try #require(text.range(of: "\nanswer q"))
            try folder.write(String(text[..<start.lowerBound]), to: "c.txt")
            let broken = try folder.inside("$movies --replay c.txt")
            #expect(
                broken.errorOutput
                    == "movies: c.txt, line 14: the recording ends here, but the program goes on.\n")
            #expect(broken.status == 0)
        }
    }

    @Test("A killed program leaves its whole recording")
    func killed() throws {
        try withFolder { folder in
            let conversation = try Conversation(["--record", "\(folder.path)/a.txt"], data: folder)
            try conversation.answer("/third man")
            conversation.kill()
            #expect(
                try folder.text("a.txt").hasSuffix(
                    "\nanswer /third man\nmove + MovieDetailCoordinator\nmove + MovieDetailScreen\npage The Third Man (1949)\n"
                ))
            #expect(try folder.inside("$movies --replay a.txt").status == 0)
        }
    }

    @Test(
        "A session recorded on a terminal is replayed on a pipe",
        .enabled(if: Terminal.isAvailable))
    func terminal() throws {
        try withFolder { folder in
            let terminal = try Terminal("--no-color --width 80 --record '\(folder.path)/a.txt'")
            for line in ["1", "w", "q"] {
                terminal.waitForPrompt()
                try terminal.type("\(line)\n")
            }
            #expect(terminal.finish() == 0)
            let replayed = try folder.inside("$movies --replay a.txt")
            #expect(TranscriptDifference(replayed.output, expected: Self.anywhere(terminal.screen)) == nil)
            #expect(replayed.status == 0)

            try folder.write(try folder.text("a.txt").replacing("answer 1", with: "withheld"), to: "b.txt")
            let again = try Terminal("--no-color --width 80 --replay '\(folder.path)/b.txt'")
            again.waitForPrompt()
            try again.type("1\n")
            #expect(again.finish() == 0)
            #expect(TranscriptDifference(again.screen, expected: Self.anywhere(terminal.screen)) == nil)
        }
    }

    @Test(
        "Ctrl-C on a terminal is recorded, and ends a replay that waits for an answer",
        .enabled(if: Terminal.isAvailable))
    func interrupt() throws {
        try withFolder { folder in
            let terminal = try Terminal("--record '\(folder.path)/a.txt'")
            terminal.waitForPrompt()
            try terminal.type("\u{3}")
            #expect(terminal.finish() == 130)
            #expect(try folder.text("a.txt").contains("\n\nleave interrupt\nmove quit "))
            #expect(try folder.inside("$movies --replay a.txt").status == 0)

            try folder.write(
                try folder.text("a.txt").replacing("\nleave interrupt\n", with: "\nwithheld\n"), to: "b.txt")
            let again = try Terminal("--replay '\(folder.path)/b.txt'")
            again.waitForPrompt()
            try again.type("\u{3}")
            #expect(again.finish() == 130)
        }
    }

    private func withFolder(_ body: (Folder) throws -> Void) throws {
        let folder = try Folder()
        defer { folder.remove() }
        try body(folder)
    }
}

extension Folder {
    fileprivate func inside(_ command: String) throws -> Shell.Result {
        try run("cd '\(path)' && \(command)")
    }

    fileprivate func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }

    fileprivate func write(_ text: String, to name: String) throws {
        try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
    }
}
