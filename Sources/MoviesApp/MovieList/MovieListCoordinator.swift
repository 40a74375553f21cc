import MovieCatalog
import MovieImport
import Usher

protocol MovieListCoordinatorDelegate: AnyObject {
    func movieListCoordinator(_ list: MovieListCoordinator, didChoose search: MovieSearch) throws
    func movieListCoordinator(_ list: MovieListCoordinator, didImport report: ImportReport) throws
    func movieListCoordinatorDidStop(_ list: MovieListCoordinator)
}

final class MovieListCoordinator: MovieCoordinator, SectionCoordinator, MovieDependent {
    weak var delegate: (any MovieListCoordinatorDelegate)?
    private let screen: MovieListScreen
    let session: MovieSession
    var scope: SearchScope { screen.scope }
    var search: MovieSearch { screen.search }
    var query: MovieQuery { screen.query }
    var section: AppSection? { search.isEmpty ? AppSection(rawValue: scope.routeName(of: search)) : nil }
    var isGone: Bool {
        if let list = scope.list?.own { return (try? catalog.hasList(named: list.name)) == false }
        return search.text == SearchScope.imported
            && (try? catalog.count(of: query)) == .exactly(0)
    }

    init(
        _ scope: SearchScope, _ search: MovieSearch = MovieSearch(), session: MovieSession,
        delegate: any MovieListCoordinatorDelegate
    ) {
        (self.session, self.delegate) = (session, delegate)
        screen = MovieListScreen(scope, search, catalog: session.catalog)
    }

    func start() {
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func stop() { delegate?.movieListCoordinatorDidStop(self) }

    func sort(by order: MovieOrder, isReversed: Bool?) throws {
        navigator.pop(to: screen)
        try screen.sort(by: order, isReversed: isReversed)
    }

    func start(_ task: MovieListTask, with files: String = "") throws {
        navigator.pop(to: screen)
        let flow = try flow(of: task)
        navigator.start(flow, for: self)
        try (flow as? any FilePromptDelegate)?.take(ShellLine.paths(in: files))
    }
}

extension MovieListCoordinator: MovieListScreenDelegate {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie.ID) {
        navigator.start(MovieDetailCoordinator(movie: movie, session: session, delegate: self), for: self)
    }

    func movieListScreen(_ screen: MovieListScreen, didChoose search: MovieSearch) throws {
        try delegate?.movieListCoordinator(self, didChoose: search)
    }

    func movieListScreen(_ screen: MovieListScreen, didChoose task: MovieListTask) throws { try start(task) }

    func movieListScreenDidStartEmpty(_ screen: MovieListScreen) throws { try session.make(.deleteAll) }

    private func flow(of task: MovieListTask) throws -> any Coordinator {
        switch task {
        case .filter: FilterCoordinator(of: query.search, session: session, delegate: self)
        case .import: ImportCoordinator(session: session, delegate: self)
        case .export: try ExportCoordinator(of: query, in: scope, session: session, delegate: self)
        case .duplicates: DuplicatesCoordinator(session: session, delegate: self)
        }
    }
}

extension MovieListCoordinator: MovieDetailCoordinatorDelegate, DuplicatesCoordinatorDelegate {
    func movieDetailCoordinatorDidStop(_ detail: MovieDetailCoordinator) { session.leaveGone() }

    func duplicatesCoordinatorDidStop(_ duplicates: DuplicatesCoordinator) { session.leaveGone() }
}

extension MovieListCoordinator: FilterCoordinatorDelegate, ImportCoordinatorDelegate,
    ExportCoordinatorDelegate
{
    func filterCoordinator(_ filter: FilterCoordinator, didChoose condition: String) throws {
        try delegate?.movieListCoordinator(self, didChoose: search.adding(condition))
        navigator.stop(filter)
    }

    func filterCoordinatorDidStop(_ filter: FilterCoordinator) { session.leaveGone() }

    func importCoordinator(_ importer: ImportCoordinator, didStopAfterImporting report: ImportReport?) {
        if let report { try? delegate?.movieListCoordinator(self, didImport: report) }
    }

    func exportCoordinator(_ exporter: ExportCoordinator, didStopAfterSaying words: [String]) {
        words.forEach(navigator.say)
    }
}

extension MovieListCoordinator: Guide, Restorable {
    var routeName: String { scope.routeName(of: search) }

    var placeNames: [String] { MovieListTask.allCases.map(\.rawValue) + catalog.firstRouteNames }

    func destination(named name: String) throws -> Destination? {
        if let task = MovieListTask(rawValue: name) { return .flow(try flow(of: task)) }
        let movie = try catalog.movie(routeName: name)
        return .flow(MovieDetailCoordinator(movie: movie, session: session, delegate: self))
    }

    var restorationState: [String: String] { screen.restorationState }

    func restore(from state: [String: String]) throws { try screen.restore(from: state) }
}

extension Stack {
    /// The topmost list of movies, which commands to filter, sort or pick apply to.
    var list: MovieListCoordinator? { coordinators.lazy.compactMap { $0 as? MovieListCoordinator }.last }

    var search: MovieSearch { list?.search ?? MovieSearch() }
}
