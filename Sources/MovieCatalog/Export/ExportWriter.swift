/// The files of an export, usually one. They appear only when all of them are complete.
package final class ExportWriter {
    package var paths: [String] { files.map(\.path) }

    let form: ExportFormat
    var beginning: [UInt8] = []
    let hasNotes: Bool
    private var files: [OutputFile] = []
    private let text: ExportSpool
    /// The number of full files, and the bytes in the current file.
    private var (fullFiles, size) = (0, 0)
    private let output: (([UInt8]) -> Bool)?
    private let catalog: Catalog?

    /// - Parameters:
    ///   - form: Defaults to the format that the name implies.
    ///   - hasNotes: Whether a Markdown or text list includes the user's notes.
    ///   - asked: The status that the file had when the user agreed to replace it.
    package init(
        at path: String, as form: ExportFormat? = nil, hasNotes: Bool = false, from catalog: Catalog,
        replacing replaces: Bool = false, asked: FileStatus? = nil
    ) throws(CatalogError) {
        guard let form = form ?? ExportFormat(path: path), !path.utf8.contains(0) else {
            throw .unknownEnding(path: path)
        }
        (self.form, self.hasNotes, self.catalog, output) = (form, hasNotes, catalog, nil)
        text = try ExportSpool()
        files = [try OutputFile(at: path, from: catalog, replacing: replaces || asked != nil, asked: asked)]
    }

    /// Exports to a closure, which receives the bytes in parts and returns false to stop.
    package init(
        as form: ExportFormat, hasNotes: Bool = false, to output: @escaping ([UInt8]) -> Bool
    ) throws(CatalogError) {
        (self.form, self.hasNotes, self.output, catalog) = (form, hasNotes, output, nil)
        text = try ExportSpool()
    }

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

    /// Begins another file, named like the first file with a number: `letterboxd-2.csv`.
    private func beginNextFile() throws(CatalogError) {
        guard let first = files.first, let catalog else { return }
        let name = first.path.lastIndex(of: "/").map { first.path.index(after: $0) } ?? first.path.startIndex
        let end = first.path[name...].dropFirst().lastIndex(of: ".") ?? first.path.endIndex
        let path = "\(first.path[..<end])-\(files.count + 1)\(first.path[end...])"
        files.append(try OutputFile(at: path, from: catalog))
    }

    /// Writes the buffered records, then puts the files in place, the first file last.
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
