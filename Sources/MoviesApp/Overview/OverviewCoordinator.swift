import MovieCatalog
import Usher

protocol OverviewCoordinatorDelegate: AnyObject {
    /// - Parameter place: An order to sort all movies by, or a task for their list.
    func overviewCoordinator(_ overview: OverviewCoordinator, didChoose place: AppPlace) throws
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

    func overviewScreen(_ screen: OverviewScreen, didChoose place: AppPlace) throws {
        try delegate?.overviewCoordinator(self, didChoose: place)
    }
}

extension OverviewCoordinator: MovieDetailCoordinatorDelegate {
    func movieDetailCoordinatorDidStop(_ detail: MovieDetailCoordinator) { session.leaveGone() }
}
