extension FilmFormat {
    static let letterboxd =
        [
            FilmFormat(
                kind: .letterboxdReviews, signs: ["name", "letterboxd uri", "review"],
                columns: entryColumns, mark: .watched),
            FilmFormat(
                kind: .letterboxdDiary, signs: ["name", "letterboxd uri", "watched date"],
                columns: entryColumns, mark: .watched),
            FilmFormat(
                kind: .letterboxdRatings, signs: ["name", "letterboxd uri", "rating"],
                columns: filmColumns, mark: .watched),
            FilmFormat(
                kind: .letterboxdWatchlist, signs: ["name", "letterboxd uri"], nameSign: "watchlist",
                columns: filmColumns, mark: .onWatchlist),
            FilmFormat(
                kind: .letterboxdWatched, signs: ["name", "letterboxd uri"], nameSign: "watched",
                columns: filmColumns, mark: .watched),
            FilmFormat(
                kind: .letterboxdList, signs: ["position", "name", "url"],
                columns: [
                    "position": .unused, "name": .title, "year": .year, "url": .letterboxdURI,
                    "description": .review,
                ]),
        ]
        // Each of these is in no other table.
        + ["watcheddate", "rating10", "rewatch"].flatMap { sign in
            ["title", "imdbid", "tmdbid"].map { identity in
                FilmFormat(
                    kind: .letterboxdImport, signs: [sign, identity], columns: importColumns,
                    identity: .titleOrID, mark: .watchedIfRated)
            }
        }

    /// How a list begins, lines before its column names.
    static let letterboxdPreamble = "Letterboxd list export"

    /// A row is an entry, one viewing; the address is the entry's, not the film's.
    private static let entryColumns: [String: FilmColumn] = [
        "date": .unused, "name": .title, "year": .year, "letterboxd uri": .unused, "rating": .stars,
        "rewatch": .unused, "review": .review, "tags": .tags, "watched date": .watchedOn,
    ]

    /// A row is a film; the day is that of the rating, or on which it was put on the list.
    private static let filmColumns: [String: FilmColumn] = [
        "date": .unused, "name": .title, "year": .year, "letterboxd uri": .letterboxdURI, "rating": .stars,
    ]

    private static let importColumns: [String: FilmColumn] = [
        "letterboxduri": .letterboxdURI, "imdbid": .imdbID, "tmdbid": .tmdbID, "title": .title, "year": .year,
        "directors": .directors, "watcheddate": .watchedOn, "rating": .stars, "rating10": .rating,
        "rewatch": .unused, "tags": .tags, "review": .review,
    ]
}
