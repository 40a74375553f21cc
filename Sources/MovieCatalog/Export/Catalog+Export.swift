extension Catalog {
    /// Writes what a query finds to a file, in the query's order; movies that another program changes meanwhile are
    /// written as they were.
    ///
    /// ```swift
    /// let count = try catalog.export(MovieQuery(), to: ExportFile(at: "films.jsonl", from: catalog))
    /// ```
    ///
    /// - Parameters:
    ///   - progress: Hears how far it is, every few hundred movies; false stops it.
    ///   - telling: Says what was done, right before the file gets its place; when it throws, there is none.
    /// - Throws: ``CatalogError`` when nothing is found, the catalog can't be read or the file can't be written, or
    ///   ``CatalogError/stopped``; there is no file then.
    /// - Complexity: O(*n*) in the number of movies found, and the memory of a few hundred movies.
    @discardableResult
    public func export(
        _ query: MovieQuery, limit: Int = .max, to file: ExportFile,
        progress: (CatalogProgress) -> Bool = { _ in true },
        telling: (ExportReport) throws(CatalogError) -> Void = { _ in }
    ) throws(CatalogError) -> ExportReport {
        var written = 0
        var reached = CatalogProgress(.exporting)
        do throws(CatalogError) {
            return try database.stoppable(progress, from: reached) { (tell) throws(CatalogError) in
                // What is read from here on is one state of the catalog.
                defer { database.rollBack() }
                try database.execute("BEGIN")
                if case .exactly(let count) = try count(of: query) { reached.total = min(count, limit) }
                // All that is known of movies has their places on lists.
                let places = [.csv, .jsonLines].contains(file.form) ? try listPlaces() : [:]
                let list = try query.listInOrder.flatMap { (key) throws(CatalogError) in
                    try self.list(named: key)
                }
                var text = ExportText(
                    file.form, hasNotes: file.hasNotes, list: list.flatMap { $0.name.isEmpty ? nil : $0 },
                    places: places)
                file.beginning = text.beginning(on: today())
                var movies: [Movie] = []
                repeat {
                    guard tell(reached) else { throw CatalogError.stopped }
                    let end = min(reached.count + Self.exportStep, limit)
                    movies = try self.movies(of: query, in: reached.count..<end)
                    let records = movies.map { text.records(of: $0) }
                    written += records.count { !$0.isEmpty }
                    try file.write(Array(records.joined()))
                    reached.count += movies.count
                } while movies.count == Self.exportStep && reached.count < limit
                guard reached.count > 0 else { throw .nothingFound(search: query.search.text) }
                guard written > 0 else { throw .nothingFits(text.losses) }
                let report = ExportReport(movies: written, paths: file.paths, losses: text.losses)
                try telling(report)
                try file.finish()
                return report
            }
        } catch {
            if ![.stopped, .badData, .nothingFound].contains(error.kind) { hasLostExport = true }
            throw error
        }
    }

    /// The number of movies that are read at a time.
    private static let exportStep = 500

    /// Writes all of the catalog, as it is at one moment, to a new file: a catalog like this one, steps to undo included.
    /// Other programs may go on writing to this one.
    ///
    /// - Parameter telling: Says that it is done, right before the file gets its place; when it throws, there is none.
    /// - Throws: ``CatalogError`` when there is a file already, or none can be made, or the catalog can't be read;
    ///   ``CatalogError/stopped``. There is no new file then.
    public func backUp(
        to path: String, telling: () throws(CatalogError) -> Void = {}
    ) throws(CatalogError) {
        let file = try OutputFile(at: path, from: self, mode: 0o600)
        do throws(CatalogError) {
            try database.copy(to: file.draft.path, name: path)
            try telling()
            try file.finish()
        } catch {
            if error.kind != .stopped { hasLostExport = true }
            throw error
        }
    }

    /// Keeps a catalog whose file was deleted, moved or replaced, as far as it was changed here, in a file beside it, or in
    /// the working folder where its own is gone, too.
    ///
    /// - Returns: The path of that file; `nil` where nothing was changed.
    /// - Throws: ``CatalogError`` if no file can be made.
    public func keepElsewhere() throws(CatalogError) -> String? {
        guard hasChanges else { return nil }
        let (name, folder) = (Self.name(of: database.path), FileSystem.folder(of: database.path))
        let place = FileSystem.exists(folder) ? name : String(name.dropFirst(folder.count))
        let path = FileSystem.freeName(place + ".kept", ending: ".sqlite")
        let file = try OutputFile(at: path, from: self, mode: 0o600)
        try database.salvage(file.write)
        try file.finish()
        return path
    }

    /// A path without the ending of catalogs.
    static func name(of path: String) -> String {
        path.hasSuffix(".sqlite") ? String(path.dropLast(7)) : path
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
