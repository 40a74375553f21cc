/// What the view asks for.
protocol DetailBusinessLogic {
    func showFilm(_ request: Detail.ShowFilm.Request)
}

/// What the scene needs from the one that opens it.
protocol DetailDataStore {
    var film: Film? { get set }
}

/// The business: the film that was handed on.
final class DetailInteractor: DetailDataStore {
    var film: Film?
    private let presenter: any DetailPresentationLogic

    init(presenter: any DetailPresentationLogic) {
        self.presenter = presenter
    }
}

extension DetailInteractor: DetailBusinessLogic {
    func showFilm(_ request: Detail.ShowFilm.Request) {
        presenter.presentFilm(Detail.ShowFilm.Response(film: film))
    }
}
