import CSQLite
import Platform

/// A connection to an SQLite database; its statements are prepared once and kept.
package final class Database {
    /// The path of a database in memory, in errors.
    package static let memoryPath = ":memory:"

    /// The path of a temporary database, for which SQLite makes a file without a name.
    package static let temporaryPath = ""

    package static var sqliteVersion: String { String(cString: sqlite3_libversion()) }

    /// The path of the database in errors.
    let path: String

    private(set) var hasFailed = false
    private(set) var isDamaged = false

    /// The errors of damaged rows that were left out of answers: see ``readable(_:)``.
    var unreadableRows: [CatalogError] = []

    /// Whether SQLite has failed, and may remember what was taken back since.
    private var isConfused = false

    private let connection: OpaquePointer
    private let monitor: StatementMonitor
    /// The file; `nil` where it is in memory.
    private let file: String?
    private let patience: Int32
    /// Whether changes are refused, as the bytes are those of a file that may only be read.
    var isReadOnly = false
    /// Whether changes are made that are kept together.
    private var isChanging = false
    /// Whether the log has changes that the file hasn't.
    private var isLogLeft = false
    /// The mark of the last change that is known here, where it stands in the file, and how often other programs had changed
    /// something then, without which it is to be asked for anew; `nil` where nobody looks for it.
    private var mark: (id: [UInt8], place: Int, others: Int?)?
    /// Whether something else was written over the file while it was open, by a program that asks no lock.
    private(set) var isOverwritten = false
    /// Those that are prepared, by the length of their text: few are as long as another one, and to hash even a length would
    /// take longer than to compare a text.
    private var statements: [[Statement]] = Array(repeating: [], count: 64)
    /// The number of the last change of another program, while a snapshot is read, which shows no later one.
    private var others: Int?

    /// How a file is opened.
    package enum Mode {
        case existing
        /// A file that is made where there is none.
        case creating
        /// No file: the database lives as long as its connection.
        case inMemory
        /// The bytes of a file, which may only be read.
        case copy([UInt8])
    }

    /// Opens a database.
    ///
    /// - Parameters:
    ///   - path: The file; in memory, only a name for errors.
    ///   - name: What it is called in errors, where that is something else.
    ///   - patience: How many milliseconds to wait for another program that is writing.
    package init(
        path: String, name: String? = nil, mode: Mode, patience: Int32 = 0,
        until interruption: Interruption = Interruption()
    ) throws(CatalogError) {
        var (file, copied, flags): (String?, [UInt8]?, Int32) = (nil, nil, SQLITE_OPEN_READWRITE)
        switch mode {
        case .existing: file = path
        case .creating: (file, flags) = (path, flags | SQLITE_OPEN_CREATE)
        // With the flag for memory, a copy would be written into memory too.
        case .inMemory: flags |= SQLITE_OPEN_CREATE
        case .copy(let bytes): copied = bytes
        }
        _ = Self.countsNoMemory
        var connection: OpaquePointer?
        let code = sqlite3_open_v2(
            file ?? Self.memoryPath, &connection, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let connection else {
            let error = CatalogError(code: code, connection: connection, path: name ?? path)
            sqlite3_close_v2(connection)
            throw error
        }
        self.path = name ?? path
        self.connection = connection
        (self.file, self.patience) = (file, patience)
        monitor = StatementMonitor { !interruption.hasCome }
        // What a file brings along is not to be trusted, before it is known to be what this program makes.
        for code in [
            sqlite3_extended_result_codes(connection, 1), sqlite3_busy_timeout(connection, patience),
            csqlite_configure(connection, SQLITE_DBCONFIG_DEFENSIVE, 1),
            csqlite_configure(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
        ] where code != SQLITE_OK { throw failure(code) }
        if let copied { try take(copied) }
        if file != nil || copied != nil { monitor.file = connection }
        installMonitor()
    }

    /// Nobody asks how much memory SQLite takes, and to count it costs two locks each time that it takes or frees some. It is
    /// too late, and does no harm, where something else in the program has used SQLite before.
    private static let countsNoMemory = csqlite_count_memory(0) == SQLITE_OK

    /// Takes the bytes of a file for the database.
    private func take(_ bytes: [UInt8]) throws(CatalogError) {
        let count = sqlite3_int64(bytes.count)
        guard let copy = sqlite3_malloc64(sqlite3_uint64(max(bytes.count, 1))) else {
            throw failure(SQLITE_NOMEM)
        }
        let place = UnsafeMutableRawBufferPointer(start: copy, count: bytes.count)
        place.copyBytes(from: bytes)
        // In memory there is no log: see section 1.3.3 of the format.
        for index in place.indices.dropFirst(18).prefix(2) { place[index] = 1 }
        // They are SQLite's from here on, whatever comes of it.
        let code = sqlite3_deserialize(
            connection, "main", copy.assumingMemoryBound(to: UInt8.self), count, count,
            UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE))
        guard code == SQLITE_OK else { throw failure(code) }
    }

    deinit {
        statements = []
        // By the names of the logs, SQLite would take those of the file that stands there now.
        if let file, hasMoved, FileSystem.exists(file) {
            _ = csqlite_configure(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
        }
        // With its statements gone, nothing is left in its way.
        sqlite3_close_v2(connection)
    }

    /// Runs SQL that gives no rows: one statement or several.
    package func execute(_ sql: String) throws(CatalogError) {
        beginSteps()
        let code = sqlite3_exec(connection, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// The statement for this SQL, ready to be bound and run; prepared at the first call.
    package func statement(_ sql: String) throws(CatalogError) -> Statement {
        let place = sql.utf8.count % statements.count
        for statement in statements[place] where statement.sql == sql {
            statement.reset()
            return statement
        }
        let statement = try Statement(sql, in: self, connection: connection)
        statements[place].append(statement)
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

    /// Runs changes that are all kept or, when one throws, none; within others, they are kept with those. It waits for other
    /// programs to be done with theirs; the changes are on the disk when this returns.
    ///
    /// - Throws: What `changes` throws, or ``CatalogError`` when the changes can't be begun or kept.
    func transaction<Result>(_ changes: () throws(CatalogError) -> Result) throws(CatalogError) -> Result {
        if isChanging { return try changes() }
        defer { isChanging = false }
        do {
            // It may have begun where it fails.
            try forget()
            try checkPlace()
            try checkNames()
            try run("BEGIN IMMEDIATE")
            isChanging = true
            try checkContents()
            let result = try changes()
            try checkPlace()
            // Whatever comes of it, the mark may be another one then.
            mark?.others = nil
            try run("COMMIT")
            if mark != nil { try? knowMark() }
            bringHome()
            return result
        } catch {
            rollBack()
            throw error
        }
    }

    /// Runs something while no other program writes and all changes are in the file. Nothing is changed by it.
    func alone<Result>(_ body: () throws(CatalogError) -> Result) throws(CatalogError) -> Result {
        defer { rollBack() }
        try checkPlace()
        try checkNames()
        bringHome()
        try run("BEGIN IMMEDIATE")
        guard let file, !LeftoverLog(of: file).hasChanges else { throw .busy(path: path) }
        return try body()
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

    /// Counts the steps of what is run from here on.
    func beginSteps() {
        monitor.begin()
    }

    /// Reads as if nothing changed meanwhile: all answers are of one moment, whatever other programs do.
    func snapshot<Result>(_ body: () throws(CatalogError) -> Result) throws(CatalogError) -> Result {
        guard sqlite3_get_autocommit(connection) != 0 else { return try body() }
        if isOverwritten { throw .overwrittenMeanwhile(path: path) }
        defer { endReading() }
        try forget()
        try statement("BEGIN").run()
        others = try integer("PRAGMA data_version")
        return try body()
    }

    private func endReading() {
        others = nil
        resetStatements()
        if sqlite3_get_autocommit(connection) == 0, (try? statement("COMMIT").run()) == nil { rollBack() }
        if isLogLeft { bringHome() }
    }

    /// Turns the log on that lets readers and a writer work at once, where the file system can do that.
    func useWriteAheadLog() throws(CatalogError) {
        let mode = try row("PRAGMA journal_mode") { (row) throws(CatalogError) in try row.text(0) }
        guard mode != "wal" else { return }
        // SQLite waits for every lock but the one that this takes. Others are in the way only while they open the same
        // new catalog; should they be in the way for long, the catalog is as safe without the log, and the next one
        // who opens it tries again.
        for _ in 0..<100 {
            let code = sqlite3_exec(connection, "PRAGMA journal_mode = WAL", nil, nil, nil)
            guard code & 0xFF == SQLITE_BUSY else { return }
            try execute("BEGIN EXCLUSIVE; COMMIT")
        }
    }

    /// Moves what is in the log to the file, which is then the whole database, and empties it. While another program reads
    /// what was there before, that waits for the next time; all of it is safe before.
    func bringHome() {
        guard file != nil, !hasMoved else { return }
        sqlite3_busy_timeout(connection, 0)
        let code = sqlite3_wal_checkpoint_v2(connection, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
        isLogLeft = code != SQLITE_OK
        sqlite3_busy_timeout(connection, patience)
    }

    /// Runs a statement that would write, without waiting for another program that does.
    func attempt(_ sql: String) throws(CatalogError) {
        sqlite3_busy_timeout(connection, 0)
        defer { sqlite3_busy_timeout(connection, patience) }
        try execute(sql)
    }

    /// All bytes of the database as it is at this moment.
    func bytes() throws(CatalogError) -> [UInt8] {
        var count: sqlite3_int64 = 0
        guard let start = sqlite3_serialize(connection, "main", &count, 0) else {
            throw failure(SQLITE_NOMEM)
        }
        defer { sqlite3_free(start) }
        return Array(UnsafeBufferPointer(start: start, count: Int(count)))
    }

    /// Writes all of the database, as it is at one moment, to an empty file.
    func copy(to path: String, name: String) throws(CatalogError) {
        try forget()
        let statement = try statement("VACUUM INTO ?")
        try statement.bind(1, path)
        do throws(CatalogError) {
            try statement.run()
        } catch {
            // A damaged or busy database is this one; anything else, such as a full disk, the file's.
            guard error.kind == .inputOutputFailed, sqlite3_errcode(connection) & 0xFF != SQLITE_BUSY else {
                throw error
            }
            throw CatalogError(code: sqlite3_errcode(connection), connection: connection, path: name)
        }
    }

    /// Has SQLite read anew what it remembers of tables, where it has failed: when memory runs out, the index of words can
    /// keep words of a change that was taken back, and then seem damaged.
    private func forget() throws(CatalogError) {
        guard isConfused else { return }
        try execute("PRAGMA writable_schema = RESET")
        isConfused = false
    }

    /// Whether the file was deleted, moved or replaced since it was opened.
    var hasMoved: Bool {
        if isOverwritten { return true }
        var hasMoved: Int32 = 0
        let code = sqlite3_file_control(connection, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
        return code == SQLITE_OK && hasMoved != 0
    }

    /// What is written to a file without a name is gone with the program.
    private func checkPlace() throws(CatalogError) {
        guard isReadOnly || hasMoved else { return }
        hasFailed = true
        if isOverwritten { throw .overwrittenMeanwhile(path: path) }
        throw isReadOnly ? .readOnly(path: path) : .catalogMoved(path: path)
    }

    /// Remembers the mark of the last change, by which the file is known again.
    func knowMark() throws(CatalogError) {
        // Asked for first: what another program changes after that is looked at anew.
        let others = try integer("PRAGMA data_version")
        let mark = try statement("SELECT id FROM change_mark")
        defer { mark.reset() }
        guard try mark.step(), let id = try mark.bytes(0) else { return }
        let page = try integer("SELECT rootpage FROM sqlite_schema WHERE name = 'change_mark'")
        // The row stands at the end of its page, the mark of the change before behind its own.
        let place = try page * integer("PRAGMA page_size") - 2 * id.count
        self.mark = (id, place, others)
    }

    /// Looks whether the file still is what it was left as, while nothing of it can be in a log or be brought home from one.
    func checkContents() throws(CatalogError) {
        guard let mark else { return }
        if try integer("PRAGMA data_version") != mark.others { try knowMark() }
        if hasOtherContents { isOverwritten = true }
        try checkPlace()
    }

    /// Whether the file has another mark than is known here, and no log that would say why.
    private var hasOtherContents: Bool {
        let log = OpenSQLiteFile(SQLITE_FCNTL_JOURNAL_POINTER, of: connection)
        guard let mark, mark.others != nil, log?.size == 0 else { return false }
        let file = OpenSQLiteFile(SQLITE_FCNTL_FILE_POINTER, of: connection)
        // A read that fails is the disk's failure, not other contents.
        guard let bytes = file?.bytes(at: mark.place, count: mark.id.count) else { return false }
        return bytes != mark.id
    }

    /// Under each name of a file, SQLite has a log of its own.
    private func checkNames() throws(CatalogError) {
        guard let file, try hasOtherNames(file) else { return }
        // A program that was killed while it made the catalog has left its draft's.
        AtomicFile.removeAbandoned(in: FileSystem.folder(of: FileSystem.resolved(file) ?? file))
        guard try hasOtherNames(file) else { return }
        hasFailed = true
        throw .severalNames(path: path)
    }

    private func hasOtherNames(_ file: String) throws(CatalogError) -> Bool {
        try MovieCatalog.attempt(writing: path) { () throws(SystemError) in
            try FileStatus(at: file).names > 1
        }
    }

    /// Takes changes that were begun back, as far as a failure hasn't done so already.
    func rollBack() {
        // Where it fails there is nothing left to take back, or the connection closes without having kept it.
        resetStatements()
        if sqlite3_get_autocommit(connection) == 0 { sqlite3_exec(connection, "ROLLBACK", nil, nil, nil) }
    }

    private func resetStatements() {
        for place in statements.indices where !statements[place].isEmpty {
            for statement in statements[place] where statement.isRunning { statement.reset() }
        }
    }

    /// A state of the database: it is another one after every change, whichever program makes it.
    struct ChangeCount: Hashable {
        fileprivate let others: Int
        fileprivate let own: Int64
    }

    var changeCount: ChangeCount {
        get throws(CatalogError) {
            let others = if let others { others } else { try integer("PRAGMA data_version") }
            return ChangeCount(others: others, own: sqlite3_total_changes64(connection))
        }
    }

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

    /// The values that a closure reads from the rows.
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
        if code & 0xFF == SQLITE_CORRUPT, hasOtherContents { isOverwritten = true }
        let error =
            isOverwritten
            ? .overwrittenMeanwhile(path: path)
            : CatalogError(code: code, connection: connection, path: path)
        // What a person stops has not failed.
        if error.kind == .badData { isDamaged = true } else if error.kind != .stopped { hasFailed = true }
        isConfused = code & 0xFF != SQLITE_BUSY
        return error
    }
}
