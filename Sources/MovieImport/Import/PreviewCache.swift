import MovieCatalog

/// The rows that a preview has read, for the import behind it: valid as long as the files are unchanged.
final class PreviewCache {
    let entries: FilmRecords
    let supplements: JoinTable?
    /// What is to be reported of them, before any movie is looked for.
    let report: ImportReport
    private let files: ImportFiles

    init(_ files: ImportFiles, entries: FilmRecords, supplements: JoinTable?, report: ImportReport) {
        (self.files, self.entries, self.supplements, self.report) = (files, entries, supplements, report)
    }

    /// Whether these are the same files, to be read in the same way, and the rows still as they were read.
    func isOf(_ others: ImportFiles) -> Bool {
        entries.areWhole && files.files.map(\.path) == others.files.map(\.path)
            && files.files.map(\.version) == others.files.map(\.version)
            && (files.mapping, files.includesAllTypes, files.notesLeftOut)
                == (others.mapping, others.includesAllTypes, others.notesLeftOut)
    }
}
