package import MovieCatalog

extension Catalog {
    package func movies(like movie: Movie) throws(CatalogError) -> [Movie] {
        try reading { () throws(CatalogError) in
            var match = try MovieMatcher(in: self, upTo: .max)
            return switch try match.find(movie, decision: nil, isOnce: false) {
            case .new: []
            case .movie(let movie): [movie]
            case .doubtful(let movies): movies
            }
        }
    }

    /// Returns pairs of movies that may be the same, by the rules of an import.
    package func likelyDuplicates() throws(CatalogError) -> [MoviePair] {
        try reading { () throws(CatalogError) in
            var pairs: Set<MoviePair> = []
            let ids = [MovieField.imdbID, .tmdbID, .letterboxdURI].map(\.column)
            for key in ids {
                try addPairs(
                    "SELECT \(key), NULL, id FROM movie WHERE \(key) IS NOT NULL ORDER BY 1, 3", &pairs)
            }
            try addPairs(
                """
                SELECT spelling, year, id FROM movie UNION
                SELECT original_spelling, year, id FROM movie WHERE original_spelling IS NOT NULL ORDER BY 1, 3
                """, &pairs)
            try addSubtitledPairs(&pairs)
            return pairs.sorted { ($0.older, $0.newer) < ($1.older, $1.newer) }
        }
    }

    /// Pairs movies that have the same key. `rows` selects keys, years and ids, sorted by key.
    private func addPairs(_ rows: String, _ pairs: inout Set<MoviePair>) throws(CatalogError) {
        var (key, movies): (String?, [(year: Int?, id: Movie.ID)]) = (nil, [])
        try database.forEachRow(rows) { row in
            let (other, year, id) = (row.anything(0), try row.integer(1), Movie.ID(try row.number(2)))
            if other != key { (key, movies) = (other, []) }
            let near = movies.filter { older in
                guard let year, let other = older.year else { return true }
                // Avoid overflow, since another program's catalog can hold any number.
                let (years, isFar) = other.subtractingReportingOverflow(year)
                return !isFar && -1...1 ~= years
            }
            for older in near.prefix(Self.mostTwins) where try addPair(older.id, id, &pairs) { break }
            movies.append((year, id))
        }
    }

    /// Pairs each movie whose title has a subtitle with movies of the same title without it.
    private func addSubtitledPairs(_ pairs: inout Set<MoviePair>) throws(CatalogError) {
        let rows = """
            SELECT id, title, year FROM movie WHERE year IS NOT NULL AND (title GLOB '*[:：(–—]*'
                OR title GLOB '* - *' OR title LIKE '% or %' OR title LIKE '% or: %' OR title LIKE '% or, %')
            """
        try database.forEachRow(rows) { row in
            guard let year = try row.integer(2) else { return }
            let id = Movie.ID(try row.number(0))
            for title in titlesWithoutSubtitle(of: try row.text(1) ?? "") {
                let others = try database.integers(
                    "SELECT id FROM movie WHERE spelling = ?1 AND year BETWEEN ?2 - 1 AND ?2 + 1 LIMIT ?3",
                    [.integer(spellingNumber(of: title)), .integer(year), .integer(Self.mostTwins)])
                for other in others.map(Movie.ID.init) where other != id {
                    _ = try addPair(min(id, other), max(id, other), &pairs)
                }
            }
        }
    }

    /// Adds a pair if the two may be the same movie, and returns whether it did.
    private func addPair(
        _ older: Movie.ID, _ newer: Movie.ID, _ pairs: inout Set<MoviePair>
    ) throws(CatalogError) -> Bool {
        guard let movie = try movie(newer), let twin = try self.movie(older), movie.likeness(to: twin) > .none
        else { return false }
        pairs.insert(MoviePair(older: older, newer: newer))
        return true
    }

    private static let mostTwins = 8

    package func movies(
        of pair: MoviePair
    ) throws(CatalogError) -> (older: Movie, newer: Movie, merged: Movie)? {
        guard let older = try movie(pair.older), let newer = try movie(pair.newer) else { return nil }
        var merged = older
        _ = merged.merge(newer, .later)
        return (older, newer, merged)
    }

    /// Merges the newer movie into the older in one undo step. False if either was removed.
    @discardableResult
    package func merge(_ pair: MoviePair) throws(CatalogError) -> Bool {
        guard let (older, newer, _) = try movies(of: pair) else { return false }
        return try change(CatalogChange(.merged, titles: [older.title, newer.title])) {
            () throws(CatalogError) in
            guard let (older, newer, merged) = try movies(of: pair) else { return false }
            try record(older, of: older.id.number)
            try record(newer, of: newer.id.number)
            try replaceOnLists(newer.id, with: older.id)
            try table.remove(newer)
            try table.replace(older, with: merged)
            try table.count(added: -1)
            return true
        }
    }
}

extension MovieField {
    /// Whether the merged movie still has the original movie's value, perhaps together with others.
    package func isKept(of movie: Movie, in merged: Movie) -> Bool {
        switch (value(of: movie), value(of: merged)) {
        case (nil, _): true
        case (.texts(let texts), .texts(let all)):
            Set(texts.map(LabelKind.key)).isSubset(of: all.map(LabelKind.key))
        case (.viewings(let viewings), .viewings(let all)):
            viewings.allSatisfy { viewing in all.contains { $0.date == viewing.date } }
                || viewings == [Viewing()]
        case (.text(let text), .text(let all)) where self == .note: all.contains(text)
        case (let value, let all): value == all
        }
    }
}
