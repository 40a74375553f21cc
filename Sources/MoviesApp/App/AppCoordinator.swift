package import MovieCatalog
package import Usher

/// The root of the tree: the movies, the watchlist and the numbers, side by side.
package final class AppCoordinator: Coordinator {
    private let catalog: Catalog
    private let occasion: Occasion
    private let navigator: Navigator
    private lazy var movies = MovieListCoordinator(
        .all, catalog: catalog, occasion: occasion, navigator: navigator)
    private lazy var watchlist = MovieListCoordinator(
        .watchlist, catalog: catalog, occasion: occasion, navigator: navigator)
    private lazy var numbers = NumbersCoordinator(catalog: catalog, navigator: navigator)

    package init(catalog: Catalog, occasion: Occasion = Occasion(), navigator: Navigator) {
        self.catalog = catalog
        self.occasion = occasion
        self.navigator = navigator
    }

    package func start() {
        numbers.delegate = self
        navigator.offer(for: self) { [unowned self] in offer(on: &$0) }
        do { try navigator.show(.movies, for: self) } catch { navigator.say("\(error)") }
    }

    /// The ways to the other sections.
    private func offer(on page: inout Page) {
        let front = navigator.stack.front(of: self)
        if front !== movies {
            page.command("m", "movies", help: "goes to the movies, where you left them") { [self] in
                try navigator.show(.movies, for: self)
            }
        }
        if front !== watchlist {
            page.command("t", "to watch", help: "goes to your watchlist, where you left it") { [self] in
                try navigator.show(.watchlist, for: self)
            }
        }
        if front !== numbers {
            page.command("c", "in numbers", help: "goes to the collection in numbers, where you left it") {
                [self] in
                try navigator.show(.numbers, for: self)
            }
        }
    }
}

extension AppCoordinator: Routing {
    package enum Route: String, CaseIterable, PathPart {
        case movies, watchlist, numbers
    }

    package func destination(of route: Route) -> Destination {
        switch route {
        case .movies: .section(movies)
        case .watchlist: .section(watchlist)
        case .numbers: .section(numbers)
        }
    }
}

extension AppCoordinator: NumbersCoordinatorDelegate {
    func numbersCoordinator(_ coordinator: NumbersCoordinator, didChoose condition: String) throws {
        try navigator.show(.movies, for: self)
        try movies.find(condition)
    }
}
