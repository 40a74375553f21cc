package import MovieCatalog
package import MovieImport
package import Usher

protocol ImportCommandCoordinatorDelegate: AnyObject {
    /// - Parameter result: Nil if the import was stopped before it had a result.
    func importCommandCoordinator(
        _ importer: ImportCommandCoordinator, didStopWith result: Result<ImportReport, any Error>?)
}

/// Imports files without asking the user anything.
package final class ImportCommandCoordinator: Coordinator {
    weak var delegate: (any ImportCommandCoordinatorDelegate)?
    private typealias ImportFunction = (_ progress: (CatalogProgress) -> Bool) throws -> ImportReport
    private let files: ImportBatch
    private let importFiles: ImportFunction
    private let navigator: Navigator
    private var result: Result<ImportReport, any Error>?

    private init(
        _ files: ImportBatch, navigator: Navigator, by importFiles: @escaping ImportFunction
    ) {
        (self.files, self.navigator, self.importFiles) = (files, navigator, importFiles)
    }

    /// - Throws: A `CatalogError`, for example if a file can't be read or the user stops.
    package static func run(
        _ files: ImportBatch, into catalog: Catalog, isDryRun: Bool, on console: some Console
    ) throws -> (status: ExitStatus, report: ImportReport?) {
        func importFiles(_ progress: (CatalogProgress) -> Bool) throws -> ImportReport {
            let plan = try catalog.preview(
                files, comparing: isDryRun || catalog.isReadOnly, progress: progress)
            if let question = plan.questions.first { throw CatalogError(question) }
            return isDryRun ? plan : try catalog.importMovies(files, plan: plan, progress: progress)
        }
        let outcome = ImportResultReceiver()
        let end = Session.run(on: console) { navigator in
            let importer = ImportCommandCoordinator(files, navigator: navigator, by: importFiles)
            importer.delegate = outcome
            return importer
        }
        // Failing output stops the import. If only the reader of the output is gone, import anyway.
        if end == .outputGone || end.status == .inputOutputFailed, outcome.isStopped {
            return (end.status, end == .outputGone ? try importFiles { _ in !console.takeInterrupt() } : nil)
        }
        return (end.status, try outcome.result?.get())
    }

    package func start() {
        navigator.push(ImportPreviewScreen(files), for: self)
        navigator.workOnCatalog(for: self) { [self] progress in
            result = Result { try importFiles(progress) }
            navigator.stop(self)
        }
    }

    package func stop() { delegate?.importCommandCoordinator(self, didStopWith: result) }
}

private final class ImportResultReceiver: ImportCommandCoordinatorDelegate {
    private(set) var result: Result<ImportReport, any Error>?

    var isStopped: Bool {
        if case .failure(let error)? = result { error as? CatalogError == .stopped } else { result == nil }
    }

    func importCommandCoordinator(
        _ importer: ImportCommandCoordinator, didStopWith result: Result<ImportReport, any Error>?
    ) {
        self.result = result
    }
}
