import CSQLite
import Platform

/// Stops statements on request or if damaged pages form a cycle. Waits for other programs' locks.
final class StatementMonitor {
    static let interval: Int32 = 100_000

    var isWanted: () -> Bool
    var patience: Duration
    /// If set, statements that run too long for the size of this connection's file are stopped.
    var file: OpaquePointer?
    private(set) var isEndless = false
    private(set) var wasInterrupted = false

    private let interruption: Interruption
    private var (checks, most) = (0, 0)
    private var (start, last) = (ContinuousClock.now, ContinuousClock.now)
    private var hasReported = false

    init(patience: Duration = .zero, until interruption: Interruption = Interruption()) {
        (self.patience, self.interruption) = (patience, interruption)
        isWanted = { !interruption.isRequested }
    }

    func install(on connection: OpaquePointer?) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        sqlite3_progress_handler(
            connection, Self.interval,
            { context in
                guard let context else { return 0 }
                return Unmanaged<StatementMonitor>.fromOpaque(context).takeUnretainedValue().shouldContinue()
                    ? 0 : 1
            }, context)
        sqlite3_busy_handler(
            connection,
            { context, count in
                guard let context else { return 0 }
                let monitor = Unmanaged<StatementMonitor>.fromOpaque(context).takeUnretainedValue()
                return monitor.keepsWaiting(isFirst: count == 0) ? 1 : 0
            }, context)
    }

    func begin() {
        checks = 0
        isEndless = false
    }

    func shouldContinue() -> Bool {
        checks += 1
        guard isWanted() else { return false }
        guard checks > most, let file else { return true }
        // The file may have grown. The slowest queries take a hundred steps per byte.
        let size = [SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER]
            .reduce(0) { $0 + (SQLiteFileReader($1, of: file)?.size ?? 0) }
        most = (10_000_000 + min(size, 1 << 50) * 100) / Int(Self.interval)
        isEndless = checks > most
        return !isEndless
    }

    private func keepsWaiting(isFirst: Bool) -> Bool {
        let now = ContinuousClock.now
        // `isFirst` isn't enough: during a backup, SQLite doesn't reset its count between waits.
        if isFirst || now - last > .milliseconds(100) {
            (start, hasReported, wasInterrupted) = (now, false, false)
        }
        last = now
        guard now - start < patience else { return false }
        if now - start > .seconds(1), !hasReported {
            hasReported = true
            interruption.onWait()
        }
        wasInterrupted = interruption.isRequested(within: 10)
        return !wasInterrupted
    }
}
