/// A movie's page. Passes the movie to its presenter, which the opening module can't reach.
final class MovieDetailScreen: MovieDetailView {
    var movie: Movie? {
        didSet { presenter.movie = movie }
    }
    private let presenter: MovieDetailPresenter

    init(presenter: MovieDetailPresenter) {
        self.presenter = presenter
        super.init(output: presenter)
    }
}
