// A file that somebody hands over as a catalog may hold anything.
extension Catalog {
    /// Looks whether the tables and indexes are those that this program makes, and no others. Any other could answer, or
    /// do, what it likes.
    ///
    /// - Throws: ``CatalogError/catalogDamaged(path:fault:)`` where they aren't.
    func checkSchema(format: Int = Schema.format) throws(CatalogError) {
        var missing = Schema.objects(ofFormat: format)
        let statement = try database.statement("SELECT type, name, sql FROM sqlite_schema")
        defer { statement.reset() }
        while try statement.step() {
            let (name, sql) = (try statement.text(1) ?? "", try statement.text(2))
            // Not by `==`, for which a letter may be written in several ways.
            if let sql = sql.map({ Array($0.utf8) }),
                let index = missing.firstIndex(where: { $0.name == name && $0.sql == sql })
            {
                missing.remove(at: index)
                continue
            }
            guard Schema.isInternal(name, sql: sql) else {
                throw database.damage(.unknownObject(type: try statement.text(0) ?? "", name: name))
            }
        }
        guard missing.isEmpty else {
            throw database.damage(.missingObjects)
        }
    }

    /// Looks whether numbers that are kept agree with what they tell of, as far as that is quickly done.
    ///
    /// - Throws: ``CatalogError/catalogDamaged(path:fault:)`` where they don't.
    func checkSums() throws(CatalogError) {
        let total = try total()
        guard total <= 1_000 else { return }
        let count = try database.integer("SELECT count(*) FROM (SELECT 1 FROM movie LIMIT \(total + 1))")
        guard count == total else { throw database.unlikeCount() }
    }
}
