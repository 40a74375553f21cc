import Platform

/// A file descriptor that is closed when it's destroyed.
struct OwnedDescriptor: ~Copyable {
    enum FileFault: Error, Hashable {
        case notOpened(String)
        case notRead(String)
        case notWritten(String)
        case alreadyThere

        var reason: String {
            switch self {
            case .notOpened(let reason), .notRead(let reason), .notWritten(let reason): reason
            case .alreadyThere: SystemError.isThere.reason
            }
        }
    }

    let descriptor: Int32

    /// The most bytes to read: more than anyone types, and little to keep in memory.
    static let limit = 1 << 25

    init(creating path: String) throws(FileFault) {
        do {
            descriptor = try createFile(at: path)
        } catch {
            throw error == .isThere ? .alreadyThere : .notWritten(error.reason)
        }
    }

    private init(reading path: String) throws(FileFault) {
        do {
            descriptor = try openFile(at: path)
        } catch {
            throw .notOpened(error.reason)
        }
    }

    /// Reads a regular file of at most `limit` bytes.
    static func bytes(of path: String) throws(FileFault) -> [UInt8] {
        let file = try OwnedDescriptor(reading: path)
        var bytes: [UInt8] = []
        let reason: String
        do throws(SystemError) {
            let kind = try FileStatus(of: file.descriptor).kind
            if kind == .folder { throw .isFolder }
            while kind == .file, bytes.count <= limit {
                guard let more = try readBytes(from: file.descriptor, limit: 65_536) else { continue }
                if more.isEmpty { return bytes }
                bytes += more
            }
            reason = kind == .file ? "Larger than \(limit >> 20) MiB" : "Not a regular file"
        } catch {
            reason = error.reason
        }
        throw .notRead(reason)
    }

    deinit {
        closeFile(descriptor)
    }
}
