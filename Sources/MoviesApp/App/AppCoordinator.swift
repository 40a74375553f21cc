package import MovieCatalog
import MovieImport
package import Usher

package protocol AppCoordinatorDelegate: AnyObject {
    func appCoordinator(_ app: AppCoordinator, didStopAfter changes: Set<MovieChange>)
}

/// The root of the tree: the movies, the watchlist, the diary and the numbers, side by side.
package final class AppCoordinator: Coordinator {
    package weak var delegate: (any AppCoordinatorDelegate)?
    private let navigator: Navigator
    private let actions: MovieActions
    private let greets: Bool
    private lazy var movies = list(of: .all)
    private lazy var watchlist = list(of: .watchlist)
    private lazy var diary = DiaryCoordinator(
        named: AppSection.diary.rawValue, actions: actions, navigator: navigator)
    private lazy var numbers = NumbersCoordinator(
        named: AppSection.numbers.rawValue, of: { [unowned self] in search }, catalog: actions.catalog,
        navigator: navigator)
    /// The search of the list of movies, whose results are counted.
    private var search = MovieSearch()
    private var changes: Set<MovieChange> = []

    /// - Parameter greets: Whether it says what a new catalog begins with.
    package init(
        catalog: Catalog, context: SessionContext = SessionContext(), isStrict: Bool = false,
        greets: Bool = true,
        navigator: Navigator
    ) {
        actions = MovieActions(catalog: catalog, context: context, isStrict: isStrict)
        self.greets = greets
        self.navigator = navigator
        catalog.today = { context.today }
    }

    package func start() {
        diary.delegate = self
        numbers.delegate = self
        navigator.addCommands(for: self) { [unowned self] in addSections(on: &$0) }
        navigator.select(movies, for: self)
        if greets, let words = try? actions.catalog.greeting { words.forEach(navigator.say) }
    }

    package func stop() {
        delegate?.appCoordinator(self, didStopAfter: changes)
    }

    private func addSections(on page: inout Page) {
        let front = navigator.stack.selectedSection(of: self)
        for section in AppSection.allCases {
            let (flow, (letter, label, help)) = (flow(of: section), section.words)
            if flow !== front {
                page.command(letter, label, help: help) { [self] in navigator.select(flow, for: self) }
            } else if section != .movies {
                page.refuseBack("There is no page before this one. Type m for movies.")
            }
        }
    }
}

// Its children, and what came of them
extension AppCoordinator {
    private func flow(of section: AppSection) -> any Coordinator {
        switch section {
        case .movies: movies
        case .watchlist: watchlist
        case .diary: diary
        case .numbers: numbers
        }
    }

    private func list(of scope: ListScope) -> MovieListCoordinator {
        let list = MovieListCoordinator(scope, actions: actions, navigator: navigator)
        list.delegate = self
        return list
    }
}

extension AppCoordinator: MovieListCoordinatorDelegate, MovieFlowDelegate, MovieGroupFlowDelegate {
    func movieListCoordinatorWillShow(_ list: MovieListCoordinator) { navigator.select(list, for: self) }

    func movieListCoordinator(_ list: MovieListCoordinator, didSearchFor search: MovieSearch) {
        if list === movies { self.search = search }
    }

    func movieListCoordinator(_ list: MovieListCoordinator, didAskFor section: AppSection) {
        navigator.select(flow(of: section), for: self)
    }

    func movieListCoordinator(_ list: MovieListCoordinator, didStopAfter changes: Set<MovieChange>) {
        self.changes.formUnion(changes)
    }

    func movieFlow(_ flow: any Coordinator, didStopAfter changes: Set<MovieChange>) {
        self.changes.formUnion(changes)
    }

    func movieFlow(_ flow: any Coordinator, didAskFor request: MovieRequest) throws {
        try movies.movieFlow(flow, didAskFor: request)
    }

    func movieGroupFlow(_ numbers: any Coordinator, didChoose condition: String) throws {
        try movies.movieFlow(movies, didAskFor: .show(search.adding(condition)))
    }
}

extension AppCoordinator: Guide {
    package var placeNames: [String] { AppSection.allCases.map(\.rawValue) }

    package func destination(named name: String) -> Destination? {
        AppSection(rawValue: name).map { .section(flow(of: $0)) }
    }
}

/// A section of the program, by its name in a path.
enum AppSection: String, CaseIterable {
    case movies, watchlist, diary, numbers

    fileprivate var words: (letter: Unicode.Scalar, label: String, help: String) {
        switch self {
        case .movies: ("m", "movies", "goes to the list of movies")
        case .watchlist: ("t", "to watch", "goes to your watchlist")
        case .diary: ("v", "diary", "goes to the diary")
        case .numbers: ("c", "in numbers", "goes to the numbers of the collection")
        }
    }
}

extension Catalog {
    /// The greeting for a catalog that is as it was made.
    fileprivate var greeting: [String] {
        get throws {
            guard try isUntouchedSample else { return [] }
            guard case .exactly(let count) = try count(of: MovieQuery()) else { return [] }
            return ["These are \(count) films to look round with; x begins with none."]
                + (path.map { ["Your catalog is kept in \($0)."] } ?? [])
        }
    }
}
