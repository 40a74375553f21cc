import CSQLite

/// A database file, read through SQLite's handle. Closing another handle would drop SQLite's locks.
struct SQLiteFileReader {
    private let file: UnsafeMutablePointer<sqlite3_file>
    private let methods: sqlite3_io_methods
    /// `SQLITE_IOERR_SHORT_READ`, a macro that Swift can't import.
    private static let shortRead = SQLITE_IOERR | 2 << 8

    init?(_ pointer: Int32, of connection: OpaquePointer) {
        var file: UnsafeMutablePointer<sqlite3_file>?
        guard sqlite3_file_control(connection, "main", pointer, &file) == SQLITE_OK, let file,
            let methods = file.pointee.pMethods?.pointee
        else { return nil }
        (self.file, self.methods) = (file, methods)
    }

    var size: Int? {
        var size: sqlite3_int64 = 0
        return methods.xFileSize?(file, &size) == SQLITE_OK ? Int(size) : nil
    }

    /// Reads bytes, or returns nil after an error. Bytes past the end of the file are zeros.
    func bytes(at offset: Int, count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        let code = bytes.withUnsafeMutableBytes {
            methods.xRead?(file, $0.baseAddress, Int32(count), sqlite3_int64(offset))
        }
        return code == SQLITE_OK || code == Self.shortRead ? bytes : nil
    }
}
