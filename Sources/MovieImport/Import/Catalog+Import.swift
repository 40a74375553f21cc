public import MovieCatalog

extension Catalog {
    /// What an import would do. The catalog stays as it is.
    ///
    /// - Parameters:
    ///   - files: What is imported.
    ///   - decisions: What a person said to doubts.
    ///   - progress: Hears how far it is, every few hundred rows; false stops it.
    /// - Throws: ``CatalogError`` when a file or the catalog can't be read, or ``CatalogError/stopped``.
    public func preview(
        _ files: ImportFiles, decisions: [ImportDoubt.ID: ImportDoubt.Decision] = [:],
        progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws(CatalogError) -> ImportReport {
        try reading { () throws(CatalogError) in
            var last = CatalogProgress(action: "Read", count: 0, total: nil, unit: "KB")
            return try database.stoppable({ progress(last) }) { () throws(CatalogError) in
                var pass = try ImportPass(files, into: self, decisions: decisions, plan: nil)
                try pass.run {
                    last = $0
                    return progress($0)
                }
                return pass.report
            }
        }
    }

    /// Imports movies: all of them, or none when something fails or is stopped. It is one step to undo.
    ///
    /// - Parameters:
    ///   - files: What is imported.
    ///   - plan: What ``preview(_:decisions:progress:)`` said.
    ///   - decisions: What a person said to doubts; those without a decision are left out.
    ///   - progress: Hears how far it is, every few hundred rows; false stops it.
    ///   - telling: Is called with what was done right before it is kept; when it throws, nothing is.
    /// - Throws: ``CatalogError`` when a file or the catalog fails, or ``CatalogError/stopped``.
    /// - Returns: What was done, which is something else than the plan where another program has changed the catalog.
    public func importMovies(
        _ files: ImportFiles, plan: ImportReport, decisions: [ImportDoubt.ID: ImportDoubt.Decision] = [:],
        progress: (CatalogProgress) -> Bool = { _ in true },
        telling: (ImportReport) throws(CatalogError) -> Void = { _ in }
    ) throws(CatalogError) -> ImportReport {
        // Without anything to do, what was undone can still be done again.
        guard plan.added + plan.changed > 0 else {
            try telling(plan)
            return plan
        }
        if let placeToBe {
            var told: [String]?
            func importMovies(into catalog: Catalog) throws(CatalogError) -> ImportReport {
                try catalog.importMovies(files, plan: plan, decisions: decisions, progress: progress) {
                    (report) throws(CatalogError) in
                    let words = report.lines + [report.summary]
                    if told != words { try telling(report) }
                    told = words
                }
            }
            // Another program may have made one meanwhile, or it has to be made where it stands: they go there.
            if let made = try Self.make(at: placeToBe, importMovies) { return made }
            return try importMovies(into: Catalog(keptAt: placeToBe))
        }
        // With the indexes out of the way, rows are added several times as fast.
        let total = try total()
        let isLarge = plan.added >= 10_000 && plan.added >= total
        return try importMovies(
            files, plan: plan, decisions: decisions, withoutIndexes: isLarge, progress: progress,
            telling: telling)
    }

    package func importMovies(
        _ files: ImportFiles, plan: ImportReport, decisions: [ImportDoubt.ID: ImportDoubt.Decision],
        withoutIndexes isLarge: Bool, progress: (CatalogProgress) -> Bool,
        telling: (ImportReport) throws(CatalogError) -> Void = { _ in }
    ) throws(CatalogError) -> ImportReport {
        var last = CatalogProgress(action: "Imported", count: 0, total: plan.movies, unit: "movies")
        return try writing { () throws(CatalogError) in
            try database.stoppable({ progress(last) }) { () throws(CatalogError) in
                try beginStep()
                if isLarge { try database.execute(Schema.knownTitles) }
                var pass = try ImportPass(
                    files, into: self, decisions: decisions, plan: plan,
                    titles: isLarge ? "known" : "movie")
                if isLarge { try database.execute(Schema.withoutIndexes) }
                try pass.run {
                    last = $0
                    return progress($0)
                }
                try pass.finish()
                if isLarge { try database.execute(Schema.indexes + "DROP TABLE temp.known;") }
                try endStep("importing \(counted(pass.report.added + pass.report.changed, "movie"))")
                try telling(pass.report)
                return pass.report
            }
        }
    }
}
