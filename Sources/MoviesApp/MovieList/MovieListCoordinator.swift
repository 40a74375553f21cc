import MovieCatalog
import MovieImport
import Usher

protocol MovieListCoordinatorDelegate: AnyObject {
    func movieListCoordinatorWillShow(_ list: MovieListCoordinator)
    func movieListCoordinator(_ list: MovieListCoordinator, didSearchFor search: MovieSearch)
    func movieListCoordinator(_ list: MovieListCoordinator, didAskFor section: AppSection)
    func movieListCoordinator(_ list: MovieListCoordinator, didStopAfter changes: Set<MovieChange>)
}

/// The flow of a list of movies: its page, and from it to one of them or to what is done with all.
final class MovieListCoordinator: MovieFlow {
    weak var delegate: (any MovieListCoordinatorDelegate)?
    var flowDelegate: (any MovieFlowDelegate)? { nil }
    private let screen: MovieListScreen
    let navigator: Navigator
    let actions: MovieActions
    var changes: Set<MovieChange> = []

    init(_ scope: ListScope, actions: MovieActions, navigator: Navigator) {
        self.actions = actions
        self.navigator = navigator
        screen = MovieListScreen(scope, catalog: actions.catalog)
    }

    func start() {
        screen.delegate = self
        navigator.push(screen, for: self)
        offerActions()
    }

    func stop() {
        delegate?.movieListCoordinator(self, didStopAfter: changes)
    }
}

extension MovieListCoordinator: MovieListScreenDelegate {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie.ID) {
        navigator.start(detail(of: movie), for: self)
    }

    func movieListScreen(_ screen: MovieListScreen, didChoose task: MovieListTask) throws {
        navigator.start(try child(for: task), for: self)
    }

    func movieListScreen(_ screen: MovieListScreen, didSearchFor search: MovieSearch) {
        delegate?.movieListCoordinator(self, didSearchFor: search)
    }
}

// Its children, and what came of them
extension MovieListCoordinator: MovieDetailCoordinatorDelegate, MovieGroupFlowDelegate,
    ImportCoordinatorDelegate, ExportCoordinatorDelegate
{
    private func child(for task: MovieListTask) throws -> any Coordinator {
        let (name, query, catalog) = (task.rawValue, screen.query, actions.catalog)
        switch task {
        case .filter:
            let filter = FilterCoordinator(named: name, of: query, catalog: catalog, navigator: navigator)
            filter.delegate = self
            return filter
        case .import:
            let importer = ImportCoordinator(named: name, catalog: catalog, navigator: navigator)
            importer.delegate = self
            return importer
        case .export:
            let export = try ExportCoordinator(named: name, of: query, actions: actions, navigator: navigator)
            export.delegate = self
            return export
        case .duplicates:
            let duplicates = DuplicatesCoordinator(named: name, actions: actions, navigator: navigator)
            duplicates.delegate = self
            return duplicates
        }
    }

    func movieDetailCoordinator(_ detail: MovieDetailCoordinator, didStopAfter changes: Set<MovieChange>) {
        tell(changes)
    }

    func movieGroupFlow(_ filter: any Coordinator, didChoose condition: String) throws {
        try screen.search(for: screen.search.adding(condition))
        navigator.stop(filter)
    }

    func importCoordinator(_ importer: ImportCoordinator, didStopAfter done: MovieActions.Done) {
        tell(done)
    }

    func exportCoordinator(_ export: ExportCoordinator, didStopWith outcome: String) {
        navigator.say(outcome)
    }
}

// What was asked for on any page of movies
extension MovieListCoordinator {
    func movieFlow(_ flow: any Coordinator, didAskFor request: MovieRequest) throws {
        switch request {
        case .show, .sort: comeToFront(saying: try screen.take(request))
        case .narrow(let words):
            try movieFlow(flow, didAskFor: .find(screen.search.adding(words).text, nil))
        case .find, .add:
            _ = try moviePage(screen, didAskFor: actions.meaning(of: request, on: screen.scope))
        case .save(let movie): show(try actions.add(movie))
        case .open(let movie, let words): comeToFront(with: detail(of: movie), saying: words)
        case .go(let section): delegate?.movieListCoordinator(self, didAskFor: section)
        case .pick(let search):
            let query = try search.map { MovieQuery(search: try screen.scope.narrowed(by: $0)) }
            let movie = try actions.pick(from: query ?? screen.query)
            comeToFront()
            comeToFront(with: detail(of: movie))
        case .start(let task, let text):
            let task = try child(for: task)
            comeToFront(with: task)
            try (task as? any FileTask)?.take(TypedPaths(text).paths)
        case .ask(let title):
            let movie = actions.newMovie(title, on: screen.scope)
            comeToFront(with: Form(adding: movie, actions: actions, navigator: navigator) { self.show($0) })
        default: break  // A change, which is made where it was asked for.
        }
    }

    private func show(_ added: MovieActions.Added) {
        tell(added.done)
        comeToFront(with: detail(of: added.movie))
    }

    private func comeToFront(with child: (any Coordinator)? = nil, saying words: String = "") {
        delegate?.movieListCoordinatorWillShow(self)
        if let child { navigator.start(child, for: self) } else { navigator.pop(to: screen) }
        if !words.isEmpty { navigator.say(words) }
    }
}

extension MovieListCoordinator: Guide, Place, Restorable {
    var routeName: String? { screen.scope.rawValue }

    var placeNames: [String] { MovieListTask.allCases.map(\.rawValue) + actions.catalog.firstRouteNames }

    func destination(named name: String) throws -> Destination? {
        if let task = MovieListTask(rawValue: name) { return .flow(try child(for: task)) }
        return .flow(detail(of: try actions.catalog.movie(routeName: name)))
    }

    var restorationState: [String: String] { screen.restorationState }

    func restore(from state: [String: String]) throws { try screen.restore(from: state) }
}
