import Foundation
import Testing

@Suite(
    "Ctrl-C outside of work",
    .enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"))
struct InterruptTests {
    /// A named pipe, for as long as a test's body.
    private func withPipe(_ body: (_ path: String) throws -> Void) throws {
        let folder = try Folder()
        defer { folder.remove() }
        let path = folder.path + "/pipe"
        try #require(mkfifo(path, 0o600) == 0)
        try body(path)
    }

    @Test(
        "leaves a pipe that is read as a film list, where nothing comes and where much has come",
        arguments: [0, 100_000])
    func filmList(rows: Int) throws {
        try withPipe { path in
            let terminal = try Terminal("--no-color --catalog \(path)")
            // Waits for the program to open it, and then for what it reads.
            let pipe = try #require(FileHandle(forWritingAtPath: path))
            if rows > 0 {
                try pipe.write(contentsOf: Data(("title\n" + String(repeating: "Ran\n", count: rows)).utf8))
            }
            try terminal.type("\u{3}")
            #expect(terminal.finish() == 130)
            #expect(terminal.screen == "^Cmovies: It was stopped; nothing was changed.\n")
            try pipe.close()
        }
    }

    @Test("a second one that nobody has taken ends the program where it hangs")
    func hanging() throws {
        try withPipe { path in
            try withFile(String(repeating: "n\n", count: 50_000).utf8) { answers in
                let terminal = try Terminal("< \(answers) > \(path); status=$?; echo gone; exit $status")
                // Nobody reads on, so that writing waits for ever.
                let pages = try #require(FileHandle(forReadingAtPath: path))
                #expect(try pages.read(upToCount: 6) == Data("Movies".utf8))
                // To the system two that come at once are one.
                try terminal.type("\u{3}", until: "gone")
                #expect(terminal.finish() == 130)
                try pages.close()
            }
        }
    }
}
