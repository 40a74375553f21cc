#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that films are exported to. It stands at its path when it is whole, and not before: what is written goes
/// to a file beside it, which goes away with this value.
public final class ExportFile {
    /// Where the file will be.
    public let path: String

    let form: ExportForm
    private let target: String
    private let replaces: Bool
    private let draft: String
    private var descriptor: Int32

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - path: Where it will be; it ends in `.jsonl` for JSON Lines, which keep all of a film, or in `.csv`.
    ///   - replaces: Whether a file that is there may be replaced.
    /// - Throws: ``CatalogError`` when the name has another ending, or when no file can be made there.
    public init(at path: String, replacing replaces: Bool = false) throws(CatalogError) {
        guard let form = ExportForm(path: path), !path.utf8.contains(0) else {
            throw .unknownEnding(path: path)
        }
        self.path = path
        self.form = form
        self.replaces = replaces
        let target = try Target(path, replacing: replaces)
        let folder = target.path.lastIndex(of: "/").map { target.path[...$0] } ?? ""
        draft = "\(folder).movies-export-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
        self.target = target.path
        descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, target.mode)
        guard descriptor >= 0 else { throw writingFailure(at: path, errno) }
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        unlink(draft)
    }

    /// Adds bytes.
    func write(_ bytes: [UInt8]) throws(CatalogError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { unistdWrite(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw writingFailure(at: path, errno)
            }
        }
    }

    /// Puts the file at its path, with all that was written on the disk.
    func finish() throws(CatalogError) {
        guard fsync(descriptor) == 0 else { throw writingFailure(at: path, errno) }
        // Another program may have put something there meanwhile.
        _ = try Target(path, replacing: replaces)
        guard rename(draft, target) == 0 else { throw writingFailure(at: path, errno) }
        close(descriptor)
        descriptor = -1
    }
}

/// What is written when a path is.
private struct Target {
    /// The path, or where a link leads that stands there.
    let path: String
    /// Who may read and write it: nobody else than before.
    let mode: mode_t

    init(_ path: String, replacing replaces: Bool) throws(CatalogError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard errno == ENOENT else { throw writingFailure(at: path, errno) }
            (self.path, mode) = (path, 0o666)
            return
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notReplaceable(path: path) }
        guard replaces else { throw .alreadyThere(path: path) }
        guard let resolved = realpath(path, nil) else { throw writingFailure(at: path, errno) }
        defer { free(resolved) }
        (self.path, mode) = (String(cString: resolved), status.st_mode & 0o777)
    }
}

/// The error for what the system says of a path that should be written.
private func writingFailure(at path: String, _ code: Int32) -> CatalogError {
    switch code {
    case ENOENT, ENOTDIR: .noFolder(path: path)
    case EACCES, EPERM, EROFS: .readOnly(path: path)
    case ENOSPC, EDQUOT: .full(path: path)
    default: .unwritable(path: path, reason: reason(code))
    }
}

/// The system's own `write`, which the method of the same name hides.
private func unistdWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
