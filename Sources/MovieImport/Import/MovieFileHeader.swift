import MovieCatalog

/// The header of a file: its columns, and the field that each one holds.
struct MovieFileHeader {
    /// A column with a use.
    struct UsedColumn {
        let index: Int
        let name: String
        var column: Column
        /// Whether a person mapped it.
        let isMapped: Bool
        /// The longest cell, in bytes.
        var longest: Int { (column.field ?? .title).longest }
    }

    /// The precedence of columns that could be of one field, the first one first.
    private enum Rank: Comparable {
        case mapped, known
        /// It has the field's own name, a name that can mean nothing else, or any other.
        case ownName, sure, unsure
    }

    private(set) var format: MovieFileFormat
    /// The columns with a use, in the order of the file.
    private(set) var usedColumns: [UsedColumn] = []
    /// The columns that aren't, and the lines before them.
    private(set) var ignored: [IgnoredColumn] = []
    private(set) var leftOut: [Int] = []
    private(set) var names: [String] = []
    /// The keys of other programs' JSON; `nil` for a table, and for movies' own JSON.
    private(set) var json: JSONColumns?

    private var cells: [ArraySlice<UInt8>] = []

    /// Reads the line of column names, recognizes the kind of file, and gives the reader its dialect.
    ///
    /// - Parameter options: What a person says of the file.
    init(from reader: inout CSVReader, path: String, options: ReadingOptions) throws(CatalogError) {
        let mapping = options.mapping
        format = .plainList
        var start = try reader.peekLine()
        try checkStart(start, of: path)
        var record = CSVReader.Record()
        // White space, and a title above the names of the columns.
        while start.trimmed.isEmpty || isTitleLine(start, path: path) {
            reader.dialect = .lines
            guard try reader.read(into: &record) else { throw .file(path, .empty) }
            let (title, next) = (start.trimmed, try reader.peekLine())
            guard title.isEmpty || hasTitleColumn(next) else {
                throw .file(
                    FilePosition(path: path, row: 1),
                    .noTitleColumn(among: [String(decoding: title, as: UTF8.self)]))
            }
            record.decode()
            ignored += record.texts.filter { !$0.isEmpty }.map { IgnoredColumn(name: $0) }
            start = next
        }
        while isText(path), start.first == UInt8(ascii: "#") {
            reader.dialect = .lines
            _ = try reader.read(into: &record)
            ignored += record.texts.map { IgnoredColumn(name: $0) }
            start = try reader.peekLine()
        }
        if isPlainList(start, path: path) {
            reader.dialect = .lines
            let names = ["title", "year", "watched"].map { ArraySlice($0.utf8) }
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
            throw .file(path, .empty)
        }
        var list: MovieFileFormat?
        if record[0].starts(with: MovieFileFormat.letterboxdPreamble.utf8) {
            list = try readPreamble(from: &reader, into: &record, path: path)
        }
        try record.checkNames(of: path)
        try decode(&record, as: options.encoding, of: path)
        try recognize((0..<record.count).map { record[$0].trimmed }, path: path, mapping: mapping, as: list)
    }

    /// Converts names that aren't UTF-8 from an encoding, or else the first that makes words of them.
    private func decode(
        _ record: inout CSVReader.Record, as encoding: CodePage?, of path: String
    ) throws(CatalogError) {
        guard !record.isText else { return }
        var encodings = EncodingStatistics()
        for index in 0..<record.count { encodings.add(record[index]) }
        if encoding == nil, let name = encodings.seeming { throw .file(path, .otherEncoding(name)) }
        record.decode(encoding ?? encodings.likely.first ?? .windows1252)
    }

    /// Makes the header of a file in JSON; the columns are `nil` for movies' own.
    init(json columns: JSONColumns?, path: String, mapping: ColumnMapping) throws(CatalogError) {
        (format, json) = (.json, columns)
        guard let columns else { return }
        try recognize(columns.names.map { ArraySlice($0.utf8) }, path: path, mapping: mapping)
    }

    /// Reads the lines before the names of a Letterboxd list's columns, which are read into the record.
    ///
    /// The list's name and description are read; its other values are ignored.
    private mutating func readPreamble(
        from reader: inout CSVReader, into record: inout CSVReader.Record, path: String
    ) throws(CatalogError) -> MovieFileFormat {
        var preamble: [[String]] = []
        repeat {
            record.decode()
            preamble.append(record.texts)
            guard try reader.read(into: &record) else {
                throw .file(
                    FilePosition(path: path, row: 1),
                    .noTitleColumn(among: [MovieFileFormat.letterboxdPreamble]))
            }
        } while !record.texts.contains { $0.lowercased() == "position" }
        guard preamble.count > 2 else { return .letterboxdList(nil) }
        let values = Dictionary(zip(preamble[1], preamble[2])) { first, _ in first }
        ignored += preamble[1].filter {
            !["Name", "Description"].contains($0) && values[$0]?.isEmpty == false
        }.map {
            IgnoredColumn(name: $0, isOfList: true)
        }
        let file = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
        func value(_ key: String) -> String? { values[key].flatMap { $0.isEmpty ? nil : $0 } }
        return .letterboxdList(
            ListPlace(
                list: value("Name") ?? String(file),
                description: value("Description").map { plainText(markup: $0) }))
    }

    /// Recognizes the kind of file by its columns, unless it is known, and the use of each column.
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
        var candidates: [(rank: Rank, index: Int, column: Column)] = []
        // There a note is what one gives.
        let isFrench = keys.contains("titre") || keys.contains("année")
        for (index, key) in keys.enumerated() {
            if let entry = mapped[index] {
                if let column = entry.column { candidates.append((.mapped, index, column)) }
            } else if let known = format.columns[key] {
                if let column = known { candidates.append((.known, index, column)) }
            } else if !format.isOwn,
                let column = Column(named: isFrench && key == "note" ? "rating" : names[index])
            {
                let isOwnName = column.field?.rawValue == key && !column.isUnsure
                candidates.append((isOwnName ? .ownName : column.isUnsure ? .unsure : .sure, index, column))
            }
        }
        for (rank, index, var column) in candidates.sorted(by: { ($0.rank, $0.index) < ($1.rank, $1.index) })
        {
            // A format can have a rating in two columns, of which a row fills one, and a list “watched” beside days.
            let canBeTwo = format.isList && column.field == .viewings
            let isTaken = usedColumns.contains {
                $0.column.role == column.role
                    && ($0.isMapped || (rank == .known ? $0.column == column : !canBeTwo))
            }
            // There a comma stands between two.
            if column.form == .people, !format.isList { column.form = .list }
            if !isTaken {
                usedColumns.append(
                    UsedColumn(index: index, name: names[index], column: column, isMapped: rank == .mapped))
            }
        }
        try checkSigns(of: path)
        usedColumns.sort { $0.index < $1.index }
        let known = Set(usedColumns.map(\.index)).union(leftOut)
        ignored += names.indices.filter { !known.contains($0) && !names[$0].isEmpty }.map {
            IgnoredColumn(name: names[$0])
        }
    }

    /// Checks that a table of any program says that its titles are those of movies.
    private func checkSigns(of path: String) throws(CatalogError) {
        let title = usedColumns.first { $0.column.field == .title }
        guard title != nil || !format.idIsEnough else { return }
        let keys = names.map { Column.key(of: $0) }
        let other = MovieFileFormat.otherSigns.first { $0.names.contains(where: keys.contains) }
        guard let title else {
            let position = FilePosition(path: path, row: 1)
            throw other.map { .file(path, .withoutMovies($0.contents)) }
                ?? .file(position, .noTitleColumn(among: names))
        }
        guard format.isList, json?.hasParts != true, names.count(where: { !$0.isEmpty }) > 1,
            leftOut.isEmpty, !usedColumns.contains(where: \.isMapped),
            Column.bareTitles.contains(Column.key(of: title.name))
        else { return }
        let fields = Set(usedColumns.compactMap(\.column.field))
        guard fields.isDisjoint(with: [.directors, .imdbID, .tmdbID, .letterboxdURI]) else { return }
        if let other { throw .file(path, .withoutMovies(other.contents)) }
        guard fields.isSubset(of: [.title, .genres, .tags, .note, .languages, .countries]) else { return }
        throw .file(FilePosition(path: path, row: 1), .noSignOfMovies(title: title.name))
    }

    /// Whether a title is all that tells a movie of the file from others.
    var titleIsID: Bool {
        usedColumns.allSatisfy { used in
            ![.year, .released, .imdbID, .tmdbID, .letterboxdURI].contains(used.column.field)
        }
    }

    /// Whether a record is the line of column names again, as in concatenated files.
    func isRepeated(in record: CSVReader.Record) -> Bool {
        record.count == cells.count && cells.indices.allSatisfy { record[$0].trimmed == cells[$0] }
    }

    /// Whether the name of a column says its use: the name of its field, or a name of a known format.
    func isNamed(_ used: UsedColumn, as column: Column) -> Bool {
        guard used.isMapped || format.isList, let filled = column.field else { return true }
        if filled == .rating { return false }
        let key = Column.key(of: used.name)
        return [filled.rawValue, filled.name].contains { name in
            let name = Column.key(of: name)
            return key == name || key + "s" == name || key == name + "s"
        }
    }

    /// The index of a column, if any.
    subscript(role: Column.Role) -> Int? {
        usedColumns.first { $0.column.role == role }?.index
    }
}

/// Whether the name of a file is that of a text, which may be in Markdown.
private func isText(_ path: String) -> Bool {
    [".txt", ".md", ".markdown"].contains(where: path.lowercased().hasSuffix)
}

private func names(in line: ArraySlice<UInt8>) -> [String] {
    line.split(separator: separator(in: line)).map {
        String(decoding: $0.trimmed, as: UTF8.self).trimmed.filter { $0 != "\"" }
    }
}

private func hasTitleColumn(_ line: ArraySlice<UInt8>) -> Bool {
    names(in: line).contains { Column(named: $0)?.field == .title }
}

/// Whether a first line is a single text, in a cell of its own, that no list begins with.
private func isTitleLine(_ line: ArraySlice<UInt8>, path: String) -> Bool {
    let texts = names(in: line).filter { !$0.isEmpty }
    guard texts.count == 1, !line.contains(0), Column(named: texts[0]) == nil,
        !texts[0].lowercased().hasPrefix("sep="),
        !line.starts(with: MovieFileFormat.letterboxdPreamble.utf8), line.first != CSVReader.Dialect.bar
    else { return false }
    return !isPlainList(line, path: path)
}

/// Whether a file with this first line is a list of one title a line, and no table.
private func isPlainList(_ line: ArraySlice<UInt8>, path: String) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    guard !line.contains(0), line.first != CSVReader.Dialect.bar, !hasTitleColumn(line),
        !names(in: line).contains(where: { $0.lowercased().hasPrefix("sep=") })
    else { return false }
    if isText(path) { return !text.trimmed.isEmpty }
    guard let film = PlainLine(text) else { return false }
    return film.year != nil && film.rest.isEmpty || film.isListed
}

/// The separator in a first line for spreadsheets: `sep=;`.
private func namedSeparator(in line: ArraySlice<UInt8>) -> UInt8? {
    let words = line.filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\r") }
    let isNamed = words.count == 5 && String(decoding: words.prefix(4), as: UTF8.self).lowercased() == "sep="
    return isNamed ? words.last : nil
}

/// The likely separator of a line of column names.
private func separator(in line: ArraySlice<UInt8>) -> UInt8 {
    if line.first == CSVReader.Dialect.bar { return CSVReader.Dialect.bar }
    var isQuoted = false
    let plain = line.filter { byte in
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        return !isQuoted
    }
    func count(of sign: UInt8) -> Int { plain.count { $0 == sign } }
    let (comma, others) = (UInt8(ascii: ","), [UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ">")])
    return others.first { count(of: $0) > count(of: comma) } ?? comma
}

/// Checks that a file doesn't begin as one of another kind.
private func checkStart(_ line: ArraySlice<UInt8>, of path: String) throws(CatalogError) {
    let starts: [(bytes: [UInt8], file: FileFault.OtherFile)] = [
        ([0x50, 0x4B, 0x03, 0x04], .zip), ([0x50, 0x4B, 0x05, 0x06], .emptyZip),
        (Array("%PDF".utf8), .pdf), (Array("SQLite format 3".utf8), .database),
        ([0xD0, 0xCF, 0x11, 0xE0], .oldOfficeFile), (Array("{\\rtf".utf8), .richText),
        (Array("Rar!".utf8), .archive), ([0x37, 0x7A, 0xBC, 0xAF], .archive),
        (Array("<!doctype html".utf8), .webPage), (Array("<html".utf8), .webPage), (Array("<".utf8), .xml),
    ]
    let start = line.prefix(20).map {
        (0x41...0x5A).contains($0) && line.first == UInt8(ascii: "<") ? $0 | 0x20 : $0
    }
    let signs = line.filter { !$0.isJSONSpace }
    if signs.elementsEqual("[".utf8) || signs.starts(with: "[\"".utf8) {
        throw .file(path, .other(.listOfValues))
    }
    if let found = starts.first(where: { start.starts(with: $0.bytes) }) {
        throw .file(path, .other(found.file))
    }
}
