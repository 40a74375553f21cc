import MovieCatalog

// The known formats. A column that isn't named here has its usual meaning.
extension MovieFileFormat {
    /// Any table with a column of titles.
    static let movieList = MovieFileFormat(kind: .movieList, signs: [])

    /// A title a line.
    static let plainList = MovieFileFormat(kind: .plainList, signs: [])

    static let json = MovieFileFormat(kind: .json, signs: [], isOwn: true)

    /// The format that movies writes, with all fields in its own notation.
    private static let own = MovieFileFormat(
        kind: .movieList, signs: ["title", "rating", "watched", "watchlist", "imdb_votes", "letterboxd_uri"],
        columns: Dictionary(
            uniqueKeysWithValues: MovieField.allCases.map { ($0.rawValue, .field($0, .own)) }
                + [(ListPlace.key, .role(.places))]),
        isOwn: true)

    /// All formats that are told by their columns, those with more signs first.
    static let known = [own] + imdb + letterboxd + others

    /// Files of these services without movies: their signs, and the columns that a file with movies has beside these.
    static let withoutMovies: [(signs: Set<String>, but: Set<String>, contents: FileFault.OtherContents)] = [
        (["tconst", "titletype", "primarytitle"], [], .imdbTables),
        (["tconst", "averagerating"], [], .imdbTables),
        (["titleid", "ordering", "title"], [], .imdbTables),
        (["tconst", "nconst"], [], .imdbTables),
        (["tconst", "directors", "writers"], [], .imdbTables),
        (["tconst", "parenttconst"], [], .imdbTables),
        (["nconst", "primaryname"], [], .imdbTables),
        // Joined by numbers of its own.
        (["movieid", "title", "genres"], ["year", "rating"], .movieLens),
        (["userid", "movieid", "rating"], ["title"], .movieLens),
        (["movieid", "imdbid", "tmdbid"], ["title"], .movieLens),
        (["show"], ["title"], .series),
        (["show", "season"], [], .series),
        (["content", "comment"], ["title"], .comments),
        (["date joined", "username"], [], .profile),
        (["name", "description", "item_count"], ["title"], .listNames),
    ]

    /// Columns that tables of something else have, which may have titles, years and ratings too.
    static let otherSigns: [(names: [String], contents: FileFault.OtherContents)] = [
        (["author", "authors", "isbn", "isbn13", "pages", "numberofpages", "bookshelves"], .books),
        (["platform", "platforms", "console"], .games), (["artist", "artists", "album"], .music),
        (["email", "emailaddress"], .people),
    ]

    private static let ofTen = Column.field(.rating, .rating(.ten))
    private static let ofFive = Column.field(.rating, .rating(RatingScale(highest: 5)))
    private static let monthFirst = Column.field(.released, .day(.monthFirst))

    private static let imdb = [
        imdbOwn(.imdbWatchlist, signs: ["const", "title", "position"], nameSign: "watchlist"),
        // Before 2017 the ratings had a position as well.
        imdbOwn(.imdbRatings, signs: ["const", "title", "position", "you rated"], nameSign: "rating"),
        imdbOwn(.imdbList, signs: ["const", "title", "position"]),
        imdbOwn(.imdbRatings, signs: ["const", "title"]),
    ]

    /// An export of a person's own from IMDb; the description of a list's movie is the person's note.
    private static func imdbOwn(
        _ kind: MovieFileOrigin, signs: Set<String>, nameSign: String? = nil
    ) -> MovieFileFormat {
        // Ratings of before 2017 say so when they were given.
        let created: MovieField =
            switch kind {
            case .imdbRatings: .dayRated
            case .imdbWatchlist: .watchlist
            default: .dayAdded
            }
        return MovieFileFormat(
            kind: kind, signs: signs, nameSign: nameSign,
            columns: [
                "your rating": ofTen, "you rated": ofTen, "imdb rating": .field(.publicRating),
                "num. votes": .field(.votes), "release date (month/day/year)": monthFirst,
                "description": .field(.note), "created": .field(created),
            ],
            mark: kind == .imdbWatchlist ? .onWatchlist : .nothing)
    }

    /// The beginning of a list, lines before its column names.
    static let letterboxdPreamble = "Letterboxd list export"

    /// A list with a name.
    static func letterboxdList(_ list: ListPlace?) -> MovieFileFormat {
        MovieFileFormat(
            kind: .letterboxdList, signs: ["position", "name"],
            columns: [
                "url": .field(.letterboxdURI), "description": .field(.note, .markup),
                "position": .role(.place),
            ], list: list)
    }

    private static let letterboxd =
        [
            // A row is one viewing; the address is the entry's, not the movie's.
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
                kind: .letterboxdWatchlist, signs: ["name", "letterboxd uri"], nameSign: "watchlist",
                columns: ["date": .field(.watchlist)], mark: .onWatchlist),
            MovieFileFormat(
                kind: .letterboxdWatched, signs: ["name", "letterboxd uri"], nameSign: "watched",
                columns: ["date": .field(.dayAdded)], mark: .watched),
            MovieFileFormat(
                kind: .letterboxdLikes, signs: ["name", "letterboxd uri"], nameSign: "likes/films",
                tag: "liked"),
        ]
        // Each of these is in no other table.
        + [["rating10"], ["watcheddate", "rewatch"], ["letterboxduri"]].map { signs in
            MovieFileFormat(
                kind: .letterboxdImport, signs: signs, columns: ["rating": ofFive, "rating10": ofTen],
                idIsEnough: true)
        }

    /// The format of a viewing history from Netflix, in any language: titles and dates, and nothing else.
    static func history(_ columns: Set<String>) -> MovieFileFormat? {
        guard columns.count == 2,
            let title = columns.first(where: { Column.bareTitles.contains(Column.key(of: $0)) }),
            let date = columns.first(where: { Column.bareDates.contains(Column.key(of: $0)) })
        else { return nil }
        return MovieFileFormat(
            kind: .netflixHistory, signs: columns,
            columns: [title: .field(.title), date: .field(.viewings)],
            viewings: .onePerDay)
    }

    private static let others = [
        // The country is where it was streamed.
        MovieFileFormat(
            kind: .netflixActivity, signs: ["title", "start time", "supplemental video type"],
            columns: [
                "profile name": .role(.user), "start time": .field(.viewings), "title": .field(.title),
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
            ]),
        trakt(nameSign: "watchlist", listed: .watchlist, mark: .onWatchlist),
        // A list, whose name only the file's tells.
        trakt(signs: ["rank"], listed: .dayAdded, mark: .nothing),
        trakt(listed: .dayAdded, mark: .nothing),
    ]

    /// A row is a viewing, a rating or a place on a list; the movie and its ids stand in objects of their own.
    private static func trakt(
        signs: Set<String> = [], nameSign: String? = nil, listed: MovieField, mark: ImpliedStatus
    ) -> MovieFileFormat {
        var columns: [String: Column?] = [
            "title": .field(.title, .verbatim), "rating": ofTen, "listed_at": .field(listed),
        ]
        if !signs.isEmpty { columns["rank"] = .role(.place) }
        return MovieFileFormat(
            kind: .trakt, signs: signs.union(["title", "trakt", "slug"]), nameSign: nameSign,
            columns: columns,
            idIsEnough: true, mark: mark, isNamedByFile: !signs.isEmpty, viewings: .onePerRow)
    }
}
