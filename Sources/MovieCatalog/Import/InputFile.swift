#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The bytes of a file or a named pipe. What is added to a file after it was opened is left out.
final class InputFile: ByteSource {
    let size: Int?
    private(set) var bytesRead = 0

    private let descriptor: Int32
    private let interruption: Interruption

    /// Opens the file at a path.
    init(path: String, until interruption: Interruption = Interruption()) throws(CatalogError) {
        // The C library would take the path to end at the zero.
        guard !path.utf8.contains(0) else { throw .noSuchFile(path: path) }
        // A pipe is waited for where the wait can be ended, which opening it can't.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw failure(at: path, errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            throw failure(at: path, code)
        }
        guard status.st_mode & S_IFMT != S_IFDIR else {
            close(descriptor)
            throw .isFolder(path: path)
        }
        // Pipes and files that the system makes up have no size beforehand.
        size = status.st_mode & S_IFMT == S_IFREG && status.st_size > 0 ? Int(status.st_size) : nil
        self.descriptor = descriptor
        self.interruption = interruption
    }

    deinit {
        close(descriptor)
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadingFailure) -> Int {
        let wanted = min(buffer.count, (size ?? .max) - bytesRead)
        guard wanted > 0 else { return 0 }
        while true {
            guard interruption.waits(for: descriptor) else { throw .stopped }
            let count = unistdRead(descriptor, buffer.baseAddress, wanted)
            if count > 0 {
                bytesRead += count
                return count
            }
            if count == 0 {
                guard size == nil else { throw .endsEarly }
                return 0
            }
            guard [EINTR, EAGAIN].contains(errno) else { throw .system(reason: reason(errno)) }
        }
    }
}

/// The system's own `read`, which the method of the same name hides.
private func unistdRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

/// The error for what the system says of a path.
func failure(at path: String, _ code: Int32) -> CatalogError {
    switch code {
    case ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP: .noSuchFile(path: path)
    case EISDIR: .isFolder(path: path)
    case EACCES, EPERM: .noPermission(path: path)
    default: .unreadable(path: path, reason: reason(code))
    }
}

/// What the system says of an error code.
func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
}
