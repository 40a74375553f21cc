/// A file of movies, of one of the kinds that other programs write: what it says, row by row.
///
/// The kind is recognized by the names of the columns, in any order and letter case, and by nothing else but the
/// file's own name where two kinds have the same columns. A file that is gzip is unpacked while it is read. However
/// long the file, the memory it takes is that of a few hundred kilobytes and the longest row.
package struct MovieFile: ~Copyable {
    /// What kind of file it is.
    package var kind: MovieFileKind { header.format.kind }

    /// The names of columns that are passed over because nobody knows them; in JSON, of the first few keys so far.
    package private(set) var ignoredColumns: [String]

    /// What could not be used so far, or was guessed.
    package var problems: CSVProblems {
        var problems = found
        if let guess = encoding.sentence(of: name) { problems.remark(guess) }
        return problems
    }

    private var found = CSVProblems()

    /// The lines of rows that can't be used, where these are to be noted.
    private(set) var leftOut: [Int] = []

    /// Whether the lines of rows that can't be used are noted.
    var notesLeftOut = false

    /// What was guessed of the encoding.
    private var encoding = EncodingGuess()

    /// How many rows were passed over so far because they are of series, episodes, games and the like.
    package var passedOver: TitleCounts {
        var counts = TitleCounts()
        for (type, count) in passedTypes {
            counts.add(count, TitleType(String(decoding: type, as: UTF8.self)) ?? .other)
        }
        return counts
    }

    /// The same in the words of the file, which has few.
    private var passedTypes: [(type: [UInt8], count: Int)] = []

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

    /// How many bytes the row has that was read last.
    var rowLength: Int { record.byteCount }

    private let path: String
    private let name: String
    private let years: ClosedRange<Int>
    private let source: JSONElements
    let header: MovieFileHeader
    private let mapping: ColumnMapping
    /// The columns that are read.
    private var fields: [MovieFileHeader.Field]
    /// What the values of each column come to, where that is still to be seen.
    private var surveys: [ColumnSurvey]
    /// What the columns are, where it was seen before.
    private var known: [ColumnMeaning]?
    private let typeIndex: Int?
    private let userIndex: Int?
    private var user: [UInt8]?
    private var reader: CSVReader
    private var record = CSVReader.Record()
    /// Whether the record is read in an encoding that was guessed.
    private var isGuessed = false
    /// Whether movies in JSON are rated, and whether one of them says what only movies writes.
    private(set) var (hasRatings, isOwn) = (false, false)

    /// Opens a file and recognizes its kind.
    ///
    /// - Parameters:
    ///   - mapping: What its columns mean, where a person says so.
    ///   - meanings: What its columns are, as an earlier reading came to; `nil` for the first one.
    ///   - includesAllTypes: Whether series, episodes and the like are taken for movies.
    /// - Throws: ``CatalogError`` when there is no such file, or when it is of no kind that holds movies.
    init(
        path: String, mapping: ColumnMapping, meanings: [ColumnMeaning]? = nil, includesAllTypes: Bool = false
    ) throws(CatalogError) {
        try self.init(
            InputFile(path: path), path: path, mapping: mapping, includesAllTypes: includesAllTypes)
        if let meanings { take(meanings) }
    }

    /// Opens a file and recognizes its kind.
    ///
    /// - Parameter includesAllTypes: Whether series, episodes and the like are taken for movies.
    /// - Throws: ``CatalogError`` when there is no such file, or when it is of no kind that holds movies.
    package init(path: String, includesAllTypes: Bool = false) throws(CatalogError) {
        try self.init(path: path, mapping: ColumnMapping(), includesAllTypes: includesAllTypes)
    }

    /// Reads a file that is in memory already.
    ///
    /// - Parameters:
    ///   - path: What the file is called in errors and problems, and where its kind depends on its name.
    ///   - step: How many bytes are read at a time at most.
    ///   - mapping: What its columns mean, where a person says so.
    package init(
        bytes: [UInt8], path: String, step: Int = .max, mapping: ColumnMapping = ColumnMapping(),
        includesAllTypes: Bool = false, thisYear: Int = currentYear()
    ) throws(CatalogError) {
        try self.init(
            BytesInMemory(bytes, step: step), path: path, mapping: mapping,
            includesAllTypes: includesAllTypes,
            thisYear: thisYear)
    }

    /// Reads what a source gives.
    init(
        _ file: any ByteSource, path: String, mapping: ColumnMapping = ColumnMapping(),
        includesAllTypes: Bool = false, thisYear: Int = currentYear()
    ) throws(CatalogError) {
        let source = JSONElements(DecodedBytes(UnpackedBytes(file)))
        var reader = CSVReader(source, path: path)
        let isJSON = try reader.peekLine().first == UInt8(ascii: "{")
        let header: MovieFileHeader
        if !isJSON {
            header = try MovieFileHeader(from: &reader, path: path, mapping: mapping)
        } else if let columns = try JSONColumns(of: &reader, from: source, path: path) {
            header = try MovieFileHeader(json: columns, path: path, mapping: mapping)
        } else {
            header = MovieFileHeader()
        }
        (self.header, self.isJSON) = (header, isJSON)
        self.mapping = mapping
        fields = header.fields
        surveys = fields.map { ColumnSurvey(of: $0.column) }
        ignoredColumns = header.ignored
        typeIndex = includesAllTypes ? nil : header[.type]
        userIndex = header[.user]
        years = MovieField.years(in: thisYear)
        name = harmless(path)
        self.path = path
        self.source = source
        self.reader = reader
    }

    /// Reads the next row that tells of a movie; `nil` at the end.
    ///
    /// Rows that can't be used are counted in ``problems``, those of other types than movies in ``passedOver``.
    ///
    /// - Throws: ``CatalogError`` when the file can't be read on, so that nothing of it should be used.
    package mutating func next() throws(CatalogError) -> MovieFileRow? {
        while try reader.read(into: &record) {
            isGuessed = false
            guard takesKeys(), try isUsable() else { continue }
            var row = MovieFileRow(line: record.line)
            guard kind == .json ? readObject(into: &row) : readCells(into: &row) else {
                noteLeftOut()
                continue
            }
            if isGuessed { encoding.add("Windows-1252", row.movie.title) }
            if source.isGuessed { encoding.add("UTF-16", row.movie.title) }
            return row
        }
        return nil
    }

    private mutating func noteLeftOut() {
        if notesLeftOut { leftOut.append(record.line) }
    }

    /// What the columns of the file are, in its order, when all of its rows were read.
    var meanings: [ColumnMeaning] {
        known ?? zip(header.fields, surveys).map { $1.meaning(of: $0.column) }
    }

    /// Whether the rows would be the same with what was learned from reading them all.
    var isSettled: Bool {
        known != nil || zip(header.fields, meanings).allSatisfy { $1 == .column($0.column.expected) }
    }

    /// Begins anew with what was learned from all the rows.
    mutating func readAgain() throws(CatalogError) {
        let meanings = meanings
        do throws(ReadingFailure) {
            try source.rewind()
        } catch {
            throw error.error(at: path, line: 1)
        }
        reader = CSVReader(source, path: path)
        // What the reader learns from the header, it forgets with the rows.
        if isJSON {
            reader.dialect = .lines
        } else {
            _ = try MovieFileHeader(from: &reader, path: path, mapping: mapping)
        }
        (ignoredColumns, passedTypes, user) = (header.ignored, [], nil)
        (found, encoding, leftOut) = (CSVProblems(), EncodingGuess(), [])
        take(meanings)
    }

    /// Reads the columns as what they turned out to be, and tells those that are left out.
    private mutating func take(_ meanings: [ColumnMeaning]) {
        known = meanings
        surveys = []
        fields = []
        for (field, meaning) in zip(header.fields, meanings) {
            switch meaning {
            case .column(let column):
                fields.append(MovieFileHeader.Field(index: field.index, name: field.name, column: column))
            case .leftOut(let reason):
                found.remark("\(name), column \(shown(field.name)): \(reason); the column is left out.")
            }
        }
    }

    /// Reads all rows to the end: the movies, each once, numbered from 1.
    ///
    /// - Throws: ``CatalogError`` when the file can't be read to its end, or holds no movies without another file.
    mutating func movies() throws(CatalogError) -> [Movie] {
        let movies = try readMovies()
        guard !isSettled else { return movies }
        try readAgain()
        return try readMovies()
    }

    private mutating func readMovies() throws(CatalogError) -> [Movie] {
        var entries = Entries()
        var movies: [Movie] = []
        while let row = try next() {
            switch kind.role {
            case .movies: movies.append(row.movie)
            case .entries: try entries.add(row, of: rowLength, from: 0, at: path)
            case .supplement: throw .needsMovies(path: path, file: kind.completed)
            }
        }
        movies += entries.movies.map(\.movie).filter { !$0.title.isEmpty }
        for index in movies.indices { movies[index].id = Movie.ID(index + 1) }
        return movies
    }

    /// Whether a movie can be read from the record; where not, it is told or counted why.
    private mutating func isUsable() throws(CatalogError) -> Bool {
        let format = header.format
        if record[0].trimmed.isEmpty, record.isBlank { return false }
        guard record.count >= header.count || !record.isCutOff || format.kind == .movieList else {
            throw .endsEarly(path: path, line: record.line)
        }
        if header.isRepeated(in: record) {
            found.skipRow("\(name), line \(record.line): the names of the columns stand here once more")
            return false
        }
        if let typeIndex, typeIndex < record.count, !format.isMovie(record[typeIndex]) {
            let type = record[typeIndex]
            if let place = passedTypes.firstIndex(where: { type.elementsEqual($0.type) }) {
                passedTypes[place].count += 1
            } else {
                passedTypes.append((Array(type), 1))
            }
            return false
        }
        decode()
        if let fault = record.fault(columns: header.count, in: name) {
            found.skipRow(fault)
            noteLeftOut()
            return false
        }
        if let userIndex, userIndex < record.count {
            if let user {
                guard record[userIndex].elementsEqual(user) else {
                    throw .secondUser(path: path, line: record.line)
                }
            } else {
                user = Array(record[userIndex])
            }
        }
        return true
    }

    /// Gives the row what the cells of the record say; false where that is not enough.
    private mutating func readCells(into row: inout MovieFileRow) -> Bool {
        let noValue = header.format.noValue
        for index in fields.indices {
            let field = fields[index]
            guard field.index < record.count else { continue }
            let cell = record[field.index].trimmed
            guard !cell.isEmpty, cell != noValue else { continue }
            if !surveys.isEmpty { surveys[index].see(cell) }
            let trouble: String
            if cell.count > field.longest {
                trouble = (field.column.field ?? .title).tooLong
            } else if let wanted = field.column.set(cell, of: &row, years: years) {
                trouble = "\(shown(String(decoding: cell, as: UTF8.self))) is not \(wanted)"
                let place = "\(unit) \(record.line)"
                if !surveys.isEmpty { surveys[index].miss(cell, on: place, wanted: wanted) }
            } else {
                continue
            }
            let problem = "\(place), \(harmless(field.name)): \(trouble)"
            if field.column.isKey {
                found.skipRow(problem)
                return false
            }
            found.skipCell(problem)
        }
        if let missing = header.format.missing(in: row) {
            let place = place
            found.skipRow("\(place): there is no \(missing)")
            return false
        }
        header.format.complete(&row.movie)
        return true
    }

    /// Takes what is no UTF-8 for Windows-1252.
    private mutating func decode() {
        guard !record.isText else { return }
        isGuessed = true
        record.replaceCells(utf8(fromWindows1252:))
    }

    /// Puts the values of the columns in the place of an object; false where it is none.
    private mutating func takesKeys() -> Bool {
        guard let columns = header.json else { return true }
        decode()
        do throws(JSONError) {
            record.replaceCells(with: try columns.cells(of: record[0]))
            return true
        } catch {
            let place = place
            found.skipRow("\(place), \(error)")
            noteLeftOut()
            return false
        }
    }

    /// Where the record is: `films.csv, line 12`.
    private var place: String { "\(name), \(unit) \(record.line)" }

    /// Gives the row the movie that the record is in JSON; false where it is none.
    private mutating func readObject(into row: inout MovieFileRow) -> Bool {
        do throws(JSONError) {
            var unknownKeys: [String] = []
            row.movie = try Movie(json: Array(record[0]), id: row.movie.id, unknownKeys: &unknownKeys)
            if let field = row.movie.fieldTooLong {
                let place = place
                found.skipRow("\(place), \(field.rawValue): \(field.tooLong)")
                return false
            }
            if row.movie.rating != nil { hasRatings = true }
            if row.movie.isWatched || row.movie.dayRated != nil || row.movie.dayAdded != nil { isOwn = true }
            for key in unknownKeys where ignoredColumns.count < Self.mostKeys && !ignoredColumns.contains(key)
            {
                ignoredColumns.append(key)
            }
            return true
        } catch {
            let place = place
            found.skipRow("\(place), \(error)")
            return false
        }
    }

    /// However many keys there are in a file, only so many are remembered.
    private static let mostKeys = 20
}

extension CatalogError {
    /// The ratings of a second user begin on this line.
    static func secondUser(path: String, line: Int) -> CatalogError {
        CatalogError(
            .badData,
            "\(harmless(path)), line \(line): the ratings of a second user begin here; keep only one user's rows."
        )
    }
}
