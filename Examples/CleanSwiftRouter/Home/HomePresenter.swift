/// What the interactor says back.
protocol HomePresentationLogic {
    func presentFilms(_ response: Home.ShowFilms.Response)
}

/// Turns what is into what is shown.
final class HomePresenter: HomePresentationLogic {
    weak var screen: (any HomeDisplayLogic)?

    func presentFilms(_ response: Home.ShowFilms.Response) {
        screen?.displayFilms(
            Home.ShowFilms.ViewModel(
                rows: response.films.map { "\($0.title) (\($0.year))" },
                title: response.title.isEmpty ? nil : response.title))
    }
}
