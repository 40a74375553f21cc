import CSQLite

extension CatalogError {
    /// Converts an SQLite error. Must be called right after the failure, while `errno` is valid.
    package init(code: Int32, connection: OpaquePointer?, path: String) {
        // Reads `errno`, because SQLite stores it for some calls only, and not for a failed COMMIT.
        let system = SystemError.last
        let isFull = system.isFull || system.isTooLarge
        switch code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path)
        case SQLITE_INTERRUPT: self = .stopped
        case SQLITE_FULL,
            SQLITE_CANTOPEN where isFull, SQLITE_IOERR where isFull:
            self = .full(path: path)
        case SQLITE_READONLY, SQLITE_PERM,
            SQLITE_CANTOPEN where system.isReadOnly,
            SQLITE_IOERR where system.isReadOnly:
            self = .readOnly(path: path)
        case SQLITE_CORRUPT, SQLITE_NOTADB:
            // SQLite can report a failing disk as a corrupt file.
            self =
                system.isReadFailure
                ? .unreadable(path: path, reason: system.reason) : .catalogDamaged(path: path)
        case let primary:
            let reason = sqlite3_errstr(code).map { String(cString: $0) } ?? "error \(code)"
            let detail = connection.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) } ?? reason
            // Statements fail like this if another program has altered the file.
            self =
                [SQLITE_ERROR, SQLITE_MISMATCH, SQLITE_CONSTRAINT, SQLITE_FORMAT].contains(primary)
                ? .catalogDamaged(path: path, fault: "SQLite can't use what it holds (\(detail))")
                : .failed(path: path, reason: detail == reason ? reason : "\(reason): \(detail)")
        }
    }
}
