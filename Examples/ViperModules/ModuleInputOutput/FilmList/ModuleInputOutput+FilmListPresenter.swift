extension ModuleInputOutput {
    /// What the presenter asks of its router.
    protocol FilmListRouterInput {
        func openDetail(of film: Film, stars: Int, output: any FilmDetailModuleOutput) throws
    }

    /// Opens a film's module and hears from it how the film was rated.
    final class FilmListPresenter {
        weak var view: (any FilmListViewInput)?
        private let interactor: any FilmListInteractorInput
        private let router: any FilmListRouterInput

        init(interactor: any FilmListInteractorInput, router: any FilmListRouterInput) {
            self.interactor = interactor
            self.router = router
        }
    }
}

extension ModuleInputOutput.FilmListPresenter: FilmListViewOutput {
    func viewIsReady() {
        view?.show(rows: interactor.films().map { ($0, text(of: $0)) })
    }

    private func text(of film: Film) -> String {
        "\(film.title) (\(film.year))" + String(repeating: " *", count: interactor.stars(of: film))
    }

    func didPick(_ film: Film) throws {
        try router.openDetail(of: film, stars: interactor.stars(of: film), output: self)
    }
}

extension ModuleInputOutput.FilmListPresenter: ModuleInputOutput.FilmDetailModuleOutput {
    func filmDetailModule(
        _ module: any ModuleInputOutput.FilmDetailModuleInput, didRate film: Film, stars: Int
    ) {
        interactor.rate(film, stars: stars)
    }
}
