import MovieCatalog
import Usher

final class MovieDetailCoordinator: MoviePageCoordinator, MovieDependent {
    weak var delegate: (any MoviePageCoordinatorDelegate)?
    private let screen: MovieDetailScreen
    let navigator: Navigator
    let actions: MovieActions
    var hasChanges = false
    private let movie: Movie.ID

    init(movie: Movie.ID, actions: MovieActions, navigator: Navigator) {
        self.movie = movie
        self.actions = actions
        self.navigator = navigator
        screen = MovieDetailScreen(movie: movie, catalog: actions.catalog)
    }

    func start() {
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func stop() { delegate?.coordinator(self, didStopWithChanges: hasChanges) }

    var isGone: Bool { (try? actions.catalog.movie(movie) == nil) ?? false }
}

extension MovieDetailCoordinator: MovieDetailScreenDelegate {
    func movieDetailScreen(_ screen: MovieDetailScreen, didChoose task: MovieDetailTask) throws {
        navigator.start(try child(for: task), for: self)
    }
}

extension MovieDetailCoordinator {
    private func child(for task: MovieDetailTask) throws -> any Coordinator {
        switch task {
        case .edit: return try editor(named: task.rawValue)
        case .viewings:
            let log = WatchLogCoordinator(
                named: task.rawValue, movie: movie, actions: actions, navigator: navigator)
            log.delegate = self
            return log
        }
    }

    private func editor(named routeName: String) throws -> Form<Movie> {
        guard let movie = try actions.catalog.movie(movie) else { throw Refusal.gone }
        let editor = Form("Edit \(movie.titleAndYear)", editing: movie, navigator: navigator) { [self] form in
            form.askForMovie(on: actions.catalog.today())
            form.doneCommand("s", "save") { [self] in
                let fields = try actions.save($0, over: movie)
                if !fields.isEmpty { hasChanges = true }
                screen.note(changes: fields)
            }
        }
        editor.routeName = routeName
        return editor
    }
}

extension MovieDetailCoordinator: Guide, RouteNamed {
    var routeName: String? { try? actions.catalog.routeName(of: movie) }

    var placeNames: [String] { MovieDetailTask.allCases.map(\.rawValue) }

    func destination(named name: String) throws -> Destination? {
        try MovieDetailTask(rawValue: name).map { .flow(try child(for: $0)) }
    }
}

extension MoviePageCoordinator {
    func detail(of movie: Movie.ID) -> MovieDetailCoordinator {
        let detail = MovieDetailCoordinator(movie: movie, actions: actions, navigator: navigator)
        detail.delegate = self
        return detail
    }
}
