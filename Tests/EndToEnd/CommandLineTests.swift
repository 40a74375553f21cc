import Foundation
import MovieCatalog
import MoviesApp
import Programs
import Testing

@Suite struct CommandLineTests {
    struct Refused: CustomTestStringConvertible, Sendable {
        let arguments: String
        let trouble: String
        var testDescription: String { "movies \(arguments)" }
    }

    private static func unknown(_ word: String) -> String {
        "There is no verb “\(word)”. To open a file, use --catalog FILE."
    }

    @Test(
        "a command line that can't be used gets one line and status 64",
        arguments: [
            Refused(arguments: "--colour", trouble: "There is no option --colour."),
            Refused(arguments: "-x", trouble: "There is no option -x."),
            Refused(arguments: "films.csv", trouble: unknown("films.csv")),
            Refused(arguments: "help me", trouble: "There is no verb “me”."),
            Refused(
                arguments: "add",
                trouble: "add needs MOVIE [VIEWING]: movies add 'Heat (1995)' yesterday 8.5."
            ),
            Refused(arguments: "undo it", trouble: "undo takes no words: movies undo."),
            Refused(
                arguments: "diary --json",
                trouble:
                    "--json goes with find, filter, sort, watchlist, lists, numbers: movies find --json [SEARCH]."
            ),
            Refused(
                arguments: "find --open /diary",
                trouble: "--open needs an interactive session: movies --open PATH."),
            Refused(arguments: "--catalog", trouble: "--catalog needs a value: --catalog FILE."),
            Refused(arguments: "--catalog=", trouble: "--catalog needs a value: --catalog FILE."),
            Refused(
                arguments: "--width ten",
                trouble: "--width can't be “ten”. Use a whole number from 20 to 1000."
            ),
            Refused(
                arguments: "--width 19", trouble: "--width can't be “19”. Use a whole number from 20 to 1000."
            ),
            Refused(arguments: "--strict=yes", trouble: "--strict takes no value."),
        ])
    func wrongUsage(refused: Refused) throws {
        let result = try Shell.run("$movies \(refused.arguments)")
        #expect(
            result.trouble.hasPrefix("movies: \(refused.trouble)")
                && result.trouble.contains("--help") != refused.trouble.contains(". "))
        #expect(result.output == "")
        #expect(result.status == 64)
    }

    @Test(
        "output that can't be written is told in one line, with status 74",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
        arguments: ["--help", "--version", "export x.jsonl --catalog $films"])
    func fullOutput(arguments: String) throws {
        let result = try Shell.run("$movies \(arguments) >/dev/full")
        #expect(result.trouble == "movies: Writing the output failed: No space left on device.\n")
        #expect(result.status == 74)
    }

    @Test("--help and --version print to standard output and succeed")
    func help() throws {
        let help = try Shell.run("$movies --help")
        #expect(help.output.hasPrefix("movies: a movie catalog"))
        #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(help.status == 0)
        #expect(
            try Shell.run("$movies --version").output.wholeMatch(
                of: #/movies \d+\.\d+\.\d+, SQLite 3(\.\d+)+\nFacts: .* CC BY 2\.0 DE\.\n/#) != nil)
        for verb in Verb.table.map(\.name.rawValue) {
            let page = try Shell.run("$movies help \(verb)")
            #expect(page.output.hasPrefix("Usage: movies ") && page.output.contains(verb), "\(verb)")
            #expect(page.output.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(verb)")
            #expect(try Shell.run("$movies \(verb) --help") == page)
        }
        #expect(try Shell.run("$movies help developers").output.contains("--replay"))
        #expect(
            help.output.contains(
                """

                  diary [PERIOD]         lists what you watched, latest first, all of it or in a
                                         period

                """))
        #expect(try Shell.run("$movies help import").output == Self.helpOfImport)
    }

    private static let helpOfImport = """
        Usage: movies [--catalog FILE] import [--all-types] [--dry-run] [--verbose]
               [--replace] [--columns COLUMN=FIELD,...] [--profile NAME] [--encoding
               NAME] FILE...

        Imports movies from files of other programs.

        If one FILE can't be read, nothing is imported. A missing catalog is made.

          movies import ratings.csv

          --all-types      imports series, episodes and the like too
          --dry-run        shows what an import would do, and changes nothing
          --verbose        names all columns, rows and movies that are left out or
                           differ
          --replace        replaces your ratings and their dates with those of FILE.
                           Without it, yours stay unless FILE's are later. Notes, tags
                           and viewings are added to yours either way
          --columns COLUMN=FIELD,...
                           says what columns of FILE mean: 'Rating=rating/100' makes
                           Rating your rating, of 100, 'Memo=note' makes Memo your note,
                           'Date=watched/mdy' reads dates with the month first (dmy: the
                           day), 'Score=' ignores one
          --profile NAME   imports the rows of one person, if FILE has several
          --encoding NAME  reads text that isn't UTF-8 as windows-1252, windows-1250,
                           windows-1251 or mac-roman

        """

    @Test("a file that is opened tells the rows that it skips, from the first on")
    func skipped() throws {
        let folder = try Folder()
        defer { folder.remove() }
        for (rows, trouble) in [
            ("", ""), ("Dark,2017,tvSeries\\n", "movies: Skipped, as they are not movies: 1: “Dark”\n"),
        ] {
            let result = try folder.run(
                "printf 'title,year,title type\\nM,1931,movie\\n\(rows)' >f.csv; printf 'q\\n' | $movies --catalog f.csv"
            )
            #expect(result.trouble == trouble && result.status == 0)
        }
    }

    @Test("--width lays pages out as wide as asked, and 80 columns without a terminal")
    func width() throws {
        func widest(_ option: String) throws -> Int {
            try Shell.run("echo o | $movies --open /movies/tt2024544 \(option)").output
                .split(separator: "\n").map(\.count).max() ?? 0
        }
        #expect(try widest("--width 30") <= 30)
        #expect((61...80).contains(try widest("")))
        #expect((81...200).contains(try widest("--width=200")))
    }

    @Test("--brief says commands once, and is remembered for the catalog until --full")
    func brief() throws {
        let folder = try Folder()
        defer { folder.remove() }
        func times(_ option: String) throws -> Int {
            try folder.run("printf 'n\\np\\nq\\n' | $movies \(option)").output.ranges(of: "s sort").count
        }
        #expect(try ["", "--brief", "", "--full", "", "--brief", ""].map(times) == [3, 1, 1, 3, 3, 1, 1])
    }

    @Test("--strict stops at the first refused answer with status 65, and goes on without it")
    func strict() throws {
        let strict = try Shell.run("printf '1\\nz\\nb\\n' | $movies --strict")
        #expect(strict.trouble == "There is no command “z”. Type /z to search, q to quit.\n")
        #expect(strict.status == 65)
        #expect(strict.output.hasSuffix("> z\n"))
        #expect(try Shell.run("printf '1\\nz\\nb\\n' | $movies").status == 65)
        #expect(try Shell.run("printf 'ratatouille\\n' | $movies --strict").status == 65)
        #expect(try Shell.run("printf 'ratatouille\\n' | $movies").status == 65)
        #expect(try Shell.run("printf 'jaws\\n' | $movies").status == 0)
        #expect(try Shell.run("printf 'tag 1 quiet\\na Heat (2023) 8\\n' | $movies --strict").status == 0)
        #expect(try Shell.run("printf '1\\nb\\nq\\n' | $movies --strict").status == 0)
    }

    @Test("real movies open from a file")
    func catalog() throws {
        let result = try Shell.run("printf '/gaslight\\n1\\nq\\n' | $movies --catalog $films")
        #expect(result.output.contains("1–10 of 299"))
        #expect(result.output.contains("Gaslight (1940)"))
        #expect(result.trouble == "")
        #expect(result.status == 0)
    }

    @Test("changes are said to end with the program, and only where there are any")
    func farewell() throws {
        let farewell = "Your changes are not kept: this catalog was in memory, and no file was changed.\n"
        #expect(
            try Shell.run("printf '1\\ne\\n8\\n9\\ns\\nq\\n' | $movies --catalog $films").output.hasSuffix(
                "> q\n" + farewell))
        #expect(
            try Shell.run("printf '1\\ne\\n8\\n9\\ns\\n' | $movies --catalog $films").output.hasSuffix(
                "> \n" + farewell))
        #expect(try Shell.run("printf '1\\nq\\n' | $movies --catalog $films").output.hasSuffix("> q\n"))
    }
}
