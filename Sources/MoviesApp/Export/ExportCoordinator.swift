import MovieCatalog
import Usher

protocol ExportCoordinatorDelegate: AnyObject {
    func exportCoordinator(_ coordinator: ExportCoordinator, didStopWith outcome: String)
}

/// The flow that writes movies to a file: where to, whether what is there may go, and the work itself.
final class ExportCoordinator: Coordinator, FileTakingCoordinator, Place {
    weak var delegate: (any ExportCoordinatorDelegate)?
    private let query: MovieQuery
    private let catalog: Catalog
    private let navigator: Navigator
    private let pathScreen: ExportPathScreen
    private var outcome: String?
    let routeName: String?

    /// - Throws: A ``Refusal`` where there is nothing to export, and what the catalog throws.
    init(named routeName: String, of query: MovieQuery, actions: MovieActions, navigator: Navigator) throws {
        guard try actions.catalog.count(of: query) != .exactly(0) else {
            throw Refusal("There is nothing to export. Type / to show all movies.")
        }
        self.routeName = routeName
        self.query = query
        catalog = actions.catalog
        self.navigator = navigator
        pathScreen = ExportPathScreen(search: query.search, to: actions.context.exportPath)
    }

    func start() {
        pathScreen.delegate = self
        navigator.push(pathScreen, for: self)
    }

    func stop() { if let outcome { delegate?.exportCoordinator(self, didStopWith: outcome) } }

    private func export(to file: ExportFile) {
        let title = "Exporting to \(file.paths[0])"
        navigator.push(WorkScreen(title, "Ctrl-C stops it and leaves no file."), for: self)
        navigator.work(for: self) { [self] work in
            defer { navigator.stop(self) }
            do {
                let report = try catalog.export(query, to: file) { work.goesOn(after: $0) }
                outcome = ([report.summary] + report.losses.lines).joined(separator: "\n")
            } catch let error as CatalogError where error.kind == .stopped {
                throw CancellationError()
            } catch {
                outcome = "\(error)"
            }
        }
    }
}

extension ExportCoordinator: ExportPathScreenDelegate {
    func exportPathScreen(_ screen: ExportPathScreen, didEnter path: String) throws {
        try take([path])
    }

    func take(_ paths: [String]) throws {
        guard let path = paths.first else { return }
        do {
            export(to: try ExportFile(at: path, from: catalog))
        } catch let error where error.kind == .alreadyThere {
            let question = QuestionScreen(replacing: path) { [self] in
                export(to: try ExportFile(at: path, from: catalog, asked: $0))
            }
            navigator.push(question, for: self)
        }
    }
}
