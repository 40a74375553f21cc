extension Catalog {
    /// The errors of damaged rows that were left out of answers, up to a hundred.
    package var unreadableRows: [CatalogError] { database.unreadableRows }
}

extension Database {
    static let mostUnreadableRows = 100

    /// Reads a row or a value. If it's damaged, keeps the error in ``unreadableRows`` and returns nil, so that the others
    /// can be read.
    func readable<Value>(
        in row: @autoclosure () -> CatalogError.Row? = nil,
        _ read: () throws(CatalogError) -> Value?
    ) throws(CatalogError) -> Value? {
        do throws(CatalogError) {
            return try read()
        } catch {
            try note(unreadable: row().map(error.of) ?? error)
            return nil
        }
    }

    /// Reads the rows that aren't damaged.
    func readableRows<Row>(
        _ sql: String, _ values: [SQLValue] = [], _ read: (Statement) throws(CatalogError) -> Row
    ) throws(CatalogError) -> [Row] {
        try rows(sql, values) { (row) throws(CatalogError) in
            try readable { () throws(CatalogError) in try read(row) }
        }.compactMap(\.self)
    }

    /// Keeps the error of a damaged row; any other is thrown.
    func note(unreadable error: CatalogError) throws(CatalogError) {
        guard error.kind == .badData else { throw error }
        guard unreadableRows.count < Self.mostUnreadableRows, !unreadableRows.contains(error) else { return }
        unreadableRows.append(error)
    }
}
