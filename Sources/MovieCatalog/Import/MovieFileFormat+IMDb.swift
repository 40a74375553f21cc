extension MovieFileFormat {
    static let imdb = [
        imdbTitles, imdbPublicRatings,
        imdbOwn(.imdbWatchlist, signs: ["const", "title", "position"], nameSign: "watchlist"),
        // Before 2017 the ratings had a position as well.
        imdbOwn(.imdbRatings, signs: ["const", "title", "position", "you rated"], nameSign: "rating"),
        imdbOwn(.imdbList, signs: ["const", "title", "position"]),
        imdbOwn(.imdbRatings, signs: ["const", "title"]),
    ]

    /// The other data sets of IMDb, by what each holds.
    static let withoutMovies: [(signs: Set<String>, contents: String)] = [
        (["titleid", "ordering", "title"], "the titles that movies have elsewhere"),
        (["tconst", "nconst"], "the people of movies"),
        (["tconst", "directors", "writers"], "the numbers of directors and writers"),
        (["tconst", "parenttconst"], "the episodes of series"),
        (["nconst", "primaryname"], "the names of people"),
    ]

    /// Movies for the cinema and for television. Shorts, videos, series, episodes and games are other types.
    private static let imdbTitles = MovieFileFormat(
        kind: .imdbTitles,
        signs: ["tconst", "titletype", "primarytitle"],
        columns: [
            "tconst": .imdbKey, "titletype": .type, "primarytitle": .verbatimTitle,
            "originaltitle": .verbatimOriginalTitle,
            "isadult": .unused, "startyear": .year, "endyear": .unused, "runtimeminutes": .runtime,
            "genres": .genres,
        ],
        isMovie: { $0 == cinema || $0 == television },
        hasQuotes: false, noValue: ArraySlice("\\N".utf8))

    private static let imdbPublicRatings = MovieFileFormat(
        kind: .imdbPublicRatings,
        signs: ["tconst", "averagerating"],
        columns: ["tconst": .imdbKey, "averagerating": .publicRating, "numvotes": .votes],
        identity: .key,
        hasQuotes: false, noValue: ArraySlice("\\N".utf8))

    /// What a person takes home from IMDb. A short or a video that somebody rated or listed counts as a movie, other than
    /// among the titles of the whole world; series, episodes, games and the like don't. A list's description of a movie
    /// is the person's note.
    private static func imdbOwn(
        _ kind: MovieFileKind, signs: Set<String>, nameSign: String? = nil
    ) -> MovieFileFormat {
        MovieFileFormat(
            kind: kind, signs: signs, nameSign: nameSign,
            columns: [
                "const": .imdbID, "title": .title, "original title": .originalTitle, "title type": .type,
                "your rating": .rating, "you rated": .rating,
                "date rated": .day(.dayRated, DayNotation()),
                "imdb rating": .publicRating, "num votes": .votes, "num. votes": .votes,
                "runtime (mins)": .runtime, "year": .year, "genres": .genres, "directors": .directors,
                "release date": .day(.released, DayNotation()),
                "release date (month/day/year)": .day(.released, DayNotation(order: .monthFirst)),
                "description": .note, "url": .unused, "position": .unused,
                // Ratings of before 2017 say so when they were given.
                "created": .day(kind == .imdbRatings ? .dayRated : .dayAdded, DayNotation()),
                "modified": .unused,
            ],
            mark: kind == .imdbWatchlist ? .onWatchlist : .watchedIfRated,
            isMovie: MovieFileFormat.isNoSeries)
    }
}

extension MovieFileFormat {
    /// Whether a type is that of a movie or a short, in the words of any file: `tvSeries`, `TV Series`, `Serie TV`.
    @Sendable static func isNoSeries(_ type: ArraySlice<UInt8>) -> Bool {
        let type = TitleType(String(decoding: type, as: UTF8.self))
        return type == nil || type == .short
    }
}

private let cinema = ArraySlice("movie".utf8)
private let television = ArraySlice("tvMovie".utf8)
