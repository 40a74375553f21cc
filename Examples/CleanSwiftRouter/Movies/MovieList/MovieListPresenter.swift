/// The interactor's responses to the presenter.
protocol MovieListPresentationLogic {
    func presentMovies(_ response: MovieList.ShowMovies.Response)
}

/// Turns responses into view models.
final class MovieListPresenter: MovieListPresentationLogic {
    weak var screen: (any MovieListDisplayLogic)?

    func presentMovies(_ response: MovieList.ShowMovies.Response) {
        screen?.displayMovies(
            MovieList.ShowMovies.ViewModel(
                rows: response.movies.map { "\($0.title) (\($0.year))" }, lastSeen: response.lastSeen?.title))
    }
}
