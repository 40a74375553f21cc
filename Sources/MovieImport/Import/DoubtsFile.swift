public import MovieCatalog

/// A file for the rows with doubts and faults that an import leaves out, to be corrected and imported again.
///
/// They are written as in their own file: a table becomes CSV with its column names; JSON and plain lists keep their lines.
public struct DoubtsFile {
    private let file: NewFile
    /// The index of the file that the rows come from.
    private let source: Int
    private let files: ImportFiles
    private let catalog: Catalog

    /// Begins a file, which is at its path when it is complete, and never replaces another.
    ///
    /// - Parameters:
    ///   - path: The path, which ends in `.csv`, or in `.jsonl` for rows of JSON.
    ///   - files: The files, which from now on note the rows that are left out.
    ///   - catalog: The catalog that they are imported into.
    /// - Throws: ``CatalogError`` where the rows would come from several tables, where the file would be taken for one of
    ///   another kind when it is imported, or where no file can be made there.
    public init(
        at path: String, of files: inout ImportFiles, into catalog: Catalog
    ) throws(CatalogError) {
        files.notesLeftOut = true
        let tables = files.files.indices.filter { files.files[$0].format.rows != .supplement }
        guard tables.count <= 1 else {
            throw CatalogError(DoubtsFault.severalTables(tables.map { files.files[$0].path }))
        }
        source = tables.first ?? 0
        try Self.check(path, for: files.files[source])
        file = try NewFile(at: path, from: catalog)
        (self.files, self.catalog) = (files, catalog)
    }

    /// Checks that a file at the path will be read as the same kind of file.
    private static func check(_ path: String, for file: ImportFile) throws(CatalogError) {
        let form: ExportForm = file.isJSON ? .jsonLines : file.hasNames ? .csv : .text
        guard ExportForm(path: path) == form else {
            throw CatalogError(DoubtsFault.otherForm(path, wanted: form))
        }
        guard form == .csv, file.format.kind != .letterboxdList else { return }
        let kind = try? MovieFileFormat.format(columns: file.names.map { $0.lowercased() }, path: path).kind
        guard kind ?? .movieList == file.format.kind else {
            throw CatalogError(DoubtsFault.otherKind(path, wanted: file.format.kind, of: file.path))
        }
    }

    /// Writes the rows that an import has left out; where there are none, no file is made.
    ///
    /// - Returns: The number of rows.
    /// - Throws: ``CatalogError`` when the file they come from has changed, or the file can't be written.
    public func write(_ report: ImportReport) throws(CatalogError) -> Int {
        let lines = Set(report.leftOut[source, default: []]).sorted()
        guard !lines.isEmpty else { return 0 }
        try files.files[source].copyRows(on: lines, to: file, mapping: files.mapping, into: catalog)
        try file.finish()
        return lines.count
    }

    /// The paths to import once the rows are corrected: the file, and those that complete it.
    public var paths: [String] {
        [file.path] + files.files.indices.filter { $0 != source }.map { files.files[$0].path }
    }

    /// The mapping with which the rows are read as they were in the whole file; `nil` for none.
    public func columns(_ report: ImportReport) -> String? {
        let columns = report.columnsAgain[source]
        return columns.isEmpty ? nil : columns.joined(separator: ",")
    }
}

/// The reason why a file for doubtful rows can't be used.
package enum DoubtsFault: CatalogFault {
    case severalTables([String])
    case otherForm(String, wanted: ExportForm)
    case otherKind(String, wanted: MovieFileKind, of: String)

    package var kind: CatalogError.Kind { .wrongUsage }
}

extension ImportFile {
    /// Writes the column names and the rows that begin on these lines, in their order.
    fileprivate func copyRows(
        on lines: [Int], to file: NewFile, mapping: ColumnMapping, into catalog: Catalog
    ) throws(CatalogError) {
        try check(for: catalog)
        var reader = try CSVReader(
            JSONElements(DecodedBytes(UnpackedBytes(bytes))), path: path, dialect: .lines)
        var names: [[String]] = []
        if hasNames {
            let header = try MovieFileHeader(from: &reader, path: path, mapping: mapping)
            names = header.preamble + [header.names]
        }
        // Where a quote is a part of the text, there can be none around it.
        let dialect = reader.dialect.hasQuotes ? .commas : reader.dialect
        for line in names { try file.write(dialect.line(line.map { Array($0.utf8) })) }
        var record = CSVReader.Record()
        var rest = lines[...]
        while let next = rest.first, try reader.read(into: &record) {
            guard record.line == next else { continue }
            rest.removeFirst()
            record.decode()
            try file.write(dialect.line((0..<record.count).map { Array(record[$0]) }))
        }
        try check()
    }
}

extension CSVReader.Dialect {
    /// Writes cells as a line.
    fileprivate func line(_ cells: [[UInt8]]) -> [UInt8] {
        var line: [UInt8] = []
        for (index, cell) in cells.enumerated() {
            if index > 0, let separator { line.append(separator) }
            if hasQuotes { line.appendCell(cell[...]) } else { line += cell }
        }
        return line + [UInt8(ascii: "\n")]
    }
}
