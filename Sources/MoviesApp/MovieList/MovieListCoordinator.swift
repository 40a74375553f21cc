import MovieCatalog
import MovieImport
import Usher

final class MovieListCoordinator: MoviePageCoordinator, SectionCoordinator, MovieDependent {
    weak var delegate: (any MoviePageCoordinatorDelegate)?
    private let screen: MovieListScreen
    let navigator: Navigator
    let actions: MovieActions
    var hasChanges = false
    var scope: ListScope { screen.scope }
    var search: MovieSearch { screen.search }
    var section: AppSection? { search.isEmpty ? AppSection(rawValue: scope.routeName(of: search)) : nil }
    var isGone: Bool {
        if case .list(let list) = scope { return (try? actions.catalog.list(named: list.name)) == nil }
        return search.text == ListScope.imported
            && (try? actions.catalog.count(of: screen.query)) == .exactly(0)
    }

    init(
        _ scope: ListScope, _ search: MovieSearch = MovieSearch(), actions: MovieActions, navigator: Navigator
    ) {
        self.actions = actions
        self.navigator = navigator
        screen = MovieListScreen(scope, search, catalog: actions.catalog)
    }

    func start() {
        screen.pageDelegate = self
        navigator.push(screen, for: self)
    }

    func stop() { delegate?.coordinator(self, didStopWithChanges: hasChanges) }

    func coordinator(_ flow: any Coordinator, didAskFor request: MovieRequest, in scope: ListScope) throws {
        switch request {
        case .sort(let order):
            navigator.pop(to: screen)
            try screen.sort(by: order)
        case .start(let task, let text):
            navigator.pop(to: screen)
            let task = try child(for: task)
            navigator.start(task, for: self)
            try (task as? any FilePromptDelegate)?.take(TypedPaths(text).paths)
        case .narrow(let words): try perform(.show(search.adding(words)))
        case .pick(let search):
            let query = try search.map { try actions.catalog.query(for: self.scope.narrowed(by: $0)) }
            try perform(.open(actions.pick(from: query ?? screen.query)))
        default: try delegate?.coordinator(self, didAskFor: request, in: scope)
        }
    }
}

extension MovieListCoordinator: MovieGroupsCoordinatorDelegate {
    private func child(for task: MovieListTask) throws -> any Coordinator {
        let (query, catalog) = (screen.query, actions.catalog)
        switch task {
        case .filter:
            let filter = FilterCoordinator(of: query.search, catalog: catalog, navigator: navigator)
            filter.delegate = self
            return filter
        case .import:
            let importer = ImportCoordinator(catalog: catalog, navigator: navigator)
            importer.delegate = self
            return importer
        case .export:
            return try ExportCoordinator(of: query, in: scope, actions: actions, navigator: navigator)
        case .duplicates:
            let duplicates = DuplicatesCoordinator(actions: actions, navigator: navigator)
            duplicates.delegate = self
            return duplicates
        }
    }

    func coordinator(_ filter: any Coordinator, didChoose condition: String) throws {
        try perform(.narrow(condition))
        navigator.stop(filter)
    }
}

extension MovieListCoordinator: Guide, Restorable {
    var routeName: String? { scope.routeName(of: search) }

    var placeNames: [String] { MovieListTask.allCases.map(\.rawValue) + actions.catalog.firstRouteNames }

    func destination(named name: String) throws -> Destination? {
        if let task = MovieListTask(rawValue: name) { return .flow(try child(for: task)) }
        return .flow(detail(of: try actions.catalog.movie(routeName: name)))
    }

    var restorationState: [String: String] { screen.restorationState }

    func restore(from state: [String: String]) throws { try screen.restore(from: state) }
}

extension Stack {
    var list: MovieListCoordinator? { coordinators.lazy.compactMap { $0 as? MovieListCoordinator }.last }

    var listedSearch: MovieSearch { list?.search ?? MovieSearch() }
}
