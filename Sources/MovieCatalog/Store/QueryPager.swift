/// Finds the ids of a query's results, page by page. Few results are sorted at once. Many are read
/// along an index, if one has their order.
final class QueryPager {
    let query: MovieQuery
    private(set) var count: MovieCount
    let changeCount: Database.ChangeCount

    private let database: Database
    private let search: SearchSQL
    /// The ids found so far, from the start and, in large catalogs, from the end.
    private var (front, back) = (ResultCursor(), ResultCursor())
    /// The movies whose whole title was typed. They come first if there are many results.
    private var titled: [Int] = []

    /// In catalogs of up to this many movies, all results of a search are counted.
    private static let smallCatalog = 20_000
    /// The most SQLite VM steps for counting, as a multiple of ``SearchSQL/mostSorted``.
    private static let effort = 40

    init(of query: MovieQuery, among total: Int, in database: Database) throws(CatalogError) {
        (self.query, self.database) = (query, database)
        search = try SearchSQL(query.search, in: database)
        changeCount = try database.changeCount
        if query.isIndexed, query.search.isEmpty {
            (count, front.walks) = (.exactly(total), query.walks(of: search))
            if total > Self.smallCatalog { back.walks = front.walks.reversed() }
        } else if query.isIndexed, total > Self.smallCatalog, search.mostSorted < .max,
            let (count, ids) = try Self.many(query, search, database)
        {
            (self.count, front.ids, front.last) = (count, ids, ids.last)
            guard case .moreThan = count else { return }
            front.walks = query.walks(of: search)
            if query.listsIDs(of: search) {
                titled = try query.search.moviesTitled(in: database)
                front.ids = titled + ids.filter { !titled.contains($0) }
            }
        } else {
            front.ids = try Self.sorted(query, search, database)
            count = .exactly(front.ids.count)
        }
    }

    private static func sorted(
        _ query: MovieQuery, _ search: SearchSQL, _ database: Database
    ) throws(CatalogError) -> [Int] {
        try database.integers(sql: "\(search.selecting("movie.id", .fromSource)) ORDER BY \(query.keys)")
    }

    /// Finds all remaining results, which is faster at once than page by page.
    func findAll() throws(CatalogError) {
        guard case .moreThan = count else { return }
        if query.isRanked {
            if !search.isDrivenByWords { front.walks = [IndexScan(way: .fromSource, columns: ["movie.id"])] }
            try find(&front, upTo: .max, isDescending: query.isReversed)
        } else {
            (front.ids, front.walks) = (try Self.sorted(query, search, database), [])
        }
        count = .exactly(front.ids.count)
    }

    /// Counts the results, and returns the first ids if that saves a search. Nil for few results.
    private static func many(
        _ query: MovieQuery, _ search: SearchSQL, _ database: Database
    ) throws(CatalogError) -> (MovieCount, ids: [Int])? {
        let (sql, few) = (search.ids, search.mostSorted)
        // Counting is faster than reading ids, but ids save a second search for words.
        let listsIDs = query.listsIDs(of: search)
        let statement = try database.statement(
            listsIDs ? sql.text : "SELECT count(*) FROM (\(sql.text) LIMIT \(few + 1))")
        try statement.bind(sql.values)
        let (numbers, areAll) = try statement.integers(upTo: few, within: Int32(few * effort))
        let count = listsIDs ? numbers.count : numbers.first ?? 0
        if areAll, count <= few { return nil }
        // Counting may have stopped before the first result.
        if count == 0, try database.integers(sql: "\(sql) LIMIT 1").isEmpty { return (.exactly(0), []) }
        return (.moreThan(max(count - 1, 0)), listsIDs ? numbers : [])
    }

    /// Reads the movies in a range of the results. A damaged movie isn't ``Movie/isReadable``.
    func movies(in range: Range<Int>, _ reading: MovieReading) throws(CatalogError) -> [Movie] {
        let range = max(range.lowerBound, 0)..<max(range.upperBound, 0)
        let ids = try ids(in: range)
        let statement = try database.statement(reading.byID)
        defer { statement.reset() }
        var movies: [Movie] = []
        movies.reserveCapacity(ids.count)
        for id in ids {
            statement.reset()
            try statement.bind([.integer(id)])
            guard try statement.step() else { continue }
            if let movie = try database.readable({ try reading.movie(in: statement) }) {
                movies.append(movie)
            } else {
                var movie = Movie(id: Movie.ID(id), title: ((try? statement.text(1)) ?? nil) ?? "")
                movie.isReadable = false
                movies.append(movie)
            }
        }
        if case .exactly(let count) = count, movies.count != range.clamped(to: 0..<count).count {
            throw database.damage(.wrongCount)
        }
        return movies
    }

    private func ids(in range: Range<Int>) throws(CatalogError) -> [Int] {
        var (range, most) = (range, range.upperBound)
        if case .exactly(let total) = count {
            range = range.clamped(to: 0..<total)
            if range.lowerBound > front.ids.count, !back.isEmpty,
                range.upperBound >= total - range.lowerBound
            {
                let most = total - range.lowerBound
                try find(&back, upTo: most, isDescending: !query.isReversed)
                return back.ids.prefix(most).dropFirst(total - range.upperBound).reversed()
            }
            // Look for one result more than the total. If there is one, the total is wrong.
            if most >= total { most = total + 1 }
        }
        try find(&front, upTo: most, isDescending: query.isReversed)
        if case .exactly(let total) = count, front.ids.count > total { throw database.damage(.wrongCount) }
        return Array(front.ids[range.clamped(to: front.ids.indices)])
    }

    private func find(_ known: inout ResultCursor, upTo most: Int, isDescending: Bool) throws(CatalogError) {
        while known.ids.count < most, let walk = known.walks.first {
            let missing = most - known.ids.count
            let next = walk.next(after: known.last, upTo: missing, isDescending: isDescending)
            let isOfWords = search.isDrivenByWords && walk.way == .fromSource
            let ids = isOfWords ? search.ids : search.selecting("movie.id", walk.way)
            let found = try database.integers(sql: "\(ids) AND \(next)")
            known.ids += titled.isEmpty ? found : found.filter { !titled.contains($0) }
            known.last = found.last
            if found.count < missing {
                known.walks.removeFirst()
                known.last = nil
            }
        }
    }

    func randomMovie(using random: inout some RandomNumberGenerator) throws(CatalogError) -> Movie? {
        if front.walks.isEmpty {
            guard let id = front.ids.randomElement(using: &random) else { return nil }
            return try database.row(MovieReading.all.byID, [.integer(id)], MovieReading.all.movie)
        }
        // Take the first match with a random id or a higher one, or else the very first match.
        let last = try database.integer("SELECT max(id) FROM movie")
        let found = search.selecting(MovieReading.all.selected, .byValue)
        for start in [Int.random(in: 0...max(last, 0), using: &random), .min] {
            let sql: SQL = "\(found) AND movie.id >= \(start) ORDER BY movie.id LIMIT 1"
            if let movie = try database.row(sql.text, sql.values, MovieReading.all.movie) { return movie }
        }
        return nil
    }
}

/// The ids that are known so far, and the index scans that find the remaining ids.
private struct ResultCursor {
    var ids: [Int] = []
    var walks: [IndexScan] = []
    /// The last id found by the current scan, which is the first of `walks`.
    var last: Int?

    var isEmpty: Bool { ids.isEmpty && walks.isEmpty }
}

private struct IndexScan {
    var way = SearchSQL.RowOrder.byValue
    var condition = "true"
    let columns: [String]

    func next(after last: Int?, upTo count: Int, isDescending: Bool) -> SQL {
        let key = columns.joined(separator: ", ")
        let order = columns.map { $0 + (isDescending ? " DESC" : "") }.joined(separator: ", ")
        let isNext = last.map { last -> SQL in
            if columns.count == 1 { return "\(sql: key) \(sql: isDescending ? "<" : ">") \(last)" }
            return """
                (\(sql: key)) \(sql: isDescending ? "<" : ">") (SELECT \(sql: key) FROM movie WHERE id = \(last))
                """
        }
        return "\(sql: condition) AND \(isNext ?? "true") ORDER BY \(sql: order) LIMIT \(count)"
    }
}

extension MovieQuery {
    /// Whether the results can be read page by page, without sorting all of them.
    fileprivate var isIndexed: Bool { unindexed == nil && listInOrder == nil }

    /// The SQL of the value to sort by before the title, if no index has that value.
    private var unindexed: String? {
        switch order {
        // 1 means an unknown day and 0 no entry.
        case .wanted: "-nullif(max(movie.is_on_watchlist, 1), 1)"
        case .runtime: "movie.runtime"
        case .renown: "-nullif(movie.renown, 0)"
        default: nil
        }
    }

    fileprivate func listsIDs(of search: SearchSQL) -> Bool {
        isRanked && !isReversed && search.isDrivenByWords
    }

    fileprivate func walks(of search: SearchSQL) -> [IndexScan] {
        if isRanked {
            return [
                search.isDrivenByWords
                    ? IndexScan(way: .fromSource, columns: ["movie_text.rowid"])
                    : IndexScan(columns: ["movie.id"])
            ]
        }
        let title = ["movie.sort_key", "movie.id"]
        guard let field = order?.field else { return [IndexScan(way: .byTitle, columns: title)] }
        // Movies with a value come first, in the index's order. The others follow by title.
        let column = "movie.\(field.sortColumn) IS"
        return [
            IndexScan(condition: "\(column) NOT NULL", columns: [field.indexed] + title),
            IndexScan(condition: "\(column) NULL", columns: title),
        ]
    }

    /// The terms of an ORDER BY that sorts all results.
    var keys: SQL {
        if isRanked { return search.rank(isDescending: isReversed) }
        var keys: [SQL] = []
        if let list = listInOrder {
            let place: SQL = """
                SELECT place FROM movie_list WHERE label = \(SQL(text: LabelKind.list.number, [.text(list)])) \
                AND movie = movie.id
                """
            keys = ["coalesce(\(sql: isReversed ? "-" : "")(\(place)), \(.max))"]
        }
        let direction = isReversed ? " DESC" : ""
        if let value = unindexed ?? order?.field?.indexed {
            keys += [SQL(text: "\(value) IS NULL"), SQL(text: value + direction)]
        }
        return (keys + [SQL(text: "movie.sort_key\(direction)"), SQL(text: "movie.id\(direction)")]).joined(
            ", ")
    }
}
