extension FilmFormat {
    /// The format of a list of films with these columns, which has the names of movies' own and some that others use.
    static func filmList(columns: [String]) -> FilmFormat {
        var known: [String: FilmColumn] = [:]
        for name in columns { known[name] = MovieColumn(name: name).map { .listed($0) } }
        for name in columns where known[name] == nil {
            let other = MovieColumn(name: name.replacing(" ", with: "_")) ?? synonyms[name]
            if let other, !known.values.contains(.listed(other)) { known[name] = .listed(other) }
        }
        return FilmFormat(kind: .filmList, signs: [], columns: known)
    }

    private static let synonyms: [String: MovieColumn] = [
        "name": .title, "movie": .title, "film": .title, "movie title": .title, "film title": .title,
        "const": .imdbID, "tconst": .imdbID, "release year": .year, "release date": .released,
        "runtime (mins)": .runtime, "my rating": .rating, "your rating": .rating,
    ]
}
