import Foundation
import MovieCatalog
import MoviesApp
import Programs
import Testing

/// Completion with Tab in bash, and the scripts and the manual that `movies help` prints.
@Suite struct TabCompletionTests {
    @Test(
        "The program prints the completions and the manual of docs",
        arguments: [
            ("bash", "movies.bash"), ("zsh", "movies.zsh"), ("fish", "movies.fish"), ("manual", "movies.1"),
        ])
    func printed(topic: String, file: String) throws {
        let result = try Shell.run("$movies help \(topic) | diff - '\(Shell.repository.path)/docs/\(file)'")
        #expect(result.status == 0, "\(result.output)")
    }

    /// Returns bash's completions for the end of a line, one per line.
    private func offered(for line: String, in folder: Folder) throws -> String {
        try folder.run(
            """
            PATH="${movies%/*}:$PATH" LC_ALL=C.UTF-8 bash <<'END'
            source '\(Shell.repository.path)/docs/movies.bash'
            COMP_WORDBREAKS=$' \\t\\n"\\'@><=;|&(:'
            COMP_POINT=${#COMP_LINE}
            _movies
            ((${#COMPREPLY[@]} == 0)) || printf '%s\\n' "${COMPREPLY[@]}"
            END
            """, environment: ["COMP_LINE": line]
        ).output
    }

    @Test(
        "Verbs, options and values are completed, and files are left to the shell",
        arguments: [
            ("movies exp", "export"), ("movies --catalog f.sqlite und", "undo"),
            ("movies ", Verb.table.map(\.name.rawValue).joined(separator: " ")),
            (
                "movies -",
                "--catalog --open --resume --brief --full --strict --no-color --width --help --version --record --replay --map --log"
            ),
            ("movies --re", "--resume --record --replay"),
            ("movies import --d", "--dry-run"), ("movies export --as m", "markdown"),
            ("movies find --sort=run", "runtime"), ("movies sort run", "runtime"),
            ("movies help dev", "developers"), ("movies import fi", ""), ("movies --catalog fi", ""),
            ("movies find --j", "--json"),
        ])
    func completes(line: String, offered: String) throws {
        let folder = try Folder()
        defer { folder.remove() }
        let lines = try self.offered(for: line, in: folder)
        #expect(lines.split(separator: "\n").joined(separator: " ") == offered)
        #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.path).contains("movies"))
    }

    private static let titles = [
        "Aone $(touch pwned)", "Btwo `touch pwned`", "Cthree 'single' \"double\"", "Dfour \\ !bang !!",
        "Efive; touch pwned", "Fsix * ? [a-z] {x,y}", "Gseven ~ # & | <x> (y)", "Height $HOME $'x'",
        "Éleven: the film", "-30- nine", "~root", "=equals",
    ]

    @Test("A title is completed with the typed quotes, and bash passes it on and runs none of it")
    func titles() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let files = try folder.write("titles.csv", titles: Self.titles.map { $0.quotedForCSV })
        #expect(try folder.run("$movies import \(files)").status == 0)
        for title in Self.titles {
            let typed = title.prefix { $0 != " " }.prefix(4).lowercased()
            for quote in ["", "'", "\""] where title.first?.isLetter == true || quote == "'" {
                let completed = try offered(for: "movies open \(quote)\(typed)", in: folder)
                let passed = try folder.run(
                    "bash -c 'eval \"set -- $WORD\"; printf %s \"$1\"'",
                    environment: ["WORD": quote + completed.dropLast() + quote])
                #expect(passed.output == "\(title) (2001)", "\(quote)\(completed)")
            }
        }
        let made = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(!made.contains("pwned"), "\(made)")
    }

    @Test("Lists, tags and fields follow a movie, whose title may have several words")
    func others() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let made = try folder.run(
            """
            $movies add The Third Man 1949 && $movies add 'Third Star (2010)' && $movies tag third man noir,seen-twice
            $movies put third man 'Best of all' && $movies put third man Noir
            """)
        #expect(made.status == 0, "\(made.errorOutput)")
        for (line, lines) in [
            ("movies seen the third m", "Man\\ \\(1949\\)"),
            ("movies seen thi", "Third\\ Star\\ \\(2010\\)"), ("movies seen third man ", ""),
            ("movies lists ", "Best\\ of\\ all\nNoir"), ("movies lists best o", "of\\ all"),
            ("movies put the third man ", "Best\\ of\\ all\nNoir"),
            ("movies put 'third star' n", "Noir"), ("movies tag third man ", "noir\nseen-twice"),
            ("movies tag third star noir,se", "noir,seen-twice"), ("movies set third man runt", "runtime"),
            ("movies find tag:s", "seen-twice"), ("movies find -- --", ""),
            ("movies add seven sam", "Samurai\\ \\(1954\\)"),
        ] {
            #expect(try offered(for: line, in: folder) == (lines.isEmpty ? "" : lines + "\n"), "\(line)")
        }
    }
}

extension String {
    fileprivate var quotedForCSV: String { "\"\(replacing("\"", with: "\"\""))\"" }
}
