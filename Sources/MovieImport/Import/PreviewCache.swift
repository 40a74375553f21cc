import MovieCatalog

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
