import Usher
import UsherStoryboards

/// What the presenter asks of the view.
protocol HomeDisplayLogic: AnyObject {
    func displayFilms(_ viewModel: Home.ShowFilms.ViewModel)
}

/// The view: sends requests to the interactor, shows view models, and leaves ways out to the router.
final class HomeScreen {
    let storyboard: Storyboard
    private let navigator: Navigator
    private let interactor: any HomeBusinessLogic
    private let router: any HomeRoutingLogic & HomeDataPassing
    private var viewModel = Home.ShowFilms.ViewModel()

    init(storyboard: Storyboard, navigator: Navigator) {
        let presenter = HomePresenter()
        let interactor = HomeInteractor(presenter: presenter)
        let router = HomeRouter(dataStore: interactor, navigator: navigator)
        self.storyboard = storyboard
        self.navigator = navigator
        self.interactor = interactor
        self.router = router
        presenter.screen = self
        router.screen = self
    }
}

extension HomeScreen: HomeDisplayLogic {
    func displayFilms(_ viewModel: Home.ShowFilms.ViewModel) {
        self.viewModel = viewModel
    }
}

extension HomeScreen: SeguePreparing {
    func draw(on page: inout Page) {
        interactor.showFilms(Home.ShowFilms.Request())
        page.title("Home")
        for row in viewModel.rows {
            page.item(row.text) { [self] in
                interactor.chooseFilm(Home.ChooseFilm.Request(film: row.film))
            }
        }
        page.field("Chosen", viewModel.chosen)
        page.command("s", "detail by segue") { [self] in
            try navigator.perform(storyboard.segue("Detail", from: self))
        }
        page.command("p", "detail by program") { [self] in try router.routeToDetail(segue: nil) }
        page.command("t", "trailer", help: "performs a segue that has no route") { [self] in
            try navigator.perform(storyboard.segue("Trailer", from: self))
        }
    }

    func prepare(for segue: Segue, sender: Any?) throws {
        try router.route(segue)
    }
}
