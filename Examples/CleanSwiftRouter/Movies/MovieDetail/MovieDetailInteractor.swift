/// What the view asks for.
protocol MovieDetailBusinessLogic {
    func showMovie(_ request: MovieDetail.ShowMovie.Request)
}

/// What the scene needs from the one that opens it.
protocol MovieDetailDataStore {
    var movie: Movie? { get set }
}

/// The business: the movie that was handed on.
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
