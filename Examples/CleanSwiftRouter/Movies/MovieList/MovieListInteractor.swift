/// The view's requests to the interactor.
protocol MovieListBusinessLogic {
    func showMovies(_ request: MovieList.ShowMovies.Request)
    func selectMovie(_ request: MovieList.SelectMovie.Request)
}

/// The data that the scene passes on.
protocol MovieListDataStore {
    var movie: Movie? { get }
}

/// Remembers the movie last picked, for the router.
final class MovieListInteractor: MovieListDataStore {
    private(set) var movie: Movie?
    private let presenter: any MovieListPresentationLogic

    init(presenter: any MovieListPresentationLogic) {
        self.presenter = presenter
    }
}

extension MovieListInteractor: MovieListBusinessLogic {
    func showMovies(_ request: MovieList.ShowMovies.Request) {
        presenter.presentMovies(MovieList.ShowMovies.Response(movies: Movie.all, lastSeen: movie))
    }

    func selectMovie(_ request: MovieList.SelectMovie.Request) {
        movie = Movie.all[request.index]
    }
}
