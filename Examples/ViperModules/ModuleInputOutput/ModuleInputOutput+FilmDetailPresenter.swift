extension ModuleInputOutput {
    /// Shows a film, and tells whoever had it opened.
    class FilmDetailPresenter: FilmDetailModuleInput, FilmDetailViewOutput {
        weak var view: (any FilmDetailViewInput)?
        weak var output: (any FilmDetailModuleOutput)?
        private(set) var film: Film?

        func configure(film: Film) throws {
            self.film = film
        }

        func viewIsReady() {
            guard let film else { return }
            view?.show(film)
            output?.filmDetailModule(self, didShow: film)
        }
    }
}
