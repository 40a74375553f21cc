/// What the interactor says back.
protocol DetailPresentationLogic {
    func presentFilm(_ response: Detail.ShowFilm.Response)
}

/// Turns what is into what is shown.
final class DetailPresenter: DetailPresentationLogic {
    weak var screen: (any DetailDisplayLogic)?

    func presentFilm(_ response: Detail.ShowFilm.Response) {
        let title = response.title.isEmpty ? "No title" : response.title
        let line = response.film.map { "Made by \($0.director) in \($0.year)." } ?? "No film is called that."
        screen?.displayFilm(Detail.ShowFilm.ViewModel(title: title, line: line))
    }
}
