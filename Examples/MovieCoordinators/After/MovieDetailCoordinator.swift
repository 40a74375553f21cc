import Usher

/// The flow of one movie; anyone with a movie can start it.
final class MovieDetailCoordinator: Coordinator {
    private let movie: Movie
    private let navigator: Navigator

    init(movie: Movie, navigator: Navigator) {
        self.movie = movie
        self.navigator = navigator
    }

    func start() {
        navigator.push(MovieDetailScreen(movie: movie), for: self)
    }
}
