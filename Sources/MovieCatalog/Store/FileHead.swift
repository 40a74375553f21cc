import Platform

/// The first bytes of a file, which tell an SQLite database from other files before anything could be written to it.
///
/// The layout is that of <https://www.sqlite.org/fileformat.html>, section 1.3.
package struct FileHead {
    private let bytes: [UInt8]
    private let size: Int
    private let isRegular: Bool

    /// Whether a journal or log is next to the file, from which SQLite recovers the state that was committed last. Until
    /// then the head can be anything.
    let hasJournal: Bool
    /// Whether a log is next to the file.
    private let hasLog: Bool

    private static let length = 100

    package init(ofFile path: String) throws(CatalogError) {
        do throws(SystemError) {
            let status = try FileStatus(at: path)
            guard status.kind != .folder else { throw .isFolder }
            size = status.size
            isRegular = status.kind == .file
            // A pipe holds no catalog, and whoever opens and closes it takes what is in it.
            bytes = isRegular ? try OpenFile(reading: path).next(Self.length) : []
        } catch {
            throw error.reading(path)
        }
        let place = FileSystem.resolved(path) ?? path
        func hasFile(_ ending: String) -> Bool { ((try? FileStatus(at: place + ending).size) ?? 0) > 0 }
        hasLog = hasFile("-wal")
        hasJournal = hasLog || hasFile("-journal")
    }

    /// Whether a log is next to a file that needs none, so that it's the log of another one.
    var hasStrayLog: Bool { hasLog && bytes.count == Self.length && bytes[18] == 1 }

    /// Whether an open file begins with this head.
    func isHead(of file: borrowing OpenFile) throws(SystemError) -> Bool {
        defer { try? file.rewind() }
        return try file.next(Self.length) == bytes
    }

    package var isEmpty: Bool { isRegular && size == 0 }

    /// Whether the file is an SQLite database, or was one before its end was lost, or is to become one again.
    package var isSQLite: Bool { bytes.starts(with: "SQLite format 3\0".utf8) || isBlank && hasJournal }

    /// Whether the head doesn't say anything, as that of a database that was being made when the power failed.
    package var isBlank: Bool { isRegular && bytes.allSatisfy { $0 == 0 } }

    var application: Int { number(at: 68) }

    /// The format of the catalog. Changes that are not in the file yet, but in the log beside it, may have raised it.
    var format: Int { number(at: 60) }

    /// Whether the end of the head itself is lost. Whether pages are missing is for SQLite to say: after a crash they
    /// may be in the log beside the file.
    var isTruncated: Bool { bytes.count < Self.length }

    private func number(at offset: Int) -> Int {
        guard bytes.count == Self.length else { return 0 }
        return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}

/// Makes the folders that lead to a file, private to the user.
func makeFolders(for path: String) throws(CatalogError) {
    for end in path.indices.dropFirst() where path[end] == "/" && path[path.index(before: end)] != "/" {
        let folder = String(path[..<end])
        do {
            try FileSystem.makeFolder(folder)
            try FileSystem.syncFolder(FileSystem.folder(of: folder))
        } catch {
            // A folder that can't be made where one is, such as a file system that is read-only, is no trouble.
            guard let status = try? FileStatus(at: folder) else { throw error.reading(folder) }
            guard status.kind == .folder else { throw .noFolder(path: folder) }
        }
    }
}
