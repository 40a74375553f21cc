extension Catalog {
    /// Counts the catalog through, or what a search finds.
    ///
    /// - Complexity: O(*n*) in the number of movies that are watched, rated or on the watchlist, and of those found.
    package func statistics(
        of search: MovieSearch = MovieSearch()
    ) throws(CatalogError) -> CollectionStatistics {
        try reading { () throws(CatalogError) in
            try CollectionStatistics(
                of: found(by: search), movies: search.isEmpty ? table.total() : nil, in: database)
        }
    }

    /// The movies that a search finds by a trait: decades and ratings in their order, names from the most movies to the
    /// fewest.
    package func groups(
        by trait: MovieTrait, of search: MovieSearch = MovieSearch()
    ) throws(CatalogError) -> [MovieGroup] {
        try reading { () throws(CatalogError) in
            try MovieGroup.groups(by: trait, of: found(by: search), in: database)
        }
    }

    /// Counts what was watched. A viewing of which only the day of a rating is known is one of no day. A movie's rating is
    /// the last one of its viewings in the period, and its current one where these have none.
    ///
    /// - Parameter limit: The most rows of films and names.
    package func watchedStatistics(
        in period: Period? = nil, of search: MovieSearch = MovieSearch(), limit: Int = 5
    ) throws(CatalogError) -> WatchedStatistics {
        try reading { () throws(CatalogError) in
            try WatchedStatistics(in: period, of: found(by: search), limit: limit, database: database)
        }
    }

    private func found(by search: MovieSearch) throws(CatalogError) -> MatchCondition {
        guard !search.isEmpty else { return MatchCondition(ids: nil, values: []) }
        let (ids, values) = try SearchSQL(search, in: database).ids
        return MatchCondition(ids: ids, values: values)
    }

    /// The number of viewings, of a part of the diary or of all.
    package func viewingCount(of part: DiaryPart? = nil) throws(CatalogError) -> Int {
        let (sql, values) = part?.condition ?? ("true", [])
        return try database.integer("SELECT count(*) FROM viewing WHERE \(sql)", values)
    }

    /// The viewings at these places of the diary, the latest first; those of which nobody knows when they were come last.
    ///
    /// - Complexity: O(*n*) in the upper bound of the range.
    package func diary(
        in range: Range<Int>, of part: DiaryPart? = nil
    ) throws(CatalogError) -> [DiaryEntry] {
        let (sql, values) = part?.condition ?? ("true", [])
        return try database.readableRows(
            """
            SELECT date, movie, place FROM viewing WHERE \(sql)
            ORDER BY date DESC, movie DESC, place DESC LIMIT ? OFFSET ?
            """, values + [.integer(range.count), .integer(range.lowerBound)]
        ) { (row) throws(CatalogError) in
            let (date, place) = (try row.number(0), try row.number(2))
            guard let movie = try movie(Movie.ID(row.number(1))),
                movie.viewings.indices.contains(place), movie.diaryNumbers[place] == date
            else { throw database.damage(.missingViewing).of(.movie(try row.number(1), title: nil)) }
            return DiaryEntry(movie: movie, viewing: movie.viewings[place], date: PartialDate(number: date))
        }
    }

    /// The years with viewings, the latest first.
    package func diaryYears() throws(CatalogError) -> [DiaryYear] {
        try database.readableRows(
            """
            SELECT date / 10000, count(*) FROM viewing JOIN movie ON id = movie
            WHERE date > 0 AND NOT (place = 0 AND substr(viewings, 1, 1) = '?') GROUP BY 1 ORDER BY 1 DESC
            """
        ) { (row) throws(CatalogError) in
            DiaryYear(year: try row.number(0), viewings: try row.number(1))
        }
    }

    /// The numbers of movies that the person watched and wants to watch.
    package func personalCounts() throws(CatalogError) -> (watched: Int, toWatch: Int) {
        (
            try database.integer("SELECT count(*) FROM movie WHERE viewings IS NOT NULL"),
            try database.integer("SELECT count(*) FROM movie WHERE is_on_watchlist")
        )
    }

    /// The number of movies that the person watched among those that a search finds, where these are a director's or an
    /// actor's, and no others; `nil` for another search.
    package func watchedCount(ofPersonIn search: MovieSearch) throws(CatalogError) -> Int? {
        guard search.parts.count == 1, case .words(_, let fields, _) = search.parts[0].term.condition,
            fields == [.directors] || fields == [.cast], !search.parts[0].term.isExcluded
        else { return nil }
        let found = try found(by: search)
        return try database.integer(
            "SELECT count(*) FROM movie WHERE viewings IS NOT NULL\(found.condition(of: "id"))", found.values)
    }

    /// Picks movies that the person hasn't watched, of the watchlist as far as there are some, by chance.
    package func unwatchedMovies(
        _ count: Int, using random: inout some RandomNumberGenerator
    ) throws(CatalogError) -> [Movie.ID] {
        let last = try database.integer("SELECT coalesce(max(id), 0) FROM movie")
        var found: [Int] = []
        for condition in ["is_on_watchlist", "NOT is_on_watchlist"] {
            // From any movie on, the next one, or else the first of all.
            let starts = (0..<count).map { _ in Int.random(in: 0...last, using: &random) } + [0]
            for start in starts where found.count < count {
                let next = try database.integers(
                    "SELECT id FROM movie WHERE \(condition) AND viewings IS NULL AND id >= ? ORDER BY id LIMIT ?",
                    [.integer(start), .integer(count)])
                found += next.filter { !found.contains($0) }.prefix(start == 0 ? count - found.count : 1)
            }
        }
        return found.map { Movie.ID($0) }
    }
}

/// The movies that a search finds, as a condition of SQL; no condition where it finds all.
struct MatchCondition {
    fileprivate let ids: String?
    let values: [SQLValue]

    /// The condition on a column of ids, behind other conditions.
    func condition(of column: String) -> String { ids.map { " AND \(column) IN (\($0))" } ?? "" }
}
