#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The identity of a file, whatever its name.
package struct FileIdentity: Hashable {
    private let device: UInt64
    private let number: UInt64

    fileprivate init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}

package struct FileStatus: Hashable {
    package enum FileType {
        case file, folder, other
    }

    package let kind: FileType
    package let identity: FileIdentity
    package let size: Int
    package let mode: UInt32
    package let names: Int
    /// In nanoseconds since 1970.
    private let changed: Int

    /// Follows links.
    package init(at path: String) throws(SystemError) {
        // The C library would end the path at the zero.
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
        identity = FileIdentity(status)
        size = Int(status.st_size)
        mode = UInt32(status.st_mode & 0o777)
        names = Int(status.st_nlink)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        changed = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
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

package struct SystemError: Error, Hashable {
    package let code: Int32

    package init(code: Int32) { self.code = code }

    package static var last: Self { Self(code: errno) }

    package static var missing: Self { Self(code: ENOENT) }
    package static var isThere: Self { Self(code: EEXIST) }
    package static var isFolder: Self { Self(code: EISDIR) }

    package var reason: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}
