import Usher

/// The list's flow. Decides what a picked movie opens.
final class MovieListCoordinator: Coordinator {
    private let screen: MovieListScreen
    private let navigator: Navigator

    init(movies: [Movie], navigator: Navigator) {
        screen = MovieListScreen(movies: movies)
        self.navigator = navigator
    }

    func start() {
        screen.delegate = self
        navigator.push(screen, for: self)
    }
}

extension MovieListCoordinator: MovieListScreenDelegate {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie) {
        let detail = MovieDetailCoordinator(movie: movie, navigator: navigator)
        detail.delegate = self
        navigator.start(detail, for: self)
    }
}

extension MovieListCoordinator: MovieDetailCoordinatorDelegate {
    func movieDetailCoordinator(_ coordinator: MovieDetailCoordinator, didStopAfterShowing movie: Movie) {
        screen.lastSeen = movie
    }
}
