extension EmbeddedRating {
    /// The presenter's interface to the router.
    protocol RatedMovieRouterInput {
        func openRating(
            usingSegue identifier: String, stars: Int, output: any RatingModuleOutput
        ) throws -> (any RatingModuleInput)?
    }

    /// Shows a movie and exchanges messages with the rating embedded in its page.
    final class RatedMoviePresenter: ModuleInputOutput.MovieDetailPresenter, RatingModuleOutput {
        private weak var rating: (any RatingModuleInput)?
        private let interactor: any RatingInteractorInput
        private let router: any RatedMovieRouterInput

        init(interactor: any RatingInteractorInput, router: any RatedMovieRouterInput) {
            self.interactor = interactor
            self.router = router
        }

        override func configure(movie: Movie) throws {
            try super.configure(movie: movie)
            rating = try openRating(usingSegue: "EmbedRating")
        }

        func didAskForRating() throws {
            _ = try openRating(usingSegue: "ShowRating")
        }

        func didAskForClear() {
            rating?.clear()
        }

        func ratingModule(_ module: any RatingModuleInput, didRate stars: Int) {
            if let movie { interactor.rate(movie, stars: stars) }
            if module !== rating { rating?.configure(stars: stars) }
        }

        private func openRating(usingSegue identifier: String) throws -> (any RatingModuleInput)? {
            let stars = movie.map(interactor.stars) ?? 0
            return try router.openRating(usingSegue: identifier, stars: stars, output: self)
        }
    }
}
