extension ModuleInputOutput {
    /// What the presenter asks of its router.
    protocol FilmDetailRouterInput {
        func embedRating(
            stars: Int, output: any RatingModuleOutput
        ) throws -> (any RatingModuleInput)?
        func openDirector(_ name: String) throws
        func openStudio() throws
    }

    /// Shows a film, and talks with the rating that is embedded in its page.
    final class FilmDetailPresenter {
        weak var view: (any FilmDetailViewInput)?
        weak var output: (any FilmDetailModuleOutput)?
        private weak var rating: (any RatingModuleInput)?
        private var film: Film?
        private let router: any FilmDetailRouterInput

        init(router: any FilmDetailRouterInput) {
            self.router = router
        }
    }
}

extension ModuleInputOutput.FilmDetailPresenter: ModuleInputOutput.FilmDetailModuleInput {
    func configure(film: Film, stars: Int) throws {
        self.film = film
        rating = try router.embedRating(stars: stars, output: self)
    }
}

extension ModuleInputOutput.FilmDetailPresenter: ModuleInputOutput.FilmDetailScreenOutput {
    func viewIsReady() {
        guard let film else { return }
        view?.show(title: film.title, director: film.director)
    }

    func didAskForClear() {
        rating?.clear()
    }

    func didAskForDirector() throws {
        if let film { try router.openDirector(film.director) }
    }

    func didAskForStudio() throws {
        try router.openStudio()
    }
}

extension ModuleInputOutput.FilmDetailPresenter: ModuleInputOutput.RatingModuleOutput {
    func ratingModule(_ module: any ModuleInputOutput.RatingModuleInput, didRate stars: Int) {
        if let film { output?.filmDetailModule(self, didRate: film, stars: stars) }
    }
}
