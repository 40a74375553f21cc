/// Text that is collected before any of it is written, so that the catalog isn't being read while a slow reader takes it: in
/// memory up to a size, then in a temporary file that SQLite keeps.
final class CollectedText {
    /// The most bytes in memory.
    private static let limit = 8 << 20

    /// The parts in memory, each with the number of the file that it goes to.
    private var parts: [(file: Int, bytes: [UInt8])] = []
    private var size = 0
    private var earlier: Database?

    func add(_ bytes: [UInt8], to file: Int) throws(CatalogError) {
        parts.append((file, bytes))
        size += bytes.count
        guard size > Self.limit else { return }
        let database = if let earlier { earlier } else { try Self.temporary() }
        earlier = database
        for (file, bytes) in parts {
            try database.run("INSERT INTO part (file, bytes) VALUES (?, ?)", .integer(file), .bytes(bytes))
        }
        (parts, size) = ([], 0)
    }

    private static func temporary() throws(CatalogError) -> Database {
        let database = try Database(path: Database.temporaryPath, mode: .creating)
        try database.execute("BEGIN; CREATE TABLE part (id INTEGER PRIMARY KEY, file INTEGER, bytes BLOB)")
        return database
    }

    func forEach(_ body: (_ file: Int, _ bytes: [UInt8]) throws(CatalogError) -> Void) throws(CatalogError) {
        try earlier?.forEachRow("SELECT file, bytes FROM part ORDER BY id") { (row) throws(CatalogError) in
            try body(row.number(0), row.bytes(1) ?? [])
        }
        for (file, bytes) in parts { try body(file, bytes) }
    }
}
