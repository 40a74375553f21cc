extension ModuleInputOutput {
    /// The presenter's interface to the router.
    protocol MovieListRouterInput {
        func openDetail(of movie: Movie, output: any MovieDetailModuleOutput) throws
    }

    /// Opens a movie's module and learns from its output that the movie was shown.
    final class MovieListPresenter: MovieListViewOutput, MovieDetailModuleOutput {
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
            try router.openDetail(of: interactor.movies()[index], output: self)
        }

        func movieDetailModule(_ module: any MovieDetailModuleInput, didShow movie: Movie) {
            interactor.lastSeen = movie
        }
    }
}
