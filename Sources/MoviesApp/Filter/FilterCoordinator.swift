import MovieCatalog
import Usher

final class FilterCoordinator: MovieGroupsCoordinator {
    weak var delegate: (any MovieGroupsCoordinatorDelegate)?
    private let screen = FilterScreen()
    let navigator: Navigator
    private let search: MovieSearch
    private let catalog: Catalog
    let routeName: String? = MovieListTask.filter.rawValue

    init(of search: MovieSearch, catalog: Catalog, navigator: Navigator) {
        self.search = search
        self.catalog = catalog
        self.navigator = navigator
    }

    func start() {
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    var placeNames: [String] { MovieTrait.allCases.map(\.rawValue) }

    func groups(by trait: MovieTrait) throws -> MovieGroupListScreen {
        try MovieGroupListScreen(
            "Filter by", trait, of: { [search] in search }, catalog: catalog, delegate: self)
    }
}
