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

    @Test("each move is a line, and the log is whole while the program waits for an answer")
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
        #expect(program.trouble == "")
    }

    @Test("a killed program's log tells all until then")
    func killed() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let program = try Conversation(["--log", "\(folder.path)/moves.log"], data: folder)
        try program.answer("1")
        program.kill()
        #expect(try String(contentsOfFile: "\(folder.path)/moves.log", encoding: .utf8) == Self.visit)
    }

    @Test(
        "each flow gives the same log twice, in the place of the log before, the transcript as ever, and no lost move",
        arguments: TranscriptTests.flows)
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
        let output = result.output.replacing("\(Day.today)", with: "YYYY-MM-DD")
        #expect(TranscriptDifference(output, expected: expected) == nil)
    }

    @Test("a log that can't be made is told in a line, and nothing that stands there is touched")
    func refused() throws {
        func trouble(_ command: String, status: Int32) throws -> String {
            let result = try Shell.run(command)
            #expect(result.status == status)
            #expect(result.output == "")
            return result.trouble
        }
        let there = "already exists, and was left as it is. Use another name.\n"
        #expect(
            try trouble(
                "echo mine >x; $movies --log x </dev/null; s=$?; grep -qx mine x && exit $s", status: 74)
                == "movies: x \(there)")
        #expect(
            try trouble(
                "cp $films f.csv; $movies --log f.csv </dev/null; s=$?; cmp f.csv $films && exit $s",
                status: 74) == "movies: f.csv \(there)")
        #expect(try trouble("mkdir d; $movies --log d </dev/null", status: 74) == "movies: d \(there)")
        #expect(
            try trouble("$movies --log no/x </dev/null", status: 74)
                == "movies: no/x: there is no such folder. Make it first, or choose another.\n")
        let pages =
            "--log needs an interactive session: movies --log FILE. See movies --help.\n"
        #expect(try trouble("$movies export x.csv --log y", status: 64) == "movies: \(pages)")
        #expect(
            try trouble("$movies --log", status: 64)
                == "movies: --log needs a value: --log FILE. See movies --help.\n")
    }

    @Test(
        "neither a log nor a recording takes the place of a file of the catalog, whether that is there and however it is called",
        arguments: ["--log", "--record"])
    func catalog(option: String) throws {
        let isKept = "belongs to the catalog itself, and was left as it is. Use another name.\n"
        for file in [
            "catalog.sqlite", "catalog.sqlite-wal", "./catalog.sqlite-journal", "../link/catalog.sqlite-shm",
        ] {
            let result = try Shell.run(
                """
                mkdir movies; ln -s movies link; cd movies
                $movies \(option) \(file) </dev/null; s=$?; [ $(ls | wc -l) = 0 ] && exit $s
                """)
            #expect(result.trouble == "movies: \(file) \(isKept)" && result.status == 64)
        }
        let named = try Shell.run(
            "$movies --catalog c \(option) c-wal </dev/null; s=$?; [ ! -e c-wal ] && exit $s")
        #expect(named.trouble == "movies: c-wal \(isKept)")
    }

    @Test(
        "a log that can't be written to its end leaves the program as it is, and is told behind it with status 74"
    )
    func cutShort() throws {
        let visits = String(repeating: "1\\nb\\n", count: 100)
        let result = try Shell.run(
            """
            printf '\(visits)q\\n' >answers
            trap '' XFSZ; ulimit -f 8; $movies --catalog $films --log x <answers
            """)
        #expect(result.trouble == "movies: x: the log ends early: File too large.\n")
        #expect(result.output.hasSuffix("> q\n"))
        #expect(result.status == 74)
        let refused = try Shell.run(
            """
            printf '\(visits)nothing of that name\n' >answers
            trap '' XFSZ; ulimit -f 8; $movies --strict --catalog $films --log x <answers
            """)
        #expect(refused.status == 65, "what was refused says more")
    }

    @Test(":tree shows coordinators and screens through a pipe, where a title is typed too")
    func pipe() throws {
        let result = try Shell.run(
            "printf ':tree\\n1\\ne\\n1\\n:tree\\n:?\\nq\\nq\\ns\\nq\\n' | $movies")
        #expect(result.output.contains("> :tree\n\n" + Self.list))
        #expect(
            result.output.contains(
                """
                : :tree

                AppCoordinator
                └── MovieListCoordinator
                    ├── MovieListScreen
                    └── MovieDetailCoordinator
                        ├── MovieDetailScreen
                        └── Form<Movie>
                            ├── FormSummaryScreen
                            └── QuestionScreen *

                """))
        #expect(result.output.contains("\n:words: shows the commands for developers\n"))
        #expect(
            result.trouble
                == "Is “q” your answer? Type it again to enter it, or :q for quit.\n")
    }

    private static let list = """
        AppCoordinator
        └── MovieListCoordinator
            └── MovieListScreen *

        """

    @Test(
        ":tree typed on a terminal shows the same, and the log is a pipe's",
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
