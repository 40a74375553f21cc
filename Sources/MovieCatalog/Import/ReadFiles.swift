/// What the first files of an import say: a preview puts it aside, and the import takes it while they are what they were.
final class ReadFiles {
    let entries: Entries
    let supplements: Supplements?
    /// What is to be reported of them, before any movie is looked for.
    let report: ImportReport
    private let files: MovieImport

    init(_ files: MovieImport, entries: Entries, supplements: Supplements?, report: ImportReport) {
        (self.files, self.entries, self.supplements, self.report) = (files, entries, supplements, report)
    }

    /// Whether these are the same files, to be read in the same way, and the rows still as they were read.
    func isOf(_ others: MovieImport) -> Bool {
        entries.areWhole && files.files.map(\.path) == others.files.map(\.path)
            && files.files.map(\.version) == others.files.map(\.version)
            && (files.mapping, files.includesAllTypes, files.notesLeftOut)
                == (others.mapping, others.includesAllTypes, others.notesLeftOut)
    }
}
