/// What the view asks for.
protocol MovieListBusinessLogic {
    func showMovies(_ request: MovieList.ShowMovies.Request)
    func selectMovie(_ request: MovieList.SelectMovie.Request)
}

/// What the scene has for the scenes it leads to.
protocol MovieListDataStore {
    var movie: Movie? { get }
}

/// The business: which movies there are, and which was picked last.
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
