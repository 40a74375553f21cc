extension Catalog {
    package func statistics(
        of search: MovieSearch = MovieSearch()
    ) throws(CatalogError) -> CollectionStatistics {
        try reading { () throws(CatalogError) in
            try CollectionStatistics(
                of: found(by: search), movies: search.isEmpty ? table.total() : nil, in: database)
        }
    }

    /// Groups the movies that a search finds. Names are sorted by their number of movies.
    package func groups(
        by trait: GroupingKey, of search: MovieSearch = MovieSearch()
    ) throws(CatalogError) -> [MovieGroup] {
        try reading { () throws(CatalogError) in
            try MovieGroup.groups(by: trait, of: found(by: search), in: database)
        }
    }

    /// Returns statistics on watched movies. A viewing dated only by a rating counts as undated.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of films in a table.
    ///   - names: The maximum number of names in a table, by default `limit`.
    package func watchedStatistics(
        in period: Period? = nil, of search: MovieSearch = MovieSearch(), limit: Int = 5, names: Int? = nil
    ) throws(CatalogError) -> WatchedStatistics {
        try reading { () throws(CatalogError) in
            try WatchedStatistics(
                in: period, of: found(by: search), limit: limit, names: names ?? limit, database: database)
        }
    }

    private func found(by search: MovieSearch) throws(CatalogError) -> MatchCondition {
        guard !search.isEmpty else { return MatchCondition(ids: nil, values: []) }
        let ids = try SearchSQL(search, in: database).ids
        return MatchCondition(ids: ids.text, values: ids.values)
    }

    package func viewingCount(of part: DiaryPart? = nil) throws(CatalogError) -> Int {
        let (sql, values) = part?.condition ?? ("true", [])
        return try database.integer("SELECT count(*) FROM viewing WHERE \(sql)", values)
    }

    /// Returns the diary's viewings in the range, the latest first and undated viewings last.
    package func diary(in range: Range<Int>, of part: DiaryPart? = nil) throws(CatalogError) -> [DiaryEntry] {
        var entries: [DiaryEntry] = []
        try forEachViewing(in: range, of: part) { entries.append($0) }
        return entries
    }

    /// Calls `body` for each viewing in the range, the latest first.
    package func forEachViewing(
        in range: Range<Int> = 0 ..< .max, of part: DiaryPart? = nil, _ body: (DiaryEntry) -> Void
    ) throws(CatalogError) {
        let (sql, values) = part?.condition ?? ("true", [])
        let reading = MovieReading(MovieReading.ofLists)
        // A movie's value is large. In an array, it isn't copied as the dictionary grows.
        var films: [Int: [Movie]] = [:]
        try database.forEachRow(
            """
            SELECT date, movie, place FROM viewing WHERE \(sql)
            ORDER BY date DESC, movie DESC, place DESC LIMIT ? OFFSET ?
            """, values + [.integer(range.count), .integer(range.lowerBound)]
        ) { row in
            let entry = try database.readable {
                let (date, id, place) = (try row.number(0), try row.number(1), try row.number(2))
                if films[id] == nil {
                    films[id] = try database.row(reading.byID, [.integer(id)], reading.movie).map { [$0] }
                }
                guard let movie = films[id]?[0], movie.viewings.indices.contains(place),
                    case let shown = movie.viewings.date(at: place, rated: movie.dayRated),
                    shown?.number ?? 0 == date
                else {
                    throw database.damage("the diary has an entry that is not a viewing").of(
                        .movie(id, title: nil))
                }
                return DiaryEntry(movie: movie, viewing: movie.viewings[place], date: shown)
            }
            if let entry { body(entry) }
        }
    }

    package func diaryYears() throws(CatalogError) -> [(year: Int, viewings: Int)] {
        try database.readableRows(
            """
            SELECT date / 10000, count(*) FROM viewing JOIN movie ON id = movie
            WHERE date > 0 AND NOT (place = 0 AND substr(viewings, 1, 1) = '?') GROUP BY 1 ORDER BY 1 DESC
            """
        ) { row in (try row.number(0), try row.number(1)) }
    }

    package func personalCounts() throws(CatalogError) -> (watched: Int, toWatch: Int) {
        (
            try database.integer("SELECT count(*) FROM movie WHERE viewings IS NOT NULL"),
            try database.integer("SELECT count(*) FROM movie WHERE is_on_watchlist")
        )
    }

    /// Returns how many films of a director or actor were watched; nil for other searches.
    package func watchedCount(ofPersonIn search: MovieSearch) throws(CatalogError) -> Int? {
        guard search.parts.count == 1, case .words(_, let fields, _) = search.parts[0].term.condition,
            fields == [.directors] || fields == [.cast], !search.parts[0].term.isExcluded
        else { return nil }
        let found = try found(by: search)
        return try database.integer(
            "SELECT count(*) FROM movie WHERE viewings IS NOT NULL\(found.condition(of: "id"))", found.values)
    }

    /// Picks random movies to watch, preferably from the watchlist or well rated and well known.
    package func unwatchedMovies(
        _ count: Int, using random: inout some RandomNumberGenerator
    ) throws(CatalogError) -> [Movie.ID] {
        let last = try database.integer("SELECT coalesce(max(id), 0) FROM movie")
        var found: [Int] = []
        for condition in ["is_on_watchlist", "NOT is_on_watchlist"] {
            if condition == "NOT is_on_watchlist", found.count < count {
                found += try bestUnwatched(60).shuffled(using: &random).prefix(count - found.count)
            }
            // Take the first movie at or after each random id, then fill up from the lowest id.
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

    /// Returns the best-known of the unwatched movies that critics or the public rate highest.
    private func bestUnwatched(_ count: Int) throws(CatalogError) -> [Int] {
        let best = ["score", "public_rating"].map { column in
            """
            SELECT * FROM (SELECT id, renown FROM movie WHERE \(column) IS NOT NULL AND viewings IS NULL \
            AND NOT is_on_watchlist ORDER BY -\(column), sort_key LIMIT 1000)
            """
        }
        return try database.integers(
            "SELECT id FROM (\(best.joined(separator: " UNION "))) ORDER BY renown DESC, id LIMIT ?",
            [.integer(count)])
    }
}

struct MatchCondition {
    fileprivate let ids: String?
    let values: [SQLValue]

    /// Returns SQL to append to a condition: nothing, or AND and the search's condition.
    func condition(of column: String) -> String { ids.map { " AND \(column) IN (\($0))" } ?? "" }
}
