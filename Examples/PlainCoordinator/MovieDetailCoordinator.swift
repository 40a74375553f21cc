/// The flow of one movie.
final class MovieDetailCoordinator: Coordinator {
    private let presenter: NavigationController
    private var movieDetailScreen: MovieDetailScreen?
    private let movie: Movie

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
