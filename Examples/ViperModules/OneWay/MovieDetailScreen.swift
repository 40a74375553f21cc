/// Takes the movie for its presenter, since the opening module can only reach the view.
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
