/// The presenter's interface to the router.
protocol MovieListRouterInput {
    func openDetail(of movie: Movie) throws
}

/// The list's presenter if data is passed only one way. An opened movie counts as seen.
final class MovieListPresenter: MovieListViewOutput {
    weak var view: (any MovieListViewInput)?
    private let interactor: any MovieListInteractorInput
    private let router: any MovieListRouterInput

    init(interactor: any MovieListInteractorInput, router: any MovieListRouterInput) {
        self.interactor = interactor
        self.router = router
    }

    func viewIsReady() {
        view?.show(interactor.movies(), lastSeen: interactor.lastSeen)
    }

    func didPick(at index: Int) throws {
        let movie = interactor.movies()[index]
        try router.openDetail(of: movie)
        interactor.lastSeen = movie
    }
}
