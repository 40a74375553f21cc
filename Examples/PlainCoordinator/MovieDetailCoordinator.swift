import Usher

/// Hears that the person has seen a movie's page.
protocol MovieDetailCoordinatorDelegate: AnyObject {
    func movieDetailCoordinator(_ coordinator: MovieDetailCoordinator, didFinishAfterShowing movie: Movie)
}

/// The flow of one movie; anyone with a movie can start it, and must keep it meanwhile.
final class MovieDetailCoordinator: Coordinator {
    weak var delegate: (any MovieDetailCoordinatorDelegate)?
    var childCoordinators: [any Coordinator] = []
    let firstScreen: any Screen
    private let movie: Movie
    private let navigationController: NavigationController

    init(movie: Movie, navigationController: NavigationController) {
        firstScreen = MovieDetailScreen(movie: movie)
        self.movie = movie
        self.navigationController = navigationController
    }

    func start() {
        navigationController.push(firstScreen)
    }

    func finish() {
        delegate?.movieDetailCoordinator(self, didFinishAfterShowing: movie)
    }
}
