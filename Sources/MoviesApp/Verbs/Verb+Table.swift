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
                \(FilmFacts.inWords) that come with the program: see movies help facts. Movies are matched \
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
        The program comes with facts of \(FilmFacts.inWords): people, lengths, genres, languages and \
        countries. They are from Wikidata (CC0 1.0) and wikipedia-movie-data (MIT License, copyright 2016 \
        Peter Rust). \(FilmFacts.attribution) For newer and other movies, download title.basics.tsv.gz, \
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

extension CommonPhrases {
    /// Each row is a line, or an ``Action``, and then the phrases that mean it, with `|` between them.
    ///
    /// - `a/b` is one word or the other, and `?` follows an optional word. Apostrophes are left out.
    /// - `*` is any words, which replace the `*` of the line.
    static let table = """
        n=next page/please|another page|page forward/down|show/see? more movies/films/results?|nächste/naechste seite
        p=previous/prev/prior page|page back/up|one page back|vorherige seite
        <=go? to? the? first page|go? back? to the? top/beginning/start|top of the? list|erste seite
        >=go? to? the? last/final page|go to the? end/bottom|end of the? list|letzte seite
        page *=go/jump/turn to page *|show page *|seite *
        ?=help me please?|help please|i need help|how does this/it work|show/list? me? all? the? commands|what can i do/type/say here?|hilfe
        ? *=how do/can/could/would i/you * a/an/the/my/it? movie/film/movies/films/viewing/rating/list?
        ? u=oops|ups|whoops|never mind|nevermind|wrong movie/film/one|that was/is wrong|thats wrong
        b=go back one? page?|take me back|zurück
        h=go home|take me home|go? to? the? main menu|go? to? the? home/start page|hauptmenü|startseite
        q=quit/exit/close the? program/app|beenden
        a=add/new a/another new? movie/film|add/new movie/film|neuer film|film hinzufügen
        import=import my movies/films/ratings/data/diary/list/lists?
        export=export my movies/films/ratings/data/diary/list?
        undo=undo that/it/this please?|undo please|undo my/the? last change/one/thing/rating/viewing?
        undo=undo the/my? viewing/rating/change|revert|scratch that|cancel that/it/this
        undo=take that/it/this back|revert that/it|rückgängig|mach das rückgängig
        pick=surprise me please|surprise me tonight/now/today?
        overview=what to watch/see tonight/now/next/today?|something to watch tonight/now/next/today?
        overview=what should/shall/can i/we watch/see tonight/now/next/today?
        overview=recommend/suggest something tonight/now/next/today?|recommend/suggest a movie tonight/now/next/today?
        find=list/show/display/browse/see movies/films|browse|everything|the? whole/full list
        find=list/show/find/see/display/browse me? all/every/everything of? my/the? movies/films/movie/film?
        find *=search/look for/up *|find me *
        only *=show me? only/just *|filter by/for/on *
        find=show/list me? my/the movies/films|all my/the? movies/films|my/the movies/films|alle filme|zeige? alle filme
        sort -year=sort/order by? newest/latest/recent first?|newest/latest/most first|newest to oldest
        sort year=sort/order by? oldest/earliest first?|oldest/earliest first|oldest to newest
        sort -runtime=sort/order by? longest first?|longest first
        sort runtime=sort/order by? shortest first?|shortest first
        sort rating=sort/order by? best/favorites/favourites first?|best first|highest/best rated first
        sort -rating=sort/order by? worst first?|worst first|lowest/worst rated first
        sort by *=order/sorted/rank/arrange by *|sort/order/arrange this/them/these/it/all/movies/films by *|sortiere? nach *
        sort title=a to z|a-z
        sort -title=z to a|z-a
        removal=delete/remove/undo/clear/erase the/my? last/latest/first? viewing/viewings/watch/log of/for/from? *
        removal=delete/remove/erase the/my? diary? entry/entries of/for *|delete/remove/take * from/off my/the diary
        removal=delete/remove/clear the/my/this? last? viewing/viewings|unsee|i/we didnt/havent see/seen/watch/watched it
        removal=unsee *|mark * as? unseen/unwatched|mark * as? not seen/watched yet?|* was not seen/watched
        removal=i/we never/didnt/dont/havent actually/really/even? watch/watched/see/seen/saw * yet?
        removal=i/we did/have not/never actually/really? watch/watched/see/seen *|ich habe * nicht gesehen
        edit=edit/change/fix/correct/update the/my/a? viewing/viewings/date/day/entry/watch/note of/for/on * to *
        edit=edit/change/fix/correct/update the/my/a? viewing/viewings/date/day/entry/watch/note of/for/on *
        edit=wrong date/day/rating/year for/on/of *|edit/fix/correct *
        correction=no/nope/nah/and/sorry/oops/oh/ah/well/wrong/wait/hm/hmm/actually/rather/correction/nein/doch *
        correction=eigentlich/quatsch/ups *|i mean/meant to? say/type/write? *|ich meine/meinte *|its/thats *
        correction=* i mean/meant|* actually/sorry/instead/rather|not * but/rather? *
        correction=make/change/set/bump/raise/lower/drop that/it/this to? an/a? *|should be/have been? an/a? *
        correction=make/change/set/bump/raise/lower/drop the/my? rating/date/day to an/a? *
        correction=it/that/this was/is/should be? an/a? *
        seen *=mark * as? seen/watched
        rate * -=unrate/un-rate *|delete/remove/clear the/my? rating of/for/from? *|delete/remove/clear * rating
        rate it -=unrate|delete/remove/clear my/the? rating
        rate * -=rate * none/nothing|remove/delete/take the/my? rating off *
        rate * *=change/set/make/correct my/the? rating of/for/on * to *|change/rerate/re-rate * to/rating *
        numbers this year=my/the? year in review
        numbers *=my/the? * in review
        watchlist=show/open/see/view me? my/the? watchlist|go to my/the? watchlist|my/the watchlist|whats on my watchlist
        lists=show/open/see/view me? all? my/the? lists|go to my/the? lists|my/the lists
        diary=show/open/see/view me? my/the? diary|go to my/the? diary|my/the diary|mein tagebuch
        numbers=show/open/see/view me? my/the? numbers/stats/statistics|go to my/the? numbers/stats/statistics
        numbers=my/the numbers/stats/statistics
        film=how long does * run/last|how many minutes is *|how much did * make/cost/gross|what did * cost/make/gross
        film=what/which language is/was * in|who composed *|when did i add *|what rating did i give *
        film=did/has * win/won an/any? oscar/oscars|what/which oscars did * win|where was/is * filmed/shot/made/set
        film=how long/old/good/bad/scary/popular is/was *|wie lang/alt/gut ist *
        film=who directed/wrote/made/shot/produced/scored * again?|wer hat * gedreht/gemacht
        film=who/whos is? stars/starred/starring/acts/acted/plays/played/playing/is/was? in *|who played/plays * in *
        film=when did * come/get out/released|when was/is * released/made/from/out|wann kam * raus/heraus
        film=what/which year is/was * from/made/released?|what/which year did * come out
        film=is/was * any? good/great/bad/funny/scary/long/sad/violent|is/was * worth it/watching/seeing|ist * gut
        film=is/was * in color/colour/english/german/french/subtitled|is/was * a? sequel/remake
        film=is/was * on my/the? watchlist/list/catalog/lists|do i own/have *|is * in my/the catalog
        film=what/whats/who/whos is/was? the? length/runtime/director/cast/writer/year/rating/genre/score/plot of/for *
        film=length/runtime/director/cast/writer/year/rating/genre/score/plot/synopsis/trailer of/for *
        film=* director/cast/runtime/length/plot/synopsis/trailer|imdb/trailer *
        film=what/whats is/was? * about|what genre/kind/language is/was *|what kind/sort of movie/film is *
        film=what do/did/does i/you/critics/people/everyone/others/they say/think of/about *|what did i rate/give *
        film=how did i rate/like/find *|did i like/love/enjoy/hate/finish/rate *|should i watch/see *
        film=tell/show me? more/everything? about *|info/information/details/facts on/about/for/of? *
        film=where can/could/do i/you/we watch/stream/see/find/rent *|is * on netflix/hulu/disney/prime
        film=have/did/had i/we ever/already? see/saw/seen/watch/watched * already/yet/before?
        film=when did/have i/we last/first? see/saw/seen/watch/watched *|last time i/we saw/watched *
        film=how often/many did/have/times did/have? i/we see/saw/seen/watch/watched *
        film=habe? ich * schon? gesehen|wann habe? ich * gesehen|wie fand ich *
        """

    static let orders: [String: MovieOrder] = [
        "my rating": .rating, "ratings": .rating, "stars": .rating, "seen": .watched, "day": .watched,
        "date": .watched, "date watched": .watched, "last watched": .watched, "date seen": .watched,
        "viewing date": .watched, "date rated": .rated, "date added": .added, "since": .wanted,
        "watchlist": .wanted, "known": .renown, "best known": .renown, "popularity": .renown, "fame": .renown,
        "release": .year, "release date": .year, "release year": .year, "age": .year, "decade": .year,
        "name": .title, "alphabet": .title, "alphabetically": .title, "duration": .runtime,
        "running time": .runtime, "time": .runtime, "critics": .score, "metacritic": .score,
        "imdb": .publicRating, "imdb rating": .publicRating, "public rating": .publicRating, "jahr": .year,
        "titel": .title, "bewertung": .rating, "länge": .runtime, "datum": .watched,
    ]

    static let directions: [String: Direction] = [
        "ascending": .ascending, "asc": .ascending, "descending": .descending, "desc": .descending,
        "reverse": .reversed, "reversed": .reversed, "backwards": .reversed,
    ]

    /// Words for the movie that “it” means.
    static let pronouns: Set = [
        "it", "this", "that", "this movie", "this film", "that movie", "that film", "this one",
    ]

    /// First words of searches that would otherwise be taken for misspelled verbs.
    static let searchWords = Set(["how", "short", "unrated", "unseen", "unwatched"] + abbreviations.keys)

    static let abbreviations = [
        "bttf": "back to the future", "eeaao": "everything everywhere all at once",
        "esb": "empire strikes back", "hp": "harry potter", "lotr": "lord of the rings",
        "mi": "mission impossible", "potc": "pirates of the caribbean", "sw": "star wars",
        "t2": "terminator 2", "tdk": "dark knight",
    ]
}
