package import MovieCatalog

/// Reads movies from a file of any known kind, row by row.
///
/// Column names identify the kind, in any order and letter case; if two kinds have the same
/// columns, the file name does. Gzip is decompressed. Memory use is a few hundred kilobytes plus
/// the longest row.
package struct MovieFileReader: ~Copyable {
    package var kind: MovieFileKind { header.format.kind }

    package private(set) var ignoredColumns: [String]

    package var problems: ImportProblems {
        var (problems, file) = (found, harmless(path))
        for (column, fault) in inference?.faults ?? [] {
            problems.add(warning: "\(file), column \(shown(column)): \(fault), so the column is ignored.")
        }
        if encoding.count > 0 { problems.add(warning: "\(file): \(encoding)") }
        if zeros > 0 {
            let ratings = "\(counted(zeros, "rating")) of 0 ignored"
            problems.add(warning: "\(file): \(ratings), as nothing shows that the movie was watched.")
        }
        if !options.includesAllTypes, let titles = series?.doubtful, !titles.isEmpty {
            problems.add(
                warning:
                    "\(file): \(counted(titles.count, "title")) that begin alike may be episodes, but are "
                    + "imported as movies: \(firstOf(titles.map { shown($0) })).")
        }
        return problems
    }

    private var found = ImportProblems()
    private var encoding = GuessedEncoding()
    /// Rows so far that aren't movies, but series, episodes, games and the like.
    package private(set) var passedOver = FirstFew<String>()
    /// Movies so far that weren't played long enough, and rows of other users.
    private(set) var (tooShort, rowsOfOthers) = (FirstFew<String>(), 0)
    /// Titles known to be films, whatever a viewing history suggests.
    var known = KnownTitles()
    /// Ratings of 0 that mean unrated.
    private var zeros = 0
    let isJSON: Bool

    var unit: FilePosition.Unit { source.isList ? .movie : .line }

    /// As stored; nil for a pipe.
    package var size: Int? { source.size }

    /// Counts stored bytes.
    package var bytesRead: Int { source.bytesRead }

    let path: String
    private let years: ClosedRange<Int>
    private let source: JSONElements
    let header: MovieFileHeader
    private var usedColumns: [MovieFileHeader.UsedColumn]
    /// Empty except during the first pass.
    private var statistics: [ColumnStatistics] = []
    private(set) var inference: ColumnInference?
    private let options: ReadingOptions
    private let userIndex: Int?
    private var types: TypeColumns
    private var users: [String] = []
    private var sections = PlainTextSections()
    /// Whether the record is a line of a list, which may be around a table of Markdown.
    private var isLine = false
    /// The address of the film that a cell of Markdown leads to.
    private var link: [UInt8] = []
    private var played: PlayedDurations?
    private var series: EpisodeDetector?
    private var encodings = EncodingStatistics()
    private var reader: CSVReader
    private var record = CSVReader.Record()
    private var isGuessed = false
    /// In the program's own JSON, whether movies are rated; and whether a field shows that it's own
    /// JSON.
    private(set) var (hasRatings, isOwn) = (false, false)

    init(
        _ file: any ByteSource, path: String, options: ReadingOptions = ReadingOptions(),
        thisYear: Int = currentYear()
    ) throws(CatalogError) {
        let mapping = options.mapping
        let source = JSONElements(
            NormalizedBytes(UnpackedBytes(file)), name: path, isPage: PlainTextLine.isPage)
        var reader = CSVReader(source, path: path)
        let isJSON = try reader.peekLine().first == UInt8(ascii: "{")
        let header =
            isJSON
            ? try MovieFileHeader(
                json: JSONColumns(of: &reader, from: source, path: path, mapping: mapping), path: path,
                mapping: mapping)
            : try MovieFileHeader(from: &reader, path: path, options: options)
        if header.isReadAgain {
            try source.rewind(path: path)
            reader = CSVReader(source, path: path, dialect: reader.dialect)
        }
        (self.source, self.isJSON, self.header) = (source, isJSON, header)
        self.reader = reader
        (usedColumns, ignoredColumns) = (header.usedColumns, header.ignored)
        (self.path, self.options) = (path, options)
        userIndex = header[.user]
        played = PlayedDurations(of: header)
        // Netflix tells episodes from films only by their titles.
        series =
            [.netflixHistory, .netflixActivity].contains(header.format.kind) ? EpisodeDetector() : nil
        types = TypeColumns(of: header)
        years = MovieField.years(in: thisYear)
        for line in header.ignoredLines { _ = sections.take(line, above: []) }
    }

    /// Infers the columns from all rows if the kind needs it, then rewinds. `hear` is called after
    /// each row.
    package mutating func inferColumns(
        _ hear: () throws(CatalogError) -> Void = {}
    ) throws(CatalogError) {
        guard !header.format.isOwn else { return }
        statistics = usedColumns.map {
            ColumnStatistics(of: $0.column)
        }
        while try next() != nil { try hear() }
        var inference = ColumnInference(statistics, of: usedColumns, in: path)
        if let profile = options.profile, userIndex != nil, !users.contains(profile) {
            let names = users.map { shown($0) }.joined(separator: ", ")
            throw .wrongUsage("\(harmless(path)) has nothing of \(shown(profile)), but of \(names).")
        }
        if options.profile == nil, users.count > 1 {
            inference.questions.append(ImportQuestion(.profiles, users.map { (.profile($0), $0) }, in: path))
        }
        let likely = encodings.likely
        if options.encoding == nil, let sample = encodings.samples[.windows1252],
            !likely.contains(.windows1252)
        {
            if let name = encodings.seeming { throw .file(path, .otherEncoding(name)) }
            let answers = (likely + CodePage.allCases.filter { !likely.contains($0) }).map {
                (ImportQuestion.Answer.encoding($0), encodings.samples[$0] ?? sample)
            }
            inference.questions.append(ImportQuestion(.encoding, answers, in: path))
        }
        statistics = []
        try source.rewind(path: path)
        reader = CSVReader(source, path: path, dialect: header.isReadAgain ? reader.dialect : .lines)
        // The new reader has to learn its dialect from the header again.
        if !isJSON, !header.isReadAgain {
            _ = try MovieFileHeader(from: &reader, path: path, options: options)
        }
        (passedOver, rowsOfOthers) = (FirstFew(), 0)
        sections = sections.rewound
        for line in header.ignoredLines { _ = sections.take(line, above: []) }
        (found, encoding) = (ImportProblems(), GuessedEncoding())
        take(inference)
    }

    private mutating func take(_ inference: ColumnInference) {
        self.inference = inference
        ignoredColumns = header.ignored(
            besides: header.usedColumns.indices.filter { !inference.ignored.contains($0) }.map {
                header.usedColumns[$0].index
            })
        usedColumns = zip(header.usedColumns, inference.columns).compactMap { used, column in
            guard let column else { return nil }
            var used = used
            used.column = column
            return used
        }
    }

    /// Returns the next movie, or nil at the end.
    ///
    /// Faulty rows are counted in ``problems``, other types of titles in ``passedOver``. If this
    /// throws, nothing of the file should be used.
    package mutating func next() throws(CatalogError) -> MovieFileRow? {
        while try reader.read(into: &record) {
            guard !isBlank, try takesCells(), try isUsable() else { continue }
            var row = MovieFileRow(line: record.line)
            guard kind == .json ? readObject(into: &row) : readCells(into: &row) else { continue }
            if isGuessed { encoding.add(.windows1252, row.movie.title) }
            if source.isGuessed { encoding.add(.utf16, row.movie.title) }
            return row
        }
        return nil
    }

    /// Includes the line below the column names of a Markdown table.
    private var isBlank: Bool {
        let isMarkdown = reader.dialect.isMarkdown
        return (isMarkdown || record[0].trimmed.isEmpty) && record.isBlank(besides: isMarkdown ? "-:" : "")
    }

    private mutating func isUsable() throws(CatalogError) -> Bool {
        guard kind != .json, !isLine || kind == .plainList else { return true }
        guard
            record.count >= header.names.count || !record.isCutOff || kind == .movieList
        else { throw .file(FilePosition(path: path, row: record.line), .endsEarly) }
        if header.isRepeated(in: record) {
            // In a page, they may be after a list.
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
            // Rows that aren't movies count for their columns, too.
            played?.add(record)
            if series != nil, let title { try series?.add(title, unless: known) }
            return true
        }
        if !options.includesAllTypes, try !isFilm() {
            passedOver.add(title)
            return false
        }
        guard let played, try !played.isWatched(record, runtime: known.film(called: title)?.runtime) else {
            return true
        }
        tooShort.add(title)
        return false
    }

    private static let mostUsers = 20

    private var title: String? {
        let titles = [header[.field(.title)], header[.series]].compactMap { column in
            column.map { Self.name(in: record[$0].trimmed) }
        }
        return titles.first { !$0.isEmpty }
    }

    /// A cell's text, or the title of an object in JSON.
    private static func name(in cell: ArraySlice<UInt8>) -> String {
        var (keys, places) = ([] as [String], [] as [ListPlace])
        let movie =
            cell.first == UInt8(ascii: "{")
            ? try? Movie(json: Array(cell), id: Movie.ID(0), unknownKeys: &keys, places: &places) : nil
        return movie?.title ?? String(decoding: cell, as: UTF8.self)
    }

    private mutating func isFilm() throws(CatalogError) -> Bool {
        guard types.isFilm(record) else { return false }
        guard series != nil, let title, series?.isEpisode(title) == true else { return true }
        return try known.film(called: title) != nil
    }

    /// Converts the record to UTF-8; returns false if it isn't a row.
    private mutating func takesCells() throws(CatalogError) -> Bool {
        if !statistics.isEmpty, options.encoding == nil, !record.isText {
            encodings.add(record[min(header[.field(.title)] ?? 0, record.count - 1)])
        }
        isLine = kind == .plainList || reader.dialect.isMarkdown && record.count == 1
        isGuessed = record.decode(options.encoding ?? .windows1252) && options.encoding == nil
        if let columns = header.json {
            do throws(JSONError) {
                record.replaceCells(with: try columns.cells(of: record[0]))
            } catch {
                found.add(at: position) { "\($0), \(error)" }
                return false
            }
        } else if isLine {
            return try takesLine()
        } else if reader.dialect.isMarkdown {
            let title = record[min(header[.field(.title)] ?? 0, record.count - 1)]
            link = title.firstRange(of: "](".utf8).map { Array(title[$0.upperBound...]) } ?? []
            record.replaceCells {
                Array(plainText(markdown: String(decoding: $0.trimmed, as: UTF8.self)).utf8)
            }
        }
        return true
    }

    /// Converts a line to cells; returns false for a heading, and for what isn't understood.
    private mutating func takesLine() throws(CatalogError) -> Bool {
        let text = String(decoding: record[0], as: UTF8.self)
        let next = try reader.peekLine()
        var line = PlainTextLine(text, under: sections)
        let isHeadline =
            path.lowercased().hasSuffix(".org") && text.hasPrefix("*") && line?.isWatched == nil
            && line?.year == nil
        let isHeading = isHeadline && PlainTextLine.isHeading(text, above: next)
        if sections.take(text, above: next, isTitle: isHeading) || isHeading
            || PlainTextLine.dayClosed(in: text) != nil
        {
            return false
        }
        if isHeadline { line = nil }
        line?.takeDay(ofNext: next)
        guard let line, line.isFilm else {
            found.add(at: position) { "\($0): this is neither a title with its year nor an item of a list" }
            return false
        }
        sections.add(line)
        record.replaceCells(with: line.cells.map { ArraySlice($0.utf8) })
        return true
    }

    private mutating func readCells(into row: inout MovieFileRow) -> Bool {
        let isAroundTable = isLine && kind != .plainList
        if isAroundTable, !statistics.isEmpty { return true }
        let columns = isAroundTable ? MovieFileHeader.columnsOfLines : usedColumns
        for index in columns.indices {
            let used = columns[index]
            var cell = record[used.index].trimmed
            // Spreadsheets protect text like this: ="0113277".
            if cell.starts(with: "=\"".utf8), cell.last == UInt8(ascii: "\"") {
                cell = cell.dropFirst(2).dropLast()
            }
            guard !cell.isEmpty, !header.format.isNothing(cell, in: used.column) else { continue }
            if !statistics.isEmpty { statistics[index].add(cell) }
            guard statistics.isEmpty else { continue }
            guard cell.count <= used.longest else {
                found.add(.cellLeftEmpty, at: position, column: used.name) {
                    "\($0): \((used.column.field ?? .title).tooLong)"
                }
                continue
            }
            do throws(CellError) {
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
        if inference?.zerosMayBeNone == true, row.movie.rating?.tenths == 0, !row.isWatched(header.format) {
            row.movie.rating = nil
            zeros += 1
        }
        header.format.complete(&row)
        if !header.format.isOwn { warnOfViewings(of: row.movie) }
        return true
    }

    /// Counts viewings long before the movie, but keeps them.
    private mutating func warnOfViewings(of movie: Movie) {
        for date in movie.viewings.compactMap(\.date) {
            guard case .beforeMovie(let years, let year)? = movie.warning(on: date) else { continue }
            found.add(.takenAsIs, at: position) {
                "\($0), \(shown(movie.title)): watched \(date), \(timeBefore(movieOf: year, years: years))"
            }
        }
    }

    private var position: FilePosition { FilePosition(path: path, unit: unit, row: record.line) }

    private mutating func readObject(into row: inout MovieFileRow) -> Bool {
        var unknownKeys: [String] = []
        do throws(JSONError) {
            row.movie = try Movie(
                json: Array(record[0]), id: row.movie.id, unknownKeys: &unknownKeys, places: &row.places)
        } catch {
            found.add(at: position) { "\($0), \(error)" }
            return false
        }
        if let (field, value) = row.movie.misfit {
            found.add(at: position, column: field.key) { place in
                let error = field.numbers.map { CellError.value(of: field, years: $0) }
                return "\(place): \(error?.said(of: value.cell[...]) ?? field.tooLong)"
            }
            return false
        }
        if row.movie.rating != nil { hasRatings = true }
        if row.movie.isWatched || row.movie.dayRated != nil || row.movie.dayAdded != nil { isOwn = true }
        for key in unknownKeys
        where ignoredColumns.count < CSVReader.Record.mostColumns && !ignoredColumns.contains(key) {
            ignoredColumns.append(key)
        }
        return true
    }
}
