/// What the presenter asks of its router.
protocol FilmListRouterInput {
    func openDetail(of film: Film) throws
}

/// The list's presenter in the forms that hand data one way only; it notes a film as seen when it opens it.
final class FilmListPresenter: FilmListViewOutput {
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
        let film = interactor.films()[index]
        try router.openDetail(of: film)
        interactor.lastSeen = film
    }
}
