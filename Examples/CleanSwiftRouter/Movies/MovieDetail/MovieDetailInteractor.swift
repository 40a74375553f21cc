/// The view's requests to the interactor.
protocol MovieDetailBusinessLogic {
    func showMovie(_ request: MovieDetail.ShowMovie.Request)
}

/// The data that the scene needs from its opener.
protocol MovieDetailDataStore {
    var movie: Movie? { get set }
}

/// Holds the movie that was passed in.
final class MovieDetailInteractor: MovieDetailDataStore {
    var movie: Movie?
    private let presenter: any MovieDetailPresentationLogic

    init(presenter: any MovieDetailPresentationLogic) {
        self.presenter = presenter
    }
}

extension MovieDetailInteractor: MovieDetailBusinessLogic {
    func showMovie(_ request: MovieDetail.ShowMovie.Request) {
        if let movie { presenter.presentMovie(MovieDetail.ShowMovie.Response(movie: movie)) }
    }
}
