extension MovieFileFormat {
    /// The format of a list of movies with these columns, which has the names of movies' own and some that others use.
    static func movieList(columns: [String]) -> MovieFileFormat {
        if ownSigns.isSubset(of: columns) { return own }
        var known: [String: MovieFileColumn] = [:]
        // What is somebody's rating at least isn't where another column is the person's for sure.
        let isOwnRated = !ownRatings.isDisjoint(with: columns)
        for name in isOwnRated ? ownRatings : unclearRatings {
            known[name] = .unclearRating(isOwn: isOwnRated)
        }
        let others = columns.filter { !ownRatings.contains($0) && !unclearRatings.contains($0) }
        for name in others { known[name] = column(name) }
        for name in others where known[name] == nil {
            let other = column(name.replacing(" ", with: "_")) ?? synonyms[name].map { .listed($0) }
            if let other, !known.values.contains(other) { known[name] = other }
        }
        return MovieFileFormat(kind: .movieList, signs: [], columns: known)
    }

    /// What movies writes itself, which says all of a movie in movies' own notation.
    private static let own = MovieFileFormat(
        kind: .movieList, signs: ownSigns,
        columns: Dictionary(uniqueKeysWithValues: MovieField.allCases.map { ($0.rawValue, .listed($0)) }))

    private static let ownSigns: Set<String> = [
        "title", "rating", "watched", "watchlist", "imdb_votes", "letterboxd_uri",
    ]

    /// What a person's own ratings are called, and what others' are called too.
    private static let ownRatings: Set<String> = [
        "your rating", "my rating", "you rated", "your_rating", "my_rating",
    ]
    private static let unclearRatings: Set<String> = ["rating", "score"]

    private static func column(_ name: String) -> MovieFileColumn? {
        name == "released" ? .releasedOrNewYear : MovieField(column: name).map { .listed($0) }
    }

    private static let synonyms: [String: MovieField] = [
        "name": .title, "movie": .title, "film": .title, "movie title": .title, "film title": .title,
        "const": .imdbID, "tconst": .imdbID, "release year": .year, "runtime (mins)": .runtime,
    ]
}
