/// A movie's presenter if data is passed only one way.
final class MovieDetailPresenter: MovieDetailViewOutput {
    weak var view: (any MovieDetailViewInput)?
    var movie: Movie?

    func viewIsReady() {
        if let movie { view?.show(movie) }
    }
}
