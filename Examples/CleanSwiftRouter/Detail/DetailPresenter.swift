/// What the interactor says back.
protocol DetailPresentationLogic {
    func presentFilm(_ response: Detail.ShowFilm.Response)
}

/// Turns what is into what is shown.
final class DetailPresenter: DetailPresentationLogic {
    weak var screen: (any DetailDisplayLogic)?

    func presentFilm(_ response: Detail.ShowFilm.Response) {
        guard let film = response.film else {
            screen?.displayFilm(Detail.ShowFilm.ViewModel(title: "No film", line: "None was handed on."))
            return
        }
        screen?.displayFilm(
            Detail.ShowFilm.ViewModel(title: film.title, line: "Made by \(film.director) in \(film.year)."))
    }
}
