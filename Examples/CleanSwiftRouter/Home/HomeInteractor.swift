/// What the view asks for.
protocol HomeBusinessLogic {
    func showFilms(_ request: Home.ShowFilms.Request)
    func chooseFilm(_ request: Home.ChooseFilm.Request)
}

/// What the scene has for the scenes it leads to.
protocol HomeDataStore {
    var film: Film { get }
}

/// The business: which films there are, and which is chosen.
final class HomeInteractor: HomeDataStore {
    private(set) var film = Film.all[0]
    private let films = Film.all
    private let presenter: any HomePresentationLogic

    init(presenter: any HomePresentationLogic) {
        self.presenter = presenter
    }
}

extension HomeInteractor: HomeBusinessLogic {
    func showFilms(_ request: Home.ShowFilms.Request) {
        presenter.presentFilms(Home.ShowFilms.Response(films: films, chosen: film))
    }

    func chooseFilm(_ request: Home.ChooseFilm.Request) {
        film = request.film
    }
}
