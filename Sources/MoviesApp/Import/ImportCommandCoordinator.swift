package import MovieCatalog
package import MovieImport
package import Usher

/// Imports without questions. Has no delegate: the caller takes its result after the session.
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

    /// - Throws: `CatalogError` if a file or the catalog failed or the user stopped it. Nothing was
    ///   changed then.
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
