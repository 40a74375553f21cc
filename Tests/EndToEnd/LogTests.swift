import Foundation
import MovieCatalog
import Programs
import Testing
import UsherTesting

/// `--log FILE` and `:tree` in the real program.
@Suite struct LogTests {
    private static let visit = """
        The moves of movies
        program: began AppCoordinator; shows nothing
        program: began MovieListCoordinator; shows nothing
        program: began MovieListScreen; shows MovieListScreen
        program: began MovieDetailCoordinator; shows MovieListScreen
        program: began MovieDetailScreen; shows MovieDetailScreen

        """

    @Test("Each move is a line of the log, which is complete while the program waits")
    func waiting() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let file = "\(folder.path)/moves.log"
        func log() throws -> String { try String(contentsOfFile: file, encoding: .utf8) }
        let program = try Conversation(["--log", file], data: folder)
        try program.answer("1")
        #expect(TranscriptDifference(try log(), expected: Self.visit) == nil)
        try program.answer("b")
        #expect(
            try log() == Self.visit
                + "back: ended MovieDetailScreen, MovieDetailCoordinator; shows MovieListScreen\n")
        #expect(program.finish() == 0)
        #expect(
            try log().hasSuffix(
                "end: ended MovieListScreen, MovieListCoordinator, AppCoordinator; shows nothing\n"))
        #expect(program.errorOutput == "")
    }

    @Test("A killed program's log has all moves until then")
    func killed() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let program = try Conversation(["--log", "\(folder.path)/moves.log"], data: folder)
        try program.answer("1")
        program.kill()
        #expect(try String(contentsOfFile: "\(folder.path)/moves.log", encoding: .utf8) == Self.visit)
    }

    @Test(
        "Each script logs the same moves twice, replaces the old log, and loses no move",
        arguments: ["deep", "import", "places"])
    func flows(flow: String) throws {
        let folder = TranscriptTests.folder.path
        let expected = try String(contentsOfFile: "\(folder)/\(flow).transcript", encoding: .utf8)
        let result = try Shell.run(
            """
            ln -s '\(folder)/files' . && $movies --log moves.log <'\(folder)/\(flow).script' 2>&1
            mv moves.log first.log; rm -rf movies; rm -f *.csv *.jsonl
            echo 'The moves of movies' >moves.log; echo 'old' >>moves.log
            $movies --log=moves.log <'\(folder)/\(flow).script' >/dev/null 2>&1
            cmp first.log moves.log && grep -n 'lost:' moves.log
            """)
        let output = TranscriptTests.withoutToday(result.output)
        #expect(TranscriptDifference(output, expected: expected) == nil)
        #expect(result.errorOutput == "", "a file is missing")
    }

    private static let list = """
        AppCoordinator
        └── MovieListCoordinator
            └── MovieListScreen *

        """

    @Test(
        "`:tree` typed on a terminal shows the tree, and the log is that of a pipe",
        .enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"))
    func terminal() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let terminal = try Terminal("--no-color --log '\(folder.path)/moves.log'")
        for line in [":tree", "1"] {
            terminal.waitForPrompt()
            try terminal.type("\(line)\n")
        }
        terminal.waitForPrompt()
        #expect(terminal.screen.contains("> :tree\n\n" + Self.list))
        #expect(try String(contentsOfFile: "\(folder.path)/moves.log", encoding: .utf8) == Self.visit)
        try terminal.type("q\n")
        #expect(terminal.finish() == 0)
    }
}
