import CSQLite
import Platform

extension CatalogError {
    /// The error for a result code of SQLite, right after the call that gave it.
    package init(code: Int32, connection: OpaquePointer?, path: String) {
        // SQLite keeps the system's reason for some calls only, and not for a failed COMMIT.
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
            // SQLite takes a disk that fails to read for one that has lost what was on it.
            self =
                system.isReadFailure
                ? .unreadable(path: path, reason: system.reason) : .catalogDamaged(path: path)
        case let primary:
            let reason = sqlite3_errstr(code).map { String(cString: $0) } ?? "error \(code)"
            let detail = connection.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) } ?? reason
            // The program's own statements fail like this only on a file that holds what it never wrote.
            self =
                [SQLITE_ERROR, SQLITE_MISMATCH, SQLITE_CONSTRAINT, SQLITE_FORMAT].contains(primary)
                ? .catalogDamaged(path: path, fault: .unusable(reason: detail))
                : .failed(path: path, reason: detail == reason ? reason : "\(reason): \(detail)")
        }
    }
}
