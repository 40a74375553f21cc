/// The detail's presenter in the forms that pass data only one way.
final class MovieDetailPresenter: MovieDetailViewOutput {
    weak var view: (any MovieDetailViewInput)?
    var movie: Movie?

    func viewIsReady() {
        if let movie { view?.show(movie) }
    }
}
