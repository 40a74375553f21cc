import MovieCatalog
import Usher

/// Writes movies to a file, after asking where to. Has no delegate: it reports its own result.
final class ExportCoordinator: Coordinator, RouteNamed {
    private let query: MovieQuery
    private let catalog: Catalog
    private let navigator: Navigator
    private let pathScreen: ExportPathScreen
    let routeName: String? = MovieListTask.export.rawValue

    init(of query: MovieQuery, in scope: ListScope, actions: MovieActions, navigator: Navigator) throws {
        guard try actions.catalog.count(of: query) != .exactly(0) else {
            throw Refusal("There is nothing to export. Type / to show all movies.")
        }
        self.query = query
        catalog = actions.catalog
        self.navigator = navigator
        pathScreen = ExportPathScreen(
            search: try scope.widened(query.search), in: scope, to: actions.context.exportPath)
    }

    func start() {
        pathScreen.delegate = self
        navigator.push(pathScreen, for: self)
    }

    private func export(to file: ExportFile) {
        let title = "Exporting to \(file.paths[0])"
        navigator.push(WorkScreen(title, "Ctrl-C stops it and leaves no file."), for: self)
        navigator.work(for: self) { [self] work in
            defer { navigator.stop(self) }
            do {
                let report = try catalog.export(query, to: file) { work.goesOn(after: $0) }
                ([report.summary] + report.losses.lines).forEach(navigator.say)
            } catch let error as CatalogError where error.kind == .stopped {
                throw CancellationError()
            } catch {
                navigator.say("\(error)")
            }
        }
    }
}

extension ExportCoordinator: FilePromptDelegate {
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
