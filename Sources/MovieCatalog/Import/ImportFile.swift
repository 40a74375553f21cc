/// A file that is imported. It is read twice, for the preview and for the import, and has to be the same both times.
struct ImportFile: Sendable {
    let path: String
    let kind: FilmFileKind
    private let version: Version

    /// Looks at a file.
    ///
    /// - Parameter catalog: Where its films will go, if that is known yet.
    init(path: String, into catalog: Catalog?) throws(CatalogError) {
        version = try Version(path: path)
        try Self.checkUse(of: path, version.file, by: catalog)
        self.path = path
        kind = try FilmFile(path: path).kind
    }

    /// Opens the file once more.
    ///
    /// - Throws: ``CatalogError/changedMeanwhile(path:)`` when it is another one than it was.
    func open(into catalog: Catalog, includesAllTypes: Bool) throws(CatalogError) -> FilmFile {
        try check()
        try Self.checkUse(of: path, version.file, by: catalog)
        let file = try FilmFile(path: path, includesAllTypes: includesAllTypes)
        try check()
        return file
    }

    /// Looks whether the file is still what it was, when it is read to its end.
    ///
    /// - Throws: ``CatalogError/changedMeanwhile(path:)`` when it isn't.
    func check() throws(CatalogError) {
        guard try version == Version(path: path) else { throw .changedMeanwhile(path: path) }
    }

    /// A database that is in use must not even be opened: the locks that a process has on a file are gone as soon as it
    /// closes that file, whichever part of it opened it.
    private static func checkUse(
        of path: String, _ file: FileIdentity, by catalog: Catalog?
    ) throws(CatalogError) {
        guard !isDatabaseInUse(path), catalog?.isKept(in: file) != true else {
            throw .isDatabaseInUse(path: path)
        }
    }

    /// What is another one when a file has changed.
    private struct Version: Hashable {
        let file: FileIdentity
        private let size: Int
        private let changed: FileStatus.Time

        init(path: String) throws(CatalogError) {
            let status: FileStatus
            do {
                status = try FileSystem.status(of: path)
            } catch {
                throw error.reading(path)
            }
            // Whoever opens a pipe takes what is in it.
            guard status.kind != .other else { throw .isPipe(path: path) }
            (file, size, changed) = (status.identity, status.size, status.changed)
        }
    }
}

/// Whether a file is an SQLite database that some program has open.
func isDatabaseInUse(_ path: String) -> Bool {
    FileSystem.resolved(path).map { FileSystem.exists($0 + "-shm") } ?? false
}
