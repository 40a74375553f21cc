#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that is imported. It is read twice, for the preview and for the import, and has to be the same both times.
struct ImportFile: Sendable {
    let path: String
    let kind: FilmFileKind
    private let version: Version

    /// Looks at a file.
    init(path: String) throws(CatalogError) {
        version = try Version(path: path)
        if isDatabaseInUse(path) { throw .isDatabaseInUse(path: path) }
        kind = try FilmFile(path: path).kind
        self.path = path
    }

    /// Opens the file once more.
    ///
    /// - Throws: ``CatalogError/changedMeanwhile(path:)`` when it is another one than it was.
    func open(includesAllTypes: Bool) throws(CatalogError) -> FilmFile {
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

    /// What is another one when a file has changed.
    private struct Version: Hashable {
        private let device: UInt64
        private let number: UInt64
        private let size: Int
        private let seconds: Int
        private let nanoseconds: Int

        init(path: String) throws(CatalogError) {
            var status = stat()
            guard !path.utf8.contains(0), stat(path, &status) == 0 else { throw failure(at: path, errno) }
            // Whoever opens a pipe takes what is in it.
            guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { throw .isPipe(path: path) }
            #if canImport(Darwin)
                let changed = status.st_mtimespec
            #else
                let changed = status.st_mtim
            #endif
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
            size = Int(status.st_size)
            seconds = Int(changed.tv_sec)
            nanoseconds = Int(changed.tv_nsec)
        }
    }
}

/// Whether the file is an SQLite database that some program has open.
///
/// Such a file must not even be opened: the locks that a process has on a file are gone as soon as it closes that file,
/// whichever part of it opened it.
func isDatabaseInUse(_ path: String) -> Bool {
    guard let target = realpath(path, nil) else { return false }
    defer { free(target) }
    return access(String(cString: target) + "-shm", F_OK) == 0
}
