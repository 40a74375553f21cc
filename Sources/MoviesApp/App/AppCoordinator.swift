package import MovieCatalog
package import Usher

/// The root of the tree: the program from its first page to its last.
package final class AppCoordinator: Coordinator {
    private let catalog: Catalog
    private let navigator: Navigator

    package init(catalog: Catalog, navigator: Navigator) {
        self.catalog = catalog
        self.navigator = navigator
    }

    package func start() {
        navigator.start(MovieListCoordinator(catalog: catalog, navigator: navigator), for: self)
    }
}
