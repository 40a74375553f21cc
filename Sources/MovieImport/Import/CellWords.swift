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
}

extension WatchStatus {
    static let named: [String: WatchStatus] = [
        "completed": .watched, "complete": .watched, "watched": .watched, "finished": .watched,
        "seen": .watched, "viewed": .watched, "done": .watched, "gesehen": .watched, "vu": .watched,
        "visto": .watched, "assistido": .watched, "obejrzany": .watched, "просмотрено": .watched,
        "看过": .watched, "plantowatch": .planned, "planning": .planned, "planned": .planned,
        "watchlist": .planned, "plantowatchlist": .planned, "wanttowatch": .planned, "wanttosee": .planned,
        "towatch": .planned, "notwatched": .planned, "merkliste": .planned, "想看": .planned,
    ]
}

extension PlainLine {
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
