import Platform

/// The files of a catalog as SQLite needs them to bring it up to date: the main file, and the journal or log of an
/// interrupted change.
struct CatalogFiles {
    /// The main file, without links.
    let path: String
    private let name: String

    init(of path: String) {
        (self.path, name) = (FileSystem.resolved(path) ?? path, path)
    }

    /// The endings of what SQLite can't do without.
    private static let logs = ["-journal", "-wal"]

    /// Removes the files of a catalog, as far as they exist.
    static func remove(_ path: String) {
        for ending in [""] + logs + ["-shm"] { try? FileSystem.remove(path + ending) }
    }

    /// Whether no program has a transaction open, or an earlier version the file.
    var isUnused: Bool { (try? OpenFile(lockingDatabase: path)) != nil }

    /// Copies the files, of which the main one gets its name last. On an error, nothing is left of the copy.
    private func copy(_ main: borrowing OpenFile, to target: String) throws(SystemError) {
        let draft = target + "-draft"
        Self.remove(target)
        try? FileSystem.remove(draft)
        do throws(SystemError) {
            for ending in Self.logs where FileSystem.exists(path + ending) {
                let log = try OpenFile(reading: path + ending)
                try log.copyData(to: OpenFile(creating: target + ending, mode: 0o600))
            }
            try main.copyData(to: OpenFile(creating: draft, mode: 0o600))
            try FileSystem.move(draft, to: target)
        } catch {
            Self.remove(target)
            try? FileSystem.remove(draft)
            throw error
        }
    }

    /// Keeps a copy of a catalog of an earlier format next to it, as it is before SQLite recovers it.
    ///
    /// - Returns: The copy's path; nil if another program has converted the catalog meanwhile.
    /// - Throws: ``CatalogError/usedByEarlierVersion(path:)`` if another program keeps it open.
    func keepEarlierFormat(_ head: FileHead) throws(CatalogError) -> String? {
        let deadline = ContinuousClock.now + .seconds(1)
        while true {
            guard let main = try? OpenFile(lockingDatabase: path) else {
                // It may be one that converts the catalog.
                guard ContinuousClock.now < deadline else { throw .usedByEarlierVersion(path: name) }
                _ = Interruption().comes(within: 10)
                continue
            }
            let kept = FileSystem.freeName("\(path).format-\(head.format)")
            return try attempt(writing: name) { () throws(SystemError) in
                guard try head.isHead(of: main) else { return nil }
                try copy(main, to: kept)
                try FileSystem.syncFolder(FileSystem.folder(of: kept))
                return kept
            }
        }
    }

    /// Has SQLite recover a copy in a private folder, which is gone when this returns.
    ///
    /// - Returns: The recovered database, which has no file of its own.
    func recovered(until interruption: Interruption) throws(CatalogError) -> Database {
        let folder = try attempt(writing: Database.temporaryPath) { () throws(SystemError) in
            try FileSystem.makeTemporaryFolder()
        }
        defer { FileSystem.removeFolder(folder) }
        guard FileSystem.freeSpace(in: folder) > 2 * allocatedSize else {
            throw .full(path: Database.temporaryPath)
        }
        let copy = folder + "/catalog.sqlite"
        defer { Self.remove(copy) }
        // Who can only read the file can't lock it, so that another program may change it meanwhile.
        for _ in 0..<20 {
            let before = statuses
            do throws(SystemError) {
                try self.copy(OpenFile(reading: path), to: copy)
            } catch {
                throw error.isFull ? .full(path: Database.temporaryPath) : error.reading(name)
            }
            guard statuses == before else {
                Self.remove(copy)
                continue
            }
            let database = try Database(path: copy, name: name, mode: .existing, until: interruption)
            try database.useRollbackJournal()
            return try database.privateCopy()
        }
        throw .busy(path: name)
    }

    private var statuses: [FileStatus?] { ([""] + Self.logs).map { try? FileStatus(at: path + $0) } }

    private var allocatedSize: Int {
        ([""] + Self.logs).reduce(0) { $0 + FileSystem.allocatedSize(of: path + $1) }
    }
}
