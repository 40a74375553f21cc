/// The results of a query, by page. Few results are a list of ids. Many are walked along an index
/// from the key of the previous page, because OFFSET is slow.
final class QueryPager {
    let query: MovieQuery
    let changeCount: Database.ChangeCount

    private let database: Database
    private let search: SearchSQL
    private let found: ResultSize
    /// The movies whose whole title was typed, which come first among many.
    private var titled: [Int] = []
    /// Rows to continue from, for the pages already shown.
    private var marks = [Mark()]
    private var rows: [(key: StatementKey, statement: Statement, values: [SQLValue])] = []
    private var listing: (fields: [MovieField], reading: RowReading<ListedMovie>)?
    private var listed: (range: Range<Int>, movies: [ListedMovie]) = (0..<0, [])

    private struct StatementKey: Equatable {
        let selected: String
        let isPastValues: Bool
        let isFirst: Bool
    }

    private enum ResultSize {
        case few([Int])
        case all(Int)
        /// `first` holds the first results if they're sorted by id.
        case many(moreThan: Int, first: [Int])
    }

    /// A row's position and key. Movies without a value come last and have their own keys.
    private struct Mark {
        var place = 0
        var isPastValues = false
        var key: [SQLValue] = []
    }

    /// Up to this size, every result is numbered.
    private static let smallCatalog = 20_000
    /// The most results to number in a larger catalog.
    private static let few = 250
    /// The SQLite VM steps to spend on counting results.
    private static let effort: Int32 = 10_000

    init(of query: MovieQuery, among total: Int, in database: Database) throws(CatalogError) {
        self.query = query
        self.database = database
        search = try SearchSQL(query.search, in: database)
        changeCount = try database.changeCount
        let order = Order(query, search)
        if query.search.isEmpty, order.isIndexed {
            found = .all(total)
            return
        }
        // Lists are short, so all their movies are numbered.
        if total > Self.smallCatalog, order.isIndexed, !search.isOfList {
            let (sql, values) = search.ids
            // Counting is twice as fast as reading ids, but those save a second search for words.
            let listsIDs = query.isRanked && !query.isReversed && search.isDrivenByWords
            let statement = try database.statement(
                listsIDs ? sql : "SELECT count(*) FROM (\(sql) LIMIT \(Self.few + 1))")
            try statement.bind(values)
            let (numbers, areAll) = try statement.integers(upTo: Self.few, within: Self.effort)
            let count = listsIDs ? numbers.count : numbers.first ?? 0
            guard areAll, count <= Self.few else {
                // The count may have stopped before the first result.
                if count == 0, try database.integers("\(sql) LIMIT 1", values).isEmpty {
                    found = .few([])
                    return
                }
                let titled = listsIDs ? try query.search.moviesTitled(in: database) : []
                let first = titled + (listsIDs ? numbers.filter { !titled.contains($0) } : [])
                self.titled = titled
                marks = [Mark(place: titled.count)]
                found = .many(moreThan: max(count - 1, 0), first: first)
                if listsIDs, let last = numbers.last {
                    marks.append(Mark(place: first.count, key: [.integer(last)]))
                }
                return
            }
        }
        var (sql, values) = search.selecting("movie.id", .fromSource)
        order.complete(ranking: query, &sql, &values)
        found = .few(try database.integers(sql, values))
    }

    package var count: MovieCount {
        switch found {
        case .few(let ids): .exactly(ids.count)
        case .all(let count): .exactly(count)
        case .many(let count, _): .moreThan(count)
        }
    }

    func listed(in range: Range<Int>, showing fields: [MovieField]) throws(CatalogError) -> [ListedMovie] {
        if let listing, listing.fields == fields {
            if listed.range != range { listed = (range, try movies(in: range, listing.reading)) }
            return listed.movies
        }
        listing = (fields, ListedMovie.reading(fields, sortedBy: query.order))
        listed = (0..<0, [])
        return try listed(in: range, showing: fields)
    }

    func movies<Value>(in range: Range<Int>, _ reading: RowReading<Value>) throws(CatalogError) -> [Value] {
        let range = max(range.lowerBound, 0)..<max(range.upperBound, 0)
        switch found {
        case .few(let ids):
            return try movies(ids[range.clamped(to: ids.indices)], reading)
        case .many(_, let first) where range.upperBound <= first.count:
            return try movies(first[range], reading)
        case .many(_, let first) where range.lowerBound < titled.count:
            return try movies(first[range.lowerBound..<titled.count], reading)
                + walk(titled.count..<range.upperBound, reading)
        case .all(let count) where range.contains(count - 1):
            let movies = try walk(range.lowerBound..<count, reading)
            guard try walk(count..<count + 1, reading).isEmpty else { throw database.damage(.wrongCount) }
            return movies
        case .all, .many:
            return try walk(range, reading)
        }
    }

    private func movies<Value>(
        _ ids: ArraySlice<Int>, _ reading: RowReading<Value>
    ) throws(CatalogError) -> [Value] {
        let statement = try database.statement(reading.byID)
        defer { statement.reset() }
        var movies: [Value] = []
        movies.reserveCapacity(ids.count)
        for id in ids {
            statement.reset()
            try statement.bind(1, id)
            if try statement.step() { movies.append(try reading.value(statement)) }
        }
        return movies
    }

    func randomMovie(using random: inout some RandomNumberGenerator) throws(CatalogError) -> Movie? {
        switch found {
        case .few(let ids):
            guard let place = ids.indices.randomElement(using: &random) else { return nil }
            return try movies(ids[place...place], MovieRow.reading).first
        case .all, .many:
            // Take the first match from a random id on, or else the first of all.
            let last = try database.integer("SELECT max(id) FROM movie")
            let start = Int.random(in: 0...max(last, 0), using: &random)
            let (sql, values) = search.selecting(MovieRow.selected, .byValue)
            for start in [start, .min] {
                let statement = try database.statement(
                    sql + " AND movie.id >= ? ORDER BY movie.id LIMIT 1")
                defer { statement.reset() }
                try statement.bind(values + [.integer(start)])
                if try statement.step() { return try MovieRow.movie(in: statement) }
            }
            return nil
        }
    }
}

extension QueryPager {
    private func walk<Value>(
        _ range: Range<Int>, _ reading: RowReading<Value>
    ) throws(CatalogError) -> [Value] {
        var mark = marks[nearestMark(to: range.lowerBound)]
        var place = mark.place
        // A script may page through the whole catalog.
        if marks.count > 4_096 {
            marks = marks[..<1] + marks.dropFirst().filter { $0.place.isMultiple(of: 1_000) }
        }
        var movies: [Value] = []
        movies.reserveCapacity(min(range.count, 64))
        let order = Order(query, search)
        while true {
            let (statement, values) = try rows(reading.selected, of: order, after: mark)
            defer { statement.reset() }
            try statement.bind(values + mark.key)
            while place < range.upperBound, try statement.step() {
                if !titled.isEmpty, let id = try statement.integer(0), titled.contains(id) { continue }
                place += 1
                if place > range.lowerBound { movies.append(try reading.value(statement)) }
                if place == range.lowerBound || place == range.upperBound {
                    let column = order.field.map { reading.place(of: $0.sortColumn) }
                    let key = try order.key(in: statement, at: mark.isPastValues ? nil : column, of: database)
                    note(Mark(place: place, isPastValues: mark.isPastValues, key: key))
                }
            }
            guard place < range.upperBound, !mark.isPastValues, order.hasMissingValues else { return movies }
            mark = Mark(isPastValues: true)
        }
    }

    private func nearestMark(to place: Int) -> Int { marks.lastIndex { $0.place <= place } ?? 0 }

    private func note(_ mark: Mark) {
        let nearest = nearestMark(to: mark.place)
        if marks[nearest].place == mark.place {
            marks[nearest] = mark
        } else {
            marks.insert(mark, at: nearest + 1)
        }
    }

    private func rows(
        _ selected: String, of order: Order, after mark: Mark
    ) throws(CatalogError) -> (statement: Statement, values: [SQLValue]) {
        let key = StatementKey(
            selected: selected, isPastValues: mark.isPastValues, isFirst: mark.key.isEmpty)
        if let rows = rows.first(where: { $0.key == key }) { return (rows.statement, rows.values) }
        let (sql, values) = search.selecting(selected, order.way)
        let statement = try database.statement("\(sql) \(order.part(after: mark))")
        rows.append((key, statement, values))
        return (statement, values)
    }

    private struct Order {
        let field: MovieField?
        /// The SQL value to sort by before the title if there's no index.
        private let value: String?
        let isDescending: Bool
        let isByID: Bool
        private let isOfWords: Bool
        private let list: String?

        init(_ query: MovieQuery, _ search: SearchSQL) {
            isDescending = query.isReversed
            isByID = query.isRanked
            isOfWords = search.isDrivenByWords
            list = query.listInOrder
            value =
                switch query.order {
                // 1 means an unknown day and 0 no entry.
                case .wanted: "-nullif(max(movie.is_on_watchlist, 1), 1)"
                case .runtime: "movie.runtime"
                case .renown: "-nullif(movie.renown, 0)"
                default: nil
                }
            field = value == nil ? query.order?.field : nil
        }

        /// Otherwise all results are sorted at once.
        var isIndexed: Bool { value == nil && list == nil }

        var way: SearchSQL.Way {
            isByID && isOfWords ? .fromSource : field == nil && !isByID ? .byTitle : .byValue
        }

        var hasMissingValues: Bool { field != nil }

        func complete(ranking query: MovieQuery, _ sql: inout String, _ values: inout [SQLValue]) {
            sql += " ORDER BY "
            if let list {
                let sign = isDescending ? "-" : ""
                sql += "coalesce(\(sign)(SELECT place FROM movie_list WHERE label = \(LabelKind.list.number)"
                sql += " AND movie = movie.id), \(Int.max)), "
                values.append(.text(list))
            }
            guard isByID else {
                let first = (value ?? field?.indexed).map { ["\($0) IS NULL", $0 + direction] } ?? []
                let others = key(isPastValues: true).map { $0 + direction }
                return sql += (first + others).joined(separator: ", ")
            }
            query.search.rank(isDescending: isDescending, &sql, &values)
        }

        func part(after mark: Mark) -> String {
            let columns =
                isByID ? [isOfWords ? "movie_text.rowid" : "movie.id"] : key(isPastValues: mark.isPastValues)
            var sql = ""
            if let field {
                // The indexes only contain movies with the value.
                sql += " AND movie.\(field.sortColumn) IS \(mark.isPastValues ? "" : "NOT ")NULL"
            }
            if !mark.key.isEmpty {
                let places = repeatElement("?", count: mark.key.count).joined(separator: ", ")
                sql += " AND (\(columns.joined(separator: ", "))) \(isDescending ? "<" : ">") (\(places))"
            }
            sql += " ORDER BY " + columns.map { "\($0)\(direction)" }.joined(separator: ", ")
            return sql
        }

        func key(
            in row: Statement, at column: Int?, of database: Database
        ) throws(CatalogError) -> [SQLValue] {
            let id = SQLValue.integer(try row.number(0))
            if isByID { return [id] }
            let title = try row.value(1) ?? .bytes([])
            guard let field, let column, let value = try row.value(column) else { return [title, id] }
            if case .integer(let number) = value { return [field.indexed(number), title, id] }
            // Damaged values sort as SQLite converts them.
            let indexed = try database.row("SELECT \(field.indexed) FROM movie WHERE id = ?", [id]) {
                (row) throws(CatalogError) in try row.value(0)
            }
            return [indexed ?? value, title, id]
        }

        private func key(isPastValues: Bool) -> [String] {
            ((isPastValues ? nil : field).map { [$0.indexed] } ?? []) + ["movie.sort_key", "movie.id"]
        }

        private var direction: String { isDescending ? " DESC" : "" }
    }
}
