/// The columns of a file, understood.
struct MovieFileHeader {
    /// A column that tells something, and where it stands.
    struct Place {
        let index: Int
        let name: String
        let column: Column
        /// How long its cells can be.
        let longest: Int

        init(index: Int, name: String, column: Column) {
            (self.index, self.name, self.column) = (index, name, column)
            longest = (column.field ?? .title).longest
        }
    }

    let format: MovieFileFormat
    /// The columns that are taken, in the order of the file.
    let places: [Place]
    /// The names of columns that aren't.
    let ignored: [String]
    /// What a person says of columns, by their places.
    let mapped: [Int: ColumnMapping.Entry]
    /// The names of all columns.
    let names: [String]
    /// The keys of movies in JSON that others write; `nil` for a table, and for movies' own JSON.
    let json: JSONColumns?

    private let cells: [ArraySlice<UInt8>]

    /// How many columns there are.
    var count: Int { names.count }

    /// Reads the line of column names, and recognizes the kind of file by them, letter case aside, and by its name.
    ///
    /// From then on the reader tells lines apart as that kind is written.
    ///
    /// - Parameter mapping: What a person says of columns.
    init(
        from reader: inout CSVReader, path: String, mapping: ColumnMapping
    ) throws(CatalogError) {
        var start = try reader.peekLine()
        try checkStart(start, of: path)
        if isPlainList(start, path: path) {
            reader.dialect = .lines
            let names = ["title", "year"]
            try self.init(
                names.map { ArraySlice($0.utf8) }, path: path, mapping: ColumnMapping(), format: .plainList)
            return
        }
        if let named = namedSeparator(in: start) {
            reader.dialect = .lines
            var record = CSVReader.Record()
            _ = try reader.read(into: &record)
            reader.dialect = CSVReader.Dialect(separator: named)
            start = try reader.peekLine()
        } else {
            reader.dialect.separator = separator(in: start)
        }
        if let separator = reader.dialect.separator {
            // As Criticker has it, a space behind each.
            let parts = start.split(separator: separator).dropFirst()
            reader.dialect.hasSpaces = !parts.isEmpty && parts.allSatisfy { $0.first == UInt8(ascii: " ") }
        }
        var list: (format: MovieFileFormat, ignored: [String])?
        let cells = try cellsOfHeader(from: &reader, path: path, list: &list)
        try self.init(cells, path: path, mapping: mapping, format: list?.format, ignored: list?.ignored ?? [])
        reader.dialect.hasQuotes = format.hasQuotes
    }

    /// Takes movies in JSON, as movies writes them.
    init() {
        (format, places, ignored, cells) = (.json, [], [], [])
        (names, mapped, json) = ([], [:], nil)
    }

    /// Takes movies in JSON, with the keys that others use.
    init(json columns: JSONColumns, path: String, mapping: ColumnMapping) throws(CatalogError) {
        try self.init(columns.names.map { ArraySlice($0.utf8) }, json: columns, path: path, mapping: mapping)
    }

    /// Recognizes the kind of file by the names of its columns.
    ///
    /// - Parameter ignored: What stands before the names of columns and isn't taken.
    private init(
        _ cells: [ArraySlice<UInt8>], json: JSONColumns? = nil, path: String, mapping: ColumnMapping,
        format: MovieFileFormat? = nil, ignored: [String] = []
    ) throws(CatalogError) {
        let names = cells.map { String(decoding: $0, as: UTF8.self) }
        let keys = names.map { $0.lowercased() }
        let format = if let format { format } else { try MovieFileFormat.format(columns: keys, path: path) }
        let mapped = format.columnsCanBeMapped ? try mapping.entries(for: names, of: path) : [:]
        // What a person says goes first, then a field's own name, a name that can mean nothing else, and any other.
        var candidates: [(rank: Int, index: Int, column: Column)] = []
        for (index, key) in keys.enumerated() {
            if let entry = mapped[index] {
                if let column = entry.column { candidates.append((0, index, column)) }
            } else if let known = format.columns[key] {
                if let column = known { candidates.append((1, index, column)) }
            } else if format.takesOthers, let column = Column(named: names[index]) {
                let isOwnName = column.field?.rawValue == key && !column.isUnsure
                candidates.append((isOwnName ? 2 : column.isUnsure ? 4 : 3, index, column))
            }
        }
        candidates.sort { ($0.rank, $0.index) < ($1.rank, $1.index) }
        var places: [Place] = []
        for (rank, index, column) in candidates {
            // A format can have a rating in two columns, of which a row fills one.
            let isTaken = places.contains {
                rank == 1
                    ? $0.column == column || mapped[$0.index] != nil && $0.column.role == column.role
                    : $0.column.role == column.role
            }
            if !isTaken { places.append(Place(index: index, name: names[index], column: column)) }
        }
        guard format.identity != .title || places.contains(where: { $0.column.field == .title }) else {
            throw .noTitleColumn(path: path, columns: names)
        }
        let taken = Set(places.map(\.index))
        self.ignored =
            ignored
            + names.indices.filter { !taken.contains($0) && mapped[$0] == nil && !names[$0].isEmpty }.map {
                names[$0]
            }
        self.places = places.sorted { $0.index < $1.index }
        (self.cells, self.json, self.format, self.mapped, self.names) = (cells, json, format, mapped, names)
    }

    /// Whether a record is the line of column names once more, as it is where files were put together.
    func isRepeated(in record: CSVReader.Record) -> Bool {
        record.count == cells.count && format.kind != .plainList
            && cells.indices.allSatisfy { record[$0].trimmed == cells[$0] }
    }

    /// Whether the name of a column says what it is taken for: as the field is called, as one of a format that is known,
    /// or because it fills no field.
    func isNamed(_ place: Place, as column: Column) -> Bool {
        guard mapped[place.index] != nil || format.isList, let filled = column.field else {
            return true
        }
        if filled == .rating || place.column.field == .rating { return false }
        let key = Column.key(of: place.name)
        return [filled.rawValue, filled.name].contains { name in
            let name = Column.key(of: name)
            return key == name || key + "s" == name || key == name + "s"
        }
    }

    /// The names of columns that a person left out.
    var leftOut: [String] {
        mapped.filter { $0.value.column == nil }.keys.sorted().map { names[$0] }
    }

    /// The names of columns that could be the person's ratings, or that a person left out.
    var ratingColumns: [String] {
        names.indices.filter { index in
            if let entry = mapped[index] { return entry.column.map { $0.field == .rating } ?? true }
            return format.isList && Column(named: names[index])?.field == .rating
                && names.firstIndex(of: names[index]) == index
        }
        .map { names[$0] }
    }

    /// The place of a column; `nil` where there is none.
    subscript(role: Column.Role) -> Int? {
        places.first { $0.column.role == role }?.index
    }
}

/// The cells of the line of column names, behind what a list of Letterboxd has before it: its name, which its movies
/// get as a tag, and more of which nothing is taken.
private func cellsOfHeader(
    from reader: inout CSVReader, path: String, list: inout (format: MovieFileFormat, ignored: [String])?
) throws(CatalogError) -> [ArraySlice<UInt8>] {
    var record = CSVReader.Record()
    guard try reader.read(into: &record) else { throw .empty(path: path) }
    func texts() -> [String] {
        (0..<record.count).map { String(decoding: record[$0].trimmed, as: UTF8.self) }
    }
    if record[0].starts(with: MovieFileFormat.letterboxdPreamble.utf8) {
        // A line of column names of its own, the values, and the names of the movies' columns.
        var lines: [[String]] = []
        repeat {
            guard try reader.read(into: &record) else {
                throw .noTitleColumn(path: path, columns: [MovieFileFormat.letterboxdPreamble])
            }
            lines.append(texts())
        } while !texts().contains { $0.lowercased() == "position" }
        var named: [String: String] = [:]
        if lines.count > 2 { named = Dictionary(zip(lines[0], lines[1])) { first, _ in first } }
        list = (
            .letterboxdList(named["Name"]),
            lines[0].filter { $0 != "Name" && named[$0]?.isEmpty == false }.map { "\($0) of the list" }
        )
    }
    try record.checkNames(of: path)
    if !record.isText { record.replaceCells(utf8(fromWindows1252:)) }
    return (0..<record.count).map { record[$0].trimmed }
}

/// Whether a file that begins with this line is a list with a title a line, and no table.
private func isPlainList(_ line: ArraySlice<UInt8>, path: String) -> Bool {
    guard String(validating: line, as: UTF8.self) != nil, !line.contains(0) else { return false }
    let text = String(decoding: line, as: UTF8.self)
    let names = line.split(separator: separator(in: line)).map {
        String(decoding: $0.trimmed, as: UTF8.self).trimmed.filter { $0 != "\"" }
    }
    guard !names.contains(where: { Column(named: $0)?.field == .title || $0.lowercased().hasPrefix("sep=") })
    else {
        return false
    }
    let name = path.lowercased()
    if [".txt", ".md", ".markdown"].contains(where: name.hasSuffix) { return !text.trimmed.isEmpty }
    guard let film = PlainLine(text) else { return false }
    return film.year != nil && film.rest.isEmpty || film.isListed
}

/// What stands between cells, where the first line says so for spreadsheets: `sep=;`.
private func namedSeparator(in line: ArraySlice<UInt8>) -> UInt8? {
    let words = line.filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\r") }
    guard words.count == 5, String(decoding: words.prefix(4), as: UTF8.self).lowercased() == "sep=" else {
        return nil
    }
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
    let (comma, others) = (UInt8(ascii: ","), [UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ">")])
    return others.first { counts[$0, default: 0] > counts[comma, default: 0] } ?? comma
}

/// Looks whether the file begins as one of which no movie can be read.
private func checkStart(_ line: ArraySlice<UInt8>, of path: String) throws(CatalogError) {
    let starts: [(bytes: [UInt8], what: String, advice: String)] = [
        ([0x50, 0x4B, 0x03, 0x04], "a zip archive", "import it, or a file out of it"),
        ([0x50, 0x4B, 0x05, 0x06], "an empty zip archive", "download it again"),
        (Array("%PDF".utf8), "a PDF", "export the list as CSV where it comes from"),
        (Array("SQLite format 3".utf8), "a database", "export it as CSV with the program that wrote it"),
        ([0xD0, 0xCF, 0x11, 0xE0], "a file of an older office program", "save it as CSV in UTF-8"),
        (Array("{\\rtf".utf8), "a document", "save it as plain text in UTF-8"),
        (Array("Rar!".utf8), "an archive", "unpack it"),
        ([0x37, 0x7A, 0xBC, 0xAF], "an archive", "unpack it"),
        (Array("<!doctype html".utf8), "a web page", "export the list as CSV where it comes from"),
        (Array("<html".utf8), "a web page", "export the list as CSV where it comes from"),
        (Array("<".utf8), "XML", "export the list as CSV or JSON with the program that wrote it"),
    ]
    let start = line.prefix(20).map {
        (0x41...0x5A).contains($0) && line.first == UInt8(ascii: "<") ? $0 | 0x20 : $0
    }
    if let found = starts.first(where: { start.starts(with: $0.bytes) }) {
        throw .isOther(path: path, found.what, advice: found.advice)
    }
}

extension CatalogError {
    /// There is nothing in the file.
    static func empty(path: String) -> CatalogError {
        CatalogError(
            .badData,
            "\(harmless(path)) is empty; a movie list begins with a line of column names, title among them.")
    }

    /// The file is one of which no movie can be read.
    static func isOther(path: String, _ what: String, advice: String) -> CatalogError {
        CatalogError(
            .badData, "\(harmless(path)) is \(what), which holds no movies that can be read; \(advice).")
    }

    /// The first line names these columns, and no title among them.
    static func noTitleColumn(path: String, columns: [String]) -> CatalogError {
        var names = columns.prefix(20).map { shown($0) }
        if columns.count > names.count { names.append("others") }
        return CatalogError(
            .badData,
            "\(harmless(path)), line 1: there is no title column among \(names.joined(separator: ", ")); "
                + "name the column of titles “title”.")
    }
}
