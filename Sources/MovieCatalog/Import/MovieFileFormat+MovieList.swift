extension MovieFileFormat {
    /// The format of a list of movies with these columns, which has the names of movies' own and some that others use.
    static func movieList(columns: [String]) -> MovieFileFormat {
        var known: [String: MovieFileColumn] = [:]
        for name in columns { known[name] = column(name) }
        for name in columns where known[name] == nil {
            let other = column(name.replacing(" ", with: "_")) ?? synonyms[name].map { .listed($0) }
            if let other, !known.values.contains(other) { known[name] = other }
        }
        return MovieFileFormat(kind: .movieList, signs: [], columns: known)
    }

    private static func column(_ name: String) -> MovieFileColumn? {
        name == "released" ? .releasedOrNewYear : MovieField(column: name).map { .listed($0) }
    }

    private static let synonyms: [String: MovieField] = [
        "name": .title, "movie": .title, "film": .title, "movie title": .title, "film title": .title,
        "const": .imdbID, "tconst": .imdbID, "release year": .year,
        "runtime (mins)": .runtime, "my rating": .rating, "your rating": .rating,
    ]
}
