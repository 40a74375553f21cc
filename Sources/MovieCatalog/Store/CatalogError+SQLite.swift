import CSQLite

extension CatalogError {
    /// The error for a result code of SQLite, right after the call that gave it.
    package init(code: Int32, connection: OpaquePointer?, path: String) {
        // SQLite keeps the system's reason for some calls only, and not for a failed COMMIT.
        let system = SystemError.last
        switch code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path)
        case SQLITE_INTERRUPT: self = .stopped
        case SQLITE_FULL: self = .full(path: path)
        case SQLITE_READONLY, SQLITE_PERM: self = .readOnly(path: path)
        case SQLITE_CORRUPT, SQLITE_NOTADB:
            // SQLite takes a disk that fails to read for one that has lost what was on it.
            self =
                system.isReadFailure
                ? .unreadable(path: path, reason: system.reason) : .catalogDamaged(path: path)
        default:
            if [SQLITE_CANTOPEN, SQLITE_IOERR].contains(code & 0xFF) {
                if system.isFull || system.isTooLarge {
                    self = .full(path: path)
                    return
                }
                if system.isReadOnly {
                    self = .readOnly(path: path)
                    return
                }
            }
            let reason = sqlite3_errstr(code).map { String(cString: $0) } ?? "error \(code)"
            let detail = connection.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) }
            self = .failed(
                path: path, reason: detail.map { $0 == reason ? reason : "\(reason): \($0)" } ?? reason)
        }
    }
}

extension CatalogError {
    /// Another program has been writing to the catalog for too long.
    static func busy(path: String) -> CatalogError {
        CatalogError(
            .inputOutputFailed,
            "\(harmless(path)) is being written by another program; try again when that is done.")
    }

    /// The catalog's file doesn't hold together any more, for the reason that is known perhaps.
    static func catalogDamaged(path: String, fault: String? = nil) -> CatalogError {
        let fault = fault.map { harmless($0) } ?? "what it holds can't be read any more"
        return CatalogError(
            .badData,
            "\(harmless(path)) is damaged: \(fault). "
                + "Keep a copy of it, and go back to your last backup or export.")
    }

    /// The catalog's file was deleted, moved or replaced since it was opened.
    static func catalogMoved(path: String) -> CatalogError {
        CatalogError(
            .inputOutputFailed,
            "\(harmless(path)) was deleted, moved or replaced while it was open; nothing was changed. "
                + "Leave the program, and start it again with the catalog in its place; "
                + "the films as they are here can be exported before.")
    }

    /// Something else was written over the catalog's file, where it stands, since it was opened.
    static func overwrittenMeanwhile(path: String) -> CatalogError {
        CatalogError(
            .inputOutputFailed,
            "\(harmless(path)) was written over while it was open; what stands there now was left as it is. "
                + "Leave the program, and start it again.")
    }

    /// A value of a movie is beyond what a catalog takes.
    static func beyondLimit(_ field: MovieField, of movie: Movie) -> CatalogError {
        let range =
            field.numbers.map { " \($0.lowerBound) to \($0.upperBound)" }
            ?? " \(field.longest >> 10) KiB at most"
        return CatalogError(
            .badData, "\(shown(movie.title)): \(field.name) takes\(range); nothing was changed.")
    }

    /// The catalog's file has hard links.
    static func severalNames(path: String) -> CatalogError {
        let (file, own) = (shellWord(path), shellWord(path + ".own"))
        return CatalogError(
            .inputOutputFailed,
            "\(harmless(path)) is one file under several names (hard links), and what is changed under one could be lost "
                + "under another; nothing was changed. This makes it a file of its own: "
                + harmless("cp -p \(file) \(own) && mv \(own) \(file)"))
    }

    /// SQLite failed, for the reason it gives.
    static func failed(path: String, reason: String) -> CatalogError {
        CatalogError(
            .inputOutputFailed,
            "\(harmless(path)): the catalog failed, and nothing was changed: \(harmless(reason)).")
    }
}
