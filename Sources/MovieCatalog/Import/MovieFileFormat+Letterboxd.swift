extension MovieFileFormat {
    static let letterboxd =
        [
            MovieFileFormat(
                kind: .letterboxdReviews, signs: ["name", "letterboxd uri", "review"],
                columns: entryColumns, mark: .watched),
            MovieFileFormat(
                kind: .letterboxdDiary, signs: ["name", "letterboxd uri", "watched date"],
                columns: entryColumns, mark: .watched),
            MovieFileFormat(
                kind: .letterboxdRatings, signs: ["name", "letterboxd uri", "rating"],
                columns: movieColumns(.dayRated), mark: .watched),
            MovieFileFormat(
                kind: .letterboxdWatchlist, signs: ["name", "letterboxd uri"], nameSign: "watchlist",
                columns: movieColumns(.dayAdded), mark: .onWatchlist),
            MovieFileFormat(
                kind: .letterboxdWatched, signs: ["name", "letterboxd uri"], nameSign: "watched",
                columns: movieColumns(.dayAdded), mark: .watched),
            MovieFileFormat(
                kind: .letterboxdList, signs: ["position", "name", "url"],
                columns: [
                    "position": .unused, "name": .title, "year": .year, "url": .letterboxdURI,
                    "description": .review,
                ]),
        ]
        // Each of these is in no other table.
        + ["watcheddate", "rating10", "rewatch"].flatMap { sign in
            ["title", "imdbid", "tmdbid"].map { identity in
                MovieFileFormat(
                    kind: .letterboxdImport, signs: [sign, identity], columns: importColumns,
                    identity: .titleOrID, mark: .watchedIfRated)
            }
        }

    /// How a list begins, lines before its column names.
    static let letterboxdPreamble = "Letterboxd list export"

    /// A row is an entry, one viewing; the address is the entry's, not the movie's.
    private static let entryColumns: [String: MovieFileColumn] = [
        "date": .unused, "name": .title, "year": .year, "letterboxd uri": .unused, "rating": .stars,
        "rewatch": .unused, "review": .review, "tags": .tags, "watched date": .day(.viewings, DayNotation()),
    ]

    /// A row is a movie; the day is that of the rating, or on which it was put on the list.
    private static func movieColumns(_ day: MovieField) -> [String: MovieFileColumn] {
        [
            "date": .day(day, DayNotation()), "name": .title, "year": .year,
            "letterboxd uri": .letterboxdURI, "rating": .stars,
        ]
    }

    private static let importColumns: [String: MovieFileColumn] = [
        "letterboxduri": .letterboxdURI, "imdbid": .imdbID, "tmdbid": .tmdbID, "title": .title, "year": .year,
        "directors": .directors, "watcheddate": .day(.viewings, DayNotation()), "rating": .stars,
        "rating10": .rating,
        "rewatch": .unused, "tags": .tags, "review": .review,
    ]
}
