import MovieCatalog

/// A file that is imported. It is read for the preview, for the import unless its rows were put aside, once more where its
/// values say that a column is something else than its name does, and has to be the same each time.
struct ImportFile: Sendable {
    /// What it is called: its path, `export.zip/diary.csv` where it is in an archive.
    let path: String
    let format: MovieFileFormat
    /// The names of all columns.
    let names: [String]
    /// Whether it is JSON, in whatever form.
    let isJSON: Bool
    /// Whether its columns have names.
    var hasNames: Bool { !isJSON && format.kind != .plainList }
    /// What its rows are counted in.
    let unit: String
    /// The archive and the file in it.
    private let member: (archive: String, file: ZipArchive.Member)?
    let version: FileStatus

    /// Looks at a file.
    ///
    /// - Parameters:
    ///   - member: What is read of it, where it is an archive.
    ///   - catalog: Where its movies will go, if that is known yet.
    ///   - mapping: What columns mean, where a person says so.
    init(
        path: String, member: ZipArchive.Member? = nil, into catalog: Catalog?, mapping: ColumnMapping
    ) throws(CatalogError) {
        version = try Self.version(of: path)
        try Self.checkUse(of: path, version.identity, by: catalog)
        self.member = member.map { (path, $0) }
        self.path = member.map { "\(path)/\($0.name)" } ?? path
        let file = try MovieFile(
            Self.bytes(of: self.member, at: path), path: self.path, mapping: mapping)
        format = file.header.format
        (names, isJSON, unit) = (file.columnNames, file.isJSON, file.unit)
    }

    /// The names of the columns whose meaning can be chosen.
    var columns: [String] { format.columnsCanBeMapped ? names : [] }

    /// The bytes as they are stored.
    var bytes: any ByteSource {
        get throws(CatalogError) { try Self.bytes(of: member, at: path) }
    }

    private static func bytes(
        of member: (archive: String, file: ZipArchive.Member)?, at path: String
    ) throws(CatalogError) -> any ByteSource {
        if let member {
            try ZipMemberBytes(member.file, in: member.archive)
        } else {
            try InputFile(path: path)
        }
    }

    /// Opens the file once more.
    ///
    /// - Parameters:
    ///   - mapping: What columns mean, where a person says so.
    ///   - notesLeftOut: Whether the lines of rows that can't be used are remembered.
    /// - Throws: ``CatalogError`` when it is another one than it was.
    func open(
        into catalog: Catalog, mapping: ColumnMapping, includesAllTypes: Bool, notesLeftOut: Bool
    ) throws(CatalogError) -> MovieFile {
        try check(for: catalog)
        var file = try MovieFile(bytes, path: path, mapping: mapping, includesAllTypes: includesAllTypes)
        file.notesLeftOut = notesLeftOut
        try check()
        return file
    }

    /// Looks whether the file is still what it was, and not in use, before it is opened once more.
    func check(for catalog: Catalog) throws(CatalogError) {
        try check()
        try Self.checkUse(of: member?.archive ?? path, version.identity, by: catalog)
    }

    /// Looks whether the file is still what it was, when it is read to its end.
    ///
    /// - Throws: ``CatalogError`` when it isn't.
    func check() throws(CatalogError) {
        guard try version == Self.version(of: member?.archive ?? path) else {
            throw CatalogError(
                .inputOutputFailed,
                "\(harmless(path)) was changed while it was read; nothing was imported. "
                    + "Try again when the file is complete.")
        }
    }

    /// A database that is in use must not even be opened: the locks that a process has on a file are gone as soon as it
    /// closes that file, whichever part of it opened it.
    static func checkUse(
        of path: String, _ file: FileIdentity, by catalog: Catalog?
    ) throws(CatalogError) {
        guard !isDatabaseInUse(path), catalog?.isKept(in: file) != true else {
            throw .databaseInUse(path: path)
        }
    }

    /// What is another one when the file has changed.
    private static func version(of path: String) throws(CatalogError) -> FileStatus {
        let status: FileStatus
        do {
            status = try FileSystem.status(of: path)
        } catch {
            throw error.reading(path)
        }
        // Whoever opens a pipe takes what is in it.
        guard status.kind != .other else {
            throw CatalogError(
                .badData,
                "\(harmless(path)) is no regular file, and an import reads a file twice; save it to one first."
            )
        }
        return status
    }
}
