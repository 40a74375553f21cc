/// Buffers an export so that a slow destination, such as a pipe, doesn't keep the catalog locked.
final class ExportSpool {
    /// A temporary database, which SQLite keeps in memory up to a limit.
    private let database: Database

    init() throws(CatalogError) {
        database = try Database(path: Database.temporaryPath, mode: .creating)
        try database.execute(
            """
            PRAGMA cache_size = -8000;
            BEGIN; CREATE TABLE part (id INTEGER PRIMARY KEY, file INTEGER, bytes BLOB)
            """)
    }

    func add(_ bytes: [UInt8], to file: Int) throws(CatalogError) {
        try database.run("INSERT INTO part (file, bytes) VALUES (?, ?)", .integer(file), .bytes(bytes))
    }

    func forEach(_ body: (_ file: Int, _ bytes: [UInt8]) throws(CatalogError) -> Void) throws(CatalogError) {
        try database.forEachRow("SELECT file, bytes FROM part ORDER BY id") { row in
            try body(row.number(0), row.bytes(1) ?? [])
        }
    }
}
