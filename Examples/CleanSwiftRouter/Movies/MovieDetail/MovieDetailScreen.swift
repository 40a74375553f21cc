import Usher

/// The presenter's interface to the view.
protocol MovieDetailDisplayLogic: AnyObject {
    func displayMovie(_ viewModel: MovieDetail.ShowMovie.ViewModel)
}

/// Sends requests to the interactor and shows view models.
final class MovieDetailScreen {
    let router: any MovieDetailDataPassing
    private let interactor: any MovieDetailBusinessLogic
    private var viewModel = MovieDetail.ShowMovie.ViewModel()

    init() {
        let presenter = MovieDetailPresenter()
        let interactor = MovieDetailInteractor(presenter: presenter)
        let router = MovieDetailRouter()
        self.interactor = interactor
        self.router = router
        presenter.screen = self
        router.dataStore = interactor
    }
}

extension MovieDetailScreen: MovieDetailDisplayLogic {
    func displayMovie(_ viewModel: MovieDetail.ShowMovie.ViewModel) {
        self.viewModel = viewModel
    }
}

extension MovieDetailScreen: Screen {
    func draw(on page: inout Page) {
        interactor.showMovie(MovieDetail.ShowMovie.Request())
        page.title(viewModel.title)
        page.field("Year", viewModel.year)
        page.field("Director", viewModel.director)
    }
}
