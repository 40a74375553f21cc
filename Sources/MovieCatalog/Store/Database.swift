import CSQLite
import Platform

/// A connection to an SQLite database; its statements are prepared once and kept.
package final class Database {
    package static let memoryPath = ":memory:"

    /// The path of a temporary database, for which SQLite makes a file without a name.
    package static let temporaryPath = ""

    package static var sqliteVersion: String { String(cString: sqlite3_libversion()) }

    let path: String

    private(set) var hasFailed = false
    private(set) var isDamaged = false

    /// The errors of damaged rows that were left out of answers: see ``readable(_:)``.
    var unreadableRows: [CatalogError] = []

    /// Whether the index of words may have cached what isn't in the file: words of a change that was rolled back after
    /// memory ran out, or of a file that others have written.
    private var needsSchema = false

    private let connection: OpaquePointer
    private let monitor: StatementMonitor
    let busyHandler: BusyHandler
    /// The file, without links, and what the system said of it last; nil in memory.
    private var file: (path: String, status: FileStatus)?
    /// The path of the file, without links; nil in memory.
    var filePath: String? { file?.path }
    /// Why changes are refused; nil if they aren't.
    var refusal: CatalogError?
    /// Whether a transaction that changes something is open.
    private(set) var isChanging = false
    /// Whether the file was found to be deleted, moved or replaced. Then no statement runs any more: even a read could
    /// take the journal of the file that's at the path now for its own.
    private var isGone = false
    /// The number of times that all pages may have been replaced without SQLite's counters telling it.
    private var replacements: Int64 = 0
    private var statements: [String: Statement] = [:]
    /// The number of the last change of another program, while a snapshot is read, which shows no later one.
    private var others: Int?

    package enum Mode {
        case existing
        /// Creates the file if it's missing.
        case creating
        /// Takes SQLite's locks, but can't write.
        case readOnly
        /// No file: the database lives as long as its connection.
        case inMemory
    }

    /// Opens a database.
    ///
    /// - Parameters:
    ///   - path: The file; in memory, only a name for errors.
    ///   - name: What errors call it, if that's something else.
    ///   - patience: How many milliseconds to wait for other programs that use the file.
    package init(
        path: String, name: String? = nil, mode: Mode, patience: Int = 0,
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
        let code = sqlite3_open_v2(
            mode == .inMemory ? Self.memoryPath : path, &connection, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let connection else {
            let error = CatalogError(code: code, connection: connection, path: name ?? path)
            sqlite3_close_v2(connection)
            throw error
        }
        self.path = name ?? path
        self.connection = connection
        let resolved = FileSystem.resolved(path) ?? path
        let isFile = mode != .inMemory && path != Self.temporaryPath
        file = isFile ? (try? FileStatus(at: resolved)).map { (resolved, $0) } : nil
        monitor = StatementMonitor { !interruption.hasCome }
        busyHandler = BusyHandler(patience: .milliseconds(patience), until: interruption)
        busyHandler.install(on: connection)
        // Don't trust the schema until it has been validated.
        for code in [
            sqlite3_extended_result_codes(connection, 1),
            csqlite_configure(connection, SQLITE_DBCONFIG_DEFENSIVE, 1),
            csqlite_configure(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
        ] where code != SQLITE_OK { throw failure(code) }
        if mode != .inMemory { monitor.file = connection }
        installMonitor()
        // The path may have come to lead to another file while SQLite opened it.
        if isFile, file == nil || isReplacedSinceOpening { throw .catalogMoved(path: self.path) }
    }

    /// Disables memory statistics, which take two locks per allocation. Has no effect, and does no harm, if SQLite was
    /// used before.
    private static let countsNoMemory = csqlite_count_memory(0) == SQLITE_OK

    deinit {
        statements = [:]
        // Once its statements are gone, nothing keeps the connection from closing.
        sqlite3_close_v2(connection)
    }

    /// Runs SQL that gives no rows: one statement or several.
    package func execute(_ sql: String) throws(CatalogError) {
        try willRun()
        let code = sqlite3_exec(connection, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// The statement for this SQL, ready to be bound and run; prepared at the first call.
    package func statement(_ sql: String) throws(CatalogError) -> Statement {
        if let statement = statements[sql] {
            statement.reset()
            return statement
        }
        let statement = try Statement(sql, in: self, connection: connection)
        statements[sql] = statement
        return statement
    }

    /// Runs one statement that gives no rows, which is prepared once and kept.
    package func run(_ sql: String, _ values: SQLValue?...) throws(CatalogError) {
        try run(sql, values)
    }

    package func run(_ sql: String, _ values: [SQLValue?]) throws(CatalogError) {
        let statement = try statement(sql)
        try statement.bind(values)
        try statement.run()
    }

    /// Runs changes that are all kept or, if one throws, none of them. Within another transaction they belong to that one.
    /// It waits for other programs to finish theirs; the changes are on the disk when this returns.
    ///
    /// - Throws: What `changes` throws, or ``CatalogError`` if the changes can't be begun or kept.
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
            throw error
        }
    }

    /// Runs something that a person may stop, asking now and then whether to go on, and not as elsewhere.
    ///
    /// - Parameters:
    ///   - progress: Is asked whether to go on, with the progress that was told last.
    ///   - body: Tells its progress, and is answered whether to go on.
    /// - Throws: ``CatalogError/stopped`` when `progress` says no; changes that were begun can only be taken back then.
    package func stoppable<Result>(
        _ progress: (CatalogProgress) -> Bool, from start: CatalogProgress,
        _ body: (_ tell: (CatalogProgress) -> Bool) throws(CatalogError) -> Result
    ) throws(CatalogError) -> Result {
        let before = monitor.isWanted
        let result = withoutActuallyEscaping(progress) { progress in
            var last = start
            monitor.isWanted = { progress(last) }
            defer { monitor.isWanted = before }
            return Swift.Result { () throws(CatalogError) in
                try body {
                    last = $0
                    return progress($0)
                }
            }
        }
        return try result.get()
    }

    /// Has the steps of SQLite's machine counted while it runs.
    func installMonitor() {
        sqlite3_progress_handler(
            connection, StatementMonitor.interval,
            { context in
                guard let context else { return 0 }
                return Unmanaged<StatementMonitor>.fromOpaque(context).takeUnretainedValue().goesOn() ? 0 : 1
            }, Unmanaged.passUnretained(monitor).toOpaque())
    }

    /// Prepares for a statement: counts its steps, and checks the file's place unless a transaction is open.
    func willRun() throws(CatalogError) {
        monitor.begin()
        if sqlite3_get_autocommit(connection) != 0 { try dropStaleCache() }
    }

    /// Reads as if nothing changed meanwhile: all answers are of one moment, whatever other programs do.
    func snapshot<Result>(_ body: () throws(CatalogError) -> Result) throws(CatalogError) -> Result {
        guard sqlite3_get_autocommit(connection) != 0 else { return try body() }
        defer { endReading() }
        try reloadSchemaIfNeeded()
        try beginReading()
        return try body()
    }

    /// Lets other programs make changes while `body` runs, if a snapshot is read that takes long. What is read after that
    /// is of a later moment.
    package func pausingSnapshot<Result>(_ body: () -> Result) -> Result {
        guard !isChanging, sqlite3_get_autocommit(connection) == 0 else { return body() }
        endReading()
        // If it fails, so does the next question.
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

    /// Turns the log of earlier formats off, after its changes are in the file. Between changes there's no second file then.
    func useRollbackJournal() throws(CatalogError) {
        _ = try row("PRAGMA journal_mode = DELETE") { (row) throws(CatalogError) in try row.text(0) }
    }

    /// Copies all pages to a database without a file of its own, for reading that takes long: it holds up no other program.
    func privateCopy() throws(CatalogError) -> Database {
        let copy = try Database(path: Self.temporaryPath, name: path, mode: .creating)
        try copy.replaceAllPages(with: self, atOnce: false)
        return copy
    }

    func copy(to file: String, name: String) throws(CatalogError) {
        let copy = try Database(path: file, name: name, mode: .existing)
        // Who calls this flushes the file before it gets its name.
        try copy.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
        try copy.replaceAllPages(with: self, atOnce: false)
    }

    /// Replaces all pages by those of another database, in one transaction of this one.
    ///
    /// - Parameter isAtOnce: Whether the source stays locked until all is read. Otherwise other programs can change it in
    ///   between, and reading starts over if they do: three times at most.
    func replaceAllPages(with source: Database, atOnce isAtOnce: Bool) throws(CatalogError) {
        if let refusal { throw refusal }
        try checkNames()
        // A statement resets the count of waits, which copying doesn't.
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
            throw code & 0xFF == SQLITE_BUSY && source.busyHandler.wasInterrupted ? .stopped : failure(code)
        }
        replacements += 1
    }

    /// The number of pages that are copied at a time: 4 MiB of most databases.
    private static let slice: Int32 = 1_024

    /// Writes the bytes of a file that is gone from its path, without running a statement.
    func salvage(_ write: ([UInt8]) throws(CatalogError) -> Void) throws(CatalogError) {
        guard let file = OpenSQLiteFile(SQLITE_FCNTL_FILE_POINTER, of: connection), let size = file.size
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

    /// Makes SQLite read the schema again, with which the index of words forgets what it has cached.
    private func reloadSchemaIfNeeded() throws(CatalogError) {
        try dropStaleCache()
        guard needsSchema else { return }
        try execute("PRAGMA writable_schema = RESET")
        needsSchema = false
    }

    /// Whether the file was deleted, moved or replaced since it was opened.
    var hasMoved: Bool { file != nil && currentStatus == nil }

    /// What the system says of the file; nil if it's gone from its path, and from then on.
    private var currentStatus: FileStatus? {
        guard let file, !isGone else { return nil }
        let status = try? FileStatus(at: file.path)
        isGone = status?.identity != file.status.identity
        return isGone ? nil : status
    }

    /// The same as SQLite sees it, which knows the file that it has opened.
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

    /// Drops what SQLite has cached if others have written the file. It does so itself, unless its counters are the same: an
    /// older copy was put back, and then changed as often.
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

    /// Refuses to change a file with several hard links: SQLite has a journal for each name.
    private func checkNames() throws(CatalogError) {
        guard let file, try checkPlace()?.names ?? 1 > 1 else { return }
        // A program that was killed while it made the catalog left its draft's name.
        AtomicFile.removeAbandoned(in: FileSystem.folder(of: file.path))
        guard try checkPlace()?.names ?? 1 > 1 else { return }
        hasFailed = true
        throw .severalNames(path: path)
    }

    /// Takes changes that were begun back, as far as a failure hasn't done so already.
    func rollBack() {
        // Where it fails there is nothing left to take back, or the connection closes without having kept it.
        resetStatements()
        if sqlite3_get_autocommit(connection) == 0 { sqlite3_exec(connection, "ROLLBACK", nil, nil, nil) }
    }

    private func resetStatements() {
        for statement in statements.values where statement.isRunning { statement.reset() }
    }

    /// A state of the database: it is another one after every change, whichever program makes it.
    struct ChangeCount: Hashable {
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

    /// Calls a closure with each row that a question has for an answer.
    package func forEachRow(
        _ sql: String, _ values: [SQLValue] = [], _ body: (Statement) throws(CatalogError) -> Void
    ) throws(CatalogError) {
        let statement = try statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        while try statement.step() { try body(statement) }
    }

    package func rows<Row>(
        _ sql: String, _ values: [SQLValue] = [], _ read: (Statement) throws(CatalogError) -> Row
    ) throws(CatalogError) -> [Row] {
        var rows: [Row] = []
        try forEachRow(sql, values) { (row) throws(CatalogError) in rows.append(try read(row)) }
        return rows
    }

    /// The value that a closure reads from the first row; `nil` where there is none.
    package func row<Row>(
        _ sql: String, _ values: [SQLValue] = [], _ read: (Statement) throws(CatalogError) -> Row?
    ) throws(CatalogError) -> Row? {
        let statement = try statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        return try statement.step() ? try read(statement) : nil
    }

    /// The numbers in the first column of the rows.
    package func integers(_ sql: String, _ values: [SQLValue] = []) throws(CatalogError) -> [Int] {
        let statement = try statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        return try statement.integers()
    }

    /// The number in the first column of the first row, or zero.
    package func integer(_ sql: String, _ values: [SQLValue] = []) throws(CatalogError) -> Int {
        try row(sql, values) { (row) throws(CatalogError) in try row.integer(0) } ?? 0
    }

    func damage(_ fault: CatalogError.Damage) -> CatalogError {
        isDamaged = true
        return .catalogDamaged(path: path, fault: fault)
    }

    func failure(_ code: Int32) -> CatalogError {
        if code == SQLITE_INTERRUPT, monitor.isEndless {
            return damage(.endless)
        }
        let error =
            code & 0xFF == SQLITE_BUSY && busyHandler.wasInterrupted
            ? .stopped : CatalogError(code: code, connection: connection, path: path)
        // What a person stops has not failed.
        if error.kind == .badData { isDamaged = true } else if error.kind != .stopped { hasFailed = true }
        needsSchema = code & 0xFF != SQLITE_BUSY
        return error
    }
}
