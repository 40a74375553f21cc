import MovieCatalog

// Words in cells, in any language

extension TypeColumns {
    /// Words for other types, in letters only. A type that contains one isn't a film.
    static let words = [
        "game", "videogioco", "spiel", "videojuego", "jeuvidéo", "trailer", "teaser", "vorschau", "promo",
        "isod", "folge", "pilot", "manga", "manhwa", "comic", "book", "buch", "novel", "anime", "podcast",
        "musicvideo", "videomusicale", "musikvideo", "clip", "vídeomusical", "videomusical", "serie", "série",
        "show", "season", "staffel", "saison", "stagione", "temporada",
    ]

    /// Words that mean another type only if they are the whole type.
    static let soleWords: Set = ["tv", "serial", "sendung", "roman", "ova", "ona"]

    /// Seasons, episodes and series of movies.
    static let noPart: Set = ["0", "-", "null", "none", "n/a", "nan", "false", "no"]
}

extension MovieFileFormat {
    /// Cells that mean nothing, in lowercase.
    static let nothing: Set = ["\\n", "n/a", "#n/a", "null", "none", "nan", "-"]

    /// Some films are called None, Null and the like.
    static let noTitle: Set = ["\\N", "N/A", "n/a", "#N/A", "null", "NULL"]
}

extension RatingScale {
    /// The best ratings of the scales that programs have.
    static let usual = [4, 5, 10, 20, 100]
}

extension ListNotation {
    /// Genres that aren't written as words, by their letters.
    static let hyphenated = [
        "scifi": "Sci-Fi", "filmnoir": "Film-Noir", "realitytv": "Reality-TV", "talkshow": "Talk-Show",
        "gameshow": "Game-Show",
    ]
}

extension WatchStatus {
    static let words: [(status: WatchStatus, words: String)] = [
        (
            .watched,
            "completed,complete,watch,watched,finished,seen,viewed,done,collect,imported watched,gesehen,angesehen,vu,"
                + "visto,assistido,obejrzany,zhlédnuto,просмотрено,看过"
        ),
        (.rewatched, "rewatch,rewatched,rewatching,repeating,nochmal gesehen,revu"),
        (
            .planned,
            "plan to watch,planning,planned,watchlist,plan to watchlist,want to watch,want to see,to watch,"
                + "wishlist,wish,merkliste,à voir,do obejrzenia,想看"
        ),
        (
            .unwatched,
            "not watched,unwatched,not seen,unseen,not started,not yet,nicht gesehen,non vu,no visto,未看"
        ),
        (.unwatched, "watching,in progress,paused,on hold,current,hold,progress,在看"),
        (.dropped, "dropped,abandoned,gave up,did not finish,dnf,abgebrochen,abandonné,搁置"),
    ]
}

extension Movie {
    /// The parts of addresses after which a film's id is, by site.
    static let sites: [(name: String, sign: String, field: MovieField)] = [
        ("imdb", "imdb.com/title/", .imdbID), ("imdb", "imdb://", .imdbID),
        ("tmdb", "themoviedb.org/movie/", .tmdbID), ("tmdb", "tmdb://", .tmdbID),
        ("themoviedb", "themoviedb://", .tmdbID),
    ]
}

extension PlainTextLine {
    static let columns = ["title", "year", "watched", "rating", "rewatch", "note", "tags", "id"]

    static let bullets = "-*+•–·◦▪"

    /// Signs between a title and what follows it.
    static let signs: Set<Character> = [":", "-", "–", "—", "|", ",", "·", "•", ";"]

    /// Boxes and words before a title, and whether they say that it was watched.
    static let marks: [(mark: String, isWatched: Bool)] = [
        ("[x]", true), ("[X]", true), ("☑", true), ("☒", true), ("✅", true), ("✔", true), ("✓", true),
        ("DONE", true), ("WATCHED", true), ("SEEN", true), ("[ ]", false), ("[]", false), ("[-]", false),
        ("☐", false), ("⬜", false), ("▢", false), ("❌", false), ("✗", false), ("✘", false),
        ("TODO", false), ("NEXT", false), ("WAITING", false), ("CANCELLED", false), ("CANCELED", false),
        ("WATCHING", false), ("STARTED", false), ("DOING", false), ("HOLD", false), ("SOMEDAY", false),
    ]

    /// Signs around a title.
    static let emphasis: [(open: String, close: String)] = [
        ("**", "**"), ("__", "__"), ("~~", "~~"), ("*", "*"), ("_", "_"), ("`", "`"), ("\"", "\""),
        ("“", "”"), ("„", "“"), ("«", "»"),
    ]

    /// Ends of the names of files that are text, and may be a diary.
    static let textFiles = [".txt", ".text", ".md", ".markdown", ".org"]

    /// Sites for films.
    static let places = [
        "imdb.com/title", "letterboxd.com/film", "boxd.it", "themoviedb.org/movie", "trakt.tv/movie",
        "rottentomatoes.com/m/", "wikipedia.org", "wikidata.org", "mubi.com", "criterion.com",
        "justwatch.com",
    ]
}

let certificateNames = Set(
    ("G,PG,PG-13,R,NC-17,X,M,GP,M/PG,NR,UR,NOT RATED,UNRATED,APPROVED,PASSED,U,UA,A,12A,"
        + "TV-Y,TV-Y7,TV-G,TV-PG,TV-14,TV-MA,U/A,OPEN,E,T,18+,16+,13+")
        .split(separator: ",").map(String.init) + [0, 6, 12, 16, 18].map { "FSK \($0)" })
