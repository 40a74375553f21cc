/// A file that's written as a draft in the target's folder, and gets its name when complete.
///
/// A lock file marks the draft as in use. Unlocked drafts are removed when another draft is
/// created. The lock is a separate file because SQLite uses its own locks on the draft.
package final class AtomicFile {
    package let path: String
    private let folder: String
    private var file: OpenFile?
    private let lock: OpenFile

    package init(for target: String, mode: UInt32) throws(SystemError) {
        folder = FileSystem.folder(of: target)
        Self.removeAbandoned(in: folder)
        while true {
            let path = folder + Self.beginning + FileSystem.randomName()
            let lock = try OpenFile(creating: path + Self.lockSuffix, mode: 0o600)
            // Before the lock file was locked, another program may have removed it as abandoned.
            guard try Self.isOwn(lock) else { continue }
            do throws(SystemError) {
                file = try OpenFile(creating: path, mode: mode)
            } catch {
                try? FileSystem.remove(path + Self.lockSuffix)
                throw error
            }
            self.path = path
            self.lock = lock
            return
        }
    }

    deinit { Self.remove(path) }

    package func write(_ bytes: [UInt8]) throws(SystemError) { try file?.writeAll(bytes) }

    /// Gives the complete file its final name. Returns false if the name is taken.
    package func install(at target: String) throws(SystemError) -> Bool {
        try sync()
        do throws(SystemError) {
            try FileSystem.addName(path, to: target)
        } catch let error where error.alreadyExists {
            return false
        } catch let error where error.isUnsupported {
            return try takeName(target)
        }
        Self.remove(path)
        try FileSystem.syncFolder(folder)
        return true
    }

    /// Without hard links, reserves the name with an empty file, then replaces that file.
    private func takeName(_ target: String) throws(SystemError) -> Bool {
        do throws(SystemError) {
            _ = try OpenFile(creating: target, mode: 0o600)
        } catch let error where error.alreadyExists {
            return false
        }
        try FileSystem.move(path, to: target)
        try FileSystem.syncFolder(folder)
        return true
    }

    /// Flushes and closes the file. Closing it after the rename could release SQLite's locks on it.
    private func sync() throws(SystemError) {
        try file?.sync()
        file = nil
    }

    package func replace(_ target: String) throws(SystemError) {
        try sync()
        try FileSystem.move(path, to: target)
        try FileSystem.syncFolder(folder)
    }
}

extension AtomicFile {
    private static let beginning = ".movies-draft-"
    private static let lockSuffix = ".lock"

    /// Locks a new draft. Returns false if another program is removing it as abandoned.
    private static func isOwn(_ lock: borrowing OpenFile) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try lock.lock()
        } catch {
            return !error.isLocked
        }
        return try lock.status.linkCount > 0
    }

    private static func remove(_ path: String) {
        for ending in ["", "-journal", lockSuffix] { try? FileSystem.remove(path + ending) }
    }

    package static func removeAbandoned(in folder: String) {
        let names = fileNames(inFolder: folder.isEmpty ? "." : folder)
        let length = beginning.count + FileSystem.randomName().count
        let drafts = Set(
            names.filter { $0.hasPrefix(beginning) && $0.count >= length }.map { $0.prefix(length) })
        for draft in drafts {
            let path = folder + draft
            // After a power failure, a draft can lack its lock file, so create a missing one.
            guard let lock = try? OpenFile(creating: path + lockSuffix, mode: 0o600, allowsExisting: true),
                (try? lock.lock()) != nil, (try? lock.status.linkCount) ?? 0 > 0
            else { continue }
            remove(path)
        }
    }
}
