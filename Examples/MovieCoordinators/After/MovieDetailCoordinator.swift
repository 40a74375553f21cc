import Usher

/// Is notified when the user has seen a movie's page.
protocol MovieDetailCoordinatorDelegate: AnyObject {
    func movieDetailCoordinator(_ coordinator: MovieDetailCoordinator, didStopAfterShowing movie: Movie)
}

/// The flow of one movie. Any coordinator with a movie can start it.
final class MovieDetailCoordinator: Coordinator {
    weak var delegate: (any MovieDetailCoordinatorDelegate)?
    private let movie: Movie
    private let navigator: Navigator

    init(movie: Movie, navigator: Navigator) {
        self.movie = movie
        self.navigator = navigator
    }

    func start() {
        navigator.push(MovieDetailScreen(movie: movie), for: self)
    }

    func stop() {
        delegate?.movieDetailCoordinator(self, didStopAfterShowing: movie)
    }
}
