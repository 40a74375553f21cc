import MovieCatalog

// The known formats. A column that isn't named here has its usual meaning.
extension MovieFileFormat {
    static let movieList = MovieFileFormat(kind: .movieList, signs: [])

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

    /// An export of a person's own from IMDb; the description of a list's movie is the person's note.
    static func imdbOwn(
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

    static func letterboxdList(_ list: ListPlace?) -> MovieFileFormat {
        MovieFileFormat(
            kind: .letterboxdList, signs: ["position", "name"],
            columns: [
                "url": .field(.letterboxdURI), "description": .field(.note, .markup),
                "position": .role(.place),
            ], list: list)
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

    /// A row is a viewing, a rating or a place on a list; the movie and its ids stand in objects of their own.
    static func trakt(
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
