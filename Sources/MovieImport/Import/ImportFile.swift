import MovieCatalog

/// A file to import.
///
/// It's read for the preview, and again for the import unless its rows are in the ``PreviewCache``.
/// It must not change in between.
struct ImportFile: Sendable {
    /// The file's path, which includes its archive: `export.zip/diary.csv`.
    let path: String
    let header: MovieFileHeader
    let unit: FilePosition.Unit
    let version: FileStatus
    /// The path of the file itself, or of the archive that contains it.
    private let container: String
    private let member: ZipArchive.Member?

    init(
        path: String, member: ZipArchive.Member? = nil, into catalog: Catalog?, options: ReadingOptions
    ) throws(CatalogError) {
        version = try Self.version(of: path)
        try Self.checkUse(of: path, version.identity, by: catalog)
        (container, self.member) = (path, member)
        self.path = member.map { "\(path)/\($0.name)" } ?? path
        let bytes = try Self.bytes(of: path, member)
        let file = try MovieFileReader(bytes, path: self.path, options: options)
        (header, unit) = (file.header, file.unit)
    }

    var format: MovieFileFormat { header.format }

    var columns: [String] { format.columnsCanBeMapped ? header.names : [] }

    /// The contents, extracted from a zip archive but otherwise as stored.
    var bytes: any ByteSource { get throws(CatalogError) { try Self.bytes(of: container, member) } }

    private static func bytes(
        of container: String, _ member: ZipArchive.Member?
    ) throws(CatalogError) -> any ByteSource {
        guard let member else { return try InputFile(path: container) }
        return try ZipMemberBytes(member, in: container)
    }

    func open(into catalog: Catalog, options: ReadingOptions) throws(CatalogError) -> MovieFileReader {
        try check(for: catalog)
        let file = try MovieFileReader(bytes, path: path, options: options)
        try check()
        return file
    }

    /// Checks that the file is unchanged and isn't the catalog's own. Call before opening it again.
    func check(for catalog: Catalog) throws(CatalogError) {
        try check()
        try Self.checkUse(of: container, version.identity, by: catalog)
    }

    /// Checks that the file is unchanged. Call after reading it to its end.
    func check() throws(CatalogError) {
        guard try version == Self.version(of: container) else { throw .file(path, .changed) }
    }

    /// Checks, without opening a file, that it isn't the catalog's own. Closing the catalog's file
    /// would release this process's locks on it.
    static func checkUse(
        of path: String, _ file: FileIdentity, by catalog: Catalog?
    ) throws(CatalogError) {
        if catalog?.isKept(in: file) == true { throw .isDatabase(path: path) }
    }

    private static func version(of path: String) throws(CatalogError) -> FileStatus {
        do throws(SystemError) {
            let status = try FileStatus(at: path)
            // A pipe's contents can be read only once.
            if status.kind != .other { return status }
        } catch {
            throw error.reading(path)
        }
        throw .file(path, .notRegular)
    }
}
