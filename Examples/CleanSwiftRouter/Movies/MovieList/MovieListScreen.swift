import Usher

/// The presenter's interface to the view.
protocol MovieListDisplayLogic: AnyObject {
    func displayMovies(_ viewModel: MovieList.ShowMovies.ViewModel)
}

/// Sends requests to the interactor, shows view models and leaves navigation to the router.
final class MovieListScreen {
    let navigator: Navigator
    private let interactor: any MovieListBusinessLogic
    private let router: any MovieListRoutingLogic & MovieListDataPassing
    private var viewModel = MovieList.ShowMovies.ViewModel()

    init(navigator: Navigator) {
        let presenter = MovieListPresenter()
        let interactor = MovieListInteractor(presenter: presenter)
        let router = MovieListRouter()
        self.navigator = navigator
        self.interactor = interactor
        self.router = router
        presenter.screen = self
        router.screen = self
        router.dataStore = interactor
    }
}

extension MovieListScreen: MovieListDisplayLogic {
    func displayMovies(_ viewModel: MovieList.ShowMovies.ViewModel) {
        self.viewModel = viewModel
    }
}

extension MovieListScreen: Screen {
    func draw(on page: inout Page) {
        interactor.showMovies(MovieList.ShowMovies.Request())
        page.title("Movies")
        for (index, row) in viewModel.rows.enumerated() {
            page.item(row) { [self] in
                interactor.selectMovie(MovieList.SelectMovie.Request(index: index))
                router.routeToMovieDetail()
            }
        }
        if let lastSeen = viewModel.lastSeen { page.field("Last seen", lastSeen) }
    }
}
