package import MovieCatalog
package import Usher

/// The root of the tree: the movies, the watchlist, the diary and the numbers, side by side.
package final class AppCoordinator: Coordinator {
    private let catalog: Catalog
    private let occasion: Occasion
    private let isStrict: Bool
    private let navigator: Navigator
    private lazy var movies = list(of: .all)
    private lazy var watchlist = list(of: .watchlist)
    private lazy var diary = DiaryCoordinator(catalog: catalog, occasion: occasion, navigator: navigator)
    private lazy var numbers = {
        let numbers = NumbersCoordinator(
            of: { [unowned self] in search }, catalog: catalog, navigator: navigator)
        numbers.delegate = self
        return numbers
    }()
    private var sections: [any Coordinator & Place] { [movies, watchlist, diary, numbers] }
    /// What the list of movies shows, which is what is counted.
    private var search = MovieSearch()

    /// - Parameter isStrict: Whether a line that is no answer is refused, and not searched for.
    package init(
        catalog: Catalog, occasion: Occasion = Occasion(), isStrict: Bool = false, navigator: Navigator
    ) {
        self.catalog = catalog
        self.occasion = occasion
        self.isStrict = isStrict
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

    private func addCommands(on page: inout Page) {
        let front = navigator.stack.front(of: self)
        if navigator.stack.top is MoviePage {
            addMovieCommands(on: &page, leadingTo: front === watchlist ? watchlist : movies)
        }
        // The ways to the other sections.
        func add(_ section: any Coordinator, _ letter: Unicode.Scalar, _ label: String, _ way: String) {
            guard section !== front else {
                if section !== movies {
                    let name = way.dropFirst("goes to ".count)
                    page.nothingBefore("Nothing before \(name); m goes to the movies.")
                }
                return
            }
            page.command(letter, label, help: way) { [self] in
                navigator.select(section, for: self)
            }
        }
        add(movies, "m", "movies", "goes to the list of movies")
        add(watchlist, "t", "to watch", "goes to your watchlist")
        add(diary, "v", "diary", "goes to the diary")
        add(numbers, "c", "in numbers", "goes to the numbers of the collection")
    }

    /// What means the same on every page of movies.
    private func addMovieCommands(on page: inout Page, leadingTo list: MovieListCoordinator) {
        page.command("a", "add", help: "adds a movie; a Heat (1995) yesterday 8.5 does it at once") {
            list.add()
        }
        page.command("r", "pick for me", help: "opens a movie you haven't watched, by chance") {
            try list.pick()
        }
        if let steps = try? catalog.steps {
            func add(_ letter: Unicode.Scalar, _ label: String, _ help: String, _ step: HistoryStep?) {
                guard let step else { return }
                page.command(letter, label, help: "\(help) \(step.name)") {
                    try list.exchange(step, isUndone: letter == "u")
                }
            }
            add("u", "undo", "takes back", steps.undoable)
            add("y", "redo", "does again", steps.redoable)
        }
        page.search(help: "finds words, years, people and more; / alone shows all movies") { [self] text in
            try list.show(MovieSearch(text, today: catalog.today()))
        }
        page.otherwise { [isStrict] line in try list.read(line, searches: !isStrict) }
    }
}

/// A page of movies, where one can be added, picked by chance and looked for, and the last step be undone.
///
/// A class, since to look for a protocol takes 90,000 instructions with each new type of screen.
class MoviePage: Screen {
    /// The movies that the page numbers.
    final var shown: [ListedMovie] = []
    func draw(on page: inout Page) throws {}
    func open(_ movie: Movie.ID) {}
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

    func movieListCoordinatorWillShow(_ coordinator: MovieListCoordinator) {
        navigator.select(coordinator, for: self)
    }
}

extension AppCoordinator: NumbersCoordinatorDelegate {
    func numbersCoordinator(_ coordinator: NumbersCoordinator, didChoose condition: String) throws {
        try movies.show(search.adding(condition))
    }
}
