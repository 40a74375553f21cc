public import MovieCatalog

/// Files that are imported together, with their kinds.
///
/// A person's ratings, diaries and lists go together, whoever wrote them; all that Letterboxd hands out goes as the folder
/// or the zip archive that it is. Movies go alone, with what completes them: IMDb's titles with its public ratings, the
/// movies of MovieLens with its ratings and links.
public struct ImportFiles: Sendable {
    /// The files with their kinds, in words: `ratings.csv: Letterboxd ratings`.
    public var descriptions: [String] { files.map { "\(harmless($0.path)): \($0.format.kind)" } }

    /// The files of a folder or an archive that are passed over, by their names, and why one is that could be read.
    public private(set) var passedOver: [String] = []

    /// Files in the order in which they are read.
    let files: [ImportFile]
    let includesAllTypes: Bool
    /// Whose ratings and days count where the person's own and those of a file differ.
    public var precedence: Precedence
    /// Whether a report has the rows that are left out.
    var notesLeftOut = false
    /// What a person says of the columns of the files.
    private(set) var mapping: ColumnMapping

    /// Opens the files and recognizes their kinds.
    ///
    /// - Parameters:
    ///   - paths: The files.
    ///   - catalog: Where their movies will go, where it is open already: a file of its own is none to import.
    ///   - mapping: What columns of the files mean, where a person says so.
    ///   - precedence: Whose ratings and days count where the person's own and those of a file differ.
    ///   - includesAllTypes: Whether series, episodes and the like are taken for movies.
    /// - Throws: ``CatalogError`` for a file that isn't there, is of no kind that holds movies, needs another one
    ///   beside it, or can't be imported together with another one; for a column of the mapping that no file has.
    public init(
        _ paths: [String], into catalog: Catalog? = nil, mapping: ColumnMapping = ColumnMapping(),
        precedence: Precedence = .later, includesAllTypes: Bool = false
    ) throws(CatalogError) {
        var files: [ImportFile] = []
        var passedOver: [String] = []
        for path in paths {
            files += try Self.files(at: path, into: catalog, mapping: mapping, passedOver: &passedOver)
        }
        try Self.check(mapping, of: files)
        for (index, file) in files.enumerated() {
            if file.format.rows == .supplement, file.format.kind != .imdbPublicRatings {
                guard files.contains(where: { $0.format.kind == .movieLensMovies }) else {
                    throw .needsMovies(path: file.path, file: file.format.completed)
                }
            }
            // Movies are compared with the catalog as it was, and not with those of another file.
            if let other = files[..<index].first(where: { !$0.format.goesTogether(with: file.format) }) {
                throw CatalogError(
                    .badData,
                    "\(harmless(file.path)) can't be imported together with \(harmless(other.path)); import one after the other."
                )
            }
        }
        self.files = files.enumerated().sorted {
            ($0.element.format.rank, $0.offset) < ($1.element.format.rank, $1.offset)
        }
        .map(\.element)
        (self.mapping, self.precedence, self.includesAllTypes) = (mapping, precedence, includesAllTypes)
        self.passedOver = passedOver
    }

    /// The file at a path, or those of the export that is there.
    private static func files(
        at path: String, into catalog: Catalog?, mapping: ColumnMapping, passedOver: inout [String]
    ) throws(CatalogError) -> [ImportFile] {
        let status = try? FileSystem.status(of: path)
        let isFolder = status?.kind == .folder
        if let status { try ImportFile.checkUse(of: path, status.identity, by: catalog) }
        let archive = status?.kind == .file ? try ZipArchive(path: path) : nil
        guard isFolder || archive != nil else {
            return [try ImportFile(path: path, into: catalog, mapping: mapping)]
        }
        let names =
            if let archive { archive.members.map(\.name) } else { try LetterboxdArchive.names(in: path) }
        guard let export = LetterboxdArchive(of: names) else {
            throw isFolder ? .otherFolder(path: path) : .otherArchive(path: path, names: names)
        }
        passedOver += export.passedOver.map { harmless($0) }
        var files: [ImportFile] = []
        for name in export.taken {
            do {
                let member = archive?.members.first { $0.name == name }
                files.append(
                    try ImportFile(
                        path: member == nil ? "\(path)/\(name)" : path, member: member, into: catalog,
                        mapping: mapping))
            } catch let error where error.kind == .badData {
                passedOver.append("\(error)")
            }
        }
        return files
    }

    /// Looks whether each column of which something is said is there.
    private static func check(_ mapping: ColumnMapping, of files: [ImportFile]) throws(CatalogError) {
        for entry in mapping.entries where !files.contains(where: { entry.place(among: $0.columns) != nil }) {
            let there = files.map { file in
                let names =
                    file.columns.isEmpty ? "none" : file.columns.map { shown($0) }.joined(separator: ", ")
                return "\(harmless(file.path)) has \(names)"
            }
            throw CatalogError(
                .wrongUsage,
                "There is no column \(shown(entry.name)) whose meaning can be chosen; \(there.joined(separator: "; "))."
            )
        }
    }

    /// Takes over what a person says of columns, whatever was said of them before.
    ///
    /// - Throws: ``CatalogError`` where no file has such a column, or where a file would hold no movies any more; what
    ///   was said before goes on to count then.
    public mutating func map(_ columns: ColumnMapping) throws(CatalogError) {
        try Self.check(columns, of: files)
        var changed = mapping
        changed.add(columns)
        for file in files where file.format.columnsCanBeMapped {
            _ = try MovieFile(file.bytes, path: file.path, mapping: changed)
        }
        mapping = changed
    }
}

extension CatalogError {
    /// The file completes movies that are in another file.
    static func needsMovies(path: String, file: String) -> CatalogError {
        CatalogError(
            .badData,
            "\(harmless(path)) completes the movies of another file; name \(file) of the same folder beside it."
        )
    }
}
