import MovieCatalog
import MovieImport
import Programs
import Testing

/// What is done from a shell, without pages.
@Suite struct VerbTests {
    private struct Line {
        let command: String
        let output: String
        let trouble: String
        let status: Int32

        init(_ command: String, _ output: String = "", trouble: String = "", _ status: Int32 = 0) {
            (self.command, self.output, self.trouble, self.status) = (command, output, trouble, status)
        }
    }

    private func run(_ lines: [Line], in folder: Folder) throws {
        for line in lines {
            let result = try folder.run("$movies \(line.command)")
            #expect(result.output == line.output.ending, "\(line.command)")
            #expect(result.trouble == line.trouble.ending, "\(line.command)")
            #expect(result.status == line.status, "\(line.command)")
        }
    }

    @Test("one pair of quotes may hold all that a page takes, and blanks are neither a film nor a viewing")
    func quotes() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let needed = " needs a film: movies "
        try run(
            [
                Line("add '  '", trouble: "movies: add\(needed)add 'Heat (1995)'. See movies --help.", 64),
                Line(
                    "seen '  ' 9", trouble: "movies: seen\(needed)seen 'Heat (1995)'. See movies --help.", 64),
                Line("add 'Ronin (1998)' ' '", "Added “Ronin” (1998)."),
                Line(
                    "add 'Heat (1995) 2024-05-01 8.5 With' Anna.",
                    "Added “Heat” (1995). Noted: 2024-05-01, 8.5 of 10, “With Anna.”"),
                Line(
                    "seen 'Heat (1995), 2024-06-01 4/5'",
                    "Noted of “Heat” (1995): 2024-06-01, 8 of 10."),
                Line("find", "Heat (1995), 8 of 10\nRonin (1998)"),
            ], in: folder)
    }

    @Test(
        "films are added, seen, found and taken back, and the first one makes the catalog, without a sample")
    func life() throws {
        let folder = try Folder()
        defer { folder.remove() }
        try run(
            [
                Line(
                    "add 'Heat (1995)' 2024-05-01 8.5 With Anna.",
                    "Added “Heat” (1995). Noted: 2024-05-01, 8.5 of 10, “With Anna.”"),
                Line(
                    "add heat",
                    trouble:
                        "movies: heat is there already, and nothing was added; movies seen notes a viewing.\n- Heat (1995)",
                    65),
                Line("add 'Heat (1986)'", "Added “Heat” (1986)."),
                Line(
                    "seen Heat 9",
                    trouble:
                        "movies: Several films are called Heat; give the year or the id.\n- Heat (1986)\n- Heat (1995)",
                    65),
                Line(
                    "seen Hea 9",
                    trouble: "movies: There is no film called Hea. Near to it:\n- Heat (1995)\n- Heat (1986)",
                    1),
                Line(
                    "seen 'Heta (1995)' 9",
                    trouble:
                        "movies: There is no film called Heta (1995). Near to it:\n- Heat (1995)\n- Heat (1986)",
                    1),
                Line(
                    "seen Vertigo 9",
                    trouble: "movies: There is no film called Vertigo; movies find looks for words of it.", 66
                ),
                Line(
                    "seen 'heat (1995)' 2024-05 - 8 of us",
                    "Noted of “Heat” (1995): 2024-05, no rating, “8 of us”."),
                Line(
                    "seen 'heat (1995)' 85",
                    trouble:
                        "movies: 85 is not a rating from 0 to 10; 85/100 is one (8.5 of 10), and - 85 writes it as words.",
                    64),
                Line("find heat", "Heat (1995), 8.5 of 10\nHeat (1986)"),
                Line("find -watched:yes", "Heat (1986)"), Line("find -- unseen", "Heat (1986)"),
                Line("find ronin", "", 1),
                Line(
                    "find heat --json",
                    trouble: "movies: --json stands before the words of find; behind -- it is one of them. "
                        + "See movies --help.", 64),
                Line("undo", "Taken back: noting a viewing of “Heat”."),
                Line("undo", "Taken back: adding “Heat”."), Line("undo", "Taken back: adding “Heat”."),
                Line("undo", trouble: "movies: There is nothing to take back.", 1),
            ], in: folder)
        #expect(try folder.movies() == [])
    }

    @Test("an id names a film, and what is found is written as JSON too")
    func sample() throws {
        try withCatalog { folder in
            try run(
                [
                    Line("seen tt0041959 1999 9", "Noted of “The Third Man” (1949): 1999, 9 of 10."),
                    Line("find rated", "The Third Man (1949), 9 of 10"),
                ], in: folder)
            let json = try folder.run("$movies find --json tt0041959")
            #expect(json.output.contains("\"imdb_id\":\"tt0041959\"") && json.output.contains("\"rating\":9"))
            #expect(json.status == 0)
        }
    }

    @Test("a file of films is no catalog to add to")
    func movieFile() throws {
        let result = try Shell.run("$movies --catalog $films seen 'Gaslight (1944)'")
        #expect(
            result.trouble.hasPrefix("movies: A file of films is only read; movies --catalog NEW import FILE")
        )
        #expect(result.status == 64)
    }
}

extension String {
    fileprivate var ending: String { isEmpty ? "" : self + "\n" }
}
