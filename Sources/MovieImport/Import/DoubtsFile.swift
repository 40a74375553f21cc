public import MovieCatalog

/// A file for the rows that an import leaves out, or a cell of them, doubtful or of no use, as they stand in the file they
/// come from: with
/// its column names and all cells, to be corrected and imported again.
///
/// A table becomes CSV, and JSON and a plain list the lines that they had.
public struct DoubtsFile {
    private let file: NewFile
    /// The place of the file that the rows come from.
    private let source: Int
    private let files: ImportFiles
    private let catalog: Catalog

    /// Begins a file, as an export does: it stands at its path when it is whole, and takes no other's place.
    ///
    /// - Parameters:
    ///   - path: Where it will be; it ends in `.csv`, or in `.jsonl` for rows of JSON.
    ///   - files: What is imported, which from now on notes the rows that are left out.
    ///   - catalog: Where the movies go.
    /// - Throws: ``CatalogError`` where the rows would come from several tables, where the file would be taken for one of
    ///   another kind when it is imported, or where no file can be made there.
    public init(
        at path: String, of files: inout ImportFiles, into catalog: Catalog
    ) throws(CatalogError) {
        files.notesLeftOut = true
        let tables = files.files.indices.filter { files.files[$0].format.rows != .supplement }
        guard tables.count <= 1 else {
            let paths = tables.map { harmless(files.files[$0].path) }.joined(separator: ", ")
            throw CatalogError(
                .wrongUsage,
                "Rows that are left out can be written for one file at a time; import \(paths) one after the other."
            )
        }
        source = tables.first ?? 0
        try Self.check(path, for: files.files[source])
        file = try NewFile(at: path, from: catalog)
        (self.files, self.catalog) = (files, catalog)
    }

    /// Looks whether what is written to the path will be taken for the same kind of file.
    private static func check(_ path: String, for file: ImportFile) throws(CatalogError) {
        let form: ExportForm = file.isJSON ? .jsonLines : file.hasNames ? .csv : .text
        guard ExportForm(path: path) == form else {
            throw CatalogError(
                .wrongUsage,
                form == .csv
                    ? "\(harmless(path)): rows that are left out are written as CSV; use a name that ends in .csv."
                    : "\(harmless(path)): rows of JSON and of plain lists stay what they are; use a name that ends in "
                        + (form == .text ? ".txt." : ".jsonl."))
        }
        guard form == .csv, file.format.kind != .letterboxdList else { return }
        let kind = try? MovieFileFormat.format(columns: file.names.map { $0.lowercased() }, path: path).kind
        guard kind ?? .movieList == file.format.kind else {
            throw CatalogError(
                .wrongUsage,
                "\(harmless(path)) would not be taken for \(file.format.kind) when it is imported, which goes by its name; "
                    + "use a name like that of \(harmless(file.path)).")
        }
    }

    /// Writes the rows that an import has left out; where there are none, there will be no file.
    ///
    /// - Returns: How many there are.
    /// - Throws: ``CatalogError`` when the file they come from has changed, or the file can't be written.
    public func write(_ report: ImportReport) throws(CatalogError) -> Int {
        let lines = Set(report.leftOut[source, default: []]).sorted()
        guard !lines.isEmpty else { return 0 }
        try files.files[source].copyRows(on: lines, to: file, mapping: files.mapping, into: catalog)
        try file.finish()
        return lines.count
    }

    /// What is imported in place of the files once the rows are corrected: the file, and those that complete it.
    public var paths: [String] {
        [file.path] + files.files.indices.filter { $0 != source }.map { files.files[$0].path }
    }

    /// What has to be said of the columns for the rows to be read as they were among all of the file; `nil` for nothing.
    public func columns(_ report: ImportReport) -> String? {
        let columns = report.columnsAgain[source]
        return columns.isEmpty ? nil : columns.joined(separator: ",")
    }
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
    /// Cells as a line that is read back as these.
    fileprivate func line(_ cells: [[UInt8]]) -> [UInt8] {
        var line: [UInt8] = []
        for (index, cell) in cells.enumerated() {
            if index > 0, let separator { line.append(separator) }
            if hasQuotes { line.appendCell(cell[...]) } else { line += cell }
        }
        return line + [UInt8(ascii: "\n")]
    }
}
