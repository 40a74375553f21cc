import MovieCatalog

/// The header of a file: its columns, and the field that each one holds.
struct MovieFileHeader {
    /// A column that tells something, and where it stands; one object, as each cell of the file asks for it.
    final class UsedColumn {
        let index: Int
        let name: String
        let column: Column
        /// Whether a person says what it is.
        let isSaid: Bool
        /// How long its cells can be.
        let longest: Int

        init(index: Int, name: String, column: Column, isSaid: Bool) {
            (self.index, self.name, self.column, self.isSaid) = (index, name, column, isSaid)
            longest = (column.field ?? .title).longest
        }
    }

    private(set) var format: MovieFileFormat
    /// The columns that are taken, in the order of the file.
    private(set) var places: [UsedColumn] = []
    /// The names of columns that aren't, and what stands before them.
    private(set) var ignored: [String] = []
    /// The columns that a person leaves out.
    private(set) var leftOut: [Int] = []
    /// The names of all columns.
    private(set) var names: [String] = []
    /// The lines that a list of Letterboxd has before them.
    private(set) var preamble: [[String]] = []
    /// The keys of movies in JSON that others write; `nil` for a table, and for movies' own JSON.
    private(set) var json: JSONColumns?

    private var cells: [ArraySlice<UInt8>] = []

    /// Reads the line of column names, and recognizes the kind of file by them, letter case aside, and by its name.
    ///
    /// From then on the reader tells lines apart as that kind is written.
    ///
    /// - Parameter mapping: What a person says of columns.
    init(from reader: inout CSVReader, path: String, mapping: ColumnMapping) throws(CatalogError) {
        format = .plainList
        var start = try reader.peekLine()
        try checkStart(start, of: path)
        var record = CSVReader.Record()
        while isText(path), start.first == UInt8(ascii: "#") {
            reader.dialect = .lines
            _ = try reader.read(into: &record)
            ignored += record.texts
            start = try reader.peekLine()
        }
        if isPlainList(start, path: path) {
            reader.dialect = .lines
            let names = ["title", "year"].map { ArraySlice($0.utf8) }
            try recognize(names, path: path, mapping: mapping, as: .plainList)
            return
        }
        if let named = namedSeparator(in: start) {
            reader.dialect = .lines
            _ = try reader.read(into: &record)
            reader.dialect = CSVReader.Dialect(separator: named)
            start = try reader.peekLine()
        } else {
            reader.dialect = CSVReader.Dialect(separator: separator(in: start))
        }
        reader.dialect.hasQuotes = !reader.dialect.isMarkdown
        if let separator = reader.dialect.separator, !reader.dialect.isMarkdown {
            // As Criticker has it, a space behind each.
            let parts = start.split(separator: separator).dropFirst()
            reader.dialect.hasSpaces = !parts.isEmpty && parts.allSatisfy { $0.first == UInt8(ascii: " ") }
        }
        guard try reader.read(into: &record) else {
            throw CatalogError(
                .badData,
                "\(harmless(path)) is empty; a movie list begins with a line of column names, title among them."
            )
        }
        var list: MovieFileFormat?
        if record[0].starts(with: MovieFileFormat.letterboxdPreamble.utf8) {
            list = try readPreamble(from: &reader, into: &record, path: path)
        }
        try record.checkNames(of: path)
        record.decode()
        try recognize((0..<record.count).map { record[$0].trimmed }, path: path, mapping: mapping, as: list)
        reader.dialect.hasQuotes = format.hasQuotes && reader.dialect.hasQuotes
    }

    /// Takes movies in JSON: as movies writes them, or with the keys that others use.
    init(json columns: JSONColumns?, path: String, mapping: ColumnMapping) throws(CatalogError) {
        (format, json) = (.json, columns)
        guard let columns else { return }
        try recognize(columns.names.map { ArraySlice($0.utf8) }, path: path, mapping: mapping)
    }

    /// Reads what a list of Letterboxd has before the names of its movies' columns, which are read into the record: names
    /// of its own, with their values. The list's name is a tag of its movies; of the others nothing is taken.
    private mutating func readPreamble(
        from reader: inout CSVReader, into record: inout CSVReader.Record, path: String
    ) throws(CatalogError) -> MovieFileFormat {
        repeat {
            record.decode()
            preamble.append(record.texts)
            guard try reader.read(into: &record) else {
                throw noTitle(among: [MovieFileFormat.letterboxdPreamble], of: path)
            }
        } while !record.texts.contains { $0.lowercased() == "position" }
        guard preamble.count > 2 else { return .letterboxdList(nil) }
        let values = Dictionary(zip(preamble[1], preamble[2])) { first, _ in first }
        ignored += preamble[1].filter { $0 != "Name" && values[$0]?.isEmpty == false }.map {
            "\($0) of the list"
        }
        return .letterboxdList(values["Name"])
    }

    /// Recognizes the kind of file by the names of its columns, where it isn't known.
    private mutating func recognize(
        _ cells: [ArraySlice<UInt8>], path: String, mapping: ColumnMapping, as known: MovieFileFormat? = nil
    ) throws(CatalogError) {
        self.cells = cells
        names = cells.map { String(decoding: $0, as: UTF8.self) }
        let keys = names.map { $0.lowercased() }
        format = if let known { known } else { try MovieFileFormat.format(columns: keys, path: path) }
        let canBeMapped = format.columnsCanBeMapped && format.kind != .plainList
        let mapped = canBeMapped ? try mapping.entries(for: names, of: path) : [:]
        leftOut = mapped.filter { $0.value.column == nil }.keys.sorted()
        // What a person says goes first, then a field's own name, a name that can mean nothing else, and any other.
        var candidates: [(rank: Int, index: Int, column: Column)] = []
        // There a note is what one gives.
        let isFrench = keys.contains("titre") || keys.contains("année")
        for (index, key) in keys.enumerated() {
            if let entry = mapped[index] {
                if let column = entry.column { candidates.append((0, index, column)) }
            } else if let known = format.columns[key] {
                if let column = known { candidates.append((1, index, column)) }
            } else if format.takesOthers,
                let column = Column(named: isFrench && key == "note" ? "rating" : names[index])
            {
                let isOwnName = column.field?.rawValue == key && !column.isUnsure
                candidates.append((isOwnName ? 2 : column.isUnsure ? 4 : 3, index, column))
            }
        }
        for (rank, index, column) in candidates.sorted(by: { ($0.rank, $0.index) < ($1.rank, $1.index) }) {
            // A format can have a rating in two columns, of which a row fills one, and a list “watched” beside days.
            let canBeTwo = format.isList && column.field == .viewings
            let isTaken = places.contains {
                $0.column.role == column.role
                    && ($0.isSaid || (rank == 1 ? $0.column == column : !canBeTwo))
            }
            if !isTaken {
                places.append(UsedColumn(index: index, name: names[index], column: column, isSaid: rank == 0))
            }
        }
        guard format.identity != .title || self[.field(.title)] != nil else {
            throw noTitle(among: names, of: path)
        }
        places.sort { $0.index < $1.index }
        let known = Set(places.map(\.index)).union(leftOut)
        ignored += names.indices.filter { !known.contains($0) && !names[$0].isEmpty }.map { names[$0] }
    }

    private func noTitle(among columns: [String], of path: String) -> CatalogError {
        var names = columns.prefix(20).map { shown($0) }
        if columns.count > names.count { names.append("others") }
        return CatalogError(
            .badData,
            "\(harmless(path)), line 1: there is no title column among \(names.joined(separator: ", ")); "
                + "name the column of titles “title”.")
    }

    /// Whether a record is the line of column names once more, as it is where files were put together.
    func isRepeated(in record: CSVReader.Record) -> Bool {
        record.count == cells.count && format.kind != .plainList
            && cells.indices.allSatisfy { record[$0].trimmed == cells[$0] }
    }

    /// Whether the name of a column says what it is taken for: as the field is called, as one of a format that is known,
    /// or because it fills no field.
    func isNamed(_ place: UsedColumn, as column: Column) -> Bool {
        guard place.isSaid || format.isList, let filled = column.field else { return true }
        if filled == .rating || place.column.field == .rating { return false }
        let key = Column.key(of: place.name)
        return [filled.rawValue, filled.name].contains { name in
            let name = Column.key(of: name)
            return key == name || key + "s" == name || key == name + "s"
        }
    }

    /// The place of a column; `nil` where there is none.
    subscript(role: Column.Role) -> Int? {
        places.first { $0.column.role == role }?.index
    }
}

/// Whether a file's name says that it is a text, which may be in Markdown.
private func isText(_ path: String) -> Bool {
    [".txt", ".md", ".markdown"].contains(where: path.lowercased().hasSuffix)
}

/// Whether a file that begins with this line is a list with a title a line, and no table.
private func isPlainList(_ line: ArraySlice<UInt8>, path: String) -> Bool {
    guard let text = String(validating: line, as: UTF8.self), !text.utf8.contains(0),
        line.first != CSVReader.Dialect.bar
    else { return false }
    let names = line.split(separator: separator(in: line)).map {
        String(decoding: $0.trimmed, as: UTF8.self).trimmed.filter { $0 != "\"" }
    }
    guard !names.contains(where: { Column(named: $0)?.field == .title || $0.lowercased().hasPrefix("sep=") })
    else { return false }
    if isText(path) { return !text.trimmed.isEmpty }
    guard let film = PlainLine(text) else { return false }
    return film.year != nil && film.rest.isEmpty || film.isListed
}

/// What stands between cells, where the first line says so for spreadsheets: `sep=;`.
private func namedSeparator(in line: ArraySlice<UInt8>) -> UInt8? {
    let words = line.filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\r") }
    let isNamed = words.count == 5 && String(decoding: words.prefix(4), as: UTF8.self).lowercased() == "sep="
    return isNamed ? words.last : nil
}

/// What most likely stands between the names of columns.
private func separator(in line: ArraySlice<UInt8>) -> UInt8 {
    if line.first == CSVReader.Dialect.bar { return CSVReader.Dialect.bar }
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
    let signs = line.filter { !$0.isJSONSpace }
    if signs.elementsEqual("[".utf8) || signs.starts(with: "[\"".utf8) {
        throw .isOther(
            path: path, "a list in JSON whose elements are no objects",
            advice: "of a list of titles make a text with one a line: jq -r '.[]' FILE > list.txt")
    }
    if let found = starts.first(where: { start.starts(with: $0.bytes) }) {
        throw .isOther(path: path, found.what, advice: found.advice)
    }
}

extension CatalogError {
    /// The file is one of which no movie can be read.
    static func isOther(path: String, _ what: String, advice: String) -> CatalogError {
        CatalogError(
            .badData, "\(harmless(path)) is \(what), which holds no movies that can be read; \(advice).")
    }
}
