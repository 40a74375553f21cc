import MovieCatalog

/// A file to import. It must not change between the preview and the import.
struct ImportFile: Sendable {
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

    /// Throws if the file has changed or is the catalog's own.
    func check(for catalog: Catalog) throws(CatalogError) {
        try check()
        try Self.checkUse(of: container, version.identity, by: catalog)
    }

    func check() throws(CatalogError) {
        guard try version == Self.version(of: container) else { throw .file(path, .changed) }
    }

    /// Throws if a file is the catalog's own. Doesn't open it, since closing it would release this
    /// process's locks on it.
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
