import Usher

/// Owns what the screens show: the movies and the last one picked.
final class MoviesCoordinator: Coordinator {
    let movies = Movie.all
    private(set) var selectedMovie: Movie?
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        let list = MovieListScreen()
        list.delegate = self
        navigator.push(list, for: self)
    }
}

extension MoviesCoordinator: MovieListScreenDelegate {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie) {
        selectedMovie = movie
        let detail = MovieDetailScreen()
        detail.delegate = self
        navigator.push(detail, for: self)
    }
}

extension MoviesCoordinator: MovieDetailScreenDelegate {}
