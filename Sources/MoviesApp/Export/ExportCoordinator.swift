import MovieCatalog
import Usher

protocol ExportCoordinatorDelegate: AnyObject {
    /// `words` say what was written, or why nothing was written. They're empty if the user left.
    func exportCoordinator(_ exporter: ExportCoordinator, didStopAfterSaying words: [String])
}

final class ExportCoordinator: MovieCoordinator, RouteNamed {
    weak var delegate: (any ExportCoordinatorDelegate)?
    let session: MovieSession
    private let query: MovieQuery
    private let pathScreen: ExportPathScreen
    private var words: [String] = []
    let routeName = MovieListTask.export.rawValue

    init(
        of query: MovieQuery, in scope: SearchScope, session: MovieSession,
        delegate: any ExportCoordinatorDelegate
    ) throws {
        guard try session.catalog.count(of: query) != .exactly(0) else {
            throw Refusal("There is nothing to export. Type / to show all movies.")
        }
        (self.query, self.session, self.delegate) = (query, session, delegate)
        pathScreen = ExportPathScreen(
            search: try scope.widened(query.search), in: scope, to: session.context.exportPath)
    }

    func start() {
        pathScreen.delegate = self
        navigator.push(pathScreen, for: self)
    }

    func stop() { delegate?.exportCoordinator(self, didStopAfterSaying: words) }

    private func export(to file: ExportWriter) {
        let title = "Exporting to \(file.paths[0])"
        navigator.push(WorkScreen(title, "Ctrl-C stops it and leaves no file."), for: self)
        navigator.workOnCatalog(for: self) { [self] progress in
            defer { navigator.stop(self) }
            do {
                let report = try catalog.export(query, to: file, progress: progress)
                words = [report.summary] + report.losses.lines
            } catch let error as CatalogError where error.kind != .stopped {
                words = ["\(error)"]
            }
        }
    }
}

extension ExportCoordinator: FilePromptDelegate {
    func take(_ paths: [String]) throws {
        guard let path = paths.first else { return }
        try navigator.write(to: path, for: self) { [self] in
            export(to: try ExportWriter(at: path, from: catalog, asked: $0))
        }
    }
}
