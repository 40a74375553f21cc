import Usher

extension Factories {
    /// Makes the module of one film.
    struct FilmDetailFactory {
        func makeModule(of film: Film) -> any Screen {
            let presenter = FilmDetailPresenter()
            presenter.film = film
            let view = FilmDetailView(output: presenter)
            presenter.view = view
            return view
        }
    }
}
