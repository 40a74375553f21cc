import MovieCatalog
import Usher

protocol OverviewCoordinatorDelegate: AnyObject {
    /// - Parameter place: An order to sort all movies by, or a task for their list.
    func overviewCoordinator(_ overview: OverviewCoordinator, didChoose place: AppPlace) throws
    func overviewCoordinatorDidStop(_ overview: OverviewCoordinator)
}

final class OverviewCoordinator: MovieCoordinator, SectionCoordinator {
    weak var delegate: (any OverviewCoordinatorDelegate)?
    private let screen: OverviewScreen
    let session: MovieSession
    let section: AppSection? = .overview

    init(session: MovieSession, delegate: any OverviewCoordinatorDelegate) {
        (self.session, self.delegate) = (session, delegate)
        screen = OverviewScreen(catalog: session.catalog, context: session.context)
    }

    func start() {
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func stop() { delegate?.overviewCoordinatorDidStop(self) }
}

extension OverviewCoordinator: OverviewScreenDelegate, MovieDetailCoordinatorDelegate {
    func overviewScreen(_ screen: OverviewScreen, didSelect movie: Movie.ID) {
        navigator.start(MovieDetailCoordinator(movie: movie, session: session, delegate: self), for: self)
    }

    func overviewScreen(_ screen: OverviewScreen, didChoose place: AppPlace) throws {
        try delegate?.overviewCoordinator(self, didChoose: place)
    }

    func movieDetailCoordinatorDidStop(_ detail: MovieDetailCoordinator) { session.leaveGone() }
}
