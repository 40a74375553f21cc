import CSQLite

extension CatalogError {
    /// The error for a result code of SQLite.
    init(code: Int32, connection: OpaquePointer?, path: String) {
        switch code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path)
        case SQLITE_INTERRUPT: self = .stopped
        case SQLITE_FULL: self = .full(path: path)
        case SQLITE_READONLY, SQLITE_PERM: self = .readOnly(path: path)
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .catalogDamaged(path: path)
        case SQLITE_CANTOPEN: self = .readOnly(path: path)
        default:
            let reason = sqlite3_errstr(code).map { String(cString: $0) } ?? "error \(code)"
            let detail = connection.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) }
            self = .failed(
                path: path, reason: detail.map { $0 == reason ? reason : "\(reason): \($0)" } ?? reason)
        }
    }
}
