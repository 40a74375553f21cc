import MovieCatalog

/// A file to import.
///
/// It's read for the preview, and again for the import unless its rows are in the ``PreviewCache``.
/// It must not change in between.
struct ImportFile: Sendable {
    /// Includes the archive: `export.zip/diary.csv`.
    let path: String
    let format: MovieFileFormat
    let names: [String]
    let hasUsers: Bool
    let unit: FilePosition.Unit
    private let member: (archive: String, file: ZipArchive.Member)?
    let version: FileStatus

    init(
        path: String, member: ZipArchive.Member? = nil, into catalog: Catalog?, options: ReadingOptions
    ) throws(CatalogError) {
        version = try Self.version(of: path)
        try Self.checkUse(of: path, version.identity, by: catalog)
        self.member = member.map { (path, $0) }
        self.path = member.map { "\(path)/\($0.name)" } ?? path
        let file = try MovieFileReader(
            Self.bytes(of: self.member, at: path), path: self.path, options: options)
        format = file.header.format
        (names, unit, hasUsers) = (file.header.names, file.unit, file.header[.user] != nil)
    }

    var columns: [String] { format.columnsCanBeMapped ? names : [] }

    /// As stored, compressed or not.
    var bytes: any ByteSource { get throws(CatalogError) { try Self.bytes(of: member, at: path) } }

    private static func bytes(
        of member: (archive: String, file: ZipArchive.Member)?, at path: String
    ) throws(CatalogError) -> any ByteSource {
        if let member {
            try ZipMemberBytes(member.file, in: member.archive)
        } else {
            try InputFile(path: path)
        }
    }

    func open(into catalog: Catalog, options: ReadingOptions) throws(CatalogError) -> MovieFileReader {
        try check(for: catalog)
        let file = try MovieFileReader(bytes, path: path, options: options)
        try check()
        return file
    }

    /// Call before opening the file again.
    func check(for catalog: Catalog) throws(CatalogError) {
        try check()
        try Self.checkUse(of: member?.archive ?? path, version.identity, by: catalog)
    }

    /// Call after reading the file to its end.
    func check() throws(CatalogError) {
        guard try version == Self.version(of: member?.archive ?? path) else { throw .file(path, .changed) }
    }

    /// Checks that a file isn't the catalog's own, without opening it: a process loses its locks on
    /// a file when it closes that file anywhere.
    static func checkUse(
        of path: String, _ file: FileIdentity, by catalog: Catalog?
    ) throws(CatalogError) {
        if catalog?.isKept(in: file) == true { throw .isDatabase(path: path) }
    }

    private static func version(of path: String) throws(CatalogError) -> FileStatus {
        let status: FileStatus
        do {
            status = try FileStatus(at: path)
        } catch {
            throw error.reading(path)
        }
        // Opening a pipe would consume its contents.
        guard status.kind != .other else { throw .file(path, .notRegular) }
        return status
    }
}
