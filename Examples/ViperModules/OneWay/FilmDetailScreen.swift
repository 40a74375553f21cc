/// Takes the film for its presenter, where a view is all that the opening module can reach.
final class FilmDetailScreen: FilmDetailView {
    var film: Film? {
        didSet { presenter.film = film }
    }
    private let presenter: FilmDetailPresenter

    init(presenter: FilmDetailPresenter) {
        self.presenter = presenter
        super.init(output: presenter)
    }
}
