/// What the interactor says back.
protocol MovieDetailPresentationLogic {
    func presentMovie(_ response: MovieDetail.ShowMovie.Response)
}

/// Turns what is into what is shown.
final class MovieDetailPresenter: MovieDetailPresentationLogic {
    weak var screen: (any MovieDetailDisplayLogic)?

    func presentMovie(_ response: MovieDetail.ShowMovie.Response) {
        let movie = response.movie
        screen?.displayMovie(
            MovieDetail.ShowMovie.ViewModel(
                title: movie.title, year: "\(movie.year)", director: movie.director))
    }
}
