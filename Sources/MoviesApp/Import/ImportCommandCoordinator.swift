package import MovieCatalog
package import MovieImport
package import Usher

/// The flow of an import without questions, `movies import FILE...`: one page, and the work behind it. It has no delegate:
/// who runs it takes its result when the session is over.
package final class ImportCommandCoordinator: Coordinator {
    private let files: ImportFiles
    private let catalog: Catalog
    private let isDryRun: Bool
    private let navigator: Navigator
    private var result: Result<ImportReport, any Error>?

    private init(
        _ files: ImportFiles, into catalog: Catalog, isDryRun: Bool, navigator: Navigator
    ) {
        self.files = files
        self.catalog = catalog
        self.isDryRun = isDryRun
        self.navigator = navigator
    }

    /// Runs to the end of the import.
    ///
    /// - Parameters:
    ///   - isDryRun: Whether it finds out what it would do, and ends.
    /// - Returns: How the session ended, and the report unless it ended before the import did.
    /// - Throws: `CatalogError` when a file or the catalog failed or the person stopped it; nothing was changed then.
    package static func run(
        _ files: ImportFiles, into catalog: Catalog, isDryRun: Bool, on console: some Console
    ) throws -> (status: ExitStatus, report: ImportReport?) {
        var importer: ImportCommandCoordinator?
        let end = Session.run(on: console) { navigator in
            let root = ImportCommandCoordinator(
                files, into: catalog, isDryRun: isDryRun, navigator: navigator)
            importer = root
            return root
        }
        return (end.status, try importer?.result?.get())
    }

    package func start() {
        navigator.push(ImportPreviewScreen(files), for: self)
        navigator.work(for: self) { [self] work in
            result = Result { try importFiles { work.goesOn(after: $0) } }
            navigator.stop(self)
        }
    }

    private func importFiles(_ progress: (CatalogProgress) -> Bool) throws -> ImportReport {
        let plan = try catalog.preview(files, progress: progress)
        if let question = plan.questions.first { throw CatalogError(question) }
        return isDryRun ? plan : try catalog.importMovies(files, plan: plan, progress: progress)
    }
}
