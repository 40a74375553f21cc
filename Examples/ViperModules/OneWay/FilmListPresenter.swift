/// What the presenter asks of its router.
protocol FilmListRouterInput {
    func openDetail(of film: Film) throws
}

/// The list's presenter in the forms that hand data one way only.
final class FilmListPresenter: FilmListViewOutput {
    weak var view: (any FilmListViewInput)?
    private let interactor: any FilmListInteractorInput
    private let router: any FilmListRouterInput

    init(interactor: any FilmListInteractorInput, router: any FilmListRouterInput) {
        self.interactor = interactor
        self.router = router
    }

    func viewIsReady() {
        view?.show(rows: interactor.films().map { ($0, "\($0.title) (\($0.year))") })
    }

    func didPick(_ film: Film) throws {
        try router.openDetail(of: film)
    }
}
