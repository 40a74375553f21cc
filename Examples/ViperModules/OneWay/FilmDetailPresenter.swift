/// The detail's presenter in the forms that hand data one way only.
final class FilmDetailPresenter: FilmDetailViewOutput {
    weak var view: (any FilmDetailViewInput)?
    var film: Film?

    func viewIsReady() {
        if let film { view?.show(film) }
    }
}
