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
        kind = try FilmFile(path: path).kind
        self.path = path
    }

    /// Opens the file once more.
    ///
    /// - Throws: ``CatalogError/changedMeanwhile(path:)`` when it is another one than it was.
    func open(includesAllTypes: Bool) throws(CatalogError) -> FilmFile {
        let file = try FilmFile(path: path, includesAllTypes: includesAllTypes)
        guard try version == Version(path: path) else { throw .changedMeanwhile(path: path) }
        return file
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
