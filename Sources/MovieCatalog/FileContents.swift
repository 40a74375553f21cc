#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The largest file that is read: hundreds of thousands of films.
private let limit = 1 << 29

/// All bytes of a file or a named pipe. What is added to a file while it is read is left out.
func contents(ofFile path: String) throws(CatalogError) -> [UInt8] {
    let file = try openForReading(path)
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(at: path, errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isFolder(path: path) }
    // Pipes and files that the system makes up have no size beforehand.
    let size = status.st_mode & S_IFMT == S_IFREG && status.st_size > 0 ? Int(status.st_size) : nil
    guard size ?? 0 <= limit else { throw .tooLarge(path: path, limit: limit) }

    var bytes: [UInt8] = []
    bytes.reserveCapacity(size ?? 0)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < size ?? .max {
        let wanted = min(chunk.count, (size ?? .max) - bytes.count)
        let count = read(file, &chunk, wanted)
        if count < 0 {
            guard errno == EINTR else { throw failure(at: path, errno) }
            continue
        }
        guard count > 0 else { break }
        bytes += chunk[..<count]
        guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    }
    return bytes
}

/// A descriptor of the file.
func openForReading(_ path: String) throws(CatalogError) -> Int32 {
    // The C library would take the path to end at the zero.
    guard !path.utf8.contains(0) else { throw .noSuchFile(path: path) }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(at: path, errno) }
    return file
}

/// The error for what the system says of a path.
func failure(at path: String, _ code: Int32) -> CatalogError {
    switch code {
    case ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP: .noSuchFile(path: path)
    case EISDIR: .isFolder(path: path)
    case EACCES, EPERM: .noPermission(path: path)
    default: .unreadable(path: path, reason: strerror(code).map { String(cString: $0) } ?? "error \(code)")
    }
}
