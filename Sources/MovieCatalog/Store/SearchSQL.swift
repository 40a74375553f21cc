struct SearchSQL {
    enum Source {
        /// In the order of ids, like labels.
        case words(String)
        case label(LabelKind, key: String)
        /// The movies from a year, or with it as a word.
        case wordOrYear(String, Int)
        case movies
    }

    let source: Source
    var isDrivenByWords: Bool { if case .words = source { true } else { false } }
    var isOfList: Bool { if case .label(.list, _) = source { true } else { false } }
    private let others: [MovieSearch.Term]
    /// These all hold unless the title has the words.
    private var unlessTitled: (terms: [MovieSearch.Term], title: String)?

    init(_ search: MovieSearch, in database: Database) throws(CatalogError) {
        let search = try Self.isOfWords(search, in: database) ? search.asWords : search
        try self.init(reading: search, in: database)
    }

    /// Whether the words read as conditions find nothing, but do as plain words.
    static func isOfWords(_ search: MovieSearch, in database: Database) throws(CatalogError) -> Bool {
        func findsNothing(_ search: MovieSearch) throws(CatalogError) -> Bool {
            let sql = try SearchSQL(reading: search, in: database, besideTitles: false)
            let (text, values) = sql.selecting("movie.id", .fromSource)
            let statement = try database.statement(text + " LIMIT 1")
            try statement.bind(values)
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
        var terms: [MovieSearch.Term] = []
        for part in search.parts { terms.append(try Self.whole(part.term, in: database)) }
        if besideTitles, let title = Self.title(search.titleWords) {
            let areFixed = zip(search.parts, terms).map { $0.hasField || $1.isExcluded }
            unlessTitled = (zip(terms, areFixed).filter { !$1 }.map(\.0), title)
            terms = zip(terms, areFixed).filter { $1 }.map(\.0)
        }
        let words = unlessTitled == nil ? Self.match(terms) : nil
        var driver: MovieSearch.Term?
        if words == nil, unlessTitled == nil {
            driver =
                terms.first {
                    if case .label(_, _, isWhole: true) = $0.condition { !$0.isExcluded } else { false }
                }
                ?? terms.first { if case .wordOrYear = $0.condition { !$0.isExcluded } else { false } }
        }
        if let words {
            source = .words(words)
        } else if case .label(let label, let key, _)? = driver?.condition {
            source = .label(label, key: key)
        } else if case .wordOrYear(let word, let year)? = driver?.condition {
            source = .wordOrYear(Self.match(word, in: MovieSearch.Condition.worded, isPhrase: false), year)
        } else {
            source = .movies
        }
        others = terms.filter { term in
            if term == driver { return false }
            if case .words = term.condition { return words == nil }
            return true
        }
    }

    static func title(_ words: [Substring]) -> String? {
        match(
            words.map { MovieSearch.Term(.words(String($0), in: [.title, .originalTitle], isPhrase: false)) })
    }

    /// Resolves a prefix to the whole label unless it's ambiguous.
    private static func whole(
        _ term: MovieSearch.Term, in database: Database
    ) throws(CatalogError) -> MovieSearch.Term {
        guard case .label(let label, let key, isWhole: false) = term.condition else { return term }
        let keys = try database.rows(label.beginning, [.text(key), .text(key + lastScalar)]) {
            (row) throws(CatalogError) in try row.text(0) ?? ""
        }
        guard keys.count < 2 || keys.first == key else { return term }
        return MovieSearch.Term(
            .label(label, key: keys.first ?? key, isWhole: true), isExcluded: term.isExcluded)
    }

    /// Higher than anything in a label.
    static let lastScalar = "\u{10FFFF}"

    enum Way {
        /// Conditions may use indexes.
        case fromSource
        /// SQLite must use only the index of the order.
        case byTitle, byValue
    }

    package var ids: (sql: String, values: [SQLValue]) {
        guard others.isEmpty, unlessTitled == nil else {
            return selecting("movie.id", .fromSource)
        }
        // Ten times as fast without `movie`.
        switch source {
        case .words(let match):
            return ("SELECT rowid FROM movie_text WHERE movie_text MATCH ?", [.text(match)])
        case .label(let label, let key):
            return (
                "SELECT movie FROM \(label.movieTable) WHERE label = \(label.number)",
                [.text(key)]
            )
        case .wordOrYear(let match, let year):
            return (
                "SELECT id FROM movie WHERE year = ? UNION ALL SELECT id FROM movie_text CROSS JOIN movie"
                    + " ON movie.id = movie_text.rowid WHERE movie_text MATCH ? AND year IS NOT ?",
                [.integer(year), .text(match), .integer(year)]
            )
        case .movies: return ("SELECT id FROM movie", [])
        }
    }

    func selecting(_ columns: String, _ way: Way) -> (sql: String, values: [SQLValue]) {
        var sql = "SELECT \(columns)"
        var values: [SQLValue] = []
        switch (source, way) {
        case (.words(let match), .fromSource):
            sql += " FROM movie_text CROSS JOIN movie ON movie.id = movie_text.rowid WHERE movie_text MATCH ?"
            values.append(.text(match))
        case (.words(let match), _):
            // The unary plus keeps SQLite from sorting all matches.
            sql += " FROM movie WHERE +movie.id IN (SELECT rowid FROM movie_text WHERE movie_text MATCH ?)"
            values.append(.text(match))
        case (.label(let label, let key), .fromSource):
            sql += " FROM \(label.movieTable) AS driver CROSS JOIN movie ON movie.id = driver.movie"
            sql += " WHERE driver.label = \(label.number)"
            values.append(.text(key))
        case (.label(let label, let key), _):
            sql += " FROM movie WHERE "
            Self.add(.label(label, key: key, isWhole: true), way, to: &sql, &values)
        case (.wordOrYear(let match, let year), _):
            sql += " FROM movie WHERE \(way == .fromSource ? "" : "+")movie.id IN (SELECT id FROM movie WHERE"
            sql += " year = ? UNION ALL SELECT rowid FROM movie_text WHERE movie_text MATCH ?)"
            values += [.integer(year), .text(match)]
        case (.movies, _): sql += " FROM movie WHERE true"
        }
        for term in others {
            sql += term.isExcluded ? " AND NOT coalesce(" : " AND "
            Self.add(term.condition, way, to: &sql, &values)
            if term.isExcluded { sql += ", false)" }
        }
        if let (terms, title) = unlessTitled {
            sql += " AND (movie.id IN (\(Self.moviesWithWords)) OR "
            values.append(.text(title))
            Self.add(terms, way, to: &sql, &values)
            sql += ")"
        }
        return (sql, values)
    }

    private static func add(
        _ terms: [MovieSearch.Term], _ way: Way, to sql: inout String, _ values: inout [SQLValue]
    ) {
        sql += "(true"
        if let words = match(terms) {
            sql += " AND movie.id IN (\(moviesWithWords))"
            values.append(.text(words))
        }
        for term in terms {
            if case .words = term.condition { continue }
            sql += " AND "
            add(term.condition, way, to: &sql, &values)
        }
        sql += ")"
    }

    static let moviesWithWords = "SELECT rowid FROM movie_text WHERE movie_text MATCH ?"

    /// Returns nil if nothing is required, because FTS5 can't only exclude words.
    private static func match(_ terms: [MovieSearch.Term]) -> String? {
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

    private static func match(
        _ words: String, in fields: [MovieField], isPhrase: Bool, isFirst: Bool = true
    ) -> String {
        var scope = ""
        if fields != MovieSearch.Condition.worded {
            let other = fields.contains(.title) ? " other_words" : ""
            scope = "{\(fields.map(\.wordColumn).joined(separator: " "))\(other)} : "
        }
        guard !isPhrase else { return "(\(scope)\(phrase(words)))" }
        let others = fields.contains(.title) ? otherForms(of: words, isFirst: isFirst) : []
        guard !others.isEmpty else { return "(\(scope)\(phrase(words)) *)" }
        let forms = [phrase(words) + " *"] + others.map { phrase($0) + " *" }
        return "(\(scope)(\(forms.joined(separator: " OR "))))"
    }

    /// Such as `spiderman` for `spider-man`, and `2` for `II` after another word.
    private static func otherForms(of word: String, isFirst: Bool) -> [String] {
        if !isFirst, let count = word.typedCount, count > 1, word.utf8.first?.isDigit == false {
            return ["\(count)"] + otherForms(of: "\(count)", isFirst: false)
        }
        let isPlain = word.utf8.allSatisfy { $0.isDigit || (0x61...0x7A).contains($0 | 0x20) }
        guard !isPlain || !isFirst && "IVXivx".utf8.contains(where: { $0 == word.utf8.first }) else {
            return []
        }
        // After a word, a number is a sequel's.
        let before = isFirst ? "" : "x "
        return TitleForm(of: before + word).spellings.compactMap { form in
            let form = String(decoding: form.dropFirst(before.utf8.count), as: UTF8.self)
            return form == word.lowercased() || form.isEmpty ? nil : form
        }
    }

    private static func phrase(_ words: String) -> String {
        guard words.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == 0 }) else {
            return "\"\(words)\""
        }
        // A quote with a combining accent is still a quote, and a NUL would end the text.
        let quoted = words.unicodeScalars.reduce(into: "") { quoted, scalar in
            switch scalar {
            case "\"": quoted += "\"\""
            case "\0": quoted += " "
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return "\"\(quoted)\""
    }

    private static func add(
        _ condition: MovieSearch.Condition, _ way: Way, to sql: inout String, _ values: inout [SQLValue]
    ) {
        switch condition {
        case .words(let words, let fields, let isPhrase):
            sql += hasWords
            values.append(.text(match(words, in: fields, isPhrase: isPhrase)))
        case .wordOrYear(let word, let year):
            sql += "(+movie.year IS ? OR \(hasWords))"
            values.append(.integer(year))
            values.append(.text(match(word, in: MovieSearch.Condition.worded, isPhrase: false)))
        case .label(let label, let key, let isWhole):
            let labels =
                isWhole
                ? "= \(label.number)" : "IN (SELECT id FROM \(label.table) WHERE key BETWEEN ? AND ?)"
            sql +=
                "EXISTS (SELECT 1 FROM \(label.movieTable) WHERE label \(labels) AND movie = movie.id)"
            values += isWhole ? [.text(key)] : [.text(key), .text(key + lastScalar)]
        case .known(let fields, let isKnown):
            let columns = fields.map { "movie.\($0.wordColumn) IS \(isKnown ? "NOT " : "")NULL" }
            sql += "(\(columns.joined(separator: isKnown ? " OR " : " AND ")))"
        case .same(let field, let value):
            sql += "movie.\(field.column) = ?"
            values.append(SQLValue(of: value))
        case .watchedIn(let range):
            sql += "movie.id IN (SELECT movie FROM viewing WHERE \(isInPeriod))"
            values += Self.values(ofPeriod: range)
        case .number(let field, let range):
            let (first, last) = field.indexed(range)
            // The plus disables the index, which a single value can use because titles come next in
            // it.
            let sign = way != .fromSource && (way != .byTitle || first != last) ? "+" : ""
            let comparison = first == last ? "= ?" : "BETWEEN ? AND ?"
            sql += "movie.\(field.sortColumn) IS NOT NULL AND \(sign)\(field.indexed) \(comparison)"
            values += first == last ? [first] : [first, last]
        case .best(let field):
            let (column, order) = ("movie.\(field.sortColumn)", field.indexed)
            sql +=
                "\(column) IS NOT NULL AND +\(order) <= (SELECT \(order) FROM movie WHERE \(column) IS NOT NULL"
            sql += " ORDER BY \(order) LIMIT 1"
            sql += " OFFSET (SELECT (count(*) - 1) / 10 FROM movie WHERE \(column) IS NOT NULL))"
        case .watched(let isWatched): sql += "movie.viewings IS \(isWatched ? "NOT " : "")NULL"
        case .called(let title):
            sql += "(movie.spelling = ? OR movie.original_spelling = ?)"
            values += Array(repeating: .integer(TitleForm(of: title).number), count: 2)
        case .releasedIn(let range):
            sql += "CAST(replace(movie.released, '-', '') AS INTEGER) BETWEEN ? AND ?"
            values += [.integer(max(range.lowerBound, 1)), .integer(range.upperBound)]
        case .any(let choices):
            for (place, terms) in choices.enumerated() {
                sql += place == 0 ? "(" : " OR "
                add(terms, way, to: &sql, &values)
            }
            sql += ")"
        case .viewings(let range):
            // The sign of a rewatch follows the date of the first viewing.
            let rewatched = "OR ltrim(movie.viewings, '0123456789-?') LIKE '+%'"
            sql += "movie.viewings IS NOT NULL AND (movie.id IN (SELECT movie FROM viewing"
            sql += " GROUP BY movie HAVING count(*) BETWEEN ? AND ?)"
            sql += range.lowerBound > 1 && range.upperBound == .max ? " \(rewatched))" : ")"
            values += [.integer(range.lowerBound), .integer(range.upperBound)]
        case .sorted, .everything: sql += "true"
        case .unknown: sql += "false"
        case .onWatchlist(let isOn): sql += isOn ? "movie.is_on_watchlist" : "NOT movie.is_on_watchlist"
        case .imported(let isOfIt):
            sql += "coalesce(movie.id \(isOfIt ? "<=" : ">") (\(Self.lastImported)), \(!isOfIt))"
        }
    }

    /// A partial date is in a period if its first and last days are.
    static let isInPeriod = """
        date BETWEEN max(1, ?) AND ? \
        AND ? >= date + CASE WHEN date % 10000 = 0 THEN 9999 WHEN date % 100 = 0 THEN 99 ELSE 0 END
        """

    static func values(ofPeriod days: ClosedRange<Int>) -> [SQLValue] {
        [.integer(days.lowerBound), .integer(days.upperBound), .integer(days.upperBound)]
    }

    /// The end of the last import's id range that a movie may be in; empty if that was undone.
    private static let lastImported = """
        SELECT last FROM step_change AS change WHERE step = \
        (SELECT max(id) FROM step WHERE action = 'imported' AND NOT is_undone) \
        AND change.movie <= movie.id ORDER BY change.movie DESC LIMIT 1
        """

    private static let hasWords =
        "EXISTS (SELECT 1 FROM movie_text WHERE movie_text MATCH ? AND rowid = movie.id)"
}

extension SQLValue {
    fileprivate init(of value: MovieField.Value) {
        if case .number(let number) = value { self = .integer(number) } else { self = .text(value.typed) }
    }
}
