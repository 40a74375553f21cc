public import MovieCatalog

// Movies that are in the catalog twice.
extension Catalog {
    /// The movies that a movie may be that is to be added. They are found as an import finds them.
    ///
    /// - Complexity: O(log *n*) in the number of movies.
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func movies(like movie: Movie) throws(CatalogError) -> [Movie] {
        try reading { () throws(CatalogError) in
            var match = try MovieMatch(in: self, upTo: .max)
            return switch try match.find(movie, decision: nil, isOnce: false) {
            case .new: []
            case .movie(let movie): [movie]
            case .doubtful(let movies): movies
            }
        }
    }

    /// Movies of which two are likely to be one: they have the same id at IMDb, TMDB or Letterboxd, or they are called
    /// alike in the same year, or in one that is unknown, and nothing else that is known of them says otherwise.
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

    /// Two movies, and the one that ``merge(_:)`` makes of them; `nil` where one of them is gone.
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

    /// Makes one movie of two, as one step to undo: the older one takes over what the newer one says, as it would from a
    /// file, a rating where its day is later. Nothing happens where one of them is gone.
    ///
    /// - Returns: Whether they are one now.
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

    /// Movies with the same value of an id, each beside the oldest that has it.
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
    /// The one that was there first, and stays.
    public let older: Movie.ID
    /// The one that was added later.
    public let newer: Movie.ID

    /// Makes a pair of two movies.
    public init(older: Movie.ID, newer: Movie.ID) {
        (self.older, self.newer) = (older, newer)
    }
}

extension MovieField {
    /// Whether a movie's value is in what was made of it and another one: as it is, or as a part.
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
