extension MovieFileFormat {
    static let trakt = [
        trakt(nameSign: "watchlist", mark: .onWatchlist), trakt(nameSign: nil, mark: .watchedIfRated),
    ]

    /// A row is a viewing, a rating or a place on a list; the movie and its ids stand in objects of their own.
    private static func trakt(nameSign: String?, mark: Mark) -> MovieFileFormat {
        MovieFileFormat(
            kind: .trakt, signs: ["title", "trakt", "slug"], nameSign: nameSign,
            columns: [
                "title": .verbatimTitle, "year": .year, "imdb": .imdbID, "tmdb": .tmdbID, "type": .type,
                "rating": .rating, "rated_at": .day(.dayRated, DayNotation()),
                "watched_at": .day(.viewings, DayNotation()),
                "last_watched_at": .day(.viewings, DayNotation()),
                "listed_at": .day(.dayAdded, DayNotation()), "collected_at": .day(.dayAdded, DayNotation()),
                "notes": .note, "trakt": .unused, "slug": .unused, "id": .unused, "action": .unused,
                "rank": .unused, "plays": .unused, "last_updated_at": .unused,
            ],
            identity: .titleOrID, mark: mark, isMovie: isNoSeries)
    }
}
