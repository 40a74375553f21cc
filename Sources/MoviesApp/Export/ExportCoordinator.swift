import MovieCatalog
import Usher

protocol ExportCoordinatorDelegate: AnyObject {
    func exportCoordinator(_ coordinator: ExportCoordinator, didEnd outcome: String)
}

/// The flow that writes movies to a file: where to, whether what is there may go, and the work itself.
final class ExportCoordinator: Coordinator {
    weak var delegate: (any ExportCoordinatorDelegate)?
    private let query: MovieQuery
    private let catalog: Catalog
    private let navigator: Navigator
    private let pathScreen: ExportPathScreen

    init(query: MovieQuery, catalog: Catalog, navigator: Navigator) {
        self.query = query
        self.catalog = catalog
        self.navigator = navigator
        pathScreen = ExportPathScreen(search: query.search)
    }

    func start() {
        pathScreen.delegate = self
        navigator.push(pathScreen, for: self)
    }

    func stop() {}

    private func export(to file: ExportFile) {
        navigator.push(ExportingScreen(path: file.path), for: self)
        navigator.work(for: self) { [weak self] work throws(CancellationError) in
            guard let self else { return }
            defer { navigator.stop(self) }
            do throws(CatalogError) {
                let count = try catalog.export(query, to: file) { work.goesOn(after: $0) }
                end("Exported \(counted(count, "film")) to \(file.path).")
            } catch .stopped {
                throw CancellationError()
            } catch {
                end(error.description)
            }
        }
    }

    private func end(_ outcome: String) {
        delegate?.exportCoordinator(self, didEnd: outcome)
    }
}

extension ExportCoordinator: ExportPathScreenDelegate {
    func exportPathScreen(_ screen: ExportPathScreen, didEnter path: String) throws(Refusal) {
        do {
            export(to: try ExportFile(at: path, from: catalog))
        } catch .alreadyThere {
            let question = ReplacementScreen(path: path)
            question.delegate = self
            navigator.push(question, for: self)
        } catch {
            throw Refusal(error.description)
        }
    }
}

extension ExportCoordinator: ReplacementScreenDelegate {
    func replacementScreen(_ screen: ReplacementScreen, didConfirm path: String) throws(Refusal) {
        export(
            to: try answering { () throws(CatalogError) in
                try ExportFile(at: path, from: catalog, replacing: true)
            })
    }

    func replacementScreenDidCancel(_ screen: ReplacementScreen) {
        navigator.pop(to: pathScreen)
    }
}
