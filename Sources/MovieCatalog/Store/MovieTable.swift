/// The columns of `movie`, in the order in which they are bound.
package enum MovieTable {
    /// Columns derived from the fields, for sorting and searching.
    private static let derived = [
        "sort_key", "last_watched", "viewing_notes", "your_rating", "last_rated", "spelling",
        "original_spelling", "other_words", "renown",
    ]

    private static let columns = fields.map(\.column) + derived
    static let selected = "id, " + columns.joined(separator: ", ")
    private static let fields = MovieField.allCases
    private static let lists = fields.filter { if case .texts = $0.kind { true } else { false } }

    static let insertion = insertion(of: 1)

    /// Inserts several movies at once, which is faster.
    static let insertionOfSeveral = insertion(of: several)
    package static let several = 8

    private static func insertion(of count: Int) -> String {
        let row = "(?" + String(repeating: ", ?", count: columns.count) + ")"
        return "INSERT INTO movie (id, \(columns.joined(separator: ", "))) VALUES "
            + Array(repeating: row, count: count).joined(separator: ", ")
    }

    static let update = update(of: columns)

    /// Updates the derived columns, after a migration has added some.
    static let derivation = update(of: derived)

    private static func update(of columns: [String]) -> String {
        "UPDATE movie SET " + columns.enumerated().map { "\($1) = ?\($0 + 2)" }.joined(separator: ", ")
            + " WHERE id = ?1"
    }

    static func values(derivedFrom movie: Movie) -> [SQLValue?] {
        let latest = movie.latestRating
        let form = TitleForm(of: movie.title)
        let originalForm = movie.originalTitle.map { TitleForm(of: $0) }
        return [
            .bytes(form.sortKey(year: movie.year)), movie.lastWatched.map { .integer($0.number) },
            joined(movie.viewings.compactMap(\.note)),
            latest.map { .integer($0.rating.tenths) }, latest?.date.map { .integer($0.number) },
            .integer(form.number), originalForm.map { .integer($0.number) },
            joined([form.otherWords, originalForm?.otherWords].compactMap(\.self)),
            .integer(movie.renown),
        ]
    }

    static func isDerived(from movie: Movie, in row: Statement) throws(CatalogError) -> Bool {
        for (index, value) in values(derivedFrom: movie).enumerated() {
            let place = fields.count + 1 + index
            let isSame =
                switch value {
                case .bytes(let bytes): try row.bytes(place) == bytes
                case .text(let text): try row.text(place)?.utf8.elementsEqual(text.utf8) == true
                case .integer(let number): try row.integer(place) == number
                case .real, nil: row.isNull(place)
                }
            guard isSame else { return false }
        }
        return true
    }

    /// Binds the id and the values of all columns to the parameters of a statement's row.
    static func bind(_ movie: Movie, id: Int?, to statement: Statement, row: Int = 0) throws(CatalogError) {
        if row == 0 { statement.clear() }
        var place = row * (columns.count + 1) + 1
        try statement.bind(place, id.map(SQLValue.integer))
        for field in fields {
            place += 1
            let value = field.value(of: movie)
            if let value, !field.takes(value) { throw .beyondLimit(field, title: movie.title) }
            let stored = value.flatMap { Self.stored($0, of: field) }
            try statement.bind(place, stored ?? (field.isNullable ? nil : .integer(0)))
        }
        for value in values(derivedFrom: movie) {
            place += 1
            try statement.bind(place, value)
        }
    }

    private static func stored(_ value: MovieField.Value, of field: MovieField) -> SQLValue? {
        switch value {
        case .text(let text): .text(text)
        case .texts(let texts): joined(texts)
        case .number(let number), .tenths(let number): .integer(number)
        case .rating(let rating): .integer(rating.tenths)
        case .day(let day) where field == .released: .text(day.description)
        case .day(let day): .integer(day.number)
        case .viewings(let viewings): joined(viewings.map(\.kept))
        case .watchlist(let entry): .integer(entry.day?.number ?? 1)
        }
    }

    static func value(
        of field: MovieField, in row: Statement, at place: Int
    ) throws(CatalogError) -> MovieField.Value? {
        switch field.kind {
        case .text: return try row.text(place).map(MovieField.Value.text)
        case .texts: return MovieField.Value(try row.texts(place))
        case .number: return try row.integer(place, of: field).map(MovieField.Value.number)
        case .tenths: return try row.integer(place, of: field).map(MovieField.Value.tenths)
        case .rating: return try row.rating(place).map(MovieField.Value.rating)
        case .day where field == .released: return try row.text(place).flatMap { Day($0) }.map { .day($0) }
        case .day: return try row.day(place).map { .day($0) }
        case .viewings: return .viewings(try row.viewings(place))
        case .watchlist: return try row.watchlist(place).map { .watchlist($0) }
        }
    }

    /// Returns the fields with values beyond their limits. A value that's too long is given as nil.
    static func beyondLimits(in row: Statement) throws(CatalogError) -> [(field: MovieField, value: String?)]
    {
        var found: [(field: MovieField, value: String?)] = []
        for (index, field) in fields.enumerated() {
            let place = index + 1
            if let value = try value(of: field, in: row, at: place) {
                if !field.takes(value) { found.append((field, nil)) }
            } else if let text = row.anything(place), field.isNullable || text != "0" {
                found.append((field, text))
            }
        }
        return found
    }

    /// Replaces U+001E and U+001F with spaces, because they separate stored values.
    package static func storable(_ movie: Movie) -> Movie {
        let hasSeparators =
            movie.viewings.contains { $0.note.map { $0.has(0x1E) || $0.has(0x1F) } ?? false }
            || lists.contains { $0.value(of: movie)?.texts?.contains { $0.has(0x1F) } ?? false }
        guard hasSeparators else { return movie }
        var movie = movie
        for index in movie.viewings.indices {
            movie.viewings[index].note =
                movie.viewings[index].note?.replacing("\u{1F}", with: " ").replacing("\u{1E}", with: " ")
        }
        for field in lists {
            guard case .texts(let texts)? = field.value(of: movie) else { continue }
            field.set(.texts(texts.map { $0.replacing("\u{1F}", with: " ") }), of: &movie)
        }
        return movie
    }

    private static func joined(_ parts: [String]) -> SQLValue? {
        parts.isEmpty ? nil : .text(parts.joined(separator: "\u{1F}"))
    }
}

extension Statement {
    /// Returns the column's number, or nil if it's NULL or beyond the field's limits.
    func integer(_ column: Int, of field: MovieField) throws(CatalogError) -> Int? {
        guard let number = try integer(column), field.numbers?.contains(number) == true else { return nil }
        return number
    }

    func rating(_ column: Int) throws(CatalogError) -> Rating? {
        try integer(column).flatMap { Rating(tenths: $0) }
    }

    func date(_ column: Int) throws(CatalogError) -> PartialDate? {
        guard let number = try integer(column) else { return nil }
        guard let date = PartialDate(number: number) else { throw damage("“\(number)” is not a date") }
        return date
    }

    func day(_ column: Int) throws(CatalogError) -> Day? { try integer(column).flatMap { Day(number: $0) } }

    /// Reads an entry that's stored as a number: a day, 1 for an unknown day, or 0 for no entry.
    func watchlist(_ column: Int) throws(CatalogError) -> WatchlistEntry? {
        let number = try self.number(column)
        let day = Day(number: number)
        return day != nil || number == 1 ? WatchlistEntry(on: day) : nil
    }

    func viewings(_ column: Int) throws(CatalogError) -> [Viewing] {
        try parts(column).map { (text) throws(CatalogError) in
            if let viewing = Viewing(kept: text) { return viewing }
            throw damage("“\(String(decoding: text, as: UTF8.self))” is not a viewing")
        }
    }

    func texts(_ column: Int) throws(CatalogError) -> [String] {
        try parts(column).map { String(decoding: $0, as: UTF8.self) }
    }

    private func parts(_ column: Int) throws(CatalogError) -> [ArraySlice<UInt8>] {
        try withBytes(ofText: column) {
            Array($0).split(separator: 0x1F, omittingEmptySubsequences: false)
        } ?? []
    }
}
