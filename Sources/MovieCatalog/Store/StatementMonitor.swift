import CSQLite

/// Looks on while SQLite's machine runs: a person may stop it, and what has no end is ended.
///
/// In a damaged file, pages can lead to each other in a circle, or to the same page over and over.
final class StatementMonitor {
    /// The number of steps of the machine between two checks.
    static let interval: Int32 = 100_000

    var isWanted: () -> Bool

    /// The connection to the file whose size says how many steps are too many; without one, none are.
    package var file: OpaquePointer?

    /// Whether the machine was ended because of too many steps.
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

    /// Whether the machine may go on.
    func goesOn() -> Bool {
        looks += 1
        guard isWanted() else { return false }
        guard looks > most, let file else { return true }
        // The file may have grown since the last time. The dearest questions about a sound catalog take a few steps a byte,
        // those with hundreds of conditions a hundred.
        most = (10_000_000 + min(size(of: file), 1 << 50) * 100) / Int(Self.interval)
        isEndless = looks > most
        return !isEndless
    }

    private func size(of connection: OpaquePointer) -> Int {
        [SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER]
            .reduce(0) { $0 + (OpenSQLiteFile($1, of: connection)?.size ?? 0) }
    }
}
