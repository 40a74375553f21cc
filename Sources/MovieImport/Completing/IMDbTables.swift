import MovieCatalog

/// Collects facts about a catalog's films from IMDb's own tables, as downloaded.
struct IMDbTables {
    /// The cases are in the order in which the tables have to be read.
    enum Dataset: CaseIterable {
        case titles, crew, principals, ratings, names

        fileprivate var columns: [(name: String, field: MovieField?)] {
            switch self {
            case .titles:
                [
                    ("tconst", nil), ("titleType", nil), ("startYear", .year), ("primaryTitle", .title),
                    ("originalTitle", .originalTitle), ("runtimeMinutes", .runtime), ("genres", .genres),
                ]
            case .crew: [("tconst", nil), ("directors", .directors), ("writers", .writers)]
            case .principals: [("tconst", nil), ("category", nil), ("nconst", nil)]
            case .ratings: [("tconst", nil), ("averageRating", .publicRating), ("numVotes", .votes)]
            case .names: [("nconst", nil), ("primaryName", nil)]
            }
        }
    }

    private struct PartialFilm {
        var movie = Movie(title: "")
        var people: [MovieField: [Int]] = [:]
    }

    private let facts: FactCollector
    private var films: [Int: PartialFilm] = [:]
    /// The names of people by number, empty until they're read.
    private var names: [Int: String] = [:]
    private static let roles: [String: MovieField] = [
        "actor": .cast, "actress": .cast, "director": .directors, "writer": .writers,
    ]

    init(about facts: FactCollector) { self.facts = facts }

    var all: FactCollector {
        var all = facts
        for film in films.values {
            var movie = film.movie
            for (field, numbers) in film.people {
                field.set(.texts(numbers.compactMap { names[$0] }.filter { !$0.isEmpty }), of: &movie)
            }
            all.add(movie)
        }
        return all
    }

    /// Reads a table. Every few thousand rows, `hear` receives the bytes read and the file's size.
    mutating func read(
        _ path: String, _ hear: (Int, Int?) throws(CatalogError) -> Void
    ) throws(CatalogError) {
        var reader = try IMDbDatasetReader(path: path)
        while try reader.next(hear) { if let table = reader.table { read(reader, of: table) } }
    }

    private mutating func read(_ row: borrowing IMDbDatasetReader, of table: Dataset) {
        guard let number = row[0].dropFirst(2).number else { return }
        if table == .names {
            if names[number] != nil { names[number] = String(decoding: row[1], as: UTF8.self) }
            return
        }
        guard facts.includes(number) || films[number] != nil || table == .titles && isWanted(row) else {
            return
        }
        var film = films[number] ?? PartialFilm()
        film.movie.imdbID = String(decoding: row[0], as: UTF8.self)
        for (index, column) in table.columns.enumerated() {
            guard let field = column.field, case let cell = row[index], !cell.isText("\\N") else { continue }
            if field == .directors || field == .writers {
                add(cell, as: field, to: &film)
            } else {
                let form = [.title, .originalTitle].contains(field) ? .verbatim : CellNotation(of: field)
                field.set(try? form.value(of: cell, for: field, years: 1...9999), of: &film.movie)
            }
        }
        if film.movie.originalTitle == film.movie.title { film.movie.originalTitle = nil }
        if table == .principals, let field = Self.roles[String(decoding: row[1], as: UTF8.self)] {
            add(row[2], as: field, to: &film)
        }
        films[number] = film
    }

    /// Whether the catalog may have the film. Rejects shorts, series and videos.
    private func isWanted(_ row: borrowing IMDbDatasetReader) -> Bool {
        guard row[1].isText("movie") || row[1].isText("tvMovie"), let year = row[2].number else {
            return false
        }
        let (title, original) = (row[3], row[4])
        return facts.includes(String(decoding: title, as: UTF8.self), year)
            || title != original && facts.includes(String(decoding: original, as: UTF8.self), year)
    }

    private mutating func add(_ cell: ArraySlice<UInt8>, as field: MovieField, to film: inout PartialFilm) {
        for number in cell.split(separator: UInt8(ascii: ",")).compactMap({ $0.dropFirst(2).number })
        where film.people[field]?.contains(number) != true {
            film.people[field, default: []].append(number)
            names[number] = ""
        }
    }
}

struct IMDbDatasetReader: ~Copyable {
    let table: IMDbTables.Dataset?
    private let source: UnpackedBytes
    private var reader: CSVReader
    private var record = CSVReader.Record()
    private let columns: [Int]
    private let last: Int
    private var rows = 0

    init(path: String) throws(CatalogError) {
        let source = UnpackedBytes(try InputFile(path: path))
        let tabs = CSVReader.Dialect(separator: UInt8(ascii: "\t"), hasQuotes: false)
        var reader = CSVReader(source, path: path, dialect: tabs)
        let names = try reader.peekLine().prefix(1_000).split(separator: UInt8(ascii: "\t"))
            .map { String(decoding: $0.trimmed, as: UTF8.self) }
        let table = IMDbTables.Dataset.allCases.first { Set(names).isSuperset(of: $0.columns.map(\.name)) }
        columns = table?.columns.compactMap { names.firstIndex(of: $0.name) } ?? []
        (self.source, self.table, last) = (source, table, columns.max() ?? 0)
        self.reader = reader
    }

    subscript(column: Int) -> ArraySlice<UInt8> { record[columns[column]] }

    mutating func next(_ hear: (Int, Int?) throws(CatalogError) -> Void) throws(CatalogError) -> Bool {
        repeat {
            rows += 1
            if rows.isMultiple(of: 4_096) { try hear(source.bytesRead, source.size) }
            guard try reader.read(into: &record) else { return false }
        } while record.count <= last
        return true
    }
}
