package import MovieCatalog

/// A file of movies, of one of the kinds that other programs write: what it says, row by row.
///
/// The kind is recognized by the names of the columns, in any order and letter case, and by nothing else but the
/// file's own name where two kinds have the same columns. A file that is gzip is unpacked while it is read. However
/// long the file, the memory it takes is that of a few hundred kilobytes and the longest row.
package struct MovieFile: ~Copyable {
    /// What kind of file it is.
    package var kind: MovieFileKind { header.format.kind }

    /// The names of columns that are not taken; in movies' own JSON, of the keys so far.
    package private(set) var ignoredColumns: [String]

    /// What could not be used so far, or was guessed.
    package var problems: CSVProblems {
        var problems = found
        for (column, reason) in survey?.remarks ?? [] {
            problems.remark("\(name), column \(shown(column)): \(reason); the column is left out.")
        }
        if let guess = encoding.sentence(of: name) { problems.remark(guess) }
        return problems
    }

    private var found = CSVProblems()

    /// The lines of rows that can't be used, or a cell of them, where these are to be noted.
    private(set) var leftOut: [Int] = []

    /// Whether the lines of rows that can't be used are noted.
    var notesLeftOut = false

    /// What was guessed of the encoding.
    private var encoding = EncodingGuess()

    /// How many rows were passed over so far because they are of series, episodes, games and the like.
    package private(set) var passedOver = TitleCounts()

    /// How many rows so far count as watched because they are rated.
    private(set) var ratedAsWatched = 0

    /// The names of all columns.
    var columnNames: [String] { header.names }

    /// Whether it is JSON, in whatever form.
    let isJSON: Bool

    /// What its rows are counted in: lines, or movies of a list in JSON.
    var unit: String { source.isList ? "movie" : "line" }

    /// How many bytes there are, as they are stored; `nil` for a pipe.
    package var size: Int? { source.size }

    /// How many of these were read so far.
    package var bytesRead: Int { source.bytesRead }

    let path: String
    let name: String
    private let years: ClosedRange<Int>
    private let source: JSONElements
    let header: MovieFileHeader
    private let mapping: ColumnMapping
    /// The columns that are read.
    private var places: [MovieFileHeader.UsedColumn]
    /// What is seen of each column, while all rows are looked at.
    private var sights: [ColumnStatistics] = []
    /// What all rows told, where they were looked at.
    private(set) var survey: ColumnInference?
    private let includesAllTypes: Bool
    private let userIndex: Int?
    private var types: TypeColumns
    private var user: [UInt8]?
    private var reader: CSVReader
    private var record = CSVReader.Record()
    /// Whether the record is read in an encoding that was guessed.
    private var isGuessed = false
    /// Whether movies in movies' own JSON are rated, and whether one of them says what only movies writes.
    private(set) var (hasRatings, isOwn) = (false, false)

    /// Reads what a source gives, and recognizes its kind.
    ///
    /// - Parameters:
    ///   - includesAllTypes: Whether series, episodes and the like are taken for movies.
    /// - Throws: ``CatalogError`` when it is of no kind that holds movies.
    init(
        _ file: any ByteSource, path: String, mapping: ColumnMapping = ColumnMapping(),
        includesAllTypes: Bool = false, thisYear: Int = currentYear()
    ) throws(CatalogError) {
        let source = JSONElements(DecodedBytes(UnpackedBytes(file)))
        var reader = CSVReader(source, path: path)
        let isJSON = try reader.peekLine().first == UInt8(ascii: "{")
        let header =
            isJSON
            ? try MovieFileHeader(
                json: JSONColumns(of: &reader, from: source, path: path, mapping: mapping), path: path,
                mapping: mapping)
            : try MovieFileHeader(from: &reader, path: path, mapping: mapping)
        (self.source, self.isJSON, self.header) = (source, isJSON, header)
        self.reader = reader
        (places, ignoredColumns) = (header.places, header.ignored)
        (self.path, self.mapping, self.includesAllTypes) = (path, mapping, includesAllTypes)
        userIndex = header[.user]
        types = TypeColumns(of: header)
        years = MovieField.years(in: thisYear)
        name = harmless(path)
    }

    /// Looks at all rows, where they tell more of the columns, and goes back to the first one.
    ///
    /// - Parameter hear: Hears of each row.
    package mutating func look(
        _ hear: () throws(CatalogError) -> Void = {}
    ) throws(CatalogError) {
        guard header.format.isSurveyed else { return }
        sights = places.map { ColumnStatistics(of: $0.column, inListOfAnybody: header.format.isList) }
        while try next() != nil { try hear() }
        let survey = ColumnInference(sights, of: places, in: name)
        sights = []
        do throws(ReadingFailure) {
            try source.rewind()
        } catch {
            throw error.error(at: path, line: 1)
        }
        reader = CSVReader(source, path: path, dialect: .lines)
        // What the reader learns from the header, it forgets with the rows.
        if !isJSON { _ = try MovieFileHeader(from: &reader, path: path, mapping: mapping) }
        (ignoredColumns, passedOver, ratedAsWatched, user) = (header.ignored, TitleCounts(), 0, nil)
        (found, encoding, leftOut) = (CSVProblems(), EncodingGuess(), [])
        take(survey)
    }

    /// Reads the columns as what they turned out to be.
    private mutating func take(_ survey: ColumnInference) {
        self.survey = survey
        places = zip(header.places, survey.columns).compactMap { place, column in
            column.map {
                MovieFileHeader.UsedColumn(
                    index: place.index, name: place.name, column: $0, isSaid: place.isSaid)
            }
        }
    }

    /// Reads the next row that tells of a movie; `nil` at the end.
    ///
    /// Rows that can't be used are counted in ``problems``, those of other types than movies in ``passedOver``.
    ///
    /// - Throws: ``CatalogError`` when the file can't be read on, so that nothing of it should be used.
    package mutating func next() throws(CatalogError) -> MovieFileRow? {
        var row = MovieFileRow(line: 0)
        return try read(into: &row) ? row : nil
    }

    /// The same, into the place of another row; false at the end.
    mutating func read(into row: inout MovieFileRow) throws(CatalogError) -> Bool {
        while try reader.read(into: &record) {
            isGuessed = false
            guard !isBlank, takesCells(), try isUsable() else { continue }
            row = MovieFileRow(line: record.line)
            guard kind == .json ? readObject(into: &row) : readCells(into: &row) else { continue }
            if isGuessed { encoding.add("Windows-1252", row.movie.title) }
            if source.isGuessed { encoding.add("UTF-16", row.movie.title) }
            return true
        }
        return false
    }

    /// Counts the record as one that is left out.
    private mutating func skip(_ reason: String) {
        found.skipRow(reason)
        if notesLeftOut { leftOut.append(record.line) }
    }

    /// Counts a cell of the record as one that is left empty.
    private mutating func skipCell(_ reason: String, of column: String) {
        found.skipCell(reason, of: column)
        if notesLeftOut, leftOut.last != record.line { leftOut.append(record.line) }
    }

    /// Whether nothing is in the record, or the line between names and rows of a table in Markdown.
    private var isBlank: Bool {
        let isMarkdown = reader.dialect.isMarkdown
        return (isMarkdown || record[0].trimmed.isEmpty) && record.isBlank(besides: isMarkdown ? "-:" : "")
    }

    /// Whether a movie can be read from the record; where not, it is told or counted why.
    private mutating func isUsable() throws(CatalogError) -> Bool {
        guard kind != .json else { return true }
        guard
            record.count >= header.names.count || !record.isCutOff || header.format.titles == .withYear
                || header.format.isOwn
        else { throw .endsEarly(path: path, line: record.line) }
        if header.isRepeated(in: record) {
            found.skipRow("\(name), line \(record.line): the names of the columns stand here once more")
            return false
        }
        if let fault = record.fault(columns: header.names.count, in: name) {
            skip(fault)
            return false
        }
        // What is no movie tells of the columns too.
        if !includesAllTypes, sights.isEmpty, let type = types.type(of: record) {
            passedOver.add(type)
            return false
        }
        guard let userIndex else { return true }
        if user == nil { user = Array(record[userIndex]) }
        guard user?.elementsEqual(record[userIndex]) == true else {
            throw CatalogError(
                .badData,
                "\(name), line \(record.line): the rows of a second user begin here; keep only one user's rows."
            )
        }
        return true
    }

    /// Has the record be cells in UTF-8, whatever it was written as; false where it is no row.
    private mutating func takesCells() -> Bool {
        isGuessed = record.decode()
        if let columns = header.json {
            do throws(JSONError) {
                record.replaceCells(with: try columns.cells(of: record[0]))
            } catch {
                skip("\(place), \(error)")
                return false
            }
        } else if kind == .plainList {
            let line = PlainLine(String(decoding: record[0], as: UTF8.self))
            guard let line, line.year != nil || line.isListed else {
                skip("\(place): this is no title with a year behind it, and none of a list")
                return false
            }
            if !line.rest.isEmpty {
                skipCell(
                    "\(place): \(shown(line.rest)) beside title and year isn't taken", of: "the rest")
            }
            let year = line.year.map(String.init) ?? ""
            record.replaceCells(with: [line.title, year].map { ArraySlice($0.utf8) })
        } else if reader.dialect.isMarkdown {
            record.replaceCells {
                Array(plainText(markdown: String(decoding: $0.trimmed, as: UTF8.self)).utf8)
            }
        }
        return true
    }

    /// Gives the row what the cells of the record say; false where that is not enough.
    private mutating func readCells(into row: inout MovieFileRow) -> Bool {
        for index in places.indices {
            let place = places[index]
            let cell = record[place.index].trimmed
            guard !cell.isEmpty, !header.format.isNothing(cell, in: place.column) else { continue }
            if !sights.isEmpty { sights[index].see(cell) }
            guard sights.isEmpty || place.column.isKey else { continue }
            let trouble: String
            if cell.count > place.longest {
                trouble = (place.column.field ?? .title).tooLong
            } else {
                do throws(CellError) {
                    try place.column.read(cell, into: &row, years: years)
                    continue
                } catch {
                    trouble = "\(shown(String(decoding: cell, as: UTF8.self))) is not \(error.wanted)"
                }
            }
            let problem = "\(self.place), \(harmless(place.name)): \(trouble)"
            if place.column.isKey {
                skip(problem)
                return false
            }
            skipCell(problem, of: place.name)
        }
        guard sights.isEmpty else { return true }
        if let missing = header.format.missing(in: row) {
            skip("\(place): there is no \(missing)")
            return false
        }
        if header.format.complete(&row, years: years) { ratedAsWatched += 1 }
        if !header.format.isOwn { remarkViewings(of: row.movie) }
        return true
    }

    /// Tells of viewings that were long before the movie, which stay as the file says them.
    private mutating func remarkViewings(of movie: Movie) {
        guard movie.year != nil else { return }
        for viewing in movie.viewings {
            guard let date = viewing.date, let oddity = movie.oddity(of: date) else { continue }
            found.remarkRow("\(place), \(shown(movie.title)): watched \(date), \(oddity)")
        }
    }

    /// Where the record is: `films.csv, line 12`.
    private var place: String { "\(name), \(unit) \(record.line)" }

    /// Gives the row the movie that the record is in JSON; false where it is none.
    private mutating func readObject(into row: inout MovieFileRow) -> Bool {
        var unknownKeys: [String] = []
        do throws(JSONError) {
            row.movie = try Movie(json: Array(record[0]), id: row.movie.id, unknownKeys: &unknownKeys)
        } catch {
            skip("\(place), \(error)")
            return false
        }
        if let field = row.movie.fieldTooLong {
            skip("\(place), \(field.rawValue): \(field.tooLong)")
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
