import Usher

/// The flow that begins with the list; it decides what a picked movie opens.
final class MovieListCoordinator: Coordinator {
    private let movies: [Movie]
    private let navigator: Navigator

    init(movies: [Movie], navigator: Navigator) {
        self.movies = movies
        self.navigator = navigator
    }

    func start() {
        let screen = MovieListScreen(movies: movies)
        screen.delegate = self
        navigator.push(screen, for: self)
    }
}

extension MovieListCoordinator: MovieListScreenDelegate {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie) {
        navigator.start(MovieDetailCoordinator(movie: movie, navigator: navigator), for: self)
    }
}
