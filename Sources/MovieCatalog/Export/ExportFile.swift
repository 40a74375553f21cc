package import Platform

/// A destination of an export: a file, or several where one may not hold all. They stand at their
/// paths when all of them are whole, and not before.
package final class ExportFile {
    /// The paths of the files, the first of them as it was named.
    package var paths: [String] { files.map(\.path) }

    let form: ExportFormat
    /// The bytes that each file begins with.
    var beginning: [UInt8] = []
    let hasNotes: Bool

    private var files: [OutputFile] = []
    private let text = CollectedText()
    /// How many files the text fills before the last one, and the size of that.
    private var (fullFiles, size) = (0, 0)
    /// Takes bytes instead of a file; false ends the export.
    private let output: (([UInt8]) -> Bool)?
    private let catalog: Catalog?

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - form: The form; without one, the one that the name asks for: it ends in `.jsonl`, `.csv`, `.md` or `.txt`, or
    ///     begins with `letterboxd` and ends in `.csv`.
    ///   - hasNotes: Whether a list for a friend has the person's notes.
    ///   - catalog: Where the movies come from; none of its own files is written to.
    ///   - replaces: Whether a file that is there now may be replaced.
    ///   - asked: The file that the person was asked about; no other is replaced.
    package init(
        at path: String, as form: ExportFormat? = nil, hasNotes: Bool = false, from catalog: Catalog,
        replacing replaces: Bool = false, asked: FileStatus? = nil
    ) throws(CatalogError) {
        guard let form = form ?? ExportFormat(path: path), !path.utf8.contains(0) else {
            throw .unknownEnding(path: path)
        }
        (self.form, self.hasNotes, self.catalog, output) = (form, hasNotes, catalog, nil)
        files = [try OutputFile(at: path, from: catalog, replacing: replaces || asked != nil, asked: asked)]
    }

    /// Has what is exported heard, and written nowhere else.
    ///
    /// - Parameters:
    ///   - hasNotes: Whether a list for a friend has the person's notes.
    ///   - output: Hears some movies' bytes at a time; false stops the export.
    package init(as form: ExportFormat, hasNotes: Bool = false, to output: @escaping ([UInt8]) -> Bool) {
        (self.form, self.hasNotes, self.output, catalog) = (form, hasNotes, output, nil)
    }

    /// Adds records, each of which stays in one file. Nothing is written yet.
    func add(_ records: [[UInt8]]) throws(CatalogError) {
        var bytes: [UInt8] = []
        for record in records {
            if let limit = form.limit, output == nil, size > 0, size + record.count > limit {
                try text.add(bytes, to: fullFiles)
                bytes = []
                (fullFiles, size) = (fullFiles + 1, 0)
            }
            if size == 0 {
                bytes += beginning
                size = bytes.count
            }
            bytes += record
            size += record.count
        }
        try text.add(bytes, to: fullFiles)
    }

    /// Begins a file beside the first: `letterboxd-2.csv`.
    private func beginNextFile() throws(CatalogError) {
        guard let first = files.first, let catalog else { return }
        let name = first.path.lastIndex(of: "/").map { first.path.index(after: $0) } ?? first.path.startIndex
        let end = first.path[name...].dropFirst().lastIndex(of: ".") ?? first.path.endIndex
        let path = "\(first.path[..<end])-\(files.count + 1)\(first.path[end...])"
        files.append(try OutputFile(at: path, from: catalog))
    }

    /// Writes all that was added, and puts the files at their paths; the one that was named is the last.
    func finish() throws(CatalogError) {
        try text.forEach { (file, bytes) throws(CatalogError) in
            if let output {
                guard bytes.isEmpty || output(bytes) else { throw .stopped }
                return
            }
            if file == files.count { try beginNextFile() }
            try files.last?.write(bytes)
        }
        for file in files.reversed() { try file.finish() }
    }
}
