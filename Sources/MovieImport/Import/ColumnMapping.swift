package import MovieCatalog

/// A user's mapping of columns to fields, which overrides inference: `Rating=rating/100,Score=`.
package struct ColumnMapping: Hashable, Sendable {
    struct Entry: Hashable {
        let name: String
        let column: Column?
    }

    private(set) var entries: [Entry] = []

    package init() {}

    package init(_ name: String, asRatingsOf highest: Int?) {
        let scale = highest.map { RatingScale(highest: $0, isRounding: true) }
        entries = [Entry(name: name, column: scale.map { .field(.rating, .rating($0)) })]
    }

    /// Parses mappings such as `Rating=rating/100,Score=`, which ignores the column `Score`.
    package init(_ text: String) throws(CatalogError) {
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let sign = part.lastIndex(of: "=") ?? part.startIndex
            let (name, meaning) = (part[..<sign].trimmed, part[sign...].dropFirst().trimmed)
            guard !name.isEmpty else {
                throw .wrongUsage(
                    "\(shown(part)) doesn't name a column and a field. Write COLUMN=FIELD, with commas between "
                        + "several, or COLUMN= to ignore one.")
            }
            entries.append(
                Entry(name: String(name), column: meaning.isEmpty ? nil : try Self.column(meaning)))
        }
    }

    private static func column(_ meaning: Substring) throws(CatalogError) -> Column {
        let parts = meaning.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let field = Column.field(called: String(parts[0])) else {
            throw .wrongUsage(
                "There is no field \(shown(parts[0].trimmed)). Use one of "
                    + "\(MovieField.allCases.map(\.key).joined(separator: ", ")).")
        }
        guard parts.count > 1 else { return .field(field) }
        let (form, name, scales) = (parts[1].trimmed, field.key, RatingScale.highestNumbers)
        switch CellNotation(of: field) {
        case .day:
            if let order = DayOrder.signs.first(where: { $0.sign == form.lowercased() })?.order {
                return .field(field, .day(order))
            }
            throw .wrongUsage(
                "\(shown(form)) is not an order of dates. Write \(name)/mdy for 12/31/2024, \(name)/dmy for "
                    + "31/12/2024.")
        case .rating:
            if let highest = Int(form), scales.contains(highest) {
                return .field(field, .rating(RatingScale(highest: highest, isRounding: true)))
            }
            throw .wrongUsage(
                "\(shown(form)) is not a scale of ratings. Write the highest rating, from \(scales.lowerBound) to "
                    + "\(scales.upperBound): rating/5, rating/10, rating/100.")
        default:
            throw .wrongUsage(
                "\(shown(meaning)) has a scale, which only ratings have. Write \(name), or rating/100.")
        }
    }

    /// Returns a column's name as it can be written in a mapping.
    static func name(_ name: String) -> String {
        let isPlain = name.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.isASCII && ("0"..."9").contains($0)
                || " _-".unicodeScalars.contains($0)
        }
        return isPlain ? name : Column.key(of: name)
    }

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

    func entries(for names: [String], of path: String) throws(CatalogError) -> [Int: Entry] {
        var found: [Int: Entry] = [:]
        for entry in entries {
            guard let index = entry.index(among: names) else { continue }
            guard found[index] == nil else {
                throw .wrongUsage(
                    "The column \(shown(names[index])) of \(harmless(path)) can mean only one thing. Name it once."
                )
            }
            if let field = entry.column?.field,
                let other = found.first(where: { $0.value.column?.field == field })
            {
                throw .wrongUsage(
                    "The columns \(shown(names[other.key])) and \(shown(names[index])) of \(harmless(path)) "
                        + "can't both be \(field.key). Ignore one of them.")
            }
            found[index] = entry
        }
        return found
    }
}

extension ColumnMapping.Entry {
    /// Returns the index of the column with this exact name, or of the first with the same key.
    func index(among names: [String]) -> Int? {
        let key = Column.key(of: name)
        return names.firstIndex(of: name) ?? names.firstIndex { Column.key(of: $0) == key }
    }
}
