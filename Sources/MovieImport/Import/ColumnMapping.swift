package import MovieCatalog

/// A mapping of columns to fields that a person gives, stronger than their names and values: `Rating=rating/100,Score=`.
package struct ColumnMapping: Hashable, Sendable {
    /// The mapping of one column.
    struct Entry: Hashable {
        /// The name of the column, as the person typed it.
        let name: String
        /// The column that it is; `nil` where it is left out.
        let column: Column?
    }

    private(set) var entries: [Entry] = []

    package init() {}

    /// Maps a column to the person's ratings on a scale up to a number; `nil` leaves it out.
    package init(_ name: String, asRatingsOf highest: Int?) {
        let scale = highest.map { RatingScale(highest: $0, isRounding: true) }
        entries = [Entry(name: name, column: scale.map { .field(.rating, .rating($0)) })]
    }

    /// Reads mappings separated by commas: `Rating=rating/100,Score=`.
    ///
    /// Names of columns and fields are compared without case, spaces and punctuation. A rating can have a scale,
    /// `rating/100`, otherwise inferred from all values. A column without a field is left out.
    package init(_ text: String) throws(CatalogError) {
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let sign = part.lastIndex(of: "=") ?? part.startIndex
            let (name, meaning) = (part[..<sign].trimmed, part[sign...].dropFirst().trimmed)
            guard !name.isEmpty else {
                throw MappingFault.noColumn(String(part)).error
            }
            entries.append(
                Entry(name: String(name), column: meaning.isEmpty ? nil : try Self.column(meaning)))
        }
    }

    /// Reads a field with a form, if any.
    private static func column(_ meaning: Substring) throws(CatalogError) -> Column {
        let parts = meaning.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let field = Column.field(called: String(parts[0])) else {
            throw MappingFault.noField(String(parts[0].trimmed)).error
        }
        guard parts.count > 1 else { return .field(field) }
        let form = parts[1].trimmed
        switch CellNotation(of: field) {
        case .day:
            if let order = DayOrder.signs.first(where: { $0.sign == form.lowercased() })?.order {
                return .field(field, .day(order))
            }
        case .rating:
            if let highest = Int(form), RatingScale.highestNumbers.contains(highest) {
                return .field(field, .rating(RatingScale(highest: highest, isRounding: true)))
            }
        default: break
        }
        throw MappingFault.otherForm(String(form), of: field, meaning: String(meaning)).error
    }

    /// The name of a column as it can stand in a mapping.
    static func name(_ name: String) -> String {
        let isPlain = name.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.isASCII && ("0"..."9").contains($0)
                || " _-".unicodeScalars.contains($0)
        }
        return isPlain ? name : Column.key(of: name)
    }

    /// Adds mappings, in place of those of the same columns and the same fields.
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

    /// The mappings of the columns of a file, by their indices.
    func entries(for names: [String], of path: String) throws(CatalogError) -> [Int: Entry] {
        var found: [Int: Entry] = [:]
        for entry in entries {
            guard let index = entry.index(among: names) else { continue }
            guard found[index] == nil else {
                throw MappingFault.repeated(names[index], file: path).error
            }
            if let field = entry.column?.field,
                let other = found.first(where: { $0.value.column?.field == field })
            {
                throw MappingFault.two(names[other.key], names[index], are: field, file: path).error
            }
            found[index] = entry
        }
        return found
    }
}

extension ColumnMapping.Entry {
    /// The index of its column: the one of exactly this name, or else the first with its key.
    func index(among names: [String]) -> Int? {
        let key = Column.key(of: name)
        return names.firstIndex(of: name) ?? names.firstIndex { Column.key(of: $0) == key }
    }
}
