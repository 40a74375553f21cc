import CSQLite

package final class Database {
    package static let memoryPath = ":memory:"

    /// For this path, SQLite uses an unnamed temporary file.
    package static let temporaryPath = ""

    package static var sqliteVersion: String { String(cString: sqlite3_libversion()) }

    let path: String

    private(set) var hasFailed = false
    private(set) var isDamaged = false

    var unreadableRows: [CatalogError] = []

    /// Whether FTS5's cache may have words that aren't in the file. Resetting the schema clears it.
    private var needsSchema = false

    private let connection: OpaquePointer
    let monitor: StatementMonitor
    /// The path with links resolved, and the last known status; nil without a file.
    private var file: (path: String, status: FileStatus)?
    var filePath: String? { file?.path }
    var refusal: CatalogError?
    private(set) var isChanging = false
    /// Whether the file is gone. If so, even a read could roll back another file's journal.
    private var isGone = false
    /// Counts replacements of the file or its pages, which SQLite's change counters don't include.
    private var replacements: Int64 = 0
    private var statements: [String: Statement] = [:]
    /// SQLite's counter of other programs' changes as of the snapshot; nil without a snapshot.
    private var others: Int?

    package enum OpenMode {
        case existing
        case creating
        /// Takes SQLite's locks but can't write.
        case readOnly
        case inMemory
    }

    /// - Parameters:
    ///   - name: The path to use in errors, if not `path`.
    ///   - patience: The milliseconds to wait for other programs.
    package init(
        path: String, name: String? = nil, mode: OpenMode, patience: Int = 0,
        until interruption: Interruption = Interruption()
    ) throws(CatalogError) {
        let flags =
            switch mode {
            case .existing: SQLITE_OPEN_READWRITE
            case .creating, .inMemory: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            case .readOnly: SQLITE_OPEN_READONLY
            }
        _ = Self.countsNoMemory
        var connection: OpaquePointer?
        // To SQLite, names such as `:memory:` and `file:x` aren't the names of files.
        let place = path.hasPrefix(":") || path.hasPrefix("file:") ? "./\(path)" : path
        let code = sqlite3_open_v2(
            mode == .inMemory ? Self.memoryPath : place, &connection, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let connection else {
            let error = CatalogError(code: code, connection: connection, path: name ?? path)
            sqlite3_close_v2(connection)
            throw error
        }
        self.path = name ?? path
        self.connection = connection
        let resolved = FileSystem.realPath(path) ?? path
        let isFile = mode != .inMemory && path != Self.temporaryPath
        file = isFile ? (try? FileStatus(at: resolved)).map { (resolved, $0) } : nil
        monitor = StatementMonitor(patience: .milliseconds(patience), until: interruption)
        monitor.install(on: connection)
        // Don't trust the schema, because the file may be from someone else.
        for code in [
            sqlite3_extended_result_codes(connection, 1),
            csqlite_configure(connection, SQLITE_DBCONFIG_DEFENSIVE, 1),
            csqlite_configure(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
        ] where code != SQLITE_OK { throw failure(code) }
        if mode != .inMemory { monitor.file = connection }
        // Another file may have taken the path while SQLite opened the first one.
        if isFile, file == nil || isReplacedSinceOpening { throw .catalogMoved(path: self.path) }
    }

    /// Turns off SQLite's memory statistics, which slow down allocations.
    private static let countsNoMemory = csqlite_count_memory(0) == SQLITE_OK

    deinit {
        statements = [:]
        // The connection only closes once its statements are gone.
        sqlite3_close_v2(connection)
    }

    package func execute(_ sql: String) throws(CatalogError) {
        try willRun()
        let code = sqlite3_exec(connection, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    package func statement(_ sql: String) throws(CatalogError) -> Statement {
        if let statement = statements[sql] {
            statement.reset()
            return statement
        }
        let statement = try Statement(sql, in: self, connection: connection)
        statements[sql] = statement
        return statement
    }

    package func run(_ sql: String, _ values: SQLValue?...) throws(CatalogError) { try run(sql, values) }

    package func run(_ sql: String, _ values: [SQLValue?]) throws(CatalogError) {
        try statement(sql).run(values)
    }

    /// Makes changes in the current transaction, or else in a new one that it commits.
    func transaction<Result>(_ changes: () throws(CatalogError) -> Result) throws(CatalogError) -> Result {
        if isChanging { return try changes() }
        defer { isChanging = false }
        do throws(CatalogError) {
            if let refusal { throw refusal }
            try reloadSchemaIfNeeded()
            try checkNames()
            try run("BEGIN IMMEDIATE")
            isChanging = true
            let result = try changes()
            try checkPlace()
            try run("COMMIT")
            noteOwnChange()
            return result
        } catch {
            if refusal != nil { hasFailed = true }
            rollBack()
            // After a failed write, SQLite restores the file when it's read again.
            if isChanging { _ = try? integer("PRAGMA user_version") }
            throw error
        }
    }

    /// Tries an optional change without waiting for other programs.
    func attempt(_ sql: String) {
        let (patience, failed) = (monitor.patience, hasFailed)
        defer { (monitor.patience, hasFailed) = (patience, failed) }
        monitor.patience = .zero
        try? transaction { () throws(CatalogError) in try execute(sql) }
    }

    /// Runs `body` until `progress` returns false. Changes must then be rolled back.
    package func stoppable<Result>(
        _ progress: (CatalogProgress) -> Bool, from start: CatalogProgress,
        _ body: (_ tell: (CatalogProgress) -> Bool) throws(CatalogError) -> Result
    ) throws(CatalogError) -> Result {
        let before = monitor.isWanted
        return try withoutActuallyEscaping(progress) { progress in
            var last = start
            monitor.isWanted = { progress(last) }
            defer { monitor.isWanted = before }
            return Swift.Result { () throws(CatalogError) in
                try body {
                    last = $0
                    return progress($0)
                }
            }
        }.get()
    }

    /// Prepares for a statement. Outside a transaction, checks that the file is still at its path.
    func willRun() throws(CatalogError) {
        monitor.begin()
        if sqlite3_get_autocommit(connection) != 0 { try dropStaleCache() }
    }

    func snapshot<Result>(_ body: () throws(CatalogError) -> Result) throws(CatalogError) -> Result {
        guard sqlite3_get_autocommit(connection) != 0 else { return try body() }
        defer { endReading() }
        try reloadSchemaIfNeeded()
        try beginReading()
        return try body()
    }

    /// Lets other programs write while `body` runs. Later reads are of a new snapshot.
    package func pausingSnapshot<Result>(_ body: () -> Result) -> Result {
        guard !isChanging, sqlite3_get_autocommit(connection) == 0 else { return body() }
        endReading()
        // An error is ignored here, because the next query throws it again.
        defer { try? beginReading() }
        return body()
    }

    private func beginReading() throws(CatalogError) {
        try statement("BEGIN").run()
        others = try integer("PRAGMA data_version")
    }

    private func endReading() {
        others = nil
        resetStatements()
        if sqlite3_get_autocommit(connection) == 0, (try? statement("COMMIT").run()) == nil { rollBack() }
    }

    /// Returns a temporary copy, whose slow reads don't block other programs.
    func privateCopy() throws(CatalogError) -> Database {
        let copy = try Database(path: Self.temporaryPath, name: path, mode: .creating)
        try copy.replaceAllPages(with: self, atOnce: false)
        return copy
    }

    func copy(to file: String, name: String) throws(CatalogError) {
        let copy = try Database(path: file, name: name, mode: .existing)
        // The copy needn't be crash-safe: the caller flushes the file before naming it.
        try copy.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
        try copy.replaceAllPages(with: self, atOnce: false)
        // Without a journal, a failed merge may be half done, so copy the pages again.
        guard (try? copy.execute("PRAGMA secure_delete = ON; \(Schema.mergedWords)")) == nil else { return }
        try copy.replaceAllPages(with: self, atOnce: false)
    }

    /// - Parameter isAtOnce: Whether to lock the source until the copy is complete.
    func replaceAllPages(with source: Database, atOnce isAtOnce: Bool) throws(CatalogError) {
        if let refusal { throw refusal }
        try checkNames()
        // Run a statement to reset SQLite's count of waits for locks. A backup doesn't reset it.
        _ = try source.integer("PRAGMA user_version")
        try willRun()
        statements = [:]
        guard let backup = sqlite3_backup_init(connection, "main", source.connection, "main") else {
            throw failure(sqlite3_errcode(connection))
        }
        var (code, rest, restarts) = (SQLITE_OK, Int32.max, 0)
        while code == SQLITE_OK {
            code = sqlite3_backup_step(backup, isAtOnce || restarts > 3 ? -1 : Self.slice)
            if sqlite3_backup_remaining(backup) >= rest { restarts += 1 }
            rest = sqlite3_backup_remaining(backup)
            if code == SQLITE_OK, !source.monitor.isWanted() { code = SQLITE_INTERRUPT }
        }
        sqlite3_backup_finish(backup)
        noteOwnChange()
        guard code == SQLITE_DONE else {
            throw code & 0xFF == SQLITE_BUSY && source.monitor.wasInterrupted ? .stopped : failure(code)
        }
        replacements += 1
    }

    /// The pages to copy at a time: 4 MiB with the default page size.
    private static let slice: Int32 = 1_024

    /// Passes the file's bytes to `write`. Runs no statement, as another file may be at its path.
    func salvage(_ write: ([UInt8]) throws(CatalogError) -> Void) throws(CatalogError) {
        guard let file = SQLiteFileReader(SQLITE_FCNTL_FILE_POINTER, of: connection), let size = file.size
        else {
            throw .catalogMoved(path: path)
        }
        for start in stride(from: 0, to: size, by: 1 << 20) {
            guard let bytes = file.bytes(at: start, count: min(1 << 20, size - start)) else {
                throw .unreadable(path: path, reason: SystemError.last.reason)
            }
            try write(bytes)
        }
    }

    private func reloadSchemaIfNeeded() throws(CatalogError) {
        try dropStaleCache()
        guard needsSchema else { return }
        try execute("PRAGMA writable_schema = RESET")
        needsSchema = false
    }

    var hasMoved: Bool { file != nil && currentStatus == nil }

    /// The file's status; nil once the file was missing or replaced, even if it comes back.
    private var currentStatus: FileStatus? {
        guard let file, !isGone else { return nil }
        let status = try? FileStatus(at: file.path)
        isGone = status?.identity != file.status.identity
        return isGone ? nil : status
    }

    /// Whether another file is at the path. Asks SQLite, which knows the file that it opened.
    private var isReplacedSinceOpening: Bool {
        var hasMoved: Int32 = 0
        let code = sqlite3_file_control(connection, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
        return code == SQLITE_OK && hasMoved != 0
    }

    @discardableResult
    private func checkPlace() throws(CatalogError) -> FileStatus? {
        let status = currentStatus
        guard file == nil || status != nil else {
            hasFailed = true
            throw .catalogMoved(path: path)
        }
        return status
    }

    /// Drops the cache if the file's status has changed, even if SQLite's change counter hasn't.
    private func dropStaleCache() throws(CatalogError) {
        guard let file, let status = try checkPlace(), status != file.status else { return }
        self.file = (file.path, status)
        sqlite3_db_release_memory(connection)
        replacements += 1
        needsSchema = true
    }

    private func noteOwnChange() {
        if let file, let status = currentStatus { self.file = (file.path, status) }
    }

    /// Refuses a file with several hard links, because SQLite would use a journal for each name.
    private func checkNames() throws(CatalogError) {
        guard let file, try checkPlace()?.linkCount ?? 1 > 1 else { return }
        // A killed program may have left its draft, which is a second link to the file.
        AtomicFile.removeAbandoned(in: FileSystem.folder(of: file.path))
        guard try checkPlace()?.linkCount ?? 1 > 1 else { return }
        hasFailed = true
        throw .severalNames(path: path)
    }

    func rollBack() {
        // If this fails, there's nothing to roll back, or closing the connection rolls back.
        resetStatements()
        if sqlite3_get_autocommit(connection) == 0 { sqlite3_exec(connection, "ROLLBACK", nil, nil, nil) }
    }

    private func resetStatements() {
        for statement in statements.values where statement.isRunning { statement.reset() }
    }

    package struct ChangeCount: Hashable {
        fileprivate let others: Int
        fileprivate let own: Int64
    }

    var changeCount: ChangeCount {
        get throws(CatalogError) {
            let others = if let others { others } else { try integer("PRAGMA data_version") }
            return ChangeCount(others: others, own: ownChanges + replacements)
        }
    }

    var ownChanges: Int64 { sqlite3_total_changes64(connection) }

    package var lastInsertedID: Int { Int(sqlite3_last_insert_rowid(connection)) }

    package func forEachRow(
        _ sql: String, _ values: [SQLValue] = [], _ body: (Statement) throws -> Void
    ) throws(CatalogError) {
        do {
            let statement = try statement(sql)
            defer { statement.reset() }
            try statement.bind(values)
            while try statement.step() { try body(statement) }
        } catch {
            throw CatalogError(error)
        }
    }

    package func rows<Row>(
        _ sql: String, _ values: [SQLValue] = [], _ read: (Statement) throws -> Row
    ) throws(CatalogError) -> [Row] {
        var rows: [Row] = []
        try forEachRow(sql, values) { rows.append(try read($0)) }
        return rows
    }

    package func row<Row>(
        _ sql: String, _ values: [SQLValue] = [], _ read: (Statement) throws -> Row?
    ) throws(CatalogError) -> Row? {
        do {
            let statement = try statement(sql)
            defer { statement.reset() }
            try statement.bind(values)
            return try statement.step() ? try read(statement) : nil
        } catch {
            throw CatalogError(error)
        }
    }

    package func integers(_ sql: String, _ values: [SQLValue] = []) throws(CatalogError) -> [Int] {
        try rows(sql, values) { try $0.number(0) }
    }

    package func integer(_ sql: String, _ values: [SQLValue] = []) throws(CatalogError) -> Int {
        try row(sql, values) { try $0.integer(0) } ?? 0
    }

    package func text(_ sql: String, _ values: [SQLValue] = []) throws(CatalogError) -> String? {
        try row(sql, values) { try $0.text(0) }
    }

    func damage(_ fault: CatalogError.Damage) -> CatalogError {
        isDamaged = true
        return .catalogDamaged(path: path, fault: fault)
    }

    func failure(_ code: Int32) -> CatalogError {
        if code == SQLITE_INTERRUPT, monitor.isEndless { return damage(.endless) }
        let error =
            code & 0xFF == SQLITE_BUSY && monitor.wasInterrupted
            ? .stopped : CatalogError(code: code, connection: connection, path: path)
        // Being stopped by the user isn't a failure.
        if error.kind == .badData { isDamaged = true } else if error.kind != .stopped { hasFailed = true }
        if code & 0xFF != SQLITE_BUSY { needsSchema = true }
        return error
    }
}
