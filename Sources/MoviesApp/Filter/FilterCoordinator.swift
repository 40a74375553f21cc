import MovieCatalog
import Usher

protocol FilterCoordinatorDelegate: AnyObject {
    func filterCoordinator(_ filter: FilterCoordinator, didChoose condition: String) throws
    func filterCoordinatorDidStop(_ filter: FilterCoordinator)
}

final class FilterCoordinator: MovieGroupsCoordinator, RouteNamed {
    weak var delegate: (any FilterCoordinatorDelegate)?
    private let screen = FilterScreen()
    let session: MovieSession
    private let search: MovieSearch
    let routeName = MovieListTask.filter.rawValue

    init(of search: MovieSearch, session: MovieSession, delegate: any FilterCoordinatorDelegate) {
        (self.search, self.session, self.delegate) = (search, session, delegate)
    }

    func start() {
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func stop() { delegate?.filterCoordinatorDidStop(self) }

    func screen(_ screen: any Screen, didChoose condition: String) throws {
        try delegate?.filterCoordinator(self, didChoose: condition)
    }

    var placeNames: [String] { GroupingKey.allCases.map(\.rawValue) }

    func groups(by trait: GroupingKey) throws -> MovieGroupListScreen {
        try MovieGroupListScreen(
            "Filter by", trait, of: { [search] in search }, catalog: catalog, delegate: self)
    }
}
