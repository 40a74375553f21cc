extension EmbeddedRating {
    /// What the presenter asks of its router.
    protocol RatedFilmRouterInput {
        func openRating(
            usingSegue identifier: String, stars: Int, output: any RatingModuleOutput
        ) throws -> (any RatingModuleInput)?
    }

    /// Shows a film, and talks with the rating that is embedded in its page.
    final class RatedFilmPresenter: ModuleInputOutput.FilmDetailPresenter, RatingModuleOutput {
        private weak var rating: (any RatingModuleInput)?
        private let interactor: any RatingInteractorInput
        private let router: any RatedFilmRouterInput

        init(interactor: any RatingInteractorInput, router: any RatedFilmRouterInput) {
            self.interactor = interactor
            self.router = router
        }

        override func configure(film: Film) throws {
            try super.configure(film: film)
            rating = try openRating(usingSegue: "EmbedRating")
        }

        func didAskForRating() throws {
            _ = try openRating(usingSegue: "ShowRating")
        }

        func didAskForClear() {
            rating?.clear()
        }

        func ratingModule(_ module: any RatingModuleInput, didRate stars: Int) {
            if let film { interactor.rate(film, stars: stars) }
            if module !== rating { rating?.configure(stars: stars) }
        }

        private func openRating(usingSegue identifier: String) throws -> (any RatingModuleInput)? {
            let stars = film.map(interactor.stars) ?? 0
            return try router.openRating(usingSegue: identifier, stars: stars, output: self)
        }
    }
}
