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
        navigator.push(try groups(by: trait), for: self)
    }
}

extension FilterCoordinator: Place {
    var pathName: String? { "filter" }
}

extension FilterCoordinator: Guide {
    var places: [String] { MovieTrait.allCases.map(\.name) }

    func destination(named name: String) throws -> Destination? {
        try MovieTrait(named: name).map { .screen(try groups(by: $0)) }
    }

    private func groups(by trait: MovieTrait) throws -> MovieGroupScreen {
        let groups = try MovieGroupScreen(
            title: "Filter by \(trait.name)", trait: trait, of: { [search] in search }, catalog: catalog)
        groups.delegate = self
        return groups
    }
}

extension FilterCoordinator: MovieGroupScreenDelegate {
    func movieGroupScreen(_ screen: MovieGroupScreen, didSelect group: MovieGroup) throws {
        try delegate?.filterCoordinator(self, didChoose: group.condition)
    }
}
