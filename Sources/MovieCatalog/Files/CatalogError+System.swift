// Why the system can't read or write a path, in words.
extension CatalogError {
    /// There is no file at the path, which may be that of the catalog that the person is to have one day.
    static func noSuchFile(path: String) -> CatalogError {
        let advice =
            path == UserFolder.catalog
            ? "you have no catalog yet; movies makes one with a sample, movies add an empty one"
            : "there is no such file; check the name and the folder"
        return CatalogError(.missing, "\(harmless(path)): \(advice).")
    }

    /// The path names a folder.
    package static func isFolder(path: String) -> CatalogError {
        CatalogError(
            .noInput, "\(harmless(path)) is a folder; name a file in it.")
    }

    /// The file may not be opened by this user.
    package static func noPermission(path: String) -> CatalogError {
        CatalogError(
            .noInput,
            "\(harmless(path)): you have no permission to read it; ask its owner, or name another file.")
    }

    /// The system failed to open or read the file, for the reason it gives.
    package static func unreadable(path: String, reason: String) -> CatalogError {
        CatalogError(
            .inputOutputFailed, "\(harmless(path)) can't be read: \(harmless(reason)).")
    }

    /// The folder of a file to be written is not there.
    static func noFolder(path: String) -> CatalogError {
        CatalogError(
            .inputOutputFailed, "\(harmless(path)): there is no such folder; make it first, or name another.")
    }

    /// The catalog may be read, but not written.
    static func readOnly(path: String) -> CatalogError {
        CatalogError(
            .inputOutputFailed,
            "\(harmless(path)) can't be written to; nothing was changed. "
                + "Ask for permission to write the file and its folder.")
    }

    /// There is no room left for what should be written.
    static func full(path: String) -> CatalogError {
        CatalogError(
            .inputOutputFailed,
            "\(harmless(path)): there is no room left to write to; nothing was changed. "
                + "Make room, then try again.")
    }

    /// The system failed to write the file, for the reason it gives.
    static func unwritable(path: String, reason: String) -> CatalogError {
        CatalogError(
            .inputOutputFailed,
            "\(harmless(path)) can't be written: \(harmless(reason)); nothing was changed.")
    }
}

extension SystemError {
    /// The error for a path that should be read.
    package func reading(_ path: String) -> CatalogError {
        if leadsNowhere { return .noSuchFile(path: path) }
        if self == .isFolder { return .isFolder(path: path) }
        return isDenied ? .noPermission(path: path) : .unreadable(path: path, reason: reason)
    }

    /// The error for a path that should be written.
    package func writing(_ path: String) -> CatalogError {
        if isMissing { return .noFolder(path: path) }
        if isReadOnly { return .readOnly(path: path) }
        return isFull ? .full(path: path) : .unwritable(path: path, reason: reason)
    }
}

/// Makes calls that write to a path, for a caller who gives their errors to the person.
func attempt<Result: ~Copyable>(
    writing path: String, _ calls: () throws(SystemError) -> Result
) throws(CatalogError) -> Result {
    do {
        return try calls()
    } catch {
        throw error.writing(path)
    }
}
