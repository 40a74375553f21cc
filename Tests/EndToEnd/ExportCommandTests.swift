import Foundation
import Programs
import Testing

@Suite struct ExportCommandTests {
    @Test("all movies, or what a search finds, are exported in one line")
    func success() throws {
        let all = try Shell.run("$movies export all.jsonl --catalog $films && wc -l < all.jsonl")
        #expect(all.output == "Exported 299 movies to all.jsonl.\n299\n")
        #expect(all.trouble == "")
        #expect(all.status == 0)
        let some = try Shell.run(
            "$movies --catalog=$films export some.csv gaslight -year:1944 && tail -n +2 some.csv | cut -d, -f 1,3; ls -A"
        )
        #expect(some.output == "Exported 1 movie to some.csv.\nGaslight,1940\nsome.csv\n")
    }

    @Test("what was exported opens as a list of the same movies")
    func again() throws {
        let result = try Shell.run(
            "$movies export a.csv --catalog $films; $movies export b.csv --catalog a.csv; cmp a.csv b.csv && echo same"
        )
        #expect(result.output.hasSuffix("same\n"))
        #expect(result.trouble == "")
    }

    @Test("- is the standard output, with nothing but movies in it; a reader that goes away is no trouble")
    func output() throws {
        let result = try Shell.run(
            """
            $movies export - gaslight --as text --catalog $films; $movies export - gaslight --catalog $films | wc -l
            $movies export - --catalog $films | head -1 | wc -l
            """)
        #expect(result.output == "Gaslight (1944)\nGaslight (1940)\n2\n1\n")
        #expect(result.trouble == "" && result.status == 0)
    }

    @Test(
        "a backup opens as the catalog it was made of, and is checked; a damaged one is told, with status 65")
    func backup() throws {
        let result = try Shell.run(
            """
            printf '/third man\\ns 7.3 Zither.\\nq\\n' | $movies >/dev/null; $movies backup mine.sqlite
            printf 'u\\nq\\n' | $movies >/dev/null; $movies check --catalog mine.sqlite
            $movies export - zither --catalog mine.sqlite --as text
            $movies --version >/dev/null; head -c 60000 mine.sqlite > half.sqlite; $movies check --catalog half.sqlite; echo $?
            """)
        #expect(
            result.output == """
                Backed up to mine.sqlite.
                No damage found: 261 movies, 1 viewing.
                The Third Man (1949), 7.3 of 10
                65

                """)
        #expect(result.trouble.contains("half.sqlite is damaged"))
    }

    @Test("the person's own catalog is exported where there is one, and not made where there is none")
    func own() throws {
        let result = try Shell.run("printf 'q\\n' | $movies >/dev/null; $movies export own.jsonl")
        #expect(result.output == "Exported 261 movies to own.jsonl.\n")
        let none = try Shell.run("$movies export own.jsonl; echo $?; ls -A")
        #expect(none.output == "1\n")
        #expect(none.trouble == "movies: There are no movies to export, so nothing was written.\n")
        let home = try Shell.run(
            """
            unset XDG_DATA_HOME; HOME=$PWD/home; export HOME; mkdir home
            printf 'e\\n~/own.jsonl\\nq\\n' | $movies >/dev/null; find home -type f
            """)
        #expect(
            Set(home.output.split(separator: "\n"))
                == [
                    "home/own.jsonl", "home/.local/share/movies/catalog.sqlite",
                    "home/.local/share/movies/catalog.sqlite.places",
                ])
        let relative = try Shell.run(
            "XDG_DATA_HOME=here HOME=$PWD/home $movies </dev/null >/dev/null; find home here -name catalog.sqlite"
        )
        #expect(relative.output == "home/.local/share/movies/catalog.sqlite\n")
        let homeless = try Shell.run("unset XDG_DATA_HOME HOME; $movies export own.jsonl")
        #expect(
            homeless.trouble
                == "movies: There is no home folder to keep a catalog in. Choose one with --catalog FILE.\n"
        )
        #expect(homeless.status == 64)
    }

    @Test("a disk that fills up during an export is told on the list and by the status, and leaves no file")
    func fullDisk() throws {
        let result = try Shell.run(
            "trap '' XFSZ; ulimit -f 100; printf 'e\\nx.csv\\nq\\n' | $movies --catalog $films; status=$?; ls -A; exit $status"
        )
        #expect(
            result.output.contains(
                "\n\nx.csv can't be written: File too large. Nothing was changed.\nMovies\nAll, by"))
        #expect(result.output.hasSuffix("> q\n"))
        #expect(result.status == 74)
    }

    @Test(
        "what can't be exported gets one line, a status of its own, and no file",
        arguments: [
            Refused(
                command: "$movies export",
                trouble: "export needs FILE [SEARCH]: movies export movies.csv. See movies --help.",
                status: 64),
            Refused(
                command: "$movies export x.doc --catalog $films",
                trouble:
                    "x.doc: the name doesn't say which format. Use .jsonl or .csv for everything, .md or .txt for a "
                    + "list, or letterboxd.csv for Letterboxd.",
                status: 64),
            Refused(
                command: "$movies export x.csv --as html --catalog $films",
                trouble:
                    "--as can't be “html”. Use jsonl, csv, letterboxd, markdown, text.",
                status: 64),
            Refused(
                command: "$movies export x.csv zzz --catalog $films",
                trouble: "No movie matches “zzz”, so nothing was written.", status: 1),
            Refused(
                command: "$movies export - zzz --catalog $films",
                trouble: "No movie matches “zzz”, so nothing was written.", status: 1),
            Refused(
                command: "$movies backup $films --catalog $films",
                trouble: "$films already exists, and was left as it is. Use another name.", status: 74),
            Refused(
                command: "$movies backup",
                trouble: "backup needs FILE: movies backup movies.backup. See movies --help.",
                status: 64),
            Refused(
                command: "$movies check x",
                trouble: "check takes no words: movies check. See movies --help.",
                status: 64),
            Refused(
                command: "$movies check --notes",
                trouble: "--notes goes with export: movies export --notes FILE [SEARCH]. See movies --help.",
                status: 64),
            Refused(
                command: "$movies export x.csv year:soon --catalog $films",
                trouble:
                    "“soon” in “year:soon” is not a year. Use one such as 1950, a range such as 1950..1965 or >1950, "
                    + "none or any.",
                status: 64),
            Refused(
                command: "$movies export x.csv --catalog none.csv",
                trouble: "none.csv: there is no such file. Check the name and the folder.", status: 66),
            Refused(
                command: "$movies export none/x.csv --catalog $films",
                trouble: "none/x.csv: there is no such folder. Make it first, or choose another.", status: 74),
            Refused(
                command: "$movies export $films/x.csv --catalog $films",
                trouble: "$films/x.csv: there is no such folder. Make it first, or choose another.",
                status: 74),
            Refused(
                command: "$movies export $films --catalog $films",
                trouble: "$films already exists, and was left as it is. Use another name.", status: 74),
            Refused(
                command:
                    "trap '' XFSZ; ulimit -f 100; $movies export x.csv --catalog $films",
                trouble: "x.csv can't be written: File too large. Nothing was changed.", status: 74),
        ])
    func refused(refused: Refused) throws {
        let result = try Shell.run("(\(refused.command)); status=$?; ls -A; exit $status")
        #expect(result.trouble == "movies: \(refused.trouble.replacing("$films", with: Shell.films.path))\n")
        #expect(result.output == "")
        #expect(result.status == refused.status)
    }
}
