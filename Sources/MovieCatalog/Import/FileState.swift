#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Which file stands at a path, and when it was written to last: an import reads its files more than once, and is about
/// the same films each time.
struct FileState: Equatable {
    let isPipe: Bool
    private let device: UInt64
    private let file: UInt64
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    init(of path: String) throws(CatalogError) {
        // The C library would take the path to end at the zero.
        guard !path.utf8.contains(0) else { throw .noSuchFile(path: path) }
        var status = stat()
        guard stat(path, &status) == 0 else { throw failure(at: path, errno) }
        isPipe = status.st_mode & S_IFMT == S_IFIFO
        device = UInt64(truncatingIfNeeded: status.st_dev)
        file = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int(status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        // Files that the system makes up have no size, and are always written just now.
        (seconds, nanoseconds) = size == 0 ? (0, 0) : (Int(time.tv_sec), Int(time.tv_nsec))
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
