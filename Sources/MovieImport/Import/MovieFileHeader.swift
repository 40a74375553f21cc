import MovieCatalog

struct MovieFileHeader {
    struct UsedColumn {
        let index: Int
        let name: String
        var column: Column
        var use = ColumnStatus.read
        fileprivate let rank: ColumnNameConfidence
        var isMapped: Bool { rank == .mapped }
        var longest: Int { (column.field ?? .title).longest }
    }

    /// Whether a column is read, or left out because its values are faulty or don't fit its name.
    enum ColumnStatus {
        case read, faulty, ignored
    }

    fileprivate enum ColumnNameConfidence: Comparable {
        case mapped, known
        /// The field's own name, an unambiguous name, a likely name, or any other name.
        case ownName, sure, likely, unsure
    }

    private(set) var format: MovieFileFormat
    var usedColumns: [UsedColumn] = []
    private(set) var ignoredLines: [String] = []
    private(set) var ignoredByUser: [Int] = []
    private(set) var names: [String] = []
    /// The keys of other programs' JSON. Nil for other files.
    let json: JSONColumns?
    let path: String
    /// Whether to read the file again from its start, because it has a list without column names.
    private(set) var needsRewind = false
    private let options: ReadingOptions

    init(from reader: inout CSVReader, path: String, options: ReadingOptions) throws(CatalogError) {
        (format, json, self.path, self.options) = (.plainList, nil, path, options)
        var start = try reader.peekLine()
        try checkStart(start, of: path)
        var record = CSVReader.Record()
        // Skip white space, and rows above the column names.
        var above: [[String]] = []
        while start.trimmed.isEmpty || above.count < 10 && isTitleLine(start) {
            if !start.trimmed.isEmpty { above.append(texts(in: start)) }
            guard let next = try skipLine(of: &reader, into: &record) else { break }
            start = next
        }
        if let first = above.first, !hasNames(start) {
            try recognize(first)
            throw .file(FilePosition(path: path, row: 1), .noTitleColumn(among: first))
        }
        // Skip prose before a table or a list.
        var sections = PlainTextSections(isWatchlist: isWatchlist)
        let bar = CSVReader.Dialect.bar
        while isText(path), !start.isEmpty, !start.contains(0), needsRewind || start.first != bar,
            start.first == UInt8(ascii: "#") || needsRewind && start.first != bar || !hasTitleColumn(start)
        {
            let text = String(decoding: start, as: UTF8.self)
            let isHeading = sections.take(text, above: [])
            let isFilm = !isHeading && PlainTextLine(text, under: sections)?.isFilm == true
            if !needsRewind, isFilm || text[...].trimmed.hasPicture {
                needsRewind = true
                guard PlainTextLine.pages.contains(where: path.lowercased().hasSuffix) else { break }
            }
            start = try skipLine(of: &reader, into: &record) ?? []
            if start.isEmpty, !needsRewind { throw .file(path, .noFilms) }
        }
        if needsRewind { ignoredLines = [] }
        if needsRewind && start.first != bar || isPlainList(start, path: path) {
            needsRewind = true
            reader.dialect = .lines
            try recognize(PlainTextLine.columns, as: .plainList)
            return
        }
        let named = namedSeparator(in: start)
        if named != nil {
            reader.dialect = .lines
            _ = try reader.read(into: &record)
            start = try reader.peekLine()
        }
        let separator = named ?? separator(in: start)
        let isMarkdown = separator == bar
        // Criticker's files have a space after each separator.
        let parts = start.split(separator: separator).dropFirst()
        let hasSpaces = !isMarkdown && !parts.isEmpty && parts.allSatisfy { $0.first == UInt8(ascii: " ") }
        reader.dialect = CSVReader.Dialect(separator: separator, hasQuotes: !isMarkdown, hasSpaces: hasSpaces)
        guard try reader.read(into: &record) else { throw .file(path, .empty) }
        let hasPreamble = record[0].starts(with: MovieFileFormat.letterboxdPreamble.utf8)
        let list = hasPreamble ? try readPreamble(from: &reader, into: &record) : nil
        try record.checkNames(of: path)
        try decode(&record)
        try recognize(record.texts, as: list)
    }

    /// Skips a line and returns the next.
    private mutating func skipLine(
        of reader: inout CSVReader, into record: inout CSVReader.Record
    ) throws(CatalogError) -> ArraySlice<UInt8>? {
        reader.dialect = .lines
        guard try reader.read(into: &record) else { return nil }
        record.decode()
        ignoredLines += record.texts.filter { $0.contains { $0.isLetter || $0.isNumber } }
        return try reader.peekLine()
    }

    /// Converts column names to UTF-8, from the chosen encoding or a likely one.
    private func decode(_ record: inout CSVReader.Record) throws(CatalogError) {
        guard !record.isText else { return }
        var encodings = EncodingStatistics()
        for index in 0..<record.count { encodings.add(record[index]) }
        if options.encoding == nil, let name = encodings.likelyDoubleByteEncoding {
            throw .file(path, .otherEncoding(name))
        }
        record.decode(options.encoding ?? encodings.likely.first ?? .windows1252)
    }

    init(json columns: JSONColumns?, path: String, options: ReadingOptions) throws(CatalogError) {
        (format, json, self.path, self.options) = (.json, columns, path, options)
        ignoredLines = columns?.otherLists ?? []
        if let columns { try recognize(columns.names) }
    }

    /// Reads a Letterboxd list's name and description. Leaves the column names in `record`.
    private mutating func readPreamble(
        from reader: inout CSVReader, into record: inout CSVReader.Record
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
        guard preamble.count > 2 else { return .letterboxdList }
        let values = Dictionary(zip(preamble[1], preamble[2])) { first, _ in first }
        ignoredLines += preamble[1].filter {
            !["Name", "Description"].contains($0) && values[$0]?.isEmpty == false
        }.map { "\($0) of the list" }
        func value(_ key: String) -> String? { values[key].flatMap { $0.isEmpty ? nil : $0 } }
        var format = MovieFileFormat.letterboxdList
        let description = value("Description").map { plainText(markup: $0) }
        format.list = ListPlace(list: value("Name") ?? fileStem(path), description: description)
        return format
    }

    private mutating func recognize(_ names: [String], as known: MovieFileFormat? = nil) throws(CatalogError)
    {
        self.names = names
        let keys = names.map { $0.lowercased() }
        format = if let known { known } else { try MovieFileFormat.format(columns: keys, path: path) }
        var mapped = format.columnsCanBeMapped ? try options.mapping.entries(for: names, of: path) : [:]
        if format.kind == .plainList { mapped = mapped.filter { $0.value.column?.field == .viewings } }
        ignoredByUser = mapped.filter { $0.value.column == nil }.keys.sorted()
        var candidates: [(rank: ColumnNameConfidence, index: Int, column: Column)] = []
        // In French, `note` means rating.
        let isFrench = keys.contains("titre") || keys.contains("année")
        for (index, key) in keys.enumerated() {
            if let entry = mapped[index] {
                if let column = entry.column { candidates.append((.mapped, index, column)) }
            } else if let known = format.columns[key] {
                if let column = known { candidates.append((.known, index, column)) }
            } else if !format.isOwn,
                let column = Column(named: isFrench && key == "note" ? "rating" : names[index])
            {
                let isOwnName = column.field?.key == key && !column.isUnsure
                let isLikely = Column.likely.contains(Column.key(of: key))
                let rank: ColumnNameConfidence = isLikely ? .likely : column.isUnsure ? .unsure : .sure
                if column.field != .viewings || !column.isUnsure || format.isList {
                    candidates.append((isOwnName ? .ownName : rank, index, column))
                }
            } else if format.isList, !key.isEmpty {
                candidates.append((.unsure, index, .role(.anyID)))
            }
        }
        candidates.sort { ($0.rank, $0.index) < ($1.rank, $1.index) }
        for (rank, index, var column) in candidates {
            if format.isList, let other = Column.seconds[Column.key(of: keys[index])],
                usedColumns.contains(where: { $0.column.role == column.role && $0.hasWholeName })
            {
                column = other
            }
            // A table can have a date column and a column “watched”.
            let canBeTwo =
                format.isList && column.field == .viewings && rank < .likely || column.role == .anyID
                || [.part, .series].contains(column.role)
            let isTaken = usedColumns.contains {
                // Keep several ambiguous rating columns: their values show which is the user's.
                let isOpen = column.field == .rating && column.isUnsure && $0.column.isUnsure
                return $0.column.role == column.role && !isOpen
                    && ($0.isMapped || (rank == .known ? $0.column == column : !canBeTwo))
            }
            // In known formats, a comma always separates people.
            if column.form == .people, !format.isList { column.form = .list }
            guard !isTaken else { continue }
            usedColumns.append(UsedColumn(index: index, name: names[index], column: column, rank: rank))
        }
        let hasStatus = usedColumns.contains { $0.column.role == .status }
        usedColumns.removeAll { hasStatus && $0.column.role == .viewingDay }
        let isOwn = hasStatus || usedColumns.contains(where: \.isOwnSign)
        usedColumns.removeAll { $0.isOpenDay && $0.isBareDate && !isOwn }
        for index in usedColumns.indices where hasStatus && usedColumns[index].isOpenDay {
            usedColumns[index].column = .role(.statusDay)
        }
        markByName()
        try checkSigns()
        usedColumns.sort { $0.index < $1.index }
    }

    var isWatchlist: Bool {
        MovieFileFormat.watchlists.contains(where: Column.key(of: fileStem(path)).contains)
    }

    /// Puts the movies of a file called a watchlist on the watchlist, unless columns give a status.
    private mutating func markByName() {
        let known: [Column.Role] = [.status, .plays, .rewatch, .field(.viewings), .field(.watchlist)]
        guard isWatchlist, format.isList || format.kind == .tmdb, format.mark == .nothing,
            !usedColumns.contains(where: { known.contains($0.column.role) })
        else { return }
        format.mark = .onWatchlist
        for index in usedColumns.indices where usedColumns[index].column.field == .dayAdded {
            usedColumns[index].column = .field(.watchlist)
        }
    }

    var ignored: [String] {
        guard format.kind != .plainList else { return ignoredLines }
        let known = Set(usedColumns.filter { $0.use != .ignored }.map(\.index) + ignoredByUser)
        return ignoredLines
            + names.indices.filter { !known.contains($0) && !names[$0].isEmpty }.map { names[$0] }
    }

    /// Rejects a table in which nothing shows that the titles are movies.
    private mutating func checkSigns() throws(CatalogError) {
        let title = usedColumns.first { $0.column.field == .title }
        let hasID = usedColumns.contains { [.imdbID, .tmdbID].contains($0.column.field) }
        if title == nil, format.isList, hasID { format.idIsEnough = true }
        guard title != nil || !format.idIsEnough else { return }
        let keys = names.map { Column.key(of: $0) }
        let other = MovieFileFormat.otherSigns.first { $0.names.contains(where: keys.contains) }
        guard let title else {
            let position = FilePosition(path: path, row: 1)
            throw other.map { .file(path, .withoutMovies($0.contents)) }
                ?? .file(position, .noTitleColumn(among: names))
        }
        guard format.isList, json?.hasParts != true, names.count(where: { !$0.isEmpty }) > 1,
            ignoredByUser.isEmpty, !usedColumns.contains(where: \.isMapped),
            Column.bareTitles.contains(Column.key(of: title.name))
        else { return }
        let fields = Set(usedColumns.compactMap(\.column.field))
        guard fields.isDisjoint(with: [.directors, .imdbID, .tmdbID, .letterboxdURI]) else { return }
        if let other, !usedColumns.contains(where: \.isSignOfMovies) {
            let index = keys.firstIndex(where: other.names.contains) ?? 0
            guard other.mayBeMovies else { throw otherThings(names[index]) }
            // The cells decide whether the column is about games.
            let used = UsedColumn(index: index, name: names[index], column: .role(.platform), rank: .unsure)
            return usedColumns.append(used)
        }
        guard fields.isSubset(of: [.title, .genres, .tags, .note, .languages, .countries]) else { return }
        throw .file(FilePosition(path: path, row: 1), .noSignOfMovies(title: title.name))
    }

    /// Whether movies of the file can only be told apart by title.
    var titleIsID: Bool {
        usedColumns.allSatisfy { used in
            ![.year, .released, .imdbID, .tmdbID, .letterboxdURI].contains(used.column.field)
        }
    }

    /// Returns the error for a table of books, games or the like, recognized by a column's name.
    func otherThings(_ name: String) -> CatalogError {
        let key = Column.key(of: name)
        let other = MovieFileFormat.otherSigns.first { $0.names.contains(key) }
        return .file(path, .otherThings(other?.contents ?? "", column: ColumnMapping.name(name)))
    }

    /// Whether 0 means no rating even if the movie was watched, as in other programs' JSON.
    var zeroMeansUnrated: Bool {
        let rating = usedColumns.first { $0.column.field == .rating && $0.use == .read }
        return json != nil || format.zeroMeansUnrated
            || rating.map { Column.likelyRatings.contains(Column.key(of: $0.name)) } == true
    }

    /// Whether a row repeats the column names, as in concatenated files.
    func isRepeated(in record: CSVReader.Record) -> Bool {
        record.count == names.count && names.indices.allSatisfy { record[$0].trimmed.isText(names[$0]) }
    }

    /// The columns of list items before or after a Markdown table.
    static let columnsOfLines = PlainTextLine.columns.enumerated().compactMap { index, name in
        (MovieFileFormat.plainList.columns[name] ?? Column(named: name)).map {
            UsedColumn(index: index, name: name, column: $0, rank: .known)
        }
    }

    /// Whether a row sums up other rows, as its first cell or its title says.
    func isTotal(_ record: CSVReader.Record) -> Bool {
        guard format.isList, let title = self[.field(.title)] else { return false }
        if title > 0, Column.isTotal(record[0]) { return true }
        guard Column.isTotal(record[title]), let year = self[.field(.year)] else { return false }
        return record[year].trimmed.foreignYear ?? 0 < 1_000
    }

    /// Whether a line may be a heading above the column names.
    private func isTitleLine(_ line: ArraySlice<UInt8>) -> Bool {
        let texts = texts(in: line).filter { !$0.isEmpty }
        let ids: [MovieField?] = [.title, .imdbID, .tmdbID, .letterboxdURI]
        let names = texts.compactMap(Column.init(named:)).filter { texts.count > 1 || ids.contains($0.field) }
        return !line.contains(0) && (texts.count == 1 || String(validating: line, as: UTF8.self) != nil)
            && names.isEmpty && !texts.contains { $0.lowercased().hasPrefix("sep=") }
            && (try? options.mapping.entries(for: texts, of: path).isEmpty) == true
            && !line.starts(with: MovieFileFormat.letterboxdPreamble.utf8)
            && line.first != CSVReader.Dialect.bar && !isPlainList(line, path: path)
    }

    func isNamed(_ used: UsedColumn, as column: Column) -> Bool {
        if used.column.role == .viewingDay { return false }
        guard used.isMapped || format.isList, let filled = column.field else { return true }
        if filled == .rating { return false }
        let key = Column.key(of: used.name)
        return [filled.key, filled.name].contains { name in
            let name = Column.key(of: name)
            return key == name || key + "s" == name || key == name + "s"
        }
    }

    subscript(role: Column.Role) -> Int? { usedColumns.first { $0.column.role == role }?.index }
}

extension MovieFileHeader.UsedColumn {
    func comes(before other: Self) -> Bool { (rank, index) < (other.rank, other.index) }

    /// Whether the column has the user's own data. If so, a plain `date` column has it, too.
    fileprivate var isOwnSign: Bool {
        [.rating, .note].contains(column.field) || column.role == .rewatch || column.role == .plays
    }

    /// Whether the whole name is in ``Column/named``, such as `seen`, but not `date seen`.
    fileprivate var hasWholeName: Bool { Column.named[Column.key(of: name)] != nil }

    fileprivate var isOpenDay: Bool { column.isUnsure && column.field == .viewings }

    fileprivate var isBareDate: Bool { Column.bareDates.contains(Column.key(of: name)) }

    /// Whether the column is a sign of movies, even if a column such as `platform` suggests games.
    fileprivate var isSignOfMovies: Bool {
        let isPlayed = ["played", "finished", "completed"].contains(Column.key(of: name))
        return column.field == .viewings && !column.isUnsure && !isPlayed || column.role == .type
            || column.role == .rewatch
    }
}

private func isText(_ path: String) -> Bool {
    PlainTextLine.textFiles.contains(where: path.lowercased().hasSuffix)
}

private func texts(in line: ArraySlice<UInt8>) -> [String] {
    line.split(separator: separator(in: line)).map {
        String(decoding: $0.trimmed, as: UTF8.self).trimmed.filter { $0 != "\"" }
    }
}

private func hasTitleColumn(_ line: ArraySlice<UInt8>) -> Bool {
    texts(in: line).contains { Column(named: $0)?.field == .title }
}

/// Whether a line looks like a row of column names, one of them for titles.
private func hasNames(_ line: ArraySlice<UInt8>) -> Bool {
    let texts = texts(in: line).filter { !$0.isEmpty }
    let keys = Set(texts.map { $0.lowercased() })
    return hasTitleColumn(line)
        && (texts.count { Column(named: $0) != nil } * 2 >= texts.count
            || MovieFileFormat.known.contains { keys.isSuperset(of: $0.signs) })
}

private func isPlainList(_ line: ArraySlice<UInt8>, path: String) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    guard !line.contains(0), line.first != CSVReader.Dialect.bar, !hasTitleColumn(line),
        !texts(in: line).contains(where: { $0.lowercased().hasPrefix("sep=") })
    else { return false }
    if isText(path) { return !text.trimmed.isEmpty }
    guard let film = PlainTextLine(text) else { return false }
    return film.year != nil && film.note.isEmpty || film.isListed
}

/// Returns the separator from a spreadsheet's first line such as `sep=;`.
private func namedSeparator(in line: ArraySlice<UInt8>) -> UInt8? {
    let words = line.filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\r") }
    let isNamed = words.count == 5 && String(decoding: words.prefix(4), as: UTF8.self).lowercased() == "sep="
    return isNamed ? words.last : nil
}

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

private func checkStart(_ line: ArraySlice<UInt8>, of path: String) throws(CatalogError) {
    let start = line.prefix(20).map {
        (0x41...0x5A).contains($0) && line.first == UInt8(ascii: "<") ? $0 | 0x20 : $0
    }
    let signs = line.filter { !$0.isJSONSpace }
    if signs.elementsEqual("[".utf8) || signs.starts(with: "[\"".utf8) {
        let what = "a list in JSON whose elements are not objects"
        throw .file(path, .other(what, advice: "Write titles as a text file, one on each line"))
    }
    if let found = MovieFileFormat.otherStarts.first(where: { start.starts(with: $0.bytes) }) {
        throw .file(path, .other(found.what, advice: found.advice))
    }
}
