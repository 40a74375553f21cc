struct CatalogFiles {
    let path: String
    private let name: String

    init(of path: String) { (self.path, name) = (FileSystem.realPath(path) ?? path, path) }

    /// The suffixes of the journal and the log, which SQLite can't recreate, unlike `-shm`.
    static let logs = ["-journal", "-wal"]
    static let endings = [""] + logs + ["-shm"]

    static func remove(_ path: String) {
        for ending in endings { try? FileSystem.remove(path + ending) }
    }

    /// Whether no program has a transaction open, and no earlier version has the file open.
    var isUnused: Bool { (try? OpenFile(lockingDatabase: path)) != nil }

    /// The path of a journal or log that isn't a regular file; nil if there's none.
    var obstacle: String? {
        Self.logs.map { path + $0 }.first {
            let kind = try? FileStatus(at: $0).kind
            return FileSystem.target(ofLink: $0) != nil || kind != nil && kind != .file
        }
    }

    /// Copies the catalog and its logs. The main file gets its name last.
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

    /// Copies a catalog of an earlier format. Returns nil if its header has changed meanwhile.
    func keepEarlierFormat(_ head: FileHeader) throws(CatalogError) -> String? {
        let deadline = ContinuousClock.now + .seconds(1)
        while true {
            guard let main = try? OpenFile(lockingDatabase: path) else {
                // The program that uses the catalog may be upgrading it right now.
                guard ContinuousClock.now < deadline else { throw .usedByEarlierVersion(path: name) }
                _ = Interruption().isRequested(within: 10)
                continue
            }
            let kept = FileSystem.freeName("\(path).format-\(head.format)")
            return try attempt(writing: name) {
                guard try head.isHead(of: main) else { return nil }
                try copy(main, to: kept)
                try FileSystem.syncFolder(FileSystem.folder(of: kept))
                return kept
            }
        }
    }

    /// Recovers a temporary copy and returns it as a database without a file.
    func recovered(until interruption: Interruption) throws(CatalogError) -> Database {
        let folder = try attempt(writing: Database.temporaryPath) { try FileSystem.makeTemporaryFolder() }
        defer { FileSystem.removeFolder(folder) }
        guard FileSystem.freeSpace(in: folder) > 2 * allocatedSize else {
            throw .full(path: Database.temporaryPath)
        }
        let copy = folder + "/catalog.sqlite"
        defer { Self.remove(copy) }
        // The file isn't locked, so other programs may change it during the copy.
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
            // Merges the write-ahead log of an earlier format.
            try database.execute("PRAGMA journal_mode = DELETE")
            return try database.privateCopy()
        }
        throw .busy(path: name)
    }

    private var statuses: [FileStatus?] { ([""] + Self.logs).map { try? FileStatus(at: path + $0) } }

    private var allocatedSize: Int {
        ([""] + Self.logs).reduce(0) { $0 + FileSystem.allocatedSize(of: path + $1) }
    }
}
