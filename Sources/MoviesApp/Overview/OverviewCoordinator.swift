import MovieCatalog
import Usher

protocol OverviewCoordinatorDelegate: AnyObject {
    func overviewCoordinator(_ overview: OverviewCoordinator, didChoose order: MovieOrder) throws
    func overviewCoordinator(_ overview: OverviewCoordinator, didChoose task: MovieListTask) throws
    func overviewCoordinatorDidStop(_ overview: OverviewCoordinator)
}

final class OverviewCoordinator: Coordinator, SectionCoordinator {
    weak var delegate: (any OverviewCoordinatorDelegate)?
    private let screen: OverviewScreen
    private let session: MovieSession
    let section: AppSection? = .overview

    init(session: MovieSession) {
        self.session = session
        screen = OverviewScreen(catalog: session.catalog, context: session.context)
    }

    func start() {
        screen.delegate = self
        session.navigator.push(screen, for: self)
    }

    func stop() { delegate?.overviewCoordinatorDidStop(self) }
}

extension OverviewCoordinator: OverviewScreenDelegate {
    func overviewScreen(_ screen: OverviewScreen, didSelect movie: Movie.ID) {
        let detail = MovieDetailCoordinator(movie: movie, session: session)
        detail.delegate = self
        session.navigator.start(detail, for: self)
    }

    func overviewScreen(_ screen: OverviewScreen, didChoose order: MovieOrder) throws {
        try delegate?.overviewCoordinator(self, didChoose: order)
    }

    func overviewScreen(_ screen: OverviewScreen, didChoose task: MovieListTask) throws {
        try delegate?.overviewCoordinator(self, didChoose: task)
    }
}

extension OverviewCoordinator: MovieDetailCoordinatorDelegate {
    func movieDetailCoordinatorDidStop(_ detail: MovieDetailCoordinator) { session.leaveGone() }
}
