import MovieCatalog

extension Help {
    static let verbs = [
        Verb(
            name: "add", arguments: "FILM [VIEWING]",
            summary: "adds a film: movies add 'Heat (1995)' yesterday 8.5",
            page: [
                """
                Adds a film, and a viewing of it. One that is there already is listed, with status 65, and nothing is \
                written.
                """
            ], typed: [film, viewing]),
        Verb(
            name: "seen", otherNames: ["watched"], arguments: "FILM [VIEWING]",
            summary: "notes that you watched a film of the catalog",
            page: [
                """
                Notes that you watched a film of the catalog: today, where no day is given. Status 66 where there is \
                none, and 1 where up to three of nearly that name are listed; several of that name are listed with their \
                ids, with status 65. Then nothing is written.
                """
            ], typed: [film, viewing]),
        Verb(
            name: "rate", arguments: "FILM RATING", summary: "rates a film: movies rate heat 8",
            options: [all], typed: [film]),
        Verb(
            name: "watch", arguments: "FILM", summary: "puts a film on your watchlist", options: [all],
            typed: [film]),
        Verb(
            name: "unwatch", arguments: "FILM", summary: "takes a film off your watchlist", options: [all],
            typed: [film]),
        Verb(
            name: "tag", arguments: "FILM TAG,...", summary: "tags a film: movies tag heat noirvember",
            options: [all], typed: [film]),
        Verb(
            name: "untag", arguments: "FILM TAG,...", summary: "takes tags away", options: [all],
            typed: [film]),
        Verb(
            name: "note", arguments: "FILM WORDS", summary: "puts words behind the note of a film",
            options: [all], typed: [film]),
        Verb(
            name: "find", otherNames: ["search", "list"], arguments: "[SEARCH]",
            summary: "lists the films that a search finds",
            options: [
                Option(
                    name: "--json",
                    meaning: "writes a film in JSON a line, with all that is known of it"),
                Option(
                    name: "--sort", value: .oneOf("ORDER", MovieOrder.allCases.map(\.rawValue)),
                    meaning: """
                        sorts by \(MovieOrder.allCases.map(\.rawValue).joined(separator: ", ")); -ORDER turns it round
                        """),
                Option(name: "--limit", value: .other("N"), meaning: "writes N films at most"),
            ],
            page: [
                """
                Lists the films that a search finds, with years and your ratings; all of them without a search. Status 1 \
                where nothing is found.
                """
            ], typed: [search]),
        Verb(
            name: "undo", summary: "takes back the last step",
            page: [
                """
                Takes back the last step, whichever program made it, and says which that was. Status 1 where there is \
                none.
                """
            ]),
        Verb(
            name: "import", arguments: "FILE...", summary: "adds the films of files from other programs",
            options: [
                Option(name: "--all-types", meaning: "imports series, episodes and the like too"),
                Option(name: "--dry-run", meaning: "says what an import would do, and ends"),
                Option(
                    name: "--replace",
                    meaning: """
                        takes the ratings and days of FILE where you have others; else yours stay, unless the file's are \
                        of a later day. Notes, tags and viewings are added to yours either way
                        """),
                Option(
                    name: "--columns", value: .other("COLUMN=FIELD,..."),
                    meaning: """
                        says what columns of FILE mean: 'Rating=rating/100' takes the column Rating for your ratings, of \
                        100, 'Memo=note' another one for your notes, 'Date=watched/mdy' days with the month first (dmy: \
                        the day), 'Score=' leaves one out
                        """),
                Option(
                    name: "--profile", value: .other("NAME"),
                    meaning: "imports the rows of one person, where FILE has those of several"),
                Option(
                    name: "--encoding", value: .other("NAME"),
                    meaning: "reads what isn't UTF-8 as windows-1252, windows-1251 or mac-roman"),
            ],
            page: [
                "Adds the movies of FILE..., once all of them can be read; a catalog that isn't there is made."
            ], takesFiles: true),
        Verb(
            name: "complete", arguments: "[FILE...]", summary: "fills in what is known of your movies",
            page: [
                """
                Fills empty fields of the movies that are there, and says of how many; undo takes it back. FILE is any \
                table of movies, or IMDb's title.basics.tsv.gz, title.crew.tsv.gz, title.principals.tsv.gz, \
                title.ratings.tsv.gz and name.basics.tsv.gz together, as they are downloaded. Without one, the facts are \
                those of 17,470 movies from 1940 to 2014 that come with the program. A movie is known by its id, or by its \
                title and year.
                """
            ], takesFiles: true),
        Verb(
            name: "export", arguments: "FILE [SEARCH]", summary: "writes films to a new file",
            options: [
                Option(
                    name: "--as", value: .oneOf("FORM", ExportForm.allCases.map(\.rawValue)),
                    meaning: """
                        exports in this form, whatever the name of FILE: \
                        \(ExportForm.allCases.map(\.rawValue).joined(separator: ", "))
                        """),
                Option(
                    name: "--notes", meaning: "writes your notes into a list in markdown or text, too"),
            ],
            page: [
                """
                Writes all movies, or what SEARCH finds, to a new file. A name that ends in .jsonl or .csv keeps all of \
                each movie, the latter for spreadsheets; .md and .txt are lists for a friend, with titles, years and \
                ratings; letterboxd.csv is what Letterboxd imports, in several files where it is long. - is the standard \
                output.
                """
            ], typed: [search], takesFiles: true),
        Verb(
            name: "backup", arguments: "FILE", summary: "writes the whole catalog to a new file",
            page: [
                """
                Writes the whole catalog, steps to undo included, to a new file; restore goes back to it. Status 65 where \
                the catalog is damaged: the file has what could be read.
                """
            ],
            takesFiles: true),
        Verb(
            name: "restore", arguments: "FILE", summary: "goes back to a backup",
            page: [
                """
                Puts FILE, a backup, in the place of the catalog, once it is known to be sound, and says how the two \
                differ. What the catalog was is kept in a file beside it.
                """
            ],
            takesFiles: true),
        Verb(
            name: "check", summary: "looks whether all of a catalog holds together",
            page: ["Looks whether all of a catalog holds together; status 65 where it doesn't."]),
    ]

    private static let all = Option(
        name: "--all", value: .other("SEARCH"),
        meaning:
            "does it to all films that SEARCH finds, in place of FILM: movies tag noir --all 'genre:noir 40s'"
    )

    private static let film = """
        FILM is a whole title or original title, with its year or without: Heat (1995), Heat 1995 or Heat; or an id, \
        tt0113277. Letter case, accents, punctuation and articles don't matter, nor do & or “and”, II or 2. The shell \
        needs quotes around parentheses.
        """

    private static let viewing = """
        VIEWING is [DAY] [RATING or -] [WORDS]: yesterday 8.5 With Anna. DAY is today, yesterday, friday, 2 weeks ago, \
        2024, 2024-08, 2024-08-31, 31.8.2024, 31 August or unknown; RATING is 0 to 10, 4/5, 85%, 4 stars or ★★★★½.
        """

    private static let search = """
        SEARCH is what / takes on a page: words of titles, people, languages, countries and notes, a year beside them, \
        and fields, such as 'heat 1995', unseen, 'horror films 80s', director:kuro, 'year:1950..1965 rating>8 -genre:war', \
        watched:2025-03..2025-06, director:none or tt0041959; ? on the list of movies names them all.
        """
}
