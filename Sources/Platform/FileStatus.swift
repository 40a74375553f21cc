#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

package struct SystemError: Error, Hashable {
    package let code: Int32
    private var ownReason: String?

    package init(code: Int32) { self.code = code }

    package static var last: Self { Self(code: errno) }

    package static let missing = Self(code: ENOENT)
    package static let isFolder = Self(code: EISDIR)
    package static let readerGone = Self(code: EPIPE)
    package static let interrupted = Self(code: EINTR)

    static let notRegularFile = Self(code: EINVAL, ownReason: "Not a regular file")

    static func isTooLarge(limit: Int) -> Self {
        Self(code: EFBIG, ownReason: "Larger than \(limit >> 20) MiB")
    }

    private init(code: Int32, ownReason: String) { (self.code, self.ownReason) = (code, ownReason) }

    package var reason: String { ownReason ?? strerror(code).map { String(cString: $0) } ?? "error \(code)" }

    package var isMissing: Bool { [ENOENT, ENOTDIR].contains(code) }
    package var isUnresolvable: Bool { isMissing || [ENAMETOOLONG, ELOOP].contains(code) }
    package var isDenied: Bool { [EACCES, EPERM].contains(code) }
    package var isReadOnly: Bool { isDenied || code == EROFS }
    package var isFull: Bool { [ENOSPC, EDQUOT].contains(code) }
    package var isTooLarge: Bool { code == EFBIG }
    package var alreadyExists: Bool { code == EEXIST }
    /// Whether a file is locked, or the call would have to wait.
    package var isLocked: Bool { code == EWOULDBLOCK }
    var isTemporary: Bool { isLocked || code == EINTR }
    var isUnsupported: Bool { [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK, EINVAL].contains(code) }
    /// Whether the disk failed, which SQLite reports as a damaged file.
    package var isReadFailure: Bool { code == EIO }
}

/// The identity of a file, which is the same for all its hard links.
package struct FileIdentity: Hashable {
    fileprivate let device, number: UInt64
}

package struct FileStatus: Hashable {
    package enum FileType {
        case file, folder, other
    }

    package let kind: FileType
    package let identity: FileIdentity
    package let size: Int
    package let mode: UInt32
    package let linkCount: Int
    /// In nanoseconds since 1970.
    private let modificationTime: Int

    /// Reads the status of the file at a path, following symbolic links.
    package init(at path: String) throws(SystemError) {
        // In C, the path would end at the zero byte and name another file.
        guard !path.utf8.contains(0) else { throw .missing }
        try self.init { stat(path, &$0) }
    }

    package init(of descriptor: Int32) throws(SystemError) { try self.init { fstat(descriptor, &$0) } }

    private init(_ ask: (inout stat) -> Int32) throws(SystemError) {
        var status = stat()
        guard ask(&status) == 0 else { throw .last }
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        default: kind = .other
        }
        identity = FileIdentity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            number: UInt64(truncatingIfNeeded: status.st_ino))
        size = Int(status.st_size)
        mode = UInt32(status.st_mode & 0o777)
        linkCount = Int(status.st_nlink)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        modificationTime = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}

package func fileNames(inFolder path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
            names.append(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self))
        }
    }
    return names
}
