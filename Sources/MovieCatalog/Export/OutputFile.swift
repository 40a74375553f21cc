package import Platform

/// A file that stands at its path when it is whole, and not before: what is written goes to a file beside it, which goes
/// away with this value.
package final class OutputFile {
    package let path: String
    let draft: AtomicFile

    /// The path, or where a link leads that stands there.
    private let target: String
    /// The file that stands there and may be replaced.
    private let replaced: FileIdentity?
    private let mode: UInt32

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - catalog: Where what is written comes from; none of its own files is written to.
    ///   - replaces: Whether a file that is there now may be replaced. Nobody gets more permissions than before then.
    ///   - asked: What stood there when the person was asked.
    ///   - mode: Who may read and write it, where none is replaced.
    package init(
        at path: String, from catalog: Catalog, replacing replaces: Bool = false, asked: FileStatus? = nil,
        mode: UInt32 = 0o666
    ) throws(CatalogError) {
        self.path = path
        if let status = try Self.status(of: path) {
            if let asked, status.kind == .file, status != asked { throw .isAnother(path: path) }
            guard status.kind == .file else { throw .notReplaceable(path: path) }
            guard !catalog.isKept(in: status.identity) else { throw .isCatalog(path: path) }
            guard replaces else { throw .alreadyThere(path: path) }
            guard try !FileHead(ofFile: path).isSQLite else { throw .isDatabase(path: path) }
            guard let resolved = FileSystem.resolved(path) else { throw SystemError.last.writing(path) }
            (target, replaced, self.mode) = (resolved, status.identity, status.mode)
        } else {
            guard !catalog.isKept(at: path) else { throw .isCatalog(path: path) }
            (target, replaced, self.mode) = (FileSystem.destination(of: path), nil, mode)
        }
        draft = try attempt(writing: path) { [target, mode = self.mode] () throws(SystemError) in
            try AtomicFile(for: target, mode: mode)
        }
    }

    private static func status(of path: String) throws(CatalogError) -> FileStatus? {
        do {
            return try FileStatus(at: path)
        } catch let error where error == .missing {
            return nil
        } catch {
            throw error.writing(path)
        }
    }

    package func write(_ bytes: [UInt8]) throws(CatalogError) {
        try attempt(writing: path) { () throws(SystemError) in try draft.write(bytes) }
    }

    /// Puts the file at its path, with all that was written on the disk.
    package func finish() throws(CatalogError) {
        let isPlaced = try attempt(writing: path) { () throws(SystemError) in
            // Another program may have put something there meanwhile, or taken it away.
            if let replaced, let now = try? FileStatus(at: target) {
                guard now.identity == replaced else { return false }
                try draft.replace(target)
                return true
            }
            return try draft.place(at: target)
        }
        guard isPlaced else { throw .alreadyThere(path: path) }
    }
}
