package import MovieCatalog
package import Usher

/// The root of the tree: the movies, the watchlist, the diary and the numbers, side by side.
package final class AppCoordinator: Coordinator {
    private let catalog: Catalog
    private let occasion: Occasion
    private let navigator: Navigator
    private lazy var movies = list(of: .all)
    private lazy var watchlist = list(of: .watchlist)
    private lazy var diary = DiaryCoordinator(catalog: catalog, occasion: occasion, navigator: navigator)
    private lazy var numbers = numbersOfList()
    private var sections: [any Coordinator & Place] { [movies, watchlist, diary, numbers] }
    /// What the list of movies shows, which is what is counted.
    private var search = MovieSearch()

    package init(catalog: Catalog, occasion: Occasion = Occasion(), navigator: Navigator) {
        self.catalog = catalog
        self.occasion = occasion
        self.navigator = navigator
        catalog.today = { occasion.today }
    }

    package func start() {
        navigator.addCommands(for: self) { [unowned self] in addCommands(on: &$0) }
        navigator.select(movies, for: self)
    }

    private func list(of shelf: MovieShelf) -> MovieListCoordinator {
        let list = MovieListCoordinator(shelf, catalog: catalog, occasion: occasion, navigator: navigator)
        list.delegate = self
        return list
    }

    private func numbersOfList() -> NumbersCoordinator {
        let numbers = NumbersCoordinator(
            of: { [unowned self] in search }, catalog: catalog, occasion: occasion, navigator: navigator)
        numbers.delegate = self
        return numbers
    }

    /// The ways to the other sections.
    private func addCommands(on page: inout Page) {
        let front = navigator.stack.front(of: self)
        func add(_ section: any Coordinator, _ letter: Unicode.Scalar, _ label: String, _ name: String) {
            guard section !== front else { return }
            page.command(letter, label, help: "goes to \(name)") { [self] in
                navigator.select(section, for: self)
            }
        }
        add(movies, "m", "movies", "the list of movies")
        add(watchlist, "t", "to watch", "your watchlist")
        add(diary, "v", "diary", "your diary")
        add(numbers, "c", "in numbers", "the collection in numbers")
    }
}

extension AppCoordinator: Guide {
    package var places: [String] { sections.compactMap(\.pathName) }

    package func destination(named name: String) -> Destination? {
        sections.first { $0.pathName == name }.map { .section($0) }
    }
}

extension AppCoordinator: MovieListCoordinatorDelegate {
    func movieListCoordinator(_ coordinator: MovieListCoordinator, didSearchFor search: MovieSearch) {
        if coordinator === movies { self.search = search }
    }
}

extension AppCoordinator: NumbersCoordinatorDelegate {
    func numbersCoordinator(_ coordinator: NumbersCoordinator, didChoose condition: String) throws {
        navigator.select(movies, for: self)
        try movies.show(search.adding(condition))
    }
}
