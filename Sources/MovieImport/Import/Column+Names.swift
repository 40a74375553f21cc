import MovieCatalog

extension Column {
    /// The letters and digits of a name, lowercased and without accents; the name itself if it has
    /// none.
    static func key(of name: String) -> String {
        let name = String(decoding: folded(name), as: UTF8.self)
        let key = name.filter { $0.isLetter || $0.isNumber }
        return key.isEmpty ? name : key
    }

    init?(named name: String) {
        let key = Self.key(of: name.replacing("%", with: "percent"))
        if let column = Self.column(of: key) {
            self = column
        } else if let scale = Self.scale(in: name),
            let column = Self.column(of: key.filter { !$0.isNumber }.replacing("outof", with: "")),
            column.field == .rating
        {
            self = column
            form = .rating(scale)
        } else {
            return nil
        }
    }

    /// Also finds the column if words surround its name.
    private static func column(of key: String) -> Column? {
        if let column = named[key] { return column }
        for (words, fields, isOwn) in affixes {
            for word in words where key.hasPrefix(word) || key.hasSuffix(word) {
                let rest = key.hasPrefix(word) ? key.dropFirst(word.count) : key.dropLast(word.count)
                guard let column = column(of: String(rest)), column.isIn(fields, orHasNone: isOwn) else {
                    continue
                }
                return isOwn ? column.sure : column
            }
        }
        return nil
    }

    private func isIn(_ fields: Set<MovieField>?, orHasNone isOwn: Bool) -> Bool {
        guard let field else { return isOwn || fields == nil }
        return fields?.contains(field) != false
    }

    private var sure: Column {
        var column = self
        column.isUnsure = false
        return column
    }

    /// Compares bytes, because it's called for each row.
    static func isTotal(_ cell: ArraySlice<UInt8>) -> Bool {
        let word = cell.trimmed.last == UInt8(ascii: ":") ? cell.trimmed.dropLast() : cell.trimmed
        return totals.contains { total in
            total.utf8.count == word.count && zip(word, total.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
        }
    }

    static func field(called name: String) -> MovieField? {
        guard let column = Column(named: name),
            column.field == .released || !column.isUnsure || key(of: name) == "rating"
        else { return nil }
        return column.field
    }

    /// Reads `Rating10`, `Rating (1-5)` and `score /100`.
    private static func scale(in name: String) -> RatingScale? {
        let numbers = name.split { !($0.isASCII && $0.isWholeNumber) }.compactMap { Int($0) }
        return numbers.last.flatMap { [5, 10, 100].contains($0) ? RatingScale(highest: $0) : nil }
    }

    private static let named: [String: Column] = {
        var columns: [String: Column] = [:]
        for field in MovieField.allCases { columns[key(of: field.key)] = .field(field) }
        for (column, names) in table {
            for name in names.split(separator: ",") { columns[key(of: String(name))] = column }
        }
        return columns
    }()

    static func unsure(_ field: MovieField) -> Column {
        Column(role: .field(field), form: CellNotation(of: field), isUnsure: true)
    }
}
