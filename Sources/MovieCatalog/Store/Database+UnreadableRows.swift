extension Catalog {
    /// The errors of damaged rows that results left out, at most 100.
    package var unreadableRows: [CatalogError] { database.unreadableRows }
}

extension Database {
    static let mostUnreadableRows = 100

    /// Reads a row or value. If it's damaged, returns nil and adds an error to ``unreadableRows``.
    func readable<Value>(
        in row: @autoclosure () -> CatalogError.Row? = nil,
        _ read: () throws -> Value?
    ) throws(CatalogError) -> Value? {
        do {
            return try read()
        } catch {
            let error = CatalogError(error)
            try note(unreadable: row().map(error.of) ?? error)
            return nil
        }
    }

    func readableRows<Row>(
        _ sql: String, _ values: [SQLValue] = [], _ read: (Statement) throws -> Row
    ) throws(CatalogError) -> [Row] {
        try rows(sql, values) { row in try readable { try read(row) } }.compactMap(\.self)
    }

    func note(unreadable error: CatalogError) throws(CatalogError) {
        guard error.kind == .badData else { throw error }
        guard unreadableRows.count < Self.mostUnreadableRows, !unreadableRows.contains(error) else { return }
        unreadableRows.append(error)
    }
}
