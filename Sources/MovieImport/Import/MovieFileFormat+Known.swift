import MovieCatalog

// A column that isn't listed has its usual meaning.
extension MovieFileFormat {
    /// The description of a movie on an IMDb list is the user's note.
    static func imdbOwn(
        _ kind: MovieFileOrigin, signs: Set<String>, nameSign: String? = nil
    ) -> MovieFileFormat {
        // In exports from before 2017, this is the day of the rating.
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

    /// The start of a list, lines before its column names.
    static let letterboxdPreamble = "Letterboxd list export"

    static func letterboxdList(_ list: ListPlace?) -> MovieFileFormat {
        MovieFileFormat(
            kind: .letterboxdList, signs: ["position", "name"],
            columns: [
                "url": .field(.letterboxdURI), "description": .field(.note, .markup),
                "position": .role(.place),
            ], list: list)
    }

    /// Netflix's viewing history in any language has titles and dates, and nothing else.
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

    /// A row is a viewing, a rating or a place on a list. The movie and its ids are inner objects.
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
