import CSQLite

/// SQLite's busy handler: waits while other programs use the database.
final class BusyHandler {
    var patience: Duration
    private let interruption: Interruption
    private var start = ContinuousClock.now
    private var last = ContinuousClock.now
    private var hasReported = false
    private(set) var wasInterrupted = false

    init(patience: Duration, until interruption: Interruption) {
        (self.patience, self.interruption) = (patience, interruption)
    }

    func install(on connection: OpaquePointer) {
        sqlite3_busy_handler(
            connection,
            { context, count in
                guard let context else { return 0 }
                let handler = Unmanaged<BusyHandler>.fromOpaque(context).takeUnretainedValue()
                return handler.keepsWaiting(isFirst: count == 0) ? 1 : 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    private func keepsWaiting(isFirst: Bool) -> Bool {
        let now = ContinuousClock.now
        // During a backup, SQLite doesn't reset its count between waits.
        if isFirst || now - last > .milliseconds(100) {
            (start, hasReported, wasInterrupted) = (now, false, false)
        }
        last = now
        let waited = now - start
        guard waited < patience else { return false }
        if waited > .seconds(1), !hasReported {
            hasReported = true
            interruption.onWait()
        }
        wasInterrupted = interruption.comes(within: 10)
        return !wasInterrupted
    }
}
