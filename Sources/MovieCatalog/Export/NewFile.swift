import Platform

/// A file that stands at its path when it is whole, and not before: what is written goes to a file beside it, which goes
/// away with this value.
package final class NewFile {
    /// The path of the file.
    package let path: String
    /// The file beside it, until then.
    let draft: AtomicFile

    private let target: Target

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - path: Where it will be.
    ///   - catalog: Where what is written comes from; none of its own files is written to.
    ///   - replaces: Whether a file that is there now may be replaced.
    ///   - asked: What stood there when the person was asked.
    ///   - mode: Who may read and write it, where none is replaced.
    package init(
        at path: String, from catalog: Catalog, replacing replaces: Bool = false, asked: FileStatus? = nil,
        mode: UInt32 = 0o666
    ) throws(CatalogError) {
        self.path = path
        let now = try? FileSystem.status(of: path)
        if let asked, let now, now.kind == .file, now != asked { throw .isAnother(path: path) }
        let target = try Target(path, from: catalog, replacing: replaces, mode: mode)
        self.target = target
        draft = try attempt(writing: path) { () throws(SystemError) in
            try AtomicFile(for: target.path, mode: target.mode)
        }
    }

    /// Adds bytes.
    package func write(_ bytes: [UInt8]) throws(CatalogError) {
        try attempt(writing: path) { () throws(SystemError) in try draft.write(bytes) }
    }

    /// Puts the file at its path, with all that was written on the disk.
    package func finish() throws(CatalogError) {
        let isPlaced = try attempt(writing: path) { () throws(SystemError) in
            // Another program may have put something there meanwhile, or taken it away.
            if let replaced = target.replaced, let now = try? FileSystem.status(of: target.path) {
                guard now.identity == replaced else { return false }
                try draft.replace(target.path)
                return true
            }
            do throws(SystemError) {
                return try draft.place(at: target.path)
            } catch let error where error.isUnsupported {
                // Without second names, the place is taken by an empty file first.
                do throws(SystemError) {
                    _ = try OpenFile(creating: target.path, mode: target.mode)
                } catch let error where error.isThere {
                    return false
                }
                try draft.replace(target.path)
                return true
            }
        }
        guard isPlaced else { throw .alreadyThere(path: path) }
    }
}

/// The destination of a path.
private struct Target {
    /// The path, or where a link leads that stands there.
    let path: String
    /// The file that stands there and may be replaced.
    let replaced: FileIdentity?
    /// The permissions: nobody gets more than before.
    let mode: UInt32

    init(
        _ path: String, from catalog: Catalog, replacing replaces: Bool, mode: UInt32
    ) throws(CatalogError) {
        guard let status = try Self.status(of: path) else {
            guard !catalog.isKept(at: path) else { throw .isCatalog(path: path) }
            (self.path, replaced, self.mode) = (FileSystem.destination(of: path), nil, mode)
            return
        }
        guard status.kind == .file else { throw .notReplaceable(path: path) }
        guard !catalog.isKept(in: status.identity) else { throw .isCatalog(path: path) }
        guard replaces else { throw .alreadyThere(path: path) }
        guard !isDatabaseInUse(path) else { throw .databaseInUse(path: path) }
        guard let resolved = FileSystem.resolved(path) else { throw SystemError.last.writing(path) }
        (self.path, replaced, self.mode) = (resolved, status.identity, status.mode)
    }

    private static func status(of path: String) throws(CatalogError) -> FileStatus? {
        do {
            return try FileSystem.status(of: path)
        } catch let error where error == .missing {
            return nil
        } catch {
            throw error.writing(path)
        }
    }
}
