import Foundation
import Programs
import Testing

/// `--open`, `--resume` and the map, in the real program.
@Suite struct PlacesTests {
    private func withFolder(_ body: (Folder) throws -> Void) throws {
        let folder = try Folder()
        defer { folder.remove() }
        try body(folder)
    }

    private func places(_ folder: Folder) throws -> String {
        try String(contentsOfFile: folder.catalog + ".places", encoding: .utf8)
    }

    @Test("it begins at a place, and one that isn't there is refused in a line that names the part")
    func open() throws {
        try withFolder { folder in
            let there = try folder.run("$movies --open /movies/tt0041959/edit </dev/null")
            #expect(there.output.hasPrefix("Edit “The Third Man” (1949)\n"))
            #expect(there.status == 0)
            let gone = try folder.run("$movies --open /movies/tt99/edit </dev/null")
            #expect(gone.trouble == "“tt99” in /movies/tt99/edit can't be opened: there is no movie “tt99”\n")
            #expect(gone.output.hasPrefix("Movies\n"))
            #expect(gone.output.contains("start empty"), "where no line says it, the page does")
            let strict = try folder.run("$movies --strict --open /movies/tt99 </dev/null")
            #expect(strict.status == 65)
            let wrong = try folder.run("$movies --open movies </dev/null")
            #expect(wrong.status == 64)
            #expect(
                wrong.trouble
                    == "movies: --open can't be “movies”. A path begins with a slash: --open /watchlist.\n"
            )
        }
    }

    @Test(
        "it begins where it ended, what is below, search, order and page included, whoever ended it",
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
            #expect(second.trouble == "")
        }
    }

    @Test("Ctrl-C and a reader that goes away keep the places too")
    func cut() throws {
        try withFolder { folder in
            _ = try folder.run("printf '1\\ne\\n%s' \"$(seq -f ':x' 2000)\" | $movies | head -n 1")
            #expect(try places(folder).hasSuffix("/edit\n"))
        }
    }

    @Test(
        "a window that is closed and a system that shuts down keep the places, and end the program",
        .enabled(if: Terminal.isAvailable),
        arguments: [SIGHUP, SIGTERM], ["xterm", "dumb"])
    func closed(by signal: Int32, term: String) throws {
        try withFolder { folder in
            // The shell that writes its number becomes the program.
            let terminal = try Terminal(
                of: "sh -c 'echo $$ > \(folder.path)/pid; exec \(Shell.movies)'",
                environment: ["TERM": term, "XDG_DATA_HOME": folder.path])
            terminal.waitForPrompt()
            try terminal.type("/kurosawa\n")
            terminal.waitForPrompt()
            try terminal.type("half")
            terminal.wait(for: "half")
            let number = try String(contentsOfFile: "\(folder.path)/pid", encoding: .utf8)
            let process = try #require(pid_t(number.trimmingCharacters(in: .whitespacesAndNewlines)))
            // A window that is closed sends it twice.
            for _ in 0..<2 { _ = kill(process, signal) }
            #expect(terminal.finish() == 128 + signal)
            #expect(try places(folder).contains("kurosawa"))
        }
    }

    @Test("a signal keeps the places of a session on a pipe", arguments: [SIGHUP, SIGTERM])
    func killed(by signal: Int32) throws {
        try withFolder { folder in
            let program = try Conversation(data: folder)
            try program.answer("t")
            #expect(program.end(by: signal) == signal)
            #expect(try places(folder).hasSuffix("/watchlist\n"))
        }
    }

    @Test("what doesn't fit any more is dropped with a word, and a damaged file harms nothing")
    func misfits() throws {
        try withFolder { folder in
            _ = try folder.run("printf '1\\ne\\n1\\n' | $movies")
            #expect(try places(folder).hasSuffix("/edit\n"))
            _ = try folder.run("printf '1\\nd\\ny\\nq\\n' | $movies")
            let path = try places(folder)
            #expect(path == "/movies\n")
            let (whole, cut) = (String(repeating: "w", count: 60), String(repeating: "c", count: 61))
            try Data(
                "\nno path\n/movies;page=x;sort=year\n/movies/999999/edit\n\u{1}\n\(whole)\n\(cut)\n".utf8
            )
            .write(to: URL(filePath: folder.catalog + ".places"))
            let resumed = try folder.run("$movies --resume </dev/null")
            #expect(resumed.status == 0)
            #expect(
                resumed.trouble.hasPrefix(
                    "movies: \(folder.catalog).places, line 2: “no path” is not a page to resume at.\n"))
            #expect(resumed.trouble.contains(" line 6: “\(whole)” is"))
            #expect(resumed.trouble.contains(" line 7: “\(cut.dropLast())…” is"))
            let said = resumed.output.replacing("\n", with: " ")
            #expect(
                said.contains(
                    "“movies;page=x;sort=year” in /movies;page=x;sort=year can't be opened: “x” is not a page"
                ))
            #expect(resumed.output.contains("there is no movie “999999”"))
            try FileManager.default.removeItem(atPath: folder.catalog + ".places")
            let never = try folder.run("$movies --resume </dev/null")
            #expect(never.trouble == "movies: There is no earlier session to resume.\n")
            #expect(never.status == 0)
        }
    }

    @Test(
        "where nothing moved, what is kept isn't written anew; where it is no file, it stays, and that is told"
    )
    func untouched() throws {
        try withFolder { folder in
            let file = folder.catalog + ".places"
            let still = try folder.run(
                "echo q | $movies >/dev/null; ls -i \(file); echo q | $movies --resume >/dev/null; ls -i \(file)"
            )
            let numbers = still.output.split(separator: "\n")
            #expect(numbers.count == 2 && numbers.first == numbers.last)
            for (make, what) in [
                ("mkdir", "is a folder. Choose a file in it."),
                ("mkfifo", "can't be read: it is not a regular file."),
            ] {
                let other = try folder.run(
                    "rm -r \(file); \(make) \(file); printf '1\\nq\\n' | $movies --resume")
                #expect(other.output.hasSuffix("> q\n") && other.status == 0)
                #expect(
                    other.trouble == """
                        movies: \(file) \(what)
                        movies: \(file) already exists, and is not a file. Use another name.

                        """)
            }
        }
    }

    @Test("the map in docs is the map of the program")
    func map() throws {
        let map = try Shell.run("$movies --map")
        #expect(map.status == 0)
        let document = try String(
            contentsOf: Shell.repository.appending(path: "docs/movies-map.md"), encoding: .utf8)
        #expect(document.contains("```mermaid\n\(map.output)```\n"))
        #expect(try Shell.run("$movies --map import x.csv").status == 64)
    }

    @Test("on a terminal too", .enabled(if: Terminal.isAvailable))
    func terminal() throws {
        try withFolder { folder in
            let terminal = try Terminal(
                "--open /movies/tt0041959", environment: ["TERM": "xterm", "XDG_DATA_HOME": folder.path])
            for answer in [":path\n", "t\n", "q\n"] {
                terminal.waitForPrompt()
                try terminal.type(answer)
            }
            #expect(terminal.finish() == 0)
            #expect(terminal.screen.contains("\n/movies/tt0041959\n"))
            #expect(terminal.screen.contains("Watchlist"))
            #expect(try places(folder) == "/movies/tt0041959/../../watchlist\n")
        }
    }
}
