package import MovieCatalog

extension Catalog {
    /// Previews an import, without a change of the catalog.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - decisions: The answers of a person to doubts.
    ///   - progress: Called every few hundred rows; returns false to stop.
    /// - Throws: ``CatalogError`` when a file or the catalog can't be read, or ``CatalogError/stopped``.
    package func preview(
        _ files: ImportFiles, decisions: [ImportDoubt.ID: ImportDoubt.Decision] = [:],
        progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws(CatalogError) -> ImportReport {
        try reading { () throws(CatalogError) in
            let start = CatalogProgress(.reading, unit: .kilobytes)
            return try database.stoppable(progress, from: start) { (tell) throws(CatalogError) in
                var pass = try ImportPass(files, into: self, decisions: decisions, plan: nil)
                try pass.run { state in database.pausingSnapshot { tell(state) } }
                return pass.report
            }
        }
    }

    /// Imports movies in one step to undo: all of them, or none when something fails or is stopped.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - plan: The report of ``preview(_:decisions:progress:)``.
    ///   - decisions: The answers of a person to doubts; movies without one are left out.
    ///   - progress: Called every few hundred rows; returns false to stop.
    /// - Returns: The report, unlike the plan where another program has changed the catalog meanwhile.
    package func importMovies(
        _ files: ImportFiles, plan: ImportReport, decisions: [ImportDoubt.ID: ImportDoubt.Decision] = [:],
        progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws(CatalogError) -> ImportReport {
        // Without anything to do, what was undone can still be done again.
        guard plan.added + plan.changed + plan.gains.lists > 0 else { return plan }
        if let placeToBe {
            func importMovies(into catalog: Catalog) throws(CatalogError) -> ImportReport {
                try catalog.importMovies(files, plan: plan, decisions: decisions, progress: progress)
            }
            // Another program may have made one meanwhile, or it has to be made where it stands: they go there.
            if let made = try Self.make(at: placeToBe, importMovies) { return made }
            return try importMovies(into: Catalog(keptAt: placeToBe))
        }
        // With the indexes out of the way, rows are added several times as fast.
        let total = try table.total()
        let isLarge = plan.added >= 10_000 && plan.added >= total
        return try importMovies(
            files, plan: plan, decisions: decisions, withoutIndexes: isLarge, progress: progress)
    }

    package func importMovies(
        _ files: ImportFiles, plan: ImportReport, decisions: [ImportDoubt.ID: ImportDoubt.Decision],
        withoutIndexes isLarge: Bool, progress: (CatalogProgress) -> Bool
    ) throws(CatalogError) -> ImportReport {
        let start = CatalogProgress(.importing, total: plan.movies)
        return try writing { () throws(CatalogError) in
            try database.stoppable(progress, from: start) { (tell) throws(CatalogError) in
                try beginStep()
                if isLarge { try database.execute(Schema.knownTitles) }
                var pass = try ImportPass(
                    files, into: self, decisions: decisions, plan: plan,
                    titles: isLarge ? "known" : "movie")
                if isLarge { try database.execute(Schema.withoutIndexes) }
                try pass.run(tell)
                try pass.finish()
                if isLarge { try database.execute(Schema.indexes + "DROP TABLE temp.known;") }
                try endStep(CatalogChange(.imported, count: pass.report.added + pass.report.changed))
                return pass.report
            }
        }
    }
}
