import MovieCatalog

/// The facts that IMDb's own tables have about the films of a catalog, as they are downloaded: each is read once, and kept is
/// only what is about these films.
struct IMDbTables {
    /// A table, in the order in which they have to be read.
    enum Table: Int, CaseIterable {
        case titles, crew, principals, ratings, names

        /// The columns that are read, by which it is told.
        var columns: [String] {
            switch self {
            case .titles:
                [
                    "tconst", "titleType", "startYear", "primaryTitle", "originalTitle", "runtimeMinutes",
                    "genres",
                ]
            case .crew: ["tconst", "directors", "writers"]
            case .principals: ["tconst", "category", "nconst"]
            case .ratings: ["tconst", "averageRating", "numVotes"]
            case .names: ["nconst", "primaryName"]
            }
        }

        /// The fields in the last of these columns.
        fileprivate var fields: [MovieField] {
            switch self {
            case .titles: [.year, .title, .originalTitle, .runtime, .genres]
            case .ratings: [.publicRating, .votes]
            default: []
            }
        }
    }

    /// A film, with its people by their numbers.
    private struct Film {
        var movie = Movie(title: "")
        var (directors, writers, cast): ([Int], [Int], [Int]) = ([], [], [])
    }

    private let facts: FilmFacts
    private var films: [Int: Film] = [:]
    /// The names of their people.
    private var names: [Int: String] = [:]

    init(about facts: FilmFacts) { self.facts = facts }

    /// The facts about the films, once all tables are read.
    var all: FilmFacts {
        var all = facts
        for film in films.values {
            var movie = film.movie
            func people(_ numbers: [Int]) -> [String] {
                numbers.compactMap { names[$0] }.filter { !$0.isEmpty }
            }
            movie.directors = people(film.directors)
            movie.writers = people(film.writers)
            movie.cast = people(film.cast)
            all.add(movie)
        }
        return all
    }

    /// Opens a file, if it is one of the tables.
    static func table(at path: String) throws(CatalogError) -> (Table, size: Int?)? {
        var reader = try IMDbTableReader(path: path)
        return try reader.open().map { ($0, reader.size) }
    }

    /// Reads a table.
    ///
    /// - Parameter hear: Called with the number of bytes read, every few thousand rows.
    mutating func read(_ path: String, _ hear: (Int) throws(CatalogError) -> Void) throws(CatalogError) {
        var reader = try IMDbTableReader(path: path)
        guard let table = try reader.open() else { return }
        while try reader.next(hear) { read(reader, of: table) }
    }

    private mutating func read(_ row: borrowing IMDbTableReader, of table: Table) {
        guard let number = row[0].dropFirst(2).number else { return }
        guard table != .names else {
            if names[number] != nil { names[number] = String(decoding: row[1], as: UTF8.self) }
            return
        }
        guard facts.includes(number) || films[number] != nil || table == .titles && isWanted(row) else {
            return
        }
        var film = films[number] ?? Film()
        film.movie.imdbID = String(decoding: row[0], as: UTF8.self)
        for (index, field) in table.fields.enumerated() {
            let cell = row[row.count - table.fields.count + index]
            let form = [.title, .originalTitle].contains(field) ? .verbatim : CellForm(of: field)
            if !cell.isNone {
                field.set(try? form.value(of: cell, for: field, years: 1...9999), of: &film.movie)
            }
        }
        switch table {
        case .crew:
            add(row[1], to: &film.directors)
            add(row[2], to: &film.writers)
        case .principals:
            switch String(decoding: row[1], as: UTF8.self) {
            case "actor", "actress": add(row[2], to: &film.cast)
            case "director": add(row[2], to: &film.directors)
            case "writer": add(row[2], to: &film.writers)
            default: break
            }
        default: break
        }
        films[number] = film
    }

    /// Whether a title of the table may be a film of the catalog by its name: shorts, series and videos are none.
    private func isWanted(_ row: borrowing IMDbTableReader) -> Bool {
        guard row[1].isText("movie") || row[1].isText("tvMovie"), let year = row[2].number else {
            return false
        }
        let (title, original) = (row[3], row[4])
        return facts.includes(String(decoding: title, as: UTF8.self), year)
            || title != original && facts.includes(String(decoding: original, as: UTF8.self), year)
    }

    /// Adds people, whose names are then wanted.
    private mutating func add(_ cell: ArraySlice<UInt8>, to people: inout [Int]) {
        for id in cell.split(separator: UInt8(ascii: ",")) where !cell.isNone {
            guard let number = id.dropFirst(2).number, !people.contains(number) else { continue }
            people.append(number)
            if names[number] == nil { names[number] = "" }
        }
    }
}

/// Reads the rows of one of IMDb's tables.
private struct IMDbTableReader: ~Copyable {
    private let source: UnpackedBytes
    private var reader: CSVReader
    private var record = CSVReader.Record()
    private var columns: [Int] = []
    private var rows = 0

    init(path: String) throws(CatalogError) {
        source = UnpackedBytes(try InputFile(path: path))
        let tabs = CSVReader.Dialect(separator: UInt8(ascii: "\t"), hasQuotes: false)
        reader = CSVReader(source, path: path, dialect: tabs)
    }

    var size: Int? { source.size }
    var count: Int { columns.count }

    subscript(column: Int) -> ArraySlice<UInt8> { record[columns[column]] }

    /// Reads the names of the columns, and tells the table by them.
    mutating func open() throws(CatalogError) -> IMDbTables.Table? {
        guard try reader.peekLine().count < 1_000, try reader.read(into: &record) else { return nil }
        let names = record.texts
        let table = IMDbTables.Table.allCases.first { Set(names).isSuperset(of: $0.columns) }
        columns = table?.columns.compactMap(names.firstIndex) ?? []
        return table
    }

    mutating func next(_ hear: (Int) throws(CatalogError) -> Void) throws(CatalogError) -> Bool {
        let last = columns.max() ?? 0
        repeat {
            rows += 1
            if rows.isMultiple(of: 4_096) { try hear(source.bytesRead) }
            guard try reader.read(into: &record) else { return false }
        } while record.count <= last
        return true
    }
}

extension ArraySlice<UInt8> {
    /// Whether IMDb has no value here.
    fileprivate var isNone: Bool { isText("\\N") }
}
