package import MovieCatalog

/// Reads movies from a file of any known kind, row by row. Gzip is decompressed.
package struct MovieFileReader: ~Copyable {
    package var kind: ImportedFileKind { header.format.kind }

    package var ignoredColumns: [String] { header.ignored + unknownKeys }

    package var problems: ImportProblems {
        var problems = found
        func warn(_ text: String) { problems.add(warning: harmless(path) + text) }
        for (column, fault) in inference?.faults ?? [] {
            warn(", column \(shown(column)): \(fault), so the column is ignored.")
        }
        if guessed.count > 0 {
            let encoding = text.isGuessed ? "UTF-16" : "Windows-1252"
            let titles = guessed.first.prefix(3).map { shown($0) }.joined(separator: ", ")
            let rows = "\(counted(guessed.count, "row")) read as \(encoding), a guess."
            warn(": \(rows) Check the letters: \(titles).")
        }
        if zeros > 0 {
            let isUnrated = "0 seems to mean not rated"
            let reason = header.zeroMeansUnrated ? isUnrated : "nothing shows that the movie was watched"
            warn(": \(counted(zeros, "rating")) of 0 ignored, as \(reason).")
        }
        if !options.includesAllTypes, let titles = series?.doubtful, !titles.isEmpty {
            let episodes = "\(counted(titles.count, "title")) that begin alike may be episodes"
            warn(": \(episodes), but are imported as movies: \(firstOf(titles.map { shown($0) })).")
        }
        return problems
    }

    private var found = ImportProblems()
    /// Rows whose encoding was guessed, with their titles.
    private var guessed = CountWithExamples()
    /// Rows so far that aren't movies, but series, episodes, games and the like.
    package private(set) var passedOver = CountWithExamples()
    /// Movies so far that weren't played long enough, and rows of other users.
    private(set) var (tooShort, rowsOfOthers) = (CountWithExamples(), 0)
    /// Finds a known film by title. Known films aren't taken for episodes in a viewing history.
    var known: (_ title: String) throws(CatalogError) -> Movie? = { [facts = BuiltInFilms()] title in
        facts.films(called: title).first
    }
    /// The number of 0 ratings that were ignored as unrated.
    private var zeros = 0
    let isJSON: Bool

    var unit: FilePosition.Unit { source.isList ? .movie : .line }

    package var size: Int? { source.size }

    package var bytesRead: Int { source.bytesRead }

    var path: String { header.path }

    private let years: ClosedRange<Int>
    private let text: NormalizedBytes
    private let source: JSONElements
    private(set) var header: MovieFileHeader
    /// Empty except during the first pass.
    private var statistics: [ColumnStatistics] = []
    private(set) var inference: ColumnInference?
    private let options: ReadingOptions
    private let userIndex: Int?
    private var types: TypeColumns
    private var users: [String] = []
    private var sections = PlainTextSections()
    /// Whether the record is a list item before or after a Markdown table.
    private var isAroundTable = false
    /// The address of the film that a Markdown cell links to.
    private var link: [UInt8] = []
    private var played: PlayedDurations?
    private var series: EpisodeDetector?
    private var encodings = EncodingStatistics()
    private var reader: CSVReader
    private var record = CSVReader.Record()
    private var isGuessed = false
    /// For JSON, whether a movie is rated, and whether this program seems to have written the file.
    private(set) var (hasRatings, isOwn) = (false, false)
    private var unknownKeys: [String] = []

    init(
        _ file: any ByteSource, path: String, options: ReadingOptions = ReadingOptions(),
        thisYear: Int = currentYear()
    ) throws(CatalogError) {
        let text = NormalizedBytes(UnpackedBytes(file))
        let source = JSONElements(text, name: path, isPage: PlainTextLine.isPage)
        var reader = CSVReader(source, path: path)
        // RTF begins with `{\rtf`.
        let start = try reader.peekLine().prefix(2)
        let isJSON = start.first == UInt8(ascii: "{") && start.last != UInt8(ascii: "\\")
        let header: MovieFileHeader
        if isJSON {
            let keys = try JSONColumns(of: &reader, from: source, path: path, mapping: options.mapping)
            header = try MovieFileHeader(json: keys, path: path, options: options)
        } else {
            header = try MovieFileHeader(from: &reader, path: path, options: options)
        }
        if header.needsRewind {
            try source.rewind(path: path)
            reader = CSVReader(source, path: path, dialect: reader.dialect)
        }
        (self.text, self.source, self.isJSON) = (text, source, isJSON)
        self.reader = reader
        (self.header, self.options) = (header, options)
        userIndex = header[.user]
        played = PlayedDurations(of: header)
        // Netflix's files distinguish episodes from films only by their titles.
        series =
            [.netflixHistory, .netflixActivity].contains(header.format.kind) ? EpisodeDetector() : nil
        types = TypeColumns(of: header)
        years = MovieField.years(in: thisYear)
        sections = PlainTextSections(after: header.ignoredLines, isWatchlist: header.isWatchlist)
    }

    /// Infers the columns from all rows if needed, then rewinds. `hear` is called after each row.
    package mutating func inferColumns(
        _ hear: () throws(CatalogError) -> Void = {}
    ) throws(CatalogError) {
        guard !header.format.isOwn else { return }
        statistics = header.usedColumns.map { ColumnStatistics(of: $0.column) }
        while try next() != nil { try hear() }
        var inference = ColumnInference(statistics, of: header.usedColumns, in: path)
        if let platform = inference.columns.first(where: { $0.column.role == .platform && $0.use == .read }) {
            throw header.otherThings(platform.name)
        }
        if let profile = options.profile, userIndex != nil, !users.contains(profile) {
            let names = users.map { shown($0) }.joined(separator: ", ")
            throw .wrongUsage("\(harmless(path)) has nothing of \(shown(profile)), but of \(names).")
        }
        if options.profile == nil, users.count > 1 {
            inference.questions.append(ImportQuestion(profiles: users, in: path))
        }
        let likely = encodings.likely
        if options.encoding == nil, let sample = encodings.samples[.windows1252],
            !likely.contains(.windows1252)
        {
            if let name = encodings.likelyDoubleByteEncoding { throw .file(path, .otherEncoding(name)) }
            let pages = likely + CodePage.allCases.filter { !likely.contains($0) }
            let titles = pages.map { ($0, encodings.samples[$0] ?? sample) }
            inference.questions.append(ImportQuestion(encodings: titles, in: path))
        }
        statistics = []
        try source.rewind(path: path)
        reader = CSVReader(source, path: path, dialect: reader.dialect)
        // Skip the header.
        if !isJSON, !header.needsRewind {
            _ = try MovieFileHeader(from: &reader, path: path, options: options)
        }
        (passedOver, rowsOfOthers) = (CountWithExamples(), 0)
        sections = PlainTextSections(
            after: header.ignoredLines, knowing: sections, isWatchlist: header.isWatchlist)
        (found, guessed) = (ImportProblems(), CountWithExamples())
        header.usedColumns = inference.columns
        self.inference = inference
    }

    /// Returns the next movie, or nil at the end. If this throws, discard all movies of the file.
    package mutating func next() throws(CatalogError) -> MovieFileRow? {
        while try reader.read(into: &record) {
            guard !isBlank, try convertRecord(), try isUsable() else { continue }
            var row = MovieFileRow(line: record.line)
            guard kind == .json ? readObject(into: &row) : readCells(into: &row) else { continue }
            if isGuessed || text.isGuessed { guessed.add(row.movie.title.isEmpty ? nil : row.movie.title) }
            return row
        }
        return nil
    }

    /// Whether the row is empty, or the line of dashes below a Markdown table's column names.
    private var isBlank: Bool {
        let isMarkdown = reader.dialect.isMarkdown
        return (isMarkdown || record[0].trimmed.isEmpty) && record.isBlank(besides: isMarkdown ? "-:" : "")
    }

    private mutating func isUsable() throws(CatalogError) -> Bool {
        guard kind != .json, !isAroundTable else { return true }
        if record.isCutOff, record.count < header.names.count, kind != .movieList {
            throw .file(position, .endsEarly)
        }
        if header.isRepeated(in: record) {
            // In Markdown, a list can precede the column names, so they may not be a repetition.
            guard !reader.dialect.isMarkdown else { return false }
            found.add(at: position) { "\($0): the column names are repeated here" }
            return false
        }
        guard record.isWhole(columns: header.names.count, in: path, &found) else { return false }
        if header.isTotal(record) {
            found.add(at: position) { "\($0): this row sums up the others" }
            return false
        }
        if let userIndex {
            let user = String(decoding: record[userIndex], as: UTF8.self)
            let isNew = !statistics.isEmpty && !user.isEmpty && !users.contains(user)
            if isNew, users.count < Self.mostUsers || user == options.profile { users.append(user) }
            if let profile = options.profile, user != profile {
                rowsOfOthers += 1
                return false
            }
        }
        guard statistics.isEmpty else {
            // In the first pass, keep even rows that aren't movies, to infer columns.
            played?.add(record)
            if series != nil, let title { try series?.add(title, known) }
            return true
        }
        let title = title
        if !options.includesAllTypes, try !isFilm() {
            passedOver.add(title)
            return false
        }
        guard let played else { return true }
        let film = try title.flatMap { (title) throws(CatalogError) in try known(title) }
        if played.isWatched(record, runtime: film?.runtime) { return true }
        tooShort.add(title)
        return false
    }

    private static let mostUsers = 20

    private var title: String? {
        let titles = [header[.field(.title)], header[.series]].compactMap { column in
            column.map { String(decoding: record[$0].trimmed, as: UTF8.self) }
        }
        return titles.first { !$0.isEmpty }
    }

    private mutating func isFilm() throws(CatalogError) -> Bool {
        guard types.isFilm(record) else { return false }
        guard series != nil, let title, series?.isEpisode(title) == true else { return true }
        return try known(title) != nil
    }

    /// Converts the record to cells in UTF-8. Returns false if it isn't a row.
    private mutating func convertRecord() throws(CatalogError) -> Bool {
        if !statistics.isEmpty, options.encoding == nil, !record.isText {
            encodings.add(record[min(header[.field(.title)] ?? 0, record.count - 1)])
        }
        isAroundTable = reader.dialect.isMarkdown && record.count == 1
        isGuessed = record.decode(options.encoding ?? .windows1252) && options.encoding == nil
        if let columns = header.json {
            do throws(JSONError) {
                record.replaceCells(with: try columns.cells(of: record[0]))
            } catch {
                found.add(at: position) { "\($0), \(error)" }
                return false
            }
        } else if kind == .plainList || isAroundTable {
            return try convertLine()
        } else if reader.dialect.isMarkdown {
            let title = record[min(header[.field(.title)] ?? 0, record.count - 1)]
            link = title.firstRange(of: "](".utf8).map { Array(title[$0.upperBound...]) } ?? []
            record.replaceCells {
                Array(plainText(markdown: String(decoding: $0.trimmed, as: UTF8.self)).utf8)
            }
        }
        return true
    }

    /// Converts a line of text to a film's cells. Returns false if it isn't clearly a film.
    private mutating func convertLine() throws(CatalogError) -> Bool {
        let text = String(decoding: record[0], as: UTF8.self)
        let first = Array(try reader.peekLine())[...]
        var line = PlainTextLine(text, under: sections)
        let isOrg = path.lowercased().hasSuffix(".org")
        let isDrawer = isOrg && PlainTextLine.isDrawer(text.trimmed)
        let properties = isOrg && text.hasPrefix("*") || isDrawer ? try readDrawers(in: isDrawer) : [:]
        line?.properties = properties
        let isHeadline =
            isOrg && text.hasPrefix("*") && line?.isWatched == nil && line?.year == nil && properties.isEmpty
        let isPlan = PlainTextLine.plans.contains { first.trimmed.starts(with: $0.utf8) }
        let next = try reader.peekLine()
        let isHeading =
            isHeadline && PlainTextLine.isHeading(text, above: next) && !(isPlan && next.isEmpty)
        if sections.take(text, above: next, isTitle: isHeading) || isHeading || isDrawer
            || PlainTextLine.dayClosed(in: text) != nil
        {
            return false
        }
        if isHeadline, !isPlan { line = nil }
        line?.takeDay(ofNext: first)
        try line?.rejoinTitle { (title) throws(CatalogError) in try known(title) != nil }
        guard let line, line.isFilm, !line.hasStrangeDay else {
            let fault =
                line?.hasStrangeDay == true
                ? "the day before the title isn't clear"
                : "this is neither a title with its year nor an item of a list"
            found.add(at: position) { "\($0): \(fault)" }
            return false
        }
        sections.add(line)
        record.replaceCells(with: line.cells.map { ArraySlice($0.utf8) })
        return true
    }

    /// Reads the properties below an Org mode headline, such as `:RATING: 9`.
    private mutating func readDrawers(in isOpen: Bool) throws(CatalogError) -> [MovieField: String] {
        var (drawer, isOpen, properties) = (CSVReader.Record(), isOpen, [MovieField: String]())
        while true {
            let text = String(decoding: try reader.peekLine(), as: UTF8.self).trimmed
            let isPlan = PlainTextLine.plans.contains(where: text.hasPrefix)
            guard !text.hasPrefix("*"), isOpen || isPlan || PlainTextLine.isDrawer(text),
                try reader.read(into: &drawer)
            else { return properties }
            guard text.hasPrefix(":") else { continue }
            isOpen = text.lowercased() != ":end:"
            let name = text.dropFirst().prefix { $0 != ":" }
            let value = text[name.endIndex...].dropFirst().trimmed
            guard !value.isEmpty else { continue }
            let day = value.drop { "[<".contains($0) }.prefix(10)
            if let field = Column(named: String(name))?.field, PlainTextLine.propertyFields.contains(field) {
                properties[field] = String(Day(day) == nil ? value : day)
            } else if unknownKeys.count < CSVReader.Record.mostColumns, !unknownKeys.contains(String(name)) {
                unknownKeys.append(String(name))
            }
        }
    }

    private mutating func readCells(into row: inout MovieFileRow) -> Bool {
        if isAroundTable, !statistics.isEmpty { return true }
        let columns = isAroundTable ? MovieFileHeader.columnsOfLines : header.usedColumns
        for (index, used) in columns.enumerated() where used.use == .read {
            var cell = record[used.index].trimmed
            // Spreadsheets protect text like this: ="0113277".
            if cell.starts(with: "=\"".utf8), cell.last == UInt8(ascii: "\"") {
                cell = cell.dropFirst(2).dropLast()
            }
            guard !cell.isEmpty, !header.format.isNothing(cell, in: used.column) else { continue }
            guard statistics.isEmpty else {
                statistics[index].add(cell)
                continue
            }
            do throws(CellError) {
                guard cell.count <= used.longest else { throw .tooLong(used.column.field ?? .title) }
                try used.column.read(cell, into: &row, years: years)
            } catch {
                found.add(.cellLeftEmpty, at: position, column: used.name) {
                    "\($0): \(error.said(of: cell))"
                }
            }
        }
        guard statistics.isEmpty else { return true }
        if !link.isEmpty { _ = row.movie.takeID(from: link[...]) }
        if let missing = header.format.missing(in: row) {
            found.add(at: position) { "\($0): there is no \(missing)" }
            return false
        }
        if inference?.zeroMayMeanUnrated == true, row.movie.rating?.tenths == 0,
            header.zeroMeansUnrated || !row.isWatched(header.format)
        {
            row.movie.rating = nil
            zeros += 1
        }
        header.format.complete(&row)
        if !header.format.isOwn { warnOfViewings(of: row.movie) }
        return true
    }

    /// Warns of viewings long before the movie's release, but keeps them.
    private mutating func warnOfViewings(of movie: Movie) {
        for date in movie.viewings.compactMap(\.date) {
            guard let time = movie.timeBeforeRelease(date) else { continue }
            found.add(.takenAsIs, at: position) {
                "\($0), \(shown(movie.title)): watched \(date), \(time)"
            }
        }
    }

    private var position: FilePosition { FilePosition(path: path, unit: unit, row: record.line) }

    private mutating func readObject(into row: inout MovieFileRow) -> Bool {
        var keys: [String] = []
        do throws(JSONError) {
            row.movie = try Movie(
                json: Array(record[0]), id: row.movie.id, unknownKeys: &keys, places: &row.places)
        } catch {
            found.add(at: position) { "\($0), \(error)" }
            return false
        }
        if let (field, value) = row.movie.misfit {
            found.add(at: position, column: field.key) { place in
                let error = field.numbers.map { CellError.value(of: field, years: $0) } ?? .tooLong(field)
                return "\(place): \(error.said(of: value.cell[...]))"
            }
            return false
        }
        if row.movie.rating != nil { hasRatings = true }
        if row.movie.isWatched || row.movie.dayRated != nil || row.movie.dayAdded != nil { isOwn = true }
        for key in keys where unknownKeys.count < CSVReader.Record.mostColumns && !unknownKeys.contains(key) {
            unknownKeys.append(key)
        }
        return true
    }
}

extension MovieFileReader {
    /// The uses of columns with unclear names: `“Rating” → your rating, of 5`.
    var columns: [String] {
        // Show the scale, since another program's JSON could use a different one.
        if hasRatings, !isOwn { return [Self.use(of: "rating", .field(.rating, .rating(.ten)))] }
        let renamed = header.usedColumns.filter { $0.use == .read && !header.isNamed($0, as: $0.column) }
        return renamed.map { Self.use(of: $0.name, $0.column) }
            + header.ignoredByUser.map { Self.use(of: header.names[$0], nil) }
    }

    private static func use(of name: String, _ column: Column?) -> String {
        "\(shown(name)) → \(column?.description ?? "ignored")"
    }

    var allColumns: [String] {
        guard header.format.columnsCanBeMapped else { return [] }
        var columns = header.names.map { "\(shown($0)) → nothing" }
        for used in header.usedColumns where used.use == .read || used.column.role != .anyID {
            columns[used.index] = Self.use(of: used.name, used.use == .read ? used.column : nil)
        }
        return columns
    }

    var ratingColumns: [String] {
        let names = header.names
        let open = names.indices.filter { index in
            if let used = header.usedColumns.first(where: { $0.index == index }), used.isMapped {
                return used.column.field == .rating
            }
            return header.ignoredByUser.contains(index)
                || header.format.isList && Column(named: names[index])?.field == .rating
                    && names.firstIndex(of: names[index]) == index
        }
        return open.map { names[$0] }
    }
}
