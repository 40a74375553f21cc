/// Buffers an export so that a slow destination, such as a pipe, doesn't keep the catalog locked.
/// Past a limit, the buffer moves from memory to a temporary database.
final class ExportSpool {
    private static let limit = 8 << 20

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
        try earlier?.forEachRow("SELECT file, bytes FROM part ORDER BY id") { row in
            try body(row.number(0), row.bytes(1) ?? [])
        }
        for (file, bytes) in parts { try body(file, bytes) }
    }
}
