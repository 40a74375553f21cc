extension Catalog {
    /// Writes what a query finds to a file, in the query's order; movies that another program changes meanwhile are
    /// written as they were. Those that are damaged are left out, and named by ``unreadableRows``.
    ///
    /// ```swift
    /// let count = try catalog.export(MovieQuery(), to: ExportFile(at: "films.jsonl", from: catalog))
    /// ```
    ///
    /// - Parameter progress: Called every few hundred movies; returns false to stop.
    /// - Throws: ``CatalogError`` when nothing is found, the catalog can't be read or the file can't be written, or
    ///   ``CatalogError/stopped``; there is no file then.
    /// - Complexity: O(*n*) in the number of movies found, and the memory of a few thousand movies.
    @discardableResult
    package func export(
        _ query: MovieQuery, limit: Int = .max, to file: ExportFile,
        progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws(CatalogError) -> ExportReport {
        do throws(CatalogError) {
            let (movies, losses) = try reading { () throws(CatalogError) in
                try database.stoppable(progress, from: CatalogProgress(.exporting)) {
                    (tell) throws(CatalogError) in
                    try collect(query, limit: limit, in: file, tell)
                }
            }
            try file.finish()
            return ExportReport(movies: movies, paths: file.paths, losses: losses)
        } catch {
            if ![.stopped, .badData, .nothingFound].contains(error.kind) { hasLostExport = true }
            throw error
        }
    }

    /// Adds what a query finds to a file, which writes nothing yet.
    private func collect(
        _ query: MovieQuery, limit: Int, in file: ExportFile, _ tell: (CatalogProgress) -> Bool
    ) throws(CatalogError) -> (movies: Int, losses: ExportLosses) {
        var written = 0
        var reached = CatalogProgress(.exporting)
        if case .exactly(let count) = try count(of: query) { reached.total = min(count, limit) }
        // All that is known of movies has their places on lists.
        let places = [.csv, .jsonLines].contains(file.form) ? try listPlaces() : [:]
        let list = try query.listInOrder.flatMap { (key) throws(CatalogError) in try self.list(named: key) }
        var text = ExportText(
            file.form, hasNotes: file.hasNotes, list: list.flatMap { $0.name.isEmpty ? nil : $0 },
            places: places)
        file.beginning = text.beginning(on: today())
        var count = 0
        repeat {
            guard tell(reached) else { throw .stopped }
            let end = min(reached.count + Self.exportStep, limit)
            let movies = try readableMovies(of: query, in: reached.count..<end)
            let records = movies.compactMap(\.self).map { text.records(of: $0) }
            written += records.count { !$0.isEmpty }
            try file.add(Array(records.joined()))
            count = movies.count
            reached.count += count
        } while count == Self.exportStep && reached.count < limit
        guard reached.count > 0 else { throw .nothingFound(search: query.search.text) }
        guard written > 0 else { throw unreadableRows.first ?? .nothingFits(text.losses) }
        return (written, text.losses)
    }

    /// The number of movies that are read at a time.
    private static let exportStep = 500

    /// Writes all of the catalog, as it is at one moment, to a new file: a catalog like this one, steps to undo included.
    /// Other programs may go on writing to this one.
    ///
    /// - Throws: ``CatalogError`` when there is a file already, or none can be made, or the catalog can't be read;
    ///   ``CatalogError/stopped``. There is no new file then.
    package func backUp(to path: String) throws(CatalogError) {
        let file = try OutputFile(at: path, from: self, mode: 0o600)
        do throws(CatalogError) {
            try database.copy(to: file.draft.path, name: path)
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
    package func keepElsewhere() throws(CatalogError) -> String? {
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

package struct ExportReport: Hashable, Sendable {
    package let movies: Int
    /// The paths of the files; none where the bytes were handed over.
    package let paths: [String]
    /// The values that the form could not hold.
    package let losses: ExportLosses
}
