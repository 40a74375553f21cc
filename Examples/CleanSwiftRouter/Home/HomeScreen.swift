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
        for row in viewModel.rows { page.text(row) }
        page.ask("Title", .text, default: viewModel.title) { [self] text in
            interactor.changeTitle(Home.ChangeTitle.Request(text: text))
        }
        page.command("s", "detail by segue") { [self] in try perform("Detail") }
        page.command("p", "detail by program") { [self] in try router.routeToDetail(segue: nil) }
        page.command("a", "about") { [self] in try perform("About") }
    }

    private func perform(_ segue: String) throws {
        try navigator.perform(storyboard.segue(segue, from: self))
    }

    func prepare(for segue: Segue, sender: Any?) throws {
        let route = "routeTo\(segue.identifier)"
        if router.responds(to: route) { try router.perform(route, with: segue) }
    }
}
