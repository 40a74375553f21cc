import Usher

/// What the presenter asks of the view.
protocol DetailDisplayLogic: AnyObject {
    func displayFilm(_ viewModel: Detail.ShowFilm.ViewModel)
}

/// The view: sends requests to the interactor and shows view models.
final class DetailScreen {
    let router: any DetailDataPassing
    private let interactor: any DetailBusinessLogic
    private var viewModel = Detail.ShowFilm.ViewModel()

    init() {
        let presenter = DetailPresenter()
        let interactor = DetailInteractor(presenter: presenter)
        self.interactor = interactor
        router = DetailRouter(dataStore: interactor)
        presenter.screen = self
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
    }
}
