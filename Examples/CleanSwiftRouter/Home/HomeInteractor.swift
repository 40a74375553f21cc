/// What the view asks for.
protocol HomeBusinessLogic {
    func showFilms(_ request: Home.ShowFilms.Request)
    func changeTitle(_ request: Home.ChangeTitle.Request)
}

/// What the scene has for the scenes it leads to.
protocol HomeDataStore {
    var title: String { get }
}

/// The business: which films there are, and which title was typed.
final class HomeInteractor: HomeDataStore {
    private(set) var title = ""
    private let presenter: any HomePresentationLogic

    init(presenter: any HomePresentationLogic) {
        self.presenter = presenter
    }
}

extension HomeInteractor: HomeBusinessLogic {
    func showFilms(_ request: Home.ShowFilms.Request) {
        presenter.presentFilms(Home.ShowFilms.Response(films: Film.all, title: title))
    }

    func changeTitle(_ request: Home.ChangeTitle.Request) {
        title = request.text
    }
}
