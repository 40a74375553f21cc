/// The interactor's responses to the presenter.
protocol MovieDetailPresentationLogic {
    func presentMovie(_ response: MovieDetail.ShowMovie.Response)
}

/// Turns responses into view models.
final class MovieDetailPresenter: MovieDetailPresentationLogic {
    weak var screen: (any MovieDetailDisplayLogic)?

    func presentMovie(_ response: MovieDetail.ShowMovie.Response) {
        let movie = response.movie
        screen?.displayMovie(
            MovieDetail.ShowMovie.ViewModel(
                title: movie.title, year: "\(movie.year)", director: movie.director))
    }
}
