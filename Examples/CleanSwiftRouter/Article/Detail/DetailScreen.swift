import Usher
import UsherStoryboards

/// The presenter's interface to the view.
protocol DetailDisplayLogic: AnyObject {
    func displayMessage(_ viewModel: Detail.ShowMessage.ViewModel)
}

/// Sends requests to the interactor, shows view models and leaves navigation to the router.
final class DetailScreen {
    let storyboard: Storyboard
    let navigator: Navigator
    let router: (any DetailRoutingLogic & DetailDataPassing)?
    private let interactor: any DetailBusinessLogic
    private var label = ""

    init(storyboard: Storyboard, navigator: Navigator) {
        let presenter = DetailPresenter()
        let interactor = DetailInteractor(presenter: presenter)
        let router = DetailRouter()
        self.storyboard = storyboard
        self.navigator = navigator
        self.interactor = interactor
        self.router = router
        presenter.screen = self
        router.screen = self
        router.dataStore = interactor
    }
}

extension DetailScreen: DetailDisplayLogic {
    func displayMessage(_ viewModel: Detail.ShowMessage.ViewModel) {
        label = viewModel.text
    }
}

extension DetailScreen: Screen {
    func draw(on page: inout Page) {
        interactor.showMessage(Detail.ShowMessage.Request())
        page.title("Detail")
        page.text(label)
        page.command("a", "about") { [self] in try router?.routeToAbout() }
    }
}
