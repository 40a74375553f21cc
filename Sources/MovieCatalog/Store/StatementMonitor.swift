import CSQLite

/// Interrupts SQLite for the user, or if a cycle of damaged pages keeps it running forever.
final class StatementMonitor {
    static let interval: Int32 = 100_000

    var isWanted: () -> Bool

    /// Its size limits the steps; nil means no limit.
    package var file: OpaquePointer?

    private(set) var isEndless = false

    private var looks = 0
    private var most = 0

    init(isWanted: @escaping () -> Bool) {
        self.isWanted = isWanted
    }

    func begin() {
        looks = 0
        isEndless = false
    }

    func goesOn() -> Bool {
        looks += 1
        guard isWanted() else { return false }
        guard looks > most, let file else { return true }
        // The file may have grown. The slowest queries take a few steps per byte, or a hundred with
        // hundreds of conditions.
        most = (10_000_000 + min(size(of: file), 1 << 50) * 100) / Int(Self.interval)
        isEndless = looks > most
        return !isEndless
    }

    private func size(of connection: OpaquePointer) -> Int {
        [SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER]
            .reduce(0) { $0 + (OpenSQLiteFile($1, of: connection)?.size ?? 0) }
    }
}
