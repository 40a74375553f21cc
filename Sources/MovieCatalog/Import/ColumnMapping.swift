/// What a person says that columns of a file mean, whatever their names and values say: `Rating=rating/100,Score=`.
public struct ColumnMapping: Hashable, Sendable {
    /// What is said of one column.
    struct Entry: Hashable {
        /// The name of the column, as the person writes it.
        let name: String
        /// What the column is taken for; `nil` where it is left out.
        let column: Column?
    }

    private(set) var entries: [Entry] = []

    /// Leaves all to the files.
    public init() {}

    /// Has a column be the person's ratings up to a number; `nil` leaves it out.
    public init(_ name: String, asRatingsOf highest: Int?) {
        let scale = highest.map { RatingScale(highest: $0, isRounding: true) }
        entries = [Entry(name: name, column: scale.map { .field(.rating, .rating($0)) })]
    }

    /// Reads columns with what each one means, separated by commas.
    ///
    /// A column is named as its file does, without regard to case, spaces and punctuation; so are fields. A rating can
    /// have a scale, `rating/100`, which else is told from all values. Nothing behind the sign leaves the column out.
    ///
    /// - Throws: ``CatalogError`` of the kind ``CatalogError/Kind/wrongUsage``, which says what would do.
    public init(_ text: String) throws(CatalogError) {
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let sign = part.lastIndex(of: "=") else { throw .noMeaning(column: part) }
            let name = part[..<sign].trimmed
            guard !name.isEmpty else { throw .noMeaning(column: part) }
            let meaning = part[part.index(after: sign)...].trimmed
            entries.append(
                Entry(name: String(name), column: meaning.isEmpty ? nil : try Self.column(meaning)))
        }
    }

    /// The column that a field, with a scale or none, is written as.
    private static func column(_ meaning: Substring) throws(CatalogError) -> Column {
        let parts = meaning.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let field = Column.field(called: String(parts[0])) else { throw .noSuchField(parts[0].trimmed) }
        guard parts.count > 1 else { return .field(field) }
        let form = parts[1].trimmed
        switch field.kind {
        case .rating:
            guard let highest = Int(form), RatingScale.highestNumbers.contains(highest) else {
                throw .noSuchScale(form)
            }
            return .field(field, .rating(RatingScale(highest: highest, isRounding: true)))
        case .day, .viewings, .watchlist:
            let orders: [String: DayOrder] = ["mdy": .monthFirst, "dmy": .dayFirst]
            guard let order = orders[form.lowercased()] else { throw .noSuchOrder(form, of: field) }
            return .field(field, .day(order))
        default: throw .noScale(meaning, of: field)
        }
    }

    /// A column's name as it can stand in what is said of columns.
    static func name(_ name: String) -> String {
        let isPlain = name.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.isASCII && ("0"..."9").contains($0)
                || " _-".unicodeScalars.contains($0)
        }
        return isPlain ? name : Column.key(of: name)
    }

    /// Takes over what is said of columns, in place of what was said of them, and of those that were the same fields.
    mutating func add(_ other: ColumnMapping) {
        for entry in other.entries {
            let key = Column.key(of: entry.name)
            entries.removeAll { old in
                Column.key(of: old.name) == key
                    || old.column?.field != nil && old.column?.field == entry.column?.field
            }
        }
        entries += other.entries
    }

    /// What is said of the columns of a file, by their places.
    func entries(for names: [String], of path: String) throws(CatalogError) -> [Int: Entry] {
        var found: [Int: Entry] = [:]
        for entry in entries {
            guard let index = entry.place(among: names) else { continue }
            guard found[index] == nil else { throw .mappedTwice(column: names[index], path: path) }
            if let field = entry.column?.field,
                let other = found.first(where: { $0.value.column?.field == field })
            {
                throw .sameField(field, columns: [names[other.key], names[index]], path: path)
            }
            found[index] = entry
        }
        return found
    }
}

extension ColumnMapping.Entry {
    /// Which of these columns is meant: the one of exactly this name, or else the first one that is called so.
    func place(among names: [String]) -> Int? {
        let key = Column.key(of: name)
        return names.firstIndex(of: name) ?? names.firstIndex { Column.key(of: $0) == key }
    }
}

extension CatalogError {
    /// Of a column it isn't said what it means.
    static func noMeaning(column: Substring) -> CatalogError {
        CatalogError(
            .wrongUsage,
            "\(shown(column)) doesn't say which column means what; write COLUMN=FIELD with commas between them, "
                + "and COLUMN= for one that is left out.")
    }

    /// There is no field of this name.
    static func noSuchField(_ name: Substring) -> CatalogError {
        let fields = MovieField.allCases.map(\.rawValue).joined(separator: ", ")
        return CatalogError(.wrongUsage, "There is no field \(shown(name)); there are \(fields).")
    }

    /// The field has no scale.
    static func noScale(_ meaning: Substring, of field: MovieField) -> CatalogError {
        CatalogError(
            .wrongUsage,
            "\(shown(meaning)) has a scale, which only ratings have; write \(field.rawValue), or rating/100.")
    }

    /// There is no such scale.
    static func noSuchScale(_ scale: Substring) -> CatalogError {
        let range = RatingScale.highestNumbers
        return CatalogError(
            .wrongUsage,
            "\(shown(scale)) is no scale of ratings; write the best one there is, "
                + "from \(range.lowerBound) to \(range.upperBound): rating/5, rating/10, rating/100.")
    }

    /// There is no such order of month and day.
    static func noSuchOrder(_ order: Substring, of field: MovieField) -> CatalogError {
        CatalogError(
            .wrongUsage,
            "\(shown(order)) is no order of days; write \(field.rawValue)/mdy for 12/31/2024, \(field.rawValue)/dmy for "
                + "31/12/2024.")
    }

    /// Two things are said of the same column.
    static func mappedTwice(column: String, path: String) -> CatalogError {
        CatalogError(
            .wrongUsage,
            "The column \(shown(column)) of \(harmless(path)) can mean only one thing; say it once.")
    }

    /// Two columns are said to be the same field.
    static func sameField(_ field: MovieField, columns: [String], path: String) -> CatalogError {
        let names = columns.map { shown($0) }.joined(separator: " and ")
        return CatalogError(
            .wrongUsage,
            "The columns \(names) of \(harmless(path)) can't both be \(field.rawValue); leave one of them out."
        )
    }

    /// No file has a column of this name.
    static func noSuchColumn(_ name: String, files: [(path: String, columns: [String])]) -> CatalogError {
        let there = files.map { path, columns in
            let names = columns.isEmpty ? "none" : columns.map { shown($0) }.joined(separator: ", ")
            return "\(harmless(path)) has \(names)"
        }
        return CatalogError(
            .wrongUsage,
            "There is no column \(shown(name)) whose meaning can be chosen; \(there.joined(separator: "; "))."
        )
    }
}
