/// A file that appears at its path only when it's complete.
package final class OutputFile {
    package let path: String
    let draft: AtomicFile
    /// The path, with links resolved.
    private let target: String
    private let replaced: FileIdentity?
    private let mode: UInt32

    /// Creates the draft. Refuses to replace the catalog's own files. Keeps a replaced file's mode.
    ///
    /// - Parameter asked: The file's status when the user agreed to replace it.
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
            guard try !FileHeader(ofFile: path).isSQLite else { throw .isDatabase(path: path) }
            guard let resolved = FileSystem.realPath(path) else { throw SystemError.last.writing(path) }
            (target, replaced, self.mode) = (resolved, status.identity, status.mode)
        } else {
            guard !catalog.isKept(at: path) else { throw .isCatalog(path: path) }
            (target, replaced, self.mode) = (FileSystem.followingLinks(path), nil, mode)
        }
        draft = try attempt(writing: path) { [target, mode = self.mode] in
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
        try attempt(writing: path) { try draft.write(bytes) }
    }

    /// Flushes the draft to disk, then moves it to the file's path.
    package func finish() throws(CatalogError) {
        let isPlaced = try attempt(writing: path) {
            // Another program may have created or removed the file while the draft was written.
            if let replaced, let now = try? FileStatus(at: target) {
                guard now.identity == replaced else { return false }
                try draft.replace(target)
                return true
            }
            return try draft.install(at: target)
        }
        guard isPlaced else { throw .alreadyThere(path: path) }
    }
}
