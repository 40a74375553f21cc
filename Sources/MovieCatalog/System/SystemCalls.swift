#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
package import Platform

// What the catalog asks of the system, in the terms of POSIX. No other file imports the C library, so all of it is here.

/// Whether this is one of Apple's systems, which keep a program's data elsewhere.
#if canImport(Darwin)
    let isDarwin = true
#else
    let isDarwin = false
#endif

extension SystemError {
    /// Whether the file, or a folder that leads to it, isn't there.
    var isMissing: Bool { [ENOENT, ENOTDIR].contains(code) }
    /// Whether there can be no file at the path.
    var leadsNowhere: Bool { isMissing || [ENAMETOOLONG, ELOOP].contains(code) }
    var isDenied: Bool { [EACCES, EPERM].contains(code) }
    /// Whether the path may be read at most.
    var isReadOnly: Bool { isDenied || code == EROFS }
    var isFull: Bool { [ENOSPC, EDQUOT].contains(code) }
    /// Whether files may not grow so far.
    var isTooLarge: Bool { code == EFBIG }
    /// Whether something is there that should not be.
    var isThere: Bool { code == EEXIST }
    /// Whether somebody else has locked it, or it has no bytes yet.
    package var isLocked: Bool { code == EWOULDBLOCK }
    /// Whether the file system can't do that at all.
    var isUnsupported: Bool { [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK, EINVAL].contains(code) }
    /// Whether the disk failed to read, which SQLite takes for a damaged file.
    var isReadFailure: Bool { code == EIO }
}

/// A call that changes what is on the disk, for tests that see the order of these calls or make them fail.
enum FileOperation: Hashable, Sendable {
    case create(String)
    case write(String, [UInt8])
    case sync(String)
    case link(String, to: String)
    case rename(String, to: String)
    case remove(String)
    case makeFolder(String)
    case syncFolder(String)
}

/// An observer of the calls that change files.
protocol FileOperationHook: Sendable {
    /// Comes before the call, which is not made when this throws.
    func willMake(_ change: FileOperation) throws(SystemError)
    func didMake(_ change: FileOperation)
}

/// A file that is open; it is closed when this value goes.
///
/// All locks that this process has on a file go with that, those of SQLite too. So nothing that may be an open
/// database is opened here.
package struct OpenFile: ~Copyable {
    private let path: String
    let descriptor: Int32

    /// Opens a file to be read. A pipe is waited for where the wait can be ended, which opening it can't.
    package init(reading path: String) throws(SystemError) {
        // The C library would take the path to end at the zero.
        guard !path.utf8.contains(0) else { throw .missing }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .last }
        self.path = path
        self.descriptor = descriptor
    }

    /// Makes a file to be written.
    ///
    /// - Parameter allowsExisting: Whether a file that is there is as good; it stays as it is.
    package init(
        creating path: String, mode: UInt32, allowsExisting: Bool = false
    ) throws(SystemError) {
        descriptor = try FileSystem.make(.create(path)) {
            let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
            return open(path, allowsExisting ? flags : flags | O_EXCL, mode_t(mode))
        }
        self.path = path
    }

    /// Opens a database on which no other program has one of SQLite's locks; others wait until this value goes.
    ///
    /// See <https://www.sqlite.org/fileformat2.html#the_lock_byte_page>.
    init(lockingDatabase path: String) throws(SystemError) {
        let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .last }
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        (lock.l_start, lock.l_len) = (0x4000_0000, 512)
        guard fcntl(descriptor, F_SETLK, &lock) == 0 else {
            let error = SystemError.last
            close(descriptor)
            throw error
        }
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    package var status: FileStatus {
        get throws(SystemError) { try FileStatus(of: descriptor) }
    }

    /// Reads some of the next bytes; none at the end. Where none have come yet, that is an error that says it is locked.
    package func readSome(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        while true {
            let count = read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            guard errno == EINTR else { throw .last }
        }
    }

    /// Goes back to the first byte, or to another one.
    package func rewind(to place: Int = 0) throws(SystemError) {
        guard lseek(descriptor, off_t(place), SEEK_SET) == place else { throw .last }
    }

    /// The next bytes, fewer where there are no more.
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

    /// Copies what the file holds to an empty one, on the disk. Holes of a sparse file stay holes.
    func copyData(to copy: borrowing OpenFile) throws(SystemError) {
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

    /// The next bytes that aren't a hole; nil if there are none.
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

    func writeAll(_ bytes: [UInt8]) throws(SystemError) {
        try FileSystem.make(.write(path, bytes)) {
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR {
                    return -1
                }
            }
            return 0
        }
    }

    /// Returns when all that was written is on the disk.
    func sync() throws(SystemError) {
        try FileSystem.make(.sync(path)) { flush(descriptor) }
    }

    /// Locks the file until it is closed, by the end of the program at the latest.
    func lock() throws(SystemError) {
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .last }
    }
}

/// Whether each descriptor has something to be read, or no more to come.
///
/// - Parameter limit: How many milliseconds to wait for one of them; nil for no limit.
func readable(_ descriptors: [Int32], within limit: Int32? = 0) -> [Bool] {
    var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // A signal may only be the one that makes a descriptor readable.
    while poll(&waiting, nfds_t(waiting.count), limit ?? -1) < 0, errno == EINTR {}
    return waiting.map { $0.revents != 0 }
}

package enum FileSystem {
    @TaskLocal static var observer: (any FileOperationHook)?

    package static func exists(_ path: String) -> Bool { (try? FileStatus(at: path)) != nil }

    /// The path without links in it; `nil` where nothing is there.
    static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The path at which a file would be made: the path itself, or the destination of a link.
    static func destination(of path: String) -> String {
        var path = path
        for _ in 0..<40 {
            var bytes = [CChar](repeating: 0, count: 4_097)
            guard readlink(path, &bytes, bytes.count - 1) > 0 else { break }
            let link = bytes.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
            path = link.hasPrefix("/") ? link : folder(of: path) + link
        }
        return path
    }

    /// The path of a file without links: the same however the path is written.
    static func place(of path: String) -> String {
        let path = destination(of: path)
        let folder = folder(of: path)
        return (resolved(folder.isEmpty ? "." : folder) ?? folder) + "/" + path.dropFirst(folder.count)
    }

    /// The folder of a file, as it stands in its path.
    package static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// The path, or the first one with a number behind it at which nothing stands.
    static func freeName(_ path: String, ending: String = "") -> String {
        (1...).lazy.map { $0 == 1 ? path + ending : "\(path)-\($0)\(ending)" }.first { !exists($0) } ?? path
    }

    package static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

    static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

    /// Gives a file a second name, where nothing stands yet.
    static func addName(_ path: String, to name: String) throws(SystemError) {
        try make(.link(path, to: name)) { link(path, name) }
    }

    /// Gives a file a second name, or copies it if the file system has no hard links.
    static func copyOrLink(_ path: String, to name: String) throws(SystemError) {
        do throws(SystemError) {
            try addName(path, to: name)
        } catch let error where error.isUnsupported {
            try OpenFile(reading: path).copyData(to: OpenFile(creating: name, mode: 0o600))
        }
    }

    /// Gives a file the owner, group and mode of another one.
    static func copyOwnerAndMode(of path: String, to other: String) throws(SystemError) {
        var (status, now) = (stat(), stat())
        guard stat(path, &status) == 0, stat(other, &now) == 0 else { throw .last }
        if status.st_uid != now.st_uid || status.st_gid != now.st_gid {
            guard chown(other, status.st_uid, status.st_gid) == 0 else { throw .last }
        }
        guard chmod(other, status.st_mode & 0o7777) == 0 else { throw .last }
    }

    /// Gives a file another name, in the place of what stood there.
    static func move(_ path: String, to name: String) throws(SystemError) {
        try make(.rename(path, to: name)) { rename(path, name) }
    }

    package static func remove(_ path: String) throws(SystemError) {
        try make(.remove(path)) { unlink(path) }
    }

    static func makeFolder(_ path: String) throws(SystemError) {
        try make(.makeFolder(path)) { mkdir(path, 0o700) }
    }

    /// Makes a folder for temporary files that's private to the user.
    static func makeTemporaryFolder() throws(SystemError) -> String {
        let parent = environmentVariable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        var path = Array("\(parent)/movies-XXXXXX".utf8CString)
        guard mkdtemp(&path) != nil else { throw .last }
        return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    }

    static func removeFolder(_ path: String) { rmdir(path) }

    /// The bytes that a file takes on the disk: fewer than its size if it's sparse, none if it's missing.
    static func allocatedSize(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_blocks) * 512 : 0
    }

    /// The bytes that the user can still write to the file system of a folder.
    static func freeSpace(in folder: String) -> Int {
        var status = statvfs()
        guard statvfs(folder, &status) == 0 else { return .max }
        let (space, overflow) = UInt(status.f_bavail).multipliedReportingOverflow(by: UInt(status.f_frsize))
        return overflow ? .max : Int(clamping: space)
    }

    /// Returns when the names of the files in a folder are on the disk, where the file system can do that.
    static func syncFolder(_ path: String) throws(SystemError) {
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
        _ change: FileOperation, _ call: () -> Int32
    ) throws(SystemError) -> Int32 {
        let observer = observer
        try observer?.willMake(change)
        let result = call()
        guard result >= 0 else { throw .last }
        observer?.didMake(change)
        return result
    }
}

extension UnsafeRawBufferPointer {
    /// The first place of a byte in a range, which is not empty.
    package func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        guard let start = baseAddress,
            let found = memchr(start + range.lowerBound, Int32(byte), range.count)
        else { return nil }
        return UnsafeRawPointer(found) - start
    }
}

/// Brings what was written to the disk itself, and not only to its memory.
private func flush(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
        if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(descriptor)
}
