package import MovieCatalog
package import Usher

/// The root of the tree: the movies, the watchlist, the diary and the numbers, side by side.
package final class AppCoordinator: Coordinator {
    private let catalog: Catalog
    private let occasion: Occasion
    private let navigator: Navigator
    private lazy var movies = MovieListCoordinator(
        .all, catalog: catalog, occasion: occasion, navigator: navigator)
    private lazy var watchlist = MovieListCoordinator(
        .watchlist, catalog: catalog, occasion: occasion, navigator: navigator)
    private lazy var diary = DiaryCoordinator(catalog: catalog, occasion: occasion, navigator: navigator)
    private lazy var numbers = NumbersCoordinator(
        of: { [unowned movies] in movies.search }, catalog: catalog, occasion: occasion, navigator: navigator)

    package init(catalog: Catalog, occasion: Occasion = Occasion(), navigator: Navigator) {
        self.catalog = catalog
        self.occasion = occasion
        self.navigator = navigator
        catalog.today = { occasion.today }
    }

    package func start() {
        numbers.delegate = self
        navigator.offer(for: self) { [unowned self] in offer(on: &$0) }
        do { try navigator.show(.movies, for: self) } catch { navigator.say("\(error)") }
    }

    /// The ways to the other sections.
    private func offer(on page: inout Page) {
        let front = navigator.stack.front(of: self)
        func offer(
            _ section: any Coordinator, _ letter: Unicode.Scalar, _ label: String, _ name: String,
            _ route: Route
        ) {
            guard section !== front else { return }
            page.command(letter, label, help: "goes to \(name), where you left it") { [self] in
                try navigator.show(route, for: self)
            }
        }
        offer(movies, "m", "movies", "the list of movies", .movies)
        offer(watchlist, "t", "to watch", "your watchlist", .watchlist)
        offer(diary, "v", "diary", "your diary", .diary)
        offer(numbers, "c", "in numbers", "the collection in numbers", .numbers)
    }
}

extension AppCoordinator: Routing {
    package enum Route: String, CaseIterable, PathPart {
        case movies, watchlist, diary, numbers
    }

    package func destination(of route: Route) -> Destination {
        switch route {
        case .movies: .section(movies)
        case .watchlist: .section(watchlist)
        case .diary: .section(diary)
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
