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
    ///   - telling: Says what was done, right before the file gets its place; when it throws, there is none.
    /// - Returns: What was written where, and what the form could not hold.
    /// - Throws: ``CatalogError`` when nothing is found, the catalog can't be read or the file can't be written, or
    ///   ``CatalogError/stopped``; there is no file then.
    /// - Complexity: O(*n*) in the number of movies found, and the memory of a few hundred movies.
    @discardableResult
    public func export(
        _ query: MovieQuery, limit: Int = .max, to file: ExportFile,
        progress: (CatalogProgress) -> Bool = { _ in true },
        telling: (ExportReport) throws(CatalogError) -> Void = { _ in }
    ) throws(CatalogError) -> ExportReport {
        do throws(CatalogError) {
            var reached = CatalogProgress(.exporting)
            return try database.stoppable({ progress(reached) }) { () throws(CatalogError) in
                var pass = try ExportPass(query, limit: limit, to: file, from: self)
                defer { database.rollBack() }
                reached.total = pass.total
                repeat {
                    reached.count = pass.count
                    guard progress(reached) else { throw CatalogError.stopped }
                } while try pass.goOn()
                try telling(pass.report)
                try file.finish()
                return pass.report
            }
        } catch {
            if error.kind != .stopped, error.kind != .badData { hasLostExport = true }
            throw error
        }
    }
}

/// The outcome of an export.
public struct ExportReport: Hashable, Sendable {
    /// The number of movies that were written.
    public let movies: Int
    /// The paths of the files; none where the bytes were handed over.
    public let paths: [String]
    /// The values that the form could not hold.
    public let losses: ExportLosses
}

/// One way through the movies that are exported.
private struct ExportPass {
    let total: Int?
    private(set) var count = 0

    /// The outcome.
    var report: ExportReport { ExportReport(movies: written, paths: file.paths, losses: text.losses) }

    private let query: MovieQuery
    private let file: ExportFile
    private var text: ExportText
    /// The number of movies in the file, which may hold fewer than are found.
    private var written = 0
    private let catalog: Catalog
    private let limit: Int

    /// The number of movies that are read at a time.
    private static let step = 500

    init(_ query: MovieQuery, limit: Int, to file: ExportFile, from catalog: Catalog) throws(CatalogError) {
        // What is read from here on is one state of the catalog.
        do {
            try catalog.database.execute("BEGIN")
            if case .exactly(let count) = try catalog.count(of: query) {
                total = min(count, limit)
            } else {
                total = nil
            }
        } catch {
            catalog.database.rollBack()
            throw error
        }
        self.query = query
        self.limit = limit
        self.file = file
        self.catalog = catalog
        // All that is known of movies has their places on lists.
        let places = [.csv, .jsonLines].contains(file.form) ? try catalog.listPlaces() : [:]
        let list = try query.listInOrder.flatMap { (key) throws(CatalogError) in try catalog.list(named: key)
        }
        text = ExportText(
            file.form, hasNotes: file.hasNotes, list: list.flatMap { $0.name.isEmpty ? nil : $0 },
            places: places)
        file.beginning = text.beginning(on: catalog.today())
    }

    /// Writes the next movies; false when these were the last ones.
    mutating func goOn() throws(CatalogError) -> Bool {
        let movies = try catalog.movies(of: query, in: count..<min(count + Self.step, limit))
        var records: [[UInt8]] = []
        for movie in movies {
            let own = text.records(of: movie)
            if !own.isEmpty { written += 1 }
            records += own
        }
        try file.write(records)
        count += movies.count
        guard movies.count < Self.step || count == limit else { return true }
        guard count > 0 else { throw .nothingFound(search: query.search.text) }
        guard written > 0 else { throw .nothingFits(text.losses) }
        return false
    }
}
