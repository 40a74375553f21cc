extension Catalog {
    /// Writes what a query finds to a file, in the query's order; films that another program changes meanwhile are
    /// written as they were.
    ///
    /// ```swift
    /// let file = try ExportFile(at: "films.jsonl")
    /// let count = try catalog.export(MovieQuery(), to: file) { _, _ in }.get()
    /// ```
    ///
    /// - Parameter progress: Hears again and again how many films are written, and of how many where that is known.
    ///   What it throws ends the export.
    /// - Returns: How many films were written, or the ``CatalogError`` for which there is no file.
    /// - Complexity: O(*n*) in the number of films found, and the memory of a few hundred films.
    public func export<Stop: Error>(
        _ query: MovieQuery, to file: ExportFile, progress: (_ count: Int, _ total: Int?) throws(Stop) -> Void
    ) throws(Stop) -> Result<Int, CatalogError> {
        func failure(_ error: CatalogError) -> Result<Int, CatalogError> {
            hasLostExport = true
            return .failure(error)
        }
        var writing: Writing
        do throws(CatalogError) {
            writing = try Writing(query, to: file, from: self)
        } catch {
            return failure(error)
        }
        defer { database.rollBack() }
        while true {
            try progress(writing.count, writing.total)
            do throws(CatalogError) {
                guard try writing.goOn() else { return .success(writing.count) }
            } catch {
                return failure(error)
            }
        }
    }
}

/// An export under way.
private struct Writing {
    let total: Int?
    private(set) var count = 0

    private let query: MovieQuery
    private let file: ExportFile
    private let catalog: Catalog

    /// How many films are read at a time.
    private static let step = 500

    init(_ query: MovieQuery, to file: ExportFile, from catalog: Catalog) throws(CatalogError) {
        // What is read from here on is one state of the catalog.
        try catalog.database.execute("BEGIN")
        do {
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

    /// Writes the next films; false when these were the last ones, and the file is whole.
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
