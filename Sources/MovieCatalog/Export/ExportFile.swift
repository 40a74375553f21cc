/// A file that movies are exported to. It stands at its path when it is whole, and not before: what is written goes
/// to a file beside it, which goes away with this value.
public final class ExportFile {
    /// Where the file will be.
    public let path: String

    let form: ExportForm
    private let target: Target
    private let draft: Draft

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - path: Where it will be; it ends in `.jsonl` for JSON Lines, which keep all of a movie, or in `.csv`.
    ///   - catalog: Where the movies come from; none of its own files is written to.
    ///   - replaces: Whether a file that is there now may be replaced.
    /// - Throws: ``CatalogError`` when the name has another ending, or when no file can be made there.
    public init(
        at path: String, from catalog: Catalog, replacing replaces: Bool = false
    ) throws(CatalogError) {
        guard let form = ExportForm(path: path), !path.utf8.contains(0) else {
            throw .unknownEnding(path: path)
        }
        self.path = path
        self.form = form
        let target = try Target(path, from: catalog, replacing: replaces)
        self.target = target
        draft = try attempt(writing: path) { () throws(SystemError) in
            try Draft(for: target.path, mode: target.mode)
        }
    }

    /// Adds bytes.
    func write(_ bytes: [UInt8]) throws(CatalogError) {
        try attempt(writing: path) { () throws(SystemError) in try draft.write(bytes) }
    }

    /// Puts the file at its path, with all that was written on the disk.
    func finish() throws(CatalogError) {
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

/// What is written when a path is.
private struct Target {
    /// The path, or where a link leads that stands there.
    let path: String
    /// The file that stands there and may be replaced.
    let replaced: FileIdentity?
    /// Who may read and write it: nobody else than before.
    let mode: UInt32

    init(
        _ path: String, from catalog: Catalog, replacing replaces: Bool
    ) throws(CatalogError) {
        guard let status = try Self.status(of: path) else {
            (self.path, replaced, mode) = (FileSystem.destination(of: path), nil, 0o666)
            return
        }
        guard status.kind == .file else { throw .notReplaceable(path: path) }
        guard !catalog.isKept(in: status.identity) else { throw .isCatalog(path: path) }
        guard replaces else { throw .alreadyThere(path: path) }
        guard !isDatabaseInUse(path) else { throw .isDatabaseInUse(path: path) }
        guard let resolved = FileSystem.resolved(path) else { throw SystemError.last.writing(path) }
        (self.path, replaced, mode) = (resolved, status.identity, status.mode)
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

extension CatalogError {
    /// The name of a file to be exported to doesn't say in which form.
    static func unknownEnding(path: String) -> CatalogError {
        CatalogError(
            .wrongUsage,
            "\(harmless(path)): use a name that ends in .jsonl, which keeps all of each movie, or in .csv, "
                + "for spreadsheets.")
    }

    /// There is a file already where one should be written.
    static func alreadyThere(path: String) -> CatalogError {
        CatalogError(
            .alreadyThere, "\(harmless(path)) is there already, and was left as it is; use another name.")
    }

    /// What should be written to is a file of the catalog itself, under whatever name.
    static func isCatalog(path: String) -> CatalogError {
        CatalogError(
            .wrongUsage,
            "\(harmless(path)) is a file of the catalog itself, and was left as it is; use another name.")
    }

    /// There is something else than a file where one should be written.
    static func notReplaceable(path: String) -> CatalogError {
        CatalogError(
            .inputOutputFailed, "\(harmless(path)) is there already, and no file; use another name.")
    }
}
