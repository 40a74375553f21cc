import MovieCatalog

extension Verb {
    package static let table: [Verb] = [
        Verb(
            name: .add, otherNames: ["a", "new"], arguments: "MOVIE [VIEWING]",
            example: "'Heat (1995)' yesterday 8.5", summary: "adds a movie, and a viewing of it",
            page: ["Adds a movie. Where it is there already, nothing is written, and the status is 65."],
            typed: [movie, viewing]),
        Verb(
            name: .seen, otherNames: ["s", "saw", "watched", "log"], arguments: "MOVIE [VIEWING]",
            example: "heat yesterday 8.5",
            summary: "notes that you watched a movie, today where no day is said",
            options: [all], typed: [movie, viewing]),
        Verb(
            name: .rate, otherNames: ["rating"], arguments: "MOVIE RATING", example: "heat 8",
            summary: "rates a movie", options: [all], typed: [movie]),
        Verb(
            name: .watch, otherNames: ["l", "want"], arguments: "MOVIE", example: "heat",
            summary: "puts a movie on your watchlist", options: [all], typed: [movie]),
        Verb(
            name: .unwatch, otherNames: ["unwatchlist"], arguments: "MOVIE", example: "heat",
            summary: "takes a movie off your watchlist", options: [all], typed: [movie]),
        Verb(
            name: .tag, arguments: "MOVIE TAG,...", example: "heat noirvember", summary: "tags a movie",
            options: [all], typed: [movie]),
        Verb(
            name: .untag, arguments: "MOVIE TAG,...", example: "heat noirvember", summary: "takes tags away",
            options: [all], typed: [movie]),
        Verb(
            name: .note, arguments: "MOVIE WORDS", example: "heat Loved it",
            summary: "puts words behind the note of a movie", options: [all], typed: [movie]),
        Verb(
            name: .set, arguments: "MOVIE FIELD VALUE", example: "heat year 1995",
            summary: "changes what is known of a movie", options: [all],
            page: ["FIELD is \(MovieField.typed.map { $0.name.lowercased() }.joined(separator: ", "))."],
            typed: [movie]),
        Verb(
            name: .delete, otherNames: ["remove"], arguments: "MOVIE", example: "heat",
            summary: "takes a movie out of the catalog", options: [all],
            page: ["On a page it asks first; undo brings the movie back."], typed: [movie]),
        Verb(
            name: .merge, arguments: "MOVIE [MOVIE]", example: "heat",
            summary: "makes one movie of two", page: ["The older one takes over what the newer one says."],
            typed: [movie, "One name is enough where two movies have it."]),
        Verb(
            name: .open, otherNames: ["show"], arguments: "MOVIE", example: "heat",
            summary: "shows all that is known of a movie", typed: [movie]),
        Verb(
            name: .find, otherNames: ["search", "list"], arguments: "[SEARCH]", example: "kurosawa 50s",
            summary: "lists the movies that a search finds", options: listing,
            page: [
                "Lists movies with years and your ratings; all without a search. Status 1 where there is none."
            ],
            typed: [search]),
        Verb(
            name: .filter, otherNames: ["only"], arguments: "SEARCH", example: "horror",
            summary: "narrows what is listed on a page", options: listing, typed: [search]),
        Verb(
            name: .sort, arguments: "ORDER", example: "year", summary: "lists the movies in an order",
            options: listing, page: ["ORDER is \(orders), or one of them with - before it."]),
        Verb(
            name: .pick, otherNames: ["r", "random", "surprise", "surprise me"], arguments: "[SEARCH]",
            example: "under 2 hours", summary: "shows a movie that you haven't watched, by chance",
            typed: [search]),
        Verb(
            name: .watchlist, otherNames: ["t"], summary: "lists the movies that you want to watch",
            options: listing),
        Verb(
            name: .diary, otherNames: ["v"], arguments: "[YEAR]", example: "2025",
            summary: "lists what you watched, the latest first, or what a year comes to"),
        Verb(
            name: .numbers, otherNames: ["c", "stats", "statistics"],
            summary: "shows the catalog in numbers"),
        Verb(
            name: .undo, summary: "takes back the last step",
            page: ["Whichever program made it. Status 1 where there is none."]),
        Verb(name: .redo, summary: "does again what was taken back", page: ["Status 1 where there is none."]),
        Verb(
            name: .import, arguments: "FILE...", example: "ratings.csv",
            summary: "adds the movies of files from other programs",
            options: [
                CommandOption("--all-types", "imports series, episodes and the like too"),
                CommandOption("--dry-run", "says what an import would do, and ends"),
                CommandOption(
                    "--replace",
                    """
                    takes the ratings and days of FILE where you have others; else yours stay, unless the file's are of a \
                    later day. Notes, tags and viewings are added to yours either way
                    """),
                CommandOption(
                    "--columns", .other("COLUMN=FIELD,..."),
                    """
                    says what columns of FILE mean: 'Rating=rating/100' takes the column Rating for your ratings, of 100, \
                    'Memo=note' another one for your notes, 'Date=watched/mdy' days with the month first (dmy: the day), \
                    'Score=' leaves one out
                    """),
                CommandOption(
                    "--profile", .other("NAME"),
                    "imports the rows of one person, where FILE has those of several"),
                CommandOption(
                    "--encoding", .other("NAME"),
                    "reads what isn't UTF-8 as windows-1252, windows-1251 or mac-roman"),
            ],
            page: [
                "Adds the movies of FILE..., once all of them can be read; a catalog that isn't there is made."
            ]
        ),
        Verb(
            name: .complete, arguments: "[FILE...]", summary: "fills in what is known of your movies",
            page: [
                """
                Fills empty fields of the movies that are there, and says of how many; undo takes it back. FILE is any \
                table of movies, or IMDb's title.basics.tsv.gz, title.crew.tsv.gz, title.principals.tsv.gz, \
                title.ratings.tsv.gz and name.basics.tsv.gz together, as they are downloaded. Without one, the facts are \
                those of 17,470 movies from 1940 to 2014 that come with the program. A movie is known by its id, or by its \
                title and year.
                """
            ]),
        Verb(
            name: .export, arguments: "FILE [SEARCH]", example: "movies.csv",
            summary: "writes movies to a new file",
            options: [
                CommandOption(
                    "--as", .oneOf("FORM", ExportForm.allCases.map(\.rawValue)),
                    """
                    exports in this form, whatever the name of FILE: \
                    \(ExportForm.allCases.map(\.rawValue).joined(separator: ", "))
                    """),
                CommandOption("--notes", "writes your notes into a list in markdown or text, too"),
            ],
            page: [
                """
                Writes all movies, or what SEARCH finds, to a new file. A name that ends in .jsonl or .csv keeps all of \
                each movie, the latter for spreadsheets; .md and .txt are lists for a friend, with titles, years and \
                ratings; letterboxd.csv is what Letterboxd imports, in several files where it is long. - is the standard \
                output.
                """
            ], typed: [search]),
        Verb(
            name: .backup, arguments: "FILE", example: "movies.backup",
            summary: "writes the whole catalog to a new file",
            page: [
                """
                Writes the whole catalog, steps to undo included, to a new file; restore goes back to it. Status 65 where \
                the catalog is damaged: the file has what could be read.
                """
            ]),
        Verb(
            name: .restore, arguments: "FILE", example: "movies.backup", summary: "goes back to a backup",
            page: [
                """
                Puts FILE, a backup, in the place of the catalog, once it is known to be sound, and says how the two \
                differ. What the catalog was is kept in a file beside it.
                """
            ]),
        Verb(
            name: .check, summary: "checks a catalog for damage",
            page: ["Status 65 where there is any."]),
        Verb(
            name: .help, otherNames: ["menu"], arguments: "[VERB]", example: "seen",
            summary: "tells more of each; help developers of the rest"),
    ]

    private static let all = CommandOption(
        "--all", .other("SEARCH"),
        "does it to all movies that SEARCH finds, in place of MOVIE: movies tag noir --all 'genre:noir 40s'")

    private static let orders = MovieOrder.allCases.map(\.rawValue).joined(separator: ", ")

    private static let listing: [CommandOption] = [
        CommandOption("--json", "writes a movie in JSON a line, with all that is known of it"),
        CommandOption(
            "--sort", .oneOf("ORDER", MovieOrder.allCases.flatMap { [$0.rawValue, "-" + $0.rawValue] }),
            "sorts by \(orders); -ORDER turns it round"),
        CommandOption("--limit", .number("N", 1...Int.max), "writes N movies at most"),
    ]

    private static let movie = """
        MOVIE is a whole title or original title, with its year or without: Heat (1995), Heat 1995 or Heat; or an id, \
        tt0113277. Letter case, accents, punctuation and articles don't matter, nor do & or “and”, II or 2. The shell \
        needs quotes around parentheses. On a page, numbers name its movies: 1,3 or 1-4, and all those that are found.
        """

    private static let viewing = """
        VIEWING is [DAY] [RATING or -] [WORDS]: yesterday 8.5 With Anna. DAY is today, yesterday, friday, 2 weeks ago, \
        2024, 2024-08, 2024-08-31, 31.8.2024, 31 August or unknown; RATING is 0 to 10, 4/5, 85%, 4 stars or ★★★★½.
        """

    private static let search = """
        SEARCH is what / takes on a page: words of titles, people, languages, countries and notes, a year beside them, \
        and fields, such as 'heat 1995', unseen, 'horror movies 80s', director:kuro, 'year:1950..1965 rating>8 -genre:war', \
        watched:2025-03..2025-06, director:none or tt0041959; ? on the list of movies names them all.
        """
}
