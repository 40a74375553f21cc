import MovieCatalog
import Usher

protocol FilterCoordinatorDelegate: AnyObject {
    func filterCoordinator(_ filter: FilterCoordinator, didChoose condition: String) throws
    func filterCoordinatorDidStop(_ filter: FilterCoordinator)
}

final class FilterCoordinator: MovieGroupsCoordinator, RouteNamed {
    weak var delegate: (any FilterCoordinatorDelegate)?
    private let screen = FilterScreen()
    let navigator: Navigator
    private let search: MovieSearch
    private let catalog: Catalog
    let routeName = MovieListTask.filter.rawValue

    init(of search: MovieSearch, session: MovieSession) {
        self.search = search
        catalog = session.catalog
        navigator = session.navigator
    }

    func start() {
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func stop() { delegate?.filterCoordinatorDidStop(self) }

    func screen(_ screen: any Screen, didChoose condition: String) throws {
        try delegate?.filterCoordinator(self, didChoose: condition)
    }

    var placeNames: [String] { MovieTrait.allCases.map(\.rawValue) }

    func groups(by trait: MovieTrait) throws -> MovieGroupListScreen {
        try MovieGroupListScreen(
            "Filter by", trait, of: { [search] in search }, catalog: catalog, delegate: self)
    }
}
