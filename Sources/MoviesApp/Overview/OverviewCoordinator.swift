import MovieCatalog
import Usher

/// The flow of the page about the person, with which a session begins.
final class OverviewCoordinator: MovieFlow, SectionCoordinator {
    weak var delegate: (any MovieFlowDelegate)?
    var flowDelegate: (any MovieFlowDelegate)? { delegate }
    private let screen: OverviewScreen
    let navigator: Navigator
    let actions: MovieActions
    var changes: Set<MovieChange> = []
    let section: AppSection? = .start

    init(actions: MovieActions, navigator: Navigator) {
        self.actions = actions
        self.navigator = navigator
        screen = OverviewScreen(catalog: actions.catalog, context: actions.context)
    }

    func start() {
        screen.delegate = self
        navigator.push(screen, for: self)
        offerActions()
    }

    func stop() { delegate?.movieFlow(self, didStopAfter: changes) }
}

extension OverviewCoordinator: OverviewScreenDelegate {
    func overviewScreen(_ screen: OverviewScreen, didSelect movie: Movie.ID) {
        navigator.start(detail(of: movie), for: self)
    }
}
