import CSQLite

/// A prepared statement. As in SQLite, parameters are counted from 1, and columns from 0.
package final class Statement {
    let sql: String
    private let handle: OpaquePointer
    unowned let database: Database
    private(set) var isRunning = false

    init(_ sql: String, in database: Database, connection: OpaquePointer) throws(CatalogError) {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard code == SQLITE_OK, let handle else { throw database.failure(code) }
        self.sql = sql
        self.handle = handle
        self.database = database
    }

    deinit { sqlite3_finalize(handle) }

    package func step() throws(CatalogError) -> Bool {
        if !isRunning { try database.willRun() }
        switch sqlite3_step(handle) {
        case SQLITE_ROW:
            isRunning = true
            return true
        case SQLITE_DONE:
            reset()
            return false
        case let code:
            defer { reset() }
            throw database.failure(code)
        }
    }

    /// Reads the first column of rows, until there are more than `most` or after `effort` VM steps.
    /// `areAll` is true if no rows are left.
    func integers(
        upTo most: Int, within effort: Int32
    ) throws(CatalogError) -> (found: [Int], areAll: Bool) {
        // Reset the step counter. SQLite calls the handler when it reaches a multiple of `effort`.
        sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_VM_STEP, 1)
        sqlite3_progress_handler(sqlite3_db_handle(handle), effort, { _ in 1 }, nil)
        defer {
            reset()
            database.monitor.install(on: sqlite3_db_handle(handle))
        }
        var numbers: [Int] = []
        while true {
            switch sqlite3_step(handle) {
            case SQLITE_ROW: numbers.append(try number(0))
            case SQLITE_DONE: return (numbers, true)
            case SQLITE_INTERRUPT: return (numbers, false)
            case let code: throw database.failure(code)
            }
            if numbers.count > most { return (numbers, false) }
        }
    }

    package func run(_ values: [SQLValue?] = []) throws(CatalogError) {
        try bind(values)
        _ = try step()
    }

    package func reset() {
        // Ignore the result. It repeats an error of `sqlite3_step`.
        sqlite3_reset(handle)
        isRunning = false
    }
}

extension Statement {
    package func bind(_ values: [SQLValue?]) throws(CatalogError) {
        clear()
        for (index, value) in values.enumerated() { try bind(index + 1, value) }
    }

    /// Sets all parameters to nil.
    func clear() { sqlite3_clear_bindings(handle) }

    /// Sets a cleared parameter. Binding nil does nothing, which is fast for a movie's many nils.
    func bind(_ place: Int, _ value: SQLValue?) throws(CatalogError) {
        let index = Int32(place)
        let code =
            switch value {
            case nil: SQLITE_OK
            case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
            case .real(let number): sqlite3_bind_double(handle, index, number)
            case .text(var text):
                text.withUTF8 { bytes in
                    bytes.withMemoryRebound(to: CChar.self) {
                        csqlite_bind_text(handle, index, $0.baseAddress, Int64($0.count))
                    }
                }
            case .bytes(let bytes):
                bytes.withUnsafeBytes { csqlite_bind_blob(handle, index, $0.baseAddress, Int64($0.count)) }
            }
        // SQLite would use NULL instead of a value that wasn't bound.
        guard code == SQLITE_OK else { throw database.failure(code) }
    }
}

extension Statement {
    package func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }

    package func integer(_ column: Int) throws(CatalogError) -> Int? {
        guard try has(SQLITE_INTEGER, column) else { return nil }
        return Int(sqlite3_column_int64(handle, Int32(column)))
    }

    package func number(_ column: Int) throws(CatalogError) -> Int { try integer(column) ?? 0 }

    package func text(_ column: Int) throws(CatalogError) -> String? {
        try withBytes(ofText: column) { String(decoding: $0, as: UTF8.self) }
    }

    func value(_ column: Int) throws(CatalogError) -> SQLValue? {
        switch sqlite3_column_type(handle, Int32(column)) {
        case SQLITE_INTEGER: try integer(column).map { .integer($0) }
        case SQLITE_FLOAT: .real(sqlite3_column_double(handle, Int32(column)))
        case SQLITE_TEXT: try text(column).map { .text($0) }
        case SQLITE_BLOB: try bytes(column).map { .bytes($0) }
        default: nil
        }
    }

    package func anything(_ column: Int) -> String? {
        sqlite3_column_text(handle, Int32(column)).map { String(cString: $0) }
    }

    func withBytes<Value>(
        ofText column: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value
    ) throws(CatalogError) -> Value? {
        guard try has(SQLITE_TEXT, column) else { return nil }
        guard let start = sqlite3_column_text(handle, Int32(column)) else { throw outOfMemory }
        return body(
            UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, Int32(column)))))
    }

    package func bytes(_ column: Int) throws(CatalogError) -> [UInt8]? {
        guard try has(SQLITE_BLOB, column) else { return nil }
        let start = sqlite3_column_blob(handle, Int32(column))
        let count = Int(sqlite3_column_bytes(handle, Int32(column)))
        guard start != nil || count == 0 else { throw outOfMemory }
        return Array(UnsafeRawBufferPointer(start: start, count: count))
    }

    package func damage(_ fault: CatalogError.Damage) -> CatalogError { database.damage(fault) }

    private func has(_ type: Int32, _ column: Int) throws(CatalogError) -> Bool {
        switch sqlite3_column_type(handle, Int32(column)) {
        case type: return true
        case SQLITE_NULL: return false
        default:
            let name = sqlite3_column_name(handle, Int32(column)).map { String(cString: $0) }
            let expected =
                type == SQLITE_INTEGER ? "a whole number" : type == SQLITE_TEXT ? "text" : "binary data"
            throw damage(.init("a value of \(name ?? "a column") is not \(expected)", in: name))
        }
    }

    private var outOfMemory: CatalogError { database.failure(SQLITE_NOMEM) }
}

package enum SQLValue: Hashable {
    case integer(Int)
    case real(Double)
    case text(String)
    case bytes([UInt8])
}

extension SQLValue {
    /// Negates a number as SQLite does: the lowest integer becomes a real number.
    static func negated(_ number: Int) -> SQLValue { number == .min ? .real(0x1p63) : .integer(-number) }
}
