extension ModuleInputOutput {
    /// What the presenter asks of its router.
    protocol FilmListRouterInput {
        func openDetail(of film: Film, output: any FilmDetailModuleOutput) throws
    }

    /// Opens a film's module and hears from it that the film was shown.
    final class FilmListPresenter: FilmListViewOutput, FilmDetailModuleOutput {
        weak var view: (any FilmListViewInput)?
        private let interactor: any FilmListInteractorInput
        private let router: any FilmListRouterInput

        init(interactor: any FilmListInteractorInput, router: any FilmListRouterInput) {
            self.interactor = interactor
            self.router = router
        }

        func viewIsReady() {
            view?.show(interactor.films(), lastSeen: interactor.lastSeen)
        }

        func didPick(at index: Int) throws {
            try router.openDetail(of: interactor.films()[index], output: self)
        }

        func filmDetailModule(_ module: any FilmDetailModuleInput, didShow film: Film) {
            interactor.lastSeen = film
        }
    }
}
