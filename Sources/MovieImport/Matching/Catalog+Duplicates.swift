public import MovieCatalog

// Movies that may be in the catalog twice.
extension Catalog {
    /// The movies of the catalog that a new movie may be, matched as in an import.
    ///
    /// - Complexity: O(log *n*) in the number of movies.
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func movies(like movie: Movie) throws(CatalogError) -> [Movie] {
        try reading { () throws(CatalogError) in
            var match = try MovieMatcher(in: self, upTo: .max)
            return switch try match.find(movie, decision: nil, isOnce: false) {
            case .new: []
            case .movie(let movie): [movie]
            case .doubtful(let movies): movies
            }
        }
    }

    /// The pairs of movies that are likely to be one.
    ///
    /// They have the same id at IMDb, TMDB or Letterboxd; or a title in common, in the same year or an unknown one, and
    /// none of their other values contradicts.
    ///
    /// - Complexity: O(*n* log *n*) in the number of movies.
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func likelyDuplicates() throws(CatalogError) -> [MoviePair] {
        try reading { () throws(CatalogError) in
            var pairs: Set<MoviePair> = []
            for field in [MovieField.imdbID, .tmdbID, .letterboxdURI] {
                pairs.formUnion(try moviesSharing(field))
            }
            for (newer, others) in try TitleIndex(in: self).twins {
                guard let movie = try movie(newer) else { continue }
                for id in others {
                    guard let other = try self.movie(id), movie.isCalledAs(other), !movie.contradicts(other),
                        movie.agrees(with: other)
                    else { continue }
                    pairs.insert(MoviePair(older: id, newer: newer))
                    break
                }
            }
            return pairs.sorted { ($0.older, $0.newer) < ($1.older, $1.newer) }
        }
    }

    /// The movies of a pair, and the result of ``merge(_:)``; `nil` where one of them is gone.
    ///
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func movies(
        of pair: MoviePair
    ) throws(CatalogError) -> (older: Movie, newer: Movie, merged: Movie)? {
        guard let older = try movie(pair.older), let newer = try movie(pair.newer) else { return nil }
        var merged = older
        _ = merged.merge(newer, .later)
        return (older, newer, merged)
    }

    /// Merges two movies in one step to undo, the newer one into the older one as from a file.
    ///
    /// - Returns: Whether they were merged; false where one of them is gone.
    /// - Throws: ``CatalogError``; nothing has changed then.
    @discardableResult
    public func merge(_ pair: MoviePair) throws(CatalogError) -> Bool {
        guard let (older, newer, _) = try movies(of: pair) else { return false }
        return try change(CatalogChange(.merged, titles: [older.title, newer.title])) {
            () throws(CatalogError) in
            guard let (older, newer, merged) = try movies(of: pair) else { return false }
            try record(older, of: older.id.number)
            try record(newer, of: newer.id.number)
            try remove(newer)
            try replace(older, with: merged)
            try count(added: -1)
            return true
        }
    }

    /// Pairs of movies with the same value of an id: each with the oldest that has it.
    private func moviesSharing(_ field: MovieField) throws(CatalogError) -> [MoviePair] {
        let statement = try database.statement(
            """
            SELECT movie.id, first FROM movie JOIN (
                SELECT \(field.column) AS value, min(id) AS first FROM movie
                WHERE \(field.column) IS NOT NULL GROUP BY \(field.column) HAVING count(*) > 1
            ) ON \(field.column) = value WHERE movie.id > first
            """)
        defer { statement.reset() }
        var pairs: [MoviePair] = []
        while try statement.step() {
            guard let newer = try statement.integer(0), let older = try statement.integer(1) else { continue }
            pairs.append(MoviePair(older: Movie.ID(older), newer: Movie.ID(newer)))
        }
        return pairs
    }
}

/// Two movies of a catalog that are likely to be one.
public struct MoviePair: Hashable, Sendable {
    /// The one that was added first, and stays.
    public let older: Movie.ID
    /// The one that was added later.
    public let newer: Movie.ID

    /// Makes a pair of two movies.
    public init(older: Movie.ID, newer: Movie.ID) {
        (self.older, self.newer) = (older, newer)
    }
}

extension MovieField {
    /// Whether a merged movie has the value of one of its movies, as it is or as a part.
    public func isKept(of movie: Movie, in merged: Movie) -> Bool {
        switch (value(of: movie), value(of: merged)) {
        case (nil, _): true
        case (.texts(let texts), .texts(let all)):
            Set(texts.map(Label.key)).isSubset(of: all.map(Label.key))
        case (.viewings(let viewings), .viewings(let all)):
            viewings.allSatisfy { viewing in all.contains { $0.date == viewing.date } }
                || viewings == [Viewing()]
        case (.text(let text), .text(let all)) where self == .note: all.contains(text)
        case (let value, let all): value == all
        }
    }
}
