/// The films of a CSV file with a line of column names: found by name in any order, unknown ones passed over.
struct MovieTable {
    private(set) var movies: [Movie] = []
    private(set) var problems = CSVProblems()

    private let name: String
    private let years: ClosedRange<Int>
    private var columnNames: [String] = []
    private var columns: [MovieColumn?] = []

    /// Reads a file's bytes.
    ///
    /// - Parameters:
    ///   - path: What the file is called in errors and problems.
    ///   - thisYear: The year it is; films may be ten years ahead.
    init(csv bytes: [UInt8], path: String, thisYear: Int) throws(CatalogError) {
        name = harmless(path)
        years = MovieField.years(in: thisYear)
        var reader = CSVReader(bytes)
        var record = CSVReader.Record()
        guard try read(&record, from: &reader, path: path) else { throw .empty(path: path) }
        guard record.isText else { throw .notText(path: path) }
        columnNames = (0..<record.count).map { String(decoding: record[$0].trimmed, as: UTF8.self) }
        columns = columnNames.map(MovieColumn.init(name:))
        guard columns.contains(.title) else { throw .noTitleColumn(path: path, columns: columnNames) }
        while try read(&record, from: &reader, path: path) { add(record) }
    }

    private func read(
        _ record: inout CSVReader.Record, from reader: inout CSVReader, path: String
    ) throws(CatalogError) -> Bool {
        do {
            return try reader.read(into: &record)
        } catch {
            throw .unclosedQuote(path: path, line: error.location.line, column: error.location.column)
        }
    }

    private mutating func add(_ record: CSVReader.Record) {
        if let stray = record.strayText {
            return problems.skipRow(
                "\(name), line \(stray.line), column \(stray.column): text follows a closing quote "
                    + "(double a quote that is part of the text)")
        }
        guard record.count >= columns.count else {
            let values = record.count == 1 ? "1 value" : "\(record.count) values"
            return problems.skipRow("\(name), line \(record.line): \(values) for \(columns.count) columns")
        }
        guard record.isText else {
            return problems.skipRow("\(name), line \(record.line): not UTF-8 text")
        }
        var movie = Movie(id: Movie.ID(movies.count + 1), title: "")
        for (index, column) in columns.enumerated() {
            let cell = record[index].trimmed.unguarded
            guard let column, !cell.isEmpty else { continue }
            if let wanted = column.set(cell, of: &movie, years: years) {
                let value = String(decoding: cell, as: UTF8.self)
                problems.skipCell(
                    "\(name), line \(record.line), \(columnNames[index]): \(shown(value)) is not \(wanted)")
            }
        }
        guard !movie.title.allSatisfy(\.isWhitespace) else {
            return problems.skipRow("\(name), line \(record.line): there is no title")
        }
        movies.append(movie)
    }
}
