package import MovieCatalog
package import Usher

/// An import without questions: `movies import FILE...`. It says what it finds, does it, and says what it did.
package struct ImportCommand {
    private let files: FilmImport
    private let catalog: Catalog

    package init(_ files: FilmImport, into catalog: Catalog) {
        self.files = files
        self.catalog = catalog
    }

    /// Runs to the end of the import.
    ///
    /// - Returns: What was done; `nil` when the output failed before it was.
    /// - Throws: `CatalogError` when a file or the catalog failed or the person stopped it; nothing was changed then.
    package func run(
        on console: any Console
    ) throws(CatalogError) -> (report: ImportReport?, status: ExitStatus) {
        let outcome = ImportCommandCoordinator.Outcome()
        var session = Session(console: console)
        let status = session.run {
            ImportCommandCoordinator(files, into: catalog, navigator: $0, outcome: outcome)
        }
        return (try outcome.result?.get(), status)
    }
}

/// The flow of an import without questions: one page, and the work behind it.
private final class ImportCommandCoordinator: Coordinator {
    /// What came of it, for who outlives the flow.
    final class Outcome {
        var result: Result<ImportReport, CatalogError>?
    }

    private let files: FilmImport
    private let catalog: Catalog
    private let navigator: Navigator
    private let outcome: Outcome

    init(_ files: FilmImport, into catalog: Catalog, navigator: Navigator, outcome: Outcome) {
        self.files = files
        self.catalog = catalog
        self.navigator = navigator
        self.outcome = outcome
    }

    func start() {
        let screen = ImportPreviewScreen(descriptions: files.descriptions)
        navigator.push(screen, for: self)
        navigator.work(for: self) {
            [files, catalog, navigator, outcome, unowned self] work throws(CancellationError) in
            do throws(CatalogError) {
                let plan = try catalog.preview(files) { work.goesOn(after: $0) }
                let report = try catalog.importFilms(files, plan: plan) { work.goesOn(after: $0) }
                outcome.result = .success(report)
            } catch {
                outcome.result = .failure(error)
            }
            navigator.stop(self)
        }
    }

    func stop() {}
}
