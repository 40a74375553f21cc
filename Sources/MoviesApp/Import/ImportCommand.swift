package import MovieCatalog
package import Usher

/// An import without questions: `movies import FILE...`. It says what it finds, does it, and says what it did.
package struct ImportCommand {
    private let files: MovieImport
    private let catalog: Catalog
    private let isDryRun: Bool

    /// - Parameter isDryRun: Whether it says what it would do, and ends.
    package init(_ files: MovieImport, into catalog: Catalog, isDryRun: Bool = false) {
        self.files = files
        self.catalog = catalog
        self.isDryRun = isDryRun
    }

    /// Runs to the end of the import.
    ///
    /// - Returns: What was done; `nil` when the output failed before it was.
    /// - Throws: `CatalogError` when a file or the catalog failed or the person stopped it; nothing was changed then.
    package func run(on console: some Console) throws -> (report: ImportReport?, status: ExitStatus) {
        var result: Result<ImportReport, any Error>?
        let end = Session.run(on: console) {
            ImportCommandCoordinator(files, into: catalog, isDryRun: isDryRun, navigator: $0) { result = $0 }
        }
        return (try result?.get(), end.status)
    }
}

/// The flow of an import without questions: one page, and the work behind it.
private final class ImportCommandCoordinator: Coordinator {
    private let files: MovieImport
    private let catalog: Catalog
    private let isDryRun: Bool
    private let navigator: Navigator
    private let finish: (Result<ImportReport, any Error>) -> Void

    /// - Parameter finish: Hears what came of the import.
    init(
        _ files: MovieImport, into catalog: Catalog, isDryRun: Bool, navigator: Navigator,
        finish: @escaping (Result<ImportReport, any Error>) -> Void
    ) {
        self.files = files
        self.catalog = catalog
        self.isDryRun = isDryRun
        self.navigator = navigator
        self.finish = finish
    }

    func start() {
        navigator.push(ImportPreviewScreen(files), for: self)
        navigator.work(for: self) { [self] work in
            let result = Result {
                let plan = try catalog.preview(files) { work.goesOn(after: $0) }
                if let question = plan.questions.first { throw CatalogError.openDays(question) }
                return isDryRun
                    ? plan : try catalog.importMovies(files, plan: plan) { work.goesOn(after: $0) }
            }
            finish(result)
            navigator.stop(self)
        }
    }
}
