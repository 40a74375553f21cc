#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension Recording {
    /// Reads the recording in a file.
    ///
    /// - Throws: A ``RecordingError`` that names the file, and the line where it is about one.
    public init(path: String) throws(RecordingError) {
        let bytes = try OpenFile(reading: path).bytes(path: path)
        do {
            try self.init(bytes)
        } catch {
            throw RecordingError(error.fault, path: path, line: error.line)
        }
        self.path = path
    }
}

/// A descriptor that is closed with its owner.
struct OpenFile: ~Copyable {
    let descriptor: Int32

    /// Makes a file that is not there yet, which only its owner can read.
    init(creating path: String) throws(RecordingError) {
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 { return }
        throw RecordingError(
            errno == EEXIST ? .alreadyThere : .notWritten(systemMessage(for: errno)), path: path)
    }

    init(reading path: String) throws(RecordingError) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { throw RecordingError(.notOpened(systemMessage(for: errno)), path: path) }
    }

    /// All that is in it.
    borrowing func bytes(path: String) throws(RecordingError) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            guard let more = readBytes(from: descriptor, limit: 65_536) else {
                if errno == EINTR { continue }
                throw RecordingError(.notRead(systemMessage(for: errno)), path: path)
            }
            if more.isEmpty { return bytes }
            bytes += more
        }
    }

    deinit {
        if descriptor >= 0 { _ = close(descriptor) }
    }
}
