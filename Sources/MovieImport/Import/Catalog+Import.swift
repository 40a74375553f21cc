package import MovieCatalog

extension Catalog {
    /// Reads files and returns a report of what importing them would change.
    ///
    /// `progress` is called every few hundred rows, and returns false to stop. If `comparing` is
    /// false, movies aren't compared with the catalog's until the import.
    package func preview(
        _ files: ImportBatch, decisions: [ImportDoubt.ID: ImportDoubt.Decision] = [:],
        comparing: Bool = true, progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws(CatalogError) -> ImportReport {
        try reading { () throws(CatalogError) in
            let start = CatalogProgress(.reading, unit: .kilobytes)
            return try database.stoppable(progress, from: start) { (tell) throws(CatalogError) in
                var pass = try ImportPass(files, into: self, decisions: decisions, plan: nil)
                try pass.run(comparing: comparing) { state in database.pausingSnapshot { tell(state) } }
                return pass.report
            }
        }
    }

    /// Imports movies in one undo step. Changes nothing if it fails or is stopped.
    ///
    /// `plan` is the report of the preview. Undecided doubtful movies are left out.
    package func importMovies(
        _ files: ImportBatch, plan: ImportReport, decisions: [ImportDoubt.ID: ImportDoubt.Decision] = [:],
        progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws(CatalogError) -> ImportReport {
        guard !plan.isCompared || plan.isChange else { return plan }
        var unchanged: ImportReport?
        do throws(CatalogError) {
            return try inFile { (catalog) throws(CatalogError) in
                let report = try catalog.importMovies(
                    files, plan: plan, decisions: decisions, withoutIndexes: nil, progress: progress)
                guard !report.isChange else { return report }
                // Throw, so that no empty catalog is created.
                unchanged = report
                throw .stopped
            }
        } catch {
            guard let unchanged else { throw error }
            return unchanged
        }
    }

    /// - Parameter isLarge: Whether to drop indexes during the import. If nil, the number of new
    ///   movies decides.
    package func importMovies(
        _ files: ImportBatch, plan: ImportReport, decisions: [ImportDoubt.ID: ImportDoubt.Decision],
        withoutIndexes isLarge: Bool?, progress: (CatalogProgress) -> Bool
    ) throws(CatalogError) -> ImportReport {
        let start = CatalogProgress(.importing, total: plan.isCompared ? plan.movies : nil)
        return try writing { () throws(CatalogError) in
            try database.stoppable(progress, from: start) { (tell) throws(CatalogError) in
                try beginStep()
                var pass = try ImportPass(files, into: self, decisions: decisions, plan: plan)
                if let isLarge { pass.mostIndexed = isLarge ? 0 : .max }
                try pass.run(tell)
                try pass.finish()
                try endStep(CatalogChange(.imported, count: pass.report.added + pass.report.changed))
                return pass.report
            }
        }
    }
}

/// Rows that a preview read, so that the import needn't read them again.
final class PreviewCache {
    let records: RowsByMovie
    let report: ImportReport
    private let files: ImportBatch

    init(_ files: ImportBatch, records: RowsByMovie, report: ImportReport) {
        (self.files, self.records, self.report) = (files, records, report)
    }

    func isOf(_ others: ImportBatch) -> Bool {
        records.isUnjoined && files.files.map(\.path) == others.files.map(\.path)
            && files.files.map(\.version) == others.files.map(\.version)
            && files.options == others.options
    }
}
