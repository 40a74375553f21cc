/// A database file's header: see <https://www.sqlite.org/fileformat.html>, section 1.3.
package struct FileHeader {
    private let bytes: [UInt8]
    private let size: Int
    private let isRegular: Bool

    /// Whether the file has a WAL or journal. Its header may be wrong until SQLite recovers it.
    let hasJournal: Bool
    private let hasLog: Bool

    private static let length = 100

    package init(ofFile path: String) throws(CatalogError) {
        do throws(SystemError) {
            let status = try FileStatus(at: path)
            guard status.kind != .folder else { throw .isFolder }
            size = status.size
            isRegular = status.kind == .file
            // Don't open pipes: closing one would discard its data.
            bytes = isRegular ? try OpenFile(reading: path).next(Self.length) : []
        } catch {
            throw error.reading(path)
        }
        let place = FileSystem.realPath(path) ?? path
        func hasFile(_ ending: String) -> Bool { ((try? FileStatus(at: place + ending).size) ?? 0) > 0 }
        hasLog = hasFile("-wal")
        hasJournal = hasLog || hasFile("-journal")
    }

    /// Whether there's a WAL although this file isn't in WAL mode.
    var hasStrayLog: Bool { hasLog && bytes.count == Self.length && bytes[18] == 1 }

    func isHead(of file: borrowing OpenFile) throws(SystemError) -> Bool {
        defer { try? file.rewind() }
        return try file.next(Self.length) == bytes
    }

    package var isEmpty: Bool { isRegular && size == 0 }

    /// Whether it's an SQLite database, even truncated, or a blank file that SQLite will recover.
    package var isSQLite: Bool { bytes.starts(with: "SQLite format 3\0".utf8) || isBlank && hasJournal }

    /// Whether it's empty or begins with zeros only, as after a power failure.
    package var isBlank: Bool { isRegular && bytes.allSatisfy { $0 == 0 } }

    /// Whether a file that can't be opened may be the remains of a catalog.
    package func mayBeCatalogRemains(at path: String) -> Bool {
        if isBlank || isSQLite || path == UserFolder.catalog { return true }
        let start = isRegular ? try? OpenFile(reading: path).next(1 << 20) : nil
        return start?.firstRange(of: "CREATE TABLE movie_".utf8) != nil
    }

    var application: Int { number(at: 68) }

    /// The schema format in the file itself. The WAL may have a later one.
    var format: Int { number(at: 60) }

    /// Whether the header is incomplete. Later pages aren't checked: they may be in the WAL.
    var isTruncated: Bool { bytes.count < Self.length }

    private func number(at offset: Int) -> Int {
        guard bytes.count == Self.length else { return 0 }
        return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}

func makeFolders(for path: String) throws(CatalogError) {
    for end in path.indices.dropFirst() where path[end] == "/" && path[path.index(before: end)] != "/" {
        let folder = String(path[..<end])
        do {
            try FileSystem.makeFolder(folder)
            try FileSystem.syncFolder(FileSystem.folder(of: folder))
        } catch {
            // Ignore the error if the folder exists, for example on a read-only file system.
            guard let status = try? FileStatus(at: folder) else { throw error.writing(folder) }
            guard status.kind == .folder else { throw .noFolder(path: folder) }
        }
    }
}
