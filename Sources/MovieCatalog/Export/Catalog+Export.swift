extension Catalog {
    /// Exports the movies that a query finds, except damaged ones: see ``unreadableRows``.
    ///
    /// - Parameter progress: Called now and then. Returns false to stop.
    @discardableResult
    package func export(
        _ query: MovieQuery, limit: Int = .max, to file: ExportWriter,
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

    private func collect(
        _ query: MovieQuery, limit: Int, in file: ExportWriter, _ tell: (CatalogProgress) -> Bool
    ) throws(CatalogError) -> (movies: Int, losses: ExportLosses) {
        var written = 0
        var reached = CatalogProgress(.exporting)
        let results = try results(of: query)
        if limit == .max { try results.findAll() }
        if case .exactly(let count) = results.count { reached.total = min(count, limit) }
        let reading = file.form.reading
        let places = [.csv, .jsonLines].contains(file.form) ? try listPlaces() : [:]
        let list = try query.listInOrder.flatMap { (key) throws(CatalogError) in try self.list(named: key) }
        var text = ExportText(
            file.form, hasNotes: file.hasNotes, list: list.flatMap { $0.name.isEmpty ? nil : $0 },
            places: places)
        file.beginning = text.beginning(on: today())
        var count = 0
        repeat {
            guard tell(reached) else { throw .stopped }
            let range = reached.count..<min(reached.count + Self.exportStep, limit)
            let movies = try results.movies(in: range, reading)
            var records: [[UInt8]] = []
            for movie in movies where movie.isReadable {
                let count = records.count
                records += text.records(of: movie)
                if records.count > count { written += 1 }
            }
            try file.add(records)
            count = movies.count
            reached.count += count
        } while count == Self.exportStep && reached.count < limit
        guard reached.count > 0 else { throw .nothingFound(search: query.search.text) }
        guard written > 0 else { throw unreadableRows.first ?? .nothingFits(text.losses) }
        return (written, text.losses)
    }

    private static let exportStep = 500

    /// Copies the catalog to a file that doesn't exist yet.
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

    /// Saves a copy after the catalog's file was deleted, moved or replaced. Returns the copy's
    /// path; nil if nothing was changed.
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

    static func name(of path: String) -> String {
        path.hasSuffix(".sqlite") ? String(path.dropLast(7)) : path
    }
}

package struct ExportReport: Hashable, Sendable {
    package let movies: Int
    /// The paths of the exported files; empty if a closure received the bytes.
    package let paths: [String]
    package let losses: ExportLosses

    package var summary: String {
        "Exported \(counted(movies, "movie")) to \(paths.joined(separator: ", "))."
    }
}
