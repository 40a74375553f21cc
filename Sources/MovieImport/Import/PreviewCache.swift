import MovieCatalog

/// The rows that a preview has read, for the import that follows; valid while the files are unchanged.
final class PreviewCache {
    let records: RowsByMovie
    /// The report of the rows, before any movie is matched.
    let report: ImportReport
    private let files: ImportFiles

    init(_ files: ImportFiles, records: RowsByMovie, report: ImportReport) {
        (self.files, self.records, self.report) = (files, records, report)
    }

    /// Whether it has the rows of these files, read in the same way.
    func isOf(_ others: ImportFiles) -> Bool {
        records.areWhole && files.files.map(\.path) == others.files.map(\.path)
            && files.files.map(\.version) == others.files.map(\.version)
            && files.options == others.options
    }
}
