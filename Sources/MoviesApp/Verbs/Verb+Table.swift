import MovieCatalog
import MovieImport

extension Verb {
    package static let table: [Verb] = [
        Verb(
            name: .add, otherNames: ["a", "new"], arguments: "MOVIE [VIEWING]",
            example: "'Heat (1995)' yesterday 8.5", summary: "adds a movie, with a viewing if you give one",
            page: "If the catalog has the movie already, nothing is written, and movies exits with 65."),
        Verb(
            name: .seen, otherNames: ["s", "w", "saw", "watched", "log"], arguments: "MOVIE [VIEWING]",
            example: "heat yesterday 8.5",
            summary: "notes a viewing, today if you give no date",
            options: [all, yes]),
        Verb(
            name: .rate, otherNames: ["rating"], arguments: "MOVIE RATING", example: "heat 8",
            summary: "rates a movie", options: [all, yes], page: "- takes the rating away."),
        Verb(
            name: .watch, otherNames: ["l", "want"], arguments: "MOVIE", example: "heat",
            summary: "puts a movie on your watchlist", options: [all, yes]),
        Verb(
            name: .unwatch, otherNames: ["unwatchlist"], arguments: "MOVIE", example: "heat",
            summary: "takes a movie off your watchlist", options: [all, yes]),
        Verb(
            name: .tag, arguments: "MOVIE TAG,...", example: "heat noirvember", summary: "tags a movie",
            options: [all, yes]),
        Verb(
            name: .untag, arguments: "MOVIE TAG,...", example: "heat noirvember", summary: "removes tags",
            options: [all, yes]),
        Verb(
            name: .note, arguments: "MOVIE WORDS", example: "heat Loved it",
            summary: "adds to the note of a movie", options: [all, yes]),
        Verb(
            name: .set, arguments: "MOVIE FIELD VALUE", example: "heat year 1995",
            summary: "changes a field of a movie", options: [all, yes],
            page:
                "FIELD is \(MovieField.typed.map { $0.name.lowercased() }.joined(separator: ", ")). - takes its value away."
        ),
        Verb(
            name: .delete, otherNames: ["remove"], arguments: "MOVIE", example: "heat",
            summary: "deletes a movie from the catalog", options: [all, yes],
            page: "At a terminal, it asks first. Undo brings the movie back."),
        Verb(
            name: .merge, arguments: "MOVIE [MOVIE]", example: "heat",
            summary: "merges two movies into one", options: [yes],
            page:
                "The older movie keeps its values, and gets those it lacks from the newer one. One title is enough if two "
                + "movies have it."),
        Verb(
            name: .open, otherNames: ["show"], arguments: "MOVIE", example: "heat",
            summary: "shows everything about a movie"),
        Verb(
            name: .find, otherNames: ["search", "list"], arguments: "[SEARCH]", example: "kurosawa 50s",
            summary: "lists the movies that a search finds", options: listing,
            page: "Without a search, lists all movies. Exits with 1 if there are none."),
        Verb(
            name: .filter, otherNames: ["only"], arguments: "SEARCH", example: "horror",
            summary: "narrows the list on a page; in a shell, as find", options: listing),
        Verb(
            name: .sort, arguments: "ORDER", example: "year", summary: "sorts the list of movies",
            options: listing, page: "ORDER is \(orders), with - before it to reverse it."),
        Verb(
            name: .pick, otherNames: ["r", "random", "surprise", "surprise me"], arguments: "[SEARCH]",
            example: "under 2 hours", summary: "shows a random movie that you haven't watched"),
        Verb(
            name: .watchlist, otherNames: ["t"], summary: "lists the movies that you want to watch",
            options: listing),
        Verb(
            name: .lists, arguments: "[LIST]", example: "noir",
            summary: "shows your lists, or the movies of one", options: listing,
            page: "A search that you kept by name is opened in the same way."),
        Verb(
            name: .put, arguments: "MOVIE LIST", example: "heat Noir",
            summary: "puts a movie on a list of yours, which is made if it is new", options: [all]),
        Verb(
            name: .drop, arguments: "MOVIE LIST", example: "heat Noir", summary: "takes a movie off a list",
            options: [all]),
        Verb(
            name: .move, arguments: "MOVIE PLACE [LIST]", example: "heat 1 Noir",
            summary: "moves a movie within a list, or your watchlist",
            page:
                "PLACE is a number, first or last. Without LIST, it is the list on the page, or the watchlist."
        ),
        Verb(
            name: .remark, arguments: "MOVIE LIST WORDS", example: "heat Noir The best heist",
            summary: "notes something about a movie on a list", options: [all],
            page: "It replaces what was noted there, and - takes it away; the movie's own note stays."),
        Verb(
            name: .rename, arguments: "LIST NAME", example: "noir Noir favorites", summary: "renames a list"),
        Verb(
            name: .describe, arguments: "LIST WORDS", example: "noir My favorites, best first",
            summary: "describes a list",
            page: "WORDS replace what was there, and - takes it away."),
        Verb(
            name: .keep, arguments: "NAME", example: "Unseen Kurosawa",
            summary: "keeps the search on a page by name",
            options: [
                CommandOption(
                    "--all", .other("SEARCH"), "keeps SEARCH: movies keep Noir --all 'genre:crime 90s'")
            ]),
        Verb(
            name: .forget, arguments: "LIST", example: "noir",
            summary: "deletes a list, or a search that you kept", page: "Its movies stay in the catalog."),
        Verb(
            name: .diary, otherNames: ["v"], arguments: "[PERIOD]", example: "2025",
            summary: "lists what you watched, latest first, all of it or in a period",
            page:
                "PERIOD can also be on this day, which lists earlier years. Exits with 1 if nothing was watched."
        ),
        Verb(
            name: .numbers, otherNames: ["c", "stats", "statistics"], arguments: "[PERIOD] [SEARCH]",
            example: "2025 horror",
            summary: "shows what you watched in numbers, all of it, in a period or of a search",
            options: [
                CommandOption("--json", "writes them in JSON"),
                CommandOption(
                    "--html", .file("FILE"),
                    "writes them as a page with charts for a browser: to a new file, or to standard output with -"
                ),
            ]),
        Verb(
            name: .undo, summary: "undoes the last change",
            page: "Another session may have made it. Exits with 1 if there is nothing to undo."),
        Verb(
            name: .redo, summary: "redoes what you undid",
            page: "Exits with 1 if there is nothing to redo."),
        Verb(
            name: .import, arguments: "FILE...", example: "ratings.csv",
            summary: "imports movies from files of other programs",
            options: [
                CommandOption("--all-types", "imports series, episodes and the like too"),
                CommandOption("--dry-run", "shows what an import would do, and changes nothing"),
                CommandOption("--verbose", "names all columns, rows and movies that are left out or differ"),
                CommandOption(
                    "--replace",
                    """
                    replaces your ratings and their dates with those of FILE. Without it, yours stay unless FILE's are \
                    later. Notes, tags and viewings are added to yours either way
                    """),
                CommandOption(
                    "--columns", .other("COLUMN=FIELD,..."),
                    """
                    says what columns of FILE mean: 'Rating=rating/100' makes Rating your rating, of 100, \
                    'Memo=note' makes Memo your note, 'Date=watched/mdy' reads dates with the month first (dmy: the day), \
                    'Score=' ignores one
                    """),
                CommandOption(
                    "--profile", .other("NAME"),
                    "imports the rows of one person, if FILE has several"),
                CommandOption(
                    "--encoding", .other("NAME"),
                    "reads text that isn't UTF-8 as windows-1252, windows-1250, windows-1251 or mac-roman"),
            ],
            page: "If one FILE can't be read, nothing is imported. A missing catalog is made."
        ),
        Verb(
            name: .complete, arguments: "[FILE...]", summary: "fills in missing facts about your movies",
            options: [
                CommandOption(
                    "--missing",
                    """
                    lists the movies without facts, in a table with tabs that complete FILE reads when it is \
                    filled in
                    """),
                CommandOption("--csv", "lists them in CSV"),
            ],
            page: """
                Only empty fields are filled in, and undo takes it back. FILE is any table of movies, or \
                IMDb's title.basics.tsv.gz, title.crew.tsv.gz, title.principals.tsv.gz, title.ratings.tsv.gz \
                and name.basics.tsv.gz together, as downloaded. Without FILE, the facts are those of \
                \(BuiltInFilms.inWords) that come with the program: see movies help facts. Movies are matched \
                by id, or by title and year. A year may be off by one, or a subtitle missing, if there's \
                only one such movie. If there are several, you choose; on a pipe they're skipped and listed.
                """),
        Verb(
            name: .export, arguments: "FILE [SEARCH]", example: "movies.csv",
            summary: "writes movies to a new file",
            options: [
                CommandOption(
                    "--as", .oneOf("FORM", ExportFormat.allCases.map(\.rawValue)),
                    """
                    exports as FORM, whatever the name of FILE: \
                    \(ExportFormat.allCases.map(\.rawValue).joined(separator: ", "))
                    """),
                CommandOption("--notes", "includes your notes in a Markdown or text list"),
            ],
            page: """
                Without SEARCH, writes all movies. The name of FILE sets the format: .jsonl and .csv keep \
                everything, .csv for spreadsheets; .md and .txt are lists for a friend, with titles, years and \
                ratings; letterboxd.csv is for Letterboxd, in several files if it is long. Use - for standard \
                output.
                """),
        Verb(
            name: .backup, arguments: "FILE", example: "movies.backup",
            summary: "writes the whole catalog to a new file",
            page: """
                The backup includes the undo history. Exits with 65 if the catalog is damaged. The file then has what \
                could be read.
                """),
        Verb(
            name: .restore, arguments: "FILE", example: "movies.backup", summary: "goes back to a backup",
            page: """
                Checks FILE, puts it in place of the catalog, and says how the two \
                differ. The replaced catalog is kept in a file beside it.
                """),
        Verb(
            name: .check, summary: "checks a catalog for damage",
            page: """
                Exits with 65 if there is any. Also removes the words of movies that were deleted and \
                can't be brought back, which the index of words keeps until then.
                """),
        Verb(
            name: .help, otherNames: ["menu"], arguments: "[VERB]", example: "seen",
            summary: "explains a verb, or more options: help developers"),
    ]

    private static let all = CommandOption(
        "--all", .other("SEARCH"), "applies to every movie that SEARCH finds, instead of MOVIE")

    private static let yes = CommandOption(
        "--yes", "doesn't ask before it deletes, merges or changes more than ten movies; a script isn't asked"
    )

    private static let orders = MovieOrder.allCases.map(\.rawValue).joined(separator: ", ")

    private static let listing: [CommandOption] = [
        CommandOption(
            "--json",
            """
            prints each movie as a line of JSON, with everything about it: critics is tomatometer there, and \
            runtime is runtime_min
            """),
        CommandOption(
            "--sort", .oneOf("ORDER", MovieOrder.allCases.flatMap { [$0.rawValue, "-" + $0.rawValue] }),
            "sorts by \(orders); -ORDER reverses it"),
        CommandOption("--limit", .number("N", 1...Int.max), "prints N movies at most"),
    ]

    package static let facts = """
        The program comes with facts of \(BuiltInFilms.inWords): people, lengths, genres, languages and \
        countries. They are from Wikidata (CC0 1.0) and wikipedia-movie-data (MIT License, copyright 2016 \
        Peter Rust). \(BuiltInFilms.attribution) For newer and other movies, download title.basics.tsv.gz, \
        title.crew.tsv.gz and name.basics.tsv.gz from datasets.imdbws.com, and type complete and their \
        names. Or fill in what you know: movies complete --csv > missing.csv lists the movies without \
        facts, and movies complete missing.csv reads them.
        """

    static let period = "PERIOD is 2024, june 2024, last month, last summer, 2019..2021 or since 2020."

    static let movie = """
        MOVIE is a whole title or original title, with or without its year, or an IMDb id: Heat (1995), Heat 1995, \
        Heat, tt0113277. Case, accents, punctuation and articles don't matter, nor do & or “and”, II or 2. A shell \
        needs quotes around parentheses. On a page, use numbers: 1,3 or 1-4; or all, for every movie found.
        """

    static let list = """
        LIST is the name of one of your lists; case, accents and signs don't matter. On its own page you can leave it out.
        """

    static let viewing = """
        VIEWING is [DAY] [RATING or -] [WORDS]: yesterday 8.5 With Anna. DAY is today, yesterday, friday, 2 weeks ago, \
        christmas 2019, in march, 2024, 2024-08, 2024-08-31, 31.8.2024, 31 August or unknown; \
        RATING is 0 to 10, 4/5, 85%, 4 stars or ★★★★½. “again” marks a rewatch.
        """

    /// The help about searching, as shown on pages.
    static let fields = """
        Words are those of titles, people, languages, countries and notes, and a movie's year: heat 1995. \
        Conditions narrow it: horror movies 80s, not westerns, by kurosawa, what i watched in 2024, kurosawa or ozu. \
        Best and worst sort it: best hitchcock. So do fields: director:kuro year:1950..1965 rating:>8 -genre:war. \
        Words are title, director, writer, cast, country, language, note, genre and tag. Numbers are year, decade, \
        rating (yours), public, votes, critics, reviews, metacritic, oscars, box office, runtime and viewings. Dates \
        are watched, rated, added and released. There are certificate, watchlist, list, imported and sort (best or \
        worst), and the ids imdb, tmdb and letterboxd. Most take none and any. Quotes search for the words as they are.
        """

    static let search = """
        SEARCH is what you type after / on a page: words of titles, people, languages, countries and notes, a year, \
        phrases and fields, such as 'heat 1995', 'best hitchcock', 'what i watched in 2024', director:kuro, \
        'year:1950..1965 rating>8 -genre:war', director:none or tt0041959. Type ? search on a page for all \
        fields.
        """
}

extension CommandOption {
    package static let common: [CommandOption] = [
        CommandOption(
            "--catalog", .file("FILE"),
            "opens another catalog, or asks to create it; a CSV or JSON file is opened read-only"),
        CommandOption(
            "--open", .other("PATH"), "starts at a page: /movies/tt0041959/edit, /watchlist", isOfPages: true
        ),
        CommandOption(
            "--resume", "starts where you left off, with the same search and page", isOfPages: true),
        CommandOption(
            "--brief", "prints only what is new, for screen readers, and is remembered for the catalog",
            isOfPages: true),
        CommandOption("--full", "prints each page in full again, with its commands", isOfPages: true),
        CommandOption("--strict", "stops at the first answer that is refused, and exits with 65"),
        CommandOption("--no-color", "prints no color, even on a terminal"),
        CommandOption("--width", .number("N", 20...1000), "makes pages N columns wide (20 to 1000)"),
        CommandOption("--help", "shows this help, or the help of a verb"),
        CommandOption("--version", "prints the versions of movies and SQLite"),
        CommandOption("--", "ends the options"),
    ]

    package static let general = common + developers

    package static let developers: [CommandOption] = [
        CommandOption(
            "--record", .file("FILE"),
            "records answers, pages and moves in a new file",
            isOfPages: true),
        CommandOption(
            "--replay", .file("FILE"),
            "runs a recording on the sample, or on --catalog, and exits with 65 at the first difference",
            isOfPages: true),
        CommandOption(
            "--map", "prints the pages and the moves between them as a Mermaid flowchart", isOfPages: true),
        CommandOption(
            "--log", .file("FILE"),
            """
            logs in FILE when coordinators and screens start and stop, and requests that do nothing. The same \
            answers give the same log
            """, isOfPages: true),
    ]
}
