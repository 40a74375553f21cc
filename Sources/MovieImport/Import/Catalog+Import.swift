package import MovieCatalog

extension Catalog {
    /// `progress` is called every few hundred rows, and returns false to stop.
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

    /// Imports movies in one undo step: all of them, or none if it fails or is stopped.
    ///
    /// `plan` is the report of ``preview(_:decisions:progress:)``. The result differs from it if
    /// another program changed the catalog meanwhile. Doubtful movies without a decision are left
    /// out.
    package func importMovies(
        _ files: ImportFiles, plan: ImportReport, decisions: [ImportDoubt.ID: ImportDoubt.Decision] = [:],
        progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws(CatalogError) -> ImportReport {
        // Keep the redo history if there's nothing to do.
        guard plan.added + plan.changed + plan.gains.lists > 0 else { return plan }
        return try inFile { (catalog) throws(CatalogError) in
            // Without the indexes, rows are added several times as fast.
            let total = try catalog.table.total()
            let isLarge = plan.added >= 10_000 && plan.added >= total
            return try catalog.importMovies(
                files, plan: plan, decisions: decisions, withoutIndexes: isLarge, progress: progress)
        }
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

/// Rows that a preview read, for the import that follows. Valid while the files are unchanged.
final class PreviewCache {
    let records: RowsByMovie
    let report: ImportReport
    private let files: ImportFiles

    init(_ files: ImportFiles, records: RowsByMovie, report: ImportReport) {
        (self.files, self.records, self.report) = (files, records, report)
    }

    func isOf(_ others: ImportFiles) -> Bool {
        records.areWhole && files.files.map(\.path) == others.files.map(\.path)
            && files.files.map(\.version) == others.files.map(\.version)
            && files.options == others.options
    }
}
