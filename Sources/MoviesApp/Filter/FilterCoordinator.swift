import MovieCatalog
import Usher

/// The flow that chooses what to keep of the list: a condition as a person could type it after the slash.
final class FilterCoordinator: MovieGroupsCoordinator {
    weak var delegate: (any MovieGroupsCoordinatorDelegate)?
    private let screen = FilterScreen()
    let navigator: Navigator
    private let search: MovieSearch
    private let catalog: Catalog
    let routeName: String? = MovieListTask.filter.rawValue

    /// - Parameter search: What finds the movies of the list.
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
