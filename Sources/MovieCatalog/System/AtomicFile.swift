import Platform

/// A file under a name of its own, in the folder where it will stand, until it is whole and gets its place.
///
/// A lock beside it tells that somebody is at work on it: what a program that was killed has left is not locked, and
/// goes when the next draft is made in that folder. The lock is a file of its own, as SQLite has locks on its files.
final class AtomicFile {
    let path: String

    private let folder: String
    private var file: OpenFile?
    private let lock: OpenFile

    init(for target: String, mode: UInt32) throws(SystemError) {
        folder = FileSystem.folder(of: target)
        Self.removeAbandoned(in: folder)
        while true {
            let path = folder + Self.name()
            let lock = try OpenFile(creating: path + Self.lockEnding, mode: 0o600)
            // Somebody may have taken it for abandoned before it was locked.
            guard try Self.isOwn(lock) else { continue }
            do throws(SystemError) {
                file = try OpenFile(creating: path, mode: mode)
            } catch {
                try? FileSystem.remove(path + Self.lockEnding)
                throw error
            }
            self.path = path
            self.lock = lock
            return
        }
    }

    deinit {
        Self.remove(path)
    }

    func write(_ bytes: [UInt8]) throws(SystemError) {
        try file?.writeAll(bytes)
    }

    /// Gives the file its name, with all that was written on the disk.
    ///
    /// - Returns: Whether the name was free; otherwise nothing is changed.
    func place(at target: String) throws(SystemError) -> Bool {
        try sync()
        do throws(SystemError) {
            try FileSystem.addName(path, to: target)
        } catch let error where error.isThere {
            return false
        } catch let error where error.isUnsupported {
            return try takeName(target)
        }
        Self.remove(path)
        try FileSystem.syncFolder(folder)
        return true
    }

    /// Takes a free name where the file system has no hard links: an empty file holds it until it's replaced.
    private func takeName(_ target: String) throws(SystemError) -> Bool {
        do throws(SystemError) {
            _ = try OpenFile(creating: target, mode: 0o600)
        } catch let error where error.isThere {
            return false
        }
        try FileSystem.move(path, to: target)
        try FileSystem.syncFolder(folder)
        return true
    }

    /// Brings the file to the disk, and closes it: under its name in place it may not be closed any more.
    private func sync() throws(SystemError) {
        try file?.sync()
        file = nil
    }

    /// Gives the file its place, with all that was written on the disk, instead of the file that stands there.
    func replace(_ target: String) throws(SystemError) {
        try sync()
        try FileSystem.move(path, to: target)
        try FileSystem.syncFolder(folder)
    }
}

extension AtomicFile {
    private static let beginning = ".movies-draft-"
    private static let lockEnding = ".lock"
    private static let digits = 13

    private static func name() -> String {
        let number = String(UInt64.random(in: .min ... .max), radix: 36)
        return beginning + String(repeating: "0", count: digits - number.count) + number
    }

    /// Locks a new draft; false when somebody has taken it away. Where files can't be locked, nobody can do that either.
    private static func isOwn(_ lock: borrowing OpenFile) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try lock.lock()
        } catch {
            return !error.isLocked
        }
        return try lock.status.names > 0
    }

    /// Removes what belongs to a draft; the lock is the last to go.
    private static func remove(_ path: String) {
        for ending in ["", "-journal", lockEnding] { try? FileSystem.remove(path + ending) }
    }

    static func removeAbandoned(in folder: String) {
        let names = fileNames(inFolder: folder.isEmpty ? "." : folder)
        let length = beginning.count + digits
        let drafts = Set(
            names.filter { $0.hasPrefix(beginning) && $0.count >= length }.map { $0.prefix(length) })
        for draft in drafts {
            let path = folder + draft
            // Without its lock, which a failing power can take alone, a draft gets a new one first.
            guard let lock = try? OpenFile(creating: path + lockEnding, mode: 0o600, allowsExisting: true),
                (try? lock.lock()) != nil, (try? lock.status.names) ?? 0 > 0
            else { continue }
            remove(path)
        }
    }
}
