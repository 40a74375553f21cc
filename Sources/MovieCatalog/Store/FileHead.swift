#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The first bytes of a file, which tell an SQLite database from other files before anything could be written to it.
///
/// The layout is that of <https://www.sqlite.org/fileformat.html>, section 1.3.
struct FileHead {
    private let bytes: [UInt8]
    private let size: Int
    private let isRegular: Bool

    init(ofFile path: String) throws(CatalogError) {
        // The C library would take the path to end at the zero.
        guard !path.utf8.contains(0) else { throw .noSuchFile(path: path) }
        var status = stat()
        guard stat(path, &status) == 0 else { throw failure(at: path, errno) }
        size = Int(status.st_size)
        guard status.st_mode & S_IFMT != S_IFDIR else { throw .isFolder(path: path) }
        isRegular = status.st_mode & S_IFMT == S_IFREG
        guard isRegular else {
            // A pipe holds no catalog, and whoever opens and closes it takes what is in it.
            bytes = []
            return
        }
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw failure(at: path, errno) }
        defer { close(file) }
        var head = [UInt8](repeating: 0, count: 100)
        let count = pread(file, &head, head.count, 0)
        guard count >= 0 else { throw failure(at: path, errno) }
        bytes = Array(head.prefix(count))
    }

    /// Whether there is nothing in it.
    var isEmpty: Bool { isRegular && size == 0 }

    /// Whether the file is an SQLite database, or was one before its end was lost.
    var isSQLite: Bool { bytes.starts(with: "SQLite format 3\0".utf8) }

    /// The number of the program that made the database.
    var application: Int { number(at: 68) }

    /// The format of the catalog. Changes that are not in the file yet, but in the log beside it, may have raised it.
    var format: Int { number(at: 60) }

    /// Whether the end of the head itself is lost. Whether pages are missing is for SQLite to say: after a crash they
    /// may be in the log beside the file.
    var isTruncated: Bool { bytes.count < 100 }

    private func number(at offset: Int) -> Int {
        guard bytes.count == 100 else { return 0 }
        return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}

/// Makes the folders that lead to a file, private to the user.
func makeFolders(for path: String) throws(CatalogError) {
    for end in path.indices.dropFirst() where path[end] == "/" && path[path.index(before: end)] != "/" {
        let folder = String(path[..<end])
        if mkdir(folder, 0o700) != 0 {
            let code = errno
            // A folder that can't be made where one is, such as a file system that is read-only, is no trouble.
            var status = stat()
            guard stat(folder, &status) == 0 else { throw failure(at: folder, code) }
            guard status.st_mode & S_IFMT == S_IFDIR else { throw .noFolder(path: folder) }
        }
    }
}
