import MovieCatalog

/// Kinds of files, in the order in which they're read.
package enum ImportedFileKind: String, Sendable, CaseIterable, CustomStringConvertible {
    case imdbRatings = "IMDb ratings"
    case imdbWatchlist = "IMDb watchlist"
    case imdbList = "IMDb list"
    case letterboxdDiary = "Letterboxd diary"
    case letterboxdReviews = "Letterboxd reviews"
    case letterboxdRatings = "Letterboxd ratings"
    case letterboxdWatched = "Letterboxd watched movies"
    case letterboxdWatchlist = "Letterboxd watchlist"
    case letterboxdLikes = "Letterboxd liked movies"
    case letterboxdList = "Letterboxd list"
    case letterboxdImport = "Letterboxd import file"
    case netflixHistory = "Netflix viewing history"
    case netflixActivity = "Netflix viewing activity"
    case netflixRatings = "Netflix ratings"
    case tautulli = "Tautulli history"
    case tvTime = "TV Time export"
    case csfd = "ČSFD ratings"
    case antMovieCatalog = "Ant Movie Catalog"
    case tmdb = "TMDB list"
    case simkl = "Simkl export"
    case yamtrack = "Yamtrack export"
    case trakt = "Trakt export"
    case plainList = "plain list"
    /// Other tables with a column of titles, and this program's own tables.
    case movieList = "movie list"
    /// JSON as `movies` writes it, one movie per line or in a list.
    case json = "movie list in JSON"

    package var description: String { rawValue }
}

extension MovieFileFormat {
    static let imdbTables =
        "facts about all titles at IMDb, not the ones you watched. Use it with movies complete"
    static let movieLens =
        "one part of MovieLens' data, which keeps titles and ratings apart. Choose a file that has both"
    static let series = "series, not movies. Import the file of movies beside it"
    private static let noMovies = "no movies. Import diary.csv, ratings.csv or watched.csv"
    /// Columns of files without movies. Such a file has all of `signs` and none of `but`.
    static let withoutMovies: [(signs: Set<String>, but: Set<String>, contents: String)] = [
        (["tconst", "titletype", "primarytitle"], [], imdbTables),
        (["tconst", "averagerating"], [], imdbTables),
        (["titleid", "ordering", "title"], [], imdbTables),
        (["tconst", "nconst"], [], imdbTables),
        (["tconst", "directors", "writers"], [], imdbTables),
        (["tconst", "parenttconst"], [], imdbTables),
        (["nconst", "primaryname"], [], imdbTables),
        // MovieLens splits its data into tables joined by its own movie numbers.
        (["movieid", "title", "genres"], ["year", "rating"], movieLens),
        (["userid", "movieid", "rating"], ["title"], movieLens),
        (["movieid", "imdbid", "tmdbid"], ["title"], movieLens),
        (["show"], ["title"], series), (["showid", "showname"], ["title"], series),
        (["show", "season"], [], series),
        (["content", "comment"], ["title"], "comments, \(noMovies)"),
        (["date joined", "username"], [], "a profile, \(noMovies)"),
        (
            ["name", "description", "item_count"], ["title"],
            "the names of lists. Import the file of each list"
        ),
    ]

    private static let (csv, export, archive) = (
        "Export the list as CSV where it comes from",
        "Export the list as CSV or JSON with the program that wrote it", "Unpack it"
    )

    /// The first bytes of files that aren't tables, with a description and advice.
    static let otherStarts: [(bytes: [UInt8], what: String, advice: String)] = [
        ([0x50, 0x4B, 0x03, 0x04], "a zip archive", "Import it, or a file out of it"),
        ([0x50, 0x4B, 0x05, 0x06], "an empty zip archive", "Download it again"),
        (Array("%PDF".utf8), "a PDF", csv),
        (Array("SQLite format 3".utf8), "an SQLite file", "Export it as CSV with the program that wrote it"),
        ([0xD0, 0xCF, 0x11, 0xE0], "a file of an older office program", FileFault.saveAsText),
        (Array("{\\rtf".utf8), "a document", "Save it as plain text in UTF-8"),
        (Array("Rar!".utf8), "an archive", archive), ([0x37, 0x7A, 0xBC, 0xAF], "an archive", archive),
        (Array("<!doctype html".utf8), "a web page", csv), (Array("<html".utf8), "a web page", csv),
        (Array("- title:".utf8), "YAML", export),
        (Array("<".utf8), "XML", export),
    ]

    /// Columns of tables about other things. `mayBeMovies` if tables of movies can have them, too.
    static let otherSigns: [(names: [String], mayBeMovies: Bool, contents: String)] = [
        (
            ["author", "authors", "isbn", "isbn13", "pages", "numberofpages", "bookshelves"], false,
            "books, not movies"
        ),
        (["platform", "platforms", "console"], true, "games, not movies"),
        (["artist", "artists", "album"], false, "music, not movies"),
        (["email", "emailaddress"], false, "people, not movies"),
    ]

    static let gamePlatforms: Set = [
        "3ds", "amiga", "atari", "c64", "dreamcast", "ds", "gameboy", "gamecube", "gba", "gbc", "genesis",
        "gog", "itch", "megadrive", "n64", "nds", "nes", "nintendo", "pc", "playstation", "ps", "ps1", "ps2",
        "ps3", "ps4", "ps5", "psp", "psvita", "psx", "saturn", "sega", "snes", "stadia", "steam", "switch",
        "vita", "wii", "wiiu", "x360", "xbox",
    ]

    /// Parts of the names of files that are watchlists.
    static let watchlists = ["watchlist", "wishlist", "towatch", "merkliste"]

    static let movieList = MovieFileFormat(kind: .movieList, signs: [])
    static let plainList = MovieFileFormat(
        kind: .plainList, signs: [],
        columns: ["rating": ofTen, "note": .field(.note, .markup), "id": .role(.anyID)], idIsEnough: true)
    static let json = MovieFileFormat(kind: .json, signs: [], isOwn: true)
    private static let own = MovieFileFormat(
        kind: .movieList, signs: ["title", "rating", "watched", "watchlist", "imdb_votes", "letterboxd_uri"],
        columns: Dictionary(
            uniqueKeysWithValues: MovieField.allCases.map { ($0.key, .field($0, .own)) }
                + [(ListPlace.key, .role(.places))]),
        isOwn: true)

    static let known = [own] + imdb + letterboxd + others + trakt

    static let ofTen = Column.field(.rating, .rating(.ten))
    static let ofFive = Column.field(.rating, .rating(RatingScale(highest: 5)))
    static let monthFirst = Column.field(.released, .day(.monthFirst))
    /// Columns of IMDb's files. A description is the user's note.
    private static let imdbColumns: [String: Column?] = [
        "your rating": ofTen, "you rated": ofTen, "imdb rating": .field(.publicRating),
        "num. votes": .field(.votes), "release date (month/day/year)": monthFirst,
        "description": .field(.note),
    ]

    private static func imdb(created: MovieField) -> [String: Column?] {
        imdbColumns.merging(["created": .field(created)]) { first, _ in first }
    }

    static let imdb = [
        MovieFileFormat(
            kind: .imdbWatchlist, signs: ["const", "title", "position"], requiredNamePart: "watchlist",
            columns: imdb(created: .watchlist), mark: .onWatchlist),
        // Before 2017, rating files also had a position, and “created” was the day of rating.
        MovieFileFormat(
            kind: .imdbRatings, signs: ["const", "title", "position", "you rated"],
            requiredNamePart: "rating",
            columns: imdb(created: .dayRated)),
        MovieFileFormat(
            kind: .imdbList, signs: ["const", "title", "position"], columns: imdb(created: .dayAdded)),
        MovieFileFormat(
            kind: .imdbRatings, signs: ["const", "title"], columns: imdb(created: .dayRated)),
    ]

    /// Trakt's files. A row is a viewing, rating or list entry.
    static let trakt = [
        MovieFileFormat(
            kind: .trakt, signs: ["title", "trakt", "slug"], requiredNamePart: "watchlist",
            columns: [
                "title": .field(.title, .verbatim), "rating": ofTen, "listed_at": .field(.watchlist),
            ],
            idIsEnough: true, mark: .onWatchlist, viewings: .onePerRow),
        // A list that's named only in the file name.
        MovieFileFormat(
            kind: .trakt, signs: ["title", "trakt", "slug", "rank"],
            columns: [
                "title": .field(.title, .verbatim), "rating": ofTen, "listed_at": .field(.dayAdded),
                "rank": .role(.place),
            ],
            idIsEnough: true, isNamedByFile: true, viewings: .onePerRow),
        MovieFileFormat(
            kind: .trakt, signs: ["title", "trakt", "slug"],
            columns: [
                "title": .field(.title, .verbatim), "rating": ofTen, "listed_at": .field(.dayAdded),
            ],
            idIsEnough: true, viewings: .onePerRow),
    ]

    /// The beginning of a Letterboxd list's file, above the column names.
    static let letterboxdPreamble = "Letterboxd list export"
    static let letterboxdList = MovieFileFormat(
        kind: .letterboxdList, signs: ["position", "name"],
        columns: [
            "url": .field(.letterboxdURI), "description": .field(.note, .markup), "position": .role(.place),
        ])

    static let letterboxd =
        [
            // A row is one viewing. Its address is the diary entry's, not the movie's.
            MovieFileFormat(
                kind: .letterboxdReviews, signs: ["name", "letterboxd uri", "review"],
                columns: ["letterboxd uri": nil, "rating": ofFive], mark: .watched),
            MovieFileFormat(
                kind: .letterboxdDiary, signs: ["name", "letterboxd uri", "watched date"],
                columns: ["letterboxd uri": nil, "rating": ofFive], mark: .watched),
            MovieFileFormat(
                kind: .letterboxdRatings, signs: ["name", "letterboxd uri", "rating"],
                columns: ["date": .field(.dayRated), "rating": ofFive]),
            MovieFileFormat(
                kind: .letterboxdWatchlist, signs: ["name", "letterboxd uri"], requiredNamePart: "watchlist",
                columns: ["date": .field(.watchlist)], mark: .onWatchlist),
            MovieFileFormat(
                kind: .letterboxdWatched, signs: ["name", "letterboxd uri"], requiredNamePart: "watched",
                columns: ["date": .field(.dayAdded)], mark: .watched),
            MovieFileFormat(
                kind: .letterboxdLikes, signs: ["name", "letterboxd uri"], requiredNamePart: "likes/films",
                tag: "liked"),
        ]
        // Each set of columns is a sign of a file for Letterboxd's importer.
        + [["rating10"], ["watcheddate", "rewatch"], ["letterboxduri"]].map { signs in
            MovieFileFormat(
                kind: .letterboxdImport, signs: signs, columns: ["rating": ofFive, "rating10": ofTen],
                idIsEnough: true)
        }

    static let others = [
        MovieFileFormat(
            kind: .netflixActivity, signs: ["title", "start time", "supplemental video type"],
            columns: [
                "profile name": .role(.user), "start time": .field(.viewings), "title": .field(.title),
                // The country is where the movie was watched, not made.
                "supplemental video type": .role(.trailer), "country": nil, "duration": .role(.playedTime),
            ],
            viewings: .onePerDay),
        MovieFileFormat(
            kind: .simkl, signs: ["simkl_id", "title"],
            columns: ["rating": ofTen, "watchlist": .role(.status)], idIsEnough: true),
        MovieFileFormat(
            kind: .simkl, signs: ["simkl", "title"],
            columns: [
                "user_rating": ofTen, "user_rated_at": .field(.dayRated), "added_to_watchlist_at": nil,
            ], idIsEnough: true),
        MovieFileFormat(
            kind: .yamtrack, signs: ["media_id", "source", "media_type"],
            columns: [
                "score": ofTen, "status": .role(.status), "end_date": .field(.viewings),
                "media_id": .role(.sourceID), "source": .role(.source),
            ]),
        MovieFileFormat(
            kind: .netflixRatings, signs: ["title name", "star value", "event utc ts"],
            columns: [
                "profile name": .role(.user), "title name": .field(.title), "star value": ofFive,
                "event utc ts": .field(.dayRated), "thumbs value": nil, "rating type": nil,
                "region view date": nil,
            ]),
        MovieFileFormat(
            kind: .tautulli, signs: ["full_title", "watched_status"],
            columns: [
                "date": .field(.viewings), "duration": nil,
                "watched_status": Column(role: .status, form: .number), "user": .role(.user),
            ],
            viewings: .onePerDay),
        MovieFileFormat(
            kind: .tvTime, signs: ["entity_type", "movie_name", "series_name"],
            columns: [
                "created_at": .role(.statusDay), "type": .role(.status), "entity_type": .role(.type),
                "runtime": nil, "rewatch_count": nil, "watch_count": nil,
            ]),
        MovieFileFormat(
            kind: .csfd, signs: ["název", "hodnocení", "datum"],
            columns: ["datum": .field(.dayRated, .day(.dayFirst))]),
        MovieFileFormat(
            kind: .antMovieCatalog, signs: ["formattedtitle", "media label"],
            columns: [
                "checked": nil, "user rating": ofTen, "rating": .field(.publicRating),
                "date watched": .field(.viewings, .day(.dayFirst)),
                "date added": .field(.dayAdded, .day(.dayFirst)), "category": .field(.genres),
                "length": .field(.runtime), "url": .role(.anyID), "source": nil,
            ]),
        // Netflix's list of titles to watch, whose country is the profile's.
        MovieFileFormat(
            kind: .movieList, signs: ["profile name", "title name", "utc title add date"],
            columns: [
                "title name": .field(.title), "country": nil, "utc title add date": .field(.watchlist),
            ], mark: .onWatchlist),
        // Collectorz's table of a collection.
        MovieFileFormat(kind: .movieList, signs: ["my rating", "seen it"], zeroMeansUnrated: true),
        // A Todoist task list, whose dates are due dates.
        MovieFileFormat(
            kind: .movieList, signs: ["content", "priority", "indent"],
            columns: [
                "content": .field(.title, .line), "description": .field(.note, .markup), "author": nil,
                "date": nil,
                "duration": nil,
            ]),
        // A TickTick task list, whose status is 0 for open tasks, and 1 or 2 for done tasks.
        MovieFileFormat(
            kind: .movieList, signs: ["title", "content", "is check list", "created time", "completed time"],
            columns: [
                "title": .field(.title, .line), "content": .field(.note, .markup),
                "status": Column(role: .status, form: .number),
                "completed time": .role(.statusDay), "start date": nil, "due date": nil,
            ]),
        MovieFileFormat(
            kind: .tmdb, signs: ["id", "title", "vote_average", "release_date", "genre_ids"],
            columns: ["id": .field(.tmdbID), "rating": ofTen]),
    ]
}

extension MovieFileFormat {
    /// Extensions of files that can be lists of movies.
    static let endings = [".csv", ".tsv", ".json", ".jsonl", ".txt", ".md", ".gz"]
}

extension LetterboxdArchive {
    /// The files of an export in reading order. The folder `lists` has more files.
    static let files = [
        "watched.csv", "diary.csv", "reviews.csv", "ratings.csv", "watchlist.csv", "likes/films.csv",
    ]

    static let folders = ["likes", "lists", "deleted", "orphaned"]
}
