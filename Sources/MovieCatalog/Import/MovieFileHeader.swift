/// The columns of a file, understood.
struct MovieFileHeader {
    /// A column that says something of a movie.
    struct Field {
        let index: Int
        let name: String
        let column: MovieFileColumn
        /// How long its cells can be.
        let longest: Int

        init(index: Int, name: String, column: MovieFileColumn) {
            (self.index, self.name, self.column) = (index, name, column)
            longest = (column.field ?? .title).longest
        }
    }

    let format: MovieFileFormat
    /// How many columns there are.
    let count: Int
    let fields: [Field]
    /// The names of columns that nobody knows.
    let ignored: [String]
    /// What a person says of columns, by their places.
    let mapped: [Int: ColumnMapping.Entry]
    /// The names of all columns.
    let names: [String]

    /// The keys of movies in JSON that others write; `nil` for a table, and for movies' own JSON.
    let json: JSONColumns?

    private let cells: [ArraySlice<UInt8>]

    /// Reads the line of column names, and recognizes the kind of file by them, letter case aside, and by its name.
    ///
    /// From then on the reader tells lines apart as that kind is written.
    ///
    /// - Parameter mapping: What a person says of columns.
    init(
        from reader: inout CSVReader, path: String, mapping: ColumnMapping
    ) throws(CatalogError) {
        var start = try reader.peekLine()
        guard !start.starts(with: [0x50, 0x4B, 0x03, 0x04]) else { throw .isArchive(path: path) }
        if let named = namedSeparator(in: start) {
            reader.dialect = .lines
            var record = CSVReader.Record()
            _ = try reader.read(into: &record)
            reader.dialect = CSVReader.Dialect(separator: named)
            start = try reader.peekLine()
        } else {
            reader.dialect.separator = separator(in: start)
        }
        try self.init(cellsOfHeader(from: &reader, path: path), path: path, mapping: mapping)
        reader.dialect.hasQuotes = format.hasQuotes
    }

    /// Takes movies in JSON, as movies writes them.
    init() {
        (format, count, fields, ignored, cells) = (.json, 1, [], [], [])
        (names, mapped, json) = ([], [:], nil)
    }

    /// Takes movies in JSON, with the keys that others use.
    init(json columns: JSONColumns, path: String, mapping: ColumnMapping) throws(CatalogError) {
        try self.init(columns.names.map { ArraySlice($0.utf8) }, json: columns, path: path, mapping: mapping)
    }

    /// Recognizes the kind of file by the names of its columns.
    private init(
        _ cells: [ArraySlice<UInt8>], json: JSONColumns? = nil, path: String, mapping: ColumnMapping
    ) throws(CatalogError) {
        names = cells.map { text($0) }
        let keys = names.map { $0.lowercased() }
        let known = try MovieFileFormat.format(columns: keys, path: path)
        let canBeMapped = known?.kind.columnsCanBeMapped ?? true
        let mapped = canBeMapped ? try mapping.entries(for: names, of: path) : [:]
        let format = known ?? .movieList(columns: keys, mapped: Set(mapped.keys))
        let taken = Set(mapped.values.compactMap { $0.column?.field })
        var fields: [Field] = []
        var ignored: [String] = []
        for (index, key) in keys.enumerated() where !key.isEmpty {
            if let entry = mapped[index] {
                if let column = entry.column {
                    fields.append(Field(index: index, name: names[index], column: column))
                }
                continue
            }
            switch format.columns[key] {
            case .unused: continue
            case let column?
            where !fields.contains { $0.column.says(the: column) } && column.field.map(taken.contains) != true:
                fields.append(Field(index: index, name: names[index], column: column))
            default: ignored.append(names[index])
            }
        }
        guard format.identity != .title || fields.contains(where: { $0.column.field == .title }) else {
            throw .noTitleColumn(path: path, columns: names)
        }
        (self.cells, self.json) = (cells, json)
        (self.format, count, self.fields, self.ignored) = (format, keys.count, fields, ignored)
        self.mapped = mapped
    }

    /// Whether a record is the line of column names once more, as it is where files were put together.
    func isRepeated(in record: CSVReader.Record) -> Bool {
        record.count == cells.count && cells.indices.allSatisfy { record[$0].trimmed == cells[$0] }
    }

    /// Whether the name of a column says what it is taken for: as the field is called, as one of a format that is known,
    /// or because it fills no field.
    func isNamed(_ field: Field, as column: MovieFileColumn) -> Bool {
        if case .unclearRating = field.column { return false }
        guard mapped[field.index] != nil || format.kind == .movieList, let filled = column.field else {
            return true
        }
        if case .scored = column { return false }
        let key = MovieFileFormat.key(of: field.name)
        return [filled.rawValue, filled.name].contains { name in
            let name = MovieFileFormat.key(of: name)
            return key == name || key + "s" == name || key == name + "s"
        }
    }

    /// The names of columns that a person left out.
    var leftOut: [String] {
        mapped.filter { $0.value.column == nil }.keys.sorted().map { names[$0] }
    }

    /// The names of columns that could be the person's ratings, or that a person left out.
    var ratingColumns: [String] {
        // Only what others write has no signs; in movies' own lists a rating is one.
        let isOpen = format.kind == .movieList && format.signs.isEmpty
        return names.indices.filter { index in
            if let entry = mapped[index] { return entry.column.map { $0.field == .rating } ?? true }
            return isOpen && MovieFileFormat.canBeRatings(names[index])
                && names.firstIndex(of: names[index]) == index
        }
        .map { names[$0] }
    }

    /// The place of a column; `nil` where there is none.
    subscript(column: MovieFileColumn) -> Int? {
        fields.first { $0.column == column }?.index
    }
}

/// The cells of the line of column names, behind what a list of Letterboxd has before it.
private func cellsOfHeader(
    from reader: inout CSVReader, path: String
) throws(CatalogError) -> [ArraySlice<UInt8>] {
    var record = CSVReader.Record()
    guard try reader.read(into: &record) else { throw .empty(path: path) }
    if record[0].starts(with: MovieFileFormat.letterboxdPreamble.utf8) {
        // The list's own name and description, with a line of column names of their own.
        repeat {
            guard try reader.read(into: &record) else {
                throw .noTitleColumn(path: path, columns: [MovieFileFormat.letterboxdPreamble])
            }
        } while !(0..<record.count).contains(where: { text(record[$0]).lowercased() == "position" })
    }
    try record.checkNames(of: path)
    if !record.isText { record.replaceCells(utf8(fromWindows1252:)) }
    return (0..<record.count).map { record[$0].trimmed }
}

private func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
}

/// What stands between cells, where the first line says so for spreadsheets: `sep=;`.
private func namedSeparator(in line: ArraySlice<UInt8>) -> UInt8? {
    let words = line.filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\r") }
    guard words.count == 5, text(words.prefix(4)[...]).lowercased() == "sep=" else { return nil }
    return words.last
}

/// What most likely stands between the names of columns.
private func separator(in line: ArraySlice<UInt8>) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in line {
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        if !isQuoted { counts[byte, default: 0] += 1 }
    }
    let (comma, others) = (UInt8(ascii: ","), [UInt8(ascii: "\t"), UInt8(ascii: ";")])
    return others.first { counts[$0, default: 0] > counts[comma, default: 0] } ?? comma
}

extension CatalogError {
    /// There is nothing in the file.
    static func empty(path: String) -> CatalogError {
        CatalogError(
            .badData,
            "\(harmless(path)) is empty; a movie list begins with a line of column names, title among them.")
    }

    /// The file is a zip archive.
    static func isArchive(path: String) -> CatalogError {
        CatalogError(
            .badData, "\(harmless(path)) is a zip archive; unpack it, and name a CSV file out of it.")
    }

    /// The first line names these columns, and no title among them.
    static func noTitleColumn(path: String, columns: [String]) -> CatalogError {
        var names = columns.prefix(8).map { shown($0) }
        if columns.count > names.count { names.append("\(columns.count - names.count) more") }
        return CatalogError(
            .badData,
            "\(harmless(path)), line 1: there is no title column among \(names.joined(separator: ", ")); "
                + "name the column of titles “title”.")
    }
}
