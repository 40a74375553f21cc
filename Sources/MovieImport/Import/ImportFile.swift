import MovieCatalog

/// A file to import.
///
/// It's read for the preview, and again for the import unless its rows are in the ``PreviewCache``.
/// It must not change in between.
struct ImportFile: Sendable {
    /// Includes the archive: `export.zip/diary.csv`.
    let path: String
    let header: MovieFileHeader
    let unit: FilePosition.Unit
    let version: FileStatus
    /// The file itself, or the archive that it's in.
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

    /// As stored, compressed or not.
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

    /// Call before opening the file again.
    func check(for catalog: Catalog) throws(CatalogError) {
        try check()
        try Self.checkUse(of: container, version.identity, by: catalog)
    }

    /// Call after reading the file to its end.
    func check() throws(CatalogError) {
        guard try version == Self.version(of: container) else { throw .file(path, .changed) }
    }

    /// Checks that a file isn't the catalog's own, without opening it: a process loses its locks on
    /// a file when it closes that file anywhere.
    static func checkUse(
        of path: String, _ file: FileIdentity, by catalog: Catalog?
    ) throws(CatalogError) {
        if catalog?.isKept(in: file) == true { throw .isDatabase(path: path) }
    }

    private static func version(of path: String) throws(CatalogError) -> FileStatus {
        do throws(SystemError) {
            let status = try FileStatus(at: path)
            // Opening a pipe would consume its contents.
            if status.kind != .other { return status }
        } catch {
            throw error.reading(path)
        }
        throw .file(path, .notRegular)
    }
}
