/// What the view asks for.
protocol DetailBusinessLogic {
    func showFilm(_ request: Detail.ShowFilm.Request)
}

/// What the scene needs from the one that opens it.
protocol DetailDataStore {
    var title: String { get set }
}

/// The business: the film whose title was handed on.
final class DetailInteractor: DetailDataStore {
    var title = ""
    private let presenter: any DetailPresentationLogic

    init(presenter: any DetailPresentationLogic) {
        self.presenter = presenter
    }
}

extension DetailInteractor: DetailBusinessLogic {
    func showFilm(_ request: Detail.ShowFilm.Request) {
        presenter.presentFilm(
            Detail.ShowFilm.Response(title: title, film: Film.all.first { $0.title == title }))
    }
}
