import Usher

/// The flow that begins with the list; it decides what a picked movie opens, and keeps what it has opened.
final class MovieListCoordinator: Coordinator {
    var childCoordinators: [any Coordinator] = []
    private let screen: MovieListScreen
    private let navigationController: NavigationController

    init(movies: [Movie], navigationController: NavigationController) {
        screen = MovieListScreen(movies: movies)
        self.navigationController = navigationController
    }

    var firstScreen: any Screen { screen }

    func start() {
        screen.delegate = self
        navigationController.push(screen)
    }
}

extension MovieListCoordinator: MovieListScreenDelegate {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie) {
        let detail = MovieDetailCoordinator(movie: movie, navigationController: navigationController)
        detail.delegate = self
        childCoordinators.append(detail)
        detail.start()
    }
}

extension MovieListCoordinator: MovieDetailCoordinatorDelegate {
    func movieDetailCoordinator(_ coordinator: MovieDetailCoordinator, didFinishAfterShowing movie: Movie) {
        screen.lastSeen = movie
    }
}
