/// The SQL of a search: a source that finds few movies quickly, and conditions on them.
struct SearchSQL {
    /// The query for the full-text index.
    private var words: String?
    /// The condition whose index finds the movies if there are no words to look up.
    private var driver: MovieSearch.Condition?
    private var others: [MovieSearch.Term]
    /// Terms that movies must meet unless their titles have the words.
    private var unlessTitled: (terms: [MovieSearch.Term], title: String)?

    /// The order and number of movies of a limited search, such as for the longest 10.
    private var most: (order: SQL, count: Int)?

    var isDrivenByWords: Bool { words != nil }

    /// The most results to sort at once. If there are more, they're read along an index.
    var mostSorted: Int {
        if most != nil { return .max }
        return switch driver {
        case .label(.list, _, _)?: .max
        case .onWatchlist?, .watched?: 5_000
        default: 250
        }
    }

    init(_ search: MovieSearch, in database: Database) throws(CatalogError) {
        let search = try Self.isOfWords(search, in: database) ? search.asWords : search
        try self.init(reading: search, in: database)
        guard let order = try search.order(in: database), let most = order.most else { return }
        let query = MovieQuery(search: search, order: order.by, isReversed: order.isReversed)
        self.most = (query.keys, most)
    }

    /// Whether to read the search as plain words, such as a title, rather than as conditions.
    static func isOfWords(_ search: MovieSearch, in database: Database) throws(CatalogError) -> Bool {
        func findsNothing(_ search: MovieSearch) throws(CatalogError) -> Bool {
            let search = try SearchSQL(reading: search, in: database, besideTitles: false)
            let sql = search.selecting("movie.id", .fromSource)
            let statement = try database.statement(sql.text + " LIMIT 1")
            try statement.bind(sql.values)
            let (ids, areAll) = try statement.integers(upTo: 1, within: 100_000)
            return ids.isEmpty && areAll
        }
        guard search.partsAsWords != nil else { return false }
        if search.text.utf8.count(where: { $0 == UInt8(ascii: " ") }) > 1 {
            // Three or more words that are a title aren't conditions.
            let number = spellingNumber(of: search.text)
            let titled = "SELECT 1 FROM movie WHERE spelling = ?1 OR original_spelling = ?1 LIMIT 1"
            if try database.integer(titled, [.integer(number)]) == 1 { return true }
        }
        guard search.canBeWords, try findsNothing(search) else { return false }
        return try !findsNothing(search.asWords)
    }

    private init(
        reading search: MovieSearch, in database: Database, besideTitles: Bool = true
    ) throws(CatalogError) {
        others = []
        for part in search.parts { others.append(try Self.whole(part.term, in: database)) }
        if besideTitles, let title = Self.title(search.titleWords) {
            let areFixed = zip(search.parts, others).map { $0.hasField || $1.isExcluded }
            unlessTitled = (zip(others, areFixed).filter { !$1 }.map(\.0), title)
            others = zip(others, areFixed).filter { $1 }.map(\.0)
        } else if let words = Self.match(others) {
            self.words = words
            others.removeAll { $0.isOfWords }
        } else {
            let terms = others.filter { !$0.isExcluded }
            let driver =
                terms.first { $0.condition.index != nil }
                ?? terms.first { if case .label(_, _, isWhole: true) = $0.condition { true } else { false } }
                ?? terms.first { if case .wordOrYear = $0.condition { true } else { false } }
            self.driver = driver?.condition
            others.removeAll { $0 == driver }
        }
    }

    static func title(_ words: [Substring]) -> String? {
        match(
            words.map { MovieSearch.Term(.words(String($0), in: [.title, .originalTitle], isPhrase: false)) })
    }

    /// Turns the prefix of a label (such as a genre) into the whole label, unless it's ambiguous.
    private static func whole(
        _ term: MovieSearch.Term, in database: Database
    ) throws(CatalogError) -> MovieSearch.Term {
        guard case .label(let label, let key, isWhole: false) = term.condition else { return term }
        let keys = try database.rows(label.beginning, [.text(key), .text(key + lastScalar)]) {
            try $0.text(0) ?? ""
        }
        guard keys.count < 2 || keys.first == key else { return term }
        return MovieSearch.Term(
            .label(label, key: keys.first ?? key, isWhole: true), isExcluded: term.isExcluded)
    }

    /// A character that sorts after any other in a label.
    static let lastScalar = "\u{10FFFF}"

    enum RowOrder {
        /// Conditions may use indexes, as the order doesn't matter.
        case fromSource
        /// Results come in order, so SQLite must use only the order's index.
        case byTitle, byValue
    }

    var ids: SQL {
        guard others.isEmpty, unlessTitled == nil, most == nil else {
            return selecting("movie.id", .fromSource)
        }
        // Faster than joining `movie`.
        if let words { return Self.movies(with: words) }
        switch driver {
        case .label(let label, let key, _):
            let labeled = "SELECT movie FROM \(label.movieTable) WHERE label = \(label.number)"
            return SQL(text: labeled, [.text(key)])
        case .wordOrYear(let word, let year):
            return """
                SELECT id FROM movie WHERE year = \(year) UNION ALL \
                SELECT id FROM movie_text CROSS JOIN movie ON movie.id = movie_text.rowid \
                WHERE movie_text MATCH \(Self.match(word)) AND year IS NOT \(year)
                """
        default: return selecting("id", .fromSource)
        }
    }

    func selecting(_ columns: String, _ way: RowOrder) -> SQL {
        guard let most else { return selectingAll(columns, way) }
        let ids: SQL = "\(selectingAll("movie.id", .fromSource)) ORDER BY \(most.order) LIMIT \(most.count)"
        return "SELECT \(sql: columns) FROM movie WHERE movie.id IN (\(ids))"
    }

    private func selectingAll(_ columns: String, _ way: RowOrder) -> SQL {
        let source: SQL =
            switch (words, driver) {
            case (let words?, _) where way == .fromSource:
                """
                movie_text CROSS JOIN movie ON movie.id = movie_text.rowid WHERE movie_text MATCH \(words)
                """
            // The unary plus keeps SQLite from sorting all matches.
            case (let words?, _): "movie WHERE +movie.id IN (\(Self.movies(with: words)))"
            case (_, .label(let label, let key, _)) where way == .fromSource:
                """
                \(sql: label.movieTable) AS driver CROSS JOIN movie ON movie.id = driver.movie \
                WHERE driver.label = \(SQL(text: label.number, [.text(key)]))
                """
            case (_, .wordOrYear(let word, let year)):
                """
                movie WHERE \(sql: way == .fromSource ? "" : "+")movie.id IN (SELECT id FROM movie \
                WHERE year = \(year) UNION ALL \(Self.movies(with: Self.match(word))))
                """
            case (_, let driver?):
                "movie \(sql: way == .fromSource ? driver.index ?? "" : "") WHERE \(driver.sql(way))"
            default: "movie WHERE true"
            }
        var conditions = others.map { $0.sql(way) }
        if let (terms, title) = unlessTitled {
            conditions.append("(movie.id IN (\(Self.movies(with: title))) OR \(Self.all(terms, way)))")
        }
        return "SELECT \(sql: columns) FROM \(([source] + conditions).joined(" AND "))"
    }

    /// Returns the condition that all terms hold.
    fileprivate static func all(_ terms: [MovieSearch.Term], _ way: RowOrder) -> SQL {
        let words = match(terms).map { ["movie.id IN (\(movies(with: $0)))" as SQL] } ?? []
        let others = terms.filter { !$0.isOfWords }.map { $0.sql(way) }
        return "(\((["true"] + words + others).joined(" AND ")))"
    }

    static func movies(with words: String) -> SQL {
        "SELECT rowid FROM movie_text WHERE movie_text MATCH \(words)"
    }

    /// Returns the terms' FTS5 query; nil if there's no word to find, which FTS5 requires.
    fileprivate static func match(_ terms: [MovieSearch.Term]) -> String? {
        var found: [String] = []
        var excluded: [String] = []
        for term in terms {
            guard case .words(let words, let fields, let isPhrase) = term.condition else { continue }
            let match = match(words, in: fields, isPhrase: isPhrase, isFirst: found.isEmpty)
            if term.isExcluded { excluded.append(match) } else { found.append(match) }
        }
        guard !found.isEmpty else { return nil }
        return ([found.joined(separator: " AND ")] + excluded).joined(separator: " NOT ")
    }

    fileprivate static func match(
        _ words: String, in fields: [MovieField] = MovieSearch.Condition.worded, isPhrase: Bool = false,
        isFirst: Bool = true
    ) -> String {
        var scope = ""
        if fields != MovieSearch.Condition.worded {
            let other = fields.contains(.title) ? " other_words" : ""
            scope = "{\(fields.map(\.wordColumn).joined(separator: " "))\(other)} : "
        }
        guard !isPhrase else { return "(\(scope)\(phrase(words)))" }
        let others = fields.contains(.title) ? otherForms(of: words, isFirst: isFirst) : []
        let forms = ([words] + others).map { phrase($0) + " *" }
        return "(\(scope)(\(forms.joined(separator: " OR "))))"
    }

    /// Returns other spellings: `spiderman` for `spider-man`, or `2` for `II` after a word.
    private static func otherForms(of word: String, isFirst: Bool) -> [String] {
        if !isFirst, let count = word.typedCount, count > 1, word.utf8.first?.isDigit == false {
            return ["\(count)"] + otherForms(of: "\(count)", isFirst: false)
        }
        if isFirst, let count = word.utf8.number, 2..<CalendarNames.numbers.count ~= count {
            return [CalendarNames.numbers[count]]
        }
        let isPlain = word.utf8.allSatisfy { $0.isDigit || (0x61...0x7A).contains($0 | 0x20) }
        guard !isPlain || !isFirst && "IVXivx".utf8.contains(where: { $0 == word.utf8.first }) else {
            return []
        }
        // A Roman numeral is read as a number only after another word.
        let before = isFirst ? "" : "x "
        return TitleForm(of: before + word).spellings.compactMap { form in
            let form = String(decoding: form.dropFirst(before.utf8.count), as: UTF8.self)
            return form == word.lowercased() || form.isEmpty ? nil : form
        }
    }

    private static func phrase(_ words: String) -> String {
        // Use scalars: a quote with a combining accent is still a quote. A NUL would end the text.
        let scalars = words.unicodeScalars.map { $0 == "\"" ? "\"\"" : $0 == "\0" ? " " : String($0) }
        return "\"\(scalars.joined())\""
    }

    /// A partial date, such as a month, is in a period if its first and last days are.
    static let isInPeriod = """
        date BETWEEN max(1, ?) AND ? \
        AND ? >= date + CASE WHEN date % 10000 = 0 THEN 9999 WHEN date % 100 = 0 THEN 99 ELSE 0 END
        """

    static func values(ofPeriod days: ClosedRange<Int>) -> [SQLValue] {
        [.integer(days.lowerBound), .integer(days.upperBound), .integer(days.upperBound)]
    }

    /// From the last import, selects the end of the range of ids that the movie could be in.
    fileprivate static let lastImported = """
        SELECT last FROM step_change AS change WHERE step = (SELECT max(id) FROM step WHERE action = \
        'imported' AND NOT is_undone) AND change.movie <= movie.id ORDER BY change.movie DESC LIMIT 1
        """
}

extension MovieSearch.Term {
    fileprivate var isOfWords: Bool { if case .words = condition { true } else { false } }

    fileprivate func sql(_ way: SearchSQL.RowOrder) -> SQL {
        isExcluded ? "NOT coalesce(\(condition.sql(way)), false)" : condition.sql(way)
    }
}

extension MovieSearch.Condition {
    /// The index to use. By default, SQLite would read all movies in order.
    fileprivate var index: String? {
        switch self {
        case .onWatchlist(true): "INDEXED BY movie_on_watchlist"
        case .watched(true): "INDEXED BY movie_watched"
        default: nil
        }
    }

    fileprivate func sql(_ way: SearchSQL.RowOrder) -> SQL {
        func has(_ match: String) -> SQL { "EXISTS (\(SearchSQL.movies(with: match)) AND rowid = movie.id)" }
        switch self {
        case .words(let words, let fields, let isPhrase):
            return has(SearchSQL.match(words, in: fields, isPhrase: isPhrase))
        case .wordOrYear(let word, let year):
            return "(+movie.year IS \(year) OR \(has(SearchSQL.match(word))))"
        case .label(let label, let key, let isWhole):
            let labels =
                isWhole
                ? SQL(text: "= \(label.number)", [.text(key)])
                : SQL(
                    text: "IN (SELECT id FROM \(label.table) WHERE key BETWEEN ? AND ?)",
                    [.text(key), .text(key + SearchSQL.lastScalar)])
            return """
                EXISTS (SELECT 1 FROM \(sql: label.movieTable) WHERE label \(labels) AND movie = movie.id)
                """
        case .known(let fields, let isKnown):
            let columns = fields.map { "movie.\($0.wordColumn) IS \(isKnown ? "NOT " : "")NULL" }
            return SQL(text: "(\(columns.joined(separator: isKnown ? " OR " : " AND ")))")
        case .same(let field, .number(let number)): return "movie.\(sql: field.column) = \(number)"
        case .same(let field, let value): return "movie.\(sql: field.column) = \(value.typed)"
        case .watchedIn(let days):
            let isWatched = SQL(text: SearchSQL.isInPeriod, SearchSQL.values(ofPeriod: days))
            return "movie.id IN (SELECT movie FROM viewing WHERE \(isWatched))"
        case .number(.released, let days):
            return """
                CAST(replace(movie.released, '-', '') AS INTEGER) \
                BETWEEN \(max(days.lowerBound, 1)) AND \(days.upperBound)
                """
        case .number(.viewings, let range):
            // If the first viewing was a rewatch (a plus after its date), another one preceded it.
            let rewatched =
                range.lowerBound > 1 && range.upperBound == .max
                ? "OR ltrim(movie.viewings, '0123456789-?') LIKE '+%'" : ""
            return """
                movie.viewings IS NOT NULL AND (movie.id IN (SELECT movie FROM viewing GROUP BY movie \
                HAVING count(*) BETWEEN \(range.lowerBound) AND \(range.upperBound)) \(sql: rewatched))
                """
        case .number(let field, let range):
            let (first, last) = field.indexed(range)
            // The plus keeps SQLite from using the column's index. For a single value, the index is
            // fine, because its movies are sorted by title.
            let sign = way != .fromSource && (way != .byTitle || first != last) ? "+" : ""
            let comparison: SQL = first == last ? "= \(first)" : "BETWEEN \(first) AND \(last)"
            return """
                movie.\(sql: field.sortColumn) IS NOT NULL AND \(sql: sign + field.indexed) \(comparison)
                """
        case .best(let field):
            let (column, order) = ("movie.\(field.sortColumn)", field.indexed)
            return SQL(
                text: """
                    \(column) IS NOT NULL AND +\(order) <= (SELECT \(order) FROM movie \
                    WHERE \(column) IS NOT NULL ORDER BY \(order) LIMIT 1 \
                    OFFSET (SELECT (count(*) - 1) / 10 FROM movie WHERE \(column) IS NOT NULL))
                    """)
        case .watched(let isWatched): return "movie.viewings IS \(sql: isWatched ? "NOT " : "")NULL"
        case .called(let title):
            let number = spellingNumber(of: title)
            return "(movie.spelling = \(number) OR movie.original_spelling = \(number))"
        case .any(let choices):
            return "(\(choices.map { SearchSQL.all($0, way) }.joined(" OR ")))"
        case .sorted, .everything: return "true"
        case .unknown: return "false"
        case .onWatchlist(let isOn): return "\(sql: isOn ? "" : "NOT ")movie.is_on_watchlist"
        case .imported(let isOfIt):
            let sign = isOfIt ? "<=" : ">"
            return SQL(text: "coalesce(movie.id \(sign) (\(SearchSQL.lastImported)), \(!isOfIt))")
        }
    }
}
