#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A call that changes files. Tests check the order of such calls, or make them fail.
package enum FileOperation: Hashable, Sendable {
    case create(String)
    case write(String, [UInt8])
    case sync(String)
    case link(String, to: String)
    case rename(String, to: String)
    case remove(String)
    case makeFolder(String)
    case syncFolder(String)
}

package protocol FileOperationHook: Sendable {
    func willMake(_ change: FileOperation) throws(SystemError)
    func didMake(_ change: FileOperation)
}

/// An open file. Closing it releases all of this process's locks on the file, including SQLite's.
package struct OpenFile: ~Copyable {
    private let path: String
    package let descriptor: Int32

    /// Opens a file without blocking. A wait for a named pipe's writer couldn't be interrupted.
    package init(reading path: String) throws(SystemError) {
        descriptor = try Self.descriptor(of: path, O_RDONLY)
        self.path = path
    }

    private static func descriptor(of path: String, _ access: Int32) throws(SystemError) -> Int32 {
        // In C, the path would end at the zero byte and name another file.
        guard !path.utf8.contains(0) else { throw .missing }
        let descriptor = open(path, access | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .last }
        return descriptor
    }

    package init(
        creating path: String, mode: UInt32, allowsExisting: Bool = false
    ) throws(SystemError) {
        descriptor = try FileSystem.make(.create(path)) {
            let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
            return open(path, allowsExisting ? flags : flags | O_EXCL, mode_t(mode))
        }
        self.path = path
    }

    /// Opens and locks a database. Fails if another program has one of SQLite's locks. See
    /// <https://www.sqlite.org/fileformat2.html#the_lock_byte_page>.
    package init(lockingDatabase path: String) throws(SystemError) {
        let descriptor = try Self.descriptor(of: path, O_RDWR)
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        (lock.l_start, lock.l_len) = (0x4000_0000, 512)
        guard fcntl(descriptor, F_SETLK, &lock) == 0 else {
            let error = SystemError.last
            close(descriptor)
            throw error
        }
        (self.path, self.descriptor) = (path, descriptor)
    }

    deinit { close(descriptor) }

    package var status: FileStatus { get throws(SystemError) { try FileStatus(of: descriptor) } }

    /// Returns the number of bytes read, 0 at the end. Throws `isLocked` if no bytes are ready.
    package func readSome(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        while true {
            let count = read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            guard errno == EINTR else { throw .last }
        }
    }

    package func rewind(to place: Int = 0) throws(SystemError) {
        guard lseek(descriptor, off_t(place), SEEK_SET) == place else { throw .last }
    }

    /// Reads `count` bytes, or fewer at the end of the file.
    package func next(_ count: Int) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var end = 0
        while end < count {
            let more = try bytes.withUnsafeMutableBufferPointer { bytes throws(SystemError) in
                try readSome(
                    into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: bytes[end...])))
            }
            guard more > 0 else { break }
            end += more
        }
        return Array(bytes.prefix(end))
    }

    /// Reads a regular file of at most `limit` bytes.
    package func contents(limit: Int = 1 << 25) throws(SystemError) -> [UInt8] {
        let kind = try status.kind
        guard kind == .file else { throw kind == .folder ? .isFolder : .notRegularFile }
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            let part = try next(65_536)
            if part.isEmpty { return bytes }
            bytes += part
        }
        throw .isTooLarge(limit: limit)
    }

    /// Copies the contents, and flushes the copy to disk. Holes in a sparse file stay holes.
    package func copyData(to copy: borrowing OpenFile) throws(SystemError) {
        let size = try status.size
        var place = 0
        while let data = try data(from: place) {
            try rewind(to: data.lowerBound)
            try copy.rewind(to: data.lowerBound)
            place = data.lowerBound
            while place < data.upperBound {
                let bytes = try next(min(data.upperBound - place, 1 << 20))
                try copy.writeAll(bytes)
                place = bytes.isEmpty ? data.upperBound : place + bytes.count
            }
        }
        guard ftruncate(copy.descriptor, off_t(size)) == 0 else { throw .last }
        try copy.sync()
    }

    private func data(from place: Int) throws(SystemError) -> Range<Int>? {
        // SEEK_DATA and SEEK_HOLE, which the C library doesn't declare by default.
        let (toData, toHole): (Int32, Int32) = isDarwin ? (4, 3) : (3, 4)
        let start = lseek(descriptor, off_t(place), toData)
        guard start >= 0 else {
            if errno == ENXIO { return nil }
            throw .last
        }
        let end = lseek(descriptor, start, toHole)
        guard end > start else { throw .last }
        return Int(start)..<Int(end)
    }

    package func writeAll(_ bytes: [UInt8]) throws(SystemError) {
        try FileSystem.make(.write(path, bytes)) { () throws(SystemError) in
            try writeBytes(bytes, to: descriptor)
            return 0
        }
    }

    func sync() throws(SystemError) { try FileSystem.make(.sync(path)) { flush(descriptor) } }

    func lock() throws(SystemError) {
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .last }
    }
}

package enum FileSystem {
    @TaskLocal package static var observer: (any FileOperationHook)?

    package static func exists(_ path: String) -> Bool { (try? FileStatus(at: path)) != nil }

    package static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    package static func followingLinks(_ path: String) -> String {
        var path = path
        for _ in 0..<40 {
            guard let link = target(ofLink: path) else { break }
            path = link.hasPrefix("/") ? link : folder(of: path) + link
        }
        return path
    }

    /// Returns a file's absolute path without symbolic links. The file need not exist.
    package static func canonicalPath(of path: String) -> String {
        let path = followingLinks(path)
        let folder = folder(of: path)
        return (realPath(folder.isEmpty ? "." : folder) ?? folder) + "/" + path.dropFirst(folder.count)
    }

    /// Returns a path's folder with a slash at its end; empty if the path has no slash.
    package static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    package static func freeName(_ path: String, ending: String = "") -> String {
        (1...).lazy.map { $0 == 1 ? path + ending : "\(path)-\($0)\(ending)" }.first { !exists($0) } ?? path
    }

    /// Returns the path that a symbolic link points to; nil if it isn't a link.
    package static func target(ofLink path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: 4_096)
        let count = readlink(path, &bytes, bytes.count)
        guard count > 0 else { return nil }
        return String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    package static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

    /// Returns the error that prevents writing to a file or folder; nil if writing is allowed.
    package static func errorOfWriting(_ path: String, isFolder: Bool = false) -> SystemError? {
        access(path, isFolder ? W_OK | X_OK : W_OK) == 0 ? nil : .last
    }

    /// Adds a hard link.
    static func addName(_ path: String, to name: String) throws(SystemError) {
        try make(.link(path, to: name)) { link(path, name) }
    }

    package static func copyOrLink(_ path: String, to name: String) throws(SystemError) {
        do throws(SystemError) {
            try addName(path, to: name)
        } catch let error where error.isUnsupported {
            try OpenFile(reading: path).copyData(to: OpenFile(creating: name, mode: 0o600))
        }
    }

    package static func copyOwnerAndMode(of path: String, to other: String) throws(SystemError) {
        var (status, now) = (stat(), stat())
        guard stat(path, &status) == 0, stat(other, &now) == 0 else { throw .last }
        if status.st_uid != now.st_uid || status.st_gid != now.st_gid {
            guard chown(other, status.st_uid, status.st_gid) == 0 else { throw .last }
        }
        guard chmod(other, status.st_mode & 0o7777) == 0 else { throw .last }
    }

    package static func move(_ path: String, to name: String) throws(SystemError) {
        try make(.rename(path, to: name)) { rename(path, name) }
    }

    package static func remove(_ path: String) throws(SystemError) {
        try make(.remove(path)) { unlink(path) }
    }

    package static func makeFolder(_ path: String) throws(SystemError) {
        try make(.makeFolder(path)) { mkdir(path, 0o700) }
    }

    package static func makeTemporaryFolder() throws(SystemError) -> String {
        let path = "\(temporaryFolder())/movies-\(randomName())"
        guard mkdir(path, 0o700) == 0 else { throw .last }
        return path
    }

    /// Returns the folder for temporary files: $TMPDIR if it's writable, otherwise /tmp.
    package static func temporaryFolder() -> String {
        guard let folder = environmentVariable("TMPDIR"), (try? FileStatus(at: folder).kind) == .folder,
            errorOfWriting(folder, isFolder: true) == nil
        else { return "/tmp" }
        return folder
    }

    package static func randomName() -> String {
        let number = String(UInt64.random(in: .min ... .max), radix: 36)
        return String(repeating: "0", count: 13 - number.count) + number
    }

    package static func removeFolder(_ path: String) { rmdir(path) }

    /// Returns the bytes that a file takes on disk, fewer than its size if it's sparse.
    package static func allocatedSize(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_blocks) * 512 : 0
    }

    package static func freeSpace(in folder: String) -> Int {
        var status = statvfs()
        guard statvfs(folder, &status) == 0 else { return .max }
        let (space, overflow) = UInt(status.f_bavail).multipliedReportingOverflow(by: UInt(status.f_frsize))
        return overflow ? .max : Int(clamping: space)
    }

    package static func syncFolder(_ path: String) throws(SystemError) {
        let path = path.isEmpty ? "." : path
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            guard SystemError.last.isDenied else { throw .last }
            return
        }
        defer { close(descriptor) }
        do {
            try make(.syncFolder(path)) { flush(descriptor) }
        } catch let error where error.isUnsupported {
            return
        }
    }

    @discardableResult
    fileprivate static func make(
        _ change: FileOperation, _ call: () throws(SystemError) -> Int32
    ) throws(SystemError) -> Int32 {
        let observer = observer
        try observer?.willMake(change)
        let result = try call()
        guard result >= 0 else { throw .last }
        observer?.didMake(change)
        return result
    }
}

/// Flushes a file to the drive. On Apple's systems, fsync alone leaves data in the drive's cache.
private func flush(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
        if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(descriptor)
}
