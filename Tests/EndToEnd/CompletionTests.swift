import Foundation
import MovieCatalog
import MoviesApp
import Programs
import Testing

/// Completions that bash offers for the last word of a line.
@Suite struct CompletionTests {
    @Test(
        "the program prints the completions and the manual that docs/tools/install puts in their places",
        arguments: [
            ("bash", "movies.bash"), ("zsh", "movies.zsh"), ("fish", "movies.fish"), ("manual", "movies.1"),
        ])
    func printed(topic: String, file: String) throws {
        let result = try Shell.run("$movies help \(topic) | diff - '\(Shell.repository.path)/docs/\(file)'")
        #expect(result.status == 0, "\(result.output)")
    }

    @Test(
        "verbs, options and forms are completed, and files where one is meant",
        arguments: [
            ("movies exp", "export"), ("movies --catalog f.sqlite und", "undo"),
            ("movies ''", Verb.table.map(\.name.rawValue).joined(separator: " ")),
            (
                "movies -",
                "--catalog --open --resume --brief --full --strict --no-color --width --help --version --record --replay --map --log"
            ),
            ("movies --re", "--resume --record --replay"),
            ("movies import --d", "--dry-run"), ("movies export --as m", "markdown"),
            ("movies help dev", "developers"), ("movies import fi", ""), ("movies --catalog fi", ""),
            ("movies find --j", "--json"),
        ])
    func completes(line: String, offered: String) throws {
        let result = try Shell.run(
            """
            bash <<'END'
            source '\(Shell.repository.path)/docs/movies.bash'
            COMP_WORDS=(\(line)) COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _movies
            echo "${COMPREPLY[*]}"
            END
            """)
        #expect(result.output == offered + "\n")
    }
}
