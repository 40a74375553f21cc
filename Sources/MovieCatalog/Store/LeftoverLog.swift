import Platform

/// A log beside a catalog's file, left by a program that was killed, or by a file that a person has replaced.
struct LeftoverLog {
    /// The catalog, without links.
    let file: String
    private var log: String { file + "-wal" }
    private var index: String { file + "-shm" }

    init(of path: String) {
        file = FileSystem.resolved(path) ?? path
    }

    /// Whether the log has changes that the file may not have.
    var hasChanges: Bool { ((try? FileStatus(at: log).size) ?? 0) > 0 }

    /// Whether the log tells of changes of another file than the one that it stands beside.
    ///
    /// A log without a mark, which other programs can write, is left to SQLite.
    func isForeign() throws(SystemError) -> Bool {
        guard hasChanges else { return false }
        var (marks, pending): ([ChangeMark], [ChangeMark]) = ([], [])
        var place: (page: Int, size: Int)?
        try WriteAheadLog.forEachFrame(of: log) { frame in
            if let mark = ChangeMark(page: frame.bytes) {
                pending.append(mark)
                place = (frame.page, frame.bytes.count)
            }
            guard frame.pageCount > 0 else { return }
            marks += pending
            pending = []
        }
        guard let place, let first = marks.first else { return false }
        let main = try OpenFile(reading: file)
        let isDatabase = try main.next(16).elementsEqual("SQLite format 3\0".utf8)
        try main.rewind(to: (place.page - 1) * place.size)
        let page = try main.next(place.size)
        guard let mark = ChangeMark(page: page[...]) else { return !(isDatabase && first.isFirst) }
        return mark.id != first.previous && !marks.contains { $0.id == mark.id }
    }

    /// Sets a log aside that isn't of the file: SQLite would write it into the file. What programs have open that had
    /// another file under this name stays theirs alone.
    ///
    /// - Returns: Where the log is then; `nil` where there was none of another file.
    func setForeignAside() throws(SystemError) -> String? {
        guard FileSystem.exists(log) || FileSystem.exists(index) else { return nil }
        // Whoever has the file open has its log open too.
        guard let lock = try? OpenFile(lockingDatabase: file) else { return nil }
        return try withExtendedLifetime(lock) { () throws(SystemError) in
            if try isForeign() {
                let aside = FileSystem.freeName(file + ".log-of-another-file")
                try FileSystem.move(log, to: aside)
                try? FileSystem.remove(index)
                try FileSystem.syncFolder(FileSystem.folder(of: file))
                return aside
            }
            if FileSystem.isLogIndexInUse(index) {
                try FileSystem.remove(index)
                if !hasChanges { try? FileSystem.remove(log) }
            }
            return nil
        }
    }

    /// All bytes of the file, with the changes of the log that belongs to it, as they are at one moment.
    func bytes() throws(CatalogError) -> [UInt8] {
        do throws(SystemError) {
            for _ in 0..<20 {
                let before = statuses
                let bytes = try bytesNow()
                if statuses == before { return bytes }
            }
        } catch {
            throw error.reading(file)
        }
        throw .busy(path: file)
    }

    private var statuses: [FileStatus?] { [file, log].map { try? FileStatus(at: $0) } }

    private func bytesNow() throws(SystemError) -> [UInt8] {
        let main = try OpenFile(reading: file)
        var bytes = try main.next(main.status.size)
        if hasChanges, try !isForeign() {
            var pending: [WriteAheadLog.Frame] = []
            try WriteAheadLog.forEachFrame(of: log) { frame in
                pending.append(frame)
                guard frame.pageCount > 0 else { return }
                let size = frame.bytes.count
                // A transaction adds no page that it doesn't write.
                let length = min(frame.pageCount * size, bytes.count + pending.count * size)
                bytes = Array(bytes.prefix(length)) + Array(repeating: 0, count: max(length - bytes.count, 0))
                for frame in pending where frame.page * size <= length {
                    bytes.replaceSubrange((frame.page - 1) * size..<frame.page * size, with: frame.bytes)
                }
                pending = []
            }
        }
        return bytes
    }
}

/// Whether a file is an SQLite database that some program has open.
package func isDatabaseInUse(_ path: String) -> Bool {
    FileSystem.resolved(path).map { FileSystem.exists($0 + "-shm") } ?? false
}
