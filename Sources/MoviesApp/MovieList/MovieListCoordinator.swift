import MovieCatalog
import Usher

protocol MovieListCoordinatorDelegate: AnyObject {
    func movieListCoordinatorDidStop(_ coordinator: MovieListCoordinator)
}

/// The flow of the list: its pages, its order, and from it to a movie.
final class MovieListCoordinator: Coordinator {
    weak var delegate: (any MovieListCoordinatorDelegate)?

    private let catalog: any Catalog
    private let navigator: Navigator
    private let listScreen: MovieListScreen

    init(catalog: any Catalog, navigator: Navigator) {
        self.catalog = catalog
        self.navigator = navigator
        listScreen = MovieListScreen(catalog: catalog)
    }

    func start() {
        listScreen.delegate = self
        navigator.push(listScreen, for: self)
    }

    func stop() {
        delegate?.movieListCoordinatorDidStop(self)
    }
}

extension MovieListCoordinator: MovieListScreenDelegate {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie.ID) {
        let detail = MovieDetailCoordinator(movie: movie, catalog: catalog, navigator: navigator)
        detail.delegate = self
        navigator.start(detail, for: self)
    }

    func movieListScreenDidAskToSort(_ screen: MovieListScreen) {
        let sort = MovieSortScreen(query: screen.query)
        sort.delegate = self
        navigator.push(sort, for: self)
    }
}

extension MovieListCoordinator: MovieSortScreenDelegate {
    func movieSortScreen(_ screen: MovieSortScreen, didChoose order: MovieOrder) {
        listScreen.sort(by: order)
        navigator.pop(to: listScreen)
    }
}

extension MovieListCoordinator: MovieDetailCoordinatorDelegate {
    func movieDetailCoordinator(
        _ coordinator: MovieDetailCoordinator, didStopAfterDeleting movie: Movie?
    ) {
        if let movie { listScreen.announce("“\(movie.title)” is deleted.") }
    }
}
