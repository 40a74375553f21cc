/// What `movies help` says.
enum Help {
    static var verbs: [String] { pages.map(\.verb) }

    /// The page of a verb, that for developers, or the first one for an empty name; `nil` where there is none.
    static func text(of name: String) -> String? {
        switch name {
        case "": overview
        case "developers": developers
        case "help": "Usage: movies help [VERB]\n\nTells of a verb: \(verbs.joined(separator: ", "))."
        default: pages.first { $0.verb == name }?.text
        }
    }

    private static let overview = """
        movies: a movie catalog to page through, search and edit

        Usage: movies [OPTIONS]
               movies [OPTIONS] VERB ...

          add FILM [VIEWING]      adds a film: movies add 'Heat (1995)' yesterday 8.5
          seen FILM [VIEWING]     notes that you watched a film of the catalog
          find [--json] [SEARCH]  lists the films that a search finds
          undo                    takes back the last step
          import FILE...          adds the films of files from other programs
          export FILE [SEARCH]    writes films to a new file
          backup FILE             writes the whole catalog to a new file
          check                   looks whether all of a catalog holds together
          help VERB               tells more of each; help developers of the rest

          --catalog FILE  opens another catalog, or a file that import takes, which is
                          read into memory and left as it is
          --open PATH     begins at a place: /movies/tt0041959/edit, /watchlist
          --resume        begins where it ended the last time, search and page included
          --strict        stops at the first answer that can't be used, with status 65
          --no-color      prints no color, on a terminal too
          --width N       lays pages out N columns wide (20 to 1000)
          --version       prints the version
          --              ends the options

        Your catalog is kept in $XDG_DATA_HOME/movies/catalog.sqlite (~/.local/share
        where that isn't set; on macOS in ~/Library/Application Support). The first
        run makes it, with a sample of well-known films.

        On a page, answer with the number of a line, the letter of a command, or words
        to look for; ? explains each page. Answers can also come through a pipe:

          printf 'third man\\n1\\nq\\n' | movies

        Exit status: 0 quit or end of input, 1 nothing found or to take back, 64 wrong
        usage, 65 an answer refused on a pipe or under --strict, a film that is there
        already, several of that name, a catalog that can't be understood, 66 no such
        catalog or film, 74 input or output failed, 130 interrupted.
        """

    private static let film = """
        FILM is one word for the shell: 'Heat (1995)', Heat or tt0113277. A title is the
        whole title or original title; letter case, accents and articles don't matter.
        """

    private static let viewing = """
        VIEWING is [DAY] [RATING or -] [WORDS]: yesterday 8.5 With Anna. DAY is today,
        yesterday, friday, 3 days ago, 2024, 2024-08, 2024-08-31, 31.8.2024, 31 August
        2024 or unknown; RATING is 0 to 10, 4/5, 85/100, 4 stars or ★★★★½.
        """

    private static let search = """
        SEARCH is what / takes on a page: words of titles, people, languages,
        countries and notes, a year beside them, and fields, such as 'heat 1995',
        unseen, 'under 2 hours', director:kuro, 'year:1950..1965 rating>8 -genre:war',
        watched:2025-03..2025-06, director:none or tt0041959; ? on the list of
        movies names them all.
        """

    private static let pages: [(verb: String, text: String)] = [
        (
            "add",
            """
            Usage: movies [--catalog FILE] add FILM [VIEWING]

            Adds a film, and a viewing of it. One that is there already is listed, with
            status 65, and nothing is written.

            \(film)

            \(viewing)
            """
        ),
        (
            "seen",
            """
            Usage: movies [--catalog FILE] seen FILM [VIEWING]

            Notes that you watched a film of the catalog: today, where no day is given.
            Status 66 where there is none; several are listed with their ids, with status
            65, and nothing is written.

            \(film)

            \(viewing)
            """
        ),
        (
            "find",
            """
            Usage: movies [--catalog FILE] find [--json] [SEARCH]

            Lists the films that a search finds, with years and your ratings; all of them
            without a search. Status 1 where nothing is found.

              --json  writes a film in JSON a line, with all that is known of it

            \(search)
            """
        ),
        (
            "undo",
            """
            Usage: movies [--catalog FILE] undo

            Takes back the last step, whichever program made it, and says which that was.
            Status 1 where there is none.
            """
        ),
        (
            "import",
            """
            Usage: movies [--catalog FILE] import [--all-types] [--dry-run] [--replace]
                   [--columns COLUMN=FIELD,...] [--doubts OUT] FILE...

            Adds the movies of FILE..., once all of them can be read; a catalog that isn't
            there is made.

              --all-types     imports series, episodes and the like too
              --dry-run       says what an import would do, and ends
              --replace       takes the ratings and days of FILE where you have others;
                              else yours stay, unless the file's are of a later day.
                              Notes, tags and viewings are added to yours either way
              --columns COLUMN=FIELD,...
                              says what columns of FILE mean: 'Rating=rating/100' takes
                              the column Rating for your ratings, of 100, 'Memo=note'
                              another one for your notes, 'Date=watched/mdy' days with
                              the month first (dmy: the day), 'Score=' leaves one out
              --doubts OUT    writes the rows of FILE that are left out, doubtful or of
                              no use, to a new file, OUT.csv or, for JSON, OUT.jsonl: as
                              they stand in FILE, to be corrected and imported again
            """
        ),
        (
            "export",
            """
            Usage: movies [--catalog FILE] export [--as FORM] [--notes] FILE [SEARCH]

            Writes all movies, or what SEARCH finds, to a new file. A name that ends in
            .jsonl or .csv keeps all of each movie, the latter for spreadsheets; .md and
            .txt are lists for a friend, with titles, years and ratings; letterboxd.csv is
            what Letterboxd imports, in several files where it is long. - is the standard
            output.

              --as FORM  exports in this form, whatever the name of FILE: jsonl, csv,
                         letterboxd, markdown or text
              --notes    writes your notes into a list in markdown or text, too

            \(search)
            """
        ),
        (
            "backup",
            """
            Usage: movies [--catalog FILE] backup FILE

            Writes the whole catalog, steps to undo included, to a new file; --catalog opens
            it.
            """
        ),
        (
            "check",
            """
            Usage: movies [--catalog FILE] check

            Looks whether all of a catalog holds together; status 65 where it doesn't.
            """
        ),
    ]

    private static let developers = """
        Usage: movies [OPTIONS]

          --record FILE  writes down what is answered, and what pages and moves come of
                         it, in a new file
          --replay FILE  runs a recording, on the sample or on --catalog; stops with
                         status 65 where something else comes of it
          --map          prints the pages and the ways between them, as a Mermaid
                         flowchart
          --log FILE     notes in FILE which coordinators and screens begin and end,
                         and what was asked for and did nothing; the same answers
                         give the same log

        On a page, :path shows the path of the page, :open PATH goes to one, and :tree
        shows the coordinators and screens.

        Exit status: 65 a recording that can't be understood, or a replay that differs,
        66 no such recording.
        """
}
