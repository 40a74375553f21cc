#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A descriptor that is closed with its owner.
struct OpenFile: ~Copyable {
    /// Why there is none, or nothing comes of it.
    enum Fault: Error, Hashable {
        case notOpened(String)
        case notRead(String)
        case notWritten(String)
        case alreadyThere

        /// What the system says of it.
        var reason: String {
            switch self {
            case .notOpened(let reason), .notRead(let reason), .notWritten(let reason): reason
            case .alreadyThere: systemMessage(for: EEXIST)
            }
        }
    }

    let descriptor: Int32

    /// The most bytes that are read: more than a person writes, and no trouble to keep.
    static let limit = 1 << 25

    /// Makes a file that is not there yet, which only its owner can read.
    init(creating path: String) throws(Fault) {
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 { return }
        throw errno == EEXIST ? .alreadyThere : .notWritten(systemMessage(for: errno))
    }

    private init(reading path: String) throws(Fault) {
        // The C library would take the path to end at a zero; a pipe without a writer would be waited for.
        let code = path.utf8.contains(0) ? ENOENT : 0
        descriptor = code == 0 ? open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) : -1
        if descriptor < 0 { throw .notOpened(systemMessage(for: code == 0 ? errno : code)) }
    }

    /// All that is in a file, which is no pipe or device and not larger than anybody wrote it.
    static func bytes(of path: String) throws(Fault) -> [UInt8] {
        let file = try OpenFile(reading: path)
        var status = stat()
        guard fstat(file.descriptor, &status) == 0 else { throw .notRead(systemMessage(for: errno)) }
        if status.st_mode & S_IFMT == S_IFDIR { throw .notRead(systemMessage(for: EISDIR)) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notRead("Not a regular file") }
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            guard let more = readBytes(from: file.descriptor, limit: 65_536) else {
                if errno == EINTR { continue }
                throw .notRead(systemMessage(for: errno))
            }
            if more.isEmpty { return bytes }
            bytes += more
        }
        throw .notRead("Larger than \(limit >> 20) MiB")
    }

    deinit {
        if descriptor >= 0 { _ = close(descriptor) }
    }
}
