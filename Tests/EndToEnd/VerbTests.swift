import MovieCatalog
import MovieImport
import Programs
import Testing

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
        let needed = " needs MOVIE [VIEWING]: movies "
        try run(
            [
                Line(
                    "add '  '",
                    trouble: "movies: add\(needed)add 'Heat (1995)' yesterday 8.5. See movies --help.", 64),
                Line(
                    "seen '  '", trouble: "movies: seen\(needed)seen heat yesterday 8.5. See movies --help.",
                    64),
                Line("add 'Ronin (1998)' ' '", "Added “Ronin” (1998)."),
                Line(
                    "add 'Heat (1995) 2024-05-01 8.5 With' Anna.",
                    "Added “Heat” (1995). Noted: 1 May 2024, 8.5 of 10, “With Anna.”"),
                Line(
                    "seen 'Heat (1995), 2024-06-01 4/5'",
                    "Noted “Heat” (1995): 1 Jun 2024, 8 of 10."),
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
                    "Added “Heat” (1995). Noted: 1 May 2024, 8.5 of 10, “With Anna.”"),
                Line(
                    "add heat",
                    trouble:
                        "movies: “Heat” (1995) is in the catalog already. To note a viewing, use movies seen.",
                    65),
                Line("add 'Heat (1986)'", "Added “Heat” (1986)."),
                Line(
                    "seen Heat 9",
                    trouble:
                        "movies: Several movies have that title. Add the year or use the id: “Heat” (1986); “Heat” (1995).",
                    65),
                Line(
                    "seen Hea 9",
                    trouble:
                        "movies: No movie is called “Hea”. Did you mean “Heat” (1995), “Heat” (1986)?",
                    66),
                Line(
                    "seen 'Heta (1995)' 9",
                    trouble:
                        "movies: No movie is called “Heta (1995)”. Did you mean “Heat” (1995), “Heat” (1986)?",
                    66),
                Line(
                    "seen Vertigo 9",
                    trouble:
                        "movies: No movie is called “Vertigo”. Type a title: seen heat yesterday 8.5.",
                    66
                ),
                Line(
                    "seen 'heat (1995)' 2024-05 - 8 of us",
                    "Noted “Heat” (1995): May 2024, no rating, “8 of us”."),
                Line(
                    "seen 'heat (1995)' 85",
                    trouble:
                        "movies: 85 is not a rating from 0 to 10. Type 85/100 for 8.5 of 10, or - 85 for a note.",
                    64),
                Line("find heat", "Heat (1995), 8.5 of 10\nHeat (1986)"),
                Line("find -watched:yes", "Heat (1986)"), Line("find -- unseen", "Heat (1986)"),
                Line("find ronin", trouble: "movies: No movie matches “ronin”.", 1),
                Line("find 'Heat (1995)'", "Heat (1995), 8.5 of 10"),
                Line("heat 1995", "Heat (1995), 8.5 of 10"),
                Line("--limit 1 -- heat", "Heat (1995), 8.5 of 10"),
                Line(
                    "vertigo --json",
                    trouble: "movies: There is no verb “vertigo”. No movie matches “vertigo”.", 64),
                Line("fnd heat", trouble: "movies: There is no verb “fnd”. Did you mean movies find?", 64),
                Line("-- fnd", trouble: "movies: No movie matches “fnd”.", 1),
                Line("numbers 1800", trouble: "movies: You watched nothing in 1800.", 1),
                Line(
                    "numbers --json --html -", trouble: "movies: Choose --json or --html. See movies --help.",
                    64),
                Line(
                    "seen 'heat (1995)' yesterdy. 8. Fine.",
                    trouble:
                        "movies: “yesterdy” is not a date such as friday, 3 days ago or 2024-08-31. "
                        + "To note it as words, type - yesterdy. 8. Fine.", 64),
                Line("undo", "Undone: noting a viewing of “Heat”."),
                Line("undo", "Undone: adding “Heat”."), Line("undo", "Undone: adding “Heat”."),
                Line("undo", trouble: "movies: There is nothing to undo.", 1),
            ], in: folder)
        #expect(try folder.movies() == [])
    }

    @Test("a film is named as people do, its year written in any way, and options stand anywhere")
    func names() throws {
        let folder = try Folder()
        defer { folder.remove() }
        try run(
            [
                Line("add La Chimera 2023", "Added “La Chimera” (2023)."),
                Line("add 'Past Lives [2023]'", "Added “Past Lives” (2023)."),
                Line("add 'Oppenheimer, 2023'", "Added “Oppenheimer” (2023)."),
                Line(
                    "add Amélie 2001 --catalog $XDG_DATA_HOME/movies/catalog.sqlite", "Added “Amélie” (2001)."
                ),
                Line("add Tenet 8", "Added “Tenet”. Noted: today, 8 of 10."),
                Line("add 'The Long Good Friday'", "Added “The Long Good Friday”."),
                Line(
                    "add A Perplexing Unknown",
                    trouble:
                        "movies: “A Perplexing Unknown” can mean two things. Type the year as well: "
                        + "A Perplexing Unknown (1995) or A Perplexing (1995) Unknown.", 65),
                Line("add tt0062622", "Added “2001: A Space Odyssey” (1968)."),
                Line(
                    "add https://www.imdb.com/title/tt9999999/",
                    trouble:
                        "movies: No movie is known by tt9999999. Type its title: add 'Heat (1995)' yesterday 8.5.",
                    66),
                Line(
                    "add https://letterboxd.com/film/heat-1995/",
                    trouble:
                        "movies: An address is no title. Type the title: add 'Heat (1995)' yesterday 8.5.", 64
                ),
                Line("add '300 (2006)'", "Added “300” (2006)."),
                Line("rate 300 8", "Rated 8 of 10: “300” (2006)."),
                Line("seen 300 2024 7", "Noted “300” (2006): 2024, 7 of 10."),
                Line("watch 77", trouble: "movies: No movie is called “77”. Type a title: watch heat.", 66),
                Line(
                    "add Toy Story 3 2024-05-01 4/5",
                    "Added “Toy Story 3”. Noted: 1 May 2024, 8 of 10."),
                Line(
                    "seen Amelie 2001 --catalog $XDG_DATA_HOME/movies/catalog.sqlite 2024-05-02 - Again.",
                    "Noted “Amélie” (2001): 2 May 2024, no rating, “Again.”"),
                Line(
                    "seen la chimera 1999 8",
                    "Noted “La Chimera” (2023): 1999, 8 of 10. That is 24 years before the movie came out (2023)."
                ),
                Line(
                    "seen la chimera great movie 9",
                    trouble:
                        "movies: “great movie 9” can mean two things. Type \(Day.today) 9 great movie or "
                        + "\(Day.today) - great movie 9.", 65),
                Line(
                    "find chimera --catalog $XDG_DATA_HOME/movies/catalog.sqlite",
                    "La Chimera (2023), 8 of 10"),
                Line("search --catalog=$XDG_DATA_HOME/movies/catalog.sqlite amelie", "Amélie (2001)"),
                Line(
                    "find -- -watched:yes amelie",
                    trouble: "movies: No movie matches: not watched, “amelie”.", 1),
            ], in: folder)
    }

    @Test("what is found is sorted and cut")
    func sorted() throws {
        try withCatalog { folder in
            try run(
                [
                    Line("find --sort year --limit 2 kurosawa", "Rashomon (1950)\nIkiru (1952)"),
                    Line("find kurosawa --limit 1 --sort=-year", "Ran (1985)"),
                    Line(
                        "find --limit 0",
                        trouble:
                            "movies: --limit can't be “0”. Use a whole number, 1 or more.",
                        64),
                ], in: folder)
        }
    }

    @Test(
        "a first run is the same whichever verb it begins with: no film is there, and only add and import make a catalog"
    )
    func firstRun() throws {
        let folder = try Folder()
        defer { folder.remove() }
        try run(
            [
                Line("find", trouble: "movies: There are no movies.", 1),
                Line("watchlist", trouble: "movies: No movie matches: on your watchlist.", 1),
                Line("undo", trouble: "movies: There is nothing to undo.", 1),
                Line("redo", trouble: "movies: There is nothing to redo.", 1),
                Line("diary", trouble: "movies: Nothing was watched yet.", 1),
                Line("numbers", trouble: "movies: You watched nothing yet.", 1),
                Line("check", "No damage found: 0 movies, 0 viewings."),
                Line(
                    "rate heat 8",
                    trouble: "movies: No movie is called “heat”. Type a title: rate heat 8.", 66
                ),
            ], in: folder)
        #expect(try folder.run("ls $XDG_DATA_HOME/movies").status != 0)
    }

    @Test(
        "diary, numbers and watchlist print what their pages show, and a film is opened, changed, merged and deleted"
    )
    func pages() throws {
        try withCatalog { folder in
            try run(
                [
                    Line(
                        "seen jaws 2020-05-01 8 Sharks",
                        "Noted “Jaws” (1975): 1 May 2020, 8 of 10, “Sharks”."),
                    Line("diary", "1 May 2020 Jaws (1975), you 8: Sharks"),
                    Line("diary 2020", "1 May 2020 Jaws (1975), you 8: Sharks"),
                    Line("diary 2021", trouble: "movies: Nothing was watched then.", 1),
                    Line("l ikiru", "On your watchlist: “Ikiru” (1952)."),
                    Line("watchlist", "Ikiru (1952)"), Line("sort year --limit 1", "Fantasia (1940)"),
                    Line("set ikiru runtime 140", "Changed: Runtime 140: “Ikiru” (1952)."),
                    Line("delete ikiru", "Deleted “Ikiru” (1952)."),
                    Line("undo", "Undone: deleting “Ikiru”."),
                    Line("redo", "Redone: deleting “Ikiru”."),
                    Line(
                        "merge gaslight",
                        trouble: "movies: Name two movies, such as merge 'Heat (1995)' 'Heat (1986)'.", 64),
                    Line(
                        "merge 'Gaslight (1940)' 'Gaslight (1944)'",
                        "Merged into one movie."),
                ], in: folder)
            for (verb, text) in [
                ("numbers", "Viewings: 1"), ("numbers 2020", "Viewings: 1"),
                ("numbers 2020 jaws", "2020 in review: “jaws”\n"),
                ("numbers 2020 --html -", "<h1>2020 in review</h1>"),
                ("numbers 1999 --html -", "You watched nothing in 1999."),
                ("open jaws", "\nIMDb: imdb.com/title/tt0073195\n"), ("pick horror", "Horror"),
            ] {
                #expect(try folder.run("$movies \(verb)").output.contains(text), "\(verb)")
            }
        }
    }

    @Test("the page of a review is written to a new file, and replaces none")
    func html() throws {
        try withCatalog { folder in
            let path = "\(folder.path)/2020.html"
            try run(
                [
                    Line("seen jaws 2020-05-01 8", "Noted “Jaws” (1975): 1 May 2020, 8 of 10."),
                    Line("numbers 2020 --html \(path)", "Written to \(path)."),
                    Line(
                        "numbers 2020 --html \(path)",
                        trouble: "movies: \(path) already exists, and was left as it is. Use another name.",
                        74),
                    Line(
                        "numbers nosuch --html x.html",
                        trouble: """
                            movies: No movie matches “nosuch”. Type numbers alone for directors, genres and more, or a period \
                            and a search: numbers 2024, numbers 2024 horror.
                            """, 64),
                ], in: folder)
            let written = try folder.run("cat \(path)").output
            #expect(written.hasSuffix("</html>\n") && written.contains("omdb.org"))
            #expect(try folder.run("$movies numbers 2020 --html -").output == written)
        }
    }

    @Test(
        "a terminal shows numbers with bars, but neither a plain one, a brief user nor a locale without them",
        .enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"),
        arguments: [
            (["TERM": "xterm"], "", true),
            (["TERM": "xterm", "LC_ALL": "en_US.UTF-8", "LANG": "C"], "", true),
            (["TERM": "xterm", "LC_ALL": "C"], "", false), (["TERM": "xterm", "LANG": "C"], "", false),
            (["TERM": "dumb"], "", false), (["TERM": "xterm"], "brief", false),
        ])
    func bars(environment: [String: String], kept: String, hasBars: Bool) throws {
        try withCatalog { folder in
            _ = try folder.run("$movies seen jaws 2020-05-01 8; echo '\(kept)' >'\(folder.catalog)'.brief")
            let terminal = try Terminal(
                "--no-color --catalog \(folder.catalog) numbers 2020",
                of: "stty rows 24 cols 80; \(Shell.movies)",
                environment: environment)
            #expect(terminal.finish() == 0)
            #expect(terminal.shown.contains("█") == hasBars, "\(terminal.shown)")
            #expect(terminal.shown.contains("Viewings: 1"))
        }
    }

    @Test(
        "at a terminal, what takes movies away or changes many is asked about once, without --yes; a script isn't asked",
        .enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"))
    func asked() throws {
        try withCatalog { folder in
            for (line, question, answer, said) in [
                ("delete jaws", "Delete “Jaws” (1975)?", "n", "Nothing was changed."),
                (
                    "merge 'Gaslight (1940)' 'Gaslight (1944)'",
                    "Merge “Gaslight” (1940), “Gaslight” (1944) into one movie?", "", "Nothing was changed."
                ),
                ("tag x --all ikiru", "", "", "Tagged x: “Ikiru” (1952)."),
                ("tag x --all 1950s", " movies x?", "y", "Tagged x: "),
                (
                    "delete jaws", "Delete “Jaws” (1975)?", "y",
                    "Deleted “Jaws” (1975)."
                ),
                ("delete ikiru --yes", "", "", "Deleted “Ikiru” (1952)."),
            ] {
                let terminal = try Terminal("--no-color --catalog \(folder.catalog) \(line)")
                if !question.isEmpty {
                    terminal.waitForPrompt()
                    #expect(terminal.shown.contains(question), "\(line): \(terminal.shown)")
                    try terminal.type("\(answer)\n")
                }
                #expect(terminal.finish() == (said == "Nothing was changed." ? 1 : 0), "\(line)")
                #expect(terminal.shown.contains(said), "\(line): \(terminal.shown)")
            }
        }
    }

    @Test("movies without facts are listed to fill in, and one that could be several is skipped on a pipe")
    func missing() throws {
        let result = try Shell.run(
            """
            printf 'title,year\\nBliss,2021\\nNo Film,1990\\n' >t.csv; $movies import t.csv >import
            $movies complete
            $movies complete --missing
            $movies complete --csv | sed 's/^No Film,1990,,,/No Film,1990,Ann,99,Drama/' >filled.csv
            $movies complete filled.csv | head -1
            $movies complete --csv filled.csv; echo $?
            """)
        #expect(
            result.output == """
                Found nothing to fill in.
                Not known: No Film (1990).
                title\tyear\tdirectors\truntime_min\tgenres\timdb_id
                Bliss\t2021\t\t\t\t
                No Film\t1990\t\t\t\t
                Completed 1 of 2 movies: runtime 1, genres 1, directors 1.
                64

                """)
        #expect(
            result.trouble == """
                movies: Bliss (2021) could be Bliss (2021), Mike Cahill, 103 minutes, tt10333426 or Bliss (2021), \
                Henrika Kull, 91 minutes, so it stays as it is.
                movies: --missing and --csv take no FILE. See movies --help.

                """)
    }

    @Test(
        "at a terminal, a movie that could be several is asked about",
        .enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"))
    func doubts() throws {
        try withCatalog { folder in
            _ = try folder.run("$movies add 'Bliss (2021)'")
            let terminal = try Terminal("--no-color --catalog \(folder.catalog) complete")
            terminal.waitForPrompt()
            #expect(terminal.shown.contains("Which movie is “Bliss” (2021)?"), "\(terminal.shown)")
            try terminal.type("2\n")
            #expect(terminal.finish() == 0)
            #expect(terminal.shown.contains("Completed 1 of 1 movie: "), "\(terminal.shown)")
            #expect(try folder.run("$movies open bliss").output.contains("Directors: Henrika Kull"))
        }
    }

    @Test("what a verb does on a page it does here, to a film or to all that a search finds")
    func verbs() throws {
        try withCatalog { folder in
            try run(
                [
                    Line("rate jaws 4/5", "Rated 8 of 10: “Jaws” (1975)."),
                    Line("watch 'Jaws (1975)'", "On your watchlist: “Jaws” (1975)."),
                    Line("unwatch jaws 1975", "Off your watchlist: “Jaws” (1975)."),
                    Line("tag jaws sharks, sea, stap", "Tagged sharks, sea, stap: “Jaws” (1975)."),
                    Line("untag jaws sea", "No longer tagged sea: “Jaws” (1975)."),
                    Line("note jaws Great.", "Added “Great.” to the note: “Jaws” (1975)."),
                    Line(
                        "tag japan --all 'director:kurosawa 50s'",
                        "Tagged japan: “Seven Samurai” (1954), “Rashomon” (1950), “Ikiru” (1952)."
                    ),
                    Line("find tag:sharks rating:8 note:great", "Jaws (1975), 8 of 10"),
                    Line(
                        "rate gaslight 8",
                        trouble:
                            "movies: Several movies have that title. Add the year or use the id: “Gaslight” (1940), Thorold Dickinson; "
                            + "“Gaslight” (1944), George Cukor.", 65),
                    Line("rate jaws -", "Changed: Your rating none: “Jaws” (1975)."),
                    Line(
                        "rate jaws 11",
                        trouble:
                            "movies: 11 is not a rating. Enter 0 to 10 with at most one decimal, or - for none.",
                        64),
                    Line("rate jaws", trouble: "movies: rate needs more, such as rate heat 8.", 64),
                    Line("tag x --all nosuch", trouble: "movies: There are no movies to change.", 1),
                    Line("pick nosuch", trouble: "movies: There is nothing to pick from.", 1),
                    Line("find sharks", "Jaws (1975)"), Line("find stap", "Jaws (1975)"),
                    Line(
                        "find casablenca",
                        trouble: "movies: No movie matches “casablenca”. Did you mean: casablanca?", 1),
                    Line(
                        "rate",
                        trouble: "movies: rate needs MOVIE RATING: movies rate heat 8. See movies --help.",
                        64),
                ], in: folder)
        }
    }

    @Test("a slip in a verb is told with the nearest one, and --help tells of the verb behind it")
    func slips() throws {
        for (slip, verb) in [("exprot", "export"), ("fnd", "find"), ("serch", "find"), ("impotr", "import")] {
            let result = try Shell.run("$movies \(slip) x")
            #expect(
                result.trouble
                    == "movies: There is no verb “\(slip)”. Did you mean movies \(verb)?\n"
            )
            #expect(result.status == 64)
        }
        let title = try Shell.run("$movies heat")
        #expect(
            title.trouble == "movies: There is no verb “heat”. No movie matches “heat”.\n"
                && title.status == 64)
        #expect(try Shell.run("$movies --help import") == Shell.run("$movies help import"))
    }

    @Test("an id names a film, and what is found is written as JSON too")
    func sample() throws {
        try withCatalog { folder in
            try run(
                [
                    Line("seen tt0041959 1999 9", "Noted “The Third Man” (1949): 1999, 9 of 10."),
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
            result.trouble.hasPrefix(
                "movies: A CSV or JSON file is opened read-only. To make a catalog of it: movies --catalog NEW import FILE"
            )
        )
        #expect(result.status == 64)
    }
}

extension String {
    fileprivate var ending: String { isEmpty ? "" : self + "\n" }
}
