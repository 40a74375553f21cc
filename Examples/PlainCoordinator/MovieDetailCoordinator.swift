/// The flow of one movie.
final class MovieDetailCoordinator: Coordinator {
    private let presenter: NavigationController
    private let movie: Movie
    private var movieDetailScreen: MovieDetailScreen?

    init(presenter: NavigationController, movie: Movie) {
        self.presenter = presenter
        self.movie = movie
    }

    func start() {
        let detail = MovieDetailScreen()
        detail.movie = movie
        movieDetailScreen = detail
        presenter.push(detail)
    }
}
