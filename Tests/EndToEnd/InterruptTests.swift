import Foundation
import Programs
import Testing

@Suite(
    "Ctrl-C outside of work",
    .enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"))
struct InterruptTests {
    private func withPipe(_ body: (_ path: String) throws -> Void) throws {
        let folder = try Folder()
        defer { folder.remove() }
        let path = folder.path + "/pipe"
        try #require(mkfifo(path, 0o600) == 0)
        try body(path)
    }

    @Test(
        "Ctrl-C ends a program that reads a list of movies from a pipe, empty or long",
        arguments: [0, 100_000])
    func movieList(rows: Int) throws {
        try withPipe { path in
            let terminal = try Terminal("--no-color --catalog \(path)")
            // Opening waits for the program to open the pipe, and writing waits for it to read.
            let pipe = try #require(FileHandle(forWritingAtPath: path))
            if rows > 0 {
                try pipe.write(contentsOf: Data(("title\n" + String(repeating: "Ran\n", count: rows)).utf8))
            }
            try terminal.type("\u{3}")
            #expect(terminal.finish() == 130)
            #expect(terminal.screen == "^Cmovies: Stopped. Nothing was changed.\n")
            try pipe.close()
        }
    }

    @Test("Ctrl-C ends a session with answers that were given ahead")
    func answersAhead() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let title = String(repeating: "x", count: 60)
        let films = try folder.write("films.csv", titles: (0..<3_000).map { "\(title) \($0)" })
        try withPipe { path in
            // The output fills the pipe, because nothing reads it yet.
            try withFile(String(repeating: "n\n", count: 299).utf8) { answers in
                let terminal = try Terminal("--catalog \(films) < \(answers) > \(path)")
                // All answers have been read by the time the second page appears.
                let pages = try #require(FileHandle(forReadingAtPath: path))
                #expect(try pages.read(upToCount: 4_000)?.count == 4_000)
                try terminal.type("\u{3}")
                terminal.wait(for: "^C")
                let rest = String(decoding: try #require(try pages.readToEnd()), as: UTF8.self)
                #expect(rest.split(separator: "> n\n").count < 250)
                #expect(terminal.finish() == 130)
                try pages.close()
            }
        }
    }

    @Test("Ctrl-C ends a page whose movies take long to find")
    func page() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let films = try folder.write("films.csv", titles: (0..<3_000).map { "Film \($0)" })
        let search = "/" + (0..<60).map { "-cast:nobody\($0)" }.joined(separator: " ")
        // Ctrl-C usually arrives while the page is being drawn. If it's too late, try again.
        for _ in 0..<20 {
            let terminal = try Terminal("--no-color --catalog \(films)")
            terminal.waitForPrompt()
            try terminal.type(search + "\n")
            terminal.wait(for: "\n")
            try terminal.type("\u{3}")
            #expect(terminal.finish() == 130)
            if terminal.screen.contains("Stopped. Nothing was changed.\n") { return }
        }
        Issue.record("the page was shown each time")
    }

    @Test("A second Ctrl-C ends a program that hangs")
    func hanging() throws {
        try withPipe { path in
            try withFile(String(repeating: "n\np\n", count: 25_000).utf8) { answers in
                // Without noflsh, Ctrl-C would discard pending output, including “gone”.
                let terminal = try Terminal(
                    "< \(answers) > \(path); status=$?; echo gone; exit $status",
                    of: "stty noflsh; \(Shell.movies)")
                // Only one byte is read, so the program blocks while writing.
                let pages = try #require(FileHandle(forReadingAtPath: path))
                #expect(try pages.read(upToCount: 1)?.count == 1)
                // Repeat Ctrl-C, since two signals at the same moment would be merged into one.
                try terminal.type("\u{3}", until: "gone")
                #expect(terminal.finish() == 130)
                try pages.close()
            }
        }
    }
}
