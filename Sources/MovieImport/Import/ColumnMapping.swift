public import MovieCatalog

/// The meaning of columns as a person gives it, before their names and values: `Rating=rating/100,Score=`.
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
            let sign = part.lastIndex(of: "=") ?? part.startIndex
            let (name, meaning) = (part[..<sign].trimmed, part[sign...].dropFirst().trimmed)
            guard !name.isEmpty else {
                throw Self.wrong(
                    "\(shown(part)) doesn't say which column means what; write COLUMN=FIELD with commas between them, "
                        + "and COLUMN= for one that is left out.")
            }
            entries.append(
                Entry(name: String(name), column: meaning.isEmpty ? nil : try Self.column(meaning)))
        }
    }

    /// The column that a field, with a scale or none, is written as.
    private static func column(_ meaning: Substring) throws(CatalogError) -> Column {
        let parts = meaning.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let field = Column.field(called: String(parts[0])) else {
            let fields = MovieField.allCases.map(\.rawValue).joined(separator: ", ")
            throw wrong("There is no field \(shown(parts[0].trimmed)); there are \(fields).")
        }
        guard parts.count > 1 else { return .field(field) }
        let (form, name, scales) = (parts[1].trimmed, field.rawValue, RatingScale.highestNumbers)
        switch (CellForm(of: field), form.lowercased()) {
        case (.day, "mdy"): return .field(field, .day(.monthFirst))
        case (.day, "dmy"): return .field(field, .day(.dayFirst))
        case (.day, _):
            throw wrong(
                "\(shown(form)) is no order of days; write \(name)/mdy for 12/31/2024, \(name)/dmy for 31/12/2024."
            )
        case (.people, "last"): return .field(field, .people(.lastFirst))
        case (.people, "first"): return .field(field, .people(.firstFirst))
        case (.people, _):
            throw wrong(
                "\(shown(form)) is no order of names; write \(name)/last for Coen, Joel, \(name)/first for Joel Coen."
            )
        case (.rating, _):
            guard let highest = Int(form), scales.contains(highest) else {
                throw wrong(
                    "\(shown(form)) is no scale of ratings; write the best one there is, "
                        + "from \(scales.lowerBound) to \(scales.upperBound): rating/5, rating/10, rating/100."
                )
            }
            return .field(field, .rating(RatingScale(highest: highest, isRounding: true)))
        default:
            throw wrong(
                "\(shown(meaning)) has a scale, which only ratings have; write \(name), or rating/100.")
        }
    }

    private static func wrong(_ reason: String) -> CatalogError { CatalogError(.wrongUsage, reason) }

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
            guard found[index] == nil else {
                throw Self.wrong(
                    "The column \(shown(names[index])) of \(harmless(path)) can mean only one thing; say it once."
                )
            }
            if let field = entry.column?.field,
                let other = found.first(where: { $0.value.column?.field == field })
            {
                throw Self.wrong(
                    "The columns \(shown(names[other.key])) and \(shown(names[index])) of \(harmless(path)) can't both be "
                        + "\(field.rawValue); leave one of them out.")
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
