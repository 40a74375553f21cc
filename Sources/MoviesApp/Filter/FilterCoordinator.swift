import MovieCatalog
import Usher

protocol FilterCoordinatorDelegate: AnyObject {
    func filterCoordinator(_ coordinator: FilterCoordinator, didChoose condition: String) throws
}

/// The flow that chooses what to keep of the list: a condition as a person could type it after the slash.
final class FilterCoordinator: Coordinator {
    weak var delegate: (any FilterCoordinatorDelegate)?
    private let search: MovieSearch
    private let catalog: Catalog
    private let navigator: Navigator

    /// - Parameter search: What finds the movies of the list.
    init(search: MovieSearch, catalog: Catalog, navigator: Navigator) {
        self.search = search
        self.catalog = catalog
        self.navigator = navigator
    }

    func start() {
        let screen = FilterScreen()
        screen.delegate = self
        navigator.push(screen, for: self)
    }
}

extension FilterCoordinator: FilterScreenDelegate {
    func filterScreen(_ screen: FilterScreen, didChoose condition: String) throws {
        try delegate?.filterCoordinator(self, didChoose: condition)
    }

    func filterScreen(_ screen: FilterScreen, didSelect trait: MovieTrait) throws {
        try navigator.show(Route(trait), for: self)
    }
}

extension FilterCoordinator: Routing {
    struct Route: PathPart {
        let trait: MovieTrait

        init(_ trait: MovieTrait) { self.trait = trait }

        init?(_ name: String) {
            guard let trait = MovieTrait.allCases.first(where: { $0.name == name }) else { return nil }
            self.trait = trait
        }

        var name: String { trait.name }
    }

    var routes: [Route] { MovieTrait.allCases.map { Route($0) } }

    func destination(of route: Route) throws -> Destination {
        let title = "Filter by \(route.trait.name)"
        let groups = try MovieGroupScreen(
            title: title, trait: route.trait, of: { [search] in search }, catalog: catalog)
        groups.delegate = self
        return .screen(groups)
    }
}

extension FilterCoordinator: MovieGroupScreenDelegate {
    func movieGroupScreen(_ screen: MovieGroupScreen, didSelect group: MovieGroup) throws {
        try delegate?.filterCoordinator(self, didChoose: group.condition)
    }
}
