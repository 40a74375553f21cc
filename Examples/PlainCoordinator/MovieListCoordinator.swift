/// The list's flow. Retains the flow of the last movie picked.
final class MovieListCoordinator: Coordinator {
    private let presenter: NavigationController
    private var movieDetailCoordinator: MovieDetailCoordinator?
    private var movieListScreen: MovieListScreen?
    private let movies: [Movie]

    init(presenter: NavigationController, movies: [Movie]) {
        self.presenter = presenter
        self.movies = movies
    }

    func start() {
        let list = MovieListScreen()
        list.movies = movies
        list.delegate = self
        movieListScreen = list
        presenter.push(list)
    }
}

extension MovieListCoordinator: MovieListScreenDelegate {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie) {
        let detail = MovieDetailCoordinator(presenter: presenter, movie: movie)
        movieDetailCoordinator = detail
        screen.lastSeen = movie
        detail.start()
    }
}
