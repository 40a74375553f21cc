import Usher
import UsherStoryboards

/// The presenter's interface to the view.
protocol HomeDisplayLogic: AnyObject {
    func displayMessage(_ viewModel: Home.ChangeMessage.ViewModel)
}

/// Sends requests to the interactor, shows view models and leaves navigation to the router.
final class HomeScreen {
    let storyboard: Storyboard
    let navigator: Navigator
    private let interactor: any HomeBusinessLogic
    private let router: (any HomeRoutingLogic & HomeDataPassing)?
    private var text: String?

    init(storyboard: Storyboard, navigator: Navigator) {
        let presenter = HomePresenter()
        let interactor = HomeInteractor(presenter: presenter)
        let router = HomeRouter()
        self.storyboard = storyboard
        self.navigator = navigator
        self.interactor = interactor
        self.router = router
        presenter.screen = self
        router.screen = self
        router.dataStore = interactor
    }
}

extension HomeScreen: HomeDisplayLogic {
    func displayMessage(_ viewModel: Home.ChangeMessage.ViewModel) {
        text = viewModel.text
    }
}

extension HomeScreen: SeguePreparing {
    func draw(on page: inout Page) {
        page.title("Home")
        page.ask("Text", .text, default: text) { [self] text in
            interactor.changeMessage(Home.ChangeMessage.Request(text: text))
        }
        page.command("s", "detail by segue") { [self] in try perform("Detail") }
        page.command("p", "detail by program") { [self] in try router?.routeToDetail(segue: nil) }
        page.command("a", "about") { [self] in try perform("About") }
    }

    private func perform(_ segue: String) throws {
        try navigator.perform(storyboard.segue(segue, from: self))
    }

    func prepare(for segue: Segue, sender: Any?) throws {
        let selector = "routeTo\(segue.identifier)"
        if let router, router.responds(to: selector) { try router.perform(selector, with: segue) }
    }
}
