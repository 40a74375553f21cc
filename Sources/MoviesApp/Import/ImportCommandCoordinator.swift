package import MovieCatalog
package import MovieImport
package import Usher

/// The flow of an import without questions, `movies import FILE...`: one page, and the work behind it. It has no delegate:
/// who runs it takes its result when the session is over.
package final class ImportCommandCoordinator: Coordinator {
    private let files: ImportFiles
    private let catalog: Catalog
    private let isDryRun: Bool
    private let telling: (ImportReport) throws(CatalogError) -> Void
    private let navigator: Navigator
    private var result: Result<Void, any Error>?

    private init(
        _ files: ImportFiles, into catalog: Catalog, isDryRun: Bool,
        telling: @escaping (ImportReport) throws(CatalogError) -> Void, navigator: Navigator
    ) {
        self.files = files
        self.catalog = catalog
        self.isDryRun = isDryRun
        self.telling = telling
        self.navigator = navigator
    }

    /// Runs to the end of the import.
    ///
    /// - Parameters:
    ///   - isDryRun: Whether it finds out what it would do, and ends.
    ///   - telling: Says what was done, right before it is kept; when it throws, nothing is.
    /// - Throws: `CatalogError` when a file or the catalog failed or the person stopped it; nothing was changed then.
    package static func run(
        _ files: ImportFiles, into catalog: Catalog, isDryRun: Bool, on console: some Console,
        telling: @escaping (ImportReport) throws(CatalogError) -> Void
    ) throws -> ExitStatus {
        var importer: ImportCommandCoordinator?
        let end = Session.run(on: console) { navigator in
            let root = ImportCommandCoordinator(
                files, into: catalog, isDryRun: isDryRun, telling: telling, navigator: navigator)
            importer = root
            return root
        }
        try importer?.result?.get()
        return end.status
    }

    package func start() {
        navigator.push(ImportPreviewScreen(files), for: self)
        navigator.work(for: self) { [self] work in
            result = Result { try importFiles { work.goesOn(after: $0) } }
            navigator.stop(self)
        }
    }

    private func importFiles(_ progress: (CatalogProgress) -> Bool) throws {
        let plan = try catalog.preview(files, progress: progress)
        if let question = plan.questions.first { throw CatalogError(question) }
        guard !isDryRun else { return try telling(plan) }
        _ = try catalog.importMovies(files, plan: plan, progress: progress, telling: telling)
    }
}
