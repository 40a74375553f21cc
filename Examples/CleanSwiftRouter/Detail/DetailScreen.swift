import Usher
import UsherStoryboards

/// What the presenter asks of the view.
protocol DetailDisplayLogic: AnyObject {
    func displayFilm(_ viewModel: Detail.ShowFilm.ViewModel)
}

/// The view: sends requests to the interactor, shows view models, and leaves ways out to the router.
final class DetailScreen {
    let storyboard: Storyboard
    let router: any DetailRoutingLogic & DetailDataPassing
    private let interactor: any DetailBusinessLogic
    private var viewModel = Detail.ShowFilm.ViewModel()

    init(storyboard: Storyboard, navigator: Navigator) {
        let presenter = DetailPresenter()
        let interactor = DetailInteractor(presenter: presenter)
        let router = DetailRouter(dataStore: interactor, navigator: navigator)
        self.storyboard = storyboard
        self.interactor = interactor
        self.router = router
        presenter.screen = self
        router.screen = self
    }
}

extension DetailScreen: DetailDisplayLogic {
    func displayFilm(_ viewModel: Detail.ShowFilm.ViewModel) {
        self.viewModel = viewModel
    }
}

extension DetailScreen: Screen {
    func draw(on page: inout Page) {
        interactor.showFilm(Detail.ShowFilm.Request())
        page.title(viewModel.title)
        page.text(viewModel.line)
        page.command("a", "about") { [self] in try router.routeToAbout() }
    }
}
