import MovieCatalog
import Usher

protocol FilterCoordinatorDelegate: AnyObject {
    func filterCoordinator(_ coordinator: FilterCoordinator, didChoose condition: String) throws(Refusal)
}

/// The flow that chooses what to keep of the list: a condition as a person could type it after the slash.
final class FilterCoordinator: Coordinator {
    weak var delegate: (any FilterCoordinatorDelegate)?
    private let catalog: Catalog
    private let navigator: Navigator

    init(catalog: Catalog, navigator: Navigator) {
        self.catalog = catalog
        self.navigator = navigator
    }

    func start() {
        let screen = FilterScreen()
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func stop() {}
}

extension FilterCoordinator: FilterScreenDelegate {
    func filterScreen(_ screen: FilterScreen, didChoose condition: String) throws(Refusal) {
        try delegate?.filterCoordinator(self, didChoose: condition)
    }

    func filterScreen(_ screen: FilterScreen, didSelect trait: MovieTrait) throws(Refusal) {
        let groups = try answering { () throws(CatalogError) in try catalog.groups(by: trait) }
        guard !groups.isEmpty else { throw Refusal("No movie of the catalog has a \(trait.name) yet.") }
        let values = FilterValueScreen(trait: trait, groups: groups)
        values.delegate = self
        navigator.push(values, for: self)
    }
}

extension FilterCoordinator: FilterValueScreenDelegate {
    func filterValueScreen(_ screen: FilterValueScreen, didChoose condition: String) throws(Refusal) {
        try delegate?.filterCoordinator(self, didChoose: condition)
    }
}
