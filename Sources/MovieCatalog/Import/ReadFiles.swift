/// What all files of an import say, once they are read: a preview puts it aside, and the import takes it from there, as long
/// as they are what they were.
final class ReadFiles {
    let entries: Entries
    /// What is to be reported of them, before any movie is looked for.
    let report: ImportReport
    private let files: MovieImport

    init(_ files: MovieImport, entries: Entries, report: ImportReport) {
        (self.files, self.entries, self.report) = (files, entries, report)
    }

    /// Whether these would be read as they were.
    func isOf(_ files: MovieImport) -> Bool {
        !entries.areMerged && files.isRead(as: self.files)
    }
}
