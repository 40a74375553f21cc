/// The films of a CSV file with a line of column names: found by name in any order, unknown ones passed over.
struct MovieTable {
    private(set) var movies: [Movie] = []
    private(set) var problems = CSVProblems()

    private let name: String
    private let years: ClosedRange<Int>
    private var columnNames: [String] = []
    private var columns: [MovieColumn?] = []

    /// Reads a file to its end.
    ///
    /// - Parameters:
    ///   - path: What the file is called in errors and problems.
    ///   - thisYear: The year it is; films may be ten years ahead.
    init(csv source: any ByteSource, path: String, thisYear: Int) throws(CatalogError) {
        name = harmless(path)
        years = MovieField.years(in: thisYear)
        var reader = CSVReader(source, path: path)
        var record = CSVReader.Record()
        guard try reader.read(into: &record) else { throw .empty(path: path) }
        try record.checkNames(of: path)
        columnNames = (0..<record.count).map { String(decoding: record[$0].trimmed, as: UTF8.self) }
        columns = columnNames.map(MovieColumn.init(name:))
        guard columns.contains(.title) else { throw .noTitleColumn(path: path, columns: columnNames) }
        while try reader.read(into: &record) { add(record) }
    }

    private mutating func add(_ record: CSVReader.Record) {
        if let fault = record.fault(columns: columns.count, in: name) { return problems.skipRow(fault) }
        var movie = Movie(id: Movie.ID(movies.count + 1), title: "")
        for (index, column) in columns.enumerated() {
            let cell = record[index].trimmed
            guard let column, !cell.isEmpty else { continue }
            guard cell.count <= column.longest else {
                problems.skipCell("\(name), line \(record.line), \(columnNames[index]): \(column.tooLong)")
                continue
            }
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
