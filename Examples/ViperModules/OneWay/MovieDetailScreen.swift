/// Takes the movie for its presenter, where a view is all that the opening module can reach.
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
