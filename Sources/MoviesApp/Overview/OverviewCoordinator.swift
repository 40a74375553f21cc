import MovieCatalog
import Usher

final class OverviewCoordinator: MoviePageCoordinator, SectionCoordinator {
    weak var delegate: (any MoviePageCoordinatorDelegate)?
    let navigator: Navigator
    let actions: MovieActions
    var hasChanges = false
    let section: AppSection? = .overview

    init(actions: MovieActions, navigator: Navigator) {
        self.actions = actions
        self.navigator = navigator
    }

    func start() {
        let screen = OverviewScreen(catalog: actions.catalog, context: actions.context)
        screen.pageDelegate = self
        navigator.push(screen, for: self)
    }

    func stop() { delegate?.coordinator(self, didStopWithChanges: hasChanges) }
}
