import MovieCatalog

extension TypeColumns {
    /// Parts of the names of types that aren't films, letters only.
    static let words = [
        "game", "videogioco", "spiel", "videojuego", "jeuvidéo", "trailer", "teaser", "vorschau", "promo",
        "isod", "folge", "pilot", "manga", "manhwa", "comic", "book", "buch", "novel", "anime", "podcast",
        "musicvideo", "videomusicale", "musikvideo", "clip", "vídeomusical", "videomusical", "serie", "série",
        "show", "season", "staffel", "saison", "stagione", "temporada",
    ]

    /// Words that mean a type other than a film, but only if they're the whole type.
    static let soleWords: Set = ["tv", "serial", "sendung", "roman", "ova", "ona", "section", "note"]

    /// Season, episode and series cells that count as empty.
    static let noPart: Set = ["0", "-", "null", "none", "n/a", "nan", "false", "no"]
}

extension EpisodeDetector {
    /// Words before or after an episode's number, letters only and without accents.
    static let episodeWords: Set = [
        "episode", "episodes", "folge", "odcinek", "capitulo", "episodio", "avsnitt", "aflevering", "afsnit",
        "jakso", "bolum", "epizoda", "epizod", "resz", "эпизод", "серия", "화", "エピソード", "第話", "第集",
    ]
}

extension MovieFileFormat {
    /// Cells that count as empty, in lowercase.
    static let nothing: Set = ["\\n", "n/a", "#n/a", "null", "none", "nan", "-"]

    /// Title cells that count as empty. Case matters, since some films are called None or Null.
    static let noTitle: Set = ["\\N", "N/A", "n/a", "#N/A", "null", "NULL"]
}

extension RatingScale {
    /// The best possible ratings on common scales.
    static let usual = [4, 5, 10, 20, 100]
}

extension ListNotation {
    /// Genres written with a hyphen, keyed by their letters.
    static let hyphenated = [
        "scifi": "Sci-Fi", "filmnoir": "Film-Noir", "realitytv": "Reality-TV", "talkshow": "Talk-Show",
        "gameshow": "Game-Show",
    ]
}

extension TypeColumns {
    /// Words in parentheses after a title, letters only. `(TV Series)` isn't a film, `(TV)` is.
    static let titleMarks: (others: Set<String>, films: Set<String>) = (
        others: [
            "tvseries", "tvminiseries", "tvminiserie", "miniseries", "miniserie", "tvshow", "tvserie",
            "tvepisode",
            "seriedetv", "miniseriedetv", "serietv", "miniserietv", "sérietv", "sériedetv", "fernsehserie",
            "serialtv", "serialtelewizyjny", "сериал", "минисериал", "телесериал", "电视剧", "vg", "videogame",
        ],
        films: ["tv", "tvmovie", "tvfilm", "madefortv"]
    )
}

extension RatingCell {
    /// Ratings in tenths for letter grades.
    static let grades = ["a": 95, "b": 80, "c": 65, "d": 45, "f": 20]
}

extension Column {
    /// Cells that mark a row of totals.
    static let totals: Set = [
        "total", "totals", "totale", "sum", "summe", "gesamt", "somme", "suma", "итого", "合计", "合計",
        "average", "durchschnitt", "count",
    ]

    /// JSON keys of lists whose items aren't films.
    static let seriesLists: Set = [
        "shows", "show", "series", "tv", "tvshows", "tvseries", "anime", "episodes",
    ]
}

extension WatchStatus {
    static let words: [(status: WatchStatus, words: String)] = [
        (
            .watched,
            "completed,complete,watch,watched,finished,seen,viewed,done,collect,imported watched,gesehen,angesehen"
        ),
        (
            .watched,
            "vu,vus,déjà vu,visto,vistas,vistos,já vi,já visto,assistido,obejrzany,zhlédnuto,просмотрено,看过"
        ),
        (.rewatched, "rewatch,rewatched,rewatching,repeating,nochmal gesehen,revu"),
        (
            .planned,
            "plan to watch,planning,planned,watchlist,plan to watchlist,want,want to watch,want to see,to watch,to see,"
                + "watch later,wishlist,wish"
        ),
        (.planned, "merkliste,zu sehen,noch sehen,à voir,por ver,pendiente,da vedere,para ver,quero ver"),
        (
            .planned,
            "do obejrzenia,chcę zobaczyć,буду смотреть,хочу посмотреть,想看,観たい,見たい"
        ),
        (
            .unwatched,
            "not watched,unwatched,not interested,not seen,unseen,not started,not yet,nicht gesehen,non vu,no visto,未看"
        ),
        (.unwatched, "watching,in progress,paused,on hold,current,hold,progress,在看"),
        (.dropped, "dropped,abandoned,gave up,did not finish,dnf,abgebrochen,abandonné,搁置"),
    ]
}

extension Movie {
    /// The parts of addresses that precede a film's id, by site.
    static let sites: [(name: String, sign: String, field: MovieField)] = [
        ("imdb", "imdb.com/title/", .imdbID), ("imdb", "imdb://", .imdbID),
        ("tmdb", "themoviedb.org/movie/", .tmdbID), ("tmdb", "tmdb://", .tmdbID),
        ("themoviedb", "themoviedb://", .tmdbID),
    ]
}

extension PlainTextLine {
    static let columns = ["title", "year", "watched", "rating", "rewatch", "note", "tags", "id", "directors"]

    /// The fields that properties of an Org mode headline can set.
    static let propertyFields: Set<MovieField> = [.year, .viewings, .rating, .note, .imdbID, .directors]

    /// Words before the dates below an Org mode headline.
    static let plans = ["CLOSED:", "SCHEDULED:", "DEADLINE:"]

    /// Symbols and emoji before the items of a list.
    static let bullets = "-*+•–·◦▪🎬🎥📽🎞🍿📺🎦🎟📼📀💿🔹🔸🔵🔴📌👉⏺"

    /// Punctuation between a title and what follows it.
    static let signs: Set<Character> = [":", "-", "–", "—", "|", ",", "·", "•", ";"]

    /// Words to ignore in headings such as `Movies I watched in 2022`.
    static let headingWords = Set(
        ("movie,movies,film,films,filme,filmes,filmer,cine,cinema,pelicula,peliculas,i,i've,ive,my,me,we,our,the,"
            + "in,of,on,from,list,log,diary,journal,notes,so,far,this,year,month,all,ich,meine,habe,im,liste,tagebuch,"
            + "mes,de,du,en,mis,lista,diario,miei,di,ve,viewings")
            .split(separator: ",").map(String.init))

    /// Words to ignore in a heading with a status, such as `Filme, die ich sah`.
    static let fillers = Set(
        "have,had,we've,what,that,everything,die,der,was,wir,haben,les,que,j'ai,em,nel,che,ho,w,jag,har,ik,heb"
            .split(separator: ",").map(String.init))

    /// Words to ignore at the end of a heading, such as `What I saw last summer`.
    static let times: Set = [
        "last", "past", "spring", "summer", "autumn", "fall", "winter", "week", "weekend", "holiday",
        "holidays", "vacation", "letzten", "letzte", "sommer", "woche", "urlaub",
    ]

    /// Words that mean watched, but only after other words: `Films I saw`. Alone, Saw is a film.
    static let headingVerbs: Set = [
        "saw", "sah", "sahen", "vi", "vimos", "assisti", "visti", "viste", "obejrzane", "gezien", "sett",
    ]

    /// Words in parentheses after a title that say where or how it was watched.
    static let venues = Set(
        ("cinema,cinemas,cine,kino,theater,theaters,theatre,theatres,bio,biograf,sinema,кино,"
            + "кинотеатр,映画館,电影院,imax,dolby,3d,4dx,4k,uhd,hd,70mm,35mm,dvd,blu,ray,bluray,vhs,laserdisc,"
            + "vod,tv,television,fernsehen,tele,netflix,prime,amazon,video,disney,hbo,max,hulu,apple,"
            + "mubi,criterion,channel,paramount,peacock,shudder,kanopy,tubi,plex,youtube,sky,wow,"
            + "streaming,stream,streamed,home,plane,festival,omu,ov,vo,vf,vost,vostfr,drive,rewatch,"
            + "again,at,au,auf,bei,sur,via")
            .split(separator: ",").map(String.init))

    /// Words that precede the names of companions.
    static let companions: Set = ["with", "mit", "avec", "con", "com"]

    /// Editions in lowercase, with spaces for punctuation.
    static let editions: Set = [
        "director s cut", "directors cut", "extended", "extended cut", "extended edition", "final cut",
        "the final cut", "theatrical cut", "unrated", "4k", "remastered",
    ]

    static let marks: [(mark: String, isWatched: Bool)] = [
        ("[x]", true), ("[X]", true), ("☑", true), ("☒", true), ("✅", true), ("✔", true), ("✓", true),
        ("DONE", true), ("WATCHED", true), ("Watched", true), ("SEEN", true), ("[ ]", false), ("[]", false),
        ("[-]", false),
        ("☐", false), ("⬜", false), ("▢", false), ("❌", false), ("✗", false), ("✘", false),
        ("TODO", false), ("NEXT", false), ("WAITING", false), ("CANCELLED", false), ("CANCELED", false),
        ("WATCHING", false), ("STARTED", false), ("DOING", false), ("HOLD", false), ("SOMEDAY", false),
    ]

    /// Markup and quotation marks around a title.
    static let emphasis: [(open: String, close: String)] = [
        ("**", "**"), ("__", "__"), ("~~", "~~"), ("*", "*"), ("_", "_"), ("`", "`"), ("\"", "\""),
        ("“", "”"), ("„", "“"), ("«", "»"), ("《", "》"), ("「", "」"), ("『", "』"),
    ]

    static let dayMarks = emphasis + [("[", "]"), ("(", ")"), ("<", ">")]

    static let pages = [".md", ".markdown"]
    static let textFiles = [".txt", ".text", ".md", ".markdown", ".org"]

    /// Parts of links that can lead to a film.
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
