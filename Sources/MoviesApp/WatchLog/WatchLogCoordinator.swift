import MovieCatalog
import Usher

final class WatchLogCoordinator: MoviePageCoordinator, RouteNamed {
    weak var delegate: (any MoviePageCoordinatorDelegate)?
    private let screen: WatchLogScreen
    let navigator: Navigator
    let actions: MovieActions
    var hasChanges = false
    let routeName: String?

    init(named routeName: String, movie: Movie.ID, actions: MovieActions, navigator: Navigator) {
        self.routeName = routeName
        self.actions = actions
        self.navigator = navigator
        screen = WatchLogScreen(movie: movie, catalog: actions.catalog)
    }

    func start() {
        screen.pageDelegate = self
        navigator.push(screen, for: self)
    }

    func stop() { delegate?.coordinator(self, didStopWithChanges: hasChanges) }
}
