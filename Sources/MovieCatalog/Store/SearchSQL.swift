/// A search as SQL: where its rows come from, and what must hold of them.
struct SearchSQL {
    /// What drives the search.
    enum Source {
        /// The films that the full-text index has for words, in the order in which they were added.
        case words(String)
        /// The films with a label, in the same order.
        case label(Label, key: String)
        /// Whatever index SQLite finds best.
        case movies
    }

    let source: Source
    private let conditions: [(sql: String, values: [SQLValue])]

    init(_ search: MovieSearch) {
        let words = Self.match(search.terms)
        var driver: MovieSearch.Term?
        if words == nil {
            driver = search.terms.first {
                if case .label(_, key: _?) = $0.condition { !$0.isExcluded } else { false }
            }
        }
        if let words {
            source = .words(words)
        } else if case .label(let label, let key?)? = driver?.condition {
            source = .label(label, key: key)
        } else {
            source = .movies
        }
        let others = search.terms.filter { term in
            if term == driver { return false }
            if case .words = term.condition { return words == nil }
            return true
        }
        conditions = others.map(Self.condition)
    }

    /// The part of a statement from FROM on, without an order. With `plain` conditions, an index can serve them;
    /// without, SQLite goes by the order alone.
    func from(usingIndexes plain: Bool) -> (sql: String, values: [SQLValue]) {
        var sql: String
        var values: [SQLValue] = []
        var all = conditions
        switch source {
        case .words(let match):
            sql = "FROM movie_text CROSS JOIN movie ON movie.id = movie_text.rowid WHERE movie_text MATCH ?"
            values.append(.text(match))
        case .label(let label, let key) where plain:
            sql =
                "FROM movie_\(label) AS driver CROSS JOIN movie ON movie.id = driver.movie"
                + " WHERE driver.label = (SELECT id FROM \(label) WHERE key = ?)"
            values.append(.text(key))
        case .label(let label, let key):
            sql = "FROM movie WHERE true"
            all.insert(Self.holds(label, key: key), at: 0)
        case .movies:
            sql = "FROM movie WHERE true"
        }
        for condition in all {
            sql += " AND " + (plain ? condition.sql : condition.sql.replacing("{+}", with: "+"))
            values += condition.values
        }
        return (sql.replacing("{+}", with: ""), values)
    }

    /// The words of a search as the full-text index takes them; `nil` where there are none to be found.
    private static func match(_ terms: [MovieSearch.Term]) -> String? {
        var found: [String] = []
        var excluded: [String] = []
        for term in terms {
            guard case .words(let words, let columns, let isPhrase) = term.condition else { continue }
            let match = match(words, columns: columns, isPhrase: isPhrase)
            if term.isExcluded { excluded.append(match) } else { found.append(match) }
        }
        guard !found.isEmpty else { return nil }
        return ([found.joined(separator: " AND ")] + excluded).joined(separator: " NOT ")
    }

    private static func match(_ words: String, columns: [String], isPhrase: Bool) -> String {
        let scope = columns.count == 4 ? "" : "{\(columns.joined(separator: " "))} : "
        // By scalars: a quote with an accent above it is a quote. A zero would end the text.
        let quoted = words.unicodeScalars.reduce(into: "") { quoted, scalar in
            switch scalar {
            case "\"": quoted += "\"\""
            case "\0": quoted += " "
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return "(\(scope)\"\(quoted)\"\(isPhrase ? "" : " *"))"
    }

    private static func condition(_ term: MovieSearch.Term) -> (sql: String, values: [SQLValue]) {
        let (sql, values) = condition(term.condition)
        return (term.isExcluded ? "NOT coalesce(\(sql), false)" : sql, values)
    }

    private static func condition(
        _ condition: MovieSearch.Condition
    ) -> (sql: String, values: [SQLValue]) {
        switch condition {
        case .words(let words, let columns, let isPhrase):
            return (
                "EXISTS (SELECT 1 FROM movie_text WHERE movie_text MATCH ? AND rowid = movie.id)",
                [.text(match(words, columns: columns, isPhrase: isPhrase))]
            )
        case .label(let label, let key?): return holds(label, key: key)
        case .label(let label, nil): return ("movie.\(label)s IS NULL", [])
        case .number(let column, nil): return ("movie.\(column) IS NULL", [])
        case .number("year", let range?):
            return (
                "{+}movie.year BETWEEN ? AND ?", [.integer(range.lowerBound), .integer(range.upperBound)]
            )
        case .number(let column, let range?):
            // The order of these columns is the best first: their indexes hold them negated.
            return (
                "movie.\(column) IS NOT NULL AND {+}-movie.\(column) BETWEEN ? AND ?",
                [.integer(-range.upperBound), .integer(-range.lowerBound)]
            )
        case .watched(let isWatched): return ("movie.viewings IS \(isWatched ? "NOT " : "")NULL", [])
        case .onWatchlist(let isOn): return (isOn ? "movie.is_on_watchlist" : "NOT movie.is_on_watchlist", [])
        }
    }

    private static func holds(_ label: Label, key: String) -> (sql: String, values: [SQLValue]) {
        (
            "EXISTS (SELECT 1 FROM movie_\(label) WHERE label = (SELECT id FROM \(label) WHERE key = ?)"
                + " AND movie = movie.id)",
            [.text(key)]
        )
    }
}
