extension Catalog {
    /// Writes what a query finds to a file, in the query's order; movies that another program changes meanwhile are
    /// written as they were.
    ///
    /// ```swift
    /// let count = try catalog.export(MovieQuery(), to: ExportFile(at: "films.jsonl", from: catalog))
    /// ```
    ///
    /// - Parameters:
    ///   - query: The movies.
    ///   - file: Where they go.
    ///   - progress: Hears how far it is, every few hundred movies; false stops it.
    /// - Returns: How many movies were written.
    /// - Throws: ``CatalogError`` when the catalog can't be read or the file can't be written, or
    ///   ``CatalogError/stopped``; there is no file then.
    /// - Complexity: O(*n*) in the number of movies found, and the memory of a few hundred movies.
    @discardableResult
    public func export(
        _ query: MovieQuery, to file: ExportFile, progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws(CatalogError) -> Int {
        do throws(CatalogError) {
            var reached = CatalogProgress(action: "Exported", count: 0, total: nil, unit: "movies")
            return try database.stoppable({ progress(reached) }) { () throws(CatalogError) in
                var pass = try ExportPass(query, to: file, from: self)
                defer { database.rollBack() }
                reached.total = pass.total
                repeat {
                    reached.count = pass.count
                    guard progress(reached) else { throw CatalogError.stopped }
                } while try pass.goOn()
                return pass.count
            }
        } catch {
            if error.kind != .stopped { hasLostExport = true }
            throw error
        }
    }
}

/// One way through the movies that are exported.
private struct ExportPass {
    let total: Int?
    private(set) var count = 0

    private let query: MovieQuery
    private let file: ExportFile
    private let catalog: Catalog

    /// How many movies are read at a time.
    private static let step = 500

    init(_ query: MovieQuery, to file: ExportFile, from catalog: Catalog) throws(CatalogError) {
        // What is read from here on is one state of the catalog.
        do {
            try catalog.database.execute("BEGIN")
            if case .exactly(let count) = try catalog.count(of: query) { total = count } else { total = nil }
            try file.write(file.form.beginning)
        } catch {
            catalog.database.rollBack()
            throw error
        }
        self.query = query
        self.file = file
        self.catalog = catalog
    }

    /// Writes the next movies; false when these were the last ones, and the file is whole.
    mutating func goOn() throws(CatalogError) -> Bool {
        let movies = try catalog.movies(of: query, in: count..<count + Self.step)
        var lines: [UInt8] = []
        for movie in movies { lines += file.form.line(movie) }
        try file.write(lines)
        count += movies.count
        guard movies.count < Self.step else { return true }
        try file.finish()
        return false
    }
}
