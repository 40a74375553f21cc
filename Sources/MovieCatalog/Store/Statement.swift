import CSQLite

/// A prepared statement. Parameters are counted from 1, columns from 0, as SQLite does.
final class Statement {
    private let handle: OpaquePointer
    private unowned let database: Database

    init(_ sql: String, in database: Database, connection: OpaquePointer) throws(CatalogError) {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v3(
            connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard code == SQLITE_OK, let handle else { throw database.failure(code) }
        self.handle = handle
        self.database = database
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Goes to the next row; false when there is none, after which the statement can be run again.
    func step() throws(CatalogError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE:
            sqlite3_reset(handle)
            return false
        case let code:
            defer { sqlite3_reset(handle) }
            throw database.failure(code)
        }
    }

    /// The numbers in the first column of the rows.
    func integers() throws(CatalogError) -> [Int] {
        var numbers: [Int] = []
        while try step() { numbers.append(integer(0) ?? 0) }
        return numbers
    }

    /// The same, unless there are more than `most`, or they take more than so many steps of SQLite's machine.
    ///
    /// - Returns: The numbers, one more than `most` at most, and whether these are all.
    func integers(
        upTo most: Int, within effort: Int32
    ) throws(CatalogError) -> (found: [Int], areAll: Bool) {
        let connection = sqlite3_db_handle(handle)
        // The handler is asked at multiples of the steps since the statement was prepared.
        sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_VM_STEP, 1)
        sqlite3_progress_handler(connection, effort, { _ in 1 }, nil)
        defer { sqlite3_progress_handler(connection, 0, nil, nil) }
        defer { sqlite3_reset(handle) }
        var numbers: [Int] = []
        while true {
            switch sqlite3_step(handle) {
            case SQLITE_ROW: numbers.append(Int(sqlite3_column_int64(handle, 0)))
            case SQLITE_DONE: return (numbers, true)
            case SQLITE_INTERRUPT: return (numbers, false)
            case let code: throw database.failure(code)
            }
            if numbers.count > most { return (numbers, false) }
        }
    }

    /// Runs a statement that gives no rows.
    func run() throws(CatalogError) {
        _ = try step()
    }

    /// Gives up the rows that are left, so that the statement can be bound and run again.
    func reset() {
        sqlite3_reset(handle)
    }
}

// Parameters. A value of the wrong kind can't be bound, so the codes say nothing but that memory has run out.
extension Statement {
    func bind(_ index: Int, _ number: Int?) {
        if let number {
            sqlite3_bind_int64(handle, Int32(index), Int64(number))
        } else {
            sqlite3_bind_null(handle, Int32(index))
        }
    }

    func bind(_ index: Int, _ text: String?) {
        guard var text else {
            sqlite3_bind_null(handle, Int32(index))
            return
        }
        text.withUTF8 { bytes in
            _ = bytes.withMemoryRebound(to: CChar.self) {
                csqlite_bind_text(handle, Int32(index), $0.baseAddress, Int32($0.count))
            }
        }
    }

    func bind(_ index: Int, bytes: [UInt8]?) {
        guard let bytes else {
            sqlite3_bind_null(handle, Int32(index))
            return
        }
        _ = bytes.withUnsafeBytes { csqlite_bind_blob(handle, Int32(index), $0.baseAddress, Int32($0.count)) }
    }

    func bind(_ index: Int, _ value: SQLValue) {
        switch value {
        case .integer(let number): bind(index, number)
        case .text(let text): bind(index, text)
        case .bytes(let bytes): bind(index, bytes: bytes)
        }
    }

    /// Binds values to the parameters from the first on.
    func bind(_ values: [SQLValue]) {
        for (index, value) in values.enumerated() { bind(index + 1, value) }
    }
}

// Columns
extension Statement {
    func integer(_ column: Int) -> Int? {
        guard sqlite3_column_type(handle, Int32(column)) != SQLITE_NULL else { return nil }
        return Int(sqlite3_column_int64(handle, Int32(column)))
    }

    func text(_ column: Int) -> String? {
        guard let start = sqlite3_column_text(handle, Int32(column)) else { return nil }
        let count = Int(sqlite3_column_bytes(handle, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    func bytes(_ column: Int) -> [UInt8]? {
        guard sqlite3_column_type(handle, Int32(column)) != SQLITE_NULL else { return nil }
        let start = sqlite3_column_blob(handle, Int32(column))
        let count = Int(sqlite3_column_bytes(handle, Int32(column)))
        return Array(UnsafeRawBufferPointer(start: start, count: count))
    }
}

/// A value for a parameter.
enum SQLValue: Hashable {
    case integer(Int)
    case text(String)
    case bytes([UInt8])
}
