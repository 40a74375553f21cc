import Usher

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
        for row in viewModel.rows { page.item(row) }
        page.field("Chosen", viewModel.chosen)
        page.command("s", "detail by segue")
        page.command("p", "detail by program")
        page.command("t", "trailer", help: "performs a segue that has no route")
    }

    func choose(_ choice: Choice) throws(Refusal) {
        do {
            switch choice {
            case .item(let index): interactor.chooseFilm(Home.ChooseFilm.Request(index: index))
            case .command("s"): try navigator.perform(storyboard.segue("Detail", from: self))
            case .command("p"): try router.routeToDetail(segue: nil)
            case .command("t"): try navigator.perform(storyboard.segue("Trailer", from: self))
            default: break
            }
        } catch {
            throw Refusal(error.description)
        }
    }

    func prepare(for segue: Segue, sender: Any?) throws(SegueError) {
        try router.route(segue)
    }
}
